import { printedDegrees, printedFraction } from '@cuspal/engine/base/printed';
import type { Chart } from '@cuspal/engine/chart/chart';
import { periodAt } from '@cuspal/engine/dasha/cut-period';
import type { Ephemeris } from '@cuspal/engine/sky/port';
import { chartAt, munthaOf } from '@cuspal/engine/tajik/annual-chart';
import { annualYear, type AnnualYear } from '@cuspal/engine/tajik/annual-year';
import { muddaDasha, muddaDates } from '@cuspal/engine/tajik/mudda';
import { krisamsas, patyayini, PATYAYINI_BODIES, type PatyayiniPeriod } from '@cuspal/engine/tajik/patyayini';
import { judgeLord } from '@cuspal/engine/tajik/year-lord';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import {
  aboutShape,
  birthInput,
  datesShape,
  defineTool,
  instantInput,
  instantText,
  listOf,
  pageInput,
  paginate,
  paginationOutput,
  planetName,
} from '@cuspal/tool-kit';
import { datesView } from '@cuspal/tool-kit/views/spans';
import { noKpVerdict } from '@cuspal/tool-kit/views/system-notes';
import { z } from 'zod';
import { daysOf, flagsOf, LORD_FLAGS, yearArguments, yearShape, yearView } from './year-view.ts';
import { say } from './tajik.messages.ts';

const PAGE_SIZE = 10;

const body = z.enum(PATYAYINI_BODIES);
const lord = z.union([planetName, z.literal('Lagna')]);

const periodShape = z.strictObject({
  dasha: z.enum(['mudda', 'patyayini']),
  number: z.int().min(1).max(10).meta({ description: 'Within its dasha' }),
  lord,
  solarDays: z.number().nullable().meta({ description: 'Degrees of the Sun; mudda only' }),
  patyamsa: z.number().nullable().meta({ description: 'Degrees; patyayini only' }),
  days: z.number(),
  ...datesShape,
  flags: listOf(z.enum(LORD_FLAGS)).meta({ description: 'What the lord is in this year' }),
  antardashas: listOf(z.strictObject({ lord, ...datesShape })),
});

const runningShape = z.strictObject({ lord, antardasha: lord });

export default defineTool({
  name: 'get_mudda_dasha',
  title: 'Annual dashas',
  purpose: 'Mudda and patyayini periods of one year',
  family: 'tajik',
  phase: 'timing',
  system: 'tajik',
  needs: ['get_varshaphala_chart'],
  birth: 'required',
  disclaimer: null,
  description:
    'The periods within one year of life by the Tajik annual dashas mudda and patyayini. Call it to see when in a year something falls.',
  provenance: { rules: ['R31.8', 'R31.2', 'R31.3'], sources: ['PVR', 'TN'] },
  paged: { pageSize: PAGE_SIZE },
  input: birthInput.extend({
    ...yearArguments,
    query_date: instantInput.meta({
      description:
        'Moment of the running periods, and of the year where none is sent. ISO, local at birth place; default now',
    }),
    levels: z.int().min(1).max(2).default(2).meta({ description: '1 without antardashas' }),
    page: pageInput,
  }),
  output: z.strictObject({
    about: aboutShape,
    ...yearShape,
    asOf: instantText.meta({ description: 'Moment of the running periods' }),
    mudda: z.strictObject({
      firstLord: planetName,
      balanceFraction: z.number().min(0).max(1).meta({ description: "Part of the natal Moon's star still to come" }),
      balanceSolarDays: z.number(),
    }),
    krisamsas: listOf(z.strictObject({ body, degrees: z.number().min(0).lt(30) })),
    periods: listOf(periodShape),
    current: z
      .strictObject({ mudda: runningShape, patyayini: runningShape })
      .nullable()
      .meta({ description: 'Null where query_date lies outside this year' }),
    notes: listOf(z.string()),
    ...paginationOutput,
  }),
  run: ({ input, chart: natal, ephemeris, now, note }) => {
    const { moment } = natal;
    const year = annualYear(ephemeris, natal, input, now);
    const atMs = resolveInstant(input.query_date, moment, now, 'query_date');
    const lit = chartAt(ephemeris, natal, year.startMs);
    const { lord: yearLord } = judgeLord(ephemeris, natal, lit, year.age);
    const flags = flagsOf({
      yearLord: yearLord.planet,
      munthaLord: munthaOf(natal, lit.chart, year.age).lord,
      lagnaLord: lit.chart.ascendant.signLord,
    });
    const mudda = muddaRows(ephemeris, natal, year);
    const ordered = krisamsas(lit.chart);
    const solar = patyayini(ordered, year);
    const rows = [
      ...mudda.rows.map((row, k) => ({ ...row, dasha: 'mudda' as const, number: k + 1, patyamsa: null })),
      ...solar.map((row, k) => ({ ...row, dasha: 'patyayini' as const, number: k + 1, solarDays: null })),
    ];
    const { items, pagination, pageNote } = paginate(rows, input.page, PAGE_SIZE, 'periods');
    note(noKpVerdict('tajik'));
    return {
      about: say.annualPeriods({ mudda: mudda.rows.length, patyayini: solar.length }),
      ...yearView(year, lit.byDay, moment),
      asOf: printInstant(atMs, moment),
      mudda: {
        firstLord: mudda.firstLord,
        balanceFraction: printedFraction(mudda.balanceFraction),
        balanceSolarDays: printedDegrees(mudda.balanceDegrees),
      },
      krisamsas: ordered.map(({ body: each, degrees }) => ({
        body: each,
        degrees: Math.min(printedDegrees(degrees), 29.999999),
      })),
      periods: items.map((row) => {
        const parts = input.levels === 1 ? [] : row.dasha === 'mudda' ? mudda.antardashas(row) : row.antardashas;
        return {
          dasha: row.dasha,
          number: row.number,
          lord: row.lord,
          solarDays: row.solarDays,
          patyamsa: row.patyamsa === null ? null : printedDegrees(row.patyamsa),
          days: daysOf(row),
          ...datesView(row, moment),
          flags: flags(row.lord),
          antardashas: parts.map((part) => ({ lord: part.lord, ...datesView(part, moment) })),
        };
      }),
      current: runningAt(mudda, solar, atMs),
      notes: [
        say.birthPlace(),
        say.solarDay(),
        ...(mudda.rows.length === 10 ? [say.firstLordTwice({ lord: mudda.firstLord })] : []),
      ],
      pagination,
      pageNote,
    };
  },
});

/** The mudda dasha with its instants; those of antardashas are worked out for the rows that show them. */
function muddaRows(ephemeris: Ephemeris, natal: Chart, year: AnnualYear) {
  const { rows, ...start } = muddaDasha(natal, year.age);
  const dated = muddaDates(ephemeris, natal, year, rows).map((row, k) => ({
    ...row,
    parts: rows[k]?.antardashas ?? [],
    solarDays: printedDegrees(row.to - row.from),
  }));
  return {
    ...start,
    rows: dated,
    antardashas: ({ parts }: Pick<(typeof dated)[number], 'parts'>) => muddaDates(ephemeris, natal, year, parts),
  };
}

function runningAt(mudda: ReturnType<typeof muddaRows>, solar: readonly PatyayiniPeriod[], atMs: number) {
  const [row, period] = [periodAt(mudda.rows, atMs), periodAt(solar, atMs)];
  const ofRow = row && periodAt(mudda.antardashas(row), atMs);
  const ofPeriod = period && periodAt(period.antardashas, atMs);
  if (!row || !period || !ofRow || !ofPeriod) return null;
  return {
    mudda: { lord: row.lord, antardasha: ofRow.lord },
    patyayini: { lord: period.lord, antardasha: ofPeriod.lord },
  };
}
