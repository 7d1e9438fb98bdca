import { z } from 'zod';
import { listOf } from './shapes/basics.ts';

/** Verdict, its stability, the strongest and the first period, what a weak promise leaves, their share of a lifetime. */
export const MOST_SENTENCES = 6;
export const MOST_CHARACTERS = 700;

/** First field of a result that judges, times or chooses: what a person could be told (docs/api.md#results). */
export const answerShape = z.string().min(1).max(MOST_CHARACTERS);

/** Last field of such a result: the calls that lead on, where there are any. */
export const nextShape = listOf(z.strictObject({ tool: z.string(), reason: z.string() }));

export interface NextStep {
  readonly tool: string;
  readonly reason: string;
}

/**
 * The answer made of its sentences; false leaves one out. A result that says more than six sentences or 700
 * characters, or a sentence without its full stop, is a fault of the tool.
 */
export function answerOf(...parts: readonly (string | false)[]): string {
  const sentences = parts.filter((part) => part !== false);
  const text = sentences.join(' ');
  if (sentences.length === 0 || sentences.length > MOST_SENTENCES)
    throw new RangeError(`An answer has one to six sentences, this one ${sentences.length}.`);
  if (text.length > MOST_CHARACTERS) throw new RangeError(`An answer of ${text.length} characters: ${text}`);
  if (sentences.some((sentence) => !sentence.endsWith('.'))) throw new RangeError(`Not a sentence each: ${text}`);
  return text;
}
