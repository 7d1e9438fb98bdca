import type { Chart } from '../../chart/chart.ts';
import { cuspalSubLord, houseOfPlanet, owner } from '../../chart/placement.ts';
import { level, weight } from '../../kp/kernel/levels.ts';
import { bandOf, factor, scoreOf, shown, wholePoints } from '../../kp/kernel/score.ts';
import type { Score, ScoreFactor } from '../../kp/kernel/score.ts';
import { bhadhaka } from '../../kp/promise/bhadhaka.ts';
import { dignityInWords, dignityOf } from '../../parashari/base/dignity.ts';
import { combustionOf, combustionOrb } from '../../parashari/states/combustion.ts';
import { PLANETS } from '../../zodiac/names.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { signAspect } from '../../zodiac/sign-aspects.ts';
import { AFFLICTERS, isClose } from './affliction.ts';
import { chronicityOf, starPartsOf } from './body.ts';
import type { Chronicity } from './body.ts';
import { ailmentKeywords } from './planet-ailments.ts';
import { pull } from './pull.ts';
import { say } from './health.messages.ts';

export const RECUPERATIONS = ['FAST_HEALER', 'AVERAGE', 'SLOW_HEALER', 'FRAGILE'] as const;
export type Recuperation = (typeof RECUPERATIONS)[number];

export interface Vitality extends Score {
  readonly recuperationClass: Recuperation;
  /** The weights on 1 as a share of those on 1 and 6, from 0 to 1. */
  readonly resistanceRatio: number;
  readonly susceptibilityBias: {
    readonly planet: Planet;
    readonly keywords: readonly string[];
    readonly bodyParts: readonly string[];
    readonly chronicity: Chronicity;
  };
}

const ANGLES_AND_TRINES: readonly House[] = [1, 5, 9, 10, 11];
const DUSTHANAS: readonly House[] = [6, 8, 12];

/** Constitution and recovery, 0 to 100 (R37; points and bands ours). Throws out_of_range without Placidus. */
export function vitality(chart: Chart): Vitality {
  const sixth = cuspalSubLord(chart, 6);
  const ratio = resistanceRatio(chart);
  const score = scoreOf([
    { factor: 'base', detail: say.chartBegins(), points: 50 },
    ...ofFirstSubLord(chart),
    ...ofLagnaLord(chart),
    ...(['Sun', 'Moon'] as const).flatMap((light) => ofLight(chart, light)),
    ...ofResistance(ratio),
    ...ofBhadhaka(chart),
    ...uncounted(chart),
  ]);
  return {
    ...score,
    recuperationClass: recuperationOf(score.score),
    resistanceRatio: ratio,
    susceptibilityBias: {
      planet: chart.planets[sixth].starLord,
      keywords: ailmentKeywords(chart.planets[sixth].starLord),
      bodyParts: starPartsOf(chart.planets[sixth]).parts,
      chronicity: chronicityOf(chart, sixth),
    },
  };
}

export const recuperationOf = (score: number): Recuperation =>
  bandOf<Recuperation>(
    score,
    [
      [30, 'FRAGILE'],
      [45, 'SLOW_HEALER'],
      [65, 'AVERAGE'],
    ],
    'FAST_HEALER',
  );

/** The sub lord of cusp 1 and its star lord, which weighs half as much again; a retrograde one gives half and less. */
function ofFirstSubLord(chart: Chart): readonly ScoreFactor[] {
  const csl = cuspalSubLord(chart, 1);
  const { starLord } = chart.planets[csl];
  const { retrograde } = chart.planets[starLord];
  const full = 1.5 * pull(chart, starLord);
  const halved = retrograde && full > 0;
  const given = halved ? full / 2 : full;
  return [
    ...factor('csl1', pull(chart, csl), say.firstSubLordCounts({ planet: csl })),
    ...factor('csl1_star_lord', given, say.starLordCounts({ starLord, csl, halved })),
    ...factor('star_lord_retrograde', retrograde ? -3 : 0, say.retrogradeAtBirth({ planet: starLord })),
  ];
}

function ofLagnaLord(chart: Chart): readonly ScoreFactor[] {
  const lord = owner(chart, 1);
  const house = houseOfPlanet(chart, lord);
  const points = ANGLES_AND_TRINES.includes(house) ? 8 : DUSTHANAS.includes(house) ? -8 : 3;
  return factor('lagna_lord', points, say.lagnaLordInHouse({ lord, house }));
}

function ofLight(chart: Chart, light: 'Sun' | 'Moon'): readonly ScoreFactor[] {
  const key = light.toLowerCase();
  const house = houseOfPlanet(chart, light);
  const near = AFFLICTERS.find((by) => isClose(chart, by, light));
  return [
    ...factor(`${key}_dusthana`, DUSTHANAS.includes(house) ? -4 : 0, say.inHouse({ planet: light, house })),
    ...(near === undefined ? [] : factor(`${key}_afflicted`, -4, say.lightAfflicted({ light, by: near }))),
  ];
}

/** The weights of all nine planets on 1 as a share of those on 1 and 6; one half when both are zero (R37). */
function resistanceRatio(chart: Chart): number {
  const strength = (house: House): number =>
    PLANETS.reduce((sum, planet) => sum + weight(level(chart, planet, house)), 0);
  const [body, illness] = [strength(1), strength(6)];
  return body + illness === 0 ? 0.5 : body / (body + illness);
}

function ofResistance(ratio: number): readonly ScoreFactor[] {
  const points = Math.min(12, Math.max(-12, wholePoints((ratio - 0.5) * 24)));
  return factor('resistance', points, say.resistance({ more: points > 0 }));
}

function ofBhadhaka(chart: Chart): readonly ScoreFactor[] {
  const { lord } = bhadhaka(chart);
  const inFirst = houseOfPlanet(chart, lord) === 1;
  const aspects = signAspect(lord, chart.planets[lord].signIndex, chart.ascendant.signIndex) !== null;
  return factor('bhadhaka_lord', inFirst || aspects ? -6 : 0, say.bhadhakaLord({ lord, inFirst }));
}

/** Dignity and combustion of the planets above: shown and not counted, since KP judges by star and sub (R7.3). */
function uncounted(chart: Chart): readonly ScoreFactor[] {
  const csl = cuspalSubLord(chart, 1);
  const planets = new Set<Planet>([csl, chart.planets[csl].starLord, owner(chart, 1), 'Sun', 'Moon']);
  return [...planets].flatMap((planet) => [
    ...(combustionOrb(planet, false) === null
      ? []
      : [shown('combustion', say.combustionNotCounted({ planet, grade: combustionOf(chart, planet) }))]),
    shown('dignity', say.dignityNotCounted({ planet, dignity: dignityInWords(dignityOf(chart, planet)) })),
  ]);
}
