import { degreesInSign, roman, signIndexAt, signName, SIGNS } from '../names/signs.ts';
import { listed } from '../names/listed.ts';
import { planetLabel, planetShort, RETROGRADE } from '../names/planets.ts';
import { birthChartOf, signOf, type BirthChart } from '../read/chart.ts';
import { bounded, type FigureOptions } from '../options.ts';
import type { Drawing } from '../svg/document.ts';
import { layoutOf } from '../svg/layout.ts';
import { table } from '../tables/table.ts';
import { cuspSentence, planetSentence } from './chart-sentences.ts';
import { tableInstead } from './narrowed.ts';
import { north, NORTH_WIDTH } from './north.ts';
import { round, ROUND_WIDTH } from './round.ts';
import { positionsOf } from './position-table.ts';
import type { Entry, SignChart } from './sign-chart.ts';
import { smallWheel } from './small-wheel.ts';
import { south, SOUTH_WIDTH } from './south.ts';

const STYLE_NAMES = {
  round: 'as a wheel',
  south: 'in the South Indian style',
  north: 'in the North Indian style',
} as const;

const BIRTH_CHART = 'Birth chart';
const OWN_WIDTHS = { round: ROUND_WIDTH, south: SOUTH_WIDTH, north: NORTH_WIDTH } as const;

/** The chart of get_full_chart, or of get_planets and get_house_cusps, whose results may be put into one object. */
export function birthChart(result: unknown, options: FigureOptions): Drawing {
  const instead = tableInstead(result);
  return instead === undefined ? chartNamed(BIRTH_CHART)(result, options) : table(() => instead)(result, options);
}

/** The same for a chart of another moment, by what it is called. */
export const chartNamed =
  (title: string) =>
  (result: unknown, { style = 'round', name, width }: FigureOptions): Drawing => {
    const chart = birthChartOf(result);
    const layout = layoutOf(width, OWN_WIDTHS[style]);
    const drawn =
      style === 'round'
        ? layout.width < ROUND_WIDTH
          ? smallWheel(chart, layout)
          : round(chart, centreOf(chart), layout)
        : (style === 'south' ? south : north)(signChartOf(chart, name), layout);
    const retrograde = chart.bodies.filter((body) => body.retrograde).map(({ planet }) => planet);
    return {
      ...drawn,
      width: layout.width,
      kind: title === BIRTH_CHART ? 'birth-chart' : 'chart-of-a-moment',
      title: name === undefined ? title : `${title} of ${bounded(name)}`,
      ...(chart.moment === undefined ? {} : { subtitle: chart.moment }),
      description: `${describe(chart)} It is drawn ${STYLE_NAMES[style]}.${
        retrograde.length === 0 ? '' : ` ${listed(retrograde)} ${retrograde.length === 1 ? 'is' : 'are'} retrograde.`
      }`,
      sentences: [...chart.cusps.map(cuspSentence), ...chart.bodies.map(planetSentence)],
    };
  };

function describe({ bodies, cusps, rising }: BirthChart): string {
  const parts = [
    ...(bodies.length === 0 ? [] : [`${bodies.length} planets`]),
    ...(cusps.length === 0 ? [] : ['the twelve Placidus cusps']),
  ];
  const ascendant =
    rising === undefined ? '' : ` The Ascendant is in ${signName(signIndexAt(rising))} at ${degreesInSign(rising)}.`;
  return `The chart shows ${parts.join(' and ')} in the sidereal zodiac.${ascendant}`;
}

function centreOf({ rising, ayanamsa, running }: BirthChart): readonly string[] {
  return [
    ...(rising === undefined ? [] : [`${signName(signIndexAt(rising))} rising`]),
    ...(ayanamsa === undefined ? [] : [`Ayanamsa ${ayanamsa}`]),
    ...(running.length === 0 ? [] : [`Dasha ${running.map((lord) => lord.slice(0, 2)).join(' – ')}`]),
  ];
}

const [PLANET, ASCENDANT, CUSP]: readonly [Entry['kind'], Entry['kind'], Entry['kind']] = [
  'planet',
  'ascendant',
  'cusp',
];

function signChartOf(chart: BirthChart, name: string | undefined): SignChart {
  const placed: { readonly longitude: number; readonly entry: Entry }[] = [
    ...chart.bodies.map(({ planet, longitude, retrograde, house }) => ({
      longitude,
      entry: {
        kind: PLANET,
        label: `${planetLabel(planet)} ${degreesInSign(longitude)}${retrograde ? ` ${RETROGRADE}` : ''}`,
        short: `${planetShort(planet)}${retrograde ? RETROGRADE : ''}`,
        data: {
          'data-planet': planet,
          'data-longitude': longitude,
          'data-house': house,
          'data-retrograde': retrograde ? 'true' : 'false',
        },
      },
    })),
    ...chart.cusps.map(({ house, longitude, subLord }) => ({
      longitude,
      entry: {
        kind: house === 1 ? ASCENDANT : CUSP,
        label: `${house === 1 ? 'Asc' : roman(house)} ${degreesInSign(longitude)}`,
        short: house === 1 ? 'Asc' : roman(house),
        data: { 'data-cusp': house, 'data-longitude': longitude, 'data-sub-lord': subLord },
      },
    })),
  ];
  const sorted = [...placed].sort((a, b) => a.longitude - b.longitude);
  return {
    ascendantSign: chart.rising === undefined ? undefined : signIndexAt(chart.rising),
    entries: SIGNS.map((_, sign) => sorted.filter((item) => signOf(item) === sign).map(({ entry }) => entry)),
    wholeSignHouses: false,
    centre: [name === undefined ? 'Rasi' : bounded(name), ...(name === undefined ? [] : ['Rasi']), ...centreOf(chart)],
    table: positionsOf(chart),
  };
}
