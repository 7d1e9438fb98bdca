import { signGlyph, signShort, SIGNS } from '../names/signs.ts';
import { coordinate, element, group } from '../svg/element.ts';
import type { Layout } from '../svg/layout.ts';
import { fitted, textWidth } from '../svg/measure.ts';
import { baseline, frame, text, type Point } from '../svg/shapes.ts';
import { entriesIn, towardsCentre, type Look } from './cell-labels.ts';
import { footOf } from './foot.ts';
import { centreSaid, houseOfSign, type DrawnChart, type SignChart } from './sign-chart.ts';

export const EAST_WIDTH = 752;

type Corner = readonly [number, number];
/**
 * Corners of the signs in thirds of the side, Aries first: it stands in the middle above, and the signs run against the
 * clock. The name of a sign stands at the first of its corners.
 */
const CELLS: readonly (readonly Corner[])[] = [
  [[1, 0], [2, 0], [2, 1], [1, 1]],
  [[0, 0], [1, 0], [1, 1]],
  [[0, 0], [1, 1], [0, 1]],
  [[0, 1], [1, 1], [1, 2], [0, 2]],
  [[0, 3], [0, 2], [1, 2]],
  [[0, 3], [1, 2], [1, 3]],
  [[1, 2], [2, 2], [2, 3], [1, 3]],
  [[3, 3], [2, 3], [2, 2]],
  [[3, 3], [2, 2], [3, 2]],
  [[2, 1], [3, 1], [3, 2], [2, 2]],
  [[3, 0], [3, 1], [2, 1]],
  [[3, 0], [2, 1], [2, 0]],
]; // prettier-ignore

const NAME_SIZE = 12;
/** Pixels from its corner to the name of a sign: in a square, and in a triangle, whose corner is narrow. */
const [IN_SQUARE, IN_TRIANGLE] = [38, 72];
const [NARROW_SQUARE, NARROW_TRIANGLE] = [22, 46];

/** The chart in the East Indian style, where signs have fixed places; on a narrow page its degrees stand below it. */
export function east(chart: SignChart, layout: Layout): DrawnChart {
  const { margin, letter, room: side } = layout;
  const narrow = layout.width < EAST_WIDTH;
  const foot = footOf(chart, layout, narrow);
  return {
    height: side + foot.height,
    body: (top) => [
      ...CELLS.map((corners, sign) => {
        const polygon = corners.map(([x, y]) => ({ x: margin + (x * side) / 3, y: top + (y * side) / 3 }));
        return cell(polygon, sign, chart, { narrow, letter });
      }),
      frame({ x: margin, y: top, width: side, height: side }, 'ink', 1.5),
      ...middle(chart.centre, { x: margin + side / 2, y: top + side / 2 }, side / 3, narrow),
      ...foot.draw(top + side),
    ],
  };
}

function cell(polygon: readonly Point[], sign: number, chart: SignChart, look: Look): string {
  const { ascendantSign, wholeSignHouses } = chart;
  const triangle = polygon.length === 3;
  const house = ascendantSign === undefined ? undefined : houseOfSign(sign, ascendantSign);
  const short = signShort(sign);
  const label = look.narrow ? short : `${signGlyph(sign)} ${short}`;
  const width = textWidth(label, NAME_SIZE);
  const at = towardsCentre(
    polygon,
    look.narrow ? (triangle ? NARROW_TRIANGLE : NARROW_SQUARE) : triangle ? IN_TRIANGLE : IN_SQUARE,
  );
  const all = chart.entries[sign] ?? [];
  const cusps = all.filter(({ kind }) => kind === 'cusp');
  const box = { x: at.x - width / 2, y: at.y - NAME_SIZE * 0.6, width, height: NAME_SIZE * 1.2 };
  return group(
    { 'data-sign': SIGNS[sign], 'data-house': wholeSignHouses ? house : undefined },
    element('polygon', {
      points: polygon.map(({ x, y }) => `${coordinate(x)},${coordinate(y)}`).join(' '),
      class: `${house === 1 ? 'cf-wash' : 'cf-paper'} cs-line`,
    }),
    text({ x: at.x, y: at.y + baseline(NAME_SIZE) }, label, { size: NAME_SIZE, role: 'muted', anchor: 'middle' }),
    ...entriesIn(polygon, box, [...all.filter(({ kind }) => kind !== 'cusp'), ...cusps], look),
  );
}

function middle([name = '', ...lines]: readonly string[], { x, y }: Point, side: number, narrow: boolean) {
  const [size, small, row] = narrow ? [15, 11, 16] : [22, 13, 22];
  const first = y - (lines.length * row) / 2 + 4;
  const room = side - 12;
  return [
    text({ x, y: first }, fitted(name, room, size), { size, anchor: 'middle', title: true }),
    ...lines.map((content, index) =>
      text({ x, y: first + 6 + row * (index + 1) }, centreSaid(content, room, small), {
        size: small,
        anchor: 'middle',
        role: 'muted',
      }),
    ),
  ];
}
