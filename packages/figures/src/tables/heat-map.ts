import { named } from '../names/spoken.ts';
import { phrase, titled } from '../names/phrase.ts';
import { FigureError } from '../errors.ts';
import { planetOf, planetShort, PLANETS } from '../names/planets.ts';
import { bounded, type FigureOptions } from '../options.ts';
import { fieldsOf } from '../read/fields.ts';
import type { Drawing } from '../svg/document.ts';
import { group } from '../svg/element.ts';
import { layoutOf, type Layout } from '../svg/layout.ts';
import { linear } from '../svg/scale.ts';
import { baseline, rect, text } from '../svg/shapes.ts';

const WIDTH = 752;
const NAMES = 26;
/** Rows are no taller than this, where few columns make wide cells. */
const TALLEST = 60;
const SIZE = 12;
const HOUSES = Array.from({ length: 12 }, (_, index) => String(index + 1));

/** A field of the matrix: how strong it is, what is written in it, and what programs read of it. */
interface Cell {
  readonly value: number;
  readonly said: string;
  readonly data: Readonly<Record<string, string | number>>;
}

interface Matrix {
  readonly heads: readonly string[];
  readonly names: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Fields that are the darker, the more they count; what they count stands in each of them. */
function matrixOf({ heads, names, rows }: Matrix, { margin, room }: Layout) {
  const cell = (room - NAMES) / heads.length;
  const tall = Math.min(cell, TALLEST);
  const left = margin + NAMES;
  const most = Math.max(1, ...rows.flatMap((row) => row.map(({ value }) => value)));
  const shade = linear([0, most], [0, 0.55]);
  const label = (content: string, x: number, y: number): string =>
    text({ x, y: y + baseline(SIZE) }, content, { size: SIZE, anchor: 'middle', role: 'muted' });
  return {
    height: NAMES + rows.length * tall,
    draw: (top: number): readonly string[] => [
      ...heads.map((head, at) => label(head, left + (at + 0.5) * cell, top + NAMES / 2)),
      ...rows.flatMap((row, at) => {
        const y = top + NAMES + at * tall;
        return [
          label(names[at] ?? '', margin + NAMES / 2, y + tall / 2),
          ...row.map(({ value, said, data }, column) =>
            group(
              {},
              rect({ x: left + column * cell + 1, y: y + 1, width: cell - 2, height: tall - 2 }, 'accent', {
                'fill-opacity': shade(value),
                ...data,
              }),
              text({ x: left + (column + 0.5) * cell, y: y + tall / 2 + baseline(SIZE) }, said, {
                size: SIZE,
                anchor: 'middle',
              }),
            ),
          ),
        ];
      }),
    ],
  };
}

/** How strongly each cusp is linked with each other, twelve by twelve. */
export function interlinks(result: unknown, { name, width }: FigureOptions): Drawing {
  const rows = fieldsOf(result).rows('matrix');
  if (rows.length !== 12 || rows.some((row) => row.length !== 12))
    throw new FigureError(
      'result.matrix must be twelve rows of twelve numbers. Pass the result of the tool as it was printed.',
    );
  const layout = layoutOf(width, WIDTH);
  const cells = rows.map((row, from) =>
    row.map((count, to) => ({
      value: count,
      said: String(count),
      data: { 'data-from': from + 1, 'data-to': to + 1, 'data-count': count },
    })),
  );
  const { height, draw } = matrixOf({ heads: HOUSES, names: HOUSES, rows: cells }, layout);
  return {
    kind: 'interlinks',
    title:
      name === undefined
        ? named('Links between cusps')
        : phrase('Links between the cusps of {name}', { name: bounded(name) }),
    subtitle: named('How many ties lead from the cusp of a row to that of a column'),
    description: 'The table shows how many ties lead from each cusp to each other one.',
    sentences: rows.map(
      (row, from) => `Cusp ${from + 1} has ${row.map((count, to) => `${count} to ${to + 1}`).join(', ')}.`,
    ),
    width: layout.width,
    height,
    body: draw,
  };
}

/** How strongly each planet looks at each other, in virupas. */
export function aspectStrengths(result: unknown, { name, width }: FigureOptions): Drawing {
  const layout = layoutOf(width, WIDTH);
  const aspects = fieldsOf(result).object('onPlanets');
  const rows = aspects.keys().map((key) => {
    const row = aspects.object(key);
    const on = PLANETS.map((planet) => (row.has(planet) ? row.object(planet).number('virupas') : 0));
    return { planet: planetOf(key, aspects.at), on };
  });
  const cells = rows.map(({ planet, on }) =>
    on.map((virupas, to) => ({
      value: virupas,
      said: layout.compact ? virupas.toFixed(0) : virupas.toFixed(1),
      data: { 'data-aspect': planet, 'data-on': PLANETS[to] ?? '', 'data-virupas': virupas },
    })),
  );
  const matrix = { heads: PLANETS.map(planetShort), names: rows.map(({ planet }) => planetShort(planet)), rows: cells };
  const { height, draw } = matrixOf(matrix, layout);
  return {
    kind: 'aspect-strengths',
    title: titled('Aspects by degree', name && bounded(name)),
    subtitle: named('Virupas, of sixty, with which the planet of a row aspects that of a column'),
    description: `The table shows how strongly ${rows.length} planets aspect each of nine.`,
    sentences: rows.map(
      ({ planet, on }) =>
        `${planet} aspects ${on.map((virupas, to) => `${PLANETS[to] ?? ''} with ${virupas}`).join(', ')}.`,
    ),
    width: layout.width,
    height,
    body: draw,
  };
}
