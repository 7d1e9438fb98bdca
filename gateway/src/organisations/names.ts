import { AccountError } from '../accounts/accounts.ts';
import { oneLine } from '../web/clean-text.ts';

export const LONGEST_NAME = 60;

/** A name as it is kept; throws an AccountError for one that cannot be. */
export function nameOf(what: 'organisation' | 'project', typed: string): string {
  const name = oneLine(typed);
  if (name !== '' && name.length <= LONGEST_NAME) return name;
  throw new AccountError(`The ${what} needs a name of 1 to ${LONGEST_NAME} characters.`);
}
