import { inWords } from '@cuspal/engine/base/words';
import { sideOf, type Side } from '@cuspal/engine/kp/promise/promise-verdict';
import type { Moment } from '@cuspal/engine/time/moment';
import { heldSentence, minutesInWords } from '@cuspal/tool-kit/views/stability';
import type { DecidingPromise } from './deciding-promise.ts';
import type { Fact } from './synthesis.ts';

/** How far the deciding promise holds as the birth time moves. */
export interface PromiseStability {
  /** For which birth times its verdict holds, in a sentence; across a border another sub lord can give the same. */
  readonly says: string;
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
  return {
    says: heldSentence(moment, [promise.stability], 'The verdict holds'),
    otherwise:
      promise.uncertain !== true || minutes === undefined
        ? []
        : [
            {
              fact: `Of the birth times within ${minutesInWords(minutes)} of the stated one ${inWords(othersOf(promise))}.`,
              member,
            },
          ],
  };
}

/** The first side named says what it is that the second is said of. */
const SIDES: readonly (readonly [Side, (matter: string, show: string) => string])[] = [
  ['yes', (matter, show) => `${show} ${matter}`],
  ['split', (matter) => `leave ${matter} contested`],
  ['no', (matter, show) => `do not ${show} ${matter}`],
];

/** The other sides, each with its share: `7.1 % leave the matter contested`, `5.9 % do not promise it`. */
function othersOf({ alternatives = [], side, polarity }: DecidingPromise): readonly string[] {
  const show = polarity === 'adverse' ? 'indicate' : 'promise';
  const shares = SIDES.flatMap(([other, words]) => {
    const there = alternatives.filter(({ verdict }) => other !== side && sideOf(verdict) === other);
    const share = Math.round(10 * there.reduce((sum, each) => sum + each.share, 0)) / 10;
    return there.length === 0 ? [] : [{ share, words }];
  });
  return shares.map(({ share, words }, at) => `${share} % ${words(at === 0 ? 'the matter' : 'it', show)}`);
}
