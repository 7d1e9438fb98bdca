import { scaleLinear } from 'd3-scale';
import { FigureError } from '../errors.ts';
import { bounded, type FigureOptions } from '../options.ts';
import { fieldsOf } from '../read/fields.ts';
import type { Drawing } from '../svg/document.ts';
import { group } from '../svg/element.ts';
import { layoutOf } from '../svg/layout.ts';
import { baseline, rect, text } from '../svg/shapes.ts';

const WIDTH = 752;
const NAMES = 26;
const HOUSES = Array.from({ length: 12 }, (_, index) => index + 1);

/** How strongly each cusp is linked with each other, twelve by twelve. */
export function interlinks(result: unknown, { name, width }: FigureOptions): Drawing {
  const rows = fieldsOf(result).rows('matrix');
  if (rows.length !== 12 || rows.some((row) => row.length !== 12))
    throw new FigureError(
      'result.matrix must be twelve rows of twelve numbers. Pass the result of the tool as it was printed.',
    );
  const layout = layoutOf(width, WIDTH);
  const cell = (layout.room - NAMES) / 12;
  const shade = scaleLinear()
    .domain([0, Math.max(1, ...rows.flat())])
    .range([0, 0.55]);
  const left = layout.margin + NAMES;
  const label = (content: string, x: number, y: number): string =>
    text({ x, y: y + baseline(12) }, content, { size: 12, anchor: 'middle', role: 'muted' });
  return {
    kind: 'interlinks',
    title: name === undefined ? 'Links between cusps' : `Links between the cusps of ${bounded(name)}`,
    subtitle: 'How many ties lead from the cusp of a row to that of a column',
    description: 'The table shows how many ties lead from each cusp to each other one.',
    sentences: rows.map(
      (row, from) => `Cusp ${from + 1} has ${row.map((count, to) => `${count} to ${to + 1}`).join(', ')}.`,
    ),
    width: layout.width,
    height: NAMES + 12 * cell,
    body: (top) => [
      ...HOUSES.map((house) => label(String(house), left + (house - 0.5) * cell, top + NAMES / 2)),
      ...rows.flatMap((row, from) => {
        const y = top + NAMES + from * cell;
        return [
          label(String(from + 1), layout.margin + NAMES / 2, y + cell / 2),
          ...row.map((count, to) =>
            group(
              {},
              rect({ x: left + to * cell + 1, y: y + 1, width: cell - 2, height: cell - 2 }, 'accent', {
                'fill-opacity': shade(count),
                'data-from': from + 1,
                'data-to': to + 1,
                'data-count': count,
              }),
              text({ x: left + (to + 0.5) * cell, y: y + cell / 2 + baseline(12) }, String(count), {
                size: 12,
                anchor: 'middle',
              }),
            ),
          ),
        ];
      }),
    ],
  };
}
