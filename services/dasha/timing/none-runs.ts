import { say } from './timing.messages.ts';

/** Why no period of a dasha runs at a moment: it lies before birth, or past the periods that are listed. */
export const noneRuns = (atMs: number, birthMs: number, after = say.afterPeriods()): string =>
  atMs < birthMs ? say.beforeBirth() : after;

/** noneRuns for a dasha that counts one or two cycles of the signs. */
export const noneRunsInCycles = (atMs: number, birthMs: number, cycles: number): string =>
  noneRuns(atMs, birthMs, cycles === 1 ? say.afterFirstCycle() : say.afterSecondCycle());
