import { z } from 'zod';
import type { Pair, Results } from './pair.ts';

const moment = z.object({ asOf: z.string() });
const five = z.object({ classicFive: z.array(z.string()) });
const kept = z.object({ rulingPlanets: z.array(z.string()) });

/** Where the tools print one thing in two ways. */
function differing(results: Results, tools: readonly string[], read: (result: unknown) => string): string | undefined {
  const said = tools.map((tool) => read(results[tool]));
  return new Set(said).size === 1 ? undefined : said.join(' against ');
}

const samePair = (name: string, tools: readonly string[], read: (result: unknown) => string): Pair => ({
  name,
  tools,
  opposed: (results) => differing(results, tools, read),
  joined: /^never$/,
});

/** Pairs of what is read from the present moment. */
export const ALMANAC_PAIRS: readonly Pair[] = [
  samePair(
    'one call for the almanac of two moments',
    ['get_panchang', 'get_choghadiya_today', 'get_hora_today'],
    (result) => moment.parse(result).asOf,
  ),
  samePair('the classic five of one moment in two ways', ['get_hora_today', 'get_ruling_planets'], (result) =>
    five.parse(result).classicFive.join(' '),
  ),
  samePair(
    'the ruling planets kept at one moment in two ways',
    ['get_smart_current_dasha', 'get_transit_analysis'],
    (result) => kept.parse(result).rulingPlanets.join(' '),
  ),
];
