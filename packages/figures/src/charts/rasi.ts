import { named } from '../names/spoken.ts';
import { phrase } from '../names/phrase.ts';
import { degreesInSign, roman, signGlyph, signIndexAt, signSaid, SIGNS } from '../names/signs.ts';
import { planetLabel, planetShort, RETROGRADE } from '../names/planets.ts';
import { bounded } from '../options.ts';
import { signOf, type BirthChart, type Body } from '../read/chart.ts';
import { positionsOf } from './position-table.ts';
import type { Bhava, Entry, SignChart } from './sign-chart.ts';

interface Placed {
  readonly longitude: number;
  readonly house?: number | undefined;
  readonly entry: Entry;
}

/** A chart by its signs, for the styles that have a square for each. `name` stands in its middle. */
export function signChartOf(chart: BirthChart, name: string | undefined): SignChart {
  const placed = [...chart.bodies.map((body) => planetIn(body, chart.rough)), ...risingIn(chart), ...pointsIn(chart)];
  const sorted = placed.toSorted((a, b) => a.longitude - b.longitude);
  const bhavas = bhavasOf(chart);
  return {
    ascendantSign: chart.rising === undefined ? undefined : signIndexAt(chart.rising),
    entries: SIGNS.map((_, sign) => sorted.filter((item) => signOf(item) === sign).map(({ entry }) => entry)),
    wholeSignHouses: false,
    centre: [
      name === undefined ? named('Rasi') : bounded(name),
      ...(name === undefined || chart.notes.length > 0 ? [] : [named('Rasi')]),
      ...centreOf(chart),
      ...chart.notes,
    ],
    table: positionsOf(chart),
    ...(bhavas && { bhavas }),
  };
}

/** What stands in the middle of a chart. */
export function centreOf({ rising, ayanamsa, running }: BirthChart): readonly string[] {
  return [
    ...(rising === undefined ? [] : [phrase('{sign} rising', { sign: signSaid(signIndexAt(rising)) })]),
    ...(ayanamsa === undefined ? [] : [phrase('Ayanamsa {ayanamsa}', { ayanamsa })]),
    ...(running.length === 0 ? [] : [phrase('Dasha {lords}', { lords: running.map(planetShort).join(' – ') })]),
  ];
}

function planetIn({ planet, longitude, retrograde, house }: Body, rough: boolean, more = ''): Placed {
  const degrees = rough ? '' : ` ${degreesInSign(longitude)}`;
  return {
    longitude,
    house,
    entry: {
      kind: 'planet',
      label: `${planetLabel(planet)}${degrees}${retrograde ? ` ${RETROGRADE}` : ''}${more}`,
      short: `${planetShort(planet)}${retrograde ? RETROGRADE : ''}`,
      data: {
        'data-planet': planet,
        'data-longitude': rough ? undefined : longitude,
        'data-house': house,
        'data-retrograde': retrograde ? 'true' : 'false',
      },
    },
  };
}

/** The cusps; where a chart has none, the Ascendant alone. */
function risingIn({ cusps, rising, rough }: Pick<BirthChart, 'cusps' | 'rising' | 'rough'>): readonly Placed[] {
  const own = cusps.length > 0 || rising === undefined ? cusps : [{ house: 1, longitude: rising, subLord: undefined }];
  return own.map(({ house, longitude, subLord }) => {
    const short = house === 1 ? named('Asc') : roman(house);
    return {
      longitude,
      entry: {
        kind: house === 1 ? 'ascendant' : 'cusp',
        label: rough ? short : `${short} ${degreesInSign(longitude)}`,
        short,
        data: { 'data-cusp': house, 'data-longitude': rough ? undefined : longitude, 'data-sub-lord': subLord },
      },
    };
  });
}

const pointsIn = ({ points }: BirthChart): readonly Placed[] =>
  points.map(({ name, longitude }) => ({
    longitude,
    entry: {
      kind: 'point',
      label: `${named(name)} ${degreesInSign(longitude)}`,
      short: name.slice(0, 2),
      data: { 'data-point': name, 'data-longitude': longitude },
    },
  }));

/** Houses of Placidus; undefined where the result does not say in which each planet stands. */
function bhavasOf({ bodies, cusps, rough }: BirthChart): readonly Bhava[] | undefined {
  if (cusps.length === 0 || rough || bodies.some(({ house }) => house === undefined)) return undefined;
  return cusps.map(({ house, longitude: cusp }) => {
    const after = (longitude: number): number => (longitude - cusp + 360) % 360;
    const inside = bodies
      .filter((body) => body.house === house)
      .toSorted((a, b) => after(a.longitude) - after(b.longitude))
      // A house reaches into a sign or two beyond that of its cusp.
      .map((body) => planetIn(body, false, signOf(body) === signIndexAt(cusp) ? '' : ` ${signGlyph(signOf(body))}`));
    const rises = house === 1 ? risingIn({ cusps: cusps.slice(0, 1), rising: cusp, rough }) : [];
    return { cusp, entries: [...rises, ...inside].map(({ entry }) => entry) };
  });
}
