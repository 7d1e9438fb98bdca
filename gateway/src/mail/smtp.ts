import { createTransport } from 'nodemailer';
import { isLoopback } from '../core/loopback.ts';
import type { Mailer } from './mailer.ts';

const CONNECT_MS = 5_000;
const SILENT_MS = 10_000;

/** Hands messages to a mail server: smtp://user:password@host:587, smtps://…; options of nodemailer go in its query. */
export function smtpMailer(url: string, from: string): Mailer {
  const { username, hostname } = new URL(url);
  const transport = createTransport({
    url,
    // A password goes over the network encrypted or not at all.
    requireTLS: username !== '' && !isLoopback(hostname),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    route: 'smtp',
    async send({ to, subject, text }) {
      const recipient = { name: '', address: to };
      await transport.sendMail({ from, to: recipient, subject, text, headers: { 'Auto-Submitted': 'auto-generated' } });
    },
    close: () => transport.close(),
  };
}
