import { phrase } from '../names/phrase.ts';
import type { Layout } from '../svg/layout.ts';
import { textWidth } from '../svg/measure.ts';
import { baseline, text, type Box, type Point } from '../svg/shapes.ts';
import { packed } from './polygon.ts';
import type { Entry } from './sign-chart.ts';

/** How much room the labels of a chart have. */
export interface Look {
  readonly narrow: boolean;
  readonly letter: Layout['letter'];
}

/** A place inside a cell, away from its first corner by some pixels. */
export function towardsCentre(polygon: readonly Point[], inside: number): Point {
  const corner = polygon[0] ?? { x: 0, y: 0 };
  const centre = (axis: 'x' | 'y'): number => polygon.reduce((sum, point) => sum + point[axis], 0) / polygon.length;
  const [dx, dy] = [centre('x') - corner.x, centre('y') - corner.y];
  const share = inside / Math.hypot(dx, dy);
  return { x: corner.x + dx * share, y: corner.y + dy * share };
}

const SIZES = [13.5, 12.5, 11.5, 10.5, 9.5, 8.5];
/** Most labels of one line: with their degrees, and without. */
const [LONG_ROWS, SHORT_ROWS] = [
  [1, 2, 3],
  [1, 2, 3, 4, 5, 6],
];

/** Labels with their degrees where they have room, else without. */
export function entriesIn(
  polygon: readonly Point[],
  obstacle: Box,
  entries: readonly Entry[],
  look: Look,
): readonly string[] {
  if (entries.length === 0) return [];
  const sizes = [...new Set(SIZES.map(look.letter))];
  const long = look.narrow
    ? undefined
    : placed(polygon, obstacle, entries, { sizes, rows: LONG_ROWS, pad: PAD, beside: 6, high: 1.45 });
  const short = { sizes, rows: SHORT_ROWS, pad: NARROW_PAD, beside: 5, high: 1.2 };
  const drawn = long ?? placed(polygon, obstacle, entries.map(shortened), short);
  if (drawn !== undefined) return drawn;
  // The table below the chart has each of them.
  const crowd = {
    ...entries[0],
    kind: 'planet',
    label: phrase('{count} bodies', { count: entries.length }),
    short: '',
    data: {},
  } as const;
  return placed(polygon, obstacle, [crowd], short) ?? [];
}

const [PAD, NARROW_PAD] = [8, 3];

const shortened = (entry: Entry): Entry => ({ ...entry, label: entry.short });

interface Packing {
  readonly sizes: readonly number[];
  readonly rows: readonly number[];
  readonly pad: number;
  /** Pixels between the labels of a line, and lines as a share of their letters. */
  readonly beside: number;
  readonly high: number;
}

function placed(
  polygon: readonly Point[],
  obstacle: Box,
  entries: readonly Entry[],
  { sizes, rows, pad, beside, high }: Packing,
): readonly string[] | undefined {
  for (const size of sizes) {
    const width = Math.max(...entries.map(({ label, kind }) => textWidth(label, size, kind === 'ascendant'))) + beside;
    for (const perRow of rows) {
      const places = packed(polygon, obstacle, entries.length, { width, height: size * high }, perRow, pad);
      if (places === undefined) continue;
      return entries.map(({ label, kind, data }, index) => {
        const { x, y } = places[index] ?? { x: 0, y: 0 };
        // One below the other they begin alike.
        const column = perRow === 1;
        return text({ x: column ? x - width / 2 + 3 : x, y: y + baseline(size) }, label, {
          size,
          anchor: column ? 'start' : 'middle',
          role: kind === 'ascendant' ? 'accent' : kind === 'planet' ? 'ink' : 'muted',
          bold: kind === 'ascendant',
          data,
        });
      });
    }
  }
  return undefined;
}
