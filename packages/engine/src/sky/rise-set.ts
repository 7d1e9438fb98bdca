/** Days; half an hour before a rise or set the library's answer is good to 0.01 s. */
export const NEARBY = 0.02;
/** Days; a search from an event does not find that event again. */
const SAME_EVENT = 1e-6;

/**
 * First rise or set after a Julian day, or null when there is none within so many days. `next` is the library's search
 * from a Julian day: it looks about a day ahead, answers a negative number when it finds nothing, and is up to four
 * seconds out when it starts far from the event. So begin early, and ask again from nearby.
 */
export function firstEventAfter(next: (fromJd: number) => number, jdUt: number, withinDays: number): number | null {
  const end = jdUt + withinDays;
  let from = jdUt - NEARBY;
  while (from < end) {
    const rough = next(from);
    if (rough <= 0) {
      from += 0.5;
      continue;
    }
    if (rough > end + NEARBY) return null;
    const near = next(rough - NEARBY);
    const found = near > 0 ? near : rough;
    if (found > jdUt + SAME_EVENT) return found <= end ? found : null;
    from = rough + 0.3;
  }
  return null;
}

/**
 * The same where the event is known roughly: `roughly` gives the first one after a Julian day to some minutes, and
 * `exactly` the one that is near.
 */
export function firstKnownEventAfter(
  exactly: (roughJd: number) => number,
  roughly: (fromJd: number) => number,
  jdUt: number,
  withinDays: number,
): number | null {
  const end = jdUt + withinDays;
  let rough = roughly(jdUt - NEARBY);
  while (rough <= end + NEARBY) {
    const found = exactly(rough);
    if (found > jdUt + SAME_EVENT) return found <= end ? found : null;
    rough = roughly(rough + 0.3);
  }
  return null;
}
