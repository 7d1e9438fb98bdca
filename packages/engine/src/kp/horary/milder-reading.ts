import type { Chart } from '../../chart/chart.ts';
import type { Planet } from '../../zodiac/names.ts';
import type { ReleaseFinder } from '../timing/release.ts';
import type { HoraryJudgement } from './yes-or-no.ts';

export const MILDER_READINGS = ['DELAYED', 'FAILS'] as const;

/** How books that let retrogression delay would read a no; it moves nothing (R17.7). Instants in Unix milliseconds. */
export interface MilderReading {
  readonly reading: (typeof MILDER_READINGS)[number];
  /** The retrograde planet. */
  readonly planet: Planet;
  readonly turnsDirectMs: number | null;
  readonly passesStartingPointMs: number | null;
}

/**
 * A no by retrogression in the milder reading (R17.7): a retrograde planet in a direct star gives once it is direct and
 * past the point where it turned; in its own star or a retrograde's, and a direct planet in a retrograde's, it fails.
 */
export function milderReading(
  chart: Chart,
  { basis, judges }: HoraryJudgement,
  releases: ReleaseFinder,
): MilderReading | null {
  const found = retrogradeOf(chart, basis, judges);
  if (found === null) return null;
  const { planet, starLord } = found;
  const delayed = chart.planets[found.judge].retrograde && starLord !== planet && !chart.planets[starLord].retrograde;
  const release = delayed ? releases(planet, chart.moment.utcMs) : null;
  return {
    reading: delayed ? 'DELAYED' : 'FAILS',
    planet,
    turnsDirectMs: release?.turnsDirectMs ?? null,
    passesStartingPointMs: release?.passesStartingPointMs ?? null,
  };
}

/** The sub lord that fails, its star lord, and which of the two is retrograde. */
function retrogradeOf(chart: Chart, basis: HoraryJudgement['basis'], judges: HoraryJudgement['judges']) {
  const of = (judge: Planet, starLord: Planet) => ({
    judge,
    starLord,
    planet: chart.planets[judge].retrograde ? judge : starLord,
  });
  if (basis === 'RETROGRADE_SUB_LORD' || basis === 'RETROGRADE_STAR_LORD') return of(judges.subLord, judges.starLord);
  return basis === 'WISH_RETROGRADE' ? of(judges.wishLord, judges.wishStarLord) : null;
}
