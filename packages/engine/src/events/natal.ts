import type { NatalEvent } from './event.ts';
import { CAREER_EVENTS } from './natal/career.ts';
import { CHILDREN_EVENTS } from './natal/children.ts';
import { EDUCATION_EVENTS } from './natal/education.ts';
import { FOREIGN_EVENTS } from './natal/foreign.ts';
import { HEALTH_EVENTS } from './natal/health.ts';
import { LEGAL_EVENTS } from './natal/legal.ts';
import { MARRIAGE_EVENTS } from './natal/marriage.ts';
import { MONEY_EVENTS } from './natal/money.ts';
import { OTHER_EVENTS } from './natal/other.ts';
import { PROPERTY_EVENTS } from './natal/property.ts';
import { SPIRITUAL_EVENTS } from './natal/spiritual.ts';

/** The natal catalogue, in the order in which it is printed (R10; each row names its source). */
export const NATAL_EVENTS: readonly NatalEvent[] = [
  ...MARRIAGE_EVENTS,
  ...CHILDREN_EVENTS,
  ...CAREER_EVENTS,
  ...MONEY_EVENTS,
  ...PROPERTY_EVENTS,
  ...EDUCATION_EVENTS,
  ...FOREIGN_EVENTS,
  ...LEGAL_EVENTS,
  ...HEALTH_EVENTS,
  ...OTHER_EVENTS,
  ...SPIRITUAL_EVENTS,
];

const byKey = new Map(NATAL_EVENTS.map((event) => [event.key, event]));

/** The row with a key the code itself names; throws when there is none. */
export function natalEvent(key: string): NatalEvent {
  const found = byKey.get(key);
  if (!found) throw new RangeError(`no natal event ${key}`);
  return found;
}
