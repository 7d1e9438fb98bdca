import { sentencesIn } from '@cuspal/speech';
import { MOST_CHARACTERS, MOST_SENTENCES } from './answer.ts';

interface AnswerAndSummary {
  readonly answer: string;
  /** Begins with the answer and says the rest. */
  readonly summary: string;
}

/**
 * What a result says, the most important first: all of it as its summary, and as its answer what has room of it from the
 * front. Each part is one sentence or several that belong together.
 */
export function answerAndSummary(parts: readonly string[]): AnswerAndSummary {
  const summary = parts.join(' ');
  const tooMany = parts.findIndex((_, index) => !hasRoom(parts.slice(0, index + 1).join(' ')));
  if (tooMany === 0) throw new RangeError(`No room for the first sentence: ${summary}`);
  return { answer: tooMany < 0 ? summary : parts.slice(0, tooMany).join(' '), summary };
}

const hasRoom = (text: string): boolean => text.length <= MOST_CHARACTERS && sentencesIn(text).length <= MOST_SENTENCES;
