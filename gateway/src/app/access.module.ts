import { Global, Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { Accounts } from '../accounts/accounts.ts';
import { ManagedKeys } from '../accounts/managed-keys.ts';
import { AdminModule } from '../admin/admin.module.ts';
import { AuthModule, AUTHENTICATORS } from '../auth/auth.module.ts';
import { KeyOrigins } from '../auth/key-origins.ts';
import { LastUsed } from '../auth/last-used.ts';
import { PROOF_NONCES } from '../auth/proof-nonces.ts';
import { provide } from '../core/provide.ts';
import { CLOCK, CONFIG, LOGGER } from '../core/tokens.ts';
import { FeedAddresses } from '../feeds/feed-addresses.ts';
import { SealedRequestsModule } from '../sealed-requests/sealed-requests.module.ts';
import { SealedRequests } from '../sealed-requests/sealed-requests.ts';
import { DatabaseModule, ORM } from '../database/database.module.ts';
import { JournalModule } from '../journal/journal.module.ts';
import { Journal } from '../journal/journal.ts';
import { UsageReports } from '../journal/usage-report.ts';
import { LimitsModule } from '../limits/limits.module.ts';
import { Limits } from '../limits/limits.ts';
import { BESIDE_ANSWERS, CALLER_CHECKS, LEDGERS } from '../mcp/tokens.ts';
import { Allowances } from '../metering/allowances.ts';
import { IdempotentCalls } from '../metering/idempotent-calls.ts';
import { ManagementModule } from '../management/management.module.ts';
import { MeteringModule } from '../metering/metering.module.ts';
import { Meter } from '../metering/meter.ts';
import { NoticesModule } from '../notices/notices.module.ts';
import { Notices } from '../notices/notices.ts';
import { OAuthModule } from '../oauth/oauth.module.ts';
import { CALLED_BY_STRANGERS, DemoAccount } from '../portal/playground/demo-account.ts';
import { PortalModule } from '../portal/portal.module.ts';
import { ScimModule } from '../scim/scim.module.ts';
import { REPORT_LINKS, ReportLinks } from '../reports/report-links.ts';
import { FEED_ADDRESSES } from '../rest/feeds/feed-requests.ts';
import { MANAGED_KEYS } from '../rest/keys/key-requests.ts';
import { USAGE_REPORTS } from '../rest/usage.ts';
import { HashedKeys, REQUEST_KEYS } from '../rest/idempotency.ts';

/**
 * All of the gateway that stands on the database. Nest opens what is imported before what imports it, else in this
 * order, and closes in reverse, in three steps: onModuleDestroy ends what comes in by itself, beforeApplicationShutdown
 * writes down what is left, onApplicationShutdown closes what the others stand on.
 */
@Global()
@Module({
  imports: [
    DatabaseModule,
    LimitsModule,
    AccountsModule,
    SealedRequestsModule,
    AuthModule,
    MeteringModule,
    JournalModule,
    NoticesModule,
    OAuthModule,
    ScimModule,
    ManagementModule,
    PortalModule,
    AdminModule,
  ],
  providers: [
    provide(
      CALLER_CHECKS,
      [AUTHENTICATORS, Limits, Journal, LastUsed, Allowances, KeyOrigins, PROOF_NONCES],
      (authenticators, limits, journal, lastUsed, allowances, keyOrigins, proofNonces) => ({
        authenticators,
        limits,
        journal,
        allowances,
        keyOrigins,
        proofNonces,
        noteUse: (principal) => lastUsed.note(principal),
      }),
    ),
    provide(CALLED_BY_STRANGERS, [Accounts, CONFIG], (accounts, config) => new DemoAccount(accounts, config)),
    provide(USAGE_REPORTS, [UsageReports], (reports) => reports),
    provide(MANAGED_KEYS, [ManagedKeys], (keys) => keys),
    provide(REQUEST_KEYS, [ORM, IdempotentCalls], (orm, calls) => new HashedKeys(orm, calls)),
    provide(
      FEED_ADDRESSES,
      [ORM, SealedRequests, IdempotentCalls, CONFIG, CLOCK],
      (orm, sealed, calls, { defaults }, now) => new FeedAddresses({ orm, sealed, calls, defaults, now }),
    ),
    provide(
      ReportLinks,
      [SealedRequests, CLOCK, LOGGER],
      (sealed, now, logger) => new ReportLinks({ sealed, now, logger }),
    ),
    provide(REPORT_LINKS, [ReportLinks], (links) => links),
    provide(BESIDE_ANSWERS, [ReportLinks], (links) => (router) => links.beside(router)),
    provide(LEDGERS, [Meter, Journal, Notices, Allowances], (meter, journal, notices, allowances) => ({
      meter: allowances.watching(meter),
      journal,
      notices,
    })),
  ],
  exports: [
    ...[CALLER_CHECKS, LEDGERS, REQUEST_KEYS, USAGE_REPORTS, MANAGED_KEYS, CALLED_BY_STRANGERS, FEED_ADDRESSES],
    ...[REPORT_LINKS, BESIDE_ANSWERS],
  ],
})
export class AccessModule {}
