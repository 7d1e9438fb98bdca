import { printedDegrees } from '@cuspal/engine/base/printed';
import { type LocalClock, offsetAt } from '@cuspal/engine/time/clock';
import type { Place } from '@cuspal/engine/time/place';
import { z } from 'zod';

export const placeShape = z.strictObject({ latitude: z.number(), longitude: z.number(), utcOffsetMinutes: z.number() });

/** The place of a call with the offset in force there at an instant. */
export const placeView = ({ latitude, longitude }: Place, clock: LocalClock, utcMs: number) => ({
  latitude: printedDegrees(latitude),
  longitude: printedDegrees(longitude),
  utcOffsetMinutes: printedDegrees(offsetAt(clock, utcMs)),
});
