import { MEAN_DAILY_MOTION } from '../../chart/motion.ts';
import { EngineError } from '../../base/errors.ts';
import type { PlanetPosition } from '../../chart/chart.ts';
import { isNode } from '../../zodiac/names.ts';
import type { Planet } from '../../zodiac/names.ts';
import { star28At } from '../../zodiac/stars-28.ts';
import type { Star28 } from '../../zodiac/stars-28.ts';
import { cellOf, marksAt } from './board.ts';
import type { Cell, Mark } from './board.ts';
import { cornerVowel, extraLetters } from './sounds.ts';

export const VEDHA_LINES = ['front', 'left', 'right'] as const;
export type VedhaLine = (typeof VEDHA_LINES)[number];
export const VEDHA_MOTIONS = ['direct', 'retrograde', 'fast'] as const;
type VedhaMotion = (typeof VEDHA_MOTIONS)[number];

/** Faster than this part of its mean daily motion a planet is fast. */
const FAST = 1.2;
const EMPHASISED: Readonly<Record<VedhaMotion, VedhaLine>> = { direct: 'front', retrograde: 'right', fast: 'left' };

interface StruckCell {
  readonly cell: Cell;
  readonly mark: Mark;
}

export interface Vedha {
  readonly planet: Planet;
  readonly star: Star28;
  readonly cell: Cell;
  readonly motion: VedhaMotion;
  readonly lines: readonly {
    readonly line: VedhaLine;
    /** The line Narapatijayacharya gives this motion; other books take all three. */
    readonly emphasised: boolean;
    readonly cells: readonly StruckCell[];
  }[];
  /** Letters without a cell that it strikes by the star it stands in. */
  readonly byPosition: readonly string[];
}

/** What a planet strikes from its star on the board: straight across and along the two diagonals (R34.5). */
export function vedhaOf(position: PlanetPosition): Vedha {
  const { planet, longitude, speed, starIndex, pada } = position;
  const star = star28At(longitude);
  const cell = cellOf(star);
  if (cell === null) throw new EngineError('internal_error', 'A star is not on the board.');
  const motion = motionOf(planet, speed);
  return {
    planet,
    star,
    cell,
    motion,
    lines: VEDHA_LINES.map((line) => ({
      line,
      emphasised: EMPHASISED[motion] === line,
      cells: [...cellsAlong(cell, line), ...(line === 'front' ? cornerBeside(starIndex, pada) : [])].flatMap((struck) =>
        marksAt(struck).map((mark) => ({ cell: struck, mark })),
      ),
    })),
    byPosition: extraLetters(star),
  };
}

/** No line reaches a corner: it is struck from the quarters beside it, and listed with the front line. */
function cornerBeside(starIndex: number, pada: number): readonly Cell[] {
  const vowel = cornerVowel(starIndex, pada);
  const corner = vowel === null ? null : cellOf(vowel);
  return corner === null ? [] : [corner];
}

/** Sun and Moon are always fast, the nodes always retrograde. */
function motionOf(planet: Planet, speed: number): VedhaMotion {
  if (planet === 'Sun' || planet === 'Moon') return 'fast';
  if (isNode(planet) || speed < 0) return 'retrograde';
  return speed > FAST * (MEAN_DAILY_MOTION[planet] ?? Infinity) ? 'fast' : 'direct';
}

/** Cells from a star of the edge to the edge the line meets, without its own; right turns East, South, West, North. */
export function cellsAlong([row, column]: Cell, line: VedhaLine): readonly Cell[] {
  const inward: Cell = row === 0 ? [1, 0] : row === 8 ? [-1, 0] : column === 0 ? [0, 1] : [0, -1];
  const sideways = line === 'front' ? 0 : line === 'right' ? 1 : -1;
  // A quarter turn of the way inward: at the East edge to the right is towards the South.
  const [down, across] = [inward[0] - inward[1] * sideways, inward[1] + inward[0] * sideways];
  const cells: Cell[] = [];
  let next: Cell = [row + down, column + across];
  while (next[0] >= 0 && next[0] <= 8 && next[1] >= 0 && next[1] <= 8) {
    cells.push(next);
    next = [next[0] + down, next[1] + across];
  }
  return cells;
}
