import { Inject, Module, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { Logger } from '@cuspal/telemetry';
import { provide, token } from '../core/provide.ts';
import { CONFIG, LOGGER } from '../core/tokens.ts';
import { createMailer, type Mailer } from './mailer.ts';

export const MAILER = token<Mailer>('mailer');

@Module({ providers: [provide(MAILER, [CONFIG], createMailer)], exports: [MAILER] })
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
