import type { Mail } from '../mail/mailer.ts';
import { callsText, instantText, monthText, numberText } from '../web/dates.ts';

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

/** The message about an allowance that is nearly or wholly spent, and what to do. `page`: address of the developer page. */
export function allowanceMail(to: string, level: Level, state: AllowanceState, page: string): Mail {
  const { month, used, allowance, extra, resetsAt, project, accountId } = state;
  const home = project === undefined ? page : `${page}/projects/${accountId}`;
  const left = Math.max(0, allowance - used);
  const begins = instantText(resetsAt);
  const subject = level === 100 ? 'Your Cuspal allowance is spent' : `${level} % of your Cuspal allowance is used`;
  const prepaid = `From then on your prepaid calls are taken, of which you have ${numberText(extra)}.`;
  const next = state.softCap
    ? level === 100
      ? `Calls go on. Those beyond the allowance are counted and billed as your plan says, until ${begins}, when the allowance begins again.`
      : `${callsText(left)} ${left === 1 ? 'is' : 'are'} left until ${begins}, when the allowance begins again. Calls beyond them go on, and are billed as your plan says.`
    : level === 100
      ? extra > 0
        ? `Your prepaid calls are taken now. You have ${numberText(extra)}. Once they are used, tool calls are refused until ${begins}.`
        : `Tool calls are refused until ${begins}, when the allowance begins again. Refused calls cost nothing.`
      : `${callsText(left)} ${left === 1 ? 'is' : 'are'} left until ${begins}, when the allowance begins again. ${
          extra > 0 ? prepaid : `Once ${left === 1 ? 'it is' : 'they are'} used, tool calls are refused until then.`
        }`;
  return {
    to,
    subject,
    text: `${project === undefined ? 'You have' : `The project ${project} has`} used ${numberText(used)} of the ${callsText(allowance)} of ${monthText(month)}.

${next}

What you can do:

- See which key, application and tool used them: ${home}/usage
- Revoke a key or disconnect an application that you do not know: ${home}
- Ask the operator of the server for a larger allowance.

This message is sent once a month at ${state.planned === true ? '50 %, once at 80 %' : '80 %'} and once at 100 %.`,
  };
}
