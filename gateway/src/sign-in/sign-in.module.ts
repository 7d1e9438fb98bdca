import { Inject, Module, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { Logger } from '@cuspal/telemetry';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { Accounts } from '../accounts/accounts.ts';
import { DeletedAccountUsage } from '../accounts/deleted-account-usage.ts';
import { provide } from '../core/provide.ts';
import { CONFIG, LISTENING, LOGGER } from '../core/tokens.ts';
import { DatabaseModule, ORM } from '../database/database.module.ts';
import { keepPurged } from '../database/purge.ts';
import { LimitsModule } from '../limits/limits.module.ts';
import { Limits } from '../limits/limits.ts';
import { MailCap } from '../mail/mail-cap.ts';
import { MAILER, MailModule } from '../mail/mail.module.ts';
import { OrganisationsModule } from '../organisations/organisations.module.ts';
import { WaysIn } from '../organisations/ways-in.ts';
import { SIGN_IN } from '../web/portal-paths.ts';
import { AddressChanges } from './address-changes.ts';
import { CodeHashes } from './codes.ts';
import { Passkeys } from './passkeys.ts';
import { Sessions } from './sessions.ts';
import { SignIn } from './sign-in.ts';

/** Signing in by e-mail, and the sessions of the developer page. */
@Module({
  imports: [DatabaseModule, LimitsModule, AccountsModule, OrganisationsModule, MailModule],
  providers: [
    provide(CodeHashes, [], () => new CodeHashes()),
    provide(
      SignIn,
      [ORM, Accounts, WaysIn, MAILER, MailCap, Limits, CodeHashes, CONFIG, LISTENING, LOGGER],
      (orm, accounts, waysIn, mailer, mailCap, limits, hashes, { baseUrl }, listening, logger) =>
        new SignIn({
          orm,
          accounts,
          waysIn,
          mailer,
          mailCap,
          limits,
          hashes,
          page: `${baseUrl ?? listening}${SIGN_IN}`,
          logger,
        }),
    ),
    provide(Sessions, [ORM], (orm) => new Sessions(orm)),
    provide(
      AddressChanges,
      [ORM, WaysIn, MAILER, MailCap, Limits, CodeHashes, LOGGER],
      (orm, waysIn, mailer, mailCap, limits, hashes, logger) =>
        new AddressChanges({ orm, waysIn, mailer, mailCap, limits, hashes, logger }),
    ),
    provide(
      Passkeys,
      [ORM, WaysIn, MAILER, LOGGER],
      (orm, waysIn, mailer, logger) => new Passkeys({ orm, waysIn, mailer, logger }),
    ),
  ],
  exports: [SignIn, Sessions, AddressChanges, Passkeys],
})
export class SignInModule implements OnModuleInit, OnModuleDestroy {
  #stopPurging = (): void => {};

  constructor(
    @Inject(SignIn) private readonly signIn: SignIn,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(AddressChanges) private readonly addressChanges: AddressChanges,
    @Inject(DeletedAccountUsage) private readonly deletedUsage: DeletedAccountUsage,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.#stopPurging = keepPurged([this.signIn, this.sessions, this.addressChanges, this.deletedUsage], this.logger);
  }

  onModuleDestroy(): void {
    this.#stopPurging();
  }
}
