import { AccountError } from '../accounts/accounts.ts';
import type { KeyChange, KeyRestrictions } from '../accounts/key-restrictions.ts';
import type { KeyRow } from '../accounts/keys.ts';
import { integer, onlyWord, type Given } from './arguments.ts';
import type { Command, Services } from './command.ts';
import type { Cell } from './table.ts';

/** What stands in the usage of commands for the options of RESTRICTION_WORDS. */
export const RESTRICTIONS = '[RESTRICTIONS]';
export const RESTRICTION_WORDS =
  '[--calls N|all] [--key-rate N|all] [--addresses RANGES|any] [--origins ORIGINS|any] [--toolsets SETS|all] [--manages|--no-manages]';

const OPTIONS = {
  values: ['calls', 'key-rate', 'addresses', 'origins', 'toolsets'],
  flags: ['manages', 'no-manages'],
} as const;

/** Commands for keys. */
export const KEY_COMMANDS: Readonly<Record<string, Command>> = {
  'issue-key': {
    words: `ACCOUNT [--name NAME] [--days N] [--test] ${RESTRICTIONS}`,
    meaning:
      'Makes a key and shows it, this once. It lasts N days, or until it is revoked. --test: of its test account, which is made the first time.',
    options: { values: ['name', 'days', ...OPTIONS.values], flags: ['test', ...OPTIONS.flags] },
    async run({ accounts, keys, keyChanges, twins }, given) {
      const named = await accounts.find(onlyWord(given, 'the account'));
      const account = given.flags.has('test') ? await twins.findOrCreate(named) : named;
      const restrictions = keyChanges.check(account, restrictionsOf(given));
      const name = given.values['name'] ?? 'Issued by the operator';
      const { key, row } = await keys.create(account.id, name, integer(given, 'days', 1));
      const { id: keyId, expiresAt } = row;
      if (Object.keys(restrictions).length > 0) await keyChanges.restrict(account.id, keyId, restrictions);
      return { json: { key, keyId, accountId: account.id, expiresAt }, text: keyText(key, expiresAt) };
    },
  },
  'restrict-key': {
    words: `KEY-ID ${RESTRICTIONS}`,
    meaning:
      'Gives a key a share of its account’s calls a month and requests a second, addresses (203.0.113.0/24) or pages (https://app.example) it is for, and sets of tools its lists begin with, each joined by commas. --manages: it may make and change keys of its account.',
    options: OPTIONS,
    async run(services, given) {
      const keyId = onlyWord(given, 'the id of the key');
      const restrictions = restrictionsOf(given);
      if (Object.values(restrictions).every((value) => value === undefined))
        throw new AccountError('Name at least one restriction.');
      const owner = await ownerOf(services, keyId);
      const key = await services.keyChanges.restrict(owner, keyId, restrictions);
      if (!key) throw NO_KEY();
      return { json: { key }, text: `Changed ${keyId} of account ${owner}: ${restrictionText(key)}.` };
    },
  },
  'rotate-key': {
    words: 'KEY-ID [--days N]',
    meaning:
      'Gives a key a new secret and shows it, this once. The one before goes on for N days, 7 at most and 0 by default, and counts among the keys.',
    options: { values: ['days'] },
    async run(services, given) {
      const keyId = onlyWord(given, 'the id of the key');
      const owner = await ownerOf(services, keyId);
      const rotated = await services.keyChanges.rotate(owner, keyId, integer(given, 'days', 0) ?? 0);
      if (!rotated) throw NO_KEY();
      const { key, row, earlier } = rotated;
      const until = earlier?.expiresAt ? ` The earlier secret ends on ${earlier.expiresAt.toISOString()}.` : '';
      const json = { key, keyId, accountId: owner, earlier: earlier ?? null };
      return { json, text: `${keyText(key, row.expiresAt)}${until}` };
    },
  },
  'rename-key': {
    words: 'KEY-ID --name NAME',
    meaning: 'Gives a key another name. show-account lists the ids.',
    options: { values: ['name'] },
    async run(services, given) {
      const keyId = onlyWord(given, 'the id of the key');
      const { name } = given.values;
      if (name === undefined) throw new AccountError('The command needs --name NAME.');
      const owner = await ownerOf(services, keyId);
      if (!(await services.keys.rename(owner, keyId, name))) throw NO_KEY();
      return { json: { renamed: keyId, accountId: owner }, text: `Renamed ${keyId} of account ${owner}.` };
    },
  },
  'revoke-key': {
    words: 'KEY-ID',
    meaning: 'Revokes a key; every gateway refuses it within a second. show-account lists the ids.',
    options: {},
    async run(services, given) {
      const keyId = onlyWord(given, 'the id of the key');
      const owner = await ownerOf(services, keyId);
      if (!(await services.keys.revoke(owner, keyId))) throw NO_KEY();
      return { json: { revoked: keyId, accountId: owner }, text: `Revoked ${keyId} of account ${owner}.` };
    },
  },
};

const NO_KEY = (): AccountError => new AccountError('There is no live key with this id.');

async function ownerOf({ keys }: Services, keyId: string): Promise<string> {
  const owner = await keys.ownerOf(keyId);
  if (owner === undefined) throw NO_KEY();
  return owner;
}

/** The restrictions that were given; `all` and `any` take one away. */
function restrictionsOf(given: Given): KeyChange {
  const { values, flags } = given;
  const share = (name: string, least: number, most?: number) =>
    values[name] === 'all' ? null : integer(given, name, least, most);
  const list = (name: string, none: string): string[] | undefined =>
    values[name] === none ? [] : values[name]?.split(',');
  const [manages, not] = [flags.has('manages'), flags.has('no-manages')];
  if (manages && not) throw new AccountError('--manages and --no-manages contradict each other.');
  return {
    monthlyCalls: share('calls', 0, Number.MAX_SAFE_INTEGER),
    ratePerSecond: share('key-rate', 1),
    addressRanges: list('addresses', 'any'),
    allowedOrigins: list('origins', 'any'),
    toolsets: list('toolsets', 'all'),
    manages: manages || not ? manages : undefined,
  };
}

/** What a key is kept to, in words. */
function restrictionText(key: KeyRestrictions): string {
  const { monthlyCalls, ratePerSecond, addressRanges, allowedOrigins, toolsets, manages } = key;
  const said = [
    monthlyCalls !== null && `${monthlyCalls} calls a month`,
    ratePerSecond !== null && `${ratePerSecond} requests a second`,
    addressRanges.length > 0 && `from ${addressRanges.join(', ')}`,
    allowedOrigins.length > 0 && `on pages of ${allowedOrigins.join(', ')}`,
    toolsets.length > 0 && `lists begin with ${toolsets.join(', ')}`,
    manages && 'makes and changes keys',
  ].filter((text) => text !== false);
  return said.length === 0 ? 'no restrictions' : said.join('; ');
}

/** `used`: its calls of this month, where it has a share. */
export const keyRow = (key: KeyRow, used: number): Record<string, Cell> => ({
  id: key.id,
  name: key.name,
  'ends in': key.hint,
  created: key.createdAt,
  'last used': key.lastUsedAt,
  expires: key.expiresAt ?? 'never',
  restrictions: key.secretOf === null ? restrictionText(key) : `earlier secret of ${key.secretOf}`,
  used: key.monthlyCalls === null || key.secretOf !== null ? '-' : used,
});

export const keyText = (key: string, expiresAt: Date | null = null): string =>
  [
    `${key}\n\nThis key is shown once: keep it now.`,
    ...(expiresAt === null ? [] : [`It expires on ${expiresAt.toISOString()}.`]),
  ].join('\n');
