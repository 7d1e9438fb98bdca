import type { Chart } from '../../chart/chart.ts';
import type { RunningLord, RunningPeriod } from '../../dasha/running-lords.ts';
import { natalEvent } from '../../events/natal.ts';
import { housesInWords } from '../../kp/kernel/level-words.ts';
import { lean, level } from '../../kp/kernel/levels.ts';
import type { Score, ScoreFactor } from '../../kp/kernel/score.ts';
import { matter } from '../../kp/promise/matter.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { verdictOf } from '../../kp/promise/promise.ts';
import type { Verdict } from '../../kp/promise/promise-verdict.ts';
import { bandOf, scoreOf } from '../../kp/kernel/score.ts';
import type { Division } from '../../zodiac/division.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { EARNING_HOUSES, LOSING_HOUSES } from './earned-income.ts';
import { say } from './career.messages.ts';

export const TERMINATION_BANDS = ['LOW', 'WATCH', 'ELEVATED', 'HIGH'] as const;
export type TerminationBand = (typeof TERMINATION_BANDS)[number];
export const TERMINATION_KINDS = ['SELF_INITIATED', 'SUDDEN', 'CLOSURE_OR_TRANSFER', 'GENERAL'] as const;
type TerminationKind = (typeof TERMINATION_KINDS)[number];

export interface TerminationRisk extends Score {
  readonly band: TerminationBand;
  readonly kind: TerminationKind;
  readonly kindReason: string;
}

const LOSS_POINTS: Readonly<Record<Exclude<Verdict, 'DENIED' | 'NEGATED'>, number>> = {
  ACTIVE: 30,
  MIXED_ACTIVE: 20,
  PARTIALLY_ACTIVE: 10,
  CONTRADICTED: 10,
};

const CUSP_POINTS: readonly (readonly [House, number])[] = [
  [6, 15],
  [10, 15],
  [2, 5],
];
const LORD_POINTS: Readonly<Record<RunningPeriod, number>> = { MD: 10, AD: 15, PD: 5 };

const KINDS: readonly (readonly [House, TerminationKind])[] = [
  [1, 'SELF_INITIATED'],
  [8, 'SUDDEN'],
  [12, 'CLOSURE_OR_TRANSFER'],
];

/** An edge belongs to the band above it. */
export const terminationBand = (score: number): TerminationBand =>
  bandOf(
    score,
    [
      [25, 'LOW'],
      [45, 'WATCH'],
      [70, 'ELEVATED'],
    ],
    'HIGH',
  );

/** The house among 1, 8 and 12 that the tenth sub lord signifies best says how service would end (R10). */
function terminationKind(chart: Chart): Pick<TerminationRisk, 'kind' | 'kindReason'> {
  const csl = cuspalSubLord(chart, 10);
  const held = KINDS.flatMap(([house, kind]) => {
    const at = level(chart, csl, house);
    return at === null ? [] : [{ at, house, kind }];
  });
  const [best] = [...held].sort((a, b) => a.at - b.at);
  const words = housesInWords(
    chart,
    csl,
    KINDS.map(([house]) => house),
  );
  return {
    kind: best?.kind ?? 'GENERAL',
    kindReason: say.kindOfEnd({ csl, held: words }),
  };
}

/** The houses of service weighed against those of its end; the sets of the catalogue's income row (primary 2). */
const SERVICE_SETS = natalEvent('wealth_gain');

/**
 * Exposure to loss of service at a moment (R10; the points are a service extension): promise of loss, sub lords of 6,
 * 10, 2, running lords, Saturn's star and sub, less what protects.
 */
export function terminationRisk(
  chart: Chart,
  running: readonly RunningLord[],
  saturn: Pick<Division, 'starLord' | 'subLord'>,
): TerminationRisk {
  const isAgainst = (planet: Planet): boolean => lean(chart, planet, EARNING_HOUSES, LOSING_HOUSES) === 'AGAINST';
  const factors: ScoreFactor[] = [];
  const loss = verdictOf(chart, natalEvent('job_loss')).verdict;
  if (loss !== 'DENIED' && loss !== 'NEGATED')
    factors.push({ factor: 'job_loss', detail: say.lossPromised({ verdict: loss }), points: LOSS_POINTS[loss] });
  for (const [cusp, points] of CUSP_POINTS) {
    const csl = cuspalSubLord(chart, cusp);
    if (isAgainst(csl))
      factors.push({
        factor: `cusp_${cusp}`,
        detail: say.cuspOpposesService({ csl, cusp }),
        points,
      });
  }
  for (const { period, planet } of running) {
    if (isAgainst(planet))
      factors.push({
        factor: `${period}_lord`,
        detail: say.lordOpposesService({ lord: planet, period }),
        points: LORD_POINTS[period],
      });
  }
  if (isAgainst(saturn.starLord) && isAgainst(saturn.subLord)) {
    const detail = say.saturnOpposesService({ starLord: saturn.starLord, subLord: saturn.subLord });
    factors.push({ factor: 'saturn_transit', detail, points: 5 });
  }
  if (verdictOf(chart, natalEvent('career_start')).verdict === 'ACTIVE')
    factors.push({ factor: 'career_start', detail: say.servicePromised(), points: -15 });
  const ad = running.find(({ period }) => period === 'AD')?.planet;
  if (ad !== undefined && matter(chart, SERVICE_SETS).lords[ad].standing === 'STRONG')
    factors.push({
      factor: 'AD_protects',
      detail: say.antardashaProtects({ ad }),
      points: -10,
    });
  const score = scoreOf(factors);
  return { ...score, band: terminationBand(score.score), ...terminationKind(chart) };
}
