import { printedFraction } from '@cuspal/engine/base/printed';
import { isByDay } from '@cuspal/engine/dasha/birth-light';
import { CONDITIONAL_DASHAS, conditionalCycle } from '@cuspal/engine/dasha/conditional/all';
import { CONDITIONAL_KEYS, conditionFacts } from '@cuspal/engine/dasha/conditional/definition';
import { periodAt } from '@cuspal/engine/dasha/cut-period';
import { dashaMahadashas } from '@cuspal/engine/dasha/nakshatra/planet-dasha';
import { DASHA_YEAR_DAYS } from '@cuspal/engine/dasha/years';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import {
  answerShape,
  birthInput,
  currentShape,
  cutDatesShape,
  cutPlanetPeriodShape,
  defineTool,
  instantInput,
  instantText,
  listOf,
  openingOf,
  pageInput,
  paginate,
  paginationOutput,
  planetName,
  planetPeriodShape,
  yearDaysShape,
} from '@cuspal/tool-kit';
import { noneRuns } from './none-runs.ts';
import { z } from 'zod';
import { currentView, mahadashasView, rowsOf } from './conditional-view.ts';
import { say } from './timing.messages.ts';

const key = z.enum(CONDITIONAL_KEYS);
/** Years after birth that the lists cover. */
const COVERED = 120;
/** Antardashas are printed while no more dashas than this apply. */
const FEW = 2;
/** Periods on a page; a mahadasha and an antardasha count one each. */
const PAGE_SIZE = 100;

export default defineTool({
  name: 'get_conditional_dashas',
  title: 'Eight conditional nakshatra dashas',
  purpose: 'Which of the eight conditional dashas apply to the chart, and their periods',
  family: 'timing',
  phase: 'timing',
  system: 'parashari',
  needs: [],
  birth: 'required',
  disclaimer: null,
  description:
    'Which of the eight Parashari conditional dashas apply to a chart and why, with their periods. Call it as a cross-check. No part in KP verdicts.',
  provenance: { rules: ['R30', 'R24', 'R1.6', 'R13.2'], sources: ['BPHS', 'PVR'] },
  paged: { pageSize: PAGE_SIZE },
  input: birthInput.extend({
    include: z.enum(['applicable', 'all']).default('applicable').meta({ description: 'Whose periods to list' }),
    dasha: key.optional().meta({ description: 'List this one with antardashas' }),
    query_date: instantInput,
    page: pageInput,
  }),
  output: z.strictObject({
    answer: answerShape,
    summary: z.string(),
    asOf: instantText,
    results: listOf(
      z.strictObject({
        key,
        total: z.int().meta({ description: 'Years of one round.' }),
        applies: z.boolean(),
        reason: z.string(),
        variantApplies: z.boolean().optional().meta({ description: 'By another print of the text.' }),
        startLord: planetName,
        balanceYears: z.number().min(0).max(30),
        mahadashas: listOf(
          z.strictObject({
            planet: planetName,
            years: z.int(),
            ...cutDatesShape,
            antardashas: listOf(cutPlanetPeriodShape)
              .optional()
              .meta({ description: 'A list cut by the end of a page goes on under the same mahadasha on the next.' }),
          }),
        )
          .optional()
          .meta({ description: 'Those of this page.' }),
        current: currentShape(planetPeriodShape, planetPeriodShape).optional(),
      }),
    ),
    applicable: listOf(key),
    yearDays: yearDaysShape,
    ...paginationOutput,
  }),
  run: ({ input, chart, ephemeris, now, note }) => {
    const { utcMs } = chart.moment;
    const atMs = resolveInstant(input.query_date, chart.moment, now, 'query_date');
    const facts = conditionFacts(chart, isByDay(ephemeris, chart.moment));
    const judged = CONDITIONAL_DASHAS.map((dasha) => ({ dasha, condition: dasha.condition(facts) }));
    const applicable = judged.filter(({ condition }) => condition.applies).map(({ dasha }) => dasha.key);
    const dashas = judged.map(({ dasha, condition }) => {
      const cycle = conditionalCycle(dasha, chart.planets.Moon.longitude, utcMs);
      const named = dasha.key === input.dasha;
      const few = input.dasha === undefined && condition.applies && applicable.length <= FEW;
      const listed = named || condition.applies || input.include === 'all';
      const periods = listed ? dashaMahadashas(cycle, COVERED) : null;
      return { dasha, condition, cycle, periods, withAntardashas: named || few };
    });
    // Pages begin with the one named, then come those that apply.
    const turn = ({ dasha, condition }: (typeof dashas)[number]): number =>
      dasha.key === input.dasha ? 0 : condition.applies ? 1 : 2;
    const rows = [...dashas]
      .sort((a, b) => turn(a) - turn(b))
      .flatMap(({ periods, withAntardashas }) => rowsOf(periods ?? [], withAntardashas));
    const { items, pagination, pageNote } = paginate(rows, input.page, PAGE_SIZE, 'periods');
    note(say.dayMeansSunAbove());
    const told = dashas.flatMap(({ periods }) => (periods === null ? [] : [periods]));
    if (told.length > 0 && told.every((periods) => !periodAt(periods, atMs))) note(noneRuns(atMs, utcMs));
    const summary = summaryOf(applicable);
    return {
      answer: openingOf(summary),
      summary,
      asOf: printInstant(atMs, chart.moment),
      results: dashas.map(({ dasha, condition, cycle, periods, withAntardashas }) => ({
        key: dasha.key,
        total: dasha.scheme.total,
        ...condition,
        startLord: cycle.firstLord,
        balanceYears: printedFraction(cycle.balanceYears),
        ...(periods && {
          mahadashas: mahadashasView(periods, items, withAntardashas, chart.moment),
          current: currentView(periods, atMs, chart.moment),
        }),
      })),
      applicable,
      yearDays: DASHA_YEAR_DAYS,
      pagination,
      pageNote,
    };
  },
});

const summaryOf = (applicable: readonly (typeof CONDITIONAL_KEYS)[number][]): string =>
  applicable.length === 0
    ? say.noConditionalDasha()
    : say.conditionalDashas({ dashas: applicable.map((each) => each.replace('_', '-')) });
