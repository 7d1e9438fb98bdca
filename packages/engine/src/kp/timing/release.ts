import type { Ephemeris } from '../../sky/port.ts';
import { searchBudget } from '../../search/budget.ts';
import type { SearchBudget } from '../../search/budget.ts';
import { longitudeCrossings } from '../../search/crossings.ts';
import { siderealPosition } from '../../search/position.ts';
import { isPastSky, withinSpan } from '../../time/known-span.ts';
import { stations } from '../../search/stations.ts';
import type { Station } from '../../search/known-stations.ts';
import { jdFromUtcMs, utcMsFromJd } from '../../time/julian.ts';
import type { Ayanamsa, Planet } from '../../zodiac/names.ts';
import { say } from './timing.messages.ts';

/** When a retrogression is over, Unix milliseconds; null when that lies past the ephemeris. */
export interface Release {
  /** The next direct station. */
  readonly turnsDirectMs: number | null;
  /** When the planet then passes the degree where that retrogression began. */
  readonly passesStartingPointMs: number | null;
}

/** What a search for windows notes that ends past the years of the ephemeris (kernel F, limits). */
export const pastSkyNotes = (endMs: number): readonly string[] => (isPastSky(endMs) ? [say.skyNotRead()] : []);

/** Days in which a planet surely turns direct once: its longest synodic period and some more (Mars: 811). */
const HORIZON_DAYS: Partial<Record<Planet, number>> = {
  Mercury: 150,
  Venus: 600,
  Mars: 830,
  Jupiter: 420,
  Saturn: 420,
};
/** Days within which the longest retrogression lies, and the way back to its starting point. */
const LONGEST_RETROGRESSION = 160;
const LONGEST_WAY_BACK = 200;
/** Stations are looked for in fixed stretches of days, so that a station is the same instant whoever asks for it. */
const STRETCH_DAYS = 150;

type StationsOfStretch = (planet: Planet, stretch: number) => readonly Station[];
export type ReleaseFinder = (planet: Planet, fromMs: number) => Release | null;

/** `nextRelease` that remembers the stations it found: for many instants of one call. */
export function releaseFinder(ephemeris: Ephemeris, ayanamsa: Ayanamsa, budget?: SearchBudget): ReleaseFinder {
  const kept = new Map<string, readonly Station[]>();
  const stationsOf: StationsOfStretch = (planet, stretch) => {
    const key = `${planet} ${stretch}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const start = stretch * STRETCH_DAYS;
    const found = stations(ephemeris, planet, withinSpan(start), withinSpan(start + STRETCH_DAYS), budget);
    kept.set(key, found);
    return found;
  };
  const passages = new Map<number, Release>();
  return (planet, fromMs) => {
    const turn = turnAfter(stationsOf, planet, withinSpan(jdFromUtcMs(fromMs)));
    if (turn === null) return null;
    const { began, direct } = turn;
    if (direct === undefined) return { turnsDirectMs: null, passesStartingPointMs: null };
    const known = passages.get(direct.jd);
    if (known !== undefined) return known;
    const passes = began && passesAgain(ephemeris, planet, ayanamsa, began.jd, direct.jd, budget);
    const release: Release = {
      turnsDirectMs: utcMsFromJd(direct.jd),
      passesStartingPointMs: passes === undefined ? null : utcMsFromJd(passes),
    };
    passages.set(direct.jd, release);
    return release;
  };
}

/**
 * The first direct station of Mars to Saturn after an instant, and the passage of the degree where that retrogression
 * began; null for a planet that never turns.
 */
export const nextRelease = (
  ephemeris: Ephemeris,
  planet: Planet,
  ayanamsa: Ayanamsa,
  fromMs: number,
  budget?: SearchBudget,
): Release | null => releaseFinder(ephemeris, ayanamsa, budget)(planet, fromMs);

/** The first direct station after an instant and the retrograde one before it; undefined past the ephemeris. */
function turnAfter(
  stationsOf: StationsOfStretch,
  planet: Planet,
  from: number,
): { readonly began: Station | undefined; readonly direct: Station | undefined } | null {
  const horizon = HORIZON_DAYS[planet];
  if (horizon === undefined) return null;
  const last = Math.floor(withinSpan(from + horizon) / STRETCH_DAYS);
  for (let stretch = Math.floor(from / STRETCH_DAYS); stretch <= last; stretch += 1) {
    const direct = stationsOf(planet, stretch).find(({ jd, turns }) => turns === 'direct' && jd >= from);
    if (direct !== undefined) return { began: turnBefore(stationsOf, planet, stretch, direct.jd), direct };
  }
  return { began: undefined, direct: undefined };
}

function turnBefore(stationsOf: StationsOfStretch, planet: Planet, stretch: number, jd: number): Station | undefined {
  const first = Math.floor((jd - LONGEST_RETROGRESSION) / STRETCH_DAYS);
  for (let each = stretch; each >= first; each -= 1) {
    const began = stationsOf(planet, each).findLast((turn) => turn.turns === 'retrograde' && turn.jd < jd);
    if (began !== undefined) return began;
  }
  return undefined;
}

interface WayBack {
  /** Julian day; undefined where it lies past the ephemeris. */
  readonly jd: number | undefined;
  /** Ephemeris calls that it took to find. */
  readonly price: number;
}

const known = new WeakMap<object, Map<string, WayBack>>();

/**
 * When a planet passes the degree again where its retrogression began. It belongs to the sky alone, so it is found once
 * and kept, some thousand in each ayanamsa; a search pays alike for what was known.
 */
function passesAgain(
  ephemeris: Ephemeris,
  planet: Planet,
  ayanamsa: Ayanamsa,
  began: number,
  direct: number,
  budget: SearchBudget = searchBudget(ephemeris),
): number | undefined {
  const ways = known.get(ephemeris.sky) ?? new Map<string, WayBack>();
  known.set(ephemeris.sky, ways);
  const key = `${planet} ${ayanamsa} ${direct}`;
  const kept = ways.get(key);
  if (kept !== undefined && kept.price < budget.left) {
    budget.charge(kept.price);
    return kept.jd;
  }
  const before = budget.left;
  const { longitude } = siderealPosition(ephemeris, planet, began, ayanamsa);
  const until = withinSpan(direct + LONGEST_WAY_BACK);
  const jd = longitudeCrossings(ephemeris, planet, ayanamsa, [longitude], direct, until, budget)[0]?.jd;
  if (budget.stoppedAt === null) ways.set(key, { jd, price: before - budget.left });
  return jd;
}
