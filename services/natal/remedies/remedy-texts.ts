import type { DayFrame } from '@cuspal/engine/almanac/day-frame';
import { REMEDIAL_BASES, type RemedialLord } from '@cuspal/engine/topics/remedies/remedial-lord';
import { planetFirst, planetInWords } from '@cuspal/engine/zodiac/planet-words';
import { planetName } from '@cuspal/tool-kit';
import { z } from 'zod';

/** The planet that gem and mantra are for, with the reason. */
export const remedialLordShape = z
  .strictObject({ planet: planetName, points: z.int().min(0), basis: z.enum(REMEDIAL_BASES), reason: z.string() })
  .meta({ description: 'The same for gem and mantra' });

/** Says which planet a remedy is for and why, in both tools alike. */
export function remedySentence({ planet, points, basis, reason }: RemedialLord): string {
  const because = `because ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`;
  const whose = planetInWords(planet);
  if (points === 0)
    return basis === 'ASKED'
      ? `A remedy is wanted for ${whose}, though nothing in the chart asks for one by these tests.`
      : `Nothing in the chart asks for a remedy by these tests, so it is for the Lagna lord, ${whose}.`;
  return basis === 'ASKED'
    ? `A remedy is wanted for ${whose}, and it fits, ${because}`
    : `${planetFirst(planet)} asks for a remedy most, ${because}`;
}

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
