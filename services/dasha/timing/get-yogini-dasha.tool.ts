import { printedFraction } from '@cuspal/engine/base/printed';
import { periodAt } from '@cuspal/engine/dasha/cut-period';
import { dashaChildren, dashaMahadashas } from '@cuspal/engine/dasha/nakshatra/planet-dasha';
import { YOGINI_TONES, yoginiDasha, yoginiPlanet, YOGINIS, yoginiTone } from '@cuspal/engine/dasha/nakshatra/yogini';
import { DASHA_YEAR_DAYS } from '@cuspal/engine/dasha/years';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import {
  aboutOf,
  aboutShape,
  birthInput,
  currentShape,
  cutDatesShape,
  datesShape,
  defineTool,
  instantInput,
  instantText,
  listOf,
  pageInput,
  paginate,
  paginationOutput,
  planetName,
  yearDaysShape,
} from '@cuspal/tool-kit';
import { cutDatesView, datesView, fromFirstToLast } from '@cuspal/tool-kit/views/spans';
import { z } from 'zod';
import { noneRuns } from './none-runs.ts';
import { say } from './timing.messages.ts';

/** Mahadashas on a page: one round. */
const PAGE_SIZE = YOGINIS.length;
const lord = { yogini: z.enum(YOGINIS), planet: planetName };
const period = z.strictObject({ ...lord, ...datesShape });

const MOST_YEARS = 120;

export default defineTool({
  name: 'get_yogini_dasha',
  title: '36-year Yogini dasha',
  purpose: 'The quick 36-year dasha for a cross check',
  family: 'timing',
  phase: 'timing',
  system: 'parashari',
  needs: [],
  birth: 'required',
  disclaimer: null,
  description:
    'The Parashari Yogini dasha in rounds of 36 years, with tones and the running pair. Call it as a quick cross-check beside Vimshottari.',
  provenance: { rules: ['R30', 'R13.2'], sources: ['PVR', 'K'] },
  paged: { pageSize: PAGE_SIZE },
  input: birthInput.extend({
    query_date: instantInput,
    years: z.number().min(1).max(MOST_YEARS).default(108).meta({ description: 'Years from birth to cover' }),
    page: pageInput,
  }),
  output: z.strictObject({
    about: aboutShape,
    asOf: instantText,
    start: z.strictObject({ ...lord, balanceYears: z.number().min(0).max(8) }),
    periods: listOf(
      z.strictObject({
        ...lord,
        years: z.int().min(1).max(8),
        ...cutDatesShape,
        tone: z.enum(YOGINI_TONES),
        antardashas: listOf(z.strictObject({ ...lord, ...cutDatesShape })),
      }),
    ),
    current: currentShape(period, period),
    yearDays: yearDaysShape,
    ...paginationOutput,
  }),
  run: ({ input, chart, now, note }) => {
    const { utcMs } = chart.moment;
    const atMs = resolveInstant(input.query_date, chart.moment, now, 'query_date');
    const cycle = yoginiDasha(chart.planets.Moon.longitude, utcMs);
    const periods = dashaMahadashas(cycle, input.years);
    const { items, pagination, pageNote } = paginate(periods, input.page, PAGE_SIZE, 'mahadashas');
    const md = periodAt(periods, atMs);
    const ad = md && periodAt(dashaChildren(md), atMs);
    note(say.yoginiTone());
    if (!md) note(noneRuns(atMs, utcMs, input.years < MOST_YEARS ? say.sendMoreYears() : undefined));
    return {
      about: aboutOf(say.yoginiList({ count: periods.length, span: fromFirstToLast(periods, chart.moment) })),
      asOf: printInstant(atMs, chart.moment),
      start: {
        yogini: cycle.firstLord,
        planet: yoginiPlanet(cycle.firstLord),
        balanceYears: printedFraction(cycle.balanceYears),
      },
      periods: items.map((each) => ({
        yogini: each.lord,
        planet: yoginiPlanet(each.lord),
        years: each.years,
        ...cutDatesView(each, chart.moment),
        tone: yoginiTone(each.lord),
        antardashas: dashaChildren(each).map((part) => ({
          yogini: part.lord,
          planet: yoginiPlanet(part.lord),
          ...cutDatesView(part, chart.moment),
        })),
      })),
      current: md &&
        ad && {
          md: { yogini: md.lord, planet: yoginiPlanet(md.lord), ...datesView(md, chart.moment) },
          ad: { yogini: ad.lord, planet: yoginiPlanet(ad.lord), ...datesView(ad, chart.moment) },
        },
      yearDays: DASHA_YEAR_DAYS,
      pagination,
      pageNote,
    };
  },
});
