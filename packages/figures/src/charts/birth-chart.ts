import { named } from '../names/spoken.ts';
import { titled } from '../names/phrase.ts';
import { degreesInSign, signIndexAt, signSaid } from '../names/signs.ts';
import { listed } from '../names/listed.ts';
import { bounded, chartStyleOf, type ChartStyle, type FigureOptions } from '../options.ts';
import { birthChartOf, type BirthChart } from '../read/chart.ts';
import type { Drawing } from '../svg/document.ts';
import { layoutOf, type Layout } from '../svg/layout.ts';
import { table } from '../tables/table.ts';
import { cuspSentence, planetSentence } from './chart-sentences.ts';
import { east, EAST_WIDTH } from './east.ts';
import { tableInstead } from './narrowed.ts';
import { north, northBhava, NORTH_WIDTH } from './north.ts';
import { round, ROUND_WIDTH } from './round.ts';
import { centreOf, signChartOf } from './rasi.ts';
import type { DrawnChart, SignChart } from './sign-chart.ts';
import { smallWheel } from './small-wheel.ts';
import { south, SOUTH_WIDTH } from './south.ts';

const STYLE_NAMES: Readonly<Record<ChartStyle, string>> = {
  round: 'as a wheel',
  south: 'in the South Indian style',
  north: 'in the North Indian style',
  east: 'in the East Indian style',
  'north-bhava': 'in the North Indian style with the houses of Placidus',
};

type Squares = (chart: SignChart, layout: Layout) => DrawnChart;

/** Styles of squares: how wide each likes to be, and what draws it. */
export const SQUARES: Readonly<Record<Exclude<ChartStyle, 'round'>, readonly [width: number, draw: Squares]>> = {
  south: [SOUTH_WIDTH, south],
  north: [NORTH_WIDTH, north],
  east: [EAST_WIDTH, east],
  'north-bhava': [NORTH_WIDTH, northBhava],
};

const BIRTH_CHART = 'Birth chart';

/** The chart of get_full_chart, or of get_planets and get_house_cusps, whose results may be put into one object. */
export function birthChart(result: unknown, options: FigureOptions): Drawing {
  const instead = options.guessed ? undefined : tableInstead(result);
  return instead === undefined ? chartNamed(BIRTH_CHART)(result, options) : table(() => instead)(result, options);
}

/** The same for a chart of another moment, by what it is called. */
export const chartNamed =
  (title: string) =>
  (result: unknown, { style: given, name, width }: FigureOptions): Drawing => {
    const chart = birthChartOf(result);
    const asked = chartStyleOf(given) ?? 'round';
    // Without degrees nothing can stand on a wheel.
    const style = chart.rough && asked === 'round' ? 'south' : asked;
    const [layout, drawn] = drawnAs(style, chart, title, name, width);
    const retrograde = chart.bodies.filter((body) => body.retrograde).map(({ planet }) => planet);
    return {
      ...drawn,
      width: layout.width,
      kind: title === BIRTH_CHART ? 'birth-chart' : 'chart-of-a-moment',
      title: titled(title, name && bounded(name), '{title} of {name}'),
      ...(chart.moment === undefined ? {} : { subtitle: chart.moment }),
      description: `${describe(chart)} It is drawn ${STYLE_NAMES[style]}.${
        retrograde.length === 0 ? '' : ` ${listed(retrograde)} ${retrograde.length === 1 ? 'is' : 'are'} retrograde.`
      }`,
      sentences: [
        ...chart.cusps.map((cusp) => cuspSentence(cusp, chart.rough)),
        ...chart.bodies.map((body) => planetSentence(body, chart.rough)),
        ...chart.notes.map((note) => `${note}.`),
      ],
    };
  };

function drawnAs(
  style: ChartStyle,
  chart: BirthChart,
  title: string,
  name: string | undefined,
  width: number | undefined,
): readonly [Layout, DrawnChart] {
  if (style === 'round') {
    const layout = layoutOf(width, ROUND_WIDTH);
    return [
      layout,
      layout.width < ROUND_WIDTH
        ? smallWheel(chart, layout)
        : round(chart, [...centreOf(chart), ...chart.notes], layout),
    ];
  }
  const [own, draw] = SQUARES[style];
  const layout = layoutOf(width, own);
  return [layout, draw(signChartOf(chart, name ?? (chart.notes.length === 0 ? undefined : named(title))), layout)];
}

function describe({ bodies, cusps, rising, rough }: BirthChart): string {
  const parts = [
    ...(bodies.length === 0 ? [] : [`${bodies.length} planets`]),
    ...(cusps.length === 0 ? [] : ['the twelve Placidus cusps']),
  ];
  const at = rising === undefined || rough ? '' : ` at ${degreesInSign(rising)}`;
  const ascendant = rising === undefined ? '' : ` The Ascendant is in ${signSaid(signIndexAt(rising))}${at}.`;
  return `The chart shows ${parts.join(' and ')} in the sidereal zodiac.${ascendant}`;
}
