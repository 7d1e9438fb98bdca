import { readReference } from './read-reference.ts';
import { withOwnCalls } from '../src/sky/own-calls.ts';
import type { Ephemeris } from '../src/sky/port.ts';
import { createSwissEphemeris } from '../src/sky/swiss.ts';
import { jdFromUtcMs } from '../src/time/julian.ts';

export const sky = createSwissEphemeris();
export const jd = (iso: string): number => jdFromUtcMs(Date.parse(iso));

/** Between two Julian days. */
export const seconds = (a: number, b: number): number => Math.abs(a - b) * 86_400;

/** Seasons, quarters and tithi ends of another program. */
export const events = readReference<{
  readonly seasons: readonly Readonly<Record<'mar' | 'jun' | 'sep' | 'dec', string>>[];
  readonly moon_quarters_2024: readonly { quarter: number; utc: string }[];
  readonly 'tithi_end_times_from_2024-07-10': readonly { phase_deg: number; utc: string }[];
}>('sun_moon_events_astronomy_engine');

/** The same sky, counted by itself, that remembers nothing. */
export const forgetful = (known: Ephemeris): Ephemeris =>
  new Proxy(withOwnCalls(known), {
    get: (target, name) => {
      if (name === 'sky') return target;
      const value: unknown = Reflect.get(target, name, target);
      const bound: unknown = typeof value === 'function' ? value.bind(target) : value;
      return bound;
    },
  });
