import { arcForward } from '../../base/angles.ts';
import { dayFrame } from '../../almanac/day-frame.ts';
import type { DayFrame } from '../../almanac/day-frame.ts';
import type { Chart } from '../../chart/chart.ts';
import { kthSign, signsOf, wholeSignHouse } from '../../parashari/base/frame.ts';
import { chartNatures } from '../../parashari/base/natures.ts';
import { aspectOn } from '../../parashari/base/drishti.ts';
import type { Ephemeris } from '../../sky/port.ts';
import { PLANETS } from '../../zodiac/names.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { signAspect } from '../../zodiac/sign-aspects.ts';

/** What the tests of a child's chart read: whole signs, natures without the Moon, sign aspects, the day of birth. */
export interface ChildFrame {
  readonly chart: Chart;
  readonly day: DayFrame;
  /** Born between sunrise and sunset. */
  readonly byDay: boolean;
  /** The Moon is 180° or more ahead of the Sun. */
  readonly waning: boolean;
  /** A benefic is with the Moon or aspects it. */
  readonly relief: boolean;
  readonly malefics: readonly Planet[];
  readonly benefics: readonly Planet[];
  readonly house: (planet: Planet) => House;
  readonly together: (a: Planet, b: Planet) => boolean;
  readonly maleficIn: (...houses: readonly House[]) => boolean;
  readonly beneficIn: (...houses: readonly House[]) => boolean;
  readonly withMalefic: (planet: Planet) => boolean;
  readonly aspectedByMalefic: (planet: Planet) => boolean;
  readonly aspectedByBenefic: (planet: Planet) => boolean;
  /** A benefic is with it or aspects it. */
  readonly helped: (planet: Planet) => boolean;
  readonly maleficAspectsSign: (sign: number) => boolean;
  readonly beneficAspectsSign: (sign: number) => boolean;
  /** A malefic in the sign before and in the sign after. */
  readonly hemmed: (sign: number) => boolean;
}

/** The frame of a birth. Works without houses. */
export function childFrame(ephemeris: Ephemeris, chart: Chart): ChildFrame {
  const { moment, planets } = chart;
  const day = dayFrame(ephemeris, moment.utcMs, moment, moment);
  const signs = signsOf(chart);
  const natures = chartNatures(chart);
  const ofNature = (nature: 'benefic' | 'malefic'): readonly Planet[] =>
    PLANETS.filter((planet) => planet !== 'Moon' && natures[planet] === nature);
  const [malefics, benefics] = [ofNature('malefic'), ofNature('benefic')];
  const house = (planet: Planet): House => wholeSignHouse(chart, planet);
  const together = (a: Planet, b: Planet): boolean => a !== b && signs[a] === signs[b];
  const isIn = (group: readonly Planet[], houses: readonly House[]): boolean =>
    group.some((planet) => houses.includes(house(planet)));
  const isWith = (group: readonly Planet[], planet: Planet): boolean => group.some((each) => together(each, planet));
  const aspected = (group: readonly Planet[], planet: Planet): boolean =>
    group.some((each) => each !== planet && aspectOn(each, planet, signs) !== null);
  const aspectsSign = (group: readonly Planet[], sign: number): boolean =>
    group.some((each) => signAspect(each, signs[each], sign) !== null);
  const helped = (planet: Planet): boolean => isWith(benefics, planet) || aspected(benefics, planet);
  return {
    chart,
    day,
    byDay: moment.utcMs < day.sunsetMs,
    waning: arcForward(planets.Sun.longitude, planets.Moon.longitude) >= 180,
    relief: helped('Moon'),
    malefics,
    benefics,
    house,
    together,
    maleficIn: (...houses) => isIn(malefics, houses),
    beneficIn: (...houses) => isIn(benefics, houses),
    withMalefic: (planet) => isWith(malefics, planet),
    aspectedByMalefic: (planet) => aspected(malefics, planet),
    aspectedByBenefic: (planet) => aspected(benefics, planet),
    helped,
    maleficAspectsSign: (sign) => aspectsSign(malefics, sign),
    beneficAspectsSign: (sign) => aspectsSign(benefics, sign),
    hemmed: (sign) =>
      [kthSign(sign, 12), kthSign(sign, 2)].every((beside) => malefics.some((planet) => signs[planet] === beside)),
  };
}
