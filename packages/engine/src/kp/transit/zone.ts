import type { Division } from '../../zodiac/division.ts';
import type { Planet } from '../../zodiac/names.ts';
import { bitsOf } from '../../zodiac/planet-bits.ts';
import { SUB_ROWS } from '../../zodiac/sub-table.ts';

/** The part of the zodiac in which a body calls a matter up: the subs whose star lord and sub lord are strong (R14.1). */
export interface Zone {
  readonly strong: readonly Planet[];
  /** Degrees: where it begins or ends, and all borders of signs and stars. */
  readonly borders: readonly number[];
}

/** Whether a place lies in the zone of some strong planets. */
export const inZone = (
  strong: readonly Planet[],
  { starLord, subLord }: Pick<Division, 'starLord' | 'subLord'>,
): boolean => strong.includes(starLord) && strong.includes(subLord);

const around = (planets: readonly Planet[], index: number): readonly boolean[] =>
  [SUB_ROWS.at(index - 1), SUB_ROWS[index]].map((row) => row !== undefined && inZone(planets, row));

const degreesWhere = (found: (index: number) => boolean): readonly number[] =>
  SUB_ROWS.filter((_, index) => found(index)).map(({ fromArcsec }) => fromArcsec / 3600);

/** Degrees where the zone of some planets begins or ends, and no others. */
export const zoneEdges = (planets: readonly Planet[]): readonly number[] =>
  degreesWhere((index) => {
    const [before, after] = around(planets, index);
    return before !== after;
  });

/** Degrees of the borders of subs at which a sub in the zone of some planets begins or ends. */
export const zoneSubBorders = (planets: readonly Planet[]): readonly number[] =>
  degreesWhere(
    (index) => SUB_ROWS[index]?.subIndex !== SUB_ROWS.at(index - 1)?.subIndex && around(planets, index).includes(true),
  );

/** By the planets as bits of a number: at most 512. */
const borderLists = new Map<number, readonly number[]>();

function bordersOf(strong: readonly Planet[]): readonly number[] {
  const key = bitsOf(strong);
  const known = borderLists.get(key);
  if (known !== undefined) return known;
  const opening = SUB_ROWS.filter((row, index) => {
    const before = SUB_ROWS[index - 1];
    return (
      row.signIndex !== before?.signIndex ||
      row.starIndex !== before.starIndex ||
      inZone(strong, row) !== inZone(strong, before)
    );
  });
  const borders = opening.map(({ fromArcsec }) => fromArcsec / 3600);
  borderLists.set(key, borders);
  return borders;
}

/** The zone of some strong planets. Its borders belong to the planets alone, so all charts share them. */
export const zoneOf = (strong: readonly Planet[]): Zone => ({ strong, borders: bordersOf(strong) });
