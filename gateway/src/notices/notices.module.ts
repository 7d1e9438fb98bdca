import { Inject, Module, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { Logger } from '@cuspal/telemetry';
import { provide } from '../core/provide.ts';
import { CLOCK, CONFIG, LISTENING, LOGGER } from '../core/tokens.ts';
import { DatabaseModule, ORM } from '../database/database.module.ts';
import { keepPurged } from '../database/purge.ts';
import { MAILER, MailModule } from '../mail/mail.module.ts';
import { HOME } from '../web/portal-paths.ts';
import { Notices } from './notices.ts';

/** Messages to the owners of accounts about their allowance. */
@Module({
  imports: [DatabaseModule, MailModule],
  providers: [
    provide(
      Notices,
      [ORM, MAILER, LOGGER, CONFIG, LISTENING, CLOCK],
      (orm, mailer, logger, { defaults, baseUrl }, listening, now) =>
        new Notices({
          orm,
          mailer,
          logger,
          defaultAllowance: defaults.monthlyAllowance,
          page: `${baseUrl ?? listening}${HOME}`,
          now,
        }),
    ),
  ],
  exports: [Notices],
})
export class NoticesModule implements OnModuleInit, OnModuleDestroy {
  #stopPurging = (): void => {};

  constructor(
    @Inject(Notices) private readonly notices: Notices,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.#stopPurging = keepPurged([this.notices], this.logger);
  }

  /** Nest calls this before the mailer closes. */
  async onModuleDestroy(): Promise<void> {
    this.#stopPurging();
    await this.notices.close();
  }
}
