import { fittingAnswer } from '@cuspal/tool-kit';
import type { Voice } from './answer-input.ts';
import { MOST_LETTERS, MOST_REASONS } from './answer-output.ts';
import type { Finding, Reason } from './finding.ts';
import { inPlainWords, sentencesLeft, sentencesOf, textInPlainWords, withTerms } from './plain-words.ts';
import { say } from './answers.messages.ts';
import { language } from '@cuspal/speech';

const ROOM = { sentences: 6, characters: MOST_LETTERS };

/** The sentences that a voice can say; terms of the chart stay where they were asked for. */
function spokenBy(voice: Voice, { sentences, terms, numbers = false }: ResultParts): readonly string[] {
  const all = sentences.flatMap(sentencesOf);
  if (voice !== 'asker' || numbers) return all.map(({ text }) => text);
  const plain = sentencesLeft(all, inPlainWords);
  return terms && plain.length < all.length ? sentencesLeft(all, withTerms) : plain;
}

type ResultParts = Pick<Finding, 'sentences' | 'terms' | 'numbers'>;

/** Whether a finding has anything for a voice. */
export const isTold = (voice: Voice, found: ResultParts): boolean => spokenBy(voice, found).length > 0;

/** The answer in a voice: as many of the sentences, in their order, as have room. */
export function answerIn(voice: Voice, found: ResultParts): string {
  const spoken = spokenBy(voice, found);
  const text = (
    spoken.length > 0
      ? spoken // Nothing of the result is for a person.
      : [say.tablesAlone()]
  ).join(' ');
  const fitting = fittingAnswer(text, () => {}, ROOM);
  return fitting === '' ? shortened(text) : fitting;
}

/** A single sentence that is longer than an answer may be, cut at its last clause that fits. */
function shortened(text: string): string {
  const room = text.slice(0, MOST_LETTERS - 1);
  const isEnglish = language() === undefined;
  const at = Math.max(room.lastIndexOf(','), isEnglish ? room.lastIndexOf(' and ') : 0);
  return `${room.slice(0, at > 0 ? at : MOST_LETTERS - 1)}${isEnglish ? '.' : text.slice(-1)}`;
}

/** A sentence in a voice; null where it has none for a person. */
export const sentenceIn = (voice: Voice, sentence: string): string | null =>
  voice === 'asker' ? textInPlainWords(sentence) : sentence;

/** Three reasons at most, as a voice says them. */
export const reasonsIn = (voice: Voice, reasons: readonly Reason[]) =>
  reasons
    .flatMap(({ text, plain, tool, rule }) => {
      const said = voice === 'asker' ? plain : text;
      return said === null ? [] : [{ text: said, tool, rule }];
    })
    .slice(0, MOST_REASONS);
