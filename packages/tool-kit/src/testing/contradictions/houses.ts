import { z } from 'zod';
import type { Pair } from './pair.ts';

const NAMED = 'get_event_probability';
const GROUPED = 'get_event_probability: houses 2 7 11';
const judged = z.object({ promise: z.object({ verdict: z.string(), cusp: z.int() }) });

/** Pairs of a matter by its name and by its houses. */
export const HOUSE_PAIRS: readonly Pair[] = [
  {
    name: 'a marriage by its name and by its houses',
    tools: [NAMED, GROUPED],
    opposed: (results) => {
      const [named, grouped] = [NAMED, GROUPED].map((name) => judged.parse(results[name]).promise);
      return JSON.stringify(named) === JSON.stringify(grouped)
        ? undefined
        : `${JSON.stringify(named)} against ${JSON.stringify(grouped)}`;
    },
    joined: /^never$/,
  },
];
