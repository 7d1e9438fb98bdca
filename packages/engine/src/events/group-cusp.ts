import { sortedHouses } from '../zodiac/house-math.ts';
import type { House } from '../zodiac/names.ts';
import { ELECTION_EVENTS } from './election.ts';
import { isVolunteered } from './event.ts';
import { NATAL_EVENTS } from './natal.ts';
import { say } from './events.messages.ts';

/** The cusp that judges a group of houses for which a call names none, and a sentence that says whose it is. */
export interface GroupCusp {
  readonly cusp: House;
  /** Null where the group is one house. */
  readonly note: string | null;
}

/** An event that is read from exactly these houses. */
interface SameHouses {
  readonly cusp: House;
  /** Null of an event that is unwelcome, which only its own name calls. */
  readonly label: string | null;
}

const keyOf = (houses: readonly House[]): string => sortedHouses(houses).join();

function eventsByHouses(): ReadonlyMap<string, readonly SameHouses[]> {
  const natal = new Map<string, SameHouses[]>();
  const elected = new Map<string, SameHouses[]>();
  for (const event of NATAL_EVENTS) {
    const row = { cusp: event.primaryCusp, label: isVolunteered(event, false) ? event.label : null };
    natal.set(keyOf(event.required), [...(natal.get(keyOf(event.required)) ?? []), row]);
  }
  for (const { electedHouses, primaryHouse: cusp, label } of ELECTION_EVENTS)
    elected.set(keyOf(electedHouses), [...(elected.get(keyOf(electedHouses)) ?? []), { cusp, label }]);
  return new Map([...elected, ...natal]);
}

const BY_HOUSES = eventsByHouses();

/** The cusps of some events: that of most of them first, and of two alike that of the event first in the catalogue. */
function cuspsOf(events: readonly SameHouses[]): readonly House[] {
  const count = (house: House): number => events.filter(({ cusp }) => cusp === house).length;
  return [...new Set(events.map(({ cusp }) => cusp))].sort((a, b) => count(b) - count(a));
}

/**
 * The cusp that judges a group of houses. Books print a matter by its houses in ascending order, so the first of them says
 * nothing: where the houses are those of an event of the natal catalogue, failing that of an elected event, its cusp
 * judges; where events of several cusps share them, that of most events. A group that is no event's is judged by the
 * first house named.
 */
export function groupCusp(group: readonly [House, ...House[]]): GroupCusp {
  const events = BY_HOUSES.get(keyOf(group)) ?? [];
  const [cusp, ...others] = cuspsOf(events);
  if (cusp === undefined) {
    const [first] = group;
    const alone = new Set(group).size === 1;
    return {
      cusp: first,
      note: alone ? null : say.judgedByFirst({ cusp: first }),
    };
  }
  if (others.length === 0) {
    const label = events.find((each) => each.label !== null)?.label ?? null;
    return { cusp, note: say.judgedByEvent({ cusp, known: label !== null, label: label ?? '' }) };
  }
  return { cusp, note: say.judgedByMost({ cusp, others: sortedHouses(others) }) };
}
