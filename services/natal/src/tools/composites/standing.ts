import { sideOf } from '@cuspal/engine/kp/promise/promise-verdict';
import type { Moment } from '@cuspal/engine/time/moment';
import { heldSentence, minutesInWords } from '@cuspal/tool-kit/views/stability';
import type { DecidingPromise } from './deciding-promise.ts';
import type { Fact } from './synthesis.ts';

/** How far the deciding promise stands as the birth time moves. */
export interface Standing {
  /** For which birth times its verdict holds, in a sentence; across a border another sub lord can give the same. */
  readonly says: string;
  /** What other birth times say that may be meant; none where they all stand on one side. */
  readonly otherwise: readonly Fact[];
}

/** Reads it from the promise itself; `minutes` is the stated uncertainty of the birth time, and `member` its block. */
export function standingOf(
  promise: DecidingPromise,
  moment: Moment,
  minutes: number | undefined,
  member: string,
): Standing {
  const others = (promise.alternatives ?? []).filter(({ verdict }) => sideOf(verdict) !== promise.side);
  const share = Math.round(10 * others.reduce((sum, each) => sum + each.share, 0)) / 10;
  return {
    says: heldSentence(moment, [promise.stability], 'The verdict holds'),
    otherwise:
      promise.uncertain !== true || minutes === undefined
        ? []
        : [
            {
              fact: `Of the birth times within ${minutesInWords(minutes)} of the stated one ${share} % read otherwise.`,
              member,
            },
          ],
  };
}
