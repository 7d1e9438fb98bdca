import { localMailer } from './local.ts';
import type { Mailer } from './mailer.ts';
import { smtpMailer } from './smtp.ts';

export interface MailSettings {
  readonly smtpUrl?: string | undefined;
  readonly mailFrom?: string | undefined;
  readonly baseUrl?: string | undefined;
  readonly dataDir: string;
}

/** The mailer the configuration asks for; without MAIL_FROM the host of BASE_URL is the sender. */
export function createMailer({ smtpUrl, mailFrom, baseUrl, dataDir }: MailSettings): Mailer {
  if (smtpUrl === undefined) return localMailer(dataDir);
  const host = baseUrl === undefined ? 'localhost' : new URL(baseUrl).hostname;
  return smtpMailer(smtpUrl, mailFrom ?? `Cuspal <no-reply@${host}>`);
}
