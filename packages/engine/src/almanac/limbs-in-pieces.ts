import type { Interval } from '../base/intervals.ts';
import { DAY_MS } from '../time/julian.ts';
import type { LimbSpan } from './limb-spans.ts';

/** Days of a piece, whose limbs are found in some thousandths of a second. */
const PIECE_DAYS = 200;
/** Within so much the border of two limbs is the same, found twice. */
const SAME_BORDER_MS = 1_000;

/** The limbs of a long interval, found a piece at a time, so that other work goes on between. */
export class LimbsInPieces {
  readonly #found: LimbSpan[] = [];
  readonly #over: (of: Interval) => readonly LimbSpan[];
  readonly #whole: Interval;

  constructor(over: (of: Interval) => readonly LimbSpan[], whole: Interval) {
    this.#over = over;
    this.#whole = whole;
  }

  /** Finds the next piece; false when all was found before. */
  findMore(): boolean {
    const until = this.#found.at(-1)?.endMs;
    if (until !== undefined && until >= this.#whole.endMs) return false;
    // A limb begins where that before it ends, to the millisecond, although each piece finds its borders anew.
    const startMs = until === undefined ? this.#whole.startMs : until + SAME_BORDER_MS;
    const endMs = Math.max(startMs + 1, Math.min(startMs + PIECE_DAYS * DAY_MS, this.#whole.endMs));
    const [first, ...others] = this.#over({ startMs, endMs });
    if (first === undefined) return false;
    this.#found.push({ ...first, startMs: until ?? first.startMs }, ...others);
    return true;
  }

  /** All of them, in order. */
  all(): readonly LimbSpan[] {
    while (this.findMore());
    return this.#found;
  }
}
