import type { Chart } from '../../chart/chart.ts';
import { LAST_JD } from '../../time/known-span.ts';
import { separation, normalize } from '../../base/angles.ts';
import type { Crossing } from '../../search/crossings.ts';
import { stationarySpan } from '../../search/stationary.ts';
import { stations } from '../../search/stations.ts';
import type { Station } from '../../search/known-stations.ts';
import { jdFromUtcMs, utcMsFromJd } from '../../time/julian.ts';
import type { Interval } from '../../base/intervals.ts';
import { crossingsOver } from '../../passages/transit-search.ts';
import type { Search } from '../../passages/transit-search.ts';
import { natalPoints } from './contacts.ts';
import type { NatalPoint } from './contacts.ts';

import { PLANETS } from '../../zodiac/names.ts';
import type { Planet } from '../../zodiac/names.ts';

/** A planet retrograde at birth, and who waits for it: the planets in its star (R12.1, R12.2). */
export interface NatalRetrograde {
  readonly planet: Planet;
  readonly longitude: number;
  readonly starOf: readonly Planet[];
}

/** Mars to Saturn as they turned back at birth. */
export const natalRetrogrades = ({ planets }: Chart): readonly NatalRetrograde[] =>
  PLANETS.filter((planet) => planets[planet].retrograde).map((planet) => ({
    planet,
    longitude: planets[planet].longitude,
    starOf: PLANETS.filter((other) => planets[other].starLord === planet),
  }));

/** A passage over a natal degree that sets off what waits there. */
export interface Activation {
  readonly planet: Planet;
  readonly utcMs: number;
  readonly overNatal: Planet;
  readonly direction: Crossing['direction'];
}

/**
 * When Jupiter and Saturn pass the degrees of planets retrograde at birth, and when the running lords pass their own
 * natal degree, in order of time.
 */
export async function activations(
  search: Search,
  chart: Chart,
  runningLords: readonly Planet[],
  { startMs, endMs }: Interval,
): Promise<readonly Activation[]> {
  const retrograde = natalRetrogrades(chart).map(({ planet }) => planet);
  const over = (planet: Planet): readonly Planet[] =>
    PLANETS.filter(
      (natal) =>
        ((planet === 'Jupiter' || planet === 'Saturn') && retrograde.includes(natal)) ||
        (natal === planet && runningLords.includes(planet)),
    );
  const found: Activation[] = [];
  for (const planet of PLANETS) {
    const natals = over(planet);
    if (natals.length === 0) continue;
    const targets = natals.map((natal) => chart.planets[natal].longitude);
    const toJd = Math.min(jdFromUtcMs(endMs), LAST_JD);
    for (const crossing of await crossingsOver(search, planet, targets, jdFromUtcMs(startMs), toJd)) {
      const overNatal = natals[targets.indexOf(crossing.target)];
      if (overNatal === undefined) continue;
      found.push({ planet, utcMs: utcMsFromJd(crossing.jd), overNatal, direction: crossing.direction });
    }
  }
  return found.sort((a, b) => a.utcMs - b.utcMs);
}

/** A planet standing still: the time, and the natal points it stands on. */
export interface StationWindow extends Interval {
  readonly planet: Planet;
  readonly kind: Station['turns'];
  readonly stationMs: number;
  readonly longitude: number;
  readonly touches: readonly { readonly natalPoint: NatalPoint; readonly orb: number }[];
}

const MOVERS = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;

/** Stations of Mars to Saturn in a span with the days of standing still round them (R12.4), in order of time. */
export async function stationWindows(
  search: Search,
  chart: Chart,
  { startMs, endMs }: Interval,
): Promise<readonly StationWindow[]> {
  const { ephemeris, ayanamsa, budget, yieldTurn } = search;
  const toJd = Math.min(jdFromUtcMs(endMs), LAST_JD);
  const windowsOfPlanet = (planet: (typeof MOVERS)[number]): readonly StationWindow[] =>
    stations(ephemeris, planet, jdFromUtcMs(startMs), toJd, budget).map(({ jd, turns, tropicalLongitude }) => {
      const { fromJd, toJd: until } = stationarySpan(ephemeris, planet, jd);
      const longitude = normalize(tropicalLongitude - ephemeris.ayanamsa(jd, ayanamsa).true);
      return {
        planet,
        kind: turns,
        stationMs: utcMsFromJd(jd),
        longitude,
        startMs: utcMsFromJd(fromJd),
        endMs: utcMsFromJd(until),
        touches: touchedBy(chart, longitude),
      };
    });
  const found: StationWindow[] = [];
  for (const planet of MOVERS) {
    found.push(...windowsOfPlanet(planet));
    await yieldTurn();
  }
  return found.sort((a, b) => a.stationMs - b.stationMs);
}

/** Natal planets and cusps within a degree, nearest first. */
const touchedBy = (chart: Chart, longitude: number): StationWindow['touches'] =>
  natalPoints(chart)
    .map(({ natalPoint, longitude: at }) => ({ natalPoint, orb: separation(at, longitude) }))
    .filter(({ orb }) => orb <= 1)
    .sort((a, b) => a.orb - b.orb);
