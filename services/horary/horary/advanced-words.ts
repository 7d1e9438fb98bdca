import type { Chart } from '@cuspal/engine/chart/chart';
import type { JudgedEvent } from '@cuspal/engine/events/event';
import { ageAt, fitsAge, outsideAgesSentence } from '@cuspal/engine/events/life-stage';
import { levelInWords } from '@cuspal/engine/kp/kernel/level-words';
import type { CrossValidation } from '@cuspal/engine/kp/horary/cross-validation';
import type { NumberIntuition } from '@cuspal/engine/kp/horary/intuition';
import type { Withhold } from '@cuspal/engine/kp/horary/moon-gate';
import type { Moment } from '@cuspal/engine/time/moment';
import { answerOf } from '@cuspal/tool-kit';
import { say } from './horary.messages.ts';

/** Why the number confirms its question, or not. */
export function intuitionReason(
  chart: Chart,
  { verdict, subLord: lord, hits, opposed, bestHit, bestOpposed }: NumberIntuition,
): string {
  switch (verdict) {
    case 'SELF_CONFIRMATORY':
      return bestOpposed === null
        ? say.numberFavours({ lord, hits })
        : say.numberFavoursMore({ lord, level: levelInWords(chart, lord, hits) });
    case 'CONTRADICTORY':
      return say.numberOpposes({ lord, opposed });
    case 'WEAKLY_CHOSEN':
      return bestHit === null ? say.numberSilent({ lord }) : say.numberOpposesMore({ lord });
  }
}

/** What the two charts have in common. */
export function crossNote({ status, common }: CrossValidation): string {
  switch (status) {
    case 'CONVERGENT':
    case 'PARTIAL':
      return say.chartsAgree({ status, common });
    case 'DIVERGENT':
      return say.chartsDiffer({ common });
    case 'SAME_MOMENT':
      return say.sameMoment();
  }
}

/** What a person could be told. A matter outside the person's age is said first. */
export function advancedAnswer(
  { verdict }: NumberIntuition,
  cross: CrossValidation,
  withhold: Withhold | null,
  outsideAge: string | false,
): string {
  // The number tells what is left of the answer that another tool draws from it.
  if (withhold === null) return answerOf(outsideAge, say.numberSays({ verdict }), crossNote(cross));
  return answerOf(outsideAge, say.unjudged({ code: withhold.code }), withhold.askAgain);
}

/** That the number is not judged, and why, as a note of the result. */
export const unjudgedNote = ({ code }: Withhold): string => say.unjudgedNote({ code });

/** `Marriage is read from 18 on, and the person is 12 then.`; false where the matter fits the age. */
export function outsideAge(event: JudgedEvent, birth: Moment, utcMs: number): string | false {
  const age = ageAt(birth, utcMs);
  return age >= 0 && !fitsAge(event, age) && outsideAgesSentence(event, age);
}
