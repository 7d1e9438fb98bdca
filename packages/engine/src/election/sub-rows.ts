import { normalize } from '../base/angles.ts';
import { UNITS_PER_DEGREE } from '../zodiac/division.ts';
import type { Planet } from '../zodiac/names.ts';
import { bitOf } from '../zodiac/planet-bits.ts';
import { modalityOf } from '../zodiac/sign-attributes.ts';
import type { Modality } from '../zodiac/sign-attributes.ts';
import { SUB_ROWS } from '../zodiac/sub-table.ts';

/** A row of the 249 with its lords as bits, for sweeps that judge thousands of intervals (R4.3). */
export interface LordRow {
  /** 0..248; the printed number is one more. */
  readonly index: number;
  /** Degrees at which it begins. */
  readonly start: number;
  /** 0 = Aries. */
  readonly signIndex: number;
  /** 0 = Ashwini. */
  readonly starIndex: number;
  readonly modality: Modality;
  readonly signLord: Planet;
  readonly starLord: Planet;
  readonly subLord: Planet;
  readonly signBit: number;
  readonly starBit: number;
  readonly subBit: number;
}

/** The 249 rows in zodiac order. */
export const LORD_ROWS: readonly LordRow[] = SUB_ROWS.map((row, index) => ({
  index,
  start: row.fromArcsec / 3600,
  signIndex: row.signIndex,
  starIndex: row.starIndex,
  modality: modalityOf(row.signIndex),
  signLord: row.signLord,
  starLord: row.starLord,
  subLord: row.subLord,
  signBit: bitOf(row.signLord),
  starBit: bitOf(row.starLord),
  subBit: bitOf(row.subLord),
}));

const FIRST: LordRow = LORD_ROWS[0] ?? fail();

/** The row with an index, counted round the zodiac. */
export const rowNumbered = (index: number): LordRow => LORD_ROWS[(index + 249) % 249] ?? FIRST;

/** Starts in the units of `divide`, so that a longitude falls into the row of its lords (R4.5). */
const STARTS = SUB_ROWS.map(({ fromArcsec }) => fromArcsec * 36);

/** The row in which a sidereal longitude in degrees stands, by the rounding of `divide`. */
export function rowAt(longitude: number): LordRow {
  const unit = Math.floor(normalize(longitude) * UNITS_PER_DEGREE + 1e-6) % (360 * UNITS_PER_DEGREE);
  let [low, high] = [0, STARTS.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((STARTS[middle] ?? 0) <= unit) low = middle;
    else high = middle - 1;
  }
  return rowNumbered(low);
}

function fail(): never {
  throw new RangeError('The table of subs is empty.');
}
