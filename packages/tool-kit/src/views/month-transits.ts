import type { SlowTransit, SunTransit, TransitChange } from '@cuspal/engine/kp/timing/annual-transits';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { datesInWords, printDate } from '@cuspal/engine/time/print';
import type { Division } from '@cuspal/engine/zodiac/division';
import { signName, starName } from '@cuspal/engine/zodiac/lords';
import type { Graha, Planet } from '@cuspal/engine/zodiac/names';
import { say } from './views.messages.ts';

/** A planet in the sky of a month by its lords, as results print it. */
export interface MonthTransitView {
  readonly planet: Planet;
  readonly signLord: Graha;
  readonly starLord: Planet;
  readonly subLord: Planet;
  /** The subs the Sun passes in this star and sign, in order. */
  readonly subLords?: readonly Planet[];
  readonly note: string;
}

const lordsOf = ({ signLord, starLord, subLord }: Division) => ({ signLord, starLord, subLord });
const where = ({ signIndex, starIndex }: Division) => ({ star: starName(starIndex), sign: signName(signIndex) });

/** A stay of the Sun in one star and sign. */
export const sunTransitView = (
  { inside, startMs, endMs, subLords }: SunTransit,
  clock: LocalClock,
): MonthTransitView => ({
  planet: 'Sun',
  ...lordsOf(inside),
  subLords,
  note: say.sunPasses({ ...where(inside), dates: datesInWords(startMs, endMs - 1, clock) }),
});

/** Jupiter or Saturn of a month, with what it does. */
export const slowTransitView = ({ planet, inside, changes }: SlowTransit, clock: LocalClock): MonthTransitView => ({
  planet,
  ...lordsOf(inside),
  note: [
    say.atMidMonth(where(inside)),
    ...(changes.length > 0 ? [say.itChanges({ changes: changes.map((change) => changeText(change, clock)) })] : []),
  ].join(' '),
});

function changeText({ atMs, sign, star, turns }: TransitChange, clock: LocalClock): string {
  const at = printDate(atMs, clock);
  if (turns !== undefined) return say.turns({ way: turns, at });
  const places = [...(sign === undefined ? [] : [signName(sign)]), ...(star === undefined ? [] : [starName(star)])];
  return say.enters({ places, at });
}
