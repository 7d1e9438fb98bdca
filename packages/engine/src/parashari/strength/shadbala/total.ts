import type { DayFrame } from '../../../almanac/day-frame.ts';
import type { Chart } from '../../../chart/chart.ts';
import type { Ephemeris } from '../../../sky/port.ts';
import { dayFrame } from '../../../almanac/day-frame.ts';
import { separation } from '../../../base/angles.ts';
import { GRAHAS } from '../../../zodiac/names.ts';
import type { Graha } from '../../../zodiac/names.ts';
import { byGraha, longitudesOf, signsOf } from '../../base/frame.ts';
import { chartNatures, naisargikaBala } from '../../base/natures.ts';
import type { NaturesOf } from '../../base/natures.ts';
import { wars } from '../../states/war.ts';
import type { War } from '../../states/war.ts';
import { anglesOf } from '../sripati.ts';
import { byWarrior, isWarrior, type Warrior } from '../../states/warriors.ts';
import type { Angles } from '../sripati.ts';
import { bookMeans, cheshtaBala, modernMeans, solarCheshta } from './cheshta.ts';
import { drishtiReceived } from './drik.ts';
import { ayanaBala, nathonnathaBala, pakshaBala, timeLordBala } from './kala.ts';
import type { KalaBala } from './kala.ts';
import { COMPONENTS, judge } from './requirements.ts';
import type { Component, Judgement } from './requirements.ts';
import { sthanaBala } from './sthana.ts';
import type { SthanaBala } from './sthana.ts';
import { timeLords } from './time-lords.ts';
import type { TimeLords } from './time-lords.ts';

/** Six-fold strength of one planet: virupas, 60 to a rupa. */
export interface PlanetShadbala extends Judgement {
  readonly sthana: SthanaBala;
  readonly dig: number;
  readonly kala: KalaBala;
  /** Zero for Sun and Moon: their ayana and paksha already count in kala. */
  readonly cheshta: number;
  readonly naisargika: number;
  readonly drik: number;
  readonly total: number;
  readonly dominantComponent: Component;
  /** 1 = the strongest by ratio. */
  readonly rank: number;
  readonly ishta: number;
  readonly kashta: number;
}

export interface Shadbala {
  readonly planets: Readonly<Record<Graha, PlanetShadbala>>;
  /** By ratio to the required strength; ties by naisargika. */
  readonly ranking: readonly Graha[];
  readonly lords: TimeLords;
  /** The Vedic day of the birth; `sunriseFallback` has to be said in the notes. */
  readonly day: DayFrame;
  readonly natures: NaturesOf;
  readonly alternatives: {
    readonly totalWithLuminaryCheshta: Readonly<Record<'Sun' | 'Moon', number>>;
    /** The Sun's ayana and the Moon's paksha counted once, not twice. */
    readonly totalSingleLuminaries: Readonly<Record<'Sun' | 'Moon', number>>;
    readonly cheshtaModernMeans: Readonly<Record<Warrior, number>>;
  };
}

/**
 * Shadbala of Sun to Saturn (R25, BPHS 27, Raman), component by component. The day is the Hindu day of the birth; where
 * no sunrise exists the fallback of the day frame is used and said.
 */
export function shadbala(ephemeris: Ephemeris, chart: Chart): Shadbala {
  const { moment, planets } = chart;
  const longitudes = longitudesOf(chart);
  const natures = chartNatures(chart);
  const angles = anglesOf(ephemeris, chart);
  const day = dayFrame(ephemeris, moment.utcMs, moment, moment);
  const lords = timeLords(day, moment.utcMs, moment);
  const means = bookMeans(moment.jdUt);
  const modern = modernMeans(moment.jdUt + ephemeris.deltaT(moment.jdUt) / 86_400, chart.ayanamsaMean);
  const sunHourAngle =
    ephemeris.siderealTime(moment.jdUt) * 15 +
    moment.longitude -
    ephemeris.equatorial(moment.jdUt, 'Sun').rightAscension;
  const moonSunArc = separation(longitudes.Moon, longitudes.Sun);

  const steady = byGraha((planet) => {
    const longitude = longitudes[planet];
    const timed = {
      nathonnatha: nathonnathaBala(planet, sunHourAngle),
      paksha: pakshaBala(planet, moonSunArc, natures),
      ...timeLordBala(planet, lords),
    };
    return {
      sthana: sthanaBala(planet, longitude, signsOf(chart), chart.ascendant.signIndex),
      dig: digBala(planet, longitude, angles),
      timed,
      timedTotal: Object.values(timed).reduce((sum, virupas) => sum + virupas, 0),
      ayana: ayanaBala(planet, planets[planet].tropicalLongitude, chart.frame.obliquityTrue),
      cheshta: isWarrior(planet) ? cheshtaBala(planet, longitude, means) : 0,
      naisargika: naisargikaBala(planet),
      drik: drishtiReceived(longitude, longitudes, natures).drik,
    };
  });
  const soFar = byGraha((planet) => steady[planet].sthana.total + steady[planet].dig + steady[planet].timedTotal);

  const strengths = byGraha((planet) => {
    const { sthana, dig, timed, timedTotal, ayana, cheshta, naisargika, drik } = steady[planet];
    const yuddha = yuddhaBala(planet, wars(chart), soFar);
    const kala: KalaBala = { ...timed, ayana, yuddha, total: timedTotal + ayana + yuddha };
    const six = { sthana: sthana.total, dig, kala: kala.total, cheshta, naisargika, drik };
    const total = COMPONENTS.reduce((sum, component) => sum + six[component], 0);
    const luminary = planet === 'Sun' ? ayana : planet === 'Moon' ? kala.paksha : cheshta;
    const motion =
      planet === 'Sun' ? solarCheshta(planets.Sun.tropicalLongitude) : planet === 'Moon' ? moonSunArc / 3 : cheshta;
    return {
      ...judge(planet, total, { sthana: sthana.total, dig, cheshta: luminary, kala: kala.total, ayana }),
      sthana,
      dig,
      kala,
      cheshta,
      naisargika,
      drik,
      total,
      dominantComponent: COMPONENTS.reduce((best, component) => (six[component] > six[best] ? component : best)),
      ishta: Math.sqrt(sthana.uchcha * motion),
      kashta: Math.sqrt((60 - sthana.uchcha) * (60 - motion)),
    };
  });
  const ranking = GRAHAS.toSorted(
    (x, y) => strengths[y].ratio - strengths[x].ratio || naisargikaBala(y) - naisargikaBala(x),
  );

  return {
    planets: byGraha((planet) => ({ ...strengths[planet], rank: ranking.indexOf(planet) + 1 })),
    ranking,
    lords,
    day,
    natures,
    alternatives: {
      totalWithLuminaryCheshta: {
        Sun: strengths.Sun.total + strengths.Sun.kala.ayana,
        Moon: strengths.Moon.total + strengths.Moon.kala.paksha,
      },
      totalSingleLuminaries: {
        Sun: strengths.Sun.total - strengths.Sun.kala.ayana / 2,
        Moon: strengths.Moon.total - strengths.Moon.kala.paksha / 2,
      },
      cheshtaModernMeans: byWarrior((planet) => cheshtaBala(planet, longitudes[planet], modern)),
    },
  };
}

/** The angle at which each planet has no directional strength (R25). */
const POWERLESS: Readonly<Record<Graha, (angles: Angles) => number>> = {
  Sun: ({ midheaven }) => midheaven + 180,
  Mars: ({ midheaven }) => midheaven + 180,
  Moon: ({ midheaven }) => midheaven,
  Venus: ({ midheaven }) => midheaven,
  Mercury: ({ ascendant }) => ascendant + 180,
  Jupiter: ({ ascendant }) => ascendant + 180,
  Saturn: ({ ascendant }) => ascendant,
};

/** Dig bala in virupas: a third of the arc from the powerless point, by the true angles (R25). */
export const digBala = (planet: Graha, longitude: number, angles: Angles): number =>
  separation(longitude, POWERLESS[planet](angles)) / 3;

/** Diameters of the discs in arc-seconds (R25). */
const DISC: Readonly<Record<Warrior, number>> = { Mars: 9.4, Mercury: 6.6, Jupiter: 190.4, Venus: 16.6, Saturn: 158 };

/**
 * What the wars of a chart add to a planet or take from it, in virupas: the difference of the two strengths so far
 * (sthana, dig, and kala without ayana) over the difference of the discs, to the winner from the loser (R25).
 */
export function yuddhaBala(
  planet: Graha,
  wars: readonly Pick<War, 'winner' | 'loser'>[],
  strengthSoFar: Readonly<Record<Graha, number>>,
): number {
  return wars.reduce((sum, { winner, loser }) => {
    if (planet !== winner && planet !== loser) return sum;
    const stake = Math.abs((strengthSoFar[winner] - strengthSoFar[loser]) / (DISC[winner] - DISC[loser]));
    return sum + (planet === winner ? stake : -stake);
  }, 0);
}
