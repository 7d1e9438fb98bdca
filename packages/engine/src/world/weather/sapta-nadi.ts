import type { Chart } from '../../chart/chart.ts';
import { PLANETS } from '../../zodiac/names.ts';
import type { Planet } from '../../zodiac/names.ts';
import { star28At } from '../../zodiac/stars-28.ts';
import type { Star28 } from '../../zodiac/stars-28.ts';
import { added, NO_WEATHER, RAIN_GIVERS } from './weather-values.ts';
import type { WeatherSums } from './weather-values.ts';

export const NADIS = ['Chanda', 'Vata', 'Dahana', 'Saumya', 'Neera', 'Jala', 'Amrita'] as const;
export type Nadi = (typeof NADIS)[number];

interface NadiRow {
  readonly stars: readonly Star28[];
  readonly values: WeatherSums;
}

const row = (stars: readonly Star28[], temp: number, precip: number, wind: number): NadiRow => ({
  stars,
  values: { temp, precip, wind },
});

/** The seven-nadi wheel of Narapatijayacharya (R34.6): four of the 28 stars each; the points are ours. */
const WHEEL: Readonly<Record<Nadi, NadiRow>> = {
  Chanda: row(['Bharani', 'Krittika', 'Vishakha', 'Anuradha'], 3, -6, 6),
  Vata: row(['Ashwini', 'Rohini', 'Swati', 'Jyeshtha'], 1, -3, 5),
  Dahana: row(['Mrigashira', 'Chitra', 'Mula', 'Revati'], 6, -5, 1),
  Saumya: row(['Ardra', 'Hasta', 'Purva Ashadha', 'Uttara Bhadrapada'], 0, 1, 0),
  Neera: row(['Punarvasu', 'Uttara Phalguni', 'Uttara Ashadha', 'Purva Bhadrapada'], -1, 3, 0),
  Jala: row(['Pushya', 'Purva Phalguni', 'Abhijit', 'Shatabhisha'], -2, 5, 0),
  Amrita: row(['Ashlesha', 'Magha', 'Shravana', 'Dhanishta'], -2, 7, 0),
};

const NADI_OF: ReadonlyMap<Star28, Nadi> = new Map(
  NADIS.flatMap((nadi) => WHEEL[nadi].stars.map((star) => [star, nadi] as const)),
);

export const WET_NADIS = ['Neera', 'Jala', 'Amrita'] as const;
export type WetNadi = (typeof WET_NADIS)[number];

/** The nadi of a star among 28. */
export function nadiOf(star: Star28): Nadi {
  const nadi = NADI_OF.get(star);
  if (nadi === undefined) throw new RangeError(`${star} is in no nadi`);
  return nadi;
}

/** The nadi of a sidereal longitude. */
export const nadiAt = (longitude: number): Nadi => nadiOf(star28At(longitude));

/** The wet nadi of a sidereal longitude; null where it is a dry one. */
export const wetNadiAt = (longitude: number): WetNadi | null => {
  const nadi = nadiAt(longitude);
  return WET_NADIS.find((wet) => wet === nadi) ?? null;
};

/** How much a planet counts in its nadi. */
const WEIGHT: Readonly<Record<Planet, number>> = {
  Sun: 0.7,
  Moon: 1.5,
  Mars: 0.7,
  Mercury: 1,
  Jupiter: 1,
  Venus: 1,
  Saturn: 0.7,
  Rahu: 0.5,
  Ketu: 0.5,
};

export const NADI_VERDICTS = ['HEAVY', 'RAIN', 'LIGHT', 'CLOUD_NO_RAIN', 'DRY'] as const;
type NadiVerdict = (typeof NADI_VERDICTS)[number];

export interface SaptaNadi {
  readonly positions: readonly { readonly planet: Planet; readonly star28: Star28; readonly nadi: Nadi }[];
  readonly sums: WeatherSums;
  readonly nadiVerdict: NadiVerdict;
}

/** The nine planets on the wheel, the sum of their nadis and what they say of rain. */
export function saptaNadi(chart: Chart): SaptaNadi {
  const positions = PLANETS.map((planet) => {
    const star28 = star28At(chart.planets[planet].longitude);
    return { planet, star28, nadi: nadiOf(star28) };
  });
  const sums = positions.reduce(
    (sum, { planet, nadi }) => added(sum, WHEEL[nadi].values, WEIGHT[planet] / 2),
    NO_WEATHER,
  );
  return { positions, sums, nadiVerdict: verdictOf((nadi) => inNadi(positions, nadi)) };
}

const inNadi = (positions: SaptaNadi['positions'], nadi: Nadi): readonly Planet[] =>
  positions.filter((each) => each.nadi === nadi).map(({ planet }) => planet);

/** The first that fits. */
function verdictOf(held: (nadi: Nadi) => readonly Planet[]): NadiVerdict {
  const wet = WET_NADIS.map(held);
  const givers = (planets: readonly Planet[]): number => RAIN_GIVERS.filter((each) => planets.includes(each)).length;
  if (wet.some((planets) => planets.includes('Moon') && planets.length > 2 && givers(planets) > 0)) return 'HEAVY';
  if (wet.some((planets) => planets.includes('Moon') || givers(planets) > 1)) return 'RAIN';
  const all = wet.flat();
  if (all.length <= 1) return 'DRY';
  return givers(all) === 0 ? 'CLOUD_NO_RAIN' : 'LIGHT';
}
