import { FEED_SCHEMAS } from './feed-paths.ts';
import { KEY_SCHEMAS } from './key-paths.ts';
import { MANAGEMENT_SCHEMAS } from './management-paths.ts';
import { PROBLEM } from './problems.ts';
import { REPORT_SCHEMAS } from './report-paths.ts';

const text = { type: 'string' };
/** Without `additionalProperties` openapi-typescript makes an object of it that must be empty. */
const anyObject = { type: 'object', additionalProperties: true };
const precision = { type: 'integer', minimum: 0, maximum: 9 };

const FOUND_PLACE = {
  type: 'object',
  properties: {
    name: text,
    region: text,
    country: text,
    countryCode: { type: 'string', minLength: 2, maxLength: 2 },
    latitude: { type: 'number', minimum: -90, maximum: 90 },
    longitude: { type: 'number', minimum: -180, maximum: 180 },
    timeZone: { type: 'string', description: 'IANA name.' },
    population: { type: 'integer', minimum: 1 },
  },
  required: ['name', 'country', 'countryCode', 'latitude', 'longitude', 'timeZone'],
};

const calls = { type: 'integer', minimum: 0 };
const orNone = (schema: object) => ({ anyOf: [schema, { type: 'null' }] });
const rows = (properties: Readonly<Record<string, object>>) => ({
  type: 'array',
  items: { type: 'object', properties, required: Object.keys(properties) },
});

const USAGE = {
  type: 'object',
  description: 'What an account has used in a month of UTC, and what it has now.',
  properties: {
    month: { type: 'string', description: 'YYYY-MM.' },
    used: { ...calls, description: 'Successful calls on the allowance of the month.' },
    extraUsed: { ...calls, description: 'Successful calls that were prepaid.' },
    now: {
      type: 'object',
      description: 'The limits as they are now, whichever month is asked for; null where none is set.',
      properties: {
        monthlyAllowance: orNone(calls),
        left: orNone({ ...calls, description: 'Calls left, prepaid ones among them.' }),
        extraLeft: { ...calls, description: 'Prepaid calls left.' },
        resetsAt: { type: 'string', format: 'date-time', description: 'When the allowance begins again.' },
        ratePerSecond: orNone({ type: 'number', minimum: 0 }),
        burst: orNone(calls),
      },
      required: ['monthlyAllowance', 'left', 'extraLeft', 'resetsAt', 'ratePerSecond', 'burst'],
    },
    days: rows({ day: { type: 'string', format: 'date' }, family: text, calls }),
    families: rows({ family: text, calls }),
    keys: {
      type: 'array',
      description: 'Keys and applications with most calls, up to 50; kept as long as the server keeps them.',
      items: {
        type: 'object',
        properties: {
          kind: { type: 'string', enum: ['key', 'application', 'playground', 'configuration'] },
          id: text,
          name: text,
          revoked: { type: 'boolean' },
          succeeded: calls,
          refused: calls,
        },
        required: ['kind', 'succeeded', 'refused'],
      },
    },
    tools: rows({
      tool: text,
      outcome: { type: 'string', description: '`success`, else the code of the error.' },
      calls,
    }),
    months: rows({ month: text, calls }),
  },
  required: ['month', 'used', 'extraUsed', 'now', 'days', 'families', 'keys', 'tools', 'months'],
};

/** Shapes of what no single tool answers. None may bear a name that a shape of a tool has. */
export const SCHEMAS = {
  Problem: PROBLEM,
  ToolDefinition: {
    type: 'object',
    properties: {
      name: text,
      title: text,
      description: text,
      family: text,
      phase: text,
      system: text,
      needs: { type: 'array', items: text, description: 'Tools whose results it builds on.' },
      answers: { type: 'string', enum: ['application/json', 'text/plain'] },
      resultMembers: { type: 'array', items: text, description: 'Top-level members that an answer can have.' },
      inputSchema: anyObject,
      outputSchema: { ...anyObject, description: 'An outline of the result, where the tool publishes one.' },
      resultSchema: { ...anyObject, description: 'The whole schema of the result, where one tool is asked for.' },
    },
    required: ['name', 'title', 'description', 'family', 'phase', 'system', 'needs', 'answers', 'inputSchema'],
  },
  ToolList: {
    type: 'object',
    properties: { tools: { type: 'array', items: { $ref: '#/components/schemas/ToolDefinition' } } },
    required: ['tools'],
  },
  BatchCall: {
    type: 'object',
    properties: {
      id: {
        type: 'string',
        maxLength: 200,
        description: 'Comes back with the result. A whole number is taken too. Left out, the position, from 0.',
      },
      name: { type: 'string', description: 'Name of a tool, such as get_full_chart.' },
      arguments: { ...anyObject, description: 'As for a call of the tool by itself.' },
      fields: { type: 'array', items: text, maxItems: 100 },
      precision,
    },
    required: ['name'],
    additionalProperties: false,
  },
  BatchLine: {
    type: 'object',
    description: 'What one call came to.',
    properties: {
      id: { description: 'As it was sent, a text or a whole number.' },
      status: { type: 'integer', description: 'HTTP status that the call would have by itself.' },
      result: { description: 'An object, or a text of a tool that answers in plain text.' },
      problem: { $ref: '#/components/schemas/Problem' },
    },
    required: ['id', 'status'],
    oneOf: [{ required: ['result'] }, { required: ['problem'] }],
  },
  Usage: USAGE,
  ...KEY_SCHEMAS,
  ...MANAGEMENT_SCHEMAS,
  ...REPORT_SCHEMAS,
  ...FEED_SCHEMAS,
  FoundPlace: FOUND_PLACE,
  FoundPlaces: {
    type: 'object',
    properties: {
      finding: { type: 'string', description: 'How clear the name is, such as ONLY_ONE, SAME_NAME or NOTHING.' },
      taken: { $ref: '#/components/schemas/FoundPlace' },
      places: { type: 'array', items: { $ref: '#/components/schemas/FoundPlace' } },
      total: { type: 'integer', minimum: 0, description: 'How many there are, listed or not.' },
      attribution: { type: 'string', description: 'To be named where the places are shown.' },
    },
    required: ['finding', 'places', 'total', 'attribution'],
  },
};

export const HEADERS = {
  RequestId: { description: 'Under which the server knows the request.', schema: text },
  RetryAfter: { description: 'Seconds to wait before the next try.', schema: { type: 'integer', minimum: 0 } },
  RateLimit: { description: 'Requests that may come at once.', schema: { type: 'integer', minimum: 0 } },
  RateRemaining: { description: 'Requests that may come now.', schema: { type: 'integer', minimum: 0 } },
  RateLimitPolicy: {
    description: 'Limits by name (draft-ietf-httpapi-ratelimit-headers-10), such as "rate";q=40;w=4, "month";q=300.',
    schema: text,
  },
  RateLimitLeft: { description: 'What is left of each, and for how many seconds: "rate";r=39;t=1.', schema: text },
  IdempotencyStatus: {
    description:
      'Sent where the key was answered before, and nothing was charged: `repeated`, or `recomputed` where another ' +
      'release answered first.',
    schema: { type: 'string', enum: ['repeated', 'recomputed'] },
  },
  ResourceVersion: {
    description: 'Version of what can be set of the resource, to be sent as If-Match.',
    schema: text,
  },
  RateReset: { description: 'Seconds until all may come again.', schema: { type: 'number', minimum: 0 } },
};

export const PARAMETERS = {
  ifMatch: {
    name: 'If-Match',
    in: 'header',
    description: 'The ETag of the version that is meant: where there is another one by now, nothing changes (412).',
    schema: text,
  },
  precision: {
    name: 'precision',
    in: 'query',
    description: 'Decimals that the numbers of the answer are rounded to.',
    schema: precision,
  },
  idempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Name of the request, such as a UUID. The same request again within ten minutes has the same answer and is ' +
      'charged once.',
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[ -~]+$' },
  },
};
