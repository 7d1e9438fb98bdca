import { arcForward } from '../../base/angles.ts';
import type { Chart } from '../../chart/chart.ts';
import { cuspalSubLord, houseOfPlanet } from '../../chart/placement.ts';
import type { HouseSets } from '../../events/event.ts';
import type { Search } from '../../passages/transit-search.ts';
import { DAY_MS } from '../../time/julian.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { modalityOf } from '../../zodiac/sign-attributes.ts';
import { contact } from '../kernel/levels.ts';
import type { Level } from '../kernel/levels.ts';
import { keptMembers, rulingPlanetMembers } from '../ruling/ruling-planets.ts';
import type { RulingPlanetsOfMoment } from '../ruling/ruling-planets.ts';
import { sensitivePoints } from '../ruling/sensitive-points.ts';
import type { SensitivePoint } from '../ruling/sensitive-points.ts';
import { releaseFinder } from '../timing/release.ts';
import type { NumberCast } from './cast.ts';
import { moonGate, withholdOf } from './moon-gate.ts';
import type { MoonGate, Withhold } from './moon-gate.ts';
import { questionOfHouses } from './question.ts';
import { rotationOf } from '../../events/rotation.ts';
import { shortTiming } from './short-timing.ts';
import type { ShortTiming } from './short-timing.ts';

export const ARRIVAL_SUBJECTS = ['person', 'spouse', 'missing_person', 'letter', 'conveyance'] as const;
export type ArrivalSubject = (typeof ARRIVAL_SUBJECTS)[number];

/** The deciding cusp and the houses of the arrival (R18.7, R10). */
export const ARRIVAL_ROWS: Readonly<
  Record<ArrivalSubject, { readonly cusp: House; readonly houses: readonly House[] }>
> = {
  person: { cusp: 7, houses: [7, 11] },
  spouse: { cusp: 11, houses: [2, 7, 11] },
  missing_person: { cusp: 11, houses: [2, 4, 11] },
  letter: { cusp: 3, houses: [3, 9, 11] },
  conveyance: { cusp: 4, houses: [3, 4, 11] },
};

const OBSTACLES: readonly House[] = [6, 8, 12];
const SETTING_OUT: readonly House[] = [3, 5, 9];
const EARLY: readonly House[] = [1, 3, 7, 9];

export const ARRIVAL_VERDICTS = ['PROMISED_EARLY', 'PROMISED_LATER', 'OBSTRUCTED', 'REFUSED', 'UNKNOWN'] as const;
type ArrivalVerdict = (typeof ARRIVAL_VERDICTS)[number];

export const ARRIVAL_SCALES = ['HOURS', 'DAYS', 'WEEKS', 'MONTHS'] as const;
export type ArrivalScale = (typeof ARRIVAL_SCALES)[number];

/** What reaches the point on each scale (R8.5). */
export const ARRIVAL_MOVERS = { HOURS: 'Ascendant', DAYS: 'Moon', WEEKS: 'Sun', MONTHS: 'Sun' } as const;

/** Days before which nothing of a scale falls (ours): what is counted in months does not come next week. */
const SCALE_FROM_DAYS: Readonly<Record<ArrivalScale, number>> = { HOURS: 0, DAYS: 0, WEEKS: 7, MONTHS: 30 };

/** Whether and on which scale of time the awaited arrives (R18.7). */
export interface Arrival {
  readonly verdict: ArrivalVerdict;
  readonly gate: MoonGate;
  readonly withhold: Withhold | null;
  readonly setOut: boolean;
  /** Sub lord of the deciding cusp and its star lord. */
  readonly subLord: Planet;
  readonly starLord: Planet;
  readonly arrivalLevel: Level | null;
  readonly obstacleLevel: Level | null;
  readonly retrograde: boolean;
  /** Which of the two lords are retrograde. */
  readonly retrogradeLords: readonly Planet[];
  /** What makes it early; empty where nothing does. */
  readonly early: readonly EarlySign[];
  /** Null where the verdict promises nothing. */
  readonly scale: ArrivalScale | null;
  /** One of the two lords is a ruling planet. */
  readonly ruling: boolean;
}

type EarlySign = 'MOVABLE' | 'NEAR_HOUSE' | 'MOON_STAR_RULES';

const better = (a: Level | null, b: Level | null): Level | null => {
  if (a === null || b === null) return a ?? b;
  return a < b ? a : b;
};

/** Arrival by the sub lord of the deciding cusp and its star lord (R18.7; order and scale are ours). */
export function arrivalOf({ chart, ruling }: NumberCast, subject: ArrivalSubject): Arrival {
  const { cusp, houses } = ARRIVAL_ROWS[subject];
  const gate = moonGate(chart, rotationOf('self'), houses, OBSTACLES);
  const subLord = cuspalSubLord(chart, cusp);
  const { starLord, signIndex } = chart.planets[subLord];
  const members = rulingPlanetMembers(ruling);
  const retrogradeLords = [...new Set([subLord, starLord])].filter((planet) => chart.planets[planet].retrograde);
  const facts = {
    gate,
    withhold: withholdOf(gate),
    setOut: contact(chart, starLord, SETTING_OUT) !== null,
    subLord,
    starLord,
    arrivalLevel: better(contact(chart, subLord, houses), contact(chart, starLord, houses)),
    obstacleLevel: contact(chart, subLord, OBSTACLES),
    retrograde: retrogradeLords.length > 0,
    retrogradeLords,
    early: earlySigns(chart, ruling, subLord),
    ruling: members.includes(subLord) || members.includes(starLord),
  };
  const verdict = verdictOf(facts);
  const promised = verdict !== 'REFUSED' && verdict !== 'UNKNOWN';
  return { ...facts, verdict, scale: promised ? scaleOf(signIndex, facts) : null };
}

function earlySigns(chart: Chart, ruling: RulingPlanetsOfMoment, subLord: Planet): readonly EarlySign[] {
  const signs: EarlySign[] = [];
  if (modalityOf(chart.planets[subLord].signIndex) === 'movable') signs.push('MOVABLE');
  if (EARLY.includes(houseOfPlanet(chart, subLord))) signs.push('NEAR_HOUSE');
  if (keptMembers(ruling).includes(chart.planets.Moon.starLord)) signs.push('MOON_STAR_RULES');
  return signs;
}

function verdictOf({
  gate,
  arrivalLevel: a,
  obstacleLevel: b,
  retrograde,
  early,
}: Pick<Arrival, 'gate' | 'arrivalLevel' | 'obstacleLevel' | 'retrograde' | 'early'>): ArrivalVerdict {
  if (!gate.connected) return 'UNKNOWN';
  if (a === null) return b === null ? 'UNKNOWN' : 'REFUSED';
  if (retrograde || (b !== null && b <= a)) return 'OBSTRUCTED';
  return early.length > 0 ? 'PROMISED_EARLY' : 'PROMISED_LATER';
}

/** Movable signs in hours or days, dual in days or weeks, the shorter where a ruling planet leads; fixed in months. */
function scaleOf(signIndex: number, { ruling, retrograde }: Pick<Arrival, 'ruling' | 'retrograde'>): ArrivalScale {
  const step = baseStep(signIndex, ruling) + (retrograde ? 1 : 0);
  return ARRIVAL_SCALES[step] ?? 'MONTHS';
}

function baseStep(signIndex: number, ruling: boolean): number {
  switch (modalityOf(signIndex)) {
    case 'movable':
      return ruling ? 0 : 1;
    case 'dual':
      return ruling ? 1 : 2;
    case 'fixed':
      return 3;
  }
}

/**
 * The first stays of the mover of a scale where the ruling planets rule, within 90 days, and none before the scale
 * begins or a retrograde lord is direct (R8.5, R12.1).
 */
export function arrivalDays(
  search: Search,
  { ruling }: NumberCast,
  scale: ArrivalScale,
  retrogradeLords: readonly Planet[],
): Promise<ShortTiming> {
  const { utcMs } = ruling.chart.moment;
  const releases = releaseFinder(search.ephemeris, search.ayanamsa, search.budget);
  const direct = retrogradeLords.map((planet) => releases(planet, utcMs)?.turnsDirectMs ?? utcMs);
  const fromMs = Math.max(utcMs + SCALE_FROM_DAYS[scale] * DAY_MS, ...direct);
  return shortTiming(search, ruling, [ARRIVAL_MOVERS[scale]], fromMs);
}

/** The houses of an arrival as sets that periods are weighed by. */
export const arrivalSets = (subject: ArrivalSubject): HouseSets => ARRIVAL_SETS[subject];

const setsOf = ({ cusp, houses }: (typeof ARRIVAL_ROWS)[ArrivalSubject]): HouseSets =>
  questionOfHouses(
    cusp,
    houses,
    OBSTACLES.filter((house) => !houses.includes(house)),
  ).sets;

const ARRIVAL_SETS: Readonly<Record<ArrivalSubject, HouseSets>> = {
  person: setsOf(ARRIVAL_ROWS.person),
  spouse: setsOf(ARRIVAL_ROWS.spouse),
  missing_person: setsOf(ARRIVAL_ROWS.missing_person),
  letter: setsOf(ARRIVAL_ROWS.letter),
  conveyance: setsOf(ARRIVAL_ROWS.conveyance),
};

/**
 * The first sensitive point that the mover meets going forward from where it is, or stands in (R8.5); null where no
 * star and sub both have kept ruling lords. The Ascendant is the real one (R8.6).
 */
export function pointToReach(ruling: RulingPlanetsOfMoment, scale: ArrivalScale): SensitivePoint | null {
  const mover = ARRIVAL_MOVERS[scale];
  const { longitude } = mover === 'Ascendant' ? ruling.chart.ascendant : ruling.chart.planets[mover];
  const { points } = sensitivePoints(keptMembers(ruling));
  const ahead = ({ fromArcsec, toArcsec }: SensitivePoint): number => {
    const [from, to] = [fromArcsec / 3600, toArcsec / 3600];
    // Standing in it counts as no way at all.
    return arcForward(from, longitude) < arcForward(from, to) ? 0 : arcForward(longitude, from);
  };
  return [...points].sort((a, b) => ahead(a) - ahead(b))[0] ?? null;
}
