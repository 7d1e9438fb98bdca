import { Inject, Module, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { Logger } from '@cuspal/telemetry';
import { provide, token } from '../core/provide.ts';
import { CONFIG, LOGGER } from '../core/tokens.ts';
import { LimitsModule } from '../limits/limits.module.ts';
import { Limits } from '../limits/limits.ts';
import { REFUSALS } from '../metrics/metrics.module.ts';
import { MailCap } from './mail-cap.ts';
import { createMailer, type Mailer } from './mailer.ts';

export const MAILER = token<Mailer>('mailer');

@Module({
  imports: [LimitsModule],
  providers: [
    provide(MAILER, [CONFIG], createMailer),
    provide(
      MailCap,
      [Limits, REFUSALS, CONFIG],
      (limits, refusals, { mailPerHour }) => new MailCap({ limits, refusals, perHour: mailPerHour }),
    ),
  ],
  exports: [MAILER, MailCap],
})
export class MailModule implements OnModuleInit, OnModuleDestroy {
  constructor(
    @Inject(MAILER) private readonly mailer: Mailer,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    if (this.mailer.route === 'file') this.logger.warn('SMTP_URL is not set: e-mail goes to DATA_DIR/mail.log');
  }

  onModuleDestroy(): void {
    this.mailer.close();
  }
}
