import type { PatternInput } from '@cuspal/catalog/reading';
import { nothing, readText, type Argument } from './argument.ts';
import { readEvent, readTopic, suggestEvent, suggestTopic } from './choices.ts';
import { readKnownEvents, suggestKnownEvents } from './known-events.ts';
import { readMoment, suggestMoment } from './moment.ts';
import {
  HORARY_NUMBER,
  LATITUDE,
  LONGITUDE,
  readNumber,
  suggestHoraryNumber,
  suggestOffset,
  UTC_OFFSET,
} from './numbers.ts';
import { ayanamsaArgument, personArguments, TAKES_PLACE } from './person.ts';

export const QUESTION: Argument = {
  name: 'question',
  title: 'Question',
  description: "The person's question in their own words",
  required: false,
  read: readText(2_000),
  suggest: nothing,
};

/** Arguments that no input brings: any prompt takes them. */
export const COMMON_ARGUMENTS: readonly Argument[] = [ayanamsaArgument, QUESTION];

/** The arguments by which each input of a pattern is said. */
export const INPUT_ARGUMENTS: Readonly<Record<PatternInput, readonly Argument[]>> = {
  birth: personArguments('first', TAKES_PLACE),
  partner: personArguments('second', TAKES_PLACE),
  event: [
    {
      name: 'event',
      title: 'Event',
      description: 'What is asked about, such as Marriage or Promotion',
      required: true,
      read: readEvent,
      suggest: suggestEvent,
    },
  ],
  topic: [
    {
      name: 'topic',
      title: 'Topic',
      description: 'Adds the tools of a topic; default the topic of the event',
      required: false,
      read: readTopic,
      suggest: suggestTopic,
    },
  ],
  known_events: [
    {
      name: 'known_events',
      title: 'Dated events',
      description: 'Events of this life with their dates: 2015-07-06 Marriage; 2018-01-20 Childbirth',
      required: false,
      read: readKnownEvents,
      suggest: suggestKnownEvents,
    },
  ],
  horary: [
    {
      name: 'number',
      title: 'Number',
      description: 'From 1 to 249, named by the person who asks',
      required: true,
      read: readNumber(HORARY_NUMBER),
      suggest: suggestHoraryNumber,
    },
    {
      name: 'question_datetime',
      title: 'Moment of the question',
      description: 'Local date and time at which the question was understood: 2026-03-10T12:00',
      required: true,
      read: readMoment,
      suggest: suggestMoment,
    },
    {
      name: 'question_latitude',
      title: 'Latitude of the question',
      description: 'Degrees, north positive; default the place of birth',
      required: false,
      read: readNumber(LATITUDE),
      suggest: nothing,
    },
    {
      name: 'question_longitude',
      title: 'Longitude of the question',
      description: 'Degrees, east positive; with question_latitude',
      required: false,
      read: readNumber(LONGITUDE),
      suggest: nothing,
    },
    {
      name: 'question_utc_offset_minutes',
      title: 'UTC offset of the question',
      description: 'Minutes ahead of UTC, such as 330; with question_latitude',
      required: false,
      read: readNumber(UTC_OFFSET),
      suggest: suggestOffset,
    },
  ],
};
