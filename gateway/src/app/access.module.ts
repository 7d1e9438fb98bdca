import { Module, type DynamicModule } from '@nestjs/common';
import type { Logger } from '@cuspal/telemetry';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { AdminModule } from '../admin/admin.module.ts';
import { AuthModule, DOORS } from '../auth/auth.module.ts';
import { LastUsed } from '../auth/last-used.ts';
import type { GatewayConfig } from '../config/config.ts';
import { CoreModule } from '../core/core.module.ts';
import { given, provide, token } from '../core/provide.ts';
import { STORE_CALLS, UNMEASURED, type StoreCalls } from '../core/store-calls.ts';
import { CLOCK, CONFIG, LISTENING, LOGGER } from '../core/tokens.ts';
import type { Database } from '../database/connection.ts';
import { DATABASE } from '../database/database.module.ts';
import { JournalModule } from '../journal/journal.module.ts';
import { Journal } from '../journal/journal.ts';
import { LimitsModule } from '../limits/limits.module.ts';
import { Limits } from '../limits/limits.ts';
import { MeteringModule } from '../metering/metering.module.ts';
import { Meter } from '../metering/meter.ts';
import { NoticesModule } from '../notices/notices.module.ts';
import { Notices } from '../notices/notices.ts';
import { OAuthModule } from '../oauth/oauth.module.ts';
import { OAuth } from '../oauth/oauth.ts';
import { PortalModule } from '../portal/portal.module.ts';
import { PortalPages } from '../portal/portal-pages.ts';
import type { Access } from './access.ts';

export interface AccessSettings {
  readonly config: GatewayConfig;
  readonly database: Database;
  readonly logger: Logger;
  /** Address that the server listens on. */
  readonly listening: string;
  readonly now?: (() => number) | undefined;
  /** Who measures what is asked of Redis. */
  readonly stores?: StoreCalls | undefined;
}

export const ACCESS = token<Omit<Access, 'close'>>('access');

/**
 * All of the gateway that stands on the database. Nest opens what is imported before what imports it, else in this
 * order, and closes in reverse, in three steps: onModuleDestroy ends what comes in by itself, beforeApplicationShutdown
 * writes down what is left, onApplicationShutdown closes what the others stand on.
 */
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
      ACCESS,
      [DOORS, Limits, Meter, Journal, Notices, OAuth, PortalPages, LastUsed],
      (doors, limits, meter, journal, notices, oauth, pages, lastUsed) => ({
        doors,
        limits,
        meter,
        journal,
        notices,
        oauth,
        pages,
        noteUse: (principal) => lastUsed.note(principal),
      }),
    ),
  ],
})
export class AccessModule {
  static with({
    config,
    database,
    logger,
    listening,
    now = Date.now,
    stores = UNMEASURED,
  }: AccessSettings): DynamicModule {
    const values = [
      given(CONFIG, config),
      given(LOGGER, logger),
      given(CLOCK, now),
      given(DATABASE, database),
      given(STORE_CALLS, stores),
      given(LISTENING, listening),
    ];
    return { module: AccessModule, imports: [CoreModule.with(values)] };
  }
}
