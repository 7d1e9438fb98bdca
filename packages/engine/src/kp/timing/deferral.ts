import type { Chart } from '../../chart/chart.ts';
import type { Ephemeris } from '../../sky/port.ts';
import type { SearchBudget } from '../../search/budget.ts';
import { longitudeCrossings } from '../../search/crossings.ts';
import { siderealPosition } from '../../search/position.ts';
import { withinSpan } from '../../time/known-span.ts';
import { stations } from '../../search/stations.ts';
import type { Station } from '../../search/stations.ts';
import { jdFromUtcMs, utcMsFromJd } from '../../time/julian.ts';
import type { Ayanamsa, Planet } from '../../zodiac/names.ts';

/** When a retrogression is over, Unix milliseconds; null when that lies past the ephemeris. */
export interface Release {
  /** The next direct station. */
  readonly turnsDirectMs: number | null;
  /** When the planet then passes the degree where that retrogression began. */
  readonly passesStartingPointMs: number | null;
}

/** A planet whose star lord is retrograde at birth gives its matter late (K11, R12.2). */
export interface Deferral extends Release {
  readonly planet: Planet;
  readonly starLord: Planet;
}

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
const CHUNK_DAYS = 150;

/**
 * The first direct station of Mars to Saturn after an instant, and the passage of the degree where that retrogression
 * began (K11); null for a planet that never turns.
 */
export function nextRelease(
  ephemeris: Ephemeris,
  planet: Planet,
  ayanamsa: Ayanamsa,
  fromMs: number,
  budget?: SearchBudget,
): Release | null {
  const horizon = HORIZON_DAYS[planet];
  if (horizon === undefined) return null;
  const from = withinSpan(jdFromUtcMs(fromMs));
  const turns = turnsUntilDirect(ephemeris, planet, from, withinSpan(from + horizon), budget);
  const direct = turns.find((turn) => turn.turns === 'direct');
  if (direct === undefined) return { turnsDirectMs: null, passesStartingPointMs: null };
  const began =
    turns.find((turn) => turn.turns === 'retrograde') ??
    stations(ephemeris, planet, withinSpan(from - LONGEST_RETROGRESSION), from, budget).at(-1);
  const passes = began && passesAgain(ephemeris, planet, ayanamsa, began.jd, direct.jd, budget);
  return {
    turnsDirectMs: utcMsFromJd(direct.jd),
    passesStartingPointMs: passes === undefined ? null : utcMsFromJd(passes),
  };
}

/** Stations from an instant to the first direct one: that one, and the retrograde one before it if there is one. */
function turnsUntilDirect(
  ephemeris: Ephemeris,
  planet: Planet,
  from: number,
  to: number,
  budget?: SearchBudget,
): readonly Station[] {
  const found: Station[] = [];
  for (let start = from; start < to; start += CHUNK_DAYS) {
    for (const turn of stations(ephemeris, planet, start, Math.min(start + CHUNK_DAYS, to), budget)) {
      found.push(turn);
      if (turn.turns === 'direct') return found;
    }
  }
  return found;
}

function passesAgain(
  ephemeris: Ephemeris,
  planet: Planet,
  ayanamsa: Ayanamsa,
  began: number,
  direct: number,
  budget?: SearchBudget,
): number | undefined {
  const { longitude } = siderealPosition(ephemeris, planet, began, ayanamsa);
  const until = withinSpan(direct + LONGEST_WAY_BACK);
  return longitudeCrossings(ephemeris, planet, ayanamsa, [longitude], direct, until, budget)[0]?.jd;
}

export type ReleaseFinder = (planet: Planet, fromMs: number) => Release | null;

/** `nextRelease` that remembers what it found: for many instants of one call. */
export function releaseFinder(ephemeris: Ephemeris, ayanamsa: Ayanamsa, budget?: SearchBudget): ReleaseFinder {
  const kept: { readonly planet: Planet; readonly fromMs: number; readonly release: Release }[] = [];
  return (planet, fromMs) => {
    const known = kept.find(
      (each) => each.planet === planet && each.fromMs <= fromMs && fromMs < (each.release.turnsDirectMs ?? Infinity),
    );
    if (known) return known.release;
    const release = nextRelease(ephemeris, planet, ayanamsa, fromMs, budget);
    if (release) kept.push({ planet, fromMs, release });
    return release;
  };
}

/**
 * Whether a planet is deferred by a star lord retrograde at birth (never the Sun, the Moon or a node), and when it is
 * set free after an instant: the next direct station of that star lord, confirmed when it passes the degree where that
 * retrogression began (K11). Natal charts: a delay, never a denial (R12.2).
 */
export function deferral(chart: Chart, planet: Planet, fromMs: number, releases: ReleaseFinder): Deferral | null {
  const { starLord } = chart.planets[planet];
  if (!chart.planets[starLord].retrograde) return null;
  const release = releases(starLord, fromMs);
  return release && { planet, starLord, ...release };
}
