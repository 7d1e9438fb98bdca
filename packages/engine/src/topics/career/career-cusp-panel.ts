import type { Chart } from '../../chart/chart.ts';
import { chain } from '../../kp/kernel/chain.ts';
import type { Chain } from '../../kp/kernel/chain.ts';
import { sharedSubLords } from '../../kp/promise/csl-advanced.ts';
import { weight } from '../../kp/kernel/levels.ts';
import { scoreOf } from '../../kp/kernel/score.ts';
import type { Score } from '../../kp/kernel/score.ts';
import { cuspLean } from '../shared/topic-panel.ts';
import type { CuspLean } from '../shared/topic-panel.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { say } from './career.messages.ts';

export const CAREER_CUSPS: readonly House[] = [2, 6, 7, 10, 11];
export const NEGATING_CUSPS: readonly House[] = [1, 5, 9, 12];
/** Nine cusps, each at most at full weight. */
const MOST = 9 * 4;

export const CAREER_BALANCE_BANDS = ['STRONG', 'FAVOURABLE', 'MIXED', 'OBSTRUCTED', 'HEAVILY_OBSTRUCTED'] as const;
export type CareerBalanceBand = (typeof CAREER_BALANCE_BANDS)[number];

interface CareerCusp extends CuspLean {
  readonly chain: Chain;
  /** Weight for the career houses less weight for the negating ones, -4 to 4. */
  readonly net: number;
}

export interface CareerCuspPanel {
  readonly careerCusps: readonly CareerCusp[];
  readonly negationCusps: readonly (Omit<CareerCusp, 'net'> & { readonly pressure: number })[];
  /** -100 to 100, the nine cusps added up. */
  readonly balance: Score;
  readonly band: CareerBalanceBand;
  /** Among the career cusps; of equal ones the first. */
  readonly strongestCusp: House;
  readonly weakestCusp: House;
  /** Cusps among the nine that share a sub lord: it counts each time. */
  readonly sharedCsl: readonly { readonly csl: Planet; readonly cusps: readonly House[] }[];
}

/** Band of a balance of -100 to 100; the same two borders on either side of zero, a scale of ours. */
export function careerBalanceBand(index: number): CareerBalanceBand {
  if (index >= 40) return 'STRONG';
  if (index >= 15) return 'FAVOURABLE';
  if (index > -15) return 'MIXED';
  return index > -40 ? 'OBSTRUCTED' : 'HEAVILY_OBSTRUCTED';
}

function careerCusp(chart: Chart, cusp: House): CareerCusp {
  const found = cuspLean(chart, cusp, CAREER_CUSPS, NEGATING_CUSPS);
  return { ...found, chain: chain(chart, cusp), net: weight(found.supportLevel) - weight(found.negationLevel) };
}

/**
 * The sub lords of 2, 6, 7, 10, 11 and of 1, 5, 9, 12 between those two groups of houses (R9.1, R20; the index is a
 * service extension). Throws out_of_range without Placidus.
 */
export function careerCuspPanel(chart: Chart): CareerCuspPanel {
  const careerCusps = CAREER_CUSPS.map((cusp) => careerCusp(chart, cusp));
  const negation = NEGATING_CUSPS.map((cusp) => careerCusp(chart, cusp));
  const balance = scoreOf(
    [...careerCusps, ...negation].map(({ cusp, csl, net, supportLevel, negationLevel }) => ({
      factor: `Cusp ${cusp}`,
      detail: say.cuspWeighed({ csl, support: weight(supportLevel), negation: weight(negationLevel), net }),
      points: (100 * net) / MOST,
    })),
    { least: -100 },
  );
  const byNet = [...careerCusps].sort((a, b) => b.net - a.net);
  const weakest = [...careerCusps].sort((a, b) => a.net - b.net);
  const nine = [...CAREER_CUSPS, ...NEGATING_CUSPS];
  return {
    careerCusps,
    // What presses on the career is what speaks against it.
    negationCusps: negation.map(({ net, ...rest }) => ({ ...rest, pressure: 0 - net })),
    balance,
    band: careerBalanceBand(balance.score),
    strongestCusp: byNet[0]?.cusp ?? 10,
    weakestCusp: weakest[0]?.cusp ?? 10,
    sharedCsl: sharedSubLords(chart)
      .map(({ csl, cusps }) => ({ csl, cusps: cusps.filter((cusp) => nine.includes(cusp)) }))
      .filter(({ cusps }) => cusps.length > 1),
  };
}
