import { language } from './language.ts';

/** A sentence may begin with a name in quotation marks. */
const BETWEEN_SENTENCES = /(?<=\.) (?="?[A-Z0-9])/;
/** Where a sentence begins with a number, which the rules of Unicode take for the rest of the one before. */
const BEFORE_NUMBER = /(?<=[.!?।]) (?=["“«]?\p{N})/u;
const segmenters = new Map<string, Intl.Segmenter>();

/** Splits a text into its sentences. */
export function sentencesIn(text: string): readonly string[] {
  const tag = language();
  if (tag === undefined) return text.split(BETWEEN_SENTENCES);
  const segmenter = segmenters.get(tag) ?? new Intl.Segmenter(tag, { granularity: 'sentence' });
  segmenters.set(tag, segmenter);
  return Array.from(segmenter.segment(text), ({ segment }) => segment.trim().split(BEFORE_NUMBER)).flat();
}
