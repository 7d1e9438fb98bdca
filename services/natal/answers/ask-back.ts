import type { ToolDefinition } from '@cuspal/tool-kit';
import { said, type Finding } from './finding.ts';
import { say } from './answers.messages.ts';

/** An argument that a tool needs, and what is wrong with it. */
export interface Missing {
  readonly name: string;
  readonly message: string;
}

/** What to send for an argument that a question left open, by the cases of the sentence that asks for it. */
const ASKED_FOR: Readonly<Record<string, Parameters<typeof say.sendMissing>[0]['what'] | undefined>> = {
  partner: 'PARTNER',
  person2: 'PARTNER',
  second_birth_datetime: 'TWIN',
  target_number: 'NUMBER',
  question_number: 'NUMBER',
  query_event: 'EVENT',
  event: 'EVENT',
  candidate_dates: 'DATES',
  known_events: 'KNOWN_EVENTS',
  start_date: 'FIRST_DAY',
  end_date: 'LAST_DAY',
  startDatetime: 'FIRST_DAY',
  endDatetime: 'LAST_DAY',
};

/** Asks for what is missing in place of an answer. */
export function askedBack({ name }: Pick<ToolDefinition, 'name'>, missing: readonly Missing[]): Finding {
  const [what] = missing.map((each) => ASKED_FOR[each.name]).filter((known) => known !== undefined);
  const ask =
    what === undefined
      ? say.needsMore({ tool: name, arguments: missing.map((each) => each.name).join(', ') })
      : say.sendMissing({ what });
  return {
    ...said(ask),
    terms: true,
    notLookedAt: [say.somethingMissing()],
    askNext: [ask],
  };
}

/** Asks for a number for a question by number. */
export const askForNumber = (): Finding => ({
  ...said(say.judgedByNumber(), say.sendNumber(), say.askOnce()),
  askNext: [say.sendNumber()],
});

/** Asks for the birth of the other person. */
export const askForPartner = (): Finding => ({
  ...said(say.sendPartner(), say.ownChartOnly()),
  askNext: [say.whenMarriage()],
});
