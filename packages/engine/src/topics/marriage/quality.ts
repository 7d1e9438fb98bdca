import type { Chart } from '../../chart/chart.ts';
import { housesInWords } from '../../kp/kernel/level-words.ts';
import { cuspLean } from '../shared/topic-panel.ts';
import type { CuspLean } from '../shared/topic-panel.ts';
import type { House } from '../../zodiac/names.ts';
import { say } from './marriage.messages.ts';

export const MARRIAGE_QUALITIES = ['HARMONIOUS', 'STABLE', 'MIXED', 'STRAINED'] as const;
export type MarriageQuality = (typeof MARRIAGE_QUALITIES)[number];

const CUSPS: readonly House[] = [2, 4, 7, 8, 11];
const FAVOURABLE: readonly House[] = [2, 4, 5, 7, 11];
const AGAINST: readonly House[] = [6, 8, 10, 12];

/** How the tie wears: the leans of the sub lords of cusps 2, 4, 7, 8 and 11 (R10). */
export function marriageQuality(chart: Chart): {
  readonly verdict: MarriageQuality;
  readonly favourable: readonly House[];
  readonly opposing: readonly House[];
  readonly cusps: readonly CuspLean[];
} {
  const cusps = CUSPS.map((cusp) => {
    const found = cuspLean(chart, cusp, FAVOURABLE, AGAINST);
    const held = (houses: readonly House[]): string => housesInWords(chart, found.csl, houses);
    // The two groups stand once, beside the five.
    return {
      ...found,
      reason: say.cuspWeighed({ csl: found.csl, favourable: held(FAVOURABLE), opposing: held(AGAINST) }),
    };
  });
  const [good, bad] = (['FOR', 'AGAINST'] as const).map((way) => cusps.filter(({ lean }) => lean === way).length);
  return { verdict: verdictOf(good ?? 0, bad ?? 0), favourable: FAVOURABLE, opposing: AGAINST, cusps };
}

function verdictOf(good: number, bad: number): MarriageQuality {
  if (good >= 4) return 'HARMONIOUS';
  if (good === 3) return 'STABLE';
  return bad >= 3 ? 'STRAINED' : 'MIXED';
}
