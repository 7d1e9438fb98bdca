import type { DayFrame } from '@cuspal/engine/almanac/day-frame';

/** Note in every result of the remedy tools. */
export const REMEDY_DISCLAIMER =
  'This is a traditional observance, offered for reflection. It cures nothing, replaces no doctor, lawyer or adviser, promises no result and changes no verdict of a chart. Nobody needs to buy anything, because a free alternative of the same tradition is always given.';

/** What both tools say of their place beside KP. */
export const CROSS_SYSTEM_NOTE =
  'KP has no rule for remedies. This is another tradition beside it, by Parashari lordships, and it moves no KP verdict.';

const MEAN_DAY_NOTE =
  'The Sun does not both rise and set there on a day named here. So 06:00 and 18:00 local mean time stand in for its sunrise and sunset.';
const PAST_THE_SKY_NOTE = 'A start past 2399 is left out, because the sky is not known there.';

/** Notes on the days on which something starts: a polar one (R1.6), and one past the ephemeris (null). */
export const startNotes = (days: readonly (Pick<DayFrame, 'sunriseFallback'> | null)[]): readonly string[] => [
  ...(days.some((day) => day?.sunriseFallback === true) ? [MEAN_DAY_NOTE] : []),
  ...(days.includes(null) ? [PAST_THE_SKY_NOTE] : []),
];
