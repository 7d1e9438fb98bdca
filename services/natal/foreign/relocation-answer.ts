import type { Relocation } from '@cuspal/engine/topics/foreign/relocation';
import { answerOf } from '@cuspal/tool-kit';
import { say } from './foreign.messages.ts';

type Shift = Relocation['topicShift'][number];

/** The fields of life that gain or lose most; those of equal points together. */
const extreme = (shifts: readonly Shift[], delta: number): readonly string[] =>
  shifts.filter((each) => each.delta === delta).map(({ topic }) => say.fieldOfLife({ field: topic }));

function shiftSentence(shifts: readonly Shift[]): string {
  const deltas = shifts.map(({ delta }) => delta);
  const [most, least] = [Math.max(...deltas), Math.min(...deltas)];
  if (most <= 0 && least >= 0) return say.noFieldChanges();
  const change = most <= 0 ? 'LOSES' : least < 0 ? 'BOTH' : 'GAINS';
  return say.fieldsChange({ change, gaining: extreme(shifts, most), losing: extreme(shifts, least) });
}

/** What another place changes; a name too long for an answer is left out, and `unnamed` promises are only counted. */
export function relocationAnswer(
  { changes, unnamed, topicShift }: Pick<Relocation, 'changes' | 'unnamed' | 'topicShift'>,
  label: string | undefined,
): string {
  const place = label !== undefined && label.length <= 60 ? label : say.otherPlace();
  return answerOf(
    say.placeChanges({ place, subLords: changes.csl.length, promises: changes.verdicts.length + unnamed }),
    shiftSentence(topicShift),
    say.comparisonOnly(),
  );
}

/** Why fewer changed promises are listed than are counted; nothing where all are. */
export const unnamedNote = (unnamed: number): string | undefined =>
  unnamed === 0 ? undefined : say.toldByNameOnly({ unnamed });
