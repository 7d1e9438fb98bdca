import { isPlanet, planetGlyph, planetName, planetShort, RETROGRADE } from '../names/planets.ts';
import { degreesInSign, roman, signIndexAt, signName } from '../names/signs.ts';
import type { BirthChart } from '../read/chart.ts';
import { group } from '../svg/element.ts';
import type { Layout } from '../svg/layout.ts';
import { fitted } from '../svg/measure.ts';
import { line, text } from '../svg/shapes.ts';

/** A table that stands below a chart whose squares have no room for degrees. */
export interface PositionTable {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const [SIZE, ROW, HEAD] = [12.5, 22, 24];
/** Share of the width that each column has: the name, the place, and then the lords. */
const SHARES = [0.38, 0.28, 0.17, 0.17];

/** Planets and then cusps, each with its place and its star and sub lord. */
export function positionsOf({ bodies, cusps, rising, points, rough }: BirthChart): PositionTable {
  const placeOf = (longitude: number): string => (rough ? signName(signIndexAt(longitude)) : placeIn(longitude));
  // A chart without cusps has its Ascendant all the same.
  const alone = cusps.length > 0 || rising === undefined ? [] : [{ name: 'Ascendant', longitude: rising }];
  return {
    heads: ['', 'Place', 'Star', 'Sub'],
    rows: [
      ...bodies.map(({ planet, longitude, retrograde, house, starLord, subLord }) => [
        `${planetName(planet)}${retrograde ? ` ${RETROGRADE}` : ''}${house === undefined ? '' : ` in ${house}`}`,
        placeOf(longitude),
        lord(starLord),
        lord(subLord),
      ]),
      ...cusps.map(({ house, longitude, starLord, subLord }) => [
        house === 1 ? 'Ascendant' : `Cusp ${roman(house)}`,
        placeOf(longitude),
        lord(starLord),
        lord(subLord),
      ]),
      ...[...alone, ...points].map(({ name, longitude }) => [name, placeOf(longitude), '', '']),
    ],
  };
}

const placeIn = (longitude: number): string =>
  `${degreesInSign(longitude)} ${signName(signIndexAt(longitude)).slice(0, 3)}`;

const lord = (name: string): string =>
  isPlanet(name) ? `${planetGlyph(name)} ${planetShort(name)}` : planetShort(name);

/** The table over the whole width. */
export function drawnTable(
  { heads, rows }: PositionTable,
  { margin, room }: Layout,
): { readonly height: number; readonly draw: (top: number) => readonly string[] } {
  const lefts = heads.map(
    (_, column) => SHARES.slice(0, column).reduce((sum, share) => sum + share, 0) * room + margin,
  );
  const cell = (content: string, column: number, y: number, muted: boolean): string =>
    text({ x: lefts[column] ?? margin, y }, fitted(content, (SHARES[column] ?? 0.2) * room - 6, SIZE), {
      size: SIZE,
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
