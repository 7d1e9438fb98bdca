import type { Mail } from '../mail/mailer.ts';
import { callsText, instantText, monthText, numberText } from '../web/dates.ts';
import { say } from './allowance.messages.ts';

/** Per cent of the allowance at which its owner gets a message; 50 with a plan alone. */
export type Level = 50 | 80 | 100;

export interface AllowanceState {
  /** YYYY-MM. */
  readonly month: string;
  readonly used: number;
  readonly allowance: number;
  /** Prepaid calls left. */
  readonly extra: number;
  /** Whether calls beyond the allowance are counted, in place of being refused. */
  readonly softCap?: boolean;
  /** Whether it has a plan. */
  readonly planned?: boolean;
  /** When the allowance begins again. */
  readonly resetsAt: Date;
  readonly accountId?: string;
  /** Name of the project, where the allowance is that of one of an organisation. */
  readonly project?: string;
}

/**
 * The message about an allowance that is nearly or wholly spent, and what to do, in the language in which it is written.
 * `page`: address of the developer page.
 */
export function allowanceMail(to: string, level: Level, state: AllowanceState, page: string): Mail {
  const { month, used, allowance, project, accountId } = state;
  const home = project === undefined ? page : `${page}/projects/${accountId}`;
  const told = { used: numberText(used), allowance: callsText(allowance), month: monthText(month) };
  return {
    to,
    subject: level === 100 ? say.spentSubject() : say.usedSubject({ percent: level }),
    text: [
      project === undefined ? say.usedByYou(told) : say.usedByProject({ ...told, project }),
      whatComes(level, state),
      say.canDo({ usage: `${home}/usage`, home }),
      say.often({ planned: state.planned === true }),
    ].join('\n\n'),
  };
}

/** What becomes of the next calls. */
function whatComes(level: Level, { used, allowance, extra, softCap, resetsAt }: AllowanceState): string {
  const begins = instantText(resetsAt);
  const prepaid = numberText(extra);
  if (level === 100) {
    if (softCap === true) return say.softSpent({ begins });
    return extra > 0 ? say.prepaidTaken({ extra: prepaid, begins }) : say.refused({ begins });
  }
  const count = Math.max(0, allowance - used);
  const left = say.left({ count, calls: callsText(count), begins });
  if (softCap === true) return `${left} ${say.thenBilled()}`;
  return `${left} ${extra > 0 ? say.thenPrepaid({ extra: prepaid }) : say.thenRefused({ count })}`;
}
