import { Conflict, isShared, type Account } from '../accounts/accounts.ts';
import { NothingThere } from '../organisations/errors.ts';
import { isId } from '../organisations/access.ts';
import type { Actor } from '../organisations/actor.ts';
import { newId } from './new-id.ts';
import { operation, type Operation, type ManagementServices } from './operation.ts';
import { cut, readAhead, startOf } from './pages.ts';
import {
  accountInput,
  accountShape,
  limitsInput,
  limitsShape,
  listOf,
  monthInput,
  nothing,
  pageInput,
  printedAccount,
  printedLimits,
  printedUsage,
  suspensionShape,
  usageShape,
} from './shapes.ts';

/** An account that the actor reaches: any for the operator, a project of its organisation for a program. */
export async function accountFor(
  { accounts }: Pick<ManagementServices, 'accounts'>,
  actor: Actor,
  id = '',
): Promise<Account> {
  const account = isId(id) ? await accounts.byId(id) : undefined;
  if (account && (actor.kind === 'operator' || isProjectOf(account, actor))) return account;
  throw new NothingThere('project');
}

/** A test account is no project: it is managed with its own. */
const isProjectOf = (account: Account, actor: Actor): boolean =>
  actor.kind === 'program' &&
  account.organisationId === actor.organisationId &&
  isShared(account) &&
  account.twinOf === null;

const AT = '/accounts/{account}';

/** Accounts of all kinds; a program of an organisation reaches those that are its projects. */
export const ACCOUNT_OPERATIONS: readonly Operation[] = [
  operation({
    name: 'listAccounts',
    method: 'GET',
    path: '/accounts',
    reach: 'operator',
    summary: 'All accounts, in the order of their ids',
    input: pageInput,
    output: listOf(accountShape),
    async run({ accounts }, { input }) {
      const { items, next } = cut(await accounts.page(startOf(input), readAhead(input)), input);
      return { body: { items: items.map(printedAccount), next } };
    },
  }),
  operation({
    name: 'getAccount',
    method: 'GET',
    path: AT,
    reach: 'project.see',
    summary: 'One account or project',
    input: nothing,
    output: accountShape,
    run: async (services, { actor, ids }) => ({
      body: printedAccount(await accountFor(services, actor, ids['account'])),
    }),
  }),
  operation({
    name: 'putAccount',
    method: 'PUT',
    path: AT,
    reach: 'operator',
    summary: 'Makes an account under an id of the caller, or renames it',
    input: accountInput,
    output: accountShape,
    async run({ accounts }, { ids, input: { name, email } }) {
      const id = ids['account'] ?? '';
      const known = await accounts.byId(id);
      if (!known) {
        const made = await accounts.create({ id: newId('account', id), name, ...(email !== undefined && { email }) });
        return { made: true, body: printedAccount(made) };
      }
      if (email !== undefined && email.toLowerCase() !== known.email) {
        throw new Conflict('An address is changed by its owner alone, at /developer. Leave email out.');
      }
      return { body: printedAccount(known.name === name ? known : await accounts.rename(id, name)) };
    },
  }),
  operation({
    name: 'deleteAccount',
    method: 'DELETE',
    path: AT,
    reach: 'operator',
    summary: 'Deletes an account with all its data, for good',
    input: nothing,
    async run({ accounts }, { ids }) {
      const known = await accounts.byId(ids['account'] ?? '');
      if (known) await accounts.delete(known.id);
      return { body: undefined };
    },
  }),
  operation({
    name: 'getLimits',
    method: 'GET',
    path: `${AT}/limits`,
    reach: 'usage.see',
    summary: 'Limits of an account',
    input: nothing,
    output: limitsShape,
    run: async (services, { actor, ids }) => ({
      body: printedLimits(await accountFor(services, actor, ids['account'])),
    }),
  }),
  operation({
    name: 'putLimits',
    method: 'PUT',
    path: `${AT}/limits`,
    reach: 'operator',
    summary: 'Sets the limits that are named and leaves the others',
    input: limitsInput,
    output: limitsShape,
    async run(services, { actor, ids, input }) {
      const account = await accountFor(services, actor, ids['account']);
      const named = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
      if (Object.keys(named).length === 0) return { body: printedLimits(account) };
      return { body: printedLimits(await services.accounts.setLimits(account.id, named)) };
    },
  }),
  operation({
    name: 'getSuspension',
    method: 'GET',
    path: `${AT}/suspension`,
    reach: 'project.see',
    summary: 'Whether an account is suspended',
    input: nothing,
    output: suspensionShape,
    run: async (services, { actor, ids }) => ({
      body: { suspended: (await accountFor(services, actor, ids['account'])).suspendedAt !== null },
    }),
  }),
  operation({
    name: 'putSuspension',
    method: 'PUT',
    path: `${AT}/suspension`,
    reach: 'operator',
    summary: 'Suspends an account, whose calls are refused within a second, or ends that',
    input: suspensionShape,
    output: suspensionShape,
    async run(services, { actor, ids, input: { suspended } }) {
      const { id } = await accountFor(services, actor, ids['account']);
      await (suspended ? services.accounts.suspend(id) : services.accounts.resume(id));
      return { body: { suspended } };
    },
  }),
  operation({
    name: 'getAccountUsage',
    method: 'GET',
    path: `${AT}/usage`,
    reach: 'usage.see',
    summary: 'Calls of a month by day and family, and what is left',
    input: monthInput,
    output: usageShape,
    async run(services, { actor, ids, input: { month } }) {
      const { id } = await accountFor(services, actor, ids['account']);
      return { body: printedUsage(await services.usage.month(id, month)) };
    },
  }),
];
