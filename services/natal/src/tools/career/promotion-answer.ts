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
  readonly stagnant: boolean;
}

/** The gate of cusp 11, the promise of cusp 10, and the periods with what they say of stagnation. */
export function promotionAnswer({ gate, promised, found, stagnant }: PromotionFacts, clock: LocalClock): string {
  const open = gate.conditions.signifies.length > 0;
  const rest = promised.side === 'no' ? ', so no date is given' : open ? '' : ', but not without this gate';
  return answerOf(
    gateSentence(gate),
    `Cusp 10 ${PROMISE_IN_WORDS[promised.verdict]}${rest}.`,
    open && promised.side !== 'no' && periodSentence(found, gate, stagnant, clock),
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

function periodSentence(
  found: readonly Window[],
  { eligible }: PromotionGate,
  stagnant: boolean,
  clock: LocalClock,
): string {
  const strong = firstWindow(found.filter((window) => window.class !== 'PARTIAL'));
  const first = strong ?? firstWindow(found);
  if (first === null) return 'Stagnation is indicated, because no period of the years asked for can be used.';
  const from = dateInWords(first.usableStartMs ?? first.startMs, clock);
  const period = `from ${from} to ${dateInWords(first.endMs, clock)}`;
  if (strong === null) return `Stagnation is indicated, because only possible periods come, the first ${period}.`;
  if (!stagnant) return `The first strong period runs ${period}.`;
  return eligible
    ? `Stagnation is indicated until the first strong period, ${period}.`
    : `Stagnation is indicated by the delay, and the first strong period runs ${period}.`;
}
