import { randomBytes } from 'node:crypto';
import { Inject, Module, type BeforeApplicationShutdown } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { Accounts } from '../accounts/accounts.ts';
import { provide, token } from '../core/provide.ts';
import { CLOCK, CONFIG, LISTENING } from '../core/tokens.ts';
import { DatabaseModule, ORM } from '../database/database.module.ts';
import { sharedSetting } from '../database/shared-setting.ts';
import { OrganisationsModule } from '../organisations/organisations.module.ts';
import { configuredKeys, storedKeys } from './api-keys.ts';
import { PageTokens } from './page-tokens.ts';
import { SignInModule } from '../sign-in/sign-in.module.ts';
import { accessTokens } from './access-tokens.ts';
import { Addresses } from './addresses.ts';
import type { Authenticator, Authenticators } from './authenticator.ts';
import { createAuthenticators } from './authenticators.ts';
import { KeyOrigins } from './key-origins.ts';
import { LastUsed } from './last-used.ts';
import { Revocations } from '../accounts/revocations.ts';
import { PROOF_NONCES, ProofNonces } from './proof-nonces.ts';

export const AUTHENTICATORS = token<Authenticators>('authenticators');
/** Tokens that the authorization server gave. */
const ACCESS_TOKENS = token<Authenticator>('access tokens');
/** Keys that the configuration names. */
const CONFIGURED_KEYS = token<Authenticator>('configured keys');

/** Authentication of callers, and the time at which each key was last used. */
@Module({
  imports: [DatabaseModule, AccountsModule, OrganisationsModule, SignInModule],
  providers: [
    provide(CONFIGURED_KEYS, [CONFIG, Accounts], async ({ apiKeys }, accounts) =>
      configuredKeys(apiKeys, { accountId: (await accounts.operator()).id }),
    ),
    PageTokens,
    provide(Addresses, [CONFIG, LISTENING], ({ baseUrl }, listening) => new Addresses({ baseUrl, listening })),
    provide(ACCESS_TOKENS, [ORM, Addresses, CLOCK], (orm, { resource }, now) => accessTokens(orm, resource, now)),
    provide(
      AUTHENTICATORS,
      [CONFIGURED_KEYS, ORM, ACCESS_TOKENS, PageTokens, Accounts, CONFIG, Revocations, CLOCK],
      (configured, orm, tokens, pages, accounts, { defaults }, revocations, now) =>
        createAuthenticators({
          configured,
          stored: storedKeys(orm, now),
          tokens,
          pages,
          accounts,
          defaults,
          revocations,
          now,
        }),
    ),
    provide(PROOF_NONCES, [ORM, CONFIG], async (orm, { oauth }) => {
      if (oauth.proofNonces === 'off') return undefined;
      const secret = await sharedSetting(orm, 'oauth.proof_nonce', () => randomBytes(32).toString('base64url'));
      return new ProofNonces({ secret: Buffer.from(secret, 'base64url'), required: oauth.proofNonces === 'required' });
    }),
    provide(KeyOrigins, [ORM, Revocations, CLOCK], (orm, revocations, now) => new KeyOrigins(orm, revocations, now)),
    LastUsed,
  ],
  exports: [AUTHENTICATORS, KeyOrigins, LastUsed, PageTokens, Addresses, PROOF_NONCES],
})
export class AuthModule implements BeforeApplicationShutdown {
  constructor(@Inject(LastUsed) private readonly lastUsed: LastUsed) {}

  beforeApplicationShutdown(): Promise<void> {
    return this.lastUsed.close();
  }
}
