import type { Channels } from './channels.ts';

/** How seasons and months are compared: a channel, and whether its highest or lowest score leads. */
const ORDERS = {
  wettest: ['precipitation', -1],
  driest: ['precipitation', 1],
  warmest: ['temperature', -1],
  coldest: ['temperature', 1],
  windiest: ['wind', -1],
} as const satisfies Readonly<Record<string, readonly [keyof Channels, 1 | -1]>>;

type Ranking = keyof typeof ORDERS;
export type Rankings = Readonly<Record<Ranking, readonly number[]>>;

/** Indexes from 1 of some skies, best first in each order; equals stay in order of time. */
export function rankingsOf(skies: readonly Channels[]): Rankings {
  const ranked = (by: Ranking): readonly number[] => {
    const [channel, way] = ORDERS[by];
    return skies
      .map((channels, at) => ({ index: at + 1, score: channels[channel].score }))
      .sort((a, b) => way * (a.score - b.score) || a.index - b.index)
      .map(({ index }) => index);
  };
  return {
    wettest: ranked('wettest'),
    driest: ranked('driest'),
    warmest: ranked('warmest'),
    coldest: ranked('coldest'),
    windiest: ranked('windiest'),
  };
}
