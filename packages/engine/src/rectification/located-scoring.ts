import type { Candidate, Candidates } from './candidate.ts';
import type { EventPart } from './event-parts.ts';
import { EngineError } from '../base/errors.ts';
import { rulingPlanetMembers, rulingPlanets } from '../kp/ruling/ruling-planets.ts';
import type { Ephemeris } from '../sky/port.ts';
import { jdFromUtcMs } from '../time/julian.ts';
import type { Moment } from '../time/moment.ts';
import type { Planet } from '../zodiac/names.ts';
import type { KnownEvent } from './known-event.ts';
import { locationFit } from './located.ts';
import type { LocatedEvent } from './located.ts';
import { lordsOfTriple, NO_LORDS } from './lord-triple.ts';
import type { Pace } from './pace.ts';
import { eventScoring, NO_SHIFT, shiftedTriple, SHIFTS, totalsByParts } from './scoring.ts';
import type { Scoring } from './scoring.ts';
import { say } from './rectification.messages.ts';

/** An event with its place, and the ruling planets of its moment under each shift. */
export interface PlacedEvent {
  readonly event: KnownEvent;
  readonly located: LocatedEvent | null;
  /** By the number of the shift; null where the sky of that moment is not known. Empty where no clock time is known. */
  readonly skies: readonly (readonly Planet[] | null)[];
}

/** The ruling planets at the moments and places of events whose clock time is known, and at the shifted ones (R8.5). */
export async function placedEvents(
  ephemeris: Ephemeris,
  birth: Moment,
  events: readonly KnownEvent[],
  locate: (event: KnownEvent) => LocatedEvent | null,
  pace: Pace,
): Promise<readonly PlacedEvent[]> {
  const placed: PlacedEvent[] = [];
  for (const event of events) {
    const skies: (readonly Planet[] | null)[] = [];
    for (const { index, ms } of event.timeKnown ? [NO_SHIFT, ...SHIFTS] : []) {
      skies[index] = membersAt(ephemeris, birth, event, ms);
      await pace.yieldTurn();
    }
    placed.push({ event, located: locate(event), skies });
    pace.progress(placed.length / events.length, say.readingSkies());
  }
  return placed;
}

function membersAt(
  ephemeris: Ephemeris,
  birth: Moment,
  { utcMs: happenedMs, clock, place }: KnownEvent,
  shiftMs: number,
): readonly Planet[] | null {
  const utcMs = happenedMs + shiftMs;
  const { latitude, longitude } = place ?? birth;
  const moment = { ...clock, utcMs, jdUt: jdFromUtcMs(utcMs), latitude, longitude, ayanamsa: birth.ayanamsa };
  try {
    return rulingPlanetMembers(rulingPlanets(ephemeris, moment));
  } catch (error) {
    // A shifted moment may leave the years the sky is known for; the real one may not.
    if (shiftMs !== 0 && error instanceof EngineError && error.code === 'out_of_range') return null;
    throw error;
  }
}

/** By the events' dates, the places where they happened and the skies of their moments (R16.2, R8.5). */
export function locatedScoring(candidates: Candidates, placed: readonly PlacedEvent[]): Scoring {
  const base = eventScoring(
    candidates,
    placed.map(({ event }) => event),
  );
  const partsOf: Scoring['partsOf'] = (candidate, shift) => {
    const { chart } = candidates.judge(candidate);
    return base.partsOf(candidate, shift).map((part, position) => {
      const each = placed[position];
      if (each === undefined) return part;
      const triple = shiftedTriple(candidate, each.event, position, shift);
      return {
        ...part,
        location: locationOf(each, candidate, triple, chart),
        sky: triple === NO_LORDS && each.skies.length > 0 ? 0 : skyFit(candidate, each.skies[shift.index]),
      } satisfies EventPart;
    });
  };
  return { partsOf, shiftedTotals: totalsByParts(partsOf) };
}

function locationOf(
  { located }: PlacedEvent,
  candidate: Candidate,
  triple: number,
  chart: Parameters<typeof locationFit>[0],
): number | null {
  if (located === null) return null;
  return locationFit(chart, located, lordsOfTriple(triple), candidate.cuspSubLord(located.cusp)).score;
}

/** Share of the Lagna's star and sub lord and the Moon's star lord that ruled the moment; null where nobody knows it. */
function skyFit({ lagna, moon }: Candidate, members: readonly Planet[] | null | undefined): number | null {
  if (members === undefined) return null;
  if (members === null) return 0;
  const held = [lagna.starLord, lagna.subLord, moon.starLord].filter((lord) => members.includes(lord)).length;
  return (100 * held) / 3;
}
