import { capitalised, housesNamed } from '@cuspal/engine/base/words';
import type { Chart } from '@cuspal/engine/chart/chart';
import type { JudgedEvent } from '@cuspal/engine/events/event';
import { ageAt, fitsAge, lifeStageReason } from '@cuspal/engine/events/life-stage';
import { levelInWords } from '@cuspal/engine/kp/kernel/level-words';
import type { CrossValidation } from '@cuspal/engine/kp/horary/cross-validation';
import type { NumberIntuition } from '@cuspal/engine/kp/horary/intuition';
import type { Withhold } from '@cuspal/engine/kp/horary/moon-gate';
import type { Moment } from '@cuspal/engine/time/moment';
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
      return `${
        common.length === 0
          ? 'The two charts name different planets for the matter'
          : `The two charts have only ${planetsInWords(common)} in common for the matter`
      }, so the two charts say different things. The number, its moment and the birth time are worth checking.`;
    case 'SAME_MOMENT':
      return 'The moment of judgement is the moment of birth, so the second chart confirms nothing.';
  }
}

/** What a person could be told. A matter outside the person's age is said first. */
export function advancedAnswer(
  intuition: NumberIntuition,
  cross: CrossValidation,
  withhold: Withhold | null,
  outsideAge: string | false,
): string {
  if (withhold === null) return answerOf(outsideAge, INTUITION[intuition.verdict], crossNote(cross));
  return answerOf(outsideAge, unjudged(withhold), withhold.askAgain);
}

const WHY_NOT: Readonly<Record<Withhold['code'], string>> = {
  MOON_NOT_CONNECTED: 'the Moon does not reflect the question',
  NO_OVERLAP: 'its chart tells neither of the finding nor of the loss',
};

/** That the number is not judged, and why. */
const unjudged = ({ code }: Withhold): string => `This number should not be judged, because ${WHY_NOT[code]}.`;

/** The same as a note of the result. */
export const unjudgedNote = ({ code }: Withhold): string =>
  `${capitalised(WHY_NOT[code])}, so the number should not be judged.`;

/** `Marriage is read from 18 on, and the person is 12 then.`; false where the matter fits the age. */
export function outsideAge(event: JudgedEvent, birth: Moment, utcMs: number): string | false {
  const age = ageAt(birth, utcMs);
  return age >= 0 && !fitsAge(event, age) && `${event.label} is ${lifeStageReason(event, age)}.`;
}
