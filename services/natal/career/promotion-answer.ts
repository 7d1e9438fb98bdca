import { natalEvent } from '@cuspal/engine/events/natal';
import { baseRateWords } from '@cuspal/engine/kp/promise/base-rate';
import { capitalised, housesNamed, inWords } from '@cuspal/engine/base/words';
import type { KpPromise } from '@cuspal/engine/kp/promise/promise';
import type { Verdict } from '@cuspal/engine/kp/promise/promise-verdict';
import type { Window } from '@cuspal/engine/kp/timing/window';
import type { PromotionGate } from '@cuspal/engine/topics/career/promotion';
import { planetInWords } from '@cuspal/engine/zodiac/planet-words';
import { answerWithin } from '@cuspal/tool-kit';

const PROMISE_IN_WORDS: Readonly<Record<Verdict, string>> = {
  ACTIVE: 'promises promotion',
  MIXED_ACTIVE: 'promises promotion with opposition',
  PARTIALLY_ACTIVE: 'promises promotion weakly',
  CONTRADICTED: 'speaks for promotion and against it alike',
  DENIED: 'does not promise promotion',
  NEGATED: 'does not promise promotion',
};

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
  const usual = baseRateWords(natalEvent('promotion'), promised.side);
  const rest = promised.side === 'no' ? ', so no date is given' : open ? '' : ', but that alone is not enough';
  return answerWithin(
    note,
    gateSentence(gate),
    `Cusp 10 ${PROMISE_IN_WORDS[promised.verdict]}${usual === null ? '' : `, ${usual.words}`}${rest}.`,
    open && promised.side !== 'no' && periodSentence(facts),
  );
}

function gateSentence({ csl, starLord, eligible, conditions }: PromotionGate): string {
  const { signifies, cslDirect, starLordDirect } = conditions;
  const who = `${planetInWords(csl)}, sub lord of cusp 11,`;
  if (signifies.length === 0)
    return `Promotion is not possible, because ${who} signifies none of houses 2, 6, 10 and 11.`;
  if (eligible)
    return `Promotion is possible, because ${who} signifies ${housesNamed(signifies)} and is direct, ${starLord === csl ? 'in its own star' : `as is its star lord ${planetInWords(starLord)}`}.`;
  const back = [
    ...(cslDirect ? [] : ['it']),
    ...(starLordDirect || starLord === csl ? [] : [`its star lord ${starLord}`]),
  ];
  return `${capitalised(who)} signifies ${housesNamed(signifies)}, but promotion comes late, because ${inWords(back)} ${back.length > 1 ? 'were' : 'was'} retrograde at birth.`;
}

/** What these years say of stagnation, and the best period. */
function periodSentence({ best, said, gate: { eligible }, stagnant }: PromotionFacts): string | false {
  if (best === null) return 'Stagnation is indicated, because no coming period can be used.';
  if (said === false || !stagnant) return said;
  const why = !eligible
    ? 'by the delay'
    : best.class === 'FULL'
      ? 'until the best period'
      : 'because no period comes in which all three lords favour it';
  return `Stagnation is indicated${best.class === 'FULL' || !eligible ? '' : ','} ${why}. ${said}`;
}
