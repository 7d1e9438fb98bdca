import { createSwissEphemeris } from '@cuspal/engine/sky/swiss';
import type { Body } from '@cuspal/engine/sky/port';

// A chart as a plain server makes one: the calls of the library, a table of lords, and one object for JSON.stringify.
// What it prints is as much as get_full_chart and get_planets print, not the same.

export interface PlainBirth {
  readonly birth_datetime: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly utc_offset_minutes: number;
}

const BODIES: readonly Body[] = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'MeanNode'];
const ALL_SIGNS = 'Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces'.split(' ');
const ALL_LORDS = 'Mars Venus Mercury Moon Sun Mercury Venus Mars Jupiter Saturn Saturn Jupiter'.split(' ');
const YEARS = [7, 20, 6, 10, 7, 18, 16, 19, 17] as const;
const DASHA = ['Ketu', 'Venus', 'Sun', 'Moon', 'Mars', 'Rahu', 'Jupiter', 'Saturn', 'Mercury'] as const;
const STAR = 360 / 27;
const YEAR_MS = 365.25 * 86_400_000;
const UNIX_JD = 2_440_587.5;

const ephemeris = createSwissEphemeris();
const round = (value: number): number => Number(value.toFixed(6));
const normal = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** The lord of a part of a star and what is left of it: the parts stand in the order of the dasha, from the lord on. */
function partOf(
  within: number,
  whole: number,
  first: number,
): { readonly lord: number; readonly at: number; readonly size: number } {
  let at = within;
  for (let step = 0; step < 9; step += 1) {
    const lord = (first + step) % 9;
    const size = (whole * (YEARS[lord] ?? 0)) / 120;
    if (at < size) return { lord, at, size };
    at -= size;
  }
  return { lord: first, at: 0, size: whole };
}

function pointOf(tropical: number, ayanamsa: number) {
  const longitude = normal(tropical - ayanamsa);
  const sign = Math.floor(longitude / 30);
  const star = Math.floor(longitude / STAR);
  const within = longitude - star * STAR;
  const sub = partOf(within, STAR, star % 9);
  const subSub = partOf(sub.at, sub.size, sub.lord);
  const degrees = longitude - sign * 30;
  const minutes = (degrees % 1) * 60;
  return {
    longitude: round(longitude),
    tropicalLongitude: round(tropical),
    sign: ALL_SIGNS[sign],
    degreeInSign: round(degrees),
    dms: `${Math.floor(degrees)}°${Math.floor(minutes)}'${Math.floor((minutes % 1) * 60)}"`,
    star: star + 1,
    pada: Math.floor(within / (STAR / 4)) + 1,
    signLord: ALL_LORDS[sign],
    starLord: DASHA[star % 9],
    subLord: DASHA[sub.lord],
    subSubLord: DASHA[subSub.lord],
  };
}

type Point = ReturnType<typeof pointOf>;

interface Sky {
  readonly jd: number;
  readonly ayanamsa: number;
  readonly birthMs: number;
}

function skyOf({ birth_datetime, utc_offset_minutes }: PlainBirth): Sky {
  const birthMs = Date.parse(`${birth_datetime}Z`) - utc_offset_minutes * 60_000;
  const jd = birthMs / 86_400_000 + UNIX_JD;
  return { jd, birthMs, ayanamsa: ephemeris.ayanamsa(jd, 'kp').true };
}

function planetsOf({ jd, ayanamsa }: Sky, houseOf: (point: Point) => number) {
  const found = BODIES.map((body) => {
    const { longitude, latitude, distance, speed } = ephemeris.body(jd, body);
    const { rightAscension, declination } = ephemeris.equatorial(jd, body);
    const point = pointOf(longitude, ayanamsa);
    const more = { latitude: round(latitude), distance: round(distance), speed: round(speed), retrograde: speed < 0 };
    const places = { rightAscension: round(rightAscension), declination: round(declination), house: houseOf(point) };
    return [body === 'MeanNode' ? 'Rahu' : body, { ...point, ...more, ...places }] as const;
  });
  const rahu = found.at(-1)?.[1];
  if (rahu === undefined) throw new Error('no node was found');
  const ketu = pointOf(normal(rahu.tropicalLongitude + 180), ayanamsa);
  return Object.fromEntries([...found, ['Ketu', { ...rahu, ...ketu, house: houseOf(ketu) }] as const]);
}

/** Nine periods with nine in each, as far as they lie in the 120 years after the birth. */
function dashaOf(moon: Point, { birthMs }: Sky) {
  const star = moon.star - 1;
  let from = birthMs - ((moon.longitude - star * STAR) / STAR) * (YEARS[star % 9] ?? 0) * YEAR_MS;
  return DASHA.map((_, step) => {
    const lord = (star + step) % 9;
    const length = (YEARS[lord] ?? 0) * YEAR_MS;
    const start = from;
    from += length;
    let inner = start;
    const antardashas = DASHA.map((_, at) => {
      const sub = (lord + at) % 9;
      const begins = new Date(inner).toISOString();
      inner += (length * (YEARS[sub] ?? 0)) / 120;
      return { lord: DASHA[sub], start: begins };
    });
    return { lord: DASHA[lord], start: new Date(start).toISOString(), end: new Date(from).toISOString(), antardashas };
  });
}

const houseAmong =
  (cusps: readonly number[]) =>
  ({ longitude }: Point): number => {
    const at = cusps.findIndex((cusp, index) => {
      const width = normal((cusps[(index + 1) % 12] ?? 0) - cusp);
      return normal(longitude - cusp) < width;
    });
    return at + 1;
  };

function housesOf(birth: PlainBirth, { jd, ayanamsa }: Sky) {
  const { cusps } = ephemeris.houses(jd, { latitude: birth.latitude, longitude: birth.longitude }, 'P');
  return cusps.map((cusp) => pointOf(cusp, ayanamsa));
}

/** Planets, cusps, and what each planet signifies. */
function partsOf(birth: PlainBirth, sky: Sky) {
  const houses = housesOf(birth, sky);
  const planets = planetsOf(sky, houseAmong(houses.map(({ longitude }) => longitude)));
  const owned = (lord: string): readonly number[] =>
    houses.flatMap(({ signLord }, at) => (signLord === lord ? [at + 1] : []));
  const significations = Object.entries(planets).map(([planet, { house, starLord = '' }]) => ({
    planet,
    levels: [planets[starLord]?.house, house, owned(starLord), owned(planet)],
  }));
  return { julianDay: sky.jd, ayanamsa: round(sky.ayanamsa), houses, planets, significations };
}

function plainPlanets(birth: PlainBirth): string {
  return JSON.stringify(partsOf(birth, skyOf(birth)));
}

/** The same with the periods of 120 years. */
function plainChart(birth: PlainBirth): string {
  const sky = skyOf(birth);
  const parts = partsOf(birth, sky);
  const moon = parts.planets['Moon'];
  if (moon === undefined) throw new Error('no Moon was found');
  return JSON.stringify({ ...parts, dasha: dashaOf(moon, sky) });
}

/** The tools of a plain server by their names. */
export const PLAIN_TOOLS: Readonly<Record<string, (birth: PlainBirth) => string>> = {
  get_full_chart: plainChart,
  get_planets: plainPlanets,
};
