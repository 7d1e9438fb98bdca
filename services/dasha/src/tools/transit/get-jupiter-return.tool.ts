import { ashtakavarga } from '@cuspal/engine/parashari/strength/ashtakavarga';
import { chosenReturns, planetReturns } from '@cuspal/engine/passages/returns';
import { beginSearch } from '@cuspal/engine/passages/transit-search';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import { birthInput, defineTool, instantInput, instantText, listOf } from '@cuspal/tool-kit';
import { z } from 'zod';
import { natalPlaceShape, natalPlaceView, returnNotes, returnShape, returnView } from './returns-view.ts';
import { bindusText, truncatedShape } from './rows.ts';

/** Bindus at which a sign is good for a transit (R26.3). */
const GOOD_BINDUS = 4;
const cycleNumber = z.int().min(1).max(11);

export default defineTool({
  name: 'get_jupiter_return',
  title: 'Jupiter returns',
  family: 'transit',
  phase: 'transit',
  system: 'parashari',
  needs: ['get_planets'],
  birth: 'required',
  disclaimer: null,
  description:
    'When transit Jupiter comes back to its natal sidereal longitude (about every 11.9 years): for each return the first direct passage, all passages with retrogressions (one or three), the days within a degree, the dasha lords then, the natal houses touched and the bindus of Jupiter in the natal sign. Give query_date to choose the returns still to come first. Call it for growth, learning and new starts. Parashari, not KP; not paged, no disclaimer class.',
  provenance: {
    rules: ['R34.3', 'R26.3', 'R1.5', 'R5.3', 'R13.1'],
    sources: ['Swiss Ephemeris', 'BPHS', 'general literature'],
  },
  input: birthInput.extend({
    query_date: instantInput,
    max_returns: z.int().min(1).max(10).default(4),
  }),
  output: z.strictObject({
    asOf: instantText,
    natalJupiter: natalPlaceShape,
    returns: listOf(
      z.strictObject({
        cycle: cycleNumber.meta({ description: 'Number of the return, 1 about age 12' }),
        ...returnShape,
        bindus: z.int().min(0).max(8).meta({ description: 'Of Jupiter in its natal sign; four or more are good' }),
      }),
    ),
    nextReturn: z
      .strictObject({ cycle: cycleNumber, primaryDate: instantText })
      .nullable()
      .meta({ description: 'First one whose direct passage is still to come' }),
    truncated: truncatedShape,
    notes: listOf(z.string()),
  }),
  run: async ({ input, chart, ephemeris, now, breathe }) => {
    const { ayanamsa } = chart.moment;
    const utcMs = resolveInstant(input.query_date, chart.moment, now, 'query_date');
    const search = beginSearch(ephemeris, ayanamsa, breathe);
    const { returns, cut } = await planetReturns(search, chart, 'Jupiter');
    const bindus = ashtakavarga(chart).planets.Jupiter.signScores[chart.planets.Jupiter.signIndex] ?? 0;
    const next = returns.find(({ primaryMs }) => primaryMs > utcMs);
    return {
      asOf: printInstant(utcMs, chart.moment),
      natalJupiter: natalPlaceView(chart, 'Jupiter'),
      returns: chosenReturns(returns, utcMs, input.max_returns).map((each) => ({
        cycle: each.number,
        ...returnView(chart, 'Jupiter', each, meaningOf(each.number, bindus)),
        bindus,
      })),
      nextReturn:
        next === undefined ? null : { cycle: next.number, primaryDate: printInstant(next.primaryMs, chart.moment) },
      ...(cut && { truncated: true as const }),
      notes: returnNotes(chart, cut),
    };
  },
});

const meaningOf = (cycle: number, bindus: number): string =>
  `Return ${cycle} of Jupiter: a cycle of growth, learning and trust begins. ${bindusText(bindus)} in the natal sign ${
    bindus === 1 ? 'carries' : 'carry'
  } it${bindus >= GOOD_BINDUS ? '' : ' little'}.`;
