import { language } from '@cuspal/speech';
import { z } from 'zod';
import { listOf } from './shapes/basics.ts';

/** Verdict, its stability, the strongest and the first period, what a weak promise leaves, their share of a lifetime. */
export const MOST_SENTENCES = 6;
export const MOST_CHARACTERS = 400;

/** First field of a result that judges, times or chooses: what a person could be told (docs/api.md#results). */
export const answerShape = z.string().min(1).max(MOST_CHARACTERS);

/** Most characters of the line that says what a table shows: in English, and in a language that takes more room. */
const MOST_ABOUT = 160;
const MOST_ABOUT_TRANSLATED = 256;

/** First field of a table without a judgement: a sentence on what is shown, whose, how many and of what time. */
export const aboutShape = z.string().min(1).max(MOST_ABOUT_TRANSLATED);

/** That line; one that is no sentence or too long is a fault of the tool, which shows in English. */
export function aboutOf(sentence: string): string {
  if (language() !== undefined) return sentence;
  if (sentence.length > MOST_ABOUT) throw new RangeError(`A line of ${sentence.length} characters: ${sentence}`);
  if (!sentence.endsWith('.')) throw new RangeError(`Not a sentence: ${sentence}`);
  return sentence;
}

/** Last field of a result that judges: the calls that lead on, where there are any. */
export const nextShape = listOf(z.strictObject({ tool: z.string(), reason: z.string() }));

export interface NextStep {
  readonly tool: string;
  readonly reason: string;
}

/**
 * The answer made of its sentences; false leaves one out. More than six sentences, or one without its full stop, is a
 * fault of the tool. What is longer than an answer may be is fitted when the tool has run (`ledBy`).
 */
export function answerOf(...parts: readonly (string | false)[]): string {
  const sentences = parts.filter((part) => part !== false);
  const text = sentences.join(' ');
  if (sentences.length === 0 || sentences.length > MOST_SENTENCES)
    throw new RangeError(`An answer has one to six sentences, this one ${sentences.length}.`);
  if (language() === undefined && sentences.some((sentence) => !sentence.endsWith('.')))
    throw new RangeError(`Not a sentence each: ${text}`);
  return text;
}
