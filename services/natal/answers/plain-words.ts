import { MARKS, recordOfCall, type SaidSentence } from '@cuspal/speech';

// What is told to a person is chosen by what is known of the message that said a sentence, never by its words: they are in
// the language of the call.

/** The sentences of a text that tools of this call said, with what is known of each. */
export function sentencesOf(text: string): readonly SaidSentence[] {
  const record = recordOfCall();
  if (record === undefined) throw new RangeError('What tools say for an answer is written down: call them withRecord.');
  return record.sentencesOf(text);
}

/** A sentence as a person can read it; null where it is for a practitioner alone. */
export const inPlainWords = ({ marks, plain }: SaidSentence): string | null =>
  (marks & MARKS.TECHNICAL) === 0 ? plain : null;

/** A sentence with its terms, for somebody who asked about the chart itself; null where it counts houses. */
export const withTerms = ({ marks, text }: SaidSentence): string | null =>
  (marks & MARKS.NUMBERED) === 0 ? text : null;

/** A text of one sentence or more in plain words; null where a part of it is for a practitioner alone. */
export function textInPlainWords(text: string): string | null {
  const plain = sentencesOf(text).map(inPlainWords);
  return plain.includes(null) ? null : plain.join(' ');
}

/** The sentences that are left of a text; one that leans on a sentence which is not left goes with it. */
export function sentencesLeft(
  sentences: readonly SaidSentence[],
  left: (sentence: SaidSentence) => string | null,
): readonly string[] {
  const kept: string[] = [];
  let dropped = false;
  for (const sentence of sentences) {
    const told: string | null = dropped && (sentence.marks & MARKS.LEANS) !== 0 ? null : left(sentence);
    dropped = told === null;
    if (told !== null) kept.push(told);
  }
  return kept;
}
