import { named } from '../names/spoken.ts';
import { phrase, titled } from '../names/phrase.ts';
import { capitalised } from '../names/listed.ts';
import { degreesInSign, signIndexOf, signSaid, signShort, SIGNS } from '../names/signs.ts';
import { planetLabel, planetName, planetOf, planetShort, RETROGRADE, type Planet } from '../names/planets.ts';
import { bounded, optionFault, type FigureOptions } from '../options.ts';
import { fieldsOf, type Fields } from '../read/fields.ts';
import type { Drawing } from '../svg/document.ts';
import { layoutOf } from '../svg/layout.ts';
import { east, EAST_WIDTH } from './east.ts';
import { north, NORTH_WIDTH } from './north.ts';
import { houseOfSign, type Entry, type SignChart } from './sign-chart.ts';
import { south, SOUTH_WIDTH } from './south.ts';

interface VargaBody {
  readonly planet: Planet;
  readonly sign: number;
  /** Within the sign of the division, 0 to 30. */
  readonly degree: number;
  readonly retrograde: boolean;
  readonly vargottama: boolean;
}

export interface Varga {
  /** D9 */
  readonly division: string;
  /** Navamsa */
  readonly name: string;
  readonly ascendantSign: number;
  readonly ascendantDegree: number;
  readonly bodies: readonly VargaBody[];
}

/** The division of a result of get_dN_chart. */
export function vargaOf(result: unknown): Varga {
  const fields = fieldsOf(result);
  const planets = fields.object('planets');
  const ascendant = fields.object('ascendant');
  return {
    division: fields.text('division'),
    name: fields.text('name'),
    ascendantSign: signIndexOf(ascendant.text('sign'), `${ascendant.at}.sign`),
    ascendantDegree: ascendant.number('degreeInVarga'),
    bodies: planets.keys().map((key) => bodyOf(planetOf(key, planets.at), planets.object(key))),
  };
}

const bodyOf = (planet: Planet, fields: Fields): VargaBody => ({
  planet,
  sign: signIndexOf(fields.text('sign'), `${fields.at}.sign`),
  degree: fields.number('degreeInVarga'),
  retrograde: fields.flag('retrograde'),
  vargottama: fields.flag('vargottama'),
});

const STYLES = { south: [SOUTH_WIDTH, south], north: [NORTH_WIDTH, north], east: [EAST_WIDTH, east] } as const;

/** A divisional chart in the South, the North or the East Indian style. */
export function divisionalChart(result: unknown, { style = 'south', name, width }: FigureOptions): Drawing {
  if (style !== 'south' && style !== 'north' && style !== 'east')
    throw optionFault('style', 'south, north or east for a divisional chart', style);
  const varga = vargaOf(result);
  const chart = signChartOf(varga);
  const [own, draw] = STYLES[style];
  const layout = layoutOf(width, own);
  const drawn = draw(chart, layout);
  const title = `${named(varga.name)} (${varga.division})`;
  return {
    ...drawn,
    width: layout.width,
    kind: 'divisional-chart',
    title: titled(title, name && bounded(name), '{title} of {name}'),
    subtitle: named('Houses are whole signs from the Ascendant of the division'),
    description: `The divisional chart ${varga.division} has ${signSaid(varga.ascendantSign)} rising. It is drawn in the ${capitalised(style)} Indian style.`,
    sentences: varga.bodies.map(
      ({ planet, sign, retrograde, vargottama }) =>
        `${planet} stands in ${signSaid(sign)}, house ${houseOfSign(sign, varga.ascendantSign)}${retrograde ? ', retrograde' : ''}${vargottama ? ', in the same sign as at birth' : ''}.`,
    ),
  };
}

function signChartOf({ division, name, ascendantSign, ascendantDegree, bodies }: Varga): SignChart {
  const ascendant: Entry = {
    kind: 'ascendant',
    label: `${named('Asc')} ${degreesInSign(ascendantDegree)}`,
    short: named('Asc'),
    data: { 'data-cusp': 1, 'data-degree': ascendantDegree },
  };
  const placed: { readonly sign: number; readonly degree: number; readonly entry: Entry }[] = [
    { sign: ascendantSign, degree: ascendantDegree, entry: ascendant },
    ...bodies.map((body) => ({ sign: body.sign, degree: body.degree, entry: entryOf(body) })),
  ];
  const sorted = [...placed].sort((a, b) => a.degree - b.degree);
  return {
    ascendantSign,
    entries: SIGNS.map((_, sign) => sorted.filter((item) => item.sign === sign).map(({ entry }) => entry)),
    wholeSignHouses: true,
    centre: [named(name), division, phrase('{sign} rising', { sign: signSaid(ascendantSign) })],
    table: {
      heads: ['', named('Place'), named('House'), ''],
      rows: [
        [named('Ascendant'), placeIn(ascendantSign, ascendantDegree), '1', ''],
        ...bodies.map(({ planet, sign, degree, retrograde }) => [
          `${planetName(planet)}${retrograde ? ` ${RETROGRADE}` : ''}`,
          placeIn(sign, degree),
          String(houseOfSign(sign, ascendantSign)),
          '',
        ]),
      ],
    },
  };
}

const placeIn = (sign: number, degree: number): string => `${degreesInSign(degree)} ${signShort(sign)}`;

const entryOf = ({ planet, degree, retrograde }: VargaBody): Entry => ({
  kind: 'planet',
  label: `${planetLabel(planet)} ${degreesInSign(degree)}${retrograde ? ` ${RETROGRADE}` : ''}`,
  short: `${planetShort(planet)}${retrograde ? RETROGRADE : ''}`,
  data: { 'data-planet': planet, 'data-degree': degree, 'data-retrograde': retrograde ? 'true' : 'false' },
});
