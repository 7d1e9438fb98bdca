import { buildChart } from '@cuspal/engine/chart/build';
import { withOwnCalls } from '@cuspal/engine/sky/own-calls';
import { resolveBirth } from '@cuspal/engine/time/moment';
import type { Provenance, ToolContext } from '@cuspal/tool-kit';
import { type SampleChart, TEST_NOW, testEphemeris } from '@cuspal/tool-kit/testing';
import type { Matter } from '../../meta/matters/matter.ts';
import { eventOf, eventsBeside } from '../../meta/understanding/event.ts';
import { type AnswerInput, answerInput } from '../answers/answer-input.ts';
import { answerTo } from '../answers/answer.ts';
import type { Question } from '../answers/question.ts';

/** A question of a matter, as if its words had been understood so. */
export const questionOn = (matter: Matter, more: Partial<Question> = {}): Question => ({
  topic: matter.topic ?? null,
  matter,
  event: eventOf(matter),
  otherEvent: null,
  also: eventsBeside(matter),
  dates: null,
  counted: null,
  about: 'self',
  relation: undefined,
  number: null,
  occupation: null,
  point: { house: null, planet: null, lagna: false },
  past: false,
  outOfScope: null,
  unclear: false,
  nearest: [],
  ...more,
});

type Birth = Pick<SampleChart['arguments'], 'birth_datetime' | 'latitude' | 'longitude' | 'utc_offset_minutes'>;

/** Answers a question that needs no words, for a birth at the moment of tests. */
export const answerOn = async (...asked: Parameters<typeof citedOn>) => (await citedOn(...asked)).result;

/** The same, and what the answer rests on. */
export async function citedOn(birth: Birth, question: Question, more: object = {}, now = TEST_NOW) {
  const cited: Provenance[] = [];
  const input: AnswerInput = answerInput.parse({ ...birth, event: 'Marriage', ...more });
  const context: ToolContext<AnswerInput> = {
    input,
    chart: buildChart(testEphemeris(), resolveBirth(input)),
    ephemeris: withOwnCalls(testEphemeris()),
    now,
    signal: new AbortController().signal,
    note: () => {},
    lead: () => {},
    cite: (own) => cited.push(own),
    yieldTurn: () => Promise.resolve(),
    progress: () => {},
  };
  const result = await answerTo(context, question);
  return { result, provenance: cited[0] };
}
