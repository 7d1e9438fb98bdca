import { signGlyph, signName, SIGNS } from '../names/signs.ts';
import { group } from '../svg/element.ts';
import { MARGIN } from '../svg/document.ts';
import { fitted, textWidth } from '../svg/measure.ts';
import { frame, line, rect, text, type Point } from '../svg/shapes.ts';
import { legend } from './legend.ts';
import { houseOfSign, type Entry, type SignChart } from './sign-chart.ts';

const CELL = 180;
const SIDE = 4 * CELL;
export const SOUTH_WIDTH = SIDE + 2 * MARGIN;
const HEADER = 32;
const FOOT = 8;
const PAD = 9;
const MOST_ROW = 21;
/** Sizes of the words for planets and for cusps. */
const [LARGE, SMALL] = [14.5, 10.5];

/** Column and row of each sign, Aries first: Pisces stands at the upper left, and the signs run clockwise. */
const PLACES: readonly (readonly [column: number, row: number])[] = [
  [1, 0], [2, 0], [3, 0], [3, 1], [3, 2], [3, 3], [2, 3], [1, 3], [0, 3], [0, 2], [0, 1], [0, 0],
]; // prettier-ignore

/** The chart in the South Indian style, where signs have fixed places. */
export function south(chart: SignChart): {
  readonly height: number;
  readonly body: (top: number) => readonly string[];
} {
  const below = legend({ x: MARGIN, y: 0 }, SIDE);
  return {
    height: SIDE + 14 + below.height,
    body: (top) => [
      ...SIGNS.map((_, sign) => cell(chart, sign, cornerOf(sign, top))),
      ...grid(top),
      ...middle(chart.centre, top),
      ...legend({ x: MARGIN, y: top + SIDE + 14 }, SIDE).elements,
    ],
  };
}

/** Column and row of a sign, 0 to 11. */
export const cellOf = (sign: number): readonly [column: number, row: number] => PLACES[sign] ?? [0, 0];

function cornerOf(sign: number, top: number): Point {
  const [column, row] = cellOf(sign);
  return { x: MARGIN + column * CELL, y: top + row * CELL };
}

function cell(chart: SignChart, sign: number, corner: Point): string {
  const entries = chart.entries[sign] ?? [];
  const rising = chart.ascendantSign === sign;
  const house = chart.ascendantSign === undefined ? undefined : houseOfSign(sign, chart.ascendantSign);
  const left = entries.filter(({ kind }) => kind !== 'cusp');
  const right = entries.filter(({ kind }) => kind === 'cusp');
  return group(
    { 'data-sign': signName(sign), 'data-house': chart.wholeSignHouses ? house : undefined },
    rect({ ...corner, width: CELL, height: CELL }, rising ? 'wash' : 'paper'),
    text({ x: corner.x + PAD, y: corner.y + 19 }, `${signGlyph(sign)} ${signName(sign)}`, { size: 12, role: 'muted' }),
    ...(chart.wholeSignHouses && house !== undefined
      ? [
          text({ x: corner.x + CELL - PAD, y: corner.y + 19 }, String(house), {
            size: 12,
            role: 'muted',
            anchor: 'end',
          }),
        ]
      : []),
    ...column(left, { x: corner.x + PAD, y: corner.y + HEADER }, 'start', Math.min(LARGE, beside(left, right))),
    ...column(right, { x: corner.x + CELL - PAD, y: corner.y + HEADER }, 'end', SMALL),
  );
}

/** The size at which the widest planet and the widest cusp of a square stand side by side. */
function beside(left: readonly Entry[], right: readonly Entry[]): number {
  const widest = (entries: readonly Entry[], size: number): number =>
    Math.max(0, ...entries.map(({ label, kind }) => textWidth(label, size, kind === 'ascendant')));
  return (CELL - 3 * PAD - widest(right, SMALL)) / Math.max(widest(left, 1), 1);
}

/** Entries one below the other, drawn closer where there are many. */
function column(entries: readonly Entry[], from: Point, anchor: 'start' | 'end', size: number): readonly string[] {
  const row = Math.min(MOST_ROW, (CELL - HEADER - FOOT) / Math.max(entries.length, 1));
  return entries.map(({ kind, label, data }, index) =>
    text({ x: from.x, y: from.y + row * (index + 0.72) }, label, {
      size: Math.min(size, row * 0.84),
      anchor,
      role: kind === 'ascendant' ? 'accent' : kind === 'cusp' ? 'muted' : 'ink',
      bold: kind === 'ascendant',
      data,
    }),
  );
}

function grid(top: number): readonly string[] {
  const at = (column: number, row: number): Point => ({ x: MARGIN + column * CELL, y: top + row * CELL });
  const inner: readonly (readonly [Point, Point])[] = [
    [at(1, 0), at(1, 4)],
    [at(3, 0), at(3, 4)],
    [at(0, 1), at(4, 1)],
    [at(0, 3), at(4, 3)],
    [at(2, 0), at(2, 1)],
    [at(2, 3), at(2, 4)],
    [at(0, 2), at(1, 2)],
    [at(3, 2), at(4, 2)],
  ];
  return [
    ...inner.map(([from, to]) => line(from, to, 'line')),
    frame({ x: MARGIN, y: top, width: SIDE, height: SIDE }, 'ink', 1.5),
  ];
}

function middle([name = '', ...lines]: readonly string[], top: number): readonly string[] {
  const x = MARGIN + 2 * CELL;
  const y = top + 2 * CELL - (lines.length * 24) / 2;
  const room = 2 * CELL - 32;
  return [
    text({ x, y }, fitted(name, room, 22), { size: 22, anchor: 'middle', title: true }),
    ...lines.map((content, index) =>
      text({ x, y: y + 32 + index * 24 }, fitted(content, room, 13), { size: 13, anchor: 'middle', role: 'muted' }),
    ),
  ];
}
