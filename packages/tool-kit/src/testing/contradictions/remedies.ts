import { z } from 'zod';
import type { Pair } from './pair.ts';

const GEM = 'get_gemstone_recommendation';
const MANTRA = 'get_mantra_recommendation';
const gems = z.object({
  answer: z.string(),
  remedialLord: z.object({ planet: z.string() }),
  recommendations: z.array(z.object({ planet: z.string(), kpFilter: z.object({ result: z.string() }).nullable() })),
  freeAlternative: z.object({ planet: z.string() }),
});
const mantras = z.object({ primary: z.object({ planet: z.string() }) });

/** Pairs of the two remedies of one chart. */
export const REMEDY_PAIRS: readonly Pair[] = [
  {
    name: 'a mantra of one planet with the gem and of another alone',
    tools: [GEM, MANTRA],
    opposed: (results) => {
      const { freeAlternative, answer } = gems.parse(results[GEM]);
      return freeAlternative.planet === mantras.parse(results[MANTRA]).primary.planet ? undefined : answer;
    },
    joined: /^never$/,
  },
  {
    name: 'a gem whose planet fails the test of KP',
    tools: [GEM],
    opposed: (results) => {
      const { recommendations, answer } = gems.parse(results[GEM]);
      return recommendations.some(({ kpFilter }) => kpFilter?.result === 'FAIL') ? answer : undefined;
    },
    joined: /^never$/,
  },
  {
    name: 'a gem of another planet than the one that asks for a remedy',
    tools: [GEM],
    opposed: (results) => {
      const { recommendations, remedialLord, answer } = gems.parse(results[GEM]);
      const [first] = recommendations;
      return first && first.planet !== remedialLord.planet ? answer : undefined;
    },
    joined: /(?:asks for a remedy most|so it is for the Lagna lord).*A free alternative is the mantra/s,
  },
];
