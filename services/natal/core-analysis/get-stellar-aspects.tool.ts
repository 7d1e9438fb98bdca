import { ASPECT_NATURES, DEGREE_ASPECT_NAMES } from '@cuspal/engine/kp/kernel/degree-aspects';
import { EXCHANGE_TYPES, stellarAspects, TIE_TYPES } from '@cuspal/engine/kp/kernel/stellar-aspects';
import {
  aboutOf,
  aboutShape,
  birthInput,
  defineTool,
  houseList,
  houseNumber,
  listOf,
  planetList,
  planetName,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { say } from './core-analysis.messages.ts';

export default defineTool({
  name: 'get_stellar_aspects',
  title: 'Ties by star between planets and cusps',
  purpose: 'Which planets and cusps act through which, by star and sub, with sign and degree aspects for quality only',
  family: 'core analysis',
  phase: 'promise',
  system: 'kp',
  needs: ['get_significators'],
  birth: 'required',
  disclaimer: null,
  description:
    'Through which star and sub each planet acts in a KP chart, with exchanges, own stars and chains of star lords. Call it to see through whom a significator works.',
  provenance: { rules: ['R7.2', 'R7.1', 'R6.2', 'R5.8', 'R7.3'], sources: ['KPR2', 'KPR3t'] },
  input: birthInput,
  output: z.strictObject({
    about: aboutShape,
    edges: listOf(z.strictObject({ from: planetName, to: planetName, type: z.enum(TIE_TYPES) })),
    exchanges: listOf(z.strictObject({ a: planetName, b: planetName, type: z.enum(EXCHANGE_TYPES) })),
    selfStar: planetList,
    selfSub: planetList,
    selfStarAndSub: planetList,
    chains: listOf(
      z.strictObject({
        planet: planetName,
        path: planetList,
        ends: z.strictObject({ type: z.enum(['RULER', 'CYCLE']), planets: planetList }),
      }),
    ),
    cuspTies: listOf(
      z.strictObject({
        cusp: houseNumber,
        starLord: planetName,
        subLord: planetName,
        subSubLord: planetName,
        planetsInTheirStars: planetList,
      }),
    ),
    housesReached: listOf(z.strictObject({ planet: planetName, houses: houseList })).meta({
      description: 'By each planet through its star lord: where that stands and what it owns',
    }),
    degreeAspects: listOf(
      z.strictObject({
        from: planetName,
        to: z.string().meta({ description: 'A planet, or cusp_1 to cusp_12' }),
        name: z.enum(DEGREE_ASPECT_NAMES),
        angle: z.number(),
        orb: z.number().min(0).max(8.000001),
        nature: z.enum(ASPECT_NATURES),
        applying: z.boolean(),
      }),
    ),
    signAspects: listOf(
      z.strictObject({
        from: planetName,
        to: planetName,
        ordinal: z
          .int()
          .min(3)
          .max(10)
          .meta({ description: 'Signs counted from that of the aspecting planet, itself 1' }),
      }),
    ),
    gatesVerdict: z.literal(false),
  }),
  run: ({ chart }) => ({
    about: aboutOf(say.aboutStellar()),
    ...stellarAspects(chart),
    gatesVerdict: false as const,
  }),
});
