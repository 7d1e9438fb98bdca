import type { Ephemeris } from '@cuspal/engine/sky/port';
import {
  type KnownEvent,
  type KnownEventArguments,
  resolveKnownEvents,
} from '@cuspal/engine/rectification/known-event';
import { type Rulers, rulersOf } from '@cuspal/engine/rectification/ruling-fit';
import { jdFromUtcMs } from '@cuspal/engine/time/julian';
import { type Moment, resolveInstant } from '@cuspal/engine/time/moment';
import { type QueryPlace, resolveQueryPlace } from '@cuspal/engine/time/query-place';

/** The moment at which the work is done, its ruling planets, and the events up to it. */
export interface Work {
  readonly asOfMs: number;
  readonly rulers: Rulers;
  readonly events: readonly KnownEvent[];
}

interface WorkArguments extends QueryPlace {
  readonly as_of_date?: string | undefined;
  readonly known_events: readonly KnownEventArguments[];
}

/** `bornMs` is the earliest birth: no event may come before it. */
export function workOf(
  { ephemeris, now }: { readonly ephemeris: Ephemeris; readonly now: number },
  input: WorkArguments,
  birth: Moment,
  bornMs = birth.utcMs,
): Work {
  const asOfMs = resolveInstant(input.as_of_date, birth, now, 'as_of_date');
  const events = resolveKnownEvents(input.known_events, birth, { bornMs, asOfMs });
  const place = resolveQueryPlace(input, birth);
  const moment = { ...place, utcMs: asOfMs, jdUt: jdFromUtcMs(asOfMs), ayanamsa: birth.ayanamsa };
  const field = input.query_latitude === undefined ? 'latitude' : 'query_latitude';
  return { asOfMs, events, rulers: rulersOf(ephemeris, moment, field) };
}
