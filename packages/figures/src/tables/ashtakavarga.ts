import { scaleLinear } from 'd3-scale';
import { FigureError } from '../errors.ts';
import { planetName, PLANETS } from '../names/planets.ts';
import { signGlyph, signIndexOf, signName, SIGNS } from '../names/signs.ts';
import { bounded, type FigureOptions } from '../options.ts';
import { fieldsOf, type Fields } from '../read/fields.ts';
import { MARGIN, type Drawing } from '../svg/document.ts';
import { group } from '../svg/element.ts';
import { baseline, line, rect, text, type Point } from '../svg/shapes.ts';

const WIDTH = 880;
const NAMES = 130;
const COLUMN = (WIDTH - 2 * MARGIN - NAMES) / 13;
const ROW = 38;
const HEAD = 52;

interface Row {
  readonly name: string;
  readonly bindus: readonly number[];
  readonly total: number;
  /** Bindus at which a square has no colour and its full colour. */
  readonly range: readonly [number, number];
}

/** Bindus of each planet by sign, and their sum. */
export function ashtakavargaGrid(result: unknown, { name }: FigureOptions): Drawing {
  const fields = fieldsOf(result);
  const own = fields.object('prastarashtakavarga');
  const rows: readonly Row[] = [
    ...PLANETS.filter((planet) => own.has(planet)).map((planet) => rowOf(planet, own.object(planet), [0, 8])),
    ...(fields.has('lagnashtakavarga') ? [rowOf('Ascendant', fields.object('lagnashtakavarga'), [0, 8])] : []),
    rowOf('All planets', fields.object('sarvashtakavarga'), [15, 42]),
  ];
  const houses = housesBySign(fields);
  return {
    kind: 'ashtakavarga',
    title: name === undefined ? 'Ashtakavarga' : `Ashtakavarga of ${bounded(name)}`,
    subtitle: 'Bindus of each planet by sign, with the number of the house',
    description: 'The table shows how many bindus each planet has in each sign, and their sum over the seven planets.',
    sentences: rows.map(
      ({ name: whose, bindus, total }) =>
        `${whose} has ${bindus.map((count, sign) => `${count} in ${signName(sign)}`).join(', ')}, ${total} together.`,
    ),
    width: WIDTH,
    height: HEAD + rows.length * ROW + 6,
    body: (top) => [
      ...head(houses, top),
      ...rows.flatMap((row, index) => rowElements(row, top + HEAD + index * ROW, index === rows.length - 1)),
    ],
  };
}

function rowOf(name: string, fields: Fields, range: Row['range']): Row {
  const bindus = fields.numbers('sign_scores');
  if (bindus.length !== 12)
    throw new FigureError(`${fields.at}.sign_scores must be twelve numbers, but it has ${bindus.length}.`);
  return { name, bindus, total: fields.number('total_bindus'), range };
}

/** House of each sign, where the result has them. */
function housesBySign(fields: Fields): ReadonlyMap<number, number> {
  if (!fields.has('houses')) return new Map();
  return new Map(
    fields
      .objects('houses')
      .map((house) => [signIndexOf(house.text('sign'), `${house.at}.sign`), house.number('house')]),
  );
}

const cellAt = (column: number, y: number): Point => ({ x: MARGIN + NAMES + column * COLUMN, y });

function head(houses: ReadonlyMap<number, number>, top: number): readonly string[] {
  return [
    ...SIGNS.flatMap((name, sign) => {
      const x = cellAt(sign, top).x + COLUMN / 2;
      const house = houses.get(sign);
      return [
        text({ x, y: top + 14 }, signGlyph(sign), { size: 16, anchor: 'middle' }),
        text({ x, y: top + 29 }, name.slice(0, 3), { size: 11, anchor: 'middle', role: 'muted' }),
        ...(house === undefined
          ? []
          : [
              text({ x, y: top + 44 }, String(house), {
                size: 11,
                anchor: 'middle',
                role: house === 1 ? 'accent' : 'muted',
                bold: house === 1,
              }),
            ]),
      ];
    }),
    text({ x: cellAt(12, top).x + COLUMN / 2, y: top + 29 }, 'Sum', { size: 11, anchor: 'middle', role: 'muted' }),
  ];
}

function rowElements({ name, bindus, total, range }: Row, y: number, last: boolean): readonly string[] {
  const shade = scaleLinear().domain(range).range([0, 0.4]).clamp(true);
  const middle = y + ROW / 2;
  return [
    ...(last ? [line({ x: MARGIN, y: y - 0.5 }, { x: WIDTH - MARGIN, y: y - 0.5 }, 'ink', 1.25)] : []),
    text({ x: MARGIN, y: middle + baseline(14) }, planetName(name), { size: 14, bold: last }),
    ...bindus.map((count, sign) => {
      const { x } = cellAt(sign, y);
      return group(
        {},
        rect({ x: x + 1, y: y + 2, width: COLUMN - 2, height: ROW - 4 }, 'accent', {
          'fill-opacity': shade(count),
          'data-row': name,
          'data-sign': signName(sign),
          'data-bindus': count,
        }),
        text({ x: x + COLUMN / 2, y: middle + baseline(14) }, String(count), {
          size: 14,
          anchor: 'middle',
          bold: last,
        }),
      );
    }),
    text({ x: cellAt(12, y).x + COLUMN / 2, y: middle + baseline(14) }, String(total), {
      size: 14,
      anchor: 'middle',
      role: 'muted',
    }),
  ];
}
