import type { ToolDefinition } from '@cuspal/tool-kit';
import { said, type Finding } from './finding.ts';

/** An argument that a tool needs, and what is wrong with it. */
export interface Missing {
  readonly name: string;
  readonly message: string;
}

const PARTNER = "the other person's birth: date, time and place, as person2";
const NUMBER = 'a number from 1 to 249, the first that comes to mind, as number';

/** What to send for an argument that a question left open. */
const ASKED_FOR: Readonly<Record<string, string>> = {
  partner: PARTNER,
  person2: PARTNER,
  second_birth_datetime: "the twin's birth, as person2",
  target_number: NUMBER,
  question_number: NUMBER,
  query_event: 'the event that is meant, as event',
  event: 'the event that is meant, as event',
  candidate_dates: 'two to ten dates, as candidate_dates',
  known_events: 'dated events of the life, five or more, as known_events',
  start_date: 'the first day, as start_date',
  end_date: 'the last day, as end_date',
  startDatetime: 'the first day, as start_date',
  endDatetime: 'the last day, as end_date',
};

/** Asks for what is missing in place of an answer. */
export function askedBack({ name }: Pick<ToolDefinition, 'name'>, missing: readonly Missing[]): Finding {
  const [first] = missing.map((each) => ASKED_FOR[each.name]).filter((words) => words !== undefined);
  const ask =
    first === undefined
      ? `This needs more than a birth. Call ${name} itself and send ${missing.map((each) => each.name).join(', ')}.`
      : `To answer this, send ${first}.`;
  return {
    ...said(ask),
    terms: true,
    notLookedAt: ['The chart was not read for this, because something is missing.'],
    askNext: [ask],
  };
}

/** Asks for a number for a question by number. */
export const askForNumber = (): Finding => ({
  ...said(
    `This question is judged by a number and not by the birth. Send ${NUMBER}.`,
    'Ask one clear question, once, and keep it in mind while choosing.',
  ),
  askNext: [`Send ${NUMBER}.`],
});

/** Asks for the birth of the other person. */
export const askForPartner = (): Finding => ({
  ...said(`To compare two people, send ${PARTNER}.`, 'Without it only the own chart can be read for marriage.'),
  askNext: ['When does the own chart promise marriage?'],
});
