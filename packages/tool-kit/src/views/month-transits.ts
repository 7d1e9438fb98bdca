import { inWords } from '@cuspal/engine/base/words';
import type { SlowTransit, SunTransit, TransitChange } from '@cuspal/engine/kp/timing/annual-transits';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { dateInWords, datesInWords } from '@cuspal/engine/time/print';
import type { Division } from '@cuspal/engine/zodiac/division';
import { signName, starName } from '@cuspal/engine/zodiac/lords';
import type { Graha, Planet } from '@cuspal/engine/zodiac/names';

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
const where = ({ signIndex, starIndex }: Division): string => `${starName(starIndex)} in ${signName(signIndex)}`;

/** A stay of the Sun in one star and sign. */
export const sunTransitView = (
  { inside, startMs, endMs, subLords }: SunTransit,
  clock: LocalClock,
): MonthTransitView => ({
  planet: 'Sun',
  ...lordsOf(inside),
  subLords,
  note: `It passes ${where(inside)} ${datesInWords(startMs, endMs - 1, clock)}.`,
});

/** Jupiter or Saturn of a month, with what it does. */
export const slowTransitView = ({ planet, inside, changes }: SlowTransit, clock: LocalClock): MonthTransitView => ({
  planet,
  ...lordsOf(inside),
  note: [
    `At mid-month it is in ${where(inside)}.`,
    ...(changes.length > 0 ? [`It ${inWords(changes.map((change) => changeText(change, clock)))}.`] : []),
  ].join(' '),
});

function changeText({ atMs, sign, star, turns }: TransitChange, clock: LocalClock): string {
  const entered = [...(sign === undefined ? [] : [signName(sign)]), ...(star === undefined ? [] : [starName(star)])];
  const what = turns === undefined ? `enters ${entered.join(' and ')}` : `turns ${turns}`;
  return `${what} on ${dateInWords(atMs, clock)}`;
}
