import { expect } from 'vitest';
import { z } from 'zod';

const channel = z.object({
  signal: z.string(),
  score: z.number(),
  factors: z.array(z.object({ factor: z.string(), points: z.number() })),
});
const weather = z.object({ channels: z.record(z.string(), channel) });

/** Each score of a sky is 50 and its factors. */
export function scoresAddUp(sky: unknown): void {
  for (const { score, factors } of Object.values(weather.parse(sky).channels))
    expect(factors.reduce((sum, { points }) => sum + points, 50)).toBeCloseTo(score, 6);
}

export const COLOMBO = { latitude: 6.927, longitude: 79.861, utc_offset_minutes: 330 } as const;
export const DELHI = { latitude: 28.6139, longitude: 77.209, utc_offset_minutes: 330 } as const;
export const VIENNA = { latitude: 48.2, longitude: 16.37, time_zone: 'Europe/Vienna' } as const;
export const TROMSO = { latitude: 69.65, longitude: 18.96, utc_offset_minutes: 60 } as const;
