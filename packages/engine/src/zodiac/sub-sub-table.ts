import type { Planet } from './names.ts';
import { SUB_ROWS, subSubPieces } from './sub-table.ts';
import type { SubRow } from './sub-table.ts';

/** One of the 2193 numbered sub-subs (R4.4): [from, to) in whole thirds of an arc-second of the sidereal zodiac. */
export interface SubSubRow {
  /** 1..2193. */
  readonly number: number;
  /** The row of the 249 that holds it. */
  readonly row: SubRow;
  readonly subSubLord: Planet;
  readonly fromThirds: number;
  readonly toThirds: number;
}

/**
 * The 2193 rows in zodiac order: the 2187 sub-subs of the 243 subs, with the six that a sign border cuts counted twice
 * (R4.4). Row n is `SUB_SUB_ROWS[n - 1]`.
 */
export const SUB_SUB_ROWS: readonly SubSubRow[] = SUB_ROWS.flatMap((row) =>
  subSubPieces(row).map((piece) => ({ row, ...piece })),
).map((piece, index) => ({ number: index + 1, ...piece }));
