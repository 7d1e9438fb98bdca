import { TOOLSETS } from '@cuspal/catalog';
import { LONGEST_ROTATION_DAYS } from '../accounts/key-changes.ts';
import { KEY_HINT, LONGEST_KEY_NAME, LONGEST_LIFE } from '../accounts/keys.ts';
import { errorResponses } from './problems.ts';

const text = { type: 'string' };
const instant = { type: 'string', format: 'date-time' };
const count = { type: 'integer', minimum: 0 };
const orNone = (schema: object) => ({ anyOf: [schema, { type: 'null' }] });
const list = (items: object, description: string) => ({ type: 'array', items, description });

const name = { type: 'string', minLength: 1, maxLength: LONGEST_KEY_NAME };
const environment = { type: 'string', enum: ['live', 'test'] };

/** What a key may do less than its account. */
const RESTRICTIONS = {
  monthlyCalls: { ...orNone(count), description: 'Share of the calls of a month; null: no share.' },
  ratePerSecond: { ...orNone({ ...count, minimum: 1 }), description: 'Share of the rate; null: no share.' },
  addressRanges: list(text, 'Addresses that may send it, such as 203.0.113.0/24; none: all.'),
  allowedOrigins: list(text, 'Origins of pages that may send it; with any it is a browser key.'),
  toolsets: list({ type: 'string', enum: TOOLSETS.map((set) => set.name) }, 'Sets of tools that its lists begin with.'),
};

const SHOWN = {
  id: text,
  name: text,
  environment,
  hint: { type: 'string', description: 'The last characters of the key.' },
  createdAt: instant,
  lastUsedAt: orNone(instant),
  expiresAt: orNone(instant),
  expired: { type: 'boolean' },
  earlierSecretOf: { ...orNone(text), description: 'Id of the key whose secret this was before a rotation.' },
  usedThisMonth: { ...orNone(count), description: 'Its calls of the month; null where it has no share.' },
  ...RESTRICTIONS,
  manages: { type: 'boolean', description: 'Whether it manages the keys of its account.' },
};

const secret = { type: 'string', description: 'The key itself. It is shown in this answer alone.' };
const object = (properties: Readonly<Record<string, object>>, required = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
});

export const KEY_SCHEMAS = {
  Key: object(SHOWN),
  KeyList: object({ keys: { type: 'array', items: { $ref: '#/components/schemas/Key' } } }),
  NewKey: object({ key: secret, ...SHOWN }),
  RotatedKey: object({
    key: secret,
    id: text,
    earlierSecret: orNone(object({ id: text, hint: text, expiresAt: orNone(instant) })),
  }),
  KeyToMake: {
    ...object(
      { name, expiresInDays: { type: 'integer', minimum: 1, maximum: LONGEST_LIFE }, environment, ...RESTRICTIONS },
      ['name'],
    ),
    additionalProperties: false,
  },
  KeyChange: { ...object({ name, ...RESTRICTIONS }, []), additionalProperties: false },
  KeyRotation: {
    ...object(
      {
        earlierSecretDays: {
          type: 'integer',
          minimum: 0,
          maximum: LONGEST_ROTATION_DAYS,
          description: 'None where it is left out.',
        },
        knownHint: {
          type: 'string',
          minLength: KEY_HINT,
          maxLength: KEY_HINT,
          description: 'The last characters of the secret that is meant, so that what is sent twice makes one secret.',
        },
      },
      [],
    ),
    additionalProperties: false,
  },
};

const json = (schema: string) => ({ 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } });
const headers = { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } };
const answer = (description: string, schema: string) => ({ description, headers, content: json(schema) });
const body = (schema: string, example: object) => ({
  required: true,
  content: { 'application/json': { ...json(schema)['application/json'], example } },
});
const id = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'Id of a key, or `self` for the one that is sent.',
  schema: text,
  example: 'self',
};
const MANAGED = 'For API keys that manage keys. Not taken from the allowance, but with a limit of its own.';

/** The addresses by which programs manage keys. */
export const KEY_PATHS = {
  '/v1/keys': {
    get: {
      operationId: 'listKeys',
      summary: 'Keys of the account',
      description: `All keys of the account and of its test account, without their secrets. ${MANAGED}`,
      tags: ['service'],
      responses: { 200: answer('The keys.', 'KeyList'), ...errorResponses(400) },
    },
    post: {
      operationId: 'makeKey',
      summary: 'A new key',
      description: `Makes a key, which its answer alone shows. A name that another key has is refused. ${MANAGED}`,
      tags: ['service'],
      requestBody: body('KeyToMake', { name: 'Nightly job', monthlyCalls: 100 }),
      responses: { 201: answer('The key.', 'NewKey'), ...errorResponses(400, 413, 415) },
    },
  },
  '/v1/keys/{id}': {
    get: {
      operationId: 'getKey',
      summary: 'One key',
      description: 'Any API key reads itself, at `self`; one that manages keys reads all of the account.',
      tags: ['service'],
      parameters: [id],
      responses: { 200: answer('The key.', 'Key'), ...errorResponses(400, 404) },
    },
    patch: {
      operationId: 'changeKey',
      summary: 'Change a key',
      description: `Changes the name and the restrictions that are named, and leaves the others. ${MANAGED}`,
      tags: ['service'],
      parameters: [id],
      requestBody: body('KeyChange', { ratePerSecond: 2 }),
      responses: { 200: answer('The key as it is now.', 'Key'), ...errorResponses(400, 404, 413, 415) },
    },
    delete: {
      operationId: 'revokeKey',
      summary: 'Revoke a key',
      description: `Revokes a key with its earlier secret, or such a secret alone. ${MANAGED}`,
      tags: ['service'],
      parameters: [id],
      responses: { 204: { description: 'It is revoked.', headers }, ...errorResponses(400, 404) },
    },
  },
  '/v1/keys/{id}/rotate': {
    post: {
      operationId: 'rotateKey',
      summary: 'A new secret for a key',
      description: `The secret before goes on for some days, or ends at once. ${MANAGED}`,
      tags: ['service'],
      parameters: [id],
      requestBody: body('KeyRotation', { earlierSecretDays: 1 }),
      responses: { 200: answer('The new secret.', 'RotatedKey'), ...errorResponses(400, 404, 409, 413, 415) },
    },
  },
};
