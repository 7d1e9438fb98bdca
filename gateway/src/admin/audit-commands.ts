import { AccountError } from '../accounts/accounts.ts';
import { AUDIT_ACTIONS, isAuditAction } from '../audit/actions.ts';
import type { AuditFilter } from '../audit/audit-log.ts';
import { printedEntry, toJsonLine } from '../audit/export.ts';
import type { Recorded } from '../audit/record.ts';
import type { AuditFacts } from '../database/schema.ts';
import { instantOf, integer, type Given } from './arguments.ts';
import type { Command, Output, Services } from './command.ts';
import { table } from './table.ts';

const LISTED = 50;
const MOST_LISTED = 1_000;

/** An entry about a command that changes no account and no organisation. */
export const commandRecord = (command: string, more: AuditFacts = {}): Recorded => ({
  action: 'operator.command',
  of: { accountId: 'operator' },
  after: { command, ...more },
});

/** Commands about the audit log. */
export const AUDIT_COMMANDS: Readonly<Record<string, Command>> = {
  audit: {
    words: 'list|export|verify [NAME] [--action ACTION] [--from INSTANT] [--until INSTANT] [--most N]',
    meaning:
      'The audit log of an account or organisation (an id, an address, or operator): its newest entries, all of them as JSON lines, or whether it is whole; verify without NAME looks at all.',
    options: { values: ['action', 'from', 'until', 'most'] },
    async run(services, given) {
      const [what, name, ...more] = given.words;
      if (more.length > 0) throw new AccountError('The command takes two words: what to do, and whose log it is.');
      if (what === 'verify') return verified(services, name);
      if ((what !== 'list' && what !== 'export') || name === undefined) {
        throw new AccountError(
          'The command takes two words: list, export or verify, and an account, an organisation or operator.',
        );
      }
      const chain = await chainNamed(services, name);
      return what === 'list' ? listed(services, chain, given) : exported(services, chain, given);
    },
  },
};

async function listed({ audit }: Services, chain: string, given: Given): Promise<Output> {
  const most = integer(given, 'most', 1, MOST_LISTED) ?? LISTED;
  const entries = await audit.newest(chain, filterOf(given), most);
  const people = await audit.people(entries.flatMap(({ actor, target }) => [actor ?? '', target]));
  const rows = entries.map((entry) => ({
    number: entry.sequence,
    at: entry.at,
    action: entry.action,
    by: people.get(entry.actor ?? '') ?? entry.actor ?? entry.actorKind,
    through: entry.surface,
    from: entry.address,
    what: people.get(entry.target) ?? entry.target,
  }));
  return { json: { entries: entries.map(printedEntry) }, text: table(rows) };
}

async function exported({ audit }: Services, chain: string, given: Given): Promise<Output> {
  const entries = [];
  for await (const entry of audit.entries(chain, filterOf(given))) entries.push(entry);
  await audit.note(commandRecord('audit export', { chain }));
  return { json: { entries: entries.map(printedEntry) }, text: entries.map(toJsonLine).join('').trimEnd() };
}

async function verified(services: Services, name: string | undefined): Promise<Output> {
  const { audit } = services;
  const chains = name === undefined ? await audit.chains() : [await chainNamed(services, name)];
  let entries = 0;
  const broken: string[] = [];
  for (const chain of chains) {
    const verdict = await audit.verify(chain);
    if (verdict.ok) entries += verdict.entries;
    else broken.push(`${chain}: entry ${verdict.sequence} is ${verdict.reason}.`);
  }
  if (broken.length > 0) throw new AccountError(`The audit log is not as it was written.\n${broken.join('\n')}`);
  return {
    json: { chains: chains.length, entries, whole: true },
    text: `The audit log is whole: ${entries} entries in ${chains.length} chains.`,
  };
}

/** The chain of an organisation or account by its id or address; a chain of one that is gone is named by itself. */
async function chainNamed({ accounts, audit, organisations }: Services, name: string): Promise<string> {
  if ((await audit.chains()).includes(name)) return name;
  if ((await organisations.list()).some(({ id }) => id === name)) return name;
  return audit.chainOf((await accounts.find(name)).organisationId);
}

function filterOf({ values: { action, from, until } }: Given): AuditFilter {
  if (action !== undefined && !isAuditAction(action)) {
    throw new AccountError(`--action is ${JSON.stringify(action)}: give one of ${AUDIT_ACTIONS.join(', ')}.`);
  }
  return {
    action,
    from: from === undefined ? undefined : instantOf('from', from),
    until: until === undefined ? undefined : instantOf('until', until),
  };
}
