import type { ElectionEvent } from './election-event.ts';
import { BUSINESS_AND_MONEY_ELECTIONS } from './election/business-and-money.ts';
import { FAMILY_ELECTIONS } from './election/family.ts';
import { HEALTH_LAW_AND_PUBLIC_ELECTIONS } from './election/health-law-and-public.ts';
import { PROPERTY_AND_TRAVEL_ELECTIONS } from './election/property-and-travel.ts';
import { STUDY_AND_WORK_ELECTIONS } from './election/study-and-work.ts';

/** The election catalogue, in the order in which it is printed (R10, R11; each row names its source). */
export const ELECTION_EVENTS: readonly ElectionEvent[] = [
  ...FAMILY_ELECTIONS,
  ...STUDY_AND_WORK_ELECTIONS,
  ...BUSINESS_AND_MONEY_ELECTIONS,
  ...PROPERTY_AND_TRAVEL_ELECTIONS,
  ...HEALTH_LAW_AND_PUBLIC_ELECTIONS,
];

const byKey = new Map(ELECTION_EVENTS.map((event) => [event.key, event]));

/** The row with a key the code itself names; throws when there is none. */
export function electionEvent(key: string): ElectionEvent {
  const found = byKey.get(key);
  if (!found) throw new RangeError(`no election event ${key}`);
  return found;
}
