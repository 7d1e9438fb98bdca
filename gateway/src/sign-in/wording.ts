import type { MailRoute } from '../mail/mailer.ts';
import { say } from './wording.messages.ts';
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

/** Why no code was sent; where a provider stands in its place, a page of its own says so. */
export function requestFault(
  outcome: Exclude<RequestOutcome & { readonly ok: false }, { readonly reason: 'provider' }>,
): Said {
  switch (outcome.reason) {
    case 'address':
      return {
        status: 422,
        text: say.noAddress({ example: 'name@example.com' }),
      };
    case 'mail':
      return { status: 503, text: say.notSent() };
    case 'busy':
      return busy(outcome.retryAfterSeconds);
    case 'limited':
      return limited(say.tooManyCodes, outcome.retryAfterSeconds);
    case 'limited_address':
      return limited(say.tooManyForAddress, outcome.retryAfterSeconds);
  }
}

export function verifyFault(outcome: VerifyOutcome & { readonly ok: false }): Said {
  switch (outcome.reason) {
    case 'malformed':
      return { status: 422, text: say.malformed() };
    case 'wrong':
      return { status: 422, text: say.wrong({ left: outcome.triesLeft }) };
    case 'expired':
      return {
        status: 422,
        text: say.expired(),
        startAgain: true,
      };
    case 'locked':
      return {
        status: 422,
        text: say.locked(),
        startAgain: true,
      };
    case 'another':
      return {
        status: 200,
        text: say.another(),
        isNext: true,
      };
    case 'provider':
      return { status: 403, text: say.byProvider({ name: outcome.way.name }), startAgain: true };
    case 'mail':
      return { status: 503, text: say.secondNotSent(), startAgain: true };
    case 'busy':
      return busy(outcome.retryAfterSeconds);
    case 'limited':
      return limited(say.tooManyTried, outcome.retryAfterSeconds);
  }
}

/** A passkey that was not let in. */
export const noPasskey = (): Said => ({ status: 422, text: say.noPasskey() });

export const tooManyTries = (retryAfterSeconds: number): Said => limited(say.tooMuch, retryAfterSeconds);

/** What the page of the code says above its field, and what as a fault. */
export const codeStep = (route: MailRoute, said?: Said): { readonly notice: string; readonly fault?: Said } =>
  said?.isNext ? { notice: said.text } : { notice: routeNotice(route), ...(said && { fault: said }) };

/** Where to look for the code. */
export function routeNotice(route: MailRoute): string {
  switch (route) {
    case 'smtp':
      return say.sentByMail();
    case 'terminal':
      return say.inTerminal();
    case 'file':
      return say.inFile({ file: 'mail.log' });
  }
}

const busy = (retryAfterSeconds: number): Said => ({
  status: 503,
  text: say.busy({ wait: waitText(retryAfterSeconds) }),
  retryAfterSeconds,
});

const limited = (say: (args: { readonly wait: string }) => string, retryAfterSeconds: number): Said => ({
  status: 429,
  text: say({ wait: waitText(retryAfterSeconds) }),
  retryAfterSeconds,
});

export function waitText(retryAfterSeconds: number): string {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  if (retryAfterSeconds < 90) return say.waitSeconds({ count: retryAfterSeconds });
  return minutes <= 90 ? say.waitMinutes({ count: minutes }) : say.waitHours({ count: Math.ceil(minutes / 60) });
}
