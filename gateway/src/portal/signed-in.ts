import type { Account } from '../accounts/accounts.ts';
import type { Page } from '../web/page.ts';
import type { Visit } from './visit.ts';

/** Somebody who has signed in, and the request that they make. */
export interface SignedIn {
  readonly visit: Visit;
  readonly account: Account;
  /** Goes into each form of the session. */
  readonly csrf: string;
}

export type Show = (who: SignedIn) => Promise<Page>;
export type Act = (who: SignedIn, form: URLSearchParams) => Promise<Page>;
