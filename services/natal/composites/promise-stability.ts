import { confidenceCap, type ConfidenceCap } from '@cuspal/engine/kp/borders/birth-time-trust';
import { NATAL_EVENTS } from '@cuspal/engine/events/natal';
import { baseRateSentence } from '@cuspal/engine/kp/promise/base-rate';
import { sideOf } from '@cuspal/engine/kp/promise/promise-verdict';
import type { Moment } from '@cuspal/engine/time/moment';
import { heldOf } from '@cuspal/tool-kit/views/stability';
import { stabilitySentence } from '@cuspal/tool-kit/views/stability-words';
import type { DecidingPromise } from './deciding-promise.ts';
import type { Fact } from './synthesis.ts';
import { say } from './composites.messages.ts';

/** How far the deciding promise holds as the birth time moves. */
export interface PromiseStability {
  /** How usual its side is, and for which birth times it holds or the warning in its place (R9P, R9S). */
  readonly says: string;
  /** The most that a confidence resting on it may be (R9S). */
  readonly cap: ConfidenceCap | null;
  /** What other birth times say that may be meant, by side; none where they all stand on one side. */
  readonly otherwise: readonly Fact[];
}

/** Reads it from the promise itself; `minutes` is the stated uncertainty of the birth time, and `member` its block. */
export function promiseStability(
  promise: DecidingPromise,
  moment: Moment,
  minutes: number | undefined,
  member: string,
): PromiseStability {
  const event = promise.key === null ? undefined : NATAL_EVENTS.find(({ key }) => key === promise.key);
  // An elected matter may have the key of a natal one; its row has no base rate.
  const rate = event && promise.baseRate !== null ? baseRateSentence(event, promise.side) : null;
  return {
    says: [
      ...(rate === null ? [] : [rate]),
      stabilitySentence(moment, heldOf(promise.stability), { polarity: promise.polarity, minutes }),
    ].join(' '),
    cap: confidenceCap(heldOf(promise.stability), minutes),
    otherwise:
      promise.uncertain !== true || minutes === undefined
        ? []
        : othersOf(promise, minutes).map((sentence) => ({ fact: sentence, member })),
  };
}

const SIDES = ['yes', 'split', 'no'] as const;

/** The other sides, each with its share; the first of them says what it is that the second is said of. */
function othersOf({ alternatives = [], side, polarity }: DecidingPromise, minutes: number): readonly string[] {
  const [first, second] = SIDES.flatMap((other) => {
    const there = alternatives.filter(({ verdict }) => other !== side && sideOf(verdict) === other);
    const share = Math.round(10 * there.reduce((sum, each) => sum + each.share, 0)) / 10;
    return there.length === 0 ? [] : [{ share, side: other }];
  });
  if (first === undefined) return [];
  const told = { minutes, adverse: polarity === 'adverse', ...first };
  return [
    second === undefined
      ? say.otherSide(told)
      : say.otherSides({ ...told, otherShare: second.share, otherSide: second.side }),
  ];
}
