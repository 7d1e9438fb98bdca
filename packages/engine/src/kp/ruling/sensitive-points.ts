import { SUB_ROWS } from '../../zodiac/sub-table.ts';
import type { SubRow } from '../../zodiac/sub-table.ts';
import type { Planet } from '../../zodiac/names.ts';

/** A stretch of the zodiac where every lord is among some planets: whole rows of the 249, neighbours made one. */
export interface SensitivePoint {
  /** Arc-seconds, [from, to); a stretch over 0° Aries has `to` below `from`. */
  readonly fromArcsec: number;
  readonly toArcsec: number;
  /** In zodiac order. */
  readonly rows: readonly [SubRow, ...SubRow[]];
}

/**
 * Stretches whose sign, star and sub lords are all among the planets (R8.5); where there is none, those of star and sub
 * alone, and the answer is `relaxed`.
 */
export function sensitivePoints(planets: readonly Planet[]): {
  readonly points: readonly SensitivePoint[];
  readonly relaxed: boolean;
} {
  const starAndSub = SUB_ROWS.filter(
    ({ starLord, subLord }) => planets.includes(starLord) && planets.includes(subLord),
  );
  const triple = starAndSub.filter(({ signLord }) => planets.includes(signLord));
  const relaxed = triple.length === 0;
  return { points: stretches(relaxed ? starAndSub : triple), relaxed };
}

function stretches(rows: readonly SubRow[]): readonly SensitivePoint[] {
  const groups: [SubRow, ...SubRow[]][] = [];
  for (const row of rows) {
    const group = groups.at(-1);
    if (group?.at(-1)?.number === row.number - 1) group.push(row);
    else groups.push([row]);
  }
  const [first, last] = [groups[0], groups.at(-1)];
  // Over 0° Aries the last stretch goes on in the first.
  if (first !== undefined && last !== undefined && first !== last && first[0].number === 1) {
    if (last.at(-1)?.number === SUB_ROWS.length) {
      last.push(...first);
      groups.shift();
    }
  }
  return groups.map((group) => ({
    fromArcsec: group[0].fromArcsec,
    toArcsec: (group.at(-1) ?? group[0]).toArcsec,
    rows: group,
  }));
}
