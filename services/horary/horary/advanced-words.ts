import { housesNamed } from '@cuspal/engine/base/words';
import type { Chart } from '@cuspal/engine/chart/chart';
import { levelInWords } from '@cuspal/engine/kp/kernel/level-words';
import type { CrossValidation } from '@cuspal/engine/kp/horary/cross-validation';
import type { NumberIntuition } from '@cuspal/engine/kp/horary/intuition';
import type { Withhold } from '@cuspal/engine/kp/horary/moon-gate';
import { planetInWords, planetsInWords } from '@cuspal/engine/zodiac/planet-words';
import { answerOf } from '@cuspal/tool-kit';

/** Why the number confirms its question, or not. */
export function intuitionReason(
  chart: Chart,
  { verdict, subLord, hits, opposed, bestHit, bestOpposed }: NumberIntuition,
): string {
  const lord = `The sub lord of the number is ${planetInWords(subLord)}`;
  switch (verdict) {
    case 'SELF_CONFIRMATORY':
      return bestOpposed === null
        ? `${lord}, and it signifies ${housesNamed(hits)} in favour and none against.`
        : `${lord}, and it signifies houses in favour at ${levelInWords(chart, subLord, hits)}, no more weakly than those against.`;
    case 'CONTRADICTORY':
      return `${lord}, and it signifies ${housesNamed(opposed)} against the matter and none in favour.`;
    case 'WEAKLY_CHOSEN':
      return bestHit === null
        ? `${lord}, and it signifies no house of the matter, for or against.`
        : `${lord}, and it signifies the houses against more strongly than those in favour.`;
  }
}

/** Whether the number was well chosen, and what that leaves of the answer that another tool draws from it. */
const INTUITION: Readonly<Record<NumberIntuition['verdict'], string>> = {
  SELF_CONFIRMATORY: 'The number itself confirms the question.',
  WEAKLY_CHOSEN: 'The number itself says little for the question, so an answer from it carries less weight.',
  CONTRADICTORY: 'The number itself speaks against the question, so even a yes from it carries little weight.',
};

/** What the two charts have in common. */
export function crossNote({ status, common }: CrossValidation): string {
  switch (status) {
    case 'CONVERGENT':
      return `Both charts name ${planetsInWords(common)} for the matter, so they agree well.`;
    case 'PARTIAL':
      return `Both charts name ${planetsInWords(common)} for the matter, so they agree in part.`;
    case 'DIVERGENT':
      return common.length === 0
        ? 'The two charts name different planets for the matter, so the birth time should be checked.'
        : `The two charts have only ${planetsInWords(common)} in common for the matter, so the birth time should be checked.`;
    case 'SAME_MOMENT':
      return 'The moment of judgement is the moment of birth, so the second chart confirms nothing.';
  }
}

/** What a person could be told. */
export const advancedAnswer = (
  intuition: NumberIntuition,
  cross: CrossValidation,
  withhold: Withhold | null,
): string =>
  withhold === null
    ? answerOf(INTUITION[intuition.verdict], crossNote(cross))
    : answerOf(
        'This number should not be judged, because the Moon does not reflect the question.',
        'Ask again with a new number, when the matter is clear in mind and presses for an answer.',
      );
