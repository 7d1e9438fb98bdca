import { named } from '../names/spoken.ts';
import { titled } from '../names/phrase.ts';
import { FigureError } from '../errors.ts';
import { planetShort } from '../names/planets.ts';
import { signSaid, SIGNS } from '../names/signs.ts';
import { bounded, withoutBlankName, type FigureOptions } from '../options.ts';
import { figureOf, type Drawing, type Figure } from '../svg/document.ts';
import { group } from '../svg/element.ts';
import { layoutOf } from '../svg/layout.ts';
import { frame, line, rect, text, type Point } from '../svg/shapes.ts';
import { vargaOf, type Varga } from './divisional-chart.ts';
import { cellOf } from './south.ts';

const CELL = 54;
const SIDE = 4 * CELL;
const PER_ROW = 4;
const GAP = 24;
const HEAD = 30;
const WIDTH = 48 + PER_ROW * SIDE + (PER_ROW - 1) * GAP;
const MOST = 24;

/**
 * Small South Indian charts of several divisions in one picture, from the results of get_dN_chart in their order.
 *
 * @throws FigureError where there are none, or more than 24.
 */
export function drawVargaGrid(results: readonly unknown[], options: FigureOptions = {}): Figure {
  if (results.length === 0 || results.length > MOST)
    throw new FigureError(`results must be 1 to ${MOST} results of get_dN_chart, but there are ${results.length}.`);
  return figureOf(drawingOf(results.map(vargaOf), withoutBlankName(options)), options.id);
}

function drawingOf(vargas: readonly Varga[], { name, width }: FigureOptions): Drawing {
  const layout = layoutOf(width, WIDTH);
  const perRow = Math.min(PER_ROW, Math.max(1, Math.floor((layout.room + GAP) / (SIDE + GAP))));
  const rows = Math.ceil(vargas.length / perRow);
  return {
    kind: 'varga-grid',
    title: titled('Divisional charts', name && bounded(name), '{title} of {name}'),
    subtitle: named('In the South Indian style, with Pisces at the upper left'),
    description:
      vargas.length === 1
        ? 'The picture shows one divisional chart, with its Ascendant and nine planets by sign.'
        : `The picture shows ${vargas.length} divisional charts, each with its Ascendant and nine planets by sign.`,
    sentences: vargas.map(
      ({ division, name: own, ascendantSign, bodies }) =>
        `${own} (${division}) has ${signSaid(ascendantSign)} rising, with ${bodies
          .map(({ planet, sign }) => `${planet} in ${signSaid(sign)}`)
          .join(', ')}.`,
    ),
    width: layout.width,
    height: rows * (HEAD + SIDE + GAP) - GAP,
    body: (top) =>
      vargas.map((varga, index) =>
        small(varga, {
          x: layout.margin + (index % perRow) * (SIDE + GAP),
          y: top + Math.floor(index / perRow) * (HEAD + SIDE + GAP),
        }),
      ),
  };
}

function small({ division, name, ascendantSign, bodies }: Varga, at: Point): string {
  const corner = { x: at.x, y: at.y + HEAD };
  const inner = (column: number, row: number): Point => ({ x: corner.x + column * CELL, y: corner.y + row * CELL });
  return group(
    { 'data-division': division },
    text({ x: at.x, y: at.y + 19 }, name, { size: 14, title: true }),
    text({ x: at.x + SIDE, y: at.y + 19 }, division, { size: 12, role: 'muted', anchor: 'end' }),
    ...SIGNS.flatMap((_, sign) =>
      square(
        sign === ascendantSign,
        bodies.filter((body) => body.sign === sign).map(({ planet }) => planet),
        inner(...cellOf(sign)),
      ),
    ),
    line(inner(1, 0), inner(1, 4), 'line'),
    line(inner(3, 0), inner(3, 4), 'line'),
    line(inner(0, 1), inner(4, 1), 'line'),
    line(inner(0, 3), inner(4, 3), 'line'),
    line(inner(2, 0), inner(2, 1), 'line'),
    line(inner(2, 3), inner(2, 4), 'line'),
    line(inner(0, 2), inner(1, 2), 'line'),
    line(inner(3, 2), inner(4, 2), 'line'),
    frame({ ...corner, width: SIDE, height: SIDE }, 'ink', 1.25),
  );
}

/** Abbreviations two in a line, drawn smaller where there are many. */
function square(rising: boolean, planets: readonly string[], corner: Point): readonly string[] {
  const rows = Math.ceil((planets.length + (rising ? 1 : 0)) / 2);
  const row = Math.min(15, (CELL - 6) / Math.max(rows, 1));
  const size = Math.min(12, row * 0.9);
  const labels = [...(rising ? ['Asc'] : []), ...planets];
  return [
    ...(rising ? [rect({ ...corner, width: CELL, height: CELL }, 'wash')] : []),
    ...labels.map((label, index) =>
      text(
        {
          x: corner.x + CELL * (index % 2 === 0 ? 0.27 : 0.75),
          y: corner.y + 4 + row * (Math.floor(index / 2) + 0.76),
        },
        label === 'Asc' ? named(label) : planetShort(label),
        {
          size,
          anchor: 'middle',
          ...(label === 'Asc'
            ? { role: 'accent', bold: true, data: { 'data-cusp': 1 } }
            : { data: { 'data-planet': label } }),
        },
      ),
    ),
  ];
}
