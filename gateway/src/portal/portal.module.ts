import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { Accounts } from '../accounts/accounts.ts';
import { Keys } from '../accounts/keys.ts';
import { Usage } from '../accounts/usage.ts';
import { AuthModule } from '../auth/auth.module.ts';
import { LastUsed } from '../auth/last-used.ts';
import { provide } from '../core/provide.ts';
import { CLOCK, LOGGER } from '../core/tokens.ts';
import { DatabaseModule, ORM } from '../database/database.module.ts';
import { Lifecycle } from '../http/lifecycle.ts';
import { OriginPolicy } from '../http/origins.ts';
import { Activity } from '../journal/activity.ts';
import { JournalModule } from '../journal/journal.module.ts';
import { Journal } from '../journal/journal.ts';
import { OAuthModule } from '../oauth/oauth.module.ts';
import { OAuth } from '../oauth/oauth.ts';
import { PageTokens } from '../auth/page-tokens.ts';
import { Sessions } from '../sign-in/sessions.ts';
import { SignInModule } from '../sign-in/sign-in.module.ts';
import { SignIn } from '../sign-in/sign-in.ts';
import { BASE_URL_OF, CLIENT_ADDRESS_OF, WebModule } from '../web/web.module.ts';
import { NewKeySeal } from './new-key-seal.ts';
import { PlaygroundScript } from './playground/playground-script.ts';
import { PortalPages } from './portal-pages.ts';
import { Portal } from './portal.ts';
import { SignInFlow } from './sign-in-flow.ts';

/** The pages for developers. */
@Module({
  imports: [DatabaseModule, AccountsModule, AuthModule, JournalModule, SignInModule, OAuthModule, WebModule],
  providers: [
    provide(
      SignInFlow,
      [SignIn, Sessions, PageTokens],
      (signIn, sessions, tokens) => new SignInFlow(signIn, sessions, tokens),
    ),
    provide(NewKeySeal, [ORM, CLOCK], (orm, now) => new NewKeySeal(orm, now)),
    provide(
      PortalPages,
      [SignInFlow, Accounts, Keys, NewKeySeal, Usage, Activity, OAuth, Journal, LastUsed],
      (flow, accounts, keys, seal, usage, activity, oauth, journal, lastUsed) => {
        const freshen = async (): Promise<void> => void (await Promise.all([journal.write(), lastUsed.write()]));
        return new PortalPages({ flow, accounts, keys, seal, usage, activity, oauth, freshen });
      },
    ),
    provide(
      Portal,
      [Lifecycle, OriginPolicy, BASE_URL_OF, CLIENT_ADDRESS_OF, PortalPages, LOGGER],
      (lifecycle, origins, baseUrlOf, clientAddress, pages, logger) =>
        new Portal({ lifecycle, origins, baseUrlOf, clientAddress, pages, playground: new PlaygroundScript(), logger }),
    ),
  ],
  exports: [PortalPages, Portal],
})
export class PortalModule {}
