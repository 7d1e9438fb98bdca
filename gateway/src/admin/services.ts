import type { Accounts } from '../accounts/accounts.ts';
import type { Keys } from '../accounts/keys.ts';
import type { Usage } from '../accounts/usage.ts';

/** The parts that the commands work on. */
export interface Services {
  readonly accounts: Accounts;
  readonly keys: Keys;
  readonly usage: Usage;
}
