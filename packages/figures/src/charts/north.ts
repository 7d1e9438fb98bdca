import { FigureError } from '../errors.ts';
import { signGlyph, signName } from '../names/signs.ts';
import { MARGIN } from '../svg/document.ts';
import { coordinate, element, group } from '../svg/element.ts';
import { textWidth } from '../svg/measure.ts';
import { baseline, frame, text, type Box, type Point } from '../svg/shapes.ts';
import { legend } from './legend.ts';
import { packed } from './polygon.ts';
import type { Entry, SignChart } from './sign-chart.ts';

const SIDE = 704;
export const NORTH_WIDTH = SIDE + 2 * MARGIN;
const QUARTER = SIDE / 4;

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
export function north(chart: SignChart): {
  readonly height: number;
  readonly body: (top: number) => readonly string[];
} {
  const { ascendantSign } = chart;
  if (ascendantSign === undefined)
    throw new FigureError(
      'The North Indian style begins at the Ascendant, which this result has not. Take the style south.',
    );
  return {
    height: SIDE + 14 + legend({ x: 0, y: 0 }, SIDE).height,
    body: (top) => [
      ...HOUSES.map((corners, index) =>
        house(
          corners.map(([x, y]) => ({ x: MARGIN + x * QUARTER, y: top + y * QUARTER })),
          index + 1,
          (ascendantSign + index) % 12,
          chart,
        ),
      ),
      frame({ x: MARGIN, y: top, width: SIDE, height: SIDE }, 'ink', 1.5),
      ...legend({ x: MARGIN, y: top + SIDE + 14 }, SIDE).elements,
    ],
  };
}

const SIGN_SIZE = 12;

function house(polygon: readonly Point[], number: number, sign: number, chart: SignChart): string {
  const label = `${sign + 1} ${signGlyph(sign)}`;
  const width = textWidth(label, SIGN_SIZE);
  const at = towardsCentre(polygon);
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
    ),
  );
}

/** A little inside the first corner. */
function towardsCentre(polygon: readonly Point[]): Point {
  const corner = polygon[0] ?? { x: 0, y: 0 };
  const centre = (axis: 'x' | 'y'): number => polygon.reduce((sum, point) => sum + point[axis], 0) / polygon.length;
  const [dx, dy] = [centre('x') - corner.x, centre('y') - corner.y];
  const share = 27 / Math.hypot(dx, dy);
  return { x: corner.x + dx * share, y: corner.y + dy * share };
}

const SIZES = [13.5, 12.5, 11.5, 10.5, 9.5, 8.5];

function entriesIn(polygon: readonly Point[], obstacle: Box, entries: readonly Entry[]): readonly string[] {
  if (entries.length === 0) return [];
  for (const size of SIZES) {
    const width = Math.max(...entries.map(({ label, kind }) => textWidth(label, size, kind === 'ascendant'))) + 6;
    for (const perRow of [1, 2, 3]) {
      const places = packed(polygon, obstacle, entries.length, { width, height: size * 1.45 }, perRow);
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
  throw new FigureError(`A house holds ${entries.length} bodies, which have no room in the North Indian style.`);
}
