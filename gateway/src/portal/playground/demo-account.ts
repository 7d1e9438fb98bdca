import { AccountError, type Accounts } from '../../accounts/accounts.ts';
import { entitlementsOf, type Entitlements } from '../../accounts/entitlements.ts';
import type { GatewayConfig } from '../../config/config.ts';
import { token } from '../../core/provide.ts';

/** The account on which strangers call. */
export interface CalledByStrangers {
  entitlements(): Promise<Entitlements>;
}

export const CALLED_BY_STRANGERS = token<CalledByStrangers>('called by strangers');

/** Its id. */
export const DEMO_ACCOUNT = 'public-playground';

/**
 * The account of the public playground. It has neither address nor key, so nobody signs in to it or calls with it; the
 * operator sets its allowance and rate, and suspends it, as those of any other.
 */
export class DemoAccount implements CalledByStrangers {
  constructor(
    private readonly accounts: Accounts,
    private readonly config: Pick<GatewayConfig, 'defaults'>,
  ) {}

  /** Looked up each time: what the operator changes holds for the next request. */
  async entitlements(): Promise<Entitlements> {
    const account = (await this.accounts.byId(DEMO_ACCOUNT)) ?? (await this.#made());
    return entitlementsOf(account, this.config.defaults);
  }

  async #made() {
    try {
      return await this.accounts.create({ id: DEMO_ACCOUNT, name: 'Public playground' });
    } catch (fault) {
      // Another gateway has made it at the same time.
      if (!(fault instanceof AccountError)) throw fault;
      return this.accounts.find(DEMO_ACCOUNT);
    }
  }
}
