import type { VimshottariCycle } from '../dasha/vimshottari.ts';
import { DASHA_YEAR_MS } from '../dasha/years.ts';
import { dashaLord } from '../zodiac/division.ts';
import { DASHA_ORDER, DASHA_YEARS } from '../zodiac/names.ts';
import type { Planet } from '../zodiac/names.ts';

/** Outside the 120 years from birth. */
export const NO_LORDS = -1;

/** Sixteenths of a millisecond. */
const UNITS_PER_MS = 16;
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

/** The three lords of such a number, null of none. */
export const lordsOfTriple = (triple: number): readonly [md: Planet, ad: Planet, pd: Planet] | null =>
  triple === NO_LORDS
    ? null
    : [dashaLord(Math.floor(triple / 81)), dashaLord(Math.floor(triple / 9)), dashaLord(triple)];

const yearsOf = (lord: number): number => DASHA_YEARS[lord] ?? Number.NaN;
