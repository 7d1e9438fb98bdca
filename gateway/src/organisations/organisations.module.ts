import { Inject, Module, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { Logger } from '@cuspal/telemetry';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { provide } from '../core/provide.ts';
import { CONFIG, LISTENING, LOGGER } from '../core/tokens.ts';
import { DatabaseModule, ORM } from '../database/database.module.ts';
import { keepPurged } from '../database/purge.ts';
import { LimitsModule } from '../limits/limits.module.ts';
import { Limits } from '../limits/limits.ts';
import { MailCap } from '../mail/mail-cap.ts';
import { MAILER, MailModule } from '../mail/mail.module.ts';
import { INVITATION } from '../web/portal-paths.ts';
import { Access } from './access.ts';
import { Invitations } from './invitations.ts';
import { Members } from './members.ts';
import { Organisations } from './organisations.ts';
import { Projects } from './projects.ts';
import { WaysIn } from './ways-in.ts';

/** Organisations, their members and projects, and who may do what there. */
@Module({
  imports: [DatabaseModule, AccountsModule, LimitsModule, MailModule],
  providers: [
    Access,
    Organisations,
    Members,
    Projects,
    WaysIn,
    provide(
      Invitations,
      [ORM, Access, MAILER, MailCap, Limits, CONFIG, LISTENING, LOGGER],
      (orm, access, mailer, mailCap, limits, { baseUrl }, listening, logger) =>
        new Invitations({ orm, access, mailer, mailCap, limits, page: `${baseUrl ?? listening}${INVITATION}`, logger }),
    ),
  ],
  exports: [Access, Organisations, Members, Projects, Invitations, WaysIn],
})
export class OrganisationsModule implements OnModuleInit, OnModuleDestroy {
  #stopPurging = (): void => {};

  constructor(
    @Inject(Invitations) private readonly invitations: Invitations,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.#stopPurging = keepPurged([this.invitations], this.logger);
  }

  onModuleDestroy(): void {
    this.#stopPurging();
  }
}
