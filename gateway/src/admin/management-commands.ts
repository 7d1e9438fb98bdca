import { AccountError } from '../accounts/accounts.ts';
import { KEY_ROLES, type KeyRole, type ManagementKey } from '../management/management-keys.ts';
import { idsOf, OPERATIONS } from '../management/operations.ts';
import { runOperation } from '../management/run.ts';
import { OPERATOR } from '../organisations/actor.ts';
import { integer, onlyWord } from './arguments.ts';
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
      const asked = { actor: OPERATOR, ids: named, input: inputIn(input) };
      const { body, once } = await runOperation(operation, services, asked);
      const json = body ? { ...once, ...body } : { done: name };
      return { json, text: JSON.stringify(json, undefined, 2) };
    },
  },
  'issue-management-key': {
    words: '--name NAME [--organisation ORGANISATION --role owner|billing|reader] [--days N]',
    meaning:
      'Makes a key for programs that manage an organisation, or the whole server, and shows it, this once. It calls no tools.',
    options: { values: ['name', 'organisation', 'role', 'days'] },
    async run({ managementKeys }, given) {
      const { name = '', role = 'owner' } = given.values;
      if (given.words.length > 0)
        throw new AccountError('The command takes options alone: name what is meant by them.');
      const days = integer(given, 'days', 1);
      const holder = given.values['organisation'] ?? null;
      const made = await managementKeys.make(OPERATOR, holder, { name, role: roleIn(role), days });
      const json = { key: made.secret, keyId: made.key.id, organisationId: holder, expiresAt: made.key.expiresAt };
      return { json, text: keyText(made.secret, made.key.expiresAt) };
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
    async run({ managementKeys }, given) {
      const id = onlyWord(given, 'the id of the key');
      if (!(await managementKeys.revoke(OPERATOR, given.values['organisation'] ?? null, id))) {
        throw new AccountError('There is no management key with this id there: add --organisation, or leave it out.');
      }
      return { json: { revoked: id }, text: `Revoked the management key ${id}.` };
    },
  },
};

function shownOperation(operation: (typeof OPERATIONS)[number]): string {
  return [operation.name, ...idsOf(operation).map((name) => name.toUpperCase())].join(' ');
}

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
