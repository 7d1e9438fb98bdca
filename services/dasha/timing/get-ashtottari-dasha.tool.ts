import { printedDegrees, printedFraction } from '@cuspal/engine/base/printed';
import { isByDay } from '@cuspal/engine/dasha/birth-light';
import { periodAt } from '@cuspal/engine/dasha/cut-period';
import { ASHTOTTARI, ashtottari, ashtottariUse, type AshtottariUse } from '@cuspal/engine/dasha/nakshatra/ashtottari';
import { ANTARDASHA_STARTS, dashaChildren, dashaMahadashas } from '@cuspal/engine/dasha/nakshatra/planet-dasha';
import { DASHA_YEAR_DAYS, yearsText } from '@cuspal/engine/dasha/years';
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
  yearDaysShape,
} from '@cuspal/tool-kit';
import { cutDatesView, datesView, fromFirstToLast } from '@cuspal/tool-kit/views/spans';
import { z } from 'zod';
import { noneRuns } from './none-runs.ts';
import { say } from './timing.messages.ts';

/** All planets but Ketu. */
const lord = z.enum(ASHTOTTARI.lords);
const period = z.strictObject({ planet: lord, ...datesShape });
/** Years after birth that the list covers. */
const COVERED = 120;

export default defineTool({
  name: 'get_ashtottari_dasha',
  title: '108-year dasha',
  purpose: 'The 108-year dasha with its conditions of use',
  family: 'timing',
  phase: 'timing',
  system: 'parashari',
  needs: [],
  birth: 'required',
  disclaimer: null,
  description:
    'The Parashari Ashtottari dasha of 108 years, with its conditions of use and the running pair. Call it as a cross-check. No part in KP verdicts.',
  provenance: { rules: ['R30', 'R13.2'], sources: ['BPHS', 'PVR'] },
  input: birthInput.extend({
    antardasha_start: z.enum(ANTARDASHA_STARTS).default('own').meta({
      description: 'Whether the first antardasha is of the mahadasha lord (own) or of the next lord (next)',
    }),
    query_date: instantInput,
  }),
  output: z.strictObject({
    about: aboutShape,
    asOf: instantText,
    balance: z.strictObject({ planet: lord, years: z.number().min(0).max(21), text: z.string() }),
    arc: z.strictObject({ from: z.number(), to: z.number(), passed: z.number() }).meta({
      description: 'Of the Moon, in degrees. That of Rahu runs from 333.33 to 386.67.',
    }),
    applicability: z.strictObject({
      rahuRule: z.boolean(),
      lightRule: z.boolean(),
      applies: z.boolean().meta({ description: 'Where either rule holds.' }),
      reasons: listOf(z.string()),
    }),
    mahadashas: listOf(
      z.strictObject({
        planet: lord,
        years: z.int(),
        ...cutDatesShape,
        antardashas: listOf(z.strictObject({ planet: lord, ...cutDatesShape })),
      }),
    ),
    current: currentShape(period, period),
    yearDays: yearDaysShape,
    notes: listOf(z.string()),
  }),
  run: ({ input, chart, ephemeris, now }) => {
    const { utcMs } = chart.moment;
    const atMs = resolveInstant(input.query_date, chart.moment, now, 'query_date');
    const { cycle, arc } = ashtottari(chart.planets.Moon.longitude, utcMs);
    const use = ashtottariUse(chart, isByDay(ephemeris, chart.moment));
    const periods = dashaMahadashas(cycle, COVERED);
    const md = periodAt(periods, atMs);
    const ad = md && periodAt(dashaChildren(md, input.antardasha_start), atMs);
    const applies = use.rahuRule || use.lightRule;
    return {
      about: aboutOf(say.ashtottariList({ count: periods.length, span: fromFirstToLast(periods, chart.moment) })),
      asOf: printInstant(atMs, chart.moment),
      balance: {
        planet: cycle.firstLord,
        years: printedFraction(cycle.balanceYears),
        text: say.balance({ planet: cycle.firstLord, years: yearsText(cycle.balanceYears) }),
      },
      arc: { from: printedDegrees(arc.from), to: printedDegrees(arc.to), passed: printedDegrees(arc.passed) },
      applicability: { rahuRule: use.rahuRule, lightRule: use.lightRule, applies, reasons: reasonsOf(use) },
      mahadashas: periods.map((each) => ({
        planet: each.lord,
        years: each.years,
        ...cutDatesView(each, chart.moment),
        antardashas: dashaChildren(each, input.antardasha_start).map((part) => ({
          planet: part.lord,
          ...cutDatesView(part, chart.moment),
        })),
      })),
      current: md &&
        ad && {
          md: { planet: md.lord, ...datesView(md, chart.moment) },
          ad: { planet: ad.lord, ...datesView(ad, chart.moment) },
        },
      yearDays: DASHA_YEAR_DAYS,
      notes: [say.antardashasByParashara(), say.conditionsReported(), ...(md ? [] : [noneRuns(atMs, utcMs)])],
    };
  },
});

const reasonsOf = ({ rahuInLagna, rahuFromLagnaLord, light, rahuRule, lightRule }: AshtottariUse) => [
  say.rahuCondition({ inLagna: rahuInLagna, house: rahuFromLagnaLord, holds: rahuRule }),
  say.lightCondition({ byDay: light.byDay, darkHalf: light.darkHalf, holds: lightRule }),
];
