import { schemaNames, CALENDAR_TOOL } from '@cuspal/catalog';
import { errorResponses } from './problems.ts';

const text = { type: 'string' };
const parameter = (name: string, description: string, schema: object, more: object = {}) => ({
  name,
  in: 'query',
  description,
  schema,
  ...more,
});

const TRADITIONS =
  'amanta, purnimanta, gujarati, telugu, tamil, malayalam, bengali, smarta_north, smarta_south, vaishnava_north or vaishnava_south';

/** The calendar of a place: an operation of its own, because it is no tool of a list (ADR 103). */
export const CALENDAR_PATHS = {
  '/v1/calendar': {
    get: {
      operationId: 'getCalendar',
      summary: 'Festivals and fasts of a place',
      description:
        'Festivals, fasts with the time to break them, sankrantis and eclipses of a month or a year at a place, each with its rule. Takes one from the allowance.',
      tags: ['service'],
      parameters: [
        parameter(
          'year',
          'From 1900 to 2100.',
          { type: 'integer', minimum: 1900, maximum: 2100 },
          { required: true, example: 2026 },
        ),
        parameter('month', 'The whole year without it.', { type: 'integer', minimum: 1, maximum: 12 }, { example: 11 }),
        parameter('tradition', `${TRADITIONS}; several with commas. amanta where it is left out.`, text, {
          example: 'tamil',
        }),
        parameter(
          'place',
          'Name of a town, in place of coordinates and zone.',
          { ...text, maxLength: 200 },
          {
            example: 'Chennai',
          },
        ),
        parameter('latitude', 'Degrees, north positive.', { type: 'number', minimum: -90, maximum: 90 }),
        parameter('longitude', 'Degrees, east positive.', { type: 'number', minimum: -180, maximum: 180 }),
        parameter('time_zone', 'IANA name of the zone at the coordinates.', text),
        parameter('utc_offset_minutes', 'Minutes ahead of UTC, in place of time_zone.', { type: 'number' }),
        parameter('format', 'svg is the picture of a month, as is Accept: image/svg+xml.', {
          type: 'string',
          enum: ['json', 'svg'],
        }),
        parameter('width', 'Pixels of the picture.', { type: 'integer', minimum: 320, maximum: 1200 }),
      ],
      responses: {
        200: {
          description: 'The calendar, or the picture of its month.',
          headers: { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } },
          content: {
            'application/json': {
              schema: { $ref: `#/components/schemas/${schemaNames(CALENDAR_TOOL.name).result}` },
            },
            'image/svg+xml': { schema: text },
          },
        },
        ...errorResponses(400, 402, 422, 504),
      },
    },
  },
};
