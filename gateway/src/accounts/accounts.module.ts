import { Inject, Module, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Revocations } from './revocations.ts';
import { provide } from '../core/provide.ts';
import { CLOCK, CONFIG, LOGGER } from '../core/tokens.ts';
import { DatabaseModule, ORM } from '../database/database.module.ts';
import { AccountHash } from './account-hash.ts';
import { Accounts } from './accounts.ts';
import { DeletedAccountUsage } from './deleted-account-usage.ts';
import { KeyChanges } from './key-changes.ts';
import { Keys } from './keys.ts';
import { readPlans } from './plans.ts';
import { PLANS } from './tokens.ts';
import { ManagedKeys } from './managed-keys.ts';
import { TestTwins } from './test-accounts.ts';
import { Usage } from './usage.ts';
import { UsageTotals } from './usage-totals.ts';

/** Accounts, their keys and what they have used, and the news of what is revoked. */
@Module({
  imports: [DatabaseModule],
  providers: [
    provide(
      Revocations,
      [ORM, LOGGER, CONFIG],
      (orm, logger, { leaseGraceMs }) => new Revocations(orm, logger, leaseGraceMs),
    ),
    provide(PLANS, [CONFIG], ({ plansFile }) => readPlans(plansFile)),
    AccountHash,
    DeletedAccountUsage,
    Accounts,
    Keys,
    KeyChanges,
    TestTwins,
    ManagedKeys,
    provide(Usage, [ORM, CONFIG, CLOCK], (orm, { defaults }, now) => new Usage(orm, defaults, now)),
    provide(UsageTotals, [ORM, CONFIG, CLOCK], (orm, { defaults }, now) => new UsageTotals(orm, defaults, now)),
  ],
  exports: [
    Revocations,
    AccountHash,
    DeletedAccountUsage,
    Accounts,
    Keys,
    KeyChanges,
    TestTwins,
    ManagedKeys,
    Usage,
    UsageTotals,
    PLANS,
  ],
})
export class AccountsModule implements OnModuleInit, OnApplicationShutdown {
  constructor(@Inject(Revocations) private readonly revocations: Revocations) {}

  onModuleInit(): Promise<void> {
    return this.revocations.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.revocations.close();
  }
}
