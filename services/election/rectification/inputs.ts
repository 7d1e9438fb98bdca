import {
  type KnownEvent,
  type KnownEventArguments,
  resolveKnownEvents,
} from '@cuspal/engine/rectification/known-event';
import { type Rulers, rulersOf } from '@cuspal/engine/rectification/ruling-fit';
import { jdFromUtcMs } from '@cuspal/engine/time/julian';
import { type Moment, resolveInstant } from '@cuspal/engine/time/moment';
import { type QueryPlace, resolveQueryPlace } from '@cuspal/engine/time/query-place';
import { genderInput, instantInput, type ToolContext } from '@cuspal/tool-kit';
import { z } from 'zod';
import { say } from './rectification.messages.ts';

/** A usual search has 31 candidates, which one call gives whole. */
export const CANDIDATES_OF_A_PAGE = 120;

const MOST_EVENTS = 20;
const house = z.int().min(1).max(12);

const location = z
  .strictObject({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    utcOffsetMinutes: z.number().min(-960).max(960).optional().meta({ description: 'Default the birth clock' }),
    timeZone: z.string().max(100).optional().meta({ description: 'IANA, or utcOffsetMinutes' }),
    abroad: z.boolean().optional().meta({ description: 'In another country; default beyond 2,500 km' }),
  })
  .optional();

const ALIASES = { aliases: { datetime: 'date', houseGroup: 'houses' } };

const knownEvent = z
  .strictObject({
    date: z.string().max(80).meta({ description: 'Local where it happened' }),
    houses: z.array(house).min(1).max(12).optional().meta({ description: 'Such as [2, 7, 11]' }),
    event: z.string().min(1).max(200).optional().meta({ description: 'Event name' }),
    primaryHouse: house.optional().meta({ description: 'Default the first of houses' }),
    label: z.string().min(1).max(80).optional().meta({ description: 'Your name for it' }),
    weight: z.number().min(0.1).max(3).default(1).meta({ description: 'How much it counts' }),
    timeKnown: z.boolean().optional().meta({ description: 'Clock time is sure; default when date has one' }),
    location: location.meta({ description: 'Where it happened' }),
  })
  .meta(ALIASES);

/** Dated events of the life; `unlisted` members of an event are taken and not shown in lists. */
export const knownEventsInput = (least: 0 | 1, unlisted: readonly string[] = []) =>
  z
    .array(knownEvent.meta({ ...ALIASES, unlisted }))
    .min(least)
    .max(MOST_EVENTS)
    .meta({ description: 'What happened; 5 or more help' });

/** Moment and place of the work, whose ruling planets are compared. */
export const workInput = {
  as_of_date: instantInput,
  query_latitude: z.number().min(-90).max(90).optional().meta({ description: 'Of judgment; default birth place' }),
  query_longitude: z.number().min(-180).max(180).optional().meta({ description: 'With query_latitude' }),
  query_utc_offset_minutes: z
    .number()
    .min(-960)
    .max(960)
    .optional()
    .meta({ description: 'Ahead of UTC at that place' }),
};

export const ownGenderInput = genderInput.meta({ description: 'For an old rule of sex, which is unreliable' });

/** The moment at which the work is done, its ruling planets, and the events up to it. */
interface Work {
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
  { ephemeris, now, note }: Pick<ToolContext<unknown>, 'ephemeris' | 'now' | 'note'>,
  input: WorkArguments,
  birth: Moment,
  bornMs = birth.utcMs,
): Work {
  const asOfMs = resolveInstant(input.as_of_date, birth, now, 'as_of_date');
  const events = resolveKnownEvents(input.known_events, birth, { bornMs, asOfMs });
  for (const [index, { houses, event }] of input.known_events.entries())
    if (houses !== undefined && event !== undefined) note(say.eventBesideHouses({ index }));
  const place = resolveQueryPlace(input, birth);
  const moment = { ...place, utcMs: asOfMs, jdUt: jdFromUtcMs(asOfMs), ayanamsa: birth.ayanamsa };
  return { asOfMs, events, rulers: rulersOf(ephemeris, moment) };
}
