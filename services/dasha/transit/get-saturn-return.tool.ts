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

const stageNumber = z.int().min(1).max(4);

export default defineTool({
  name: 'get_saturn_return',
  title: 'Saturn returns',
  purpose: 'When transit Saturn comes back to its natal place, about ages 28-30, 58-60 and 87-90',
  family: 'transit',
  phase: 'transit',
  system: 'parashari',
  needs: ['get_planets'],
  birth: 'required',
  disclaimer: null,
  description:
    'When transit Saturn returns to its natal longitude, with all passages, dasha lords and houses. Parashari, not KP. Call it for maturity, career and stages of life.',
  provenance: { rules: ['R34.3', 'R1.5', 'R5.3', 'R13.1'], sources: ['SE', 'K'] },
  input: birthInput.extend({
    query_date: instantInput,
    max_returns: z.int().min(1).default(4).meta({ description: 'A life of 120 years holds at most four' }),
  }),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    natalSaturn: natalPlaceShape,
    returns: listOf(
      z.strictObject({
        stage: stageNumber.meta({ description: '1 at age 27 to 31, 2 at 56 to 62, 3 at 85 to 92, 4 after 115.' }),
        ...returnShape,
      }),
    ),
    nextReturn: z
      .strictObject({ stage: stageNumber, primaryDate: instantText })
      .nullable()
      .meta({ description: 'The first whose direct passage is still to come.' }),
    ...returnsClosing,
  }),
  run: async (context) => {
    const { chart } = context;
    const { opening, chosen, next, closing } = await returnsFor(context, 'Saturn');
    return {
      ...opening,
      natalSaturn: natalPlaceView(chart, 'Saturn'),
      returns: chosen.map((each) => ({
        stage: each.number,
        ...returnView(chart, 'Saturn', each, say.saturnStage({ stage: each.number })),
      })),
      nextReturn: next && { stage: next.number, primaryDate: next.primaryDate },
      ...closing,
    };
  },
});
