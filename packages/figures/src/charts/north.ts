import { FigureError } from '../errors.ts';
import { signGlyph, signName } from '../names/signs.ts';
import { coordinate, element, group } from '../svg/element.ts';
import type { Layout } from '../svg/layout.ts';
import { textWidth } from '../svg/measure.ts';
import { baseline, frame, text, type Box, type Point } from '../svg/shapes.ts';
import { legend } from './legend.ts';
import { drawnTable } from './position-table.ts';
import { packed } from './polygon.ts';
import type { Entry, SignChart } from './sign-chart.ts';

export const NORTH_WIDTH = 752;

type Corner = readonly [number, number];
/** Corners of the houses in quarters of the side, the innermost first, where the number of the sign stands. */
const HOUSES: readonly (readonly Corner[])[] = [
  [[2, 2], [1, 1], [2, 0], [3, 1]],
  [[1, 1], [0, 0], [2, 0]],
  [[1, 1], [0, 2], [0, 0]],
  [[2, 2], [1, 3], [0, 2], [1, 1]],
  [[1, 3], [0, 4], [0, 2]],
  [[1, 3], [2, 4], [0, 4]],
  [[2, 2], [3, 3], [2, 4], [1, 3]],
  [[3, 3], [4, 4], [2, 4]],
  [[3, 3], [4, 2], [4, 4]],
  [[2, 2], [3, 1], [4, 2], [3, 3]],
  [[3, 1], [4, 0], [4, 2]],
  [[3, 1], [2, 0], [4, 0]],
]; // prettier-ignore

/** The chart in the North Indian style, where houses have fixed places and the first is the upper diamond. */
export function north(
  chart: SignChart,
  layout: Layout,
): {
  readonly height: number;
  readonly body: (top: number) => readonly string[];
} {
  const { ascendantSign } = chart;
  if (ascendantSign === undefined)
    throw new FigureError(
      'The North Indian style begins at the Ascendant, which this result has not. Take the style south.',
    );
  const { margin, letter, room: side } = layout;
  const narrow = layout.width < NORTH_WIDTH;
  const below = narrow ? drawnTable(chart.table, layout) : undefined;
  return {
    height: side + 14 + (below?.height ?? legend({ x: 0, y: 0 }, side).height),
    body: (top) => [
      ...HOUSES.map((corners, index) =>
        house(
          corners.map(([x, y]) => ({ x: margin + (x * side) / 4, y: top + (y * side) / 4 })),
          index + 1,
          (ascendantSign + index) % 12,
          chart,
          { narrow, letter },
        ),
      ),
      frame({ x: margin, y: top, width: side, height: side }, 'ink', 1.5),
      ...(below?.draw(top + side + 14) ?? legend({ x: margin, y: top + side + 14 }, side).elements),
    ],
  };
}

interface Look {
  readonly narrow: boolean;
  readonly letter: Layout['letter'];
}

const SIGN_SIZE = 12;

function house(polygon: readonly Point[], number: number, sign: number, chart: SignChart, look: Look): string {
  const label = look.narrow ? String(sign + 1) : `${sign + 1} ${signGlyph(sign)}`;
  const width = textWidth(label, SIGN_SIZE);
  const at = towardsCentre(polygon, look.narrow ? 18 : 27);
  const box = { x: at.x - width / 2, y: at.y - SIGN_SIZE * 0.6, width, height: SIGN_SIZE * 1.2 };
  return group(
    { 'data-house': number, 'data-sign': signName(sign) },
    element('polygon', {
      points: polygon.map(({ x, y }) => `${coordinate(x)},${coordinate(y)}`).join(' '),
      class: `${number === 1 ? 'cf-wash' : 'cf-paper'} cs-line`,
    }),
    text({ x: at.x, y: at.y + baseline(SIGN_SIZE) }, label, { size: SIGN_SIZE, role: 'muted', anchor: 'middle' }),
    ...entriesIn(
      polygon,
      box,
      (chart.entries[sign] ?? []).filter(({ kind }) => kind !== 'cusp'),
      look,
    ),
  );
}

/** A place inside a house, away from its first corner by some pixels. */
function towardsCentre(polygon: readonly Point[], inside: number): Point {
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
function entriesIn(polygon: readonly Point[], obstacle: Box, entries: readonly Entry[], look: Look): readonly string[] {
  if (entries.length === 0) return [];
  const sizes = [...new Set(SIZES.map(look.letter))];
  const long = look.narrow
    ? undefined
    : placed(polygon, obstacle, entries, { sizes, rows: LONG_ROWS, pad: PAD, beside: 6, high: 1.45 });
  const short = { sizes, rows: SHORT_ROWS, pad: NARROW_PAD, beside: 5, high: 1.2 };
  const drawn = long ?? placed(polygon, obstacle, entries.map(shortened), short);
  if (drawn !== undefined) return drawn;
  // The table below the chart has each of them.
  const crowd = { ...entries[0], kind: 'planet', label: `${entries.length} bodies`, short: '', data: {} } as const;
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
          role: kind === 'ascendant' ? 'accent' : 'ink',
          bold: kind === 'ascendant',
          data,
        });
      });
    }
  }
  return undefined;
}
