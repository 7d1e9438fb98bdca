import { inWords } from '@cuspal/engine/base/words';
import type { Topic } from '@cuspal/engine/events/event';
import type { Relocation } from '@cuspal/engine/topics/foreign/relocation';
import { answerOf } from '@cuspal/tool-kit';

const FIELDS: Readonly<Partial<Record<Topic, string>>> = {
  foreign: 'foreign matters',
  legal: 'legal matters',
  spiritual: 'spiritual life',
  other: 'other matters',
};

type Shift = Relocation['topicShift'][number];

/** The fields of life that gain or lose most; those of equal points together. */
const extreme = (shifts: readonly Shift[], delta: number): string =>
  inWords(shifts.filter((each) => each.delta === delta).map(({ topic }) => FIELDS[topic] ?? topic));

function shiftSentence(shifts: readonly Shift[]): string {
  const deltas = shifts.map(({ delta }) => delta);
  const [most, least] = [Math.max(...deltas), Math.min(...deltas)];
  const parts = [
    ...(most > 0 ? [`gains most in ${extreme(shifts, most)}`] : []),
    ...(least < 0 ? [`loses most in ${extreme(shifts, least)}`] : []),
  ];
  return parts.length > 0 ? `It ${inWords(parts)}.` : 'No field of life gains or loses by it.';
}

/** What another place changes; a name too long for an answer is left out, and `unnamed` promises are only counted. */
export function relocationAnswer(
  { changes, unnamed, topicShift }: Pick<Relocation, 'changes' | 'unnamed' | 'topicShift'>,
  label: string | undefined,
): string {
  const place = label !== undefined && label.length <= 60 ? label : 'the other place';
  return answerOf(
    `The chart for ${place} changes ${changes.csl.length} of 12 cuspal sub lords and ${changes.verdicts.length + unnamed} of 78 promises.`,
    shiftSentence(topicShift),
    'This is a comparison only, because the birth chart decides.',
  );
}

/** Why fewer changed promises are listed than are counted; nothing where all are. */
export const unnamedNote = (unnamed: number): string | undefined =>
  unnamed === 0
    ? undefined
    : `${unnamed} of the changed promises ${unnamed === 1 ? 'is' : 'are'} told only when asked about by name, but ${unnamed === 1 ? 'counts' : 'count'} in the sums by topic.`;
