import { named } from '../names/spoken.ts';
import { titled } from '../names/phrase.ts';
import { FigureError } from '../errors.ts';
import { isPlanet, planetGlyph, planetName, PLANETS } from '../names/planets.ts';
import { signGlyph, signIndexOf, signName, signSaid, SIGNS } from '../names/signs.ts';
import { bounded, type FigureOptions } from '../options.ts';
import { fieldsOf, type Fields } from '../read/fields.ts';
import type { Drawing } from '../svg/document.ts';
import { group } from '../svg/element.ts';
import { layoutOf, type Layout } from '../svg/layout.ts';
import { linear, within } from '../svg/scale.ts';
import { baseline, line, rect, text } from '../svg/shapes.ts';

const WIDTH = 880;
/** Names of the rows; on a narrow screen their glyphs. The sum has a column as wide as its three digits there. */
const [NAMES, NARROW_NAMES, NARROW_SUM] = [130, 30, 32];
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
export function ashtakavargaGrid(result: unknown, { name, width }: FigureOptions): Drawing {
  const layout = layoutOf(width, WIDTH);
  const columns = columnsOf(layout);
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
    title: titled('Ashtakavarga', name && bounded(name), '{title} of {name}'),
    subtitle: named('Bindus of each planet by sign, with the number of the house'),
    description: 'The table shows how many bindus each planet has in each sign, and their sum over the seven planets.',
    sentences: rows.map(
      ({ name: whose, bindus, total }) =>
        `${whose} has ${bindus.map((count, sign) => `${count} in ${signSaid(sign)}`).join(', ')}, ${total} together.`,
    ),
    width: layout.width,
    height: HEAD + rows.length * ROW + 6,
    body: (top) => [
      ...head(houses, top, columns),
      ...rows.flatMap((row, index) =>
        rowElements(row, { top: top + HEAD + index * ROW, last: index === rows.length - 1, layout, columns }),
      ),
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

/** Where the columns of the signs and that of the sums stand. */
interface Columns {
  /** Left end of a column, 0 to 12. */
  readonly left: (column: number) => number;
  readonly width: number;
  /** Middle of the sums. */
  readonly sum: number;
}

function columnsOf({ margin, room, compact, width: whole }: Layout): Columns {
  const names = compact ? NARROW_NAMES : NAMES;
  const width = compact ? (room - names - NARROW_SUM) / 12 : (room - names) / 13;
  const left = (column: number): number => margin + names + column * width;
  return { left, width, sum: compact ? whole - margin - NARROW_SUM / 2 : left(12) + width / 2 };
}

function head(houses: ReadonlyMap<number, number>, top: number, { left, width, sum }: Columns): readonly string[] {
  return [
    ...SIGNS.flatMap((name, sign) => {
      const x = left(sign) + width / 2;
      const house = houses.get(sign);
      return [
        text({ x, y: top + 14 }, signGlyph(sign), { size: 16, anchor: 'middle' }),
        text({ x, y: top + 29 }, name.slice(0, width < 30 ? 2 : 3), { size: 11, anchor: 'middle', role: 'muted' }),
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
    text({ x: sum, y: top + 29 }, 'Sum', { size: 11, anchor: 'middle', role: 'muted' }),
  ];
}

interface RowPlace {
  readonly top: number;
  /** The row of the sums. */
  readonly last: boolean;
  readonly layout: Layout;
  readonly columns: Columns;
}

function rowElements(
  { name, bindus, total, range }: Row,
  { top: y, last, layout, columns }: RowPlace,
): readonly string[] {
  const { compact, margin } = layout;
  const { left, width, sum } = columns;
  const size = compact ? 12 : 14;
  const scale = linear(range, [0, 0.4]);
  const shade = (bindus: number): number => within([0, 0.4], scale(bindus));
  const middle = y + ROW / 2;
  return [
    ...(last ? [line({ x: margin, y: y - 0.5 }, { x: layout.width - margin, y: y - 0.5 }, 'ink', 1.25)] : []),
    text({ x: margin, y: middle + baseline(14) }, compact ? shortName(name) : planetName(name), {
      size: 14,
      bold: last,
    }),
    ...bindus.map((count, sign) => {
      const x = left(sign);
      return group(
        {},
        rect({ x: x + 1, y: y + 2, width: width - 2, height: ROW - 4 }, 'accent', {
          'fill-opacity': shade(count),
          'data-row': name,
          'data-sign': signName(sign),
          'data-bindus': count,
        }),
        text({ x: x + width / 2, y: middle + baseline(size) }, String(count), {
          size,
          anchor: 'middle',
          bold: last,
        }),
      );
    }),
    text({ x: sum, y: middle + baseline(size) }, String(total), {
      size,
      anchor: 'middle',
      role: 'muted',
    }),
  ];
}

const shortName = (name: string): string =>
  isPlanet(name) ? planetGlyph(name) : named(name === 'Ascendant' ? 'Asc' : 'All');
