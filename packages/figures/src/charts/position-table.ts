import { cuspNamed, phrase } from '../names/phrase.ts';
import { named } from '../names/spoken.ts';
import { isPlanet, planetGlyph, planetName, planetShort, RETROGRADE } from '../names/planets.ts';
import { degreesInSign, signIndexAt, signSaid, signShort } from '../names/signs.ts';
import type { BirthChart } from '../read/chart.ts';
import { group } from '../svg/element.ts';
import type { Layout } from '../svg/layout.ts';
import { fitted, textWidth } from '../svg/measure.ts';
import { line, text } from '../svg/shapes.ts';

/** A table that stands below a chart whose squares have no room for degrees. */
export interface PositionTable {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const [ROW, HEAD, GAP] = [22, 24, 6];
const LEAST = 11;
const SIZES = [12.5, 11.75, LEAST];

/** Planets and then cusps, each with its place and its star and sub lord. */
export function positionsOf({ bodies, cusps, rising, points, rough }: BirthChart): PositionTable {
  const placeOf = (longitude: number): string => (rough ? signSaid(signIndexAt(longitude)) : placeIn(longitude));
  // A chart without cusps has its Ascendant all the same.
  const alone = cusps.length > 0 || rising === undefined ? [] : [{ name: named('Ascendant'), longitude: rising }];
  return {
    heads: ['', named('Place'), named('Star'), named('Sub')],
    rows: [
      ...bodies.map(({ planet, longitude, retrograde, house, starLord, subLord }) => [
        `${planetName(planet)}${retrograde ? ` ${RETROGRADE}` : ''}${house === undefined ? '' : ` ${phrase('in {house}', { house })}`}`,
        placeOf(longitude),
        lord(starLord),
        lord(subLord),
      ]),
      ...cusps.map(({ house, longitude, starLord, subLord }) => [
        house === 1 ? named('Ascendant') : cuspNamed(house),
        placeOf(longitude),
        lord(starLord),
        lord(subLord),
      ]),
      ...[...alone, ...points].map(({ name, longitude }) => [named(name), placeOf(longitude), '', '']),
    ],
  };
}

const placeIn = (longitude: number): string => `${degreesInSign(longitude)} ${signShort(signIndexAt(longitude))}`;

const lord = (name: string): string =>
  isPlanet(name) ? `${planetGlyph(name)} ${planetShort(name)}` : planetShort(name);

/** The table over the whole width: each column has what it needs, and all of them what is left. */
export function drawnTable(
  { heads, rows }: PositionTable,
  { margin, room }: Layout,
): { readonly height: number; readonly draw: (top: number) => readonly string[] } {
  const { size, widths, brief } = columnsOf([heads, ...rows], room);
  const lefts = widths.map((_, column) => widths.slice(0, column).reduce((sum, width) => sum + width, margin));
  const cell = (content: string, column: number, y: number, muted: boolean): string =>
    text({ x: lefts[column] ?? margin, y }, fitted(brief(content), (widths[column] ?? 0) - GAP, size), {
      size,
      role: muted ? 'muted' : 'ink',
    });
  return {
    height: HEAD + rows.length * ROW,
    draw: (top) => [
      ...heads.flatMap((head, column) =>
        head === '' || rows.every((cells) => cells[column] === '') ? [] : [cell(head, column, top + 14, true)],
      ),
      ...rows.map((cells, index) => {
        const y = top + HEAD + index * ROW;
        return group(
          {},
          line({ x: margin, y }, { x: margin + room, y }, 'faint'),
          ...cells.flatMap((content, column) => (content === '' ? [] : [cell(content, column, y + 15, column > 1)])),
        );
      }),
    ],
  };
}

const same = (content: string): string => content;
/** A name without the glyph before it. */
const withoutGlyph = (content: string): string => content.replace(/^.\ufe0e /u, '');

/** The largest letters with which all columns have room, and how wide each of them is then. */
function columnsOf(rows: readonly (readonly string[])[], room: number) {
  const needed = (size: number, brief = same): readonly number[] =>
    (rows[0] ?? []).map(
      (_, column) => Math.max(...rows.map((cells) => textWidth(brief(cells[column] ?? ''), size))) + GAP,
    );
  const whole = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0);
  const size = SIZES.find((each) => whole(needed(each)) <= room);
  const brief = size === undefined ? withoutGlyph : same;
  const widths = needed(size ?? LEAST, brief);
  return { size: size ?? LEAST, brief, widths: widths.map((width) => (width * room) / whole(widths)) };
}
