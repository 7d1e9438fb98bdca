import type { SearchBudget } from './budget.ts';
import { mustStop, searchBudget } from './budget.ts';
import type { Ephemeris } from '../sky/port.ts';
import { rootBetween, SECOND } from './root.ts';

/**
 * Instants in [from, to) at which a value that never changes by more than `fastest` a day passes zero, to a second: far
 * from zero the search may step as far as the value could need to get there, and `leastStep` days near it.
 */
export function signChangesOf(
  ephemeris: Ephemeris,
  value: (jd: number) => number,
  fastest: number,
  leastStep: number,
  fromJd: number,
  toJd: number,
  budget?: SearchBudget,
): readonly number[] {
  const own = budget ?? searchBudget(ephemeris);
  const found: number[] = [];
  let start = fromJd;
  let before = value(start);
  while (start < toJd && !mustStop(own, budget, start)) {
    const end = Math.min(start + Math.max(Math.abs(before) / fastest, leastStep), toJd);
    const after = value(end);
    if (before <= 0 !== after <= 0) found.push(rootBetween(value, start, end, SECOND / 2));
    start = end;
    before = after;
  }
  return found;
}
