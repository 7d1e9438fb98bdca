import type { Chart } from '../../chart/chart.ts';
import type { Ephemeris } from '../../sky/port.ts';
import type { DayFrame } from '../../almanac/day-frame.ts';
import { signLordOf } from '../../zodiac/division.ts';
import { GRAHAS, PLANETS } from '../../zodiac/names.ts';
import type { Graha, House, Planet } from '../../zodiac/names.ts';
import { sputaDrishti } from '../base/drishti.ts';
import { byGraha, longitudesOf, partOf, signOf } from '../base/frame.ts';
import type { LongitudesOf } from '../base/frame.ts';
import type { NaturesOf } from '../base/natures.ts';
import { shadbala } from './shadbala/total.ts';
import { anglesOf, bhavaOf, sripatiBhavas } from './sripati.ts';
import type { Bhava } from './sripati.ts';

/** Strength of one Sripati house in virupas, 60 to a rupa. */
export interface BhavaStrength {
  readonly house: House;
  /** Sidereal degrees of the middle of the house, and its sign (0 = Aries). */
  readonly madhya: number;
  readonly sign: number;
  readonly lord: Graha;
  readonly adhipati: number;
  readonly dig: number;
  readonly drishti: number;
  readonly occupants: number;
  readonly dayNight: number;
  /** The nine planets between the two sandhis. */
  readonly occupying: readonly Planet[];
  readonly total: number;
  /** The first three parts alone, as many programs print it. */
  readonly total3: number;
  readonly rupas: number;
  /** 1 = the strongest; equal totals rank by house. */
  readonly rank: number;
}

export interface BhavaBala {
  /** Twelve, first house first. */
  readonly houses: readonly BhavaStrength[];
  /** No sunrise here: the day of the shadbala is the mean one; say so in the notes. */
  readonly sunriseFallback: boolean;
}

export interface BhavaBalaInput {
  readonly bhavas: readonly Bhava[];
  readonly longitudes: LongitudesOf;
  readonly natures: NaturesOf;
  /** Shadbala totals, virupas. */
  readonly totals: Readonly<Record<Graha, number>>;
  readonly utcMs: number;
  readonly day: Pick<DayFrame, 'sunriseMs' | 'sunsetMs' | 'nextSunriseMs' | 'dayBirth'>;
}

/** Bhava bala of a chart (R25.1); null where Sripati houses do not exist (R3.6). */
export function bhavaBala(ephemeris: Ephemeris, chart: Chart): BhavaBala | null {
  const bhavas = sripatiBhavas(anglesOf(ephemeris, chart));
  if (!bhavas) return null;
  const { planets, natures, day } = shadbala(ephemeris, chart);
  const totals = byGraha((planet) => planets[planet].total);
  const { utcMs } = chart.moment;
  return {
    houses: bhavaStrengths({ bhavas, longitudes: longitudesOf(chart), natures, totals, utcMs, day }),
    sunriseFallback: day.sunriseFallback,
  };
}

/** The five parts of each house's strength, and the ranks (R25.1). */
export function bhavaStrengths(input: BhavaBalaInput): readonly BhavaStrength[] {
  const strengths = input.bhavas.map(({ house, madhya }) => {
    const sign = signOf(madhya);
    const lord = signLordOf(sign);
    const parts = {
      adhipati: input.totals[lord],
      dig: bhavaDig(house, madhya),
      drishti: bhavaDrishti(madhya, input.longitudes, input.natures),
      occupants: occupantVirupas(house, input),
      dayNight: dayNightVirupas(sign, input),
    };
    const total = Object.values(parts).reduce((sum, virupas) => sum + virupas, 0);
    const total3 = parts.adhipati + parts.dig + parts.drishti;
    const occupying = PLANETS.filter((planet) => bhavaOf(input.bhavas, input.longitudes[planet]) === house);
    return { house, madhya, sign, lord, ...parts, occupying, total, total3, rupas: total / 60 };
  });
  const ranked = strengths.toSorted((x, y) => y.total - x.total);
  return strengths.map((strength) => ({ ...strength, rank: ranked.indexOf(strength) + 1 }));
}

/** House in which a sign is strong: human 1, watery 4, insect 7, four-footed 10; Sagittarius and Capricorn change at 15°. */
function strongHouse(madhya: number): House {
  const firstHalf = partOf(madhya) < 15;
  switch (signOf(madhya)) {
    case 3:
    case 11:
      return 4;
    case 7:
      return 7;
    case 0:
    case 1:
    case 4:
      return 10;
    case 8:
      return firstHalf ? 1 : 10;
    case 9:
      return firstHalf ? 10 : 4;
    default:
      return 1;
  }
}

/** 60 virupas in the strong house of the middle's sign, ten less for each house away from it (R25.1). */
export function bhavaDig(house: House, madhya: number): number {
  const away = Math.abs(house - strongHouse(madhya));
  return 60 - 10 * Math.min(away, 12 - away);
}

/** Jupiter and Mercury look with full weight, other benefics with a quarter, malefics with a quarter against (R25.1). */
export function bhavaDrishti(madhya: number, longitudes: LongitudesOf, natures: NaturesOf): number {
  return GRAHAS.reduce((sum, planet) => {
    const full = planet === 'Jupiter' || planet === 'Mercury';
    const weight = full ? 1 : natures[planet] === 'benefic' ? 1 / 4 : -1 / 4;
    return sum + weight * sputaDrishti(planet, longitudes[planet], madhya).virupas;
  }, 0);
}

const OCCUPANT_VIRUPAS: Readonly<Partial<Record<Graha, number>>> = {
  Jupiter: 60,
  Mercury: 60,
  Saturn: -60,
  Mars: -60,
  Sun: -60,
};

function occupantVirupas(house: House, { bhavas, longitudes }: BhavaBalaInput): number {
  return GRAHAS.filter((planet) => bhavaOf(bhavas, longitudes[planet]) === house).reduce(
    (sum, planet) => sum + (OCCUPANT_VIRUPAS[planet] ?? 0),
    0,
  );
}

/** Rising head first: Gemini, Leo, Virgo, Libra, Scorpio, Aquarius. Pisces rises both ways, the rest back first (R39). */
const HEAD_RISING: ReadonlySet<number> = new Set([2, 4, 5, 6, 7, 10]);
const PISCES = 11;
const TWILIGHT_MS = 24 * 60_000;

function dayNightVirupas(sign: number, { utcMs, day }: BhavaBalaInput): number {
  if (sign === PISCES) {
    const edges = [day.sunriseMs, day.sunsetMs, day.nextSunriseMs];
    return edges.some((edge) => Math.abs(utcMs - edge) <= TWILIGHT_MS) ? 15 : 0;
  }
  return HEAD_RISING.has(sign) === day.dayBirth ? 15 : 0;
}
