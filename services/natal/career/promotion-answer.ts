import { capitalised, inWords } from '@cuspal/engine/base/words';
import type { KpPromise } from '@cuspal/engine/kp/promise/promise';
import type { Verdict } from '@cuspal/engine/kp/promise/promise-verdict';
import type { Window } from '@cuspal/engine/kp/timing/window';
import { firstWindow } from '@cuspal/engine/kp/timing/window-state';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { dateInWords } from '@cuspal/engine/time/print';
import type { PromotionGate } from '@cuspal/engine/topics/career/promotion';
import { planetInWords } from '@cuspal/engine/zodiac/planet-words';
import { answerOf } from '@cuspal/tool-kit';

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
  readonly found: readonly Window[];
  /** Whether the list may have been cut to its best rows, so that an earlier period may exist. */
  readonly onlyBest: boolean;
  readonly stagnant: boolean;
}

/** The gate of cusp 11, the promise of cusp 10, and the periods with what they say of stagnation. */
export function promotionAnswer(facts: PromotionFacts, clock: LocalClock): string {
  const { gate, promised } = facts;
  const open = gate.conditions.signifies.length > 0;
  const rest = promised.side === 'no' ? ', so no date is given' : open ? '' : ', but not without this gate';
  return answerOf(
    gateSentence(gate),
    `Cusp 10 ${PROMISE_IN_WORDS[promised.verdict]}${rest}.`,
    open && promised.side !== 'no' && periodSentence(facts, clock),
  );
}

function gateSentence({ csl, starLord, eligible, conditions }: PromotionGate): string {
  const { signifies, cslDirect, starLordDirect } = conditions;
  const who = `${planetInWords(csl)}, sub lord of cusp 11,`;
  if (signifies.length === 0)
    return `The gate of promotion is closed, because ${who} signifies none of 2, 6, 10 and 11.`;
  if (eligible)
    return `The gate of promotion is open, because ${who} signifies ${inWords(signifies)} and is direct, ${starLord === csl ? 'in its own star' : `as is its star lord ${planetInWords(starLord)}`}.`;
  const back = [
    ...(cslDirect ? [] : ['it']),
    ...(starLordDirect || starLord === csl ? [] : [`its star lord ${starLord}`]),
  ];
  return `${capitalised(who)} signifies ${inWords(signifies)}, but promotion comes late, because ${inWords(back)} ${back.length > 1 ? 'were' : 'was'} retrograde at birth.`;
}

function periodSentence({ found, gate: { eligible }, onlyBest, stagnant }: PromotionFacts, clock: LocalClock): string {
  const sure = found.filter((window) => window.class !== 'PARTIAL');
  const strong = firstWindow(sure);
  const first = strong ?? firstWindow(found);
  if (first === null) return 'Stagnation is indicated, because no period of the years asked for can be used.';
  const from = dateInWords(first.usableStartMs ?? first.startMs, clock);
  const period = `from ${from} to ${dateInWords(first.endMs, clock)}`;
  if (strong === null) {
    const ofThese = onlyBest ? 'the first of the best' : 'the first';
    return `Stagnation is indicated, because only possible periods come, ${ofThese} ${period}.`;
  }
  // Sure periods rank before possible ones, so a list that holds both has lost no sure one.
  const cut = onlyBest && sure.length === found.length;
  const firstStrong = cut ? 'of the best periods the first strong period' : 'the first strong period';
  if (!stagnant) return `${capitalised(firstStrong)} runs ${period}.`;
  if (!eligible) return `Stagnation is indicated by the delay, and ${firstStrong} runs ${period}.`;
  return cut
    ? `Stagnation is indicated, because ${firstStrong} runs only ${period}.`
    : `Stagnation is indicated until ${firstStrong}, ${period}.`;
}
