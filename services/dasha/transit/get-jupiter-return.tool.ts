import { ashtakavarga } from '@cuspal/engine/parashari/strength/ashtakavarga';
import { answerShape, birthInput, defineTool, instantInput, instantText, listOf } from '@cuspal/tool-kit';
import { z } from 'zod';
import {
  natalPlaceShape,
  natalPlaceView,
  returnsClosing,
  returnsFor,
  returnShape,
  returnView,
} from './returns-view.ts';
import { say } from './transit.messages.ts';

/** Bindus at which a sign is good for a transit (R26.3). */
const GOOD_BINDUS = 4;
const cycleNumber = z.int().min(1).max(11);

export default defineTool({
  name: 'get_jupiter_return',
  title: 'Jupiter returns',
  purpose: 'When transit Jupiter comes back to its natal place: growth cycles of about twelve years',
  family: 'transit',
  phase: 'transit',
  system: 'parashari',
  needs: ['get_planets'],
  birth: 'required',
  disclaimer: null,
  description:
    'When transit Jupiter returns to its natal longitude, with all passages, dasha lords and houses. Parashari, not KP. Call it for growth, learning and new starts.',
  provenance: {
    rules: ['R34.3', 'R26.3', 'R1.5', 'R5.3', 'R13.1'],
    sources: ['SE', 'BPHS', 'K'],
  },
  input: birthInput.extend({
    query_date: instantInput,
    max_returns: z.int().min(1).max(10).default(4).meta({ description: 'Returns to list' }),
  }),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    natalJupiter: natalPlaceShape,
    returns: listOf(
      z.strictObject({
        cycle: cycleNumber.meta({ description: 'Number of the return, 1 about age 12.' }),
        ...returnShape,
        bindus: z.int().min(0).max(8).meta({ description: 'Of Jupiter in its natal sign. Four or more are good.' }),
      }),
    ),
    nextReturn: z
      .strictObject({ cycle: cycleNumber, primaryDate: instantText })
      .nullable()
      .meta({ description: 'The first whose direct passage is still to come.' }),
    ...returnsClosing,
  }),
  run: async (context) => {
    const { chart } = context;
    const { opening, chosen, next, closing } = await returnsFor(context, 'Jupiter');
    const bindus = ashtakavarga(chart).planets.Jupiter.signScores[chart.planets.Jupiter.signIndex] ?? 0;
    return {
      ...opening,
      natalJupiter: natalPlaceView(chart, 'Jupiter'),
      returns: chosen.map((each) => ({
        cycle: each.number,
        ...returnView(chart, 'Jupiter', each, meaningOf(each.number, bindus)),
        bindus,
      })),
      nextReturn: next && { cycle: next.number, primaryDate: next.primaryDate },
      ...closing,
    };
  },
});

const meaningOf = (cycle: number, bindus: number): string =>
  say.jupiterReturn({ cycle, bindus, good: bindus >= GOOD_BINDUS });
