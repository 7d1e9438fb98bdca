import { Global, Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { AdminModule } from '../admin/admin.module.ts';
import { AuthModule, AUTHENTICATORS } from '../auth/auth.module.ts';
import { LastUsed } from '../auth/last-used.ts';
import { provide } from '../core/provide.ts';
import { JournalModule } from '../journal/journal.module.ts';
import { Journal } from '../journal/journal.ts';
import { LimitsModule } from '../limits/limits.module.ts';
import { Limits } from '../limits/limits.ts';
import { CALLER_CHECKS, LEDGERS } from '../mcp/tokens.ts';
import { MeteringModule } from '../metering/metering.module.ts';
import { Meter } from '../metering/meter.ts';
import { NoticesModule } from '../notices/notices.module.ts';
import { Notices } from '../notices/notices.ts';
import { OAuthModule } from '../oauth/oauth.module.ts';
import { PortalModule } from '../portal/portal.module.ts';

/**
 * All of the gateway that stands on the database. Nest opens what is imported before what imports it, else in this
 * order, and closes in reverse, in three steps: onModuleDestroy ends what comes in by itself, beforeApplicationShutdown
 * writes down what is left, onApplicationShutdown closes what the others stand on.
 */
@Global()
@Module({
  imports: [
    LimitsModule,
    AccountsModule,
    AuthModule,
    MeteringModule,
    JournalModule,
    NoticesModule,
    OAuthModule,
    PortalModule,
    AdminModule,
  ],
  providers: [
    provide(
      CALLER_CHECKS,
      [AUTHENTICATORS, Limits, Journal, LastUsed],
      (authenticators, limits, journal, lastUsed) => ({
        authenticators,
        limits,
        journal,
        noteUse: (principal) => lastUsed.note(principal),
      }),
    ),
    provide(LEDGERS, [Meter, Journal, Notices], (meter, journal, notices) => ({ meter, journal, notices })),
  ],
  exports: [CALLER_CHECKS, LEDGERS],
})
export class AccessModule {}
