import type { Chart } from '@cuspal/engine/chart/chart';
import { runningLords } from '@cuspal/engine/dasha/running-lords';
import type { JudgedEvent } from '@cuspal/engine/events/event';
import { verdictOf } from '@cuspal/engine/kp/promise/promise';
import { planetName } from '@cuspal/tool-kit';
import { promiseSentence } from '@cuspal/tool-kit/views/answers';
import { jointLordsView } from '@cuspal/tool-kit/views/windows';
import { z } from 'zod';
import { say } from './dasha.messages.ts';

/** Lords of the three running periods; null before birth and after the 120 years. */
export const dashaShape = z.strictObject({ md: planetName, ad: planetName, pd: planetName }).nullable();

export function dashaView(chart: Chart, utcMs: number): z.output<typeof dashaShape> {
  const [md, ad, pd] = runningLords(chart, utcMs) ?? [];
  return md && ad && pd ? jointLordsView({ md, ad, pd }) : null;
}

export const factorsShape = z
  .array(z.strictObject({ name: z.string(), points: z.number() }))
  .readonly()
  .meta({ description: 'Their points add up to the score' });

/** Said of a score of Saturn's stays inside the polar circles. */
export const noHousesNote = (): string => say.weighedWithoutHouses();

/** What the tone of a time for work and gain is made of (docs/api.md#tones). */
export const toneWeightsShape = z.strictObject({
  good: z.number().min(0).meta({ description: 'On 2, 3, 6, 10, 11' }),
  bad: z.number().min(0).meta({ description: 'On 5, 8, 12' }),
  score: z
    .number()
    .meta({ description: "Good less bad above the person's own mean; from 0.5 and to -0.5 it is a tone" }),
});

/** Set where the ephemeris (1800 to 2399) or the work of one call ended before the answer did. */
export const truncatedShape = z.literal(true).optional();

/** Sentence on a matter that the natal chart does not promise; null for any other. Throws out_of_range without Placidus. */
export function unpromised(chart: Chart, event: JudgedEvent): string | null {
  const { side, verdict } = verdictOf(chart, event);
  return side === 'no' ? `${promiseSentence(event, verdict)} ${say.transitsAloneDoNotGive()}` : null;
}

export const rounded = (value: number, places: number): number => Number(value.toFixed(places));

/** The body that a step of the cascade follows. */
export const BODY_OF_STAGE = { SATURN: 'Saturn', JUPITER: 'Jupiter', SUN: 'Sun', MOON: 'Moon' } as const;
