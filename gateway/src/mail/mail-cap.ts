import type { Limits, Rule, Taken } from '../limits/limits.ts';
import type { Refusals } from '../metrics/refusals.ts';

/** Part of an hour's messages that may go out at once: with what comes after, no hour has more than it may. */
const AT_ONCE = 1 / 4;
/** Part of those that strangers can have; the rest is kept for browsers whose user is known. */
const OF_STRANGERS = 4 / 5;

export interface MailCapParts {
  readonly limits: Pick<Limits, 'all'>;
  readonly refusals: Pick<Refusals, 'countMail'>;
  /** MAIL_PER_HOUR: ten or more. */
  readonly perHour: number;
}

/** Bound on the messages that strangers can have sent, over all clients and addresses together. */
export class MailCap {
  readonly #rule: Rule;

  constructor(private readonly parts: MailCapParts) {
    const burst = Math.floor(parts.perHour * AT_ONCE);
    this.#rule = { burst, perSecond: (parts.perHour - burst) / 3_600 };
  }

  /** Takes a message of this hour. */
  async take(isKnown: boolean): Promise<Taken> {
    const { limits, refusals } = this.parts;
    const { burst, perSecond } = this.#rule;
    const most = isKnown ? burst : Math.floor(burst * OF_STRANGERS);
    const taken = await limits.all('mail', { burst: most, perSecond });
    if (!taken.ok) refusals.countMail();
    return taken;
  }
}
