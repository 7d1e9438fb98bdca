import type { Confidence } from './confidence.ts';
import { SAME_SCORE } from './scored.ts';

/** What a second test says of the stated time. */
export const RECTIFICATION_VERDICTS = ['CONFIRMED', 'SHIFTED', 'INCONCLUSIVE'] as const;
export type RectificationVerdict = (typeof RECTIFICATION_VERDICTS)[number];

const [CONFIRMED_WITHIN, SHIFTED_BEYOND] = [1, 5];

/** Within one point of the best it is confirmed, five below it is shifted unless the confidence is low. */
export function statedVerdict(stated: number, best: number, confidence: Confidence): RectificationVerdict {
  const behind = best - stated;
  if (behind <= CONFIRMED_WITHIN + SAME_SCORE) return 'CONFIRMED';
  return behind >= SHIFTED_BEYOND - SAME_SCORE && confidence !== 'LOW' ? 'SHIFTED' : 'INCONCLUSIVE';
}
