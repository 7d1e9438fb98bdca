import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { Accounts } from '../accounts/accounts.ts';
import { Keys } from '../accounts/keys.ts';
import { Usage } from '../accounts/usage.ts';
import { provide } from '../core/provide.ts';
import { OAuthModule } from '../oauth/oauth.module.ts';
import { OAuth } from '../oauth/oauth.ts';
import { Sessions } from '../sign-in/sessions.ts';
import { SignInModule } from '../sign-in/sign-in.module.ts';
import { SignIn } from '../sign-in/sign-in.ts';
import { PortalPages } from './portal-pages.ts';
import { SignInFlow } from './sign-in-flow.ts';

/** The pages for developers. */
@Module({
  imports: [AccountsModule, SignInModule, OAuthModule],
  providers: [
    provide(SignInFlow, [SignIn, Sessions], (signIn, sessions) => new SignInFlow(signIn, sessions)),
    provide(
      PortalPages,
      [SignInFlow, Accounts, Keys, Usage, OAuth],
      (flow, accounts, keys, usage, oauth) => new PortalPages({ flow, accounts, keys, usage, oauth }),
    ),
  ],
  exports: [PortalPages],
})
export class PortalModule {}
