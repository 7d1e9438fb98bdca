import type { Chart } from '../../chart/chart.ts';
import { requireHouses } from '../../chart/houses.ts';
import type { Crossing } from '../../search/crossings.ts';
import { SECOND } from '../../base/root.ts';
import { utcMsFromJd } from '../../time/julian.ts';
import { wrap180 } from '../../base/angles.ts';
import { PLANETS } from '../../zodiac/names.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import type { Search } from '../../passages/transit-search.ts';
import { crossingsOver, withinFiles } from '../../passages/transit-search.ts';

/** A natal planet or cusp. */
export type NatalPoint = Planet | `Cusp ${House}`;

/** A planet of the moment within a degree of a natal point (R14.5). */
export interface Contact {
  readonly planet: Planet;
  readonly natalPoint: NatalPoint;
  /** Degrees. */
  readonly orb: number;
  /** The gap is closing. */
  readonly applying: boolean;
  /** The passage it comes from or goes to; null when there is none near enough in time. */
  readonly exactMs: number | null;
}

const WIDEST_ORB = 1;
const MOST_CONTACTS = 40;
/** How far before and after the moment the exact passage is looked for. */
const SEARCH_DAYS = 30;
const SLOW_SEARCH_DAYS = 400;
const isSlow = (planet: Planet): boolean => planet === 'Jupiter' || planet === 'Saturn';

/** Conjunctions of the planets of a sky with natal planets and cusps within 1°, the tightest first, 40 at most. */
export async function contacts(search: Search, chart: Chart, sky: Chart): Promise<readonly Contact[]> {
  const points = natalPoints(chart);
  const near = PLANETS.flatMap((planet) => {
    const { longitude, speed } = sky.planets[planet];
    return points.flatMap((point) => {
      const gap = wrap180(longitude - point.longitude);
      const orb = Math.abs(gap);
      return orb <= WIDEST_ORB ? [{ planet, ...point, orb, applying: gap * speed < 0 }] : [];
    });
  })
    .sort((a, b) => a.orb - b.orb)
    .slice(0, MOST_CONTACTS);

  const passages = new Map<Planet, readonly Crossing[]>();
  for (const planet of new Set(near.map((contact) => contact.planet))) {
    const targets = near.filter((contact) => contact.planet === planet).map(({ longitude }) => longitude);
    passages.set(planet, await passagesAround(search, planet, targets, sky.moment.jdUt));
  }
  return near.map(({ longitude, ...contact }) => {
    const exact = (passages.get(contact.planet) ?? []).filter(({ target }) => target === longitude);
    return { ...contact, exactMs: exactOf(exact, sky.moment.jdUt, contact.applying) };
  });
}

/** The nine natal planets and the twelve cusps. */
export const natalPoints = (
  chart: Chart,
): readonly { readonly natalPoint: NatalPoint; readonly longitude: number }[] => [
  ...PLANETS.map((planet) => ({ natalPoint: planet, longitude: chart.planets[planet].longitude })),
  ...requireHouses(chart).cusps.map(({ house, longitude }) => ({ natalPoint: `Cusp ${house}` as const, longitude })),
];

function passagesAround(
  search: Search,
  planet: Planet,
  targets: readonly number[],
  jd: number,
): Promise<readonly Crossing[]> {
  const days = isSlow(planet) ? SLOW_SEARCH_DAYS : SEARCH_DAYS;
  const { fromJd, toJd } = withinFiles(jd - days, jd + days);
  return crossingsOver(search, planet, targets, fromJd, toJd);
}

/**
 * The exact moment: of an applying contact the next passage, of a separating one the last; failing that the passage on
 * the other side.
 */
function exactOf(passages: readonly Crossing[], jd: number, applying: boolean): number | null {
  // A passage within a second of the moment is the moment's own.
  const before = passages.findLast((passage) => passage.jd <= jd + SECOND);
  const after = passages.find((passage) => passage.jd > jd + SECOND);
  const exact = applying ? (after ?? before) : (before ?? after);
  return exact === undefined ? null : utcMsFromJd(exact.jd);
}
