import { signGlyph, signName, signSaid, signShort, SIGNS } from '../names/signs.ts';
import { group } from '../svg/element.ts';
import type { Layout } from '../svg/layout.ts';
import { fitted, textWidth } from '../svg/measure.ts';
import { frame, line, rect, text, type Point } from '../svg/shapes.ts';
import { footOf } from './foot.ts';
import { centreSaid, houseOfSign, type DrawnChart, type Entry, type SignChart } from './sign-chart.ts';

const CELL = 180;
export const SOUTH_WIDTH = 768;
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

/** The squares of a chart: where they begin, and how wide and high each is. */
interface Squares {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The chart in the South Indian style, where signs have fixed places; on a narrow page its degrees stand below it. */
export function south(chart: SignChart, layout: Layout): DrawnChart {
  const { margin, room, letter } = layout;
  const narrow = layout.width < SOUTH_WIDTH;
  const width = narrow ? room / 4 : Math.max(CELL, room / 4);
  const rows = narrow ? chart.entries.map((entries) => rowsOf(entries, width)) : [];
  const height = narrow ? Math.max(width, ...rows.map(({ length }) => NARROW_HEADER + length * NARROW_ROW + 6)) : width;
  const foot = footOf(chart, layout, narrow);
  return {
    height: 4 * height + foot.height,
    body: (top) => {
      const squares = { left: margin, top, width, height };
      return [
        ...SIGNS.map((_, sign) =>
          narrow ? narrowCell(chart, sign, squares, rows[sign] ?? []) : cell(chart, sign, squares, letter),
        ),
        ...grid(squares),
        ...middle(chart.centre, squares),
        ...foot.draw(top + 4 * height),
      ];
    },
  };
}

/** Column and row of a sign, 0 to 11. */
export const cellOf = (sign: number): readonly [column: number, row: number] => PLACES[sign] ?? [0, 0];

function cornerOf(sign: number, { left, top, width, height }: Squares): Point {
  const [column, row] = cellOf(sign);
  return { x: left + column * width, y: top + row * height };
}

const [NARROW_HEADER, NARROW_ROW, NARROW_SIZE, NARROW_GAP] = [22, 16, 12, 6];

/** Short labels in lines as wide as a square. */
function rowsOf(entries: readonly Entry[], width: number): readonly (readonly Entry[])[] {
  const rows: Entry[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const entry of entries) {
    const needs = textWidth(entry.short, NARROW_SIZE, entry.kind === 'ascendant') + NARROW_GAP;
    if (used + needs > width - 2) {
      rows.push([]);
      used = NARROW_GAP;
    }
    rows.at(-1)?.push(entry);
    used += needs;
  }
  return rows;
}

function narrowCell(chart: SignChart, sign: number, squares: Squares, rows: readonly (readonly Entry[])[]): string {
  const corner = cornerOf(sign, squares);
  const { width, height } = squares;
  return group(
    { 'data-sign': signName(sign), ...houseData(chart, sign) },
    rect({ ...corner, width, height }, chart.ascendantSign === sign ? 'wash' : 'paper'),
    text({ x: corner.x + NARROW_GAP, y: corner.y + 16 }, `${signGlyph(sign)} ${signShort(sign)}`, {
      size: 11,
      role: 'muted',
    }),
    ...rows.flatMap((row, index) => {
      let x = corner.x + NARROW_GAP;
      return row.map(({ kind, short, data }) => {
        const bold = kind === 'ascendant';
        const drawn = text({ x, y: corner.y + NARROW_HEADER + NARROW_ROW * (index + 0.8) }, short, {
          size: NARROW_SIZE,
          role: bold ? 'accent' : kind === 'planet' ? 'ink' : 'muted',
          bold,
          data,
        });
        x += textWidth(short, NARROW_SIZE, bold) + NARROW_GAP;
        return drawn;
      });
    }),
  );
}

const houseData = (chart: SignChart, sign: number): { readonly 'data-house': number | undefined } => ({
  'data-house':
    chart.wholeSignHouses && chart.ascendantSign !== undefined ? houseOfSign(sign, chart.ascendantSign) : undefined,
});

function cell(chart: SignChart, sign: number, squares: Squares, letter: Layout['letter']): string {
  const corner = cornerOf(sign, squares);
  const { width } = squares;
  const small = letter(SMALL);
  const entries = chart.entries[sign] ?? [];
  const rising = chart.ascendantSign === sign;
  const house = chart.ascendantSign === undefined ? undefined : houseOfSign(sign, chart.ascendantSign);
  const left = entries.filter(({ kind }) => kind !== 'cusp');
  const right = entries.filter(({ kind }) => kind === 'cusp');
  return group(
    { 'data-sign': signName(sign), ...houseData(chart, sign) },
    rect({ ...corner, width, height: width }, rising ? 'wash' : 'paper'),
    text({ x: corner.x + PAD, y: corner.y + 19 }, `${signGlyph(sign)} ${signSaid(sign)}`, { size: 12, role: 'muted' }),
    ...(chart.wholeSignHouses && house !== undefined
      ? [
          text({ x: corner.x + width - PAD, y: corner.y + 19 }, String(house), {
            size: 12,
            role: 'muted',
            anchor: 'end',
          }),
        ]
      : []),
    ...column(
      left,
      { x: corner.x + PAD, y: corner.y + HEADER },
      'start',
      letter(Math.min(LARGE, beside(left, right, { width, small }))),
      { width, letter },
    ),
    ...column(right, { x: corner.x + width - PAD, y: corner.y + HEADER }, 'end', small, { width, letter }),
  );
}

/** The size at which the widest planet and the widest cusp of a square stand side by side. */
function beside(
  left: readonly Entry[],
  right: readonly Entry[],
  { width, small }: { readonly width: number; readonly small: number },
): number {
  const widest = (entries: readonly Entry[], size: number): number =>
    Math.max(0, ...entries.map(({ label, kind }) => textWidth(label, size, kind === 'ascendant')));
  return (width - 3 * PAD - widest(right, small)) / Math.max(widest(left, 1), 1);
}

/** Entries one below the other, drawn closer where there are many. */
function column(
  entries: readonly Entry[],
  from: Point,
  anchor: 'start' | 'end',
  size: number,
  { width, letter }: { readonly width: number; readonly letter: Layout['letter'] },
): readonly string[] {
  const row = Math.min(MOST_ROW, (width - HEADER - FOOT) / Math.max(entries.length, 1));
  return entries.map(({ kind, label, data }, index) =>
    text({ x: from.x, y: from.y + row * (index + 0.72) }, label, {
      size: letter(Math.min(size, row * 0.84)),
      anchor,
      role: kind === 'ascendant' ? 'accent' : kind === 'planet' ? 'ink' : 'muted',
      bold: kind === 'ascendant',
      data,
    }),
  );
}

function grid({ left, top, width, height }: Squares): readonly string[] {
  const at = (column: number, row: number): Point => ({ x: left + column * width, y: top + row * height });
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
    frame({ x: left, y: top, width: 4 * width, height: 4 * height }, 'ink', 1.5),
  ];
}

function middle([name = '', ...lines]: readonly string[], { left, top, width, height }: Squares): readonly string[] {
  const x = left + 2 * width;
  const y = top + 2 * height - (lines.length * 24) / 2;
  const room = 2 * width - (width < CELL ? 16 : 32);
  const size = width < CELL ? 18 : 22;
  return [
    text({ x, y }, fitted(name, room, size), { size, anchor: 'middle', title: true }),
    ...lines.map((content, index) =>
      text({ x, y: y + 32 + index * 24 }, centreSaid(content, room, 13), { size: 13, anchor: 'middle', role: 'muted' }),
    ),
  ];
}
