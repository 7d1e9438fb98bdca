import type { ScoreFactor } from '../../kp/kernel/score.ts';

/** A factor of a score; none where it gives nothing. */
export const factor = (name: string, points: number, detail: string): readonly ScoreFactor[] =>
  points === 0 ? [] : [{ factor: name, detail, points }];

/** A factor that is shown though it gives nothing, where the page asks for it. */
export const shown = (name: string, detail: string): ScoreFactor => ({ factor: name, detail, points: 0 });
