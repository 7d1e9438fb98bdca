import { MOST_ENTRIES } from '../feeds/feed-entries.ts';
import {
  BIRTH_KINDS,
  FEED_KINDS,
  LONGEST_FEED_NAME,
  MOST_DAYS,
  MOST_EVENTS,
  MOST_MONTHS_AHEAD,
  MOST_MONTHS_BACK,
  PLACE_KINDS,
} from '../feeds/feed-request.ts';
import { errorResponses } from './problems.ts';

const text = { type: 'string' };
const day = { type: 'string', format: 'date' };
const count = { type: 'integer', minimum: 0 };

const WHERE = {
  latitude: { type: 'number', minimum: -90, maximum: 90 },
  longitude: { type: 'number', minimum: -180, maximum: 180 },
  utc_offset_minutes: { type: 'number', minimum: -960, maximum: 960, description: 'Ahead of UTC; or time_zone.' },
  time_zone: { type: 'string', maxLength: 64, description: 'IANA.' },
};

const PLACE = {
  type: 'object',
  description: `Of ${PLACE_KINDS.join(' and ')}.`,
  properties: WHERE,
  required: ['latitude', 'longitude'],
  additionalProperties: false,
};

const BIRTH = {
  type: 'object',
  description: `Of ${BIRTH_KINDS.join(', ')}.`,
  properties: {
    birth_datetime: { type: 'string', maxLength: 40, description: 'Local, ISO 8601.' },
    ...WHERE,
    ayanamsa: { type: 'string', maxLength: 40, description: 'kp where it is left out.' },
  },
  required: ['birth_datetime', 'latitude', 'longitude'],
  additionalProperties: false,
};

export const FEED_SCHEMAS = {
  FeedToMake: {
    type: 'object',
    properties: {
      birth: BIRTH,
      place: PLACE,
      tradition: { type: 'string', minLength: 1, maxLength: 200, description: 'As GET /v1/calendar takes it.' },
      show: { type: 'array', items: { type: 'string', enum: FEED_KINDS }, minItems: 1, maxItems: FEED_KINDS.length },
      events: {
        type: 'array',
        items: { type: 'string', minLength: 1, maxLength: 80 },
        minItems: 1,
        maxItems: MOST_EVENTS,
        description: 'Events of which windows are shown, by the names that get_election_catalog lists.',
      },
      dashaLevel: { type: 'integer', enum: [2, 3], description: 'Antardashas, or pratyantardashas too. 2 by default.' },
      from: { ...day, description: `First day; with "to", at most ${MOST_DAYS} days. Left out: months around today.` },
      to: { ...day, description: 'The day after the last.' },
      monthsBack: { ...count, maximum: MOST_MONTHS_BACK, description: 'Whole months before this one; 1 by default.' },
      monthsAhead: { type: 'integer', minimum: 1, maximum: MOST_MONTHS_AHEAD, description: 'After it; 12 by default.' },
      name: { type: 'string', minLength: 1, maxLength: LONGEST_FEED_NAME, description: 'As programs show it.' },
      language: { type: 'string', maxLength: 64, description: 'BCP 47 tag; English by default.' },
    },
    required: ['show'],
    additionalProperties: false,
  },
  Feed: {
    type: 'object',
    properties: {
      address: { ...text, description: 'A secret: whoever has it reads the calendar. It is in this answer alone.' },
      webcal: { ...text, description: 'The same for programs that subscribe by a press on it.' },
      name: text,
      from: day,
      to: day,
      entries: { ...count, maximum: MOST_ENTRIES },
      found: { ...count, description: 'How many there would be without the bound.' },
    },
    required: ['address', 'webcal', 'name', 'from', 'to', 'entries', 'found'],
  },
  FeedState: {
    type: 'object',
    properties: { addresses: { type: 'boolean', description: 'Whether any may be good.' } },
    required: ['addresses'],
  },
};

const json = (schema: string) => ({ 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } });
const headers = { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } };
const calendar = { 'text/calendar': { schema: { type: 'string', description: 'RFC 5545.' } } };
const OF_KEYS = 'For API keys without restrictions.';

/** The addresses of calendars (docs/feeds.md). */
export const FEED_PATHS = {
  '/v1/feeds': {
    get: {
      operationId: 'getFeeds',
      summary: 'Whether calendars have addresses',
      description: `The server does not know the addresses, only whether any may be good. ${OF_KEYS}`,
      tags: ['service'],
      responses: {
        200: { description: 'Whether there are any.', headers, content: json('FeedState') },
        ...errorResponses(400),
      },
    },
    post: {
      operationId: 'makeFeed',
      summary: 'A calendar of a birth or a place',
      description: `Computes a calendar and gives it an address, or the calendar itself where that is accepted. Takes one call, once an hour for the same calendar. ${OF_KEYS}`,
      tags: ['service'],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            ...json('FeedToMake')['application/json'],
            example: {
              birth: {
                birth_datetime: '1992-08-14T10:02:00',
                latitude: 13.0827,
                longitude: 80.2707,
                utc_offset_minutes: 330,
              },
              show: ['windows', 'dashas'],
              events: ['Marriage'],
            },
          },
        },
      },
      responses: {
        201: { description: 'The address.', headers, content: json('Feed') },
        200: { description: 'The calendar, where text/calendar is accepted.', headers, content: calendar },
        ...errorResponses(400, 402, 413, 415, 422, 503, 504),
      },
    },
    delete: {
      operationId: 'revokeFeeds',
      summary: 'End all addresses',
      description: `Ends every address of a calendar that the account has made. ${OF_KEYS}`,
      tags: ['service'],
      responses: { 204: { description: 'They have ended.', headers }, ...errorResponses(400) },
    },
  },
  '/v1/feeds/{address}.ics': {
    get: {
      operationId: 'readFeed',
      summary: 'Read a calendar',
      description: 'Needs no key: the address is one. Takes a call of its account at most once an hour.',
      tags: ['service'],
      security: [],
      parameters: [{ name: 'address', in: 'path', required: true, schema: text, example: 'AAAA' }],
      responses: {
        200: { description: 'The calendar.', headers, content: calendar },
        304: { description: 'It is the one that If-None-Match names.', headers },
        ...errorResponses(402, 404, 422, 503, 504),
      },
    },
  },
};
