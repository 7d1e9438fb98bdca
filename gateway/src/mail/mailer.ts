import { isLoopback } from '../config/loopback.ts';
import { appendFile, chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';

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

const CONNECT_MS = 5_000;
const SILENT_MS = 10_000;

/** Hands messages to a mail server: smtp://user:password@host:587, smtps://…; options of nodemailer go in its query. */
export function smtpMailer(url: string, from: string): Mailer {
  const { username, hostname } = new URL(url);
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url,
      // A password goes over the network encrypted or not at all.
      requireTLS: username !== '' && !isLoopback(hostname),
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  // A gateway may run for long before it has a message, and the library is large.
  let transport: ReturnType<typeof open> | undefined;
  return {
    route: 'smtp',
    async send({ to, subject, text }) {
      const recipient = { name: '', address: to };
      const opened = await (transport ??= open());
      await opened.sendMail({ from, to: recipient, subject, text, headers: { 'Auto-Submitted': 'auto-generated' } });
    },
    close: () =>
      void transport?.then(
        (opened) => opened.close(),
        () => {},
      ),
  };
}

export interface Mail {
  /** A checked address (see accounts/address.ts). */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Destination of messages: the recipient, the terminal of the server, or a file of its data folder. */
export type MailRoute = 'smtp' | 'terminal' | 'file';

export interface Mailer {
  readonly route: MailRoute;
  /** Rejects when the message could not be handed over. */
  send(mail: Mail): Promise<void>;
  close(): void;
}
