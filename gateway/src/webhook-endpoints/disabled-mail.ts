import type { Mail } from '../mail/mailer.ts';
import { say } from './mails.messages.ts';

/** The message about an endpoint that was disabled, and what to do. */
export const disabledMail = (
  to: string,
  about: { readonly organisation: string; readonly host: string; readonly page: string },
): Mail => ({ to, subject: say.disabledSubject(about), text: `${say.disabledText(about)}\n` });
