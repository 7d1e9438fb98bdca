import type { MailRoute } from '../mail/mailer.ts';
import type { RequestOutcome, VerifyOutcome } from './sign-in.ts';

/** A fault in words, with the HTTP status of the page that says it. */
export interface Said {
  readonly status: number;
  readonly text: string;
  readonly retryAfterSeconds?: number;
  /** Set when only a new code helps. */
  readonly startAgain?: true;
  /** Set when nothing went wrong: the page says it as what to do next. */
  readonly isNext?: true;
}

export function requestFault(outcome: RequestOutcome & { readonly ok: false }): Said {
  switch (outcome.reason) {
    case 'address':
      return {
        status: 422,
        text: 'This is not an e-mail address we can write to. It should look like name@example.com.',
      };
    case 'mail':
      return { status: 503, text: 'The message could not be sent. Check the address, or try again in a few minutes.' };
    case 'busy':
      return busy(outcome.retryAfterSeconds);
    case 'limited':
      return limited('Too many codes were asked for.', outcome.retryAfterSeconds);
    case 'limited_address': {
      const said = limited('Too many codes were asked for.', outcome.retryAfterSeconds);
      return { ...said, text: `${said.text} The last message to this address says how to go on without waiting.` };
    }
  }
}

export function verifyFault(outcome: VerifyOutcome & { readonly ok: false }): Said {
  switch (outcome.reason) {
    case 'malformed':
      return { status: 422, text: 'A code has six digits. Type the digits of the message, nothing else.' };
    case 'wrong':
      return { status: 422, text: `This is not the code we sent. ${tries(outcome.triesLeft)} left.` };
    case 'expired':
      return {
        status: 422,
        text: 'This code has been used or is older than ten minutes. Ask for a new one.',
        startAgain: true,
      };
    case 'locked':
      return {
        status: 422,
        text: 'This code was mistyped too often and is void. Ask for a new one.',
        startAgain: true,
      };
    case 'another':
      return {
        status: 200,
        text: 'That code was right. Many wrong ones were tried lately, so we have sent you a second one: type that too.',
        isNext: true,
      };
    case 'mail':
      return { status: 503, text: 'The second code could not be sent. Ask for a new one.', startAgain: true };
    case 'busy':
      return busy(outcome.retryAfterSeconds);
    case 'limited':
      return limited('Too many codes were tried.', outcome.retryAfterSeconds);
  }
}

/** A passkey that was not let in. */
export const NO_PASSKEY: Said = {
  status: 422,
  text: 'This passkey opens no account here. Sign in by e-mail, and add it on the page Account.',
};

export const tooManyTries = (retryAfterSeconds: number): Said => limited('Too much was tried.', retryAfterSeconds);

/** What the page of the code says above its field, and what as a fault. */
export const codeStep = (route: MailRoute, said?: Said): { readonly notice: string; readonly fault?: Said } =>
  said?.isNext ? { notice: said.text } : { notice: routeNotice(route), ...(said && { fault: said }) };

/** Where to look for the code. */
export function routeNotice(route: MailRoute): string {
  switch (route) {
    case 'smtp':
      return 'We have sent you a code. If it is not there within a minute, look among unwanted mail.';
    case 'terminal':
      return 'This server sends no e-mail: the code is shown in the terminal in which it was started.';
    case 'file':
      return 'This server sends no e-mail: the code is in the file mail.log of its data folder.';
  }
}

export const tries = (left: number): string => (left === 1 ? 'One try is' : `${left} tries are`);

const busy = (retryAfterSeconds: number): Said => ({
  status: 503,
  text: `As many codes are being sent as this server may send. ${waitText(retryAfterSeconds)}`,
  retryAfterSeconds,
});

const limited = (what: string, retryAfterSeconds: number): Said => ({
  status: 429,
  text: `${what} ${waitText(retryAfterSeconds)}`,
  retryAfterSeconds,
});

export function waitText(retryAfterSeconds: number): string {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait =
    retryAfterSeconds < 90
      ? `${retryAfterSeconds} seconds`
      : minutes <= 90
        ? `${minutes} minutes`
        : `${Math.ceil(minutes / 60)} hours`;
  return `Wait ${wait}, then try again.`;
}
