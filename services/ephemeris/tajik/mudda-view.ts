import { printedDegrees } from '@cuspal/engine/base/printed';
import type { Interval } from '@cuspal/engine/base/intervals';
import { DAY_MS } from '@cuspal/engine/time/julian';
import type { Graha, Planet } from '@cuspal/engine/zodiac/names';

export const LORD_FLAGS = ['yearLord', 'munthaLord', 'lagnaLord'] as const;
export type LordFlag = (typeof LORD_FLAGS)[number];

/** What the lord of a period is in its year. */
export const flagsOf =
  (holders: Readonly<Record<LordFlag, Graha>>) =>
  (lord: Planet | 'Lagna'): readonly LordFlag[] =>
    LORD_FLAGS.filter((flag) => holders[flag] === lord);

/** Length of a period in days of 24 hours, to a tenth of a second. */
export const daysOf = ({ startMs, endMs }: Interval): number => printedDegrees((endMs - startMs) / DAY_MS);
