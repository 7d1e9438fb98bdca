import { Conflict } from '../accounts/accounts.ts';
import { NothingThere } from '../organisations/errors.ts';
import { accountFor } from './account-operations.ts';
import type { KeyHolder } from './management-keys.ts';
import { newId } from './new-id.ts';
import { operation, type Asked, type ManagementServices, type Operation } from './operation.ts';
import { pageOf } from './pages.ts';
import {
  keyInput,
  keyShape,
  listOf,
  managementKeyInput,
  managementKeyShape,
  nothing,
  pageInput,
  printedKey,
  printedManagementKey,
  secretInput,
  secretShape,
} from './shapes.ts';

const KEYS = '/accounts/{account}/keys';

/** Keys that call tools, of an account and its test account. */
const CALLING: readonly Operation[] = [
  operation({
    name: 'listAccountKeys',
    method: 'GET',
    path: KEYS,
    reach: 'keys.manage',
    summary: 'Live keys of an account and of its test account',
    input: pageInput,
    output: listOf(keyShape),
    async run(services, { actor, ids, input }) {
      const { id } = await accountFor(services, actor, ids['account']);
      const { items, next } = pageOf(await services.managedKeys.list(id), input);
      return { body: { items: items.map(printedKey), next } };
    },
  }),
  operation({
    name: 'getAccountKey',
    method: 'GET',
    path: `${KEYS}/{key}`,
    reach: 'keys.manage',
    summary: 'One live key',
    input: nothing,
    output: keyShape,
    async run(services, { actor, ids }) {
      const { id } = await accountFor(services, actor, ids['account']);
      const key = await keyOf(services, id, ids['key']);
      if (!key) throw new NothingThere('key');
      return { body: printedKey(key) };
    },
  }),
  operation({
    name: 'putAccountKey',
    method: 'PUT',
    path: `${KEYS}/{key}`,
    reach: 'keys.manage',
    summary: 'Makes a key under an id of the caller, or changes what is named of it',
    input: keyInput,
    output: keyShape,
    once: secretShape,
    async run(services, { actor, ids, input: { expiresInDays: days, environment, ...wanted } }) {
      const { managedKeys, keys } = services;
      const account = await accountFor(services, actor, ids['account']);
      const id = ids['key'] ?? '';
      if (await keyOf(services, account.id, id)) {
        const changed = await managedKeys.change(account.id, id, wanted);
        if (!changed) throw new NothingThere('key');
        return { body: printedKey(changed) };
      }
      const owner = await keys.ownerOf(newId('key', id));
      if (owner === account.id) throw new Conflict('The key of this id is revoked: choose another id.');
      if (owner !== undefined) throw new NothingThere('key');
      const { key } = await managedKeys.make(account.id, { id, days, environment, ...wanted });
      const made = await keyOf(services, account.id, id);
      if (!made) throw new NothingThere('key');
      return { made: true, body: printedKey(made), once: { key } };
    },
  }),
  operation({
    name: 'putAccountKeySecret',
    method: 'PUT',
    path: `${KEYS}/{key}/secret`,
    reach: 'keys.manage',
    summary: 'Gives a key a new secret; the earlier one goes on for some days, or ends at once',
    input: secretInput,
    output: keyShape,
    once: secretShape,
    async run(services, { actor, ids, input: { knownHint, earlierSecretDays = 0 } }) {
      const { id } = await accountFor(services, actor, ids['account']);
      const rotated = await services.managedKeys.rotate(id, ids['key'] ?? '', earlierSecretDays, knownHint);
      const key = rotated && (await keyOf(services, id, ids['key']));
      if (!key) throw new NothingThere('key');
      return { body: printedKey(key), once: { key: rotated.key } };
    },
  }),
  operation({
    name: 'deleteAccountKey',
    method: 'DELETE',
    path: `${KEYS}/{key}`,
    reach: 'keys.manage',
    summary: 'Revokes a key, which every gateway refuses within a second',
    input: nothing,
    async run(services, { actor, ids }) {
      const { id } = await accountFor(services, actor, ids['account']);
      await services.managedKeys.revoke(id, ids['key'] ?? '');
      return { body: undefined };
    },
  }),
];

const keyOf = async ({ managedKeys }: ManagementServices, accountId: string, keyId?: string) =>
  (await managedKeys.list(accountId)).find(({ id }) => id === keyId);

/** Rows for the management keys of an organisation, and for those of the operator. */
const managing = (
  path: string,
  names: { readonly of: string; readonly reach: Operation['reach']; readonly whose: string },
  holderOf: (asked: Pick<Asked<unknown>, 'ids'>) => KeyHolder,
): readonly Operation[] => [
  operation({
    name: `list${names.of}Keys`,
    method: 'GET',
    path,
    reach: names.reach,
    summary: `Management keys of ${names.whose}`,
    input: pageInput,
    output: listOf(managementKeyShape),
    async run({ managementKeys }, asked) {
      const { items, next } = pageOf(await managementKeys.list(asked.actor, holderOf(asked)), asked.input);
      return { body: { items: items.map(printedManagementKey), next } };
    },
  }),
  operation({
    name: `get${names.of}Key`,
    method: 'GET',
    path: `${path}/{key}`,
    reach: names.reach,
    summary: `One management key of ${names.whose}`,
    input: nothing,
    output: managementKeyShape,
    async run({ managementKeys }, asked) {
      const all = await managementKeys.list(asked.actor, holderOf(asked));
      const found = all.find(({ id }) => id === asked.ids['key']);
      if (!found) throw new NothingThere('key');
      return { body: printedManagementKey(found) };
    },
  }),
  operation({
    name: `put${names.of}Key`,
    method: 'PUT',
    path: `${path}/{key}`,
    reach: names.reach,
    summary: `Makes a management key of ${names.whose} under an id of the caller; one that there is stays as it is`,
    input: managementKeyInput,
    output: managementKeyShape,
    once: secretShape,
    async run({ managementKeys }, { actor, ids, input }) {
      const holder = holderOf({ ids });
      const { name, role, expiresInDays: days } = input;
      const known = (await managementKeys.list(actor, holder)).find(({ id }) => id === ids['key']);
      if (known && (known.name !== name || known.role !== role)) {
        throw new Conflict('A management key is not changed: make another one, and revoke this one.');
      }
      if (known) return { body: printedManagementKey(known) };
      const { key, secret } = await managementKeys.make(actor, holder, {
        id: newId('key', ids['key']),
        name,
        role,
        days,
      });
      return { made: true, body: printedManagementKey(key), once: { key: secret } };
    },
  }),
  operation({
    name: `delete${names.of}Key`,
    method: 'DELETE',
    path: `${path}/{key}`,
    reach: names.reach,
    summary: `Revokes a management key of ${names.whose} at once`,
    input: nothing,
    async run({ managementKeys }, { actor, ids }) {
      await managementKeys.revoke(actor, holderOf({ ids }), ids['key'] ?? '');
      return { body: undefined };
    },
  }),
];

export const KEY_OPERATIONS: readonly Operation[] = [
  ...CALLING,
  ...managing(
    '/organisations/{organisation}/keys',
    { of: 'Organisation', reach: 'management.manage', whose: 'an organisation' },
    ({ ids }) => ids['organisation'] ?? '',
  ),
  ...managing('/keys', { of: 'Operator', reach: 'operator', whose: 'the operator' }, () => null),
];
