/** Why no period of a dasha runs at a moment: it lies before birth, or past the periods that are listed. */
export const noneRuns = (
  atMs: number,
  birthMs: number,
  after = 'The moment asked about lies after the periods listed, so none of them runs.',
): string => (atMs < birthMs ? 'The moment asked about lies before birth, so no period runs.' : after);

/** noneRuns for a dasha that counts one or two cycles of the signs. */
export const noneRunsInCycles = (atMs: number, birthMs: number, cycles: number): string =>
  noneRuns(
    atMs,
    birthMs,
    cycles === 1
      ? 'The moment asked about lies after the first cycle. Ask for two cycles to reach further.'
      : 'The moment asked about lies after the second cycle, so no period is named.',
  );
