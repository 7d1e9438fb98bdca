import { natalEvent } from '@cuspal/engine/events/natal';
import { usually } from '@cuspal/engine/kp/promise/base-rate';
import type { KpPromise } from '@cuspal/engine/kp/promise/promise';
import type { Window } from '@cuspal/engine/kp/timing/window';
import type { PromotionGate } from '@cuspal/engine/topics/career/promotion';
import { answerWithin } from '@cuspal/tool-kit';
import { say } from './career.messages.ts';

interface PromotionFacts {
  readonly gate: PromotionGate;
  readonly promised: KpPromise;
  readonly best: Window | null;
  /** The sentence on the best period. */
  readonly said: string | false;
  readonly stagnant: boolean;
}

/** The gate of cusp 11, the promise of cusp 10, and the periods with what they say of stagnation. */
export function promotionAnswer(facts: PromotionFacts, note: (sentence: string) => void): string {
  const { gate, promised } = facts;
  const open = gate.conditions.signifies.length > 0;
  return answerWithin(
    note,
    gateSentence(gate),
    say.promotionByTenth({
      verdict: promised.verdict,
      ...usually(natalEvent('promotion'), promised.side),
      rest: promised.side === 'no' ? 'NO_DATE' : open ? 'NONE' : 'NOT_ENOUGH',
    }),
    open && promised.side !== 'no' && periodSentence(facts),
  );
}

function gateSentence({ csl, starLord, eligible, conditions }: PromotionGate): string {
  const houses = conditions.signifies;
  if (houses.length === 0) return say.promotionImpossible({ csl });
  const ownStar = starLord === csl;
  if (eligible) return say.promotionPossible({ csl, houses, ownStar, starLord });
  const { cslDirect, starLordDirect } = conditions;
  const retrograde = cslDirect ? 'STAR_LORD' : starLordDirect || ownStar ? 'SUB_LORD' : 'BOTH';
  return say.promotionLate({ csl, houses, retrograde, starLord });
}

/** What these years say of stagnation, and the best period. */
function periodSentence({ best, said, gate: { eligible }, stagnant }: PromotionFacts): string | false {
  if (best === null) return say.stagnation({ why: 'NO_PERIOD' });
  if (said === false || !stagnant) return said;
  const why = !eligible ? 'DELAY' : best.class === 'FULL' ? 'UNTIL_BEST' : 'NO_FULL';
  return [say.stagnation({ why }), said].join(' ');
}
