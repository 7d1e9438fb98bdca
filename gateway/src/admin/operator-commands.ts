import { AccountError, parseAddress } from '../accounts/accounts.ts';
import type { MailRoute } from '../mail/mailer.ts';
import { integer, onlyWord, type Given } from './arguments.ts';
import type { Command } from './command.ts';
import { table } from './table.ts';
import { commandRecord } from './audit-commands.ts';

const MOST_NAMED = 1_000;

/** Commands about the whole server. */
export const OPERATOR_COMMANDS: Readonly<Record<string, Command>> = {
  totals: {
    words: '[--month YYYY-MM] [--most N]',
    meaning: 'Accounts, calls of a month, what was refused and why, and the accounts with most calls (10, or N).',
    options: { values: ['month', 'most'] },
    async run({ totals }, given) {
      const told = await totals.of(monthOf(given), integer(given, 'most', 1, MOST_NAMED));
      const { refused, heaviest, ...all } = told;
      const parts = [
        table([all]),
        refused.length > 0 ? `Refused:\n${table(refused.map((row) => ({ ...row })))}` : 'Nothing was refused.',
        heaviest.length > 0
          ? `Most calls:\n${table(heaviest.map((row) => ({ ...row, allowance: row.allowance ?? 'unmetered' })))}`
          : 'No account has called a tool.',
      ];
      return { json: told, text: parts.join('\n\n') };
    },
  },
  'send-test-mail': {
    words: 'ADDRESS',
    meaning: 'Sends one message by SMTP_URL, as sign-in codes are sent, and says whether it was handed over.',
    options: {},
    async run({ mailer, audit }, given) {
      const to = parseAddress(onlyWord(given, 'the address'));
      if (to === undefined) throw new AccountError('This is no e-mail address: write it as name@example.com.');
      try {
        await mailer.send({ to, subject: SUBJECT, text: TEXT });
      } catch (fault) {
        throw new AccountError(`The message was not handed over: ${reasonOf(fault)} Look at SMTP_URL and MAIL_FROM.`);
      }
      await audit.note(commandRecord('send-test-mail'));
      return { json: { to, route: mailer.route }, text: HANDED_OVER[mailer.route] };
    },
  },
};

const SUBJECT = 'Test of the mail of Cuspal';
const TEXT =
  'The operator of the server asked for this message. Sign-in codes come the same way. Nothing is to be done.';

const HANDED_OVER: Readonly<Record<MailRoute, string>> = {
  smtp: 'The mail server has taken the message. Look whether it arrives, and not as spam.',
  terminal:
    'SMTP_URL is not set: the message stands in the terminal of the server, and no sign-in code reaches anybody.',
  file: 'SMTP_URL is not set: the message stands in DATA_DIR/mail.log, and no sign-in code reaches anybody.',
};

/** What a mail server said, on one line. Its own words may repeat the address, and are shown to the operator alone. */
const reasonOf = (fault: unknown): string => {
  const said = fault instanceof Error ? fault.message.replace(/\s+/g, ' ').trim() : 'it failed';
  return /[.!?]$/.test(said) ? said : `${said}.`;
};

/** The month in an option; undefined for the running one. */
export function monthOf({ values: { month } }: Given): string | undefined {
  if (month !== undefined && !/^\d{4}-(0[1-9]|1[0-2])$/.test(month))
    throw new AccountError(`--month is ${month}: write it as 2026-11.`);
  return month;
}
