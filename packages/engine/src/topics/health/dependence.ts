import type { Chart } from '../../chart/chart.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { housesInWords } from '../../kp/kernel/level-words.ts';
import { contact } from '../../kp/kernel/levels.ts';
import type { Level } from '../../kp/kernel/levels.ts';
import { bandOf, factor, scoreOf } from '../../kp/kernel/score.ts';
import type { Score, ScoreFactor } from '../../kp/kernel/score.ts';
import { PLANETS } from '../../zodiac/names.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { afflictersOf, afflictionInWords } from './affliction.ts';
import { DISEASE, diseaseWeight, healthClass, signifies } from './pull.ts';
import { say } from './health.messages.ts';

/** Grades of a tendency, ours; the same cuts serve the hidden causes. */
export const TENDENCY_BANDS = ['LOW', 'MODERATE', 'HIGH'] as const;
export type TendencyBand = (typeof TENDENCY_BANDS)[number];

export const tendencyBand = (score: number): TendencyBand =>
  bandOf<TendencyBand>(
    score,
    [
      [30, 'LOW'],
      [55, 'MODERATE'],
    ],
    'HIGH',
  );

/** What a planet hints at where it carries a dependence (general literature). */
export const dependenceHint = (planet: Planet): string => say.dependenceHint({ planet });

export interface Dependence extends Score {
  readonly band: TendencyBand;
  readonly kinds: readonly { readonly planet: Planet; readonly hint: string; readonly dw: number }[];
}

const HABIT_HOUSES: readonly House[] = [5, 6, 8, 12];
const MOST_KINDS = 3;

/** Tendency to dependence, 0 to 100 (R10 on 5, 6, 8, 12 against 1, 5, 11; points ours). Throws out_of_range. */
export function dependence(chart: Chart): Dependence {
  const score = scoreOf([
    ...ofTwelfth(chart),
    ...ofFifth(chart),
    ...ofRahu(chart),
    ...ofMoon(chart),
    ...ofFirst(chart),
    ...ofMarsAndSaturn(chart),
    ...ofRelief(chart),
  ]);
  return { ...score, band: tendencyBand(score.score), kinds: kindsOf(chart) };
}

function kindsOf(chart: Chart): Dependence['kinds'] {
  return PLANETS.map((planet) => ({ planet, hint: dependenceHint(planet), dw: diseaseWeight(chart, planet) }))
    .filter(({ dw }) => dw > 0)
    .sort((a, b) => b.dw - a.dw)
    .slice(0, MOST_KINDS);
}

function ofTwelfth(chart: Chart): readonly ScoreFactor[] {
  const csl = cuspalSubLord(chart, 12);
  const held = HABIT_HOUSES.filter((house) => signifies(chart, csl, house));
  const points = held.length >= 2 ? 20 : held.length === 1 ? 8 : 0;
  return factor('csl12', points, say.subLordSignifies({ cusp: 12, lord: csl, houses: held }));
}

const FIFTH_POINTS: Readonly<Record<Level, number>> = { 1: 16, 2: 12, 3: 8, 4: 4 };

function ofFifth(chart: Chart): readonly ScoreFactor[] {
  const csl = cuspalSubLord(chart, 5);
  const at = contact(chart, csl, DISEASE);
  if (at === null) return [];
  const detail = say.subLordSignifiesAt({ cusp: 5, lord: csl, held: housesInWords(chart, csl, DISEASE) });
  return factor('csl5', FIFTH_POINTS[at], detail);
}

function ofRahu(chart: Chart): readonly ScoreFactor[] {
  const tied = (['Moon', 'Venus'] as const).filter((planet) => {
    const { starLord, subLord } = chart.planets[planet];
    return starLord === 'Rahu' || subLord === 'Rahu';
  });
  const own = diseaseWeight(chart, 'Rahu');
  return [
    ...factor('rahu', Math.min(18, 1.5 * own), say.weightOnIllness({ planet: 'Rahu', weight: own })),
    ...factor('rahu_tie', tied.length > 0 ? 10 : 0, say.rahuRulesStarOrSub({ planets: tied })),
  ];
}

function ofMoon(chart: Chart): readonly ScoreFactor[] {
  const by = afflictersOf(chart, 'Moon', ['Saturn', 'Rahu', 'Ketu']);
  return factor('moon_afflicted', Math.min(16, 8 * by.length), afflictionInWords(chart, 'Moon', by));
}

function ofFirst(chart: Chart): readonly ScoreFactor[] {
  const csl = cuspalSubLord(chart, 1);
  const detail = say.subLordLeansToIllness({ cusp: 1, lord: csl });
  return factor('csl1', healthClass(chart, csl) === 'DISEASE' ? 10 : 0, detail);
}

function ofMarsAndSaturn(chart: Chart): readonly ScoreFactor[] {
  const csl = cuspalSubLord(chart, 12);
  const found = [csl, chart.planets[csl].starLord].find((planet) => planet === 'Mars' || planet === 'Saturn');
  return found === undefined ? [] : factor('mars_saturn', 10, say.inChainOfTwelve({ planet: found }));
}

function ofRelief(chart: Chart): readonly ScoreFactor[] {
  return ([1, 11] as const).flatMap((cusp) => {
    const csl = cuspalSubLord(chart, cusp);
    const detail = say.subLordHelps({ cusp, lord: csl });
    return factor(`csl${cusp}_relief`, healthClass(chart, csl) === 'CURE' ? -10 : 0, detail);
  });
}
