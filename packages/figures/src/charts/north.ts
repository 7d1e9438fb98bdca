import { FigureError } from '../errors.ts';
import { degreesInSign, signGlyph, signIndexAt, signName } from '../names/signs.ts';
import { optionFault } from '../options.ts';
import { coordinate, element, group } from '../svg/element.ts';
import type { Layout } from '../svg/layout.ts';
import { textWidth } from '../svg/measure.ts';
import { baseline, frame, text, type Point } from '../svg/shapes.ts';
import { entriesIn, towardsCentre, type Look } from './cell-labels.ts';
import { footOf } from './foot.ts';
import type { DrawnChart, Entry, SignChart } from './sign-chart.ts';

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

/** A house of the chart: the sign that its number stands for, what is written of it, and what stands in it. */
interface House {
  readonly sign: number;
  readonly label: string;
  /** Pixels from its inner corner to the label. */
  readonly inside: number;
  readonly entries: readonly Entry[];
}

/** The chart in the North Indian style, where houses have fixed places and the first is the upper diamond. */
export function north(chart: SignChart, layout: Layout): DrawnChart {
  const { ascendantSign } = chart;
  if (ascendantSign === undefined)
    throw new FigureError(
      'The North Indian style begins at the Ascendant, which this result has not. Take the style south.',
      'style',
    );
  const narrow = layout.width < NORTH_WIDTH;
  const houses = HOUSES.map((_, index) => {
    const sign = (ascendantSign + index) % 12;
    return {
      sign,
      label: narrow ? String(sign + 1) : `${sign + 1} ${signGlyph(sign)}`,
      inside: narrow ? 18 : 27,
      entries: chart.entries[sign] ?? [],
    };
  });
  return diamonds(houses, chart, layout);
}

/** The same with the houses of Placidus: each planet stands in its house, and each house begins at the degree of its cusp. */
export function northBhava(chart: SignChart, layout: Layout): DrawnChart {
  const { bhavas } = chart;
  if (bhavas === undefined) throw optionFault('style', 'north where a result has no Placidus houses', 'north-bhava');
  const narrow = layout.width < NORTH_WIDTH;
  const houses = bhavas.map(({ cusp, entries }) => {
    const sign = signIndexAt(cusp);
    const label = narrow ? String(sign + 1) : `${sign + 1} ${signGlyph(sign)} ${degreesInSign(cusp)}`;
    return { sign, label, inside: narrow ? 18 : 46, entries };
  });
  return diamonds(houses, chart, layout);
}

function diamonds(houses: readonly House[], chart: SignChart, layout: Layout): DrawnChart {
  const { margin, letter, room: side } = layout;
  const narrow = layout.width < NORTH_WIDTH;
  const foot = footOf(chart, layout, narrow);
  return {
    height: side + foot.height,
    body: (top) => [
      ...HOUSES.flatMap((corners, index) => {
        const own = houses[index];
        if (own === undefined) return [];
        const polygon = corners.map(([x, y]) => ({ x: margin + (x * side) / 4, y: top + (y * side) / 4 }));
        return [house(polygon, index + 1, own, { narrow, letter })];
      }),
      frame({ x: margin, y: top, width: side, height: side }, 'ink', 1.5),
      ...foot.draw(top + side),
    ],
  };
}

const SIGN_SIZE = 12;

function house(polygon: readonly Point[], number: number, { sign, label, inside, entries }: House, look: Look): string {
  const width = textWidth(label, SIGN_SIZE);
  const at = towardsCentre(polygon, inside);
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
      entries.filter(({ kind }) => kind !== 'cusp'),
      look,
    ),
  );
}
