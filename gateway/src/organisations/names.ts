import { AccountError } from '../accounts/accounts.ts';
import { oneLine } from '../web/clean-text.ts';
import { say } from './faults.messages.ts';

export const LONGEST_NAME = 60;

/** A name as it is kept; throws an AccountError for one that cannot be. */
export function nameOf(what: 'organisation' | 'project', typed: string): string {
  const name = oneLine(typed);
  if (name !== '' && name.length <= LONGEST_NAME) return name;
  throw new AccountError(say.name({ what, most: LONGEST_NAME }));
}
