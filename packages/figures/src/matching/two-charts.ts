import { named } from '../names/spoken.ts';
import { SQUARES } from '../charts/birth-chart.ts';
import { planetSentence } from '../charts/chart-sentences.ts';
import { drawnTable, positionsOf } from '../charts/position-table.ts';
import { signChartOf } from '../charts/rasi.ts';
import type { FigureStyle } from '../options.ts';
import type { BirthChart } from '../read/chart.ts';
import type { Fields } from '../read/fields.ts';
import { placesOf } from '../read/transit-chart.ts';
import type { Layout } from '../svg/layout.ts';
import { text } from '../svg/shapes.ts';

const [GAP, HEAD] = [24, 28];
const PEOPLE = { person1: 'First person', person2: 'Second person' } as const;

interface Pair {
  readonly height: number;
  readonly sentences: readonly string[];
  readonly draw: (top: number) => readonly string[];
}

/** The charts of the two people of a match side by side, on a narrow screen one below the other; nothing where it has none. */
export function twoCharts(fields: Fields, style: FigureStyle, layout: Layout): Pair {
  if (!fields.has('charts')) return { height: 0, sentences: [], draw: () => [] };
  const { margin, room, compact } = layout;
  const width = compact ? room : (room - GAP) / 2;
  const charts = fields.object('charts');
  const people = Object.entries(PEOPLE).map(([key, name], index) => {
    const left = margin + (compact ? 0 : index * (width + GAP));
    const chart = chartOf(charts.object(key));
    const drawn = oneChart(chart, style, { ...layout, width, margin: left, room: width });
    return { name, left, chart, drawn };
  });
  const tallest = Math.max(...people.map(({ drawn }) => drawn.height)) + HEAD + GAP;
  return {
    height: compact ? tallest * people.length : tallest,
    sentences: people.flatMap(({ name, chart }) => chart.bodies.map((body) => `${name}: ${planetSentence(body)}`)),
    draw: (top) =>
      people.flatMap(({ name, left, drawn }, index) => {
        const y = top + (compact ? index * tallest : 0);
        return [text({ x: left, y: y + 18 }, named(name), { size: 15, title: true }), ...drawn.draw(y + HEAD)];
      }),
  };
}

function chartOf(fields: Fields): BirthChart {
  const { cusps, bodies } = placesOf(fields);
  return {
    bodies,
    cusps,
    rising: cusps[0]?.longitude,
    moment: undefined,
    ayanamsa: undefined,
    running: [],
    rough: false,
    points: [],
    notes: [],
  };
}

/** The chart, and below it the degrees of the Ascendant and of the planets. */
function oneChart(chart: BirthChart, style: FigureStyle, layout: Layout) {
  const [, draw] = SQUARES[style === 'north' || style === 'east' ? style : 'south'];
  const { height, body } = draw({ ...signChartOf(chart, undefined), table: undefined }, layout);
  const table = drawnTable(positionsOf({ ...chart, cusps: chart.cusps.slice(0, 1) }), layout);
  return {
    height: height + table.height,
    draw: (top: number): readonly string[] => [...body(top), ...table.draw(top + height)],
  };
}
