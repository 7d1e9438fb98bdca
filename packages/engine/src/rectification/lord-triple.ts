import type { VimshottariCycle } from '../dasha/vimshottari.ts';
import { DASHA_YEAR_MS } from '../dasha/years.ts';
import { dashaLord } from '../zodiac/division.ts';
import { DASHA_ORDER, DASHA_YEARS } from '../zodiac/names.ts';
import type { Planet } from '../zodiac/names.ts';

/** Outside the 120 years from birth. */
export const NO_LORDS = -1;

/** Sixteenths of a millisecond. */
const UNITS_PER_MS = 16;
/** More than any range of births is long. */
const NEAR_BIRTH_MS = 3 * 86_400_000;
const CYCLE_UNITS = 120 * DASHA_YEAR_MS * UNITS_PER_MS;

/**
 * The lords of mahadasha, antardasha and pratyantardasha of a cycle at an instant as one number (81 MD + 9 AD + PD by
 * their places in the Vimshottari order), by the same whole units as the tree of periods: it is asked millions
 * of times, so it builds no periods. `NO_LORDS` before birth and after the 120 years.
 */
export function lordTriple({ birthMs, nominalStartMs, firstLord }: VimshottariCycle, utcMs: number): number {
  const units = (utcMs - nominalStartMs) * UNITS_PER_MS;
  return utcMs < birthMs || units >= CYCLE_UNITS ? NO_LORDS : periodAt(units, firstLord).triple;
}

/** The pratyantardasha that holds an offset from the beginning of a cycle, with its limits. */
function periodAt(units: number, firstLord: Planet) {
  let lord = DASHA_ORDER.indexOf(firstLord);
  let start = 0;
  let length = CYCLE_UNITS;
  let triple = 0;
  for (let level = 0; level < 3; level += 1) {
    const perYear = length / 120;
    let end = start + perYear * yearsOf(lord);
    while (units >= end) {
      lord = (lord + 1) % 9;
      start = end;
      end = start + perYear * yearsOf(lord);
    }
    length = end - start;
    triple = triple * 9 + lord;
  }
  return { triple, start, end: start + length };
}

/**
 * `lordTriple` of many fixed instants for cycles that come in order of birth and differ little: the period last found
 * for an instant mostly holds on, so it is looked at first.
 */
export function triplesOf(instants: readonly number[]): (cycle: VimshottariCycle) => (at: number) => number {
  const firsts: (Planet | undefined)[] = instants.map(() => undefined);
  const [starts, ends] = [new Float64Array(instants.length), new Float64Array(instants.length)];
  const found = new Int16Array(instants.length);
  return ({ birthMs, nominalStartMs, firstLord }) =>
    (at) => {
      const utcMs = instants[at] ?? Number.NaN;
      const units = (utcMs - nominalStartMs) * UNITS_PER_MS;
      if (utcMs < birthMs || units >= CYCLE_UNITS) return NO_LORDS;
      if (firsts[at] !== firstLord || !(units >= (starts[at] ?? 0) && units < (ends[at] ?? 0))) {
        const period = periodAt(units, firstLord);
        firsts[at] = firstLord;
        [starts[at], ends[at], found[at]] = [period.start, period.end, period.triple];
      }
      return found[at] ?? NO_LORDS;
    };
}

/**
 * `lordTriple` of many fixed instants for cycles that come one after another: moved to the next cycle it says of which
 * instants the lords are others, so that what is summed over them is summed anew for those alone.
 */
export class MovedTriples {
  readonly #instants: readonly number[];
  readonly #found: Int16Array;
  /** The lords found hold for nominal starts after the first of these and up to the second. */
  readonly #after: Float64Array;
  readonly #upTo: Float64Array;
  #firstLord: Planet | undefined;

  constructor(instants: readonly number[]) {
    this.#instants = instants;
    this.#found = new Int16Array(instants.length).fill(NO_LORDS);
    this.#after = new Float64Array(instants.length).fill(Infinity);
    this.#upTo = new Float64Array(instants.length).fill(-Infinity);
  }

  at(index: number): number {
    return this.#found[index] ?? NO_LORDS;
  }

  /** Calls `changed` for each instant whose lords are not those of the cycle before. */
  moveTo(cycle: VimshottariCycle, changed: (index: number) => void): void {
    const { nominalStartMs, firstLord, birthMs } = cycle;
    const [after, upTo, found] = [this.#after, this.#upTo, this.#found];
    const anew = firstLord !== this.#firstLord;
    this.#firstLord = firstLord;
    for (let index = 0; index < found.length; index += 1) {
      if (!anew && nominalStartMs > (after[index] ?? Infinity) && nominalStartMs <= (upTo[index] ?? 0)) continue;
      const before = found[index];
      this.#look(index, nominalStartMs, firstLord, birthMs);
      if (found[index] !== before) changed(index);
    }
  }

  #look(index: number, nominalStartMs: number, firstLord: Planet, birthMs: number): void {
    const utcMs = this.#instants[index] ?? Number.NaN;
    const units = (utcMs - nominalStartMs) * UNITS_PER_MS;
    // A birth after the instant, or one too long before it: the next cycle is looked at again.
    [this.#after[index], this.#upTo[index], this.#found[index]] = [Infinity, -Infinity, NO_LORDS];
    if (utcMs < birthMs || units >= CYCLE_UNITS) return;
    const { start, end, triple } = periodAt(units, firstLord);
    this.#found[index] = triple;
    // Near the birth every cycle is looked at, since the birth itself moves with it.
    if (utcMs < birthMs + NEAR_BIRTH_MS) return;
    [this.#after[index], this.#upTo[index]] = [utcMs - end / UNITS_PER_MS, utcMs - start / UNITS_PER_MS];
  }
}

/** The three lords of such a number, null of none. */
export const lordsOfTriple = (triple: number): readonly [md: Planet, ad: Planet, pd: Planet] | null =>
  triple === NO_LORDS
    ? null
    : [dashaLord(Math.floor(triple / 81)), dashaLord(Math.floor(triple / 9)), dashaLord(triple)];

const yearsOf = (lord: number): number => DASHA_YEARS[lord] ?? Number.NaN;
