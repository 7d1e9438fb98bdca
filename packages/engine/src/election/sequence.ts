import type { Candidate } from './selection.ts';

/** A candidate with its place among those of its event. */
export interface Placed {
  readonly candidate: Candidate;
  /** 1 = best. */
  readonly place: number;
}

const startOf = ({ window, date }: Candidate): number => date?.best.from ?? window.from;
const endOf = ({ window, date }: Candidate): number => date?.best.to ?? window.to;

/**
 * One candidate for each event so that each begins after the one before has ended and a gap has passed: the first
 * combination in the order of places, so the best of the first event that leaves room for the others. Null when there
 * is none. Depth first; a later event takes the best that starts late enough, and what failed from a second on is not
 * tried again from a later one.
 */
export function sequenceOf(lists: readonly (readonly Candidate[])[], gapSeconds: number): readonly Placed[] | null {
  /** By event: the earliest second from which the rest was found impossible. */
  const hopeless = lists.map(() => Infinity);
  const search = (index: number, from: number): readonly Placed[] | null => {
    const list = lists[index];
    if (list === undefined) return [];
    if (from >= (hopeless[index] ?? Infinity)) return null;
    for (const [at, candidate] of list.entries()) {
      if (startOf(candidate) < from) continue;
      const rest = search(index + 1, endOf(candidate) + gapSeconds);
      if (rest !== null) return [{ candidate, place: at + 1 }, ...rest];
    }
    hopeless[index] = from;
    return null;
  };
  return search(0, -Infinity);
}
