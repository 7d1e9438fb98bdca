import { CALENDAR_PATHS } from './calendar-path.ts';
import { FEED_PATHS } from './feed-paths.ts';
import { KEY_PATHS } from './key-paths.ts';
import { MANAGEMENT_PATHS } from './management-paths.ts';
import { errorResponses } from './problems.ts';
import { REPORT_PATHS } from './report-paths.ts';
import { KEY_PARAMETER, STATUS_HEADER } from './tool-operation.ts';

const json = (schema: string) => ({ 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } });
const requestId = { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } };

const BATCH_CALLS = [
  { id: 'a', name: 'get_sub_lord_table', arguments: { number: 108 } },
  { id: 'b', name: 'get_reading_protocol', arguments: {} },
];

/** The addresses that belong to no single tool. */
export const OWN_PATHS = {
  '/v1/tools': {
    get: {
      operationId: 'listTools',
      summary: 'All tools',
      description: 'Every tool with its whole input schema. Not taken from the allowance.',
      tags: ['service'],
      responses: {
        200: { description: 'The tools.', headers: requestId, content: json('ToolList') },
        ...errorResponses(400),
      },
    },
  },
  '/v1/tools/{name}': {
    get: {
      operationId: 'getTool',
      summary: 'One tool',
      description: 'One tool with the whole schemas of its arguments and its result. Not taken from the allowance.',
      tags: ['service'],
      parameters: [{ name: 'name', in: 'path', required: true, schema: { type: 'string' }, example: 'get_full_chart' }],
      responses: {
        200: { description: 'The tool.', headers: requestId, content: json('ToolDefinition') },
        ...errorResponses(400, 404),
      },
    },
  },
  '/v1/batch': {
    post: {
      operationId: 'batch',
      summary: 'Up to 1,000 calls in one request',
      description:
        'Runs the calls at the rate of the account. Each call that succeeds takes one from the allowance. ' +
        'Results come as soon as they are ready, so in another order. The body may have 4 MiB.',
      tags: ['service'],
      parameters: [KEY_PARAMETER],
      requestBody: {
        required: true,
        content: {
          // First, because generators that know one kind of body take the first.
          'application/json': {
            schema: { type: 'array', items: { $ref: '#/components/schemas/BatchCall' }, minItems: 1, maxItems: 1000 },
            example: BATCH_CALLS,
          },
          'application/x-ndjson': {
            schema: { type: 'string', description: 'One BatchCall a line.' },
            example: BATCH_CALLS.map((call) => `${JSON.stringify(call)}\n`).join(''),
          },
        },
      },
      responses: {
        200: {
          description: 'One BatchLine a line, for each call.',
          headers: { ...requestId, ...STATUS_HEADER },
          content: { 'application/x-ndjson': { schema: { type: 'string' } } },
        },
        ...errorResponses(400, 409, 413, 415),
      },
    },
  },
  '/v1/usage': {
    get: {
      operationId: 'getUsage',
      summary: 'Usage of the account',
      description:
        'What the account has used in a month by day, family of tools, key and tool, and what it has left. ' +
        'Not taken from the allowance, but with a limit of its own.',
      tags: ['service'],
      parameters: [
        {
          name: 'month',
          in: 'query',
          description: 'Month in UTC, the running one where it is left out.',
          schema: { type: 'string', pattern: '^[2-9][0-9]{3}-(0[1-9]|1[0-2])$' },
          example: '2026-11',
        },
      ],
      responses: {
        200: { description: 'The usage.', headers: requestId, content: json('Usage') },
        ...errorResponses(400),
      },
    },
  },
  ...KEY_PATHS,
  ...MANAGEMENT_PATHS,
  ...CALENDAR_PATHS,
  ...REPORT_PATHS,
  ...FEED_PATHS,
  '/v1/places': {
    get: {
      operationId: 'findPlaces',
      summary: 'Places by name',
      description: 'Coordinates and time zone of a place. Not taken from the allowance, but with a limit of its own.',
      tags: ['service'],
      parameters: [
        {
          name: 'q',
          in: 'query',
          required: true,
          description: 'Town with region or country, in any script.',
          schema: { type: 'string', minLength: 1, maxLength: 200 },
          example: 'Springfield, Illinois',
        },
      ],
      responses: {
        200: { description: 'What may be meant.', headers: requestId, content: json('FoundPlaces') },
        ...errorResponses(400, 504),
      },
    },
  },
};
