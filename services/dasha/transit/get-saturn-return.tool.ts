import { chosenReturns, planetReturns } from '@cuspal/engine/passages/returns';
import { beginSearch } from '@cuspal/engine/passages/transit-search';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import { answerOf, answerShape, birthInput, defineTool, instantInput, instantText, listOf } from '@cuspal/tool-kit';
import { z } from 'zod';
import {
  natalPlaceShape,
  natalPlaceView,
  nextReturnSentence,
  returnNotes,
  returnShape,
  returnView,
  runningReturnSentence,
} from './returns-view.ts';
import { truncatedShape } from '../rows.ts';

const MEANINGS = [
  'The first return speaks of work and responsibility, when what was built in youth is tested and settled.',
  'The second return speaks of retirement and of a review of the working life.',
  'The third return speaks of legacy, when what is to last is handed on.',
  'The fourth return speaks of legacy, when a long life looks back on what it leaves.',
] as const;
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
  structured: true,
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
    truncated: truncatedShape,
    notes: listOf(z.string()),
  }),
  run: async ({ input, chart, ephemeris, now, breathe }) => {
    const { ayanamsa } = chart.moment;
    const utcMs = resolveInstant(input.query_date, chart.moment, now, 'query_date');
    const search = beginSearch(ephemeris, ayanamsa, breathe);
    const { returns, cut } = await planetReturns(search, chart, 'Saturn');
    const next = returns.find(({ primaryMs }) => primaryMs > utcMs);
    return {
      answer: answerOf(
        nextReturnSentence('Saturn', returns, utcMs, cut, chart.moment),
        runningReturnSentence('Saturn', returns, utcMs, chart.moment),
      ),
      asOf: printInstant(utcMs, chart.moment),
      natalSaturn: natalPlaceView(chart, 'Saturn'),
      returns: chosenReturns(returns, utcMs, input.max_returns).map((each) => ({
        stage: each.number,
        ...returnView(chart, 'Saturn', each, MEANINGS[each.number - 1] ?? MEANINGS[3]),
      })),
      nextReturn:
        next === undefined ? null : { stage: next.number, primaryDate: printInstant(next.primaryMs, chart.moment) },
      ...(cut && { truncated: true as const }),
      notes: returnNotes(chart, cut),
    };
  },
});
