import type { DayFrame } from '@cuspal/engine/almanac/day-frame';
import { REMEDIAL_BASES, type RemedialLord } from '@cuspal/engine/topics/remedies/remedial-lord';
import { planetName } from '@cuspal/tool-kit';
import { z } from 'zod';
import { say } from './remedies.messages.ts';

/** The planet that gem and mantra are for, with the reason. */
export const remedialLordShape = z
  .strictObject({ planet: planetName, points: z.int().min(0), basis: z.enum(REMEDIAL_BASES), reason: z.string() })
  .meta({ description: 'The same for gem and mantra' });

/** The planet as a result prints it. */
export const remedialLordView = ({ planet, points, basis, reason }: RemedialLord) => ({
  planet,
  points,
  basis,
  reason,
});

/** Says which planet a remedy is for and why, in both tools alike. */
export function remedySentence({ planet, points, basis, clause }: RemedialLord): string {
  if (points === 0) return basis === 'ASKED' ? say.wantedOnly({ planet }) : say.forLagnaLord({ planet });
  return basis === 'ASKED' ? say.wantedAndFits({ planet, reason: clause }) : say.asksMost({ planet, reason: clause });
}

/** Notes on the days on which something starts: a polar one (R1.6), and one past the ephemeris (null). */
export const startNotes = (days: readonly (Pick<DayFrame, 'sunriseFallback'> | null)[]): readonly string[] => [
  ...(days.some((day) => day?.sunriseFallback === true) ? [say.meanDay()] : []),
  ...(days.includes(null) ? [say.pastSky()] : []),
];
