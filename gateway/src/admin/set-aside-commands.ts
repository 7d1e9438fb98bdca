import { AccountError } from '../accounts/accounts.ts';
import { isRefusal, refusalOf } from '../database/outage.ts';
import type { SetAsideEntry } from '../metering/set-aside.ts';
import { onlyWord, type Given } from './arguments.ts';
import type { Command, Output } from './command.ts';
import { table, type Cell } from './table.ts';
import { commandRecord } from './audit-commands.ts';

/** Commands for usage that the database refuses. */
export const SET_ASIDE_COMMANDS: Readonly<Record<string, Command>> = {
  'list-set-aside': {
    words: '',
    meaning: 'Usage that the database refuses, which is in no count, and why.',
    options: {},
    async run({ setAside }) {
      const entries = await setAside.list();
      return { json: { entries }, text: table(entries.map(setAsideRow)) };
    },
  },
  'retry-set-aside': {
    words: 'ID',
    meaning: 'Writes such an entry after all; it counts once. list-set-aside lists the ids.',
    options: {},
    run: async ({ setAside, audit }, given) => {
      const output = await settled(given, 'written', (id) => setAside.retry(id));
      await audit.note(commandRecord('retry-set-aside', { entry: onlyWord(given, 'the id of the entry') }));
      return output;
    },
  },
  'drop-set-aside': {
    words: 'ID --yes',
    meaning: 'Forgets such an entry, whose calls are then in no count.',
    options: { flags: ['yes'] },
    async run({ setAside, audit }, given) {
      if (!given.flags.has('yes')) throw new AccountError('This cannot be undone: add --yes.');
      const output = await settled(given, 'dropped', (id) => setAside.drop(id));
      await audit.note(commandRecord('drop-set-aside', { entry: onlyWord(given, 'the id of the entry') }));
      return output;
    },
  },
};

/** Does something with the entry that a command names. */
async function settled(
  given: Given,
  done: 'written' | 'dropped',
  settle: (id: string) => Promise<boolean>,
): Promise<Output> {
  const id = onlyWord(given, 'the id of the entry');
  try {
    if (!(await settle(id))) throw new AccountError('There is no entry of that id.');
  } catch (fault) {
    if (!isRefusal(fault)) throw fault;
    throw new AccountError(`The database refuses it again: ${refusalOf(fault)}.`);
  }
  return { json: { [done]: id }, text: `The entry ${id} is ${done}.` };
}

const setAsideRow = ({ id, kind, accountId, fault, at }: SetAsideEntry): Record<string, Cell> => ({
  id,
  kind,
  account: accountId,
  fault,
  at,
});
