import type { Ephemeris } from '../sky/port.ts';
import { EngineError } from '../base/errors.ts';
import { say } from './search.messages.ts';

/** Ephemeris calls that the searches of one tool call may make: about 0.4 s (kernel F). */
const SEARCH_CALLS = 40_000;

/**
 * What searches may spend. A search given one stops when it is used up and leaves in `stoppedAt` the Julian day to go
 * on from: the answer then carries `truncated: true`. A search given none throws out_of_range instead.
 */
export interface SearchBudget {
  stoppedAt: number | null;
  /** Calls that may still be made. */
  readonly left: number;
  readonly exhausted: boolean;
  /** Counts calls that were not made, or with a minus does not count some that were: what is kept costs the same as what is found. */
  charge(calls: number): void;
}

/** A budget that counts from now; hand the same one to every search of a tool call. */
export const searchBudget = (ephemeris: Ephemeris, calls = SEARCH_CALLS): SearchBudget => new Budget(ephemeris, calls);

class Budget implements SearchBudget {
  stoppedAt: number | null = null;
  readonly #ephemeris: Ephemeris;
  #last: number;

  constructor(ephemeris: Ephemeris, calls: number) {
    this.#ephemeris = ephemeris;
    this.#last = ephemeris.calls + calls;
  }

  get left(): number {
    return this.#last - this.#ephemeris.calls;
  }

  get exhausted(): boolean {
    return this.left <= 0;
  }

  charge(spent: number): void {
    this.#last -= spent;
  }
}

/** True when the search must stop at this Julian day; without a budget of the caller's that is an error. */
export function mustStop(own: SearchBudget, callers: SearchBudget | undefined, jd: number): boolean {
  if (!own.exhausted) return false;
  if (callers === undefined) {
    throw new EngineError('out_of_range', say.tooLong());
  }
  callers.stoppedAt = Math.min(callers.stoppedAt ?? Infinity, jd);
  return true;
}
