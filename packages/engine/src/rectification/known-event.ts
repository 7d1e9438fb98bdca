import { EngineError } from '../base/errors.ts';
import type { JudgedEvent } from '../events/event.ts';
import { judgedGroup, resolveEvent } from '../events/resolve.ts';
import { parseCivil } from '../time/civil.ts';
import { clockOf } from '../time/clock.ts';
import type { LocalClock } from '../time/clock.ts';
import { resolveInstant } from '../time/moment.ts';
import type { Place } from '../time/place.ts';
import { printInstant } from '../time/print.ts';
import { requireOneClock, sentClock } from '../time/sent-clock.ts';
import { isHouse, sortedHouses } from '../zodiac/house-math.ts';
import type { House } from '../zodiac/names.ts';
import { concerning } from '../base/words.ts';
import { say } from './rectification.messages.ts';

/** Where an event happened, as callers send it; without a clock of its own it has that of the birth. */
interface EventPlace extends Place {
  readonly utcOffsetMinutes?: number | undefined;
  readonly timeZone?: string | undefined;
  readonly abroad?: boolean | undefined;
}

/** A dated event of a life as callers send it. */
export interface KnownEventArguments {
  readonly date: string;
  readonly houses?: readonly number[] | undefined;
  readonly event?: string | undefined;
  readonly primaryHouse?: number | undefined;
  readonly label?: string | undefined;
  readonly weight?: number | undefined;
  readonly timeKnown?: boolean | undefined;
  readonly location?: EventPlace | undefined;
}

/** An event that happened. */
export interface KnownEvent {
  /** Its place in the list that was sent, from 0. */
  readonly index: number;
  readonly label: string;
  readonly utcMs: number;
  /** The clock of its place. */
  readonly clock: LocalClock;
  readonly matter: JudgedEvent;
  /** F: required and supporting houses. */
  readonly favourable: readonly House[];
  /** 0.1 to 3. */
  readonly weight: number;
  readonly timeKnown: boolean;
  readonly place: (Place & { readonly abroad?: boolean | undefined }) | null;
}

/** Between which instants events may lie: the birth, or the first moment it can have been, and the moment of work. */
export interface EventLimits {
  readonly bornMs: number;
  readonly asOfMs: number;
}

/**
 * The events of a life with their houses: houses before an event name, `primaryHouse` over either's cusp. Throws
 * validation_failed or invalid_event_name naming `known_events[i]`.
 */
export const resolveKnownEvents = (
  given: readonly KnownEventArguments[],
  birth: LocalClock,
  limits: EventLimits,
): readonly KnownEvent[] => given.map((each, index) => resolveOne(each, index, birth, limits));

function resolveOne(given: KnownEventArguments, index: number, birth: LocalClock, limits: EventLimits): KnownEvent {
  const field = `known_events[${index}]`;
  const matter = matterOf(given, field);
  const sent = { zone: given.location?.timeZone, offset: given.location?.utcOffsetMinutes };
  const names = { zone: `${field}.location.timeZone`, offset: `${field}.location.utcOffsetMinutes` };
  const clock = sentClock(sent, names) ?? clockOf(birth);
  const utcMs = resolveInstant(given.date, clock, limits.asOfMs, `${field}.date`);
  requireOneClock(sent, utcMs, 'THEN', names);
  requireWithin(utcMs, clock, limits, field);
  const { weight = 1, label = matter.label, location } = given;
  return {
    index,
    label,
    utcMs,
    clock,
    matter,
    favourable: sortedHouses([...matter.required, ...matter.supporting]),
    weight,
    timeKnown: given.timeKnown ?? !parseCivil(given.date, `${field}.date`).dateOnly,
    place: location === undefined ? null : placeOf(location),
  };
}

const placeOf = ({ latitude, longitude, abroad }: EventPlace): KnownEvent['place'] => ({ latitude, longitude, abroad });

function matterOf({ houses, event, primaryHouse }: KnownEventArguments, field: string): JudgedEvent {
  const primary = primaryHouse !== undefined && isHouse(primaryHouse) ? { primary: primaryHouse } : {};
  if (houses !== undefined) return judgedGroup(houses.filter(isHouse), primary);
  const found = named(event, field);
  return 'primary' in primary ? { ...found, primaryCusp: primary.primary } : found;
}

function named(event: string | undefined, field: string): JudgedEvent {
  const found = event === undefined ? null : resolved(event, field);
  if (found !== null) return found;
  throw new EngineError('validation_failed', say.neitherHousesNorEvent({ field }), field);
}

function resolved(event: string, field: string): JudgedEvent | null {
  try {
    return resolveEvent({ event })?.event ?? null;
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    throw new EngineError(error.code, `${error.message} ${concerning(field)}`, `${field}.event`);
  }
}

function requireWithin(utcMs: number, clock: LocalClock, { bornMs, asOfMs }: EventLimits, field: string): void {
  if (utcMs >= bornMs && utcMs <= asOfMs) return;
  const early = utcMs < bornMs;
  const [at, limit] = [printInstant(utcMs, clock), printInstant(early ? bornMs : asOfMs, clock)];
  throw new EngineError('validation_failed', say.datedOutside({ field, at, early, limit }), field);
}
