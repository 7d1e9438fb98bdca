import { appendFile, chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail, Mailer } from './mailer.ts';

/** A message on the channel to the parent process, which shows it in its terminal. */
export interface MailMessage extends Mail {
  readonly type: 'mail';
}

type Send = (message: MailMessage, sent: (error: Error | null) => void) => unknown;

/** The channel to the parent, when one was opened: `npm start` does. */
const parentChannel = (): Send | null =>
  process.send ? (message, sent) => process.send?.(message, undefined, {}, sent) : null;

/**
 * Sends no e-mail: the message goes to the process that started this one, else into DATA_DIR/mail.log, which its owner
 * alone can read. It is in no ordinary log either way.
 */
export function localMailer(dataDir: string, send: Send | null = parentChannel()): Mailer {
  const toFile = async ({ to, subject, text }: Mail): Promise<void> => {
    const file = join(dataDir, 'mail.log');
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await appendFile(file, `${new Date().toISOString()} To: ${to}\nSubject: ${subject}\n\n${text}\n\n`, {
      mode: 0o600,
    });
    // The mode given to appendFile applies to a new file alone.
    await chmod(file, 0o600);
  };
  return {
    route: send ? 'terminal' : 'file',
    async send(mail) {
      const handedOver = send && (await handOver(send, { type: 'mail', ...mail }));
      if (!handedOver) await toFile(mail);
    },
    close: () => {},
  };
}

/** False when the parent has gone. */
const handOver = (send: Send, message: MailMessage): Promise<boolean> =>
  new Promise((resolve) => send(message, (error) => resolve(!error)));
