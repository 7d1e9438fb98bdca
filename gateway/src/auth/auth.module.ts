import { Inject, Module, type BeforeApplicationShutdown } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { Accounts } from '../accounts/accounts.ts';
import { provide, token } from '../core/provide.ts';
import { CLOCK, CONFIG, LOGGER } from '../core/tokens.ts';
import { DatabaseModule, ORM } from '../database/database.module.ts';
import { OAuthModule } from '../oauth/oauth.module.ts';
import { OAuth } from '../oauth/oauth.ts';
import { configuredKeys } from './api-keys.ts';
import { PageTokens } from '../sign-in/page-tokens.ts';
import { SignInModule } from '../sign-in/sign-in.module.ts';
import type { Authenticator } from './authenticator.ts';
import type { Doors } from './door.ts';
import { createDoors } from './doors.ts';
import { LastUsed } from './last-used.ts';
import { Revocations } from './revocations.ts';
import { storedKeys } from './stored-keys.ts';

export const DOORS = token<Doors>('doors');
/** Keys that the configuration names. */
const CONFIGURED_KEYS = token<Authenticator>('configured keys');

/** Who may call, and when which key was last used. */
@Module({
  imports: [DatabaseModule, AccountsModule, OAuthModule, SignInModule],
  providers: [
    provide(CONFIGURED_KEYS, [CONFIG, Accounts], async ({ apiKeys }, accounts) =>
      configuredKeys(apiKeys, { accountId: (await accounts.operator()).id }),
    ),
    provide(
      DOORS,
      [CONFIGURED_KEYS, ORM, OAuth, PageTokens, Accounts, CONFIG, Revocations, CLOCK],
      (configured, orm, { authenticator: tokens }, pages, accounts, { defaults }, revocations, now) =>
        createDoors({ configured, stored: storedKeys(orm, now), tokens, pages, accounts, defaults, revocations, now }),
    ),
    provide(LastUsed, [ORM, LOGGER, CLOCK], (orm, logger, now) => new LastUsed(orm, logger, now)),
  ],
  exports: [DOORS, LastUsed],
})
export class AuthModule implements BeforeApplicationShutdown {
  constructor(@Inject(LastUsed) private readonly lastUsed: LastUsed) {}

  beforeApplicationShutdown(): Promise<void> {
    return this.lastUsed.close();
  }
}
