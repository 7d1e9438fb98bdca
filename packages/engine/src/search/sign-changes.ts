import type { SearchBudget } from './budget.ts';
import { mustStop, searchBudget } from './budget.ts';
import type { Ephemeris } from '../sky/port.ts';
import { rootBetween, SECOND } from '../base/root.ts';

/** A value whose zeros are sought, and for how many days from an instant it surely keeps its sign. */
export interface SoughtValue {
  readonly at: (jd: number) => number;
  readonly keepsSign: (jd: number) => number;
}

/**
 * Instants in [from, to) at which a value passes zero, to a second: the search steps as far as the value surely keeps
 * its sign, and `leastStep` days where that is less.
 */
export function signChangesOf(
  ephemeris: Ephemeris,
  { at: value, keepsSign }: SoughtValue,
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
    const end = Math.min(start + Math.max(keepsSign(start), leastStep), toJd);
    const after = value(end);
    if (before <= 0 !== after <= 0) found.push(rootBetween(value, start, end, SECOND / 2));
    start = end;
    before = after;
  }
  return found;
}
