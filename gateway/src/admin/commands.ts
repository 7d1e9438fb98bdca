import { AccountError, isShared, type Account } from '../accounts/accounts.ts';
import { KeyLimitError } from '../accounts/keys.ts';
import { TEST_CLOCK } from '../accounts/test-accounts.ts';
import { usageShape } from '../management/shapes.ts';
import { oneLine } from '../web/clean-text.ts';
import { instantOf, LIMIT_OPTIONS, limitsOf, onlyWord, readArguments, type Given } from './arguments.ts';
import { byOperation } from './by-operation.ts';
import type { Command, Output, Services } from './command.ts';
import { KEY_COMMANDS, keyRow, keyText, RESTRICTIONS, RESTRICTION_WORDS } from './key-commands.ts';
import { MANAGEMENT_COMMANDS } from './management-commands.ts';
import { ORGANISATION_COMMANDS } from './organisation-commands.ts';
import { monthOf, OPERATOR_COMMANDS } from './operator-commands.ts';
import { SET_ASIDE_COMMANDS } from './set-aside-commands.ts';
import { table, type Cell } from './table.ts';
import { inAudit } from '../audit/context.ts';
import { AUDIT_COMMANDS } from './audit-commands.ts';

const NO_NAME = () => new AccountError('The command needs --name NAME, and NAME is not empty.');

const DEMO = 'demo';
const KEY_NAME = 'Demo key';

/**
 * A new key of the demo account. `unmetered` holds when the account is made: a first evening of trying things out on
 * one's own machine should not end at an allowance. When there are too many keys the oldest demo key makes room.
 */
async function demoKey({ accounts, keys }: Services, unmetered: boolean): Promise<string> {
  const account = (await accounts.byId(DEMO)) ?? (await accounts.create({ id: DEMO, name: 'Demo', unmetered }));
  try {
    return (await keys.create(account.id, KEY_NAME)).key;
  } catch (fault) {
    const oldest = (await keys.list(account.id)).find((key) => key.name === KEY_NAME);
    if (!(fault instanceof KeyLimitError) || !oldest) throw fault;
    await keys.revoke(account.id, oldest.id);
    return (await keys.create(account.id, KEY_NAME)).key;
  }
}

const LIMITS = '[LIMITS]';
const LIMIT_WORDS =
  '[--allowance N|default] [--extra N] [--rate N|default] [--burst N|default] [--max-keys N|default] [--unmetered|--metered]';

/** All commands of the operator, by name. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  'create-account': {
    words: `--name NAME [--email ADDRESS] [--no-key] ${LIMITS}`,
    meaning: 'Makes an account and its first key.',
    options: { values: ['name', 'email', ...LIMIT_OPTIONS.values], flags: ['no-key', ...LIMIT_OPTIONS.flags] },
    async run({ accounts, keys }, given) {
      const { name, email } = given.values;
      if (name === undefined || oneLine(name) === '' || given.words.length > 0) throw NO_NAME();
      const account = await accounts.create({ name, ...(email === undefined ? {} : { email }), ...limitsOf(given) });
      if (given.flags.has('no-key')) return accountOutput(account);
      const { key, row } = await keys.create(account.id, 'First key');
      return { json: { account, key, keyId: row.id }, text: `${accountText(account)}\n\n${keyText(key)}` };
    },
  },
  'create-test-account': {
    words: `--name NAME [--at INSTANT] [--email ADDRESS] ${LIMITS}`,
    meaning: `Makes an account for tests and reviews, and a key that begins with mcp_test_. Its clock stands at ${TEST_CLOCK}, or at INSTANT.`,
    options: { values: ['name', 'at', 'email', ...LIMIT_OPTIONS.values], flags: [...LIMIT_OPTIONS.flags] },
    async run({ accounts, keys }, given) {
      const { name, email, at = TEST_CLOCK } = given.values;
      if (name === undefined || oneLine(name) === '' || given.words.length > 0) throw NO_NAME();
      const testClock = instantOf('at', at);
      const address = email === undefined ? {} : { email };
      const account = await accounts.create({ name, testClock, ...address, ...limitsOf(given) });
      const { key, row } = await keys.create(account.id, 'First key');
      return { json: { account, key, keyId: row.id }, text: `${accountText(account)}\n\n${keyText(key)}` };
    },
  },
  'list-accounts': {
    words: '[--like TEXT]',
    meaning: 'All accounts, or those whose id, name or address has this text.',
    options: { values: ['like'] },
    async run({ accounts }, { values: { like = '' } }) {
      const sought = like.toLowerCase();
      const all = (await accounts.list()).filter(({ id, name, email }) =>
        [id, name, email ?? ''].some((text) => text.toLowerCase().includes(sought)),
      );
      return { json: { accounts: all }, text: table(all.map(accountRow)) };
    },
  },
  'show-account': {
    words: 'ACCOUNT',
    meaning: 'One account, its keys, its limits and its name in metrics. ACCOUNT is an id or an e-mail address.',
    options: {},
    async run({ accounts, keys, keyChanges, twins, hash }, given) {
      const account = await accounts.find(onlyWord(given, 'the account'));
      const live = await keys.list(account.id);
      const used = await keyChanges.used([account.id]);
      const twin = await twins.of(account.id);
      const metricsName = await hash.of(account.id);
      const rows = table(live.map((key) => keyRow(key, used.get(key.id) ?? 0)));
      const test = twin ? `\n\nIts test account is ${twin.id}.` : '';
      const text = `${accountText(account)}\n\nIn metrics it is ${metricsName}.${test}\n\n${rows}`;
      return { json: { account, metricsName, keys: live, testAccount: twin?.id ?? null }, text };
    },
  },
  'set-limits': {
    words: `ACCOUNT ${LIMITS}`,
    meaning: 'Allowance a month, prepaid calls left, requests a second and at once, live keys.',
    options: LIMIT_OPTIONS,
    operations: ['putLimits'],
    async run(services, given) {
      const { id } = await services.accounts.find(onlyWord(given, 'the account'));
      const limits = limitsOf(given);
      if (Object.keys(limits).length === 0) throw new AccountError('Name at least one limit to set.');
      await byOperation(services, 'putLimits', { account: id }, limits);
      return accountOutput(await services.accounts.find(id));
    },
  },
  ...KEY_COMMANDS,
  usage: {
    words: 'ACCOUNT [--month YYYY-MM]',
    meaning: 'Calls of a month by day and family, and what is left.',
    options: { values: ['month'] },
    operations: ['getAccountUsage'],
    async run(services, given) {
      const { id } = await services.accounts.find(onlyWord(given, 'the account'));
      const { body } = await byOperation(services, 'getAccountUsage', { account: id }, { month: monthOf(given) });
      const used = usageShape.parse(body);
      const { perDay, resetsAt, ...totals } = used;
      const text = `${table([{ ...totals, resetsAt: new Date(resetsAt) }])}\n\n${table(perDay)}`;
      return { json: { accountId: id, ...used }, text };
    },
  },
  suspend: {
    words: 'ACCOUNT',
    meaning: 'Refuses all calls of an account (403) within a second.',
    options: {},
    operations: ['putSuspension'],
    run: (services, given) => setSuspended(services, given, true),
  },
  resume: {
    words: 'ACCOUNT',
    meaning: 'Ends a suspension.',
    options: {},
    operations: ['putSuspension'],
    run: (services, given) => setSuspended(services, given, false),
  },
  'export-data': {
    words: 'ACCOUNT',
    meaning: 'All that is kept of an account, as JSON, for its owner; the developer page gives the same.',
    options: {},
    async run({ accounts, personalData }, given) {
      const { id } = await accounts.find(onlyWord(given, 'the account'));
      const data = await personalData.of(id);
      return { json: data, text: JSON.stringify(data, undefined, 2) };
    },
  },
  'export-account': {
    words: 'ACCOUNT',
    meaning: 'A suspended account with keys, usage and applications, as a file for another database. It is secret.',
    options: {},
    async run({ accounts, transfer }, given) {
      const file = await transfer.read((await accounts.find(onlyWord(given, 'the account'))).id);
      return { json: file, text: JSON.stringify(file) };
    },
  },
  'import-account': {
    words: 'FILE',
    meaning: 'Writes an account that export-account read from another database; resume lets it in.',
    options: {},
    async run({ transfer }, given) {
      const id = await transfer.write(onlyWord(given, 'the file'));
      return { json: { imported: id }, text: `The account ${id} is here, suspended: resume ${id} lets it in.` };
    },
  },
  'delete-account': {
    words: 'ACCOUNT --yes',
    meaning: 'Deletes an account with all its data, for good.',
    options: { flags: ['yes'] },
    operations: ['deleteAccount'],
    async run(services, given) {
      const { id } = await services.accounts.find(onlyWord(given, 'the account'));
      if (!given.flags.has('yes')) throw new AccountError('This cannot be undone: add --yes.');
      await byOperation(services, 'deleteAccount', { account: id });
      return { json: { deleted: id }, text: `Deleted account ${id}.` };
    },
  },
  ...ORGANISATION_COMMANDS,
  ...MANAGEMENT_COMMANDS,
  ...OPERATOR_COMMANDS,
  ...SET_ASIDE_COMMANDS,
  ...AUDIT_COMMANDS,
  'demo-key': {
    words: '[--unmetered]',
    meaning: 'A new key of the demo account, which is made when it is missing; npm start uses it.',
    options: { flags: ['unmetered'] },
    async run(services, given) {
      const key = await demoKey(services, given.flags.has('unmetered'));
      return { json: { key }, text: key };
    },
  },
};

/** Runs one command line; throws an AccountError for a fault that the operator can mend. */
export async function runCommand(services: Services, line: readonly string[]): Promise<Output> {
  const { command, given } = readCommand(line);
  return inAudit({ surface: 'command', actor: { kind: 'operator' } }, () => command.run(services, given));
}

/** Finds faults of a command line before anything is opened. */
export function readCommand([name = '', ...words]: readonly string[]): { command: Command; given: Given } {
  const command = commandOf(name);
  if (!command) throw new AccountError(`There is no command ${JSON.stringify(name)}.`);
  return { command, given: readArguments(words, command.options) };
}

const commandOf = (name = ''): Command | undefined => (Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined);

/**
 * Usage of a command, or of all when none has that name. `start` is typed before the command, so that each line can be
 * copied whole.
 */
export function usageText(start: string, name?: string): string {
  const command = commandOf(name);
  const shown = command ? [[name, command] as const] : Object.entries(COMMANDS);
  const lines = shown.map(
    ([each, { words, meaning }]) => `  ${`${start} ${each} ${words}`.trim()}\n      ${meaning}\n`,
  );
  const notes = [
    [LIMITS, LIMIT_WORDS],
    [RESTRICTIONS, RESTRICTION_WORDS],
  ].flatMap(([name = '', meant]) =>
    shown.some(([, { words }]) => words.includes(name)) ? [`  ${name}: ${meant}\n`] : [],
  );
  return [...lines, ...notes, '  --json prints JSON.\n'].join('');
}

async function setSuspended(services: Services, given: Given, suspended: boolean): Promise<Output> {
  const { id } = await services.accounts.find(onlyWord(given, 'the account'));
  await byOperation(services, 'putSuspension', { account: id }, { suspended });
  return accountOutput(await services.accounts.find(id));
}

const accountRow = (account: Account): Record<string, Cell> => ({
  id: account.id,
  name: account.name,
  email: account.email,
  allowance: account.unmetered ? 'unmetered' : (account.monthlyAllowance ?? 'default'),
  extra: account.extraCalls,
  rate: account.ratePerSecond ?? (account.kind === 'operator' ? 'unlimited' : 'default'),
  burst: account.burst ?? 'default',
  'max keys': account.maxKeys ?? 'default',
  suspended: account.suspendedAt,
  organisation: isShared(account) ? account.organisationId : null,
  'clock stands at': account.testClock,
  created: account.createdAt,
});

const accountText = (account: Account): string => table([accountRow(account)]);
const accountOutput = (account: Account): Output => ({ json: { account }, text: accountText(account) });
