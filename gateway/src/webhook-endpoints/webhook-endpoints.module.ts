import { Inject, Module, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { Logger, Registry } from '@cuspal/telemetry';
import { provide } from '../core/provide.ts';
import { CLOCK, CONFIG, LISTENING, LOGGER } from '../core/tokens.ts';
import { DatabaseModule, ORM } from '../database/database.module.ts';
import { keepPurged } from '../database/purge.ts';
import { MAILER, MailModule } from '../mail/mail.module.ts';
import { REGISTRY } from '../metrics/metrics.module.ts';
import { OrganisationsModule } from '../organisations/organisations.module.ts';
import { guardedPost } from '../outgoing/guarded-post.ts';
import { ORGANISATIONS } from '../web/portal-paths.ts';
import { WebhookDeliveries } from './delivery-list.ts';
import { DisabledNotices } from './disabled-notices.ts';
import { WebhookEndpoints } from './endpoints.ts';
import { WebhookSender } from './sender.ts';

/** Webhooks of organisations: their endpoints, and the messages that go there. */
@Module({
  imports: [DatabaseModule, MailModule, OrganisationsModule],
  providers: [
    WebhookEndpoints,
    WebhookDeliveries,
    provide(
      WebhookSender,
      [ORM, LOGGER, CLOCK],
      (orm, logger, now) => new WebhookSender({ orm, post: guardedPost(), logger, now }),
    ),
    provide(
      DisabledNotices,
      [ORM, MAILER, LOGGER, CONFIG, LISTENING, CLOCK],
      (orm, mailer, logger, { baseUrl }, listening, now) =>
        new DisabledNotices({ orm, mailer, logger, page: `${baseUrl ?? listening}${ORGANISATIONS}`, now }),
    ),
  ],
  exports: [WebhookEndpoints, WebhookDeliveries],
})
export class WebhookEndpointsModule implements OnModuleInit, OnModuleDestroy {
  #stopPurging = (): void => {};

  constructor(
    @Inject(WebhookDeliveries) private readonly deliveries: WebhookDeliveries,
    @Inject(WebhookSender) private readonly sender: WebhookSender,
    @Inject(DisabledNotices) private readonly notices: DisabledNotices,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(REGISTRY) private readonly registry: Registry,
  ) {}

  onModuleInit(): void {
    this.#stopPurging = keepPurged([this.deliveries], this.logger);
    this.sender.show(this.registry);
  }

  async onModuleDestroy(): Promise<void> {
    this.#stopPurging();
    await Promise.all([this.sender.close(), this.notices.close()]);
  }
}
