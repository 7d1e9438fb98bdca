import type { Chart } from '../../chart/chart.ts';
import { housesInWords, levelInWords } from '../../kp/kernel/level-words.ts';
import { contact, houseLevels, level, signifiesNear } from '../../kp/kernel/levels.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { cuspLean } from '../shared/topic-panel.ts';
import type { CuspLean } from '../shared/topic-panel.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { say } from './career.messages.ts';

export const INCOME_GRADES = ['ABUNDANT', 'GOOD', 'MODERATE', 'THIN', 'STRAINED'] as const;
export type IncomeGrade = (typeof INCOME_GRADES)[number];
export const STEADINESS = ['STEADY', 'VARIABLE', 'MIXED'] as const;
type Steadiness = (typeof STEADINESS)[number];

/** Houses of earning and of loss (R10), in that order. */
export const EARNING_HOUSES: readonly House[] = [2, 6, 10, 11];
export const LOSING_HOUSES: readonly House[] = [5, 8, 12];

interface IncomeCusp extends CuspLean {
  /** -2 to 2. */
  readonly point: number;
}

/** A way by which money runs out. */
interface IncomeLeak {
  readonly cusp: House;
  readonly csl: Planet;
  readonly reason: string;
}

export interface EarnedIncome {
  readonly cusps: readonly IncomeCusp[];
  /** The points of the cusps added up, -8 to 8. */
  readonly balance: number;
  readonly grade: IncomeGrade;
  readonly leaks: readonly IncomeLeak[];
  readonly steadiness: Steadiness;
  readonly steadinessReason: string;
}

/** Grade of the points of all cusps for and against income; a scale of ours. */
export function incomeGrade(balance: number): IncomeGrade {
  if (balance >= 6) return 'ABUNDANT';
  if (balance >= 3) return 'GOOD';
  if (balance >= 0) return 'MODERATE';
  return balance >= -3 ? 'THIN' : 'STRAINED';
}

function pointOf({ lean, supportLevel, negationLevel }: CuspLean): number {
  if (lean === 'FOR') return (supportLevel ?? 4) <= 2 ? 2 : 1;
  if (lean === 'AGAINST') return (negationLevel ?? 4) <= 2 ? -2 : -1;
  return 0;
}

function leaksOf(chart: Chart): readonly IncomeLeak[] {
  const out = ([2, 11] as const).flatMap((cusp): readonly IncomeLeak[] => {
    const csl = cuspalSubLord(chart, cusp);
    const held = houseLevels(chart, csl, LOSING_HOUSES);
    const reason = say.losing({ csl, cusp, held: housesInWords(chart, csl, LOSING_HOUSES) });
    return held.length >= 2 ? [{ cusp, csl, reason }] : [];
  });
  const spender = cuspalSubLord(chart, 12);
  const at = level(chart, spender, 2);
  if (at === null || at > 2) return out;
  return [
    ...out,
    {
      cusp: 12,
      csl: spender,
      reason: say.spent({ csl: spender, level: levelInWords(chart, spender, [2]) }),
    },
  ];
}

function steadinessOf(chart: Chart): Pick<EarnedIncome, 'steadiness' | 'steadinessReason'> {
  const csl = cuspalSubLord(chart, 10);
  const held = housesInWords(chart, csl, [5, 6, 7]);
  const steady = signifiesNear(chart, csl, [6]);
  const steadiness = steady ? 'STEADY' : contact(chart, csl, [5, 7]) === null ? 'MIXED' : 'VARIABLE';
  return {
    steadiness,
    steadinessReason: say.steadiness({ csl, held, steadiness }),
  };
}

/** Grade, leaks and steadiness of earned income by the sub lords of 2, 6, 10, 11 (R10). Throws out_of_range without Placidus. */
export function earnedIncome(chart: Chart): EarnedIncome {
  const cusps = EARNING_HOUSES.map((cusp) => {
    const found = cuspLean(chart, cusp, EARNING_HOUSES, LOSING_HOUSES);
    return { ...found, point: pointOf(found) };
  });
  const balance = cusps.reduce((sum, { point }) => sum + point, 0);
  return {
    cusps,
    balance,
    grade: incomeGrade(balance),
    leaks: leaksOf(chart),
    ...steadinessOf(chart),
  };
}
