import { named } from '../names/spoken.ts';
import { titled } from '../names/phrase.ts';
import { FigureError } from '../errors.ts';
import { listed } from '../names/listed.ts';
import { planetOf, planetShort } from '../names/planets.ts';
import { bounded, type FigureOptions } from '../options.ts';
import { fieldsOf, type Fields } from '../read/fields.ts';
import type { Drawing } from '../svg/document.ts';
import { group } from '../svg/element.ts';
import { layoutOf, type Layout } from '../svg/layout.ts';
import { textWidth } from '../svg/measure.ts';
import { rect, text } from '../svg/shapes.ts';
import { inWords } from './cells.ts';
import { table } from './table.ts';

const WIDTH = 752;
const SIDE = 9;
const [SIZE, LINE, PAD] = [11, 14, 6];
const GAP = 20;

/** The Sarvatobhadra chakra: its board with the planets where they stand, and the points of birth that they strike. */
export function sarvatobhadra(result: unknown, options: FigureOptions): Drawing {
  const fields = fieldsOf(result);
  const layout = layoutOf(options.width, WIDTH);
  const board = boardOf(fields);
  const planets = fields.objects('planets').map((each) => ({
    planet: planetOf(each.text('planet'), `${each.at}.planet`),
    cell: each.numbers('cell').join(),
  }));
  const drawn = drawnBoard(board, planets, layout);
  const points = table(() => ({
    title: '',
    columns: [
      { head: 'Point of birth', share: 1.4 },
      { head: 'There', share: 1.4 },
      { head: 'Verdict', share: 1 },
      { head: 'Struck by', share: 2.4 },
    ],
    rows: fields.objects('natalPoints').map((each) => ({
      cells: [
        pointNamed(each.text('point')),
        named(each.text('value')),
        inWords(each.text('verdict')),
        listed([...new Set(each.objects('struckBy').map((by) => named(by.text('planet'))))]),
      ],
    })),
  }))(result, options);
  return {
    kind: 'sarvatobhadra',
    title: titled('Sarvatobhadra chakra', options.name && bounded(options.name)),
    description: `The board shows where ${planets.length} planets stand among stars, signs and letters. ${points.description}`,
    sentences: [
      ...planets.map(({ planet, cell }) => {
        const [row = 0, column = 0] = cell.split(',').map(Number);
        return `${planet} stands in ${board[row]?.[column] ?? ''}.`;
      }),
      ...points.sentences,
    ],
    width: layout.width,
    height: drawn.height + GAP + points.height,
    body: (top) => [...drawn.draw(top), ...points.body(top + drawn.height + GAP)],
  };
}

/** lagnaSign becomes Lagna sign. */
const pointNamed = (code: string): string =>
  named(code.slice(0, 1).toUpperCase() + code.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));

function boardOf(fields: Fields): readonly (readonly string[])[] {
  const board = fields.lists('board');
  if (board.length === SIDE && board.every((row) => row.length === SIDE)) return board;
  throw new FigureError(
    `${fields.at}.board must be nine rows of nine texts. Pass the result of the tool as it was printed.`,
  );
}

function drawnBoard(
  board: readonly (readonly string[])[],
  planets: readonly { readonly planet: string; readonly cell: string }[],
  { margin, room }: Layout,
) {
  const cell = room / SIDE;
  // Two to a line, so that nine that meet still fit.
  const pairs = (row: number, column: number): readonly string[] => {
    const shorts = planets.filter(({ cell }) => cell === `${row},${column}`).map(({ planet }) => planetShort(planet));
    return Array.from({ length: Math.ceil(shorts.length / 2) }, (_, at) => shorts.slice(2 * at, 2 * at + 2).join(''));
  };
  const lines = Math.max(1, ...board.flatMap((row, at) => row.map((_, column) => pairs(at, column).length)));
  const tall = Math.max(cell * 0.8, (1 + lines) * LINE + PAD);
  return {
    height: SIDE * tall,
    draw: (top: number): readonly string[] =>
      board.flatMap((row, at) =>
        row.map((value, column) => {
          const [x, y] = [margin + column * cell, top + at * tall];
          const there = pairs(at, column);
          return group(
            { 'data-cell': `${at},${column}` },
            rect({ x, y, width: cell, height: tall }, there.length > 0 ? 'wash' : 'panel', {
              class: `${there.length > 0 ? 'cf-wash' : 'cf-panel'} cs-line`,
              'stroke-width': 0.75,
            }),
            text({ x: x + cell / 2, y: y + 12 }, shortened(value, cell - 3), {
              size: SIZE,
              anchor: 'middle',
              role: 'muted',
            }),
            ...there.map((words, line) =>
              text({ x: x + cell / 2, y: y + 12 + (line + 1) * LINE }, words, { size: SIZE, anchor: 'middle' }),
            ),
          );
        }),
      ),
  };
}

/** Uttara Bhadrapada, where that has no room U Bhad, and as much of it as has. */
function shortened(value: string, room: number): string {
  const [first = '', second] = value.split(' ');
  const brief = second === undefined ? first : `${first.slice(0, 1)} ${second}`;
  for (const words of [value, brief]) if (textWidth(words, SIZE) <= room) return words;
  let words = brief;
  while (words.length > 1 && textWidth(words, SIZE) > room) words = words.slice(0, -1);
  return words.trimEnd();
}
