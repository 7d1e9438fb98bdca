import type { Chart } from '../../chart/chart.ts';
import { requireHouses } from '../../chart/houses.ts';
import { runningLords } from '../../dasha/running-lords.ts';
import { rulingPlanetsAt } from '../ruling/judgment-moment.ts';
import { longitudeCrossings } from '../../search/crossings.ts';
import { SECOND } from '../../base/root.ts';
import { utcMsFromJd } from '../../time/julian.ts';
import { divide } from '../../zodiac/division.ts';
import { normalize } from '../../base/angles.ts';
import { PLANETS } from '../../zodiac/names.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import type { Eclipse, EclipseAspect } from '../../passages/eclipses.ts';
import type { Search } from '../../passages/transit-search.ts';
import { withinFiles } from '../../passages/transit-search.ts';

export const ACTIVATION_STATUSES = ['ACTIVE', 'SENSITIVE', 'DORMANT'] as const;
export type ActivationStatus = (typeof ACTIVATION_STATUSES)[number];

/** Bodies that set an eclipse degree off, and for how long (R34.3: about six months). */
export const TRIGGER_PLANETS = ['Sun', 'Mars', 'Jupiter', 'Saturn'] as const;
const TRIGGER_DAYS = 180;
const MOST_TRIGGERS = 10;

export interface EclipseTrigger {
  readonly planet: (typeof TRIGGER_PLANETS)[number];
  readonly utcMs: number;
  readonly aspect: EclipseAspect;
}

/** Cusps whose sub lord is the star or the sub lord of the degree. */
export function cuspsActivated(chart: Chart, degree: number): readonly House[] {
  const { starLord, subLord } = divide(degree);
  return requireHouses(chart)
    .cusps.filter((cusp) => cusp.subLord === starLord || cusp.subLord === subLord)
    .map(({ house }) => house);
}

/** Natal planets in the sub of the degree. */
export const planetsInSub = (chart: Chart, degree: number): readonly Planet[] =>
  PLANETS.filter((planet) => chart.planets[planet].subIndex === divide(degree).subIndex);

/**
 * ACTIVE when a lord of the running mahadasha, antardasha or pratyantardasha is the sign, star or sub lord of the
 * degree, SENSITIVE when a ruling planet of the maximum at the birth place is, else DORMANT.
 */
export function activationStatus(search: Search, chart: Chart, { longitude, utcMs }: Eclipse): ActivationStatus {
  const { signLord, starLord, subLord } = divide(longitude);
  const lords: readonly Planet[] = [signLord, starLord, subLord];
  if (runningLords(chart, utcMs)?.some(({ planet }) => lords.includes(planet)) === true) return 'ACTIVE';
  const ruling = rulingPlanetsAt(search.ephemeris, chart, utcMs);
  return ruling.some((planet) => lords.includes(planet)) ? 'SENSITIVE' : 'DORMANT';
}

/** The next passages of Sun, Mars, Jupiter and Saturn over the degree and its opposite within 180 days, at most ten. */
export function eclipseTriggers(search: Search, { longitude, jdUt }: Eclipse): readonly EclipseTrigger[] {
  const { ephemeris, ayanamsa, budget } = search;
  const targets = [longitude, normalize(longitude + 180)];
  // The eclipse itself is no trigger.
  const { fromJd, toJd } = withinFiles(jdUt + SECOND, jdUt + TRIGGER_DAYS);
  return TRIGGER_PLANETS.flatMap((planet) =>
    longitudeCrossings(ephemeris, planet, ayanamsa, targets, fromJd, toJd, budget).map(
      ({ jd, target }): EclipseTrigger => ({
        planet,
        utcMs: utcMsFromJd(jd),
        aspect: target === longitude ? 'conjunction' : 'opposition',
      }),
    ),
  )
    .sort((a, b) => a.utcMs - b.utcMs)
    .slice(0, MOST_TRIGGERS);
}
