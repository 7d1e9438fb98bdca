import type { Chart } from '../../chart/chart.ts';
import { nextPeriod } from '../../dasha/vimshottari.ts';
import type { Period } from '../../dasha/vimshottari.ts';
import type { Ephemeris } from '../../sky/port.ts';
import type { SearchBudget } from '../../search/budget.ts';
import { withinSpan } from '../../time/known-span.ts';
import { stations } from '../../search/stations.ts';
import { jdFromUtcMs, utcMsFromJd } from '../../time/julian.ts';
import type { Planet } from '../../zodiac/names.ts';
import { say } from './timing.messages.ts';

export const DASHA_LEVEL_NAMES = ['MD', 'AD', 'PD', 'SD', 'PrD'] as const;
export type DashaLevelName = (typeof DASHA_LEVEL_NAMES)[number];
/** MD to PrD. */
export const levelName = ({ level }: Pick<Period, 'level'>): DashaLevelName => DASHA_LEVEL_NAMES[level - 1] ?? 'PrD';

/** When something changes for the running lords. */
export interface TurningPoint {
  readonly utcMs: number;
  readonly what: string;
}

/** Days within which every planet from Mars to Saturn has a station (Mars: two years and some more). */
const STATION_HORIZON = 830;

/**
 * What comes next for the running periods, in order of time: the change of each level, and the next station of each
 * lord and of each star lord it waits for (R12.2).
 */
export function turningPoints(
  ephemeris: Ephemeris,
  chart: Chart,
  running: readonly Period[],
  fromMs: number,
  budget: SearchBudget,
): readonly TurningPoint[] {
  const changes = running.map((period): TurningPoint => {
    const next = nextPeriod(period)?.planet;
    const ending = { period: levelName(period), planet: period.planet };
    return {
      utcMs: period.endMs,
      what: next === undefined ? say.periodEnds(ending) : say.periodChanges({ ...ending, next }),
    };
  });
  const lords = running.map(({ planet }) => planet);
  const awaited = lords.map((lord) => chart.planets[lord].starLord).filter((star) => chart.planets[star].retrograde);
  const turns = [...new Set([...lords, ...awaited])].flatMap((planet) => {
    const turn = nextStation(ephemeris, planet, fromMs, budget);
    return turn === null ? [] : [turn];
  });
  return [...changes, ...turns].sort((a, b) => a.utcMs - b.utcMs);
}

function nextStation(ephemeris: Ephemeris, planet: Planet, fromMs: number, budget: SearchBudget): TurningPoint | null {
  const fromJd = withinSpan(jdFromUtcMs(fromMs));
  const [turn] = stations(ephemeris, planet, fromJd, withinSpan(fromJd + STATION_HORIZON), budget);
  return turn === undefined
    ? null
    : { utcMs: utcMsFromJd(turn.jd), what: say.planetTurns({ planet, turns: turn.turns }) };
}
