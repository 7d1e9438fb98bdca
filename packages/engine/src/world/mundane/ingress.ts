import type { Interval } from '../../base/intervals.ts';
import type { Chart } from '../../chart/chart.ts';
import { cuspalSubLord, occupants, owner } from '../../chart/placement.ts';
import { dashaYears } from '../../dasha/vimshottari.ts';
import type { CuspGrade } from '../../kp/promise/csl-advanced.ts';
import { lordOfHouse, wholeSignHouse } from '../../parashari/base/frame.ts';
import { anglesOf } from '../../parashari/strength/sripati.ts';
import { normalize, separation } from '../../base/angles.ts';
import { printedDegrees } from '../../base/printed.ts';
import type { Ephemeris } from '../../sky/port.ts';
import { DAY_MS } from '../../time/julian.ts';
import type { Ayanamsa, Graha, House, Planet } from '../../zodiac/names.ts';
import { modalityOf } from '../../zodiac/sign-attributes.ts';
import { DASHA_ORDER, HOUSES, PLANETS } from '../../zodiac/names.ts';
import { CARDINAL_POINTS, sunAtPoints, utcYear } from '../sun-points.ts';
import { houseMeaning } from './house-meanings.ts';
import { gradeOf } from './nation.ts';

export const INGRESSES = ['aries', 'cancer', 'libra', 'capricorn'] as const;
type Ingress = (typeof INGRESSES)[number];
export const HOUSE_SYSTEMS = ['placidus', 'whole-sign'] as const;
export type IngressHouses = (typeof HOUSE_SYSTEMS)[number];

/** An entry of the Sun into a movable sign. */
export interface SolarIngress {
  readonly ingress: Ingress;
  readonly point: number;
  readonly utcMs: number;
}

/** The entries of a year of UT in order of date (R35.1); `ayanamsa` null: tropical signs. */
export const ingressesOf = (ephemeris: Ephemeris, year: number, ayanamsa: Ayanamsa | null): readonly SolarIngress[] =>
  sunAtPoints(ephemeris, CARDINAL_POINTS, utcYear(year), ayanamsa).map(({ point, utcMs }) => ({
    ingress: INGRESSES[point / 90] ?? 'aries',
    point,
    utcMs,
  }));

/** Months for which the chart holds by its rising sign: movable, dual or fixed (Ramesey). */
const VALIDITY_MONTHS = { movable: 3, dual: 6, fixed: 12 } as const;
type ValidityMonths = (typeof VALIDITY_MONTHS)[keyof typeof VALIDITY_MONTHS];

export interface Validity {
  readonly months: ValidityMonths;
  /** When the Sun has gone on by a quarter, a half or the whole circle; null past the ephemeris. */
  readonly untilMs: number | null;
}

/** Days longer than the Sun's year, and shorter than its quarter. */
const [MOST_DAYS, LEAST_DAYS] = [370, 80];

/** How long a chart of an entry holds (Ramesey). */
export function validityOf(
  ephemeris: Ephemeris,
  { point, utcMs }: SolarIngress,
  chart: Chart,
  ayanamsa: Ayanamsa | null,
): Validity {
  const months = VALIDITY_MONTHS[modalityOf(chart.ascendant.signIndex)];
  const target = normalize(point + months * 30);
  const span = { startMs: utcMs + LEAST_DAYS * DAY_MS, endMs: utcMs + MOST_DAYS * DAY_MS };
  return { months, untilMs: sunAtPoints(ephemeris, [target], span, ayanamsa)[0]?.utcMs ?? null };
}

/** Which charts are in force: not those that begin inside the validity of an earlier one that is (Ramesey). */
export function inForce(
  charts: readonly { readonly utcMs: number; readonly untilMs: number | null }[],
): readonly boolean[] {
  let until = -Infinity;
  return charts.map(({ utcMs, untilMs }) => {
    if (utcMs < until) return false;
    until = untilMs ?? Infinity;
    return true;
  });
}

export interface IngressHouse {
  readonly house: House;
  readonly meaning: string;
  readonly occupants: readonly Planet[];
  readonly owner: Graha;
  readonly ownerHouse: House;
  /** Null in whole-sign houses, which have no cusps. */
  readonly csl: Planet | null;
  readonly grade: CuspGrade | null;
}

/** The houses of an ingress chart with what they stand for. */
export function ingressHouses(chart: Chart, system: IngressHouses): readonly IngressHouse[] {
  const placidus = system === 'placidus';
  const houseOf = (planet: Planet): House | null =>
    placidus ? chart.planets[planet].house : wholeSignHouse(chart, planet);
  return HOUSES.map((house) => {
    const lord = placidus ? owner(chart, house) : lordOfHouse(chart, house);
    return {
      house,
      meaning: houseMeaning(house),
      occupants: placidus ? occupants(chart, house) : PLANETS.filter((planet) => houseOf(planet) === house),
      owner: lord,
      ownerHouse: houseOf(lord) ?? house,
      csl: placidus ? cuspalSubLord(chart, house) : null,
      grade: placidus ? gradeOf(chart, house) : null,
    };
  });
}

export const ANGLES = [1, 4, 7, 10] as const;

/** A planet near an angle; orb in degrees. */
export interface AngularPlanet {
  readonly planet: Planet;
  readonly cusp: (typeof ANGLES)[number];
  readonly orb: number;
}

const ANGULAR_ORB = 8;

/**
 * Planets within 8 degrees of the rising or setting degree or the meridian, nearest first and of equal orbs in planet
 * order: the nodes, which always stand at the same distance from an axis, are ordered by the printed orb.
 */
export function angularPlanets(ephemeris: Ephemeris, chart: Chart): readonly AngularPlanet[] {
  const { ascendant, midheaven } = anglesOf(ephemeris, chart);
  const degrees = [ascendant, midheaven + 180, ascendant + 180, midheaven];
  return PLANETS.flatMap((planet) =>
    ANGLES.map((cusp, at) => ({
      planet,
      cusp,
      orb: printedDegrees(separation(chart.planets[planet].longitude, degrees[at] ?? Number.NaN)),
    })),
  )
    .filter(({ orb }) => orb <= ANGULAR_ORB)
    .sort((a, b) => a.orb - b.orb);
}

const CYCLE_YEARS = 120;

/** The validity in the proportions of Vimshottari, from the full period of the Moon's star lord (PVR 35.4). */
export function compressedDasha(
  { planets }: Chart,
  { startMs, endMs }: Interval,
): readonly (Interval & { readonly planet: Planet })[] {
  const first = DASHA_ORDER.indexOf(planets.Moon.starLord);
  const lords = [...DASHA_ORDER.slice(first), ...DASHA_ORDER.slice(0, first)];
  const border = (years: number): number => startMs + Math.floor(((endMs - startMs) * years) / CYCLE_YEARS);
  let gone = 0;
  return lords.map((planet) => {
    const from = gone;
    gone += dashaYears(planet);
    return { planet, startMs: border(from), endMs: border(gone) };
  });
}
