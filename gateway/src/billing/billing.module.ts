import { Inject, Module, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { Logger, Registry } from '@cuspal/telemetry';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { Accounts } from '../accounts/accounts.ts';
import type { PlanBook } from '../accounts/plans.ts';
import { PLANS } from '../accounts/tokens.ts';
import type { BillingSettings } from '../config/billing-variables.ts';
import { provide, token } from '../core/provide.ts';
import { CLOCK, CONFIG, LOGGER } from '../core/tokens.ts';
import type { Orm } from '../database/connection.ts';
import { DatabaseModule, ORM } from '../database/database.module.ts';
import { keepPurged } from '../database/purge.ts';
import { REGISTRY } from '../metrics/metrics.module.ts';
import { applyPlans } from './apply-plans.ts';
import { BillingEvents } from './billing-events.ts';
import { HourlyClosing } from './closing.ts';
import { openMeter } from './openmeter.ts';
import { BillingSender } from './sender.ts';
import { stripe } from './stripe.ts';

const SYSTEMS = { stripe, openmeter: openMeter };

/** What runs where a billing system is set. */
interface Billing {
  readonly closing: HourlyClosing;
  readonly sender: BillingSender;
}

const BILLING = token<Billing | undefined>('billing');
const APPLIED = token<void>('applied plans');

function billingOn(settings: BillingSettings | undefined, parts: { orm: Orm; logger: Logger; now: () => number }) {
  if (!settings) return undefined;
  const system = SYSTEMS[settings.sink](settings);
  return { closing: new HourlyClosing(parts), sender: new BillingSender({ ...parts, system }) };
}

/** Plans of accounts, and the way of what they use to the billing system. */
@Module({
  imports: [DatabaseModule, AccountsModule],
  providers: [
    BillingEvents,
    provide(BILLING, [CONFIG, ORM, LOGGER, CLOCK], ({ billing }, orm, logger, now) =>
      billingOn(billing, { orm, logger, now }),
    ),
    provide(APPLIED, [ORM, PLANS, Accounts, LOGGER], (orm, plans: PlanBook, services, logger) =>
      applyPlans({ orm, plans, services, logger }),
    ),
  ],
  exports: [BillingEvents],
})
export class BillingModule implements OnModuleInit, OnModuleDestroy {
  #stopPurging = (): void => {};

  constructor(
    @Inject(BILLING) private readonly billing: Billing | undefined,
    @Inject(REGISTRY) private readonly registry: Registry,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    if (!this.billing) return;
    this.billing.sender.show(this.registry);
    this.#stopPurging = keepPurged([this.billing.closing], this.logger);
  }

  async onModuleDestroy(): Promise<void> {
    this.#stopPurging();
    await Promise.all([this.billing?.closing.close(), this.billing?.sender.close()]);
  }
}
