import { printedScore, printedTenths } from '../../base/printed.ts';
import type { WeatherSums } from './weather-values.ts';

/** One reason of a score with its points in each channel. */
export interface Contribution {
  readonly factor: string;
  readonly values: WeatherSums;
}

export const CHANNEL_BANDS = ['VERY_LOW', 'LOW', 'NORMAL', 'HIGH', 'VERY_HIGH'] as const;
type ChannelBand = (typeof CHANNEL_BANDS)[number];

export const TEMPERATURE_SIGNALS = ['COLDER', 'NORMAL', 'WARMER'] as const;
export const PRECIPITATION_SIGNALS = ['DRIER', 'NORMAL', 'WETTER'] as const;
export const WIND_SIGNALS = ['CALM', 'NORMAL', 'WINDY'] as const;

interface Factor {
  readonly factor: string;
  readonly points: number;
}

/** A score of 0 to 100 with what makes it: 50 and its factors add up to it. */
export interface Channel<Signal extends string> {
  readonly signal: Signal;
  /** To one decimal; 50 is an average sky. */
  readonly score: number;
  readonly band: ChannelBand;
  readonly factors: readonly Factor[];
}

export interface Channels {
  readonly temperature: Channel<(typeof TEMPERATURE_SIGNALS)[number]>;
  readonly precipitation: Channel<(typeof PRECIPITATION_SIGNALS)[number]>;
  readonly wind: Channel<(typeof WIND_SIGNALS)[number]>;
}

const MIDDLE = 50;
/** Limits of the signals, below the first and above the second. */
const LOW = 40;
const HIGH = 60;

/** Tenths without the dust of sums: 44.75 stays 44.8. */
const tenths = (value: number): number => printedTenths(Math.round(value * 1e6) / 1e6);

/** The three channels of a sum of contributions. */
export const channelsOf = (contributions: readonly Contribution[]): Channels => ({
  temperature: channel(contributions, 'temp', TEMPERATURE_SIGNALS),
  precipitation: channel(contributions, 'precip', PRECIPITATION_SIGNALS),
  wind: channel(contributions, 'wind', WIND_SIGNALS),
});

function channel<Signal extends string>(
  contributions: readonly Contribution[],
  key: keyof WeatherSums,
  [low, normal, high]: readonly [Signal, Signal, Signal],
): Channel<Signal> {
  const open = tenths(contributions.reduce((sum, { values }) => sum + values[key], MIDDLE));
  const score = Math.min(Math.max(open, 0), 100);
  const named = contributions
    .filter(({ values }) => Math.abs(values[key]) >= 1)
    .map(({ factor, values }) => ({ factor, points: printedScore(values[key]) }));
  // What is below one point, and what rounding leaves, so that the points add up.
  const others = printedScore(open - MIDDLE - named.reduce((sum, { points }) => sum + points, 0));
  return {
    signal: score < LOW ? low : score > HIGH ? high : normal,
    score,
    band: bandOf(score),
    factors: [
      ...named,
      ...(others === 0 ? [] : [{ factor: 'others', points: others }]),
      ...(score === open ? [] : [{ factor: 'clamp', points: tenths(score - open) }]),
    ],
  };
}

function bandOf(score: number): ChannelBand {
  if (score < 25) return 'VERY_LOW';
  if (score < LOW) return 'LOW';
  if (score <= HIGH) return 'NORMAL';
  return score <= 75 ? 'HIGH' : 'VERY_HIGH';
}
