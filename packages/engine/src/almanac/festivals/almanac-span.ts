import type { Interval } from '../../base/intervals.ts';
import { once } from '../../base/once.ts';
import { dayBeginning } from '../../time/clock.ts';
import { DAY_MS } from '../../time/julian.ts';
import { limbsOver } from '../limb-spans.ts';
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

/** What the sky does about some days of a place: each part is computed when it is first asked for. */
export interface AlmanacSpan extends DaySpan {
  readonly days: PlaceDays;
  readonly tithis: () => readonly LimbSpan[];
  readonly stars: () => readonly LimbSpan[];
  readonly lunations: () => readonly Lunation[];
  readonly sankrantis: () => readonly Sankranti[];
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
  const tithis = once(() => limbs('tithi', around));
  return {
    days,
    firstDay,
    lastDay,
    tithis,
    stars: once(() => limbs('nakshatra', around)),
    lunations: once(() => lunationsOf(ephemeris, tithis())),
    sankrantis: once(() => sankrantis(ephemeris, around)),
    karanas: (of) => limbs('karana', of),
  };
}
