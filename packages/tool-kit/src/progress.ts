/** How far a call is: `done` of `total`, and what it is on. */
export interface ProgressStep {
  readonly done: number;
  readonly total: number;
  readonly message: string;
}

export type OnProgress = (step: ProgressStep) => void;

/** Milliseconds before the first step is told, and between two. */
const PACE_MS = 500;
/** Steps are told in tenths of a percent. */
const TOTAL = 100;
const FINER = 10;

/**
 * What a tool calls as often as it likes, as what a caller hears: nothing in the first half second, so that short work
 * stays one plain answer, then at most two steps a second, each further than the one before and none beyond the end.
 */
export function paced(onProgress: OnProgress | undefined): (share: number, doing?: string) => void {
  if (onProgress === undefined) return () => {};
  let toldMs = performance.now();
  let told = 0;
  return (share, doing = '') => {
    const nowMs = performance.now();
    if (nowMs - toldMs < PACE_MS) return;
    const done = Math.floor(Math.min(share, 1) * TOTAL * FINER) / FINER;
    if (!(done > told)) return;
    told = done;
    toldMs = nowMs;
    onProgress({ done, total: TOTAL, message: doing });
  };
}
