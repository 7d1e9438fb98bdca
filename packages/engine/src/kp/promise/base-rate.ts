import { NATAL_EVENTS } from '../../events/natal.ts';
import { BASE_RATE_FIGURES } from './base-rate-figures.ts';
import type { BaseRateFigures } from './base-rate-figures.ts';
import type { Side } from './promise-verdict.ts';
import { say } from './promise.messages.ts';

const ROWS: ReadonlySet<object> = new Set(NATAL_EVENTS);

/** How often random births stand on each side of an event; null of what is no row of the natal catalogue (R9P). */
const baseRatesOf = (event: { readonly key: string | null }): BaseRateFigures | null =>
  event.key !== null && ROWS.has(event) ? (BASE_RATE_FIGURES[event.key] ?? null) : null;

/** Counts those of 100 random births on the same side of an event; null of a group of houses or an elected event. */
export function baseRate(event: { readonly key: string | null }, side: Side): number | null {
  const rates = baseRatesOf(event);
  return rates && Math.round(rates[side]);
}

/** `That is so in 78 of 100 charts.`, for a verdict that another sentence has told; null without a base rate. */
export function baseRateSentence(event: { readonly key: string | null }, side: Side): string | null {
  const { usual, rate, little } = usually(event, side);
  return usual === 'NONE' ? null : say.usually({ usual, rate, little });
}

/** A promise that more charts have says little about this one. */
const SAYS_LITTLE = 85;

/** How usual one side of an event is, under the names that messages have for it (R9P). */
export function usually(event: { readonly key: string | null }, side: Side) {
  const rate = baseRate(event, side);
  if (rate === null) return { usual: 'NONE', rate: 0, little: false } as const;
  return { usual: rate < 1 ? 'RARE' : 'RATE', rate, little: rate > SAYS_LITTLE } as const;
}

/** `as in 78 of 100 charts`, and whether so many have it that it says little; null where there is no base rate (R9P). */
export function baseRateWords(
  event: { readonly key: string | null },
  side: Side,
): { readonly words: string; readonly saysLittle: boolean } | null {
  const { usual, rate, little } = usually(event, side);
  return usual === 'NONE' ? null : { words: say.asInCharts({ usual, rate }), saysLittle: little };
}
