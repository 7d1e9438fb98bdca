import { fittingAnswer, sentencesIn } from '@cuspal/tool-kit';
import type { Voice } from './answer-input.ts';
import { MOST_LETTERS, MOST_REASONS } from './answer-output.ts';
import type { Reason } from './finding.ts';
import { inPlainWords, plainSentences } from './plain-words.ts';

const ROOM = { sentences: 6, characters: MOST_LETTERS };

/** Said where nothing of a result is for a person. */
const FOR_A_PRACTITIONER = 'This is a table for a practitioner. Ask with the voice of an astrologer to read it.';

/** The answer in a voice: as many of the sentences, in their order, as have room. */
export function answerIn(voice: Voice, sentences: readonly string[]): string {
  const all = sentences.flatMap(sentencesIn);
  const spoken = voice === 'asker' ? all.flatMap(plainSentences) : all;
  const text = (spoken.length > 0 ? spoken : [FOR_A_PRACTITIONER]).join(' ');
  const fitting = fittingAnswer(text, () => {}, ROOM);
  return fitting === '' ? shortened(text) : fitting;
}

/** A single sentence that is longer than an answer may be, cut at its last clause that fits. */
function shortened(text: string): string {
  const room = text.slice(0, MOST_LETTERS - 1);
  const at = Math.max(room.lastIndexOf(','), room.lastIndexOf(' and '));
  return `${room.slice(0, at > 0 ? at : MOST_LETTERS - 1)}.`;
}

/** A sentence in a voice; null where it has none for a person. */
export const sentenceIn = (voice: Voice, sentence: string): string | null =>
  voice === 'asker' ? inPlainWords(sentence) : sentence;

/** Three reasons at most, as a voice says them. */
export const reasonsIn = (voice: Voice, reasons: readonly Reason[]) =>
  reasons
    .flatMap(({ text, plain, tool, rule }) => {
      const said = voice === 'asker' ? plain : text;
      return said === null ? [] : [{ text: said, tool, rule }];
    })
    .slice(0, MOST_REASONS);
