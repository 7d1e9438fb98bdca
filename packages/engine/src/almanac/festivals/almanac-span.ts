import type { Interval } from '../../base/intervals.ts';
import { once } from '../../base/once.ts';
import { dayBeginning } from '../../time/clock.ts';
import { DAY_MS } from '../../time/julian.ts';
import { limbsOver } from '../limb-spans.ts';
import { LimbsInPieces } from '../limbs-in-pieces.ts';
import type { LimbKind, LimbSpan } from '../limb-spans.ts';
import { ALMANAC_AYANAMSA, lunationsOf } from './lunations.ts';
import type { Lunation } from './lunations.ts';
import type { PlaceDays } from './place-days.ts';
import { sankrantis } from './solar-months.ts';
import type { Sankranti } from './solar-months.ts';

/** First and last civil day, counted from 1 January 1970. */
export interface DaySpan {
  readonly firstDay: number;
  readonly lastDay: number;
}

/** Days on both sides by which a span is looked at: a lunation, and festivals counted from others. */
const AROUND = 45;
/** Days whose Sun is found in one go. */
const DAYS_A_TURN = 5;

/** What the sky does about some days of a place: each part is computed when it is first asked for. */
export interface AlmanacSpan extends DaySpan {
  readonly days: PlaceDays;
  readonly tithis: () => readonly LimbSpan[];
  readonly stars: () => readonly LimbSpan[];
  readonly lunations: () => readonly Lunation[];
  readonly sankrantis: () => readonly Sankranti[];
  /** Finds ahead, a piece at a time, what takes longest: limbs, and the Sun of each day. */
  readonly findAhead: (yieldTurn: () => Promise<void>) => Promise<void>;
  /** The karanas of a tithi. */
  readonly karanas: (of: Interval) => readonly LimbSpan[];
}

export function almanacSpan(days: PlaceDays, { firstDay, lastDay }: DaySpan): AlmanacSpan {
  const { ephemeris, clock } = days;
  const around = {
    startMs: dayBeginning(firstDay, clock) - AROUND * DAY_MS,
    endMs: dayBeginning(lastDay + 1, clock) + AROUND * DAY_MS,
  };
  const limbs = (kind: LimbKind, of: Interval) => limbsOver(ephemeris, ALMANAC_AYANAMSA, kind, of);
  const inPieces = (kind: LimbKind) => new LimbsInPieces((of) => limbs(kind, of), around);
  const [tithis, stars] = [inPieces('tithi'), inPieces('nakshatra')];
  return {
    days,
    firstDay,
    lastDay,
    tithis: () => tithis.all(),
    stars: () => stars.all(),
    findAhead: async (yieldTurn) => {
      for (const limbs of [tithis, stars]) while (limbs.findMore()) await yieldTurn();
      for (let day = firstDay - AROUND; day <= lastDay + AROUND; day += 1) {
        days.sunset(day);
        if (day % DAYS_A_TURN === 0) await yieldTurn();
      }
    },
    lunations: once(() => lunationsOf(ephemeris, tithis.all())),
    sankrantis: once(() => sankrantis(ephemeris, around)),
    karanas: (of) => limbs('karana', of),
  };
}
