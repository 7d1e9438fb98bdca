import { say } from '../words/playground.messages.ts';
import type { Typed } from './field.ts';

/** The tool that answers a question whole: what a visitor sees first. */
export const FIRST_TOOL = 'answer_question';

/** A birth that the documents use, of nobody. */
export const SAMPLE_BIRTH: Typed = {
  birth_datetime: '1992-08-14T10:02',
  latitude: '13.0827',
  longitude: '80.2707',
  time_zone: 'Asia/Kolkata',
};

export const SAMPLE_QUESTION = say.sampleQuestion();
