import type { Chart } from '../../chart/chart.ts';
import { cuspalSubLord, cuspOf } from '../../chart/placement.ts';
import { natalEvent } from '../../events/natal.ts';
import { housesInWords } from '../../kp/kernel/level-words.ts';
import { contact, signifiesNear } from '../../kp/kernel/levels.ts';
import type { Level } from '../../kp/kernel/levels.ts';
import { factor, scoreOf } from '../../kp/kernel/score.ts';
import type { Score, ScoreFactor } from '../../kp/kernel/score.ts';
import { verdictOf } from '../../kp/promise/promise.ts';
import { signName } from '../../zodiac/lords.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { afflictersOf, afflictionInWords } from './affliction.ts';
import { starPartsOf } from './body.ts';
import type { ConditionRow } from './condition-tables.ts';
import { DISEASE, diseaseWeight } from './pull.ts';
import { say } from './health.messages.ts';

/** Whether the chart gives no promise of long illness, so that every signature is cut to the top of LOW. */
const chronicGate = (chart: Chart): boolean => verdictOf(chart, natalEvent('chronic_illness')).side === 'no';

const TOP_OF_LOW = 24;

/** Signature strength of a condition, 0 to 100 (R19.5; points ours). A signature is not a condition. */
export function conditionScore(chart: Chart, row: ConditionRow): Score {
  const { score, factors } = scoreOf([
    ...ofPlanets(chart, row),
    ...ofLink(chart, row),
    ...ofHouses(chart, row),
    ...ofPlaces(chart, row),
    ...ofAffliction(chart, row.ka),
    ...ofCure(chart),
  ]);
  if (!chronicGate(chart) || score <= TOP_OF_LOW) return { score, factors };
  return {
    score: TOP_OF_LOW,
    factors: [...factors, ...factor('gate', TOP_OF_LOW - score, say.longIllnessNotPromised())],
  };
}

function ofPlanets(chart: Chart, { ka, kb }: ConditionRow): readonly ScoreFactor[] {
  const [first, second] = [diseaseWeight(chart, ka), diseaseWeight(chart, kb)];
  return [
    ...factor('ka', Math.min(36, 3 * first), say.weightOnIllness({ planet: ka, weight: first })),
    ...factor('kb', Math.min(18, 1.5 * second), say.weightOnIllness({ planet: kb, weight: second })),
  ];
}

/** The sub lord of cusp 6 is a planet of the condition, or stands in a star or sub of one. */
function ofLink(chart: Chart, { ka, kb }: ConditionRow): readonly ScoreFactor[] {
  const csl6 = cuspalSubLord(chart, 6);
  const { starLord, subLord } = chart.planets[csl6];
  const isOne = (planet: Planet): boolean => planet === ka || planet === kb;
  if (isOne(csl6)) return factor('csl6_link', 16, say.sixthIsOfCondition({ csl: csl6 }));
  if (isOne(starLord)) return factor('csl6_link', 12, say.sixthInStarOf({ csl: csl6, lord: starLord }));
  return isOne(subLord) ? factor('csl6_link', 6, say.sixthInSubOf({ csl: csl6, lord: subLord })) : [];
}

/** By the level at which the sub lord of a house meets 6, 8 or 12. */
const HOUSE_POINTS: Readonly<Record<Level, number>> = { 1: 12, 2: 9, 3: 6, 4: 3 };

function ofHouses(chart: Chart, { houses }: ConditionRow): readonly ScoreFactor[] {
  const found = houses.flatMap((house): readonly (readonly [House, Level])[] => {
    const at = contact(chart, cuspalSubLord(chart, house), DISEASE);
    return at === null ? [] : [[house, at]];
  });
  const [best] = [...found].sort(([, a], [, b]) => a - b);
  if (best === undefined) return [];
  const [house, at] = best;
  const csl = cuspalSubLord(chart, house);
  const held = housesInWords(chart, csl, DISEASE);
  return factor('organ_house', HOUSE_POINTS[at], say.subLordSignifiesAt({ cusp: house, lord: csl, held }));
}

function ofPlaces(chart: Chart, { signs, stars }: ConditionRow): readonly ScoreFactor[] {
  const csl6 = chart.planets[cuspalSubLord(chart, 6)];
  const inSign = (index: number): boolean => signs.includes(signName(index));
  return [
    ...factor('sign', inSign(csl6.signIndex) ? 8 : 0, say.sixthInSignOfIt()),
    ...factor('cusp6_sign', inSign(cuspOf(chart, 6).signIndex) ? 4 : 0, say.cuspInSignOfIt()),
    ...factor(
      'star',
      stars.includes(csl6.starIndex + 1) ? 12 : 0,
      say.sixthInStarOfIt({ star: starPartsOf(csl6).nakshatra }),
    ),
  ];
}

function ofAffliction(chart: Chart, ka: Planet): readonly ScoreFactor[] {
  const by = afflictersOf(chart, ka);
  return factor('affliction', Math.min(12, 6 * by.length), afflictionInWords(chart, ka, by));
}

function ofCure(chart: Chart): readonly ScoreFactor[] {
  const csl6 = cuspalSubLord(chart, 6);
  const { starLord } = chart.planets[csl6];
  const helper = [csl6, starLord].find((planet) => signifiesNear(chart, planet, [11]));
  return helper === undefined ? [] : factor('cure', -10, say.chainSignifiesEleven({ planet: helper }));
}
