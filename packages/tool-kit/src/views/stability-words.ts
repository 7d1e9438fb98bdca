import type { Polarity } from '@cuspal/engine/events/event';
import { turnsWithin, uncertaintySeconds } from '@cuspal/engine/kp/borders/birth-time-trust';
import type { HeldSide, SideTurn } from '@cuspal/engine/kp/borders/birth-time-trust';
import { isRoundedTime } from '@cuspal/engine/kp/borders/pre-verdict-audit';
import type { Side } from '@cuspal/engine/kp/promise/promise-verdict';
import { shownMs, type LocalClock } from '@cuspal/engine/time/clock';
import { isoToSecond } from '@cuspal/engine/time/iso';
import type { Moment } from '@cuspal/engine/time/moment';
import { say } from './views.messages.ts';

/** How stability is said (R9S): one assurance or, in its place, one warning; never both. */

type Birth = LocalClock & Pick<Moment, 'utcMs'>;

/** What a birth on the other side does for the matter; an unwelcome one is indicated, never promised. */
function doesTo(side: Side, polarity: Polarity | undefined) {
  if (side === 'split') return 'LEAVES_OPEN';
  if (polarity === 'adverse') return side === 'yes' ? 'INDICATES' : 'NOT_INDICATES';
  return side === 'yes' ? 'PROMISES' : 'NOT_PROMISES';
}

function warning([nearer, farther]: readonly SideTurn[], polarity: Polarity | undefined): string {
  if (nearer === undefined) throw new RangeError('A warning needs a turn.');
  const once = { span: nearer.seconds, way: nearer.way, does: doesTo(nearer.side, polarity) } as const;
  if (farther === undefined) return say.turnsOnce(once);
  const both = { ...once, otherSpan: farther.seconds, otherWay: farther.way };
  return farther.side === nearer.side
    ? say.turnsAlike(both)
    : say.turnsApart({ ...both, otherDoes: doesTo(farther.side, polarity) });
}

function assurance(birth: Birth, rows: readonly HeldSide[], minutes: number | undefined): string {
  const before = Math.min(...rows.map(({ beforeSeconds }) => beforeSeconds));
  const after = Math.min(...rows.map(({ afterSeconds }) => afterSeconds));
  const exact = uncertaintySeconds(minutes) < 60 || before + after < 60;
  const clock = (atMs: number, round: (minutes: number) => number): string => {
    const shown = shownMs(atMs, birth);
    return isoToSecond(exact ? shown : round(shown / 60_000) * 60_000).slice(11, exact ? 19 : 16);
  };
  const from = clock(birth.utcMs - before * 1000, Math.ceil);
  const to = clock(birth.utcMs + after * 1000, Math.floor);
  return from === to ? say.holdsAt({ from }) : say.holdsBetween({ from, to });
}

/** How the sentence speaks of the matter, and how far the birth time may be off. */
export interface StabilityFrame {
  readonly polarity?: Polarity | undefined;
  /** Stated uncertainty of the birth time in minutes. */
  readonly minutes: number | undefined;
}

/**
 * For which birth times a verdict holds: `This holds for any birth time between 04:22 and 04:35.`, or where one that
 * may be meant stands on another side `But a birth 21 seconds later promises it, so check the birth time first.` (R9S).
 */
export function stabilitySentence(birth: Birth, held: HeldSide, { polarity, minutes }: StabilityFrame): string {
  const turns = turnsWithin(held, minutes);
  return turns.length > 0 ? warning(turns, polarity) : assurance(birth, [held], minutes);
}

/** How many of several verdicts may turn with the birth time, or for which birth times all of them hold (R9S). */
export function stabilityOfSeveral(birth: Birth, rows: readonly HeldSide[], minutes: number | undefined): string {
  const turning = turningCount(rows, minutes);
  return turning > 0 ? say.severalTurn({ turning, count: rows.length }) : assurance(birth, rows, minutes);
}

/** Counts the verdicts that stand on another side at a birth time that may be meant. */
export const turningCount = (rows: readonly HeldSide[], minutes: number | undefined): number =>
  rows.filter((held) => turnsWithin(held, minutes).length > 0).length;

/**
 * What a time stated to the hour or half hour asks for, where its uncertainty is not stated (R9S). A time that no clock
 * showed is asked for again as it is.
 */
export function roundedTimeNote(moment: Moment, minutes: number | undefined): string | undefined {
  if (minutes !== undefined || moment.clock === 'never' || !isRoundedTime(moment)) return undefined;
  const stated = isoToSecond(shownMs(moment.utcMs, moment)).slice(11, 16);
  return say.roundedTime({ stated });
}
