import type { Accounts } from '../accounts/accounts.ts';
import { entitlementsOf } from '../accounts/entitlements.ts';
import type { AccountDefaults } from '../config/config.ts';
import type { Authenticator, Authenticators, EndpointAuthenticator, Principal } from './authenticator.ts';
import type { Revocations } from '../accounts/revocations.ts';
import { isPageToken } from './page-tokens.ts';
import { isApiKey } from './api-keys.ts';
import { VerdictCache } from './verdict-cache.ts';

export interface AuthenticatorsParts {
  /** Keys of the configuration. */
  readonly configured: Authenticator;
  /** Keys of the database. */
  readonly stored: Authenticator;
  /** Access tokens. */
  readonly tokens: Authenticator;
  /** Tokens of pages of ours. */
  readonly pages: Authenticator;
  readonly accounts: Pick<Accounts, 'byId'>;
  readonly defaults: AccountDefaults;
  readonly revocations: Revocations;
  readonly now: () => number;
}

/** Makes the authenticators: /mcp takes API keys, access tokens and page tokens, /mcp/auth access tokens alone. */
export function createAuthenticators({
  configured,
  stored,
  tokens,
  pages,
  accounts,
  defaults,
  revocations,
  now,
}: AuthenticatorsParts): Authenticators {
  const keysAndTokens: Authenticator = {
    async authenticate(credential) {
      const verdict = await configured.authenticate(credential);
      if (verdict.ok) return verdict;
      if (isPageToken(credential)) return pages.authenticate(credential);
      return isApiKey(credential) ? stored.authenticate(credential) : tokens.authenticate(credential);
    },
  };
  const complete = async (principal: Principal) => {
    const account = await accounts.byId(principal.accountId);
    return (
      account && { ok: true as const, principal, entitlements: entitlementsOf(account, defaults, principal.rules) }
    );
  };
  const remembered = (authenticator: Authenticator): EndpointAuthenticator =>
    new VerdictCache({ authenticator, complete, revocations, now });
  return { '/mcp': remembered(keysAndTokens), '/mcp/auth': remembered(tokens) };
}
