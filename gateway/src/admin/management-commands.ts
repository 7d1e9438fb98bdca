import { randomUUID } from 'node:crypto';
import { AccountError } from '../accounts/accounts.ts';
import { LONGEST_LIFE } from '../accounts/keys.ts';
import { KEY_ROLES, type KeyRole, type ManagementKey } from '../management/management-keys.ts';
import { undefinedIfMissing } from '../management/errors.ts';
import { idsOf, OPERATIONS } from '../management/operations.ts';
import { managementKeyShape, secretShape } from '../management/shapes.ts';
import { OPERATOR } from '../organisations/actor.ts';
import { integer, onlyWord } from './arguments.ts';
import { byOperation } from './by-operation.ts';
import type { Command } from './command.ts';
import { keyText } from './key-commands.ts';
import { table } from './table.ts';

/** Commands over the table of operations that /v1/manage answers by, and for the keys that it takes. */
export const MANAGEMENT_COMMANDS: Readonly<Record<string, Command>> = {
  manage: {
    words: 'OPERATION [ID …] [--input JSON]',
    meaning: `Runs an operation of /v1/manage and prints its answer. There are ${OPERATIONS.map(shownOperation).join(', ')}.`,
    options: { values: ['input'] },
    async run(services, { words: [name = '', ...ids], values: { input } }) {
      const operation = OPERATIONS.find((each) => each.name === name);
      if (!operation) throw new AccountError(`There is no operation ${JSON.stringify(name)}: help manage lists them.`);
      const names = idsOf(operation);
      if (ids.length !== names.length) {
        throw new AccountError(
          `${name} takes ${names.length === 0 ? 'no id' : `${names.join(' and ')}, in this order`}.`,
        );
      }
      const named = Object.fromEntries(names.map((each, at) => [each, ids[at] ?? '']));
      const { body, once } = await byOperation(services, name, named, inputIn(input));
      const json = body ? { ...once, ...body } : { done: name };
      return { json, text: JSON.stringify(json, undefined, 2) };
    },
  },
  'issue-management-key': {
    words: '--name NAME [--organisation ORGANISATION --role owner|billing|reader] [--days N]',
    meaning:
      'Makes a key for programs that manage an organisation, or the whole server, and shows it, this once. It calls no tools.',
    options: { values: ['name', 'organisation', 'role', 'days'] },
    operations: ['putOrganisationKey', 'putOperatorKey'],
    async run(services, given) {
      const { name = '', role = 'owner' } = given.values;
      if (given.words.length > 0)
        throw new AccountError('The command takes options alone: name what is meant by them.');
      const { organisation } = given.values;
      const input = { name, role: roleIn(role), expiresInDays: integer(given, 'days', 1, LONGEST_LIFE) };
      const { body, once } = await byOperation(
        services,
        `put${ofKeys(organisation)}`,
        keyIds(randomUUID(), organisation),
        input,
      );
      const { id: keyId, expiresAt } = managementKeyShape.parse(body);
      const { key } = secretShape.parse(once);
      const json = { key, keyId, organisationId: organisation ?? null, expiresAt };
      return { json, text: keyText(key, expiresAt === null ? null : new Date(expiresAt)) };
    },
  },
  'list-management-keys': {
    words: '[--organisation ORGANISATION]',
    meaning: 'Management keys of an organisation, or those of the operator.',
    options: { values: ['organisation'] },
    async run({ managementKeys }, { values: { organisation = null } }) {
      const keys = await managementKeys.list(OPERATOR, organisation);
      return { json: { keys }, text: table(keys.map(rowOf)) };
    },
  },
  'revoke-management-key': {
    words: 'KEY-ID [--organisation ORGANISATION]',
    meaning: 'Revokes a management key, which is refused at once. list-management-keys lists the ids.',
    options: { values: ['organisation'] },
    operations: ['getOrganisationKey', 'getOperatorKey', 'deleteOrganisationKey', 'deleteOperatorKey'],
    async run(services, given) {
      const id = onlyWord(given, 'the id of the key');
      const { organisation } = given.values;
      const of = ofKeys(organisation);
      const named = keyIds(id, organisation);
      if (!(await undefinedIfMissing(byOperation(services, `get${of}`, named)))) {
        throw new AccountError('There is no management key with this id there: add --organisation, or leave it out.');
      }
      await byOperation(services, `delete${of}`, named);
      return { json: { revoked: id }, text: `Revoked the management key ${id}.` };
    },
  },
};

function shownOperation(operation: (typeof OPERATIONS)[number]): string {
  return [operation.name, ...idsOf(operation).map((name) => name.toUpperCase())].join(' ');
}

/** What the names of operations for management keys end with: those of an organisation, or of the operator. */
const ofKeys = (organisation: string | undefined): string =>
  `${organisation === undefined ? 'Operator' : 'Organisation'}Key`;
const keyIds = (key: string, organisation = ''): Readonly<Record<string, string>> => ({ key, organisation });

function inputIn(text: string | undefined): unknown {
  if (text === undefined) return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new AccountError('--input is no JSON: write it as \'{"name":"Shop"}\'.');
  }
}

function roleIn(role: string): KeyRole {
  const known = KEY_ROLES.find((each) => each === role);
  if (known) return known;
  throw new AccountError(`--role is ${JSON.stringify(role)}: give one of ${KEY_ROLES.join(', ')}.`);
}

const rowOf = ({ id, name, role, hint, createdAt, lastUsedAt, expiresAt }: ManagementKey) => ({
  id,
  name,
  role,
  'ends in': hint,
  created: createdAt,
  'last used': lastUsedAt,
  expires: expiresAt ?? 'never',
});
