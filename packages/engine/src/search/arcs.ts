import type { Ephemeris } from '../sky/port.ts';
import { FIRST_JD, LAST_JD } from '../time/known-span.ts';
import type { Planet } from '../zodiac/names.ts';
import type { SearchBudget } from './budget.ts';
import { cutsAround, stations, turns } from './stations.ts';

/** A stretch in which a planet does not turn, and in how many equal steps it is looked at; Julian days. */
export interface Arc {
  readonly fromJd: number;
  readonly toJd: number;
  readonly steps: number;
}

/** Days of a step at most: a cubic through both its ends shows a passage to some minutes, and no planet moves 120 degrees. */
const STEP_DAYS: Readonly<Record<Planet, number>> = {
  Sun: 30,
  Moon: 2.5,
  Mars: 20,
  Mercury: 8,
  Jupiter: 40,
  Venus: 12,
  Saturn: 50,
  Rahu: 100,
  Ketu: 100,
};

/** Steps of an arc of a body that never turns. */
const GRID_STEPS = 16;

/**
 * The arcs that hold the days from `fromJd` to `toJd`, whole and in order of time. They belong to the sky alone: between
 * stations and the ends of the pieces searched for them, or on a fixed grid for a body without any. The days asked for
 * alone are paid for.
 */
export function arcsOver(
  ephemeris: Ephemeris,
  planet: Planet,
  fromJd: number,
  toJd: number,
  callers: SearchBudget | undefined,
): readonly Arc[] {
  const step = STEP_DAYS[planet];
  if (!turns(planet)) return gridArcs(step, fromJd, toJd);
  // Paid for as a search for stations; a budget used up says so.
  stations(ephemeris, planet, fromJd, toJd, callers);
  const cuts = cutsAround(planet, fromJd, toJd);
  return cuts.slice(1).flatMap((end, index): readonly Arc[] => {
    const start = cuts[index] ?? end;
    return start < end ? [{ fromJd: start, toJd: end, steps: Math.ceil((end - start) / step) }] : [];
  });
}

function gridArcs(step: number, fromJd: number, toJd: number): readonly Arc[] {
  const days = step * GRID_STEPS;
  const arcs: Arc[] = [];
  for (let index = Math.floor((fromJd - FIRST_JD) / days); FIRST_JD + index * days < toJd; index += 1) {
    const start = FIRST_JD + index * days;
    arcs.push({ fromJd: start, toJd: Math.min(start + days, LAST_JD), steps: GRID_STEPS });
  }
  return arcs;
}
