import { printedFraction, printedLongitude } from '@cuspal/engine/base/printed';
import { vimshottariOf } from '@cuspal/engine/dasha/cycle-of';
import {
  balanceAtBirth,
  childrenOf,
  cycleEndMs,
  dashaYears,
  mahadashas,
  wholeOf,
} from '@cuspal/engine/dasha/vimshottari';
import type { VimshottariCycle } from '@cuspal/engine/dasha/vimshottari';
import { starProgress } from '@cuspal/engine/zodiac/division';
import { DASHA_YEAR_DAYS, yearsText } from '@cuspal/engine/dasha/years';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { DAY_MS } from '@cuspal/engine/time/julian';
import { LAST_YEAR } from '@cuspal/engine/time/civil';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant, printDate } from '@cuspal/engine/time/print';
import { starName } from '@cuspal/engine/zodiac/lords';
import {
  aboutOf,
  aboutShape,
  askedEvent,
  birthInput,
  cutDatesShape,
  defineTool,
  instantText,
  listOf,
  longitudeDegrees,
  narrowingEvent,
  planetName,
  starName as starNameShape,
  tableShape,
  wholeDatesShape,
  yearDaysShape,
} from '@cuspal/tool-kit';
import { cutDatesView, datesView, wholeDatesView } from '@cuspal/tool-kit/views/spans';
import { tableOf } from '@cuspal/tool-kit/views/tables';
import { z } from 'zod';
import { FINER_LEVELS, finerPeriods, finerShape } from './finer-periods.ts';
import { say } from './timing.messages.ts';

/** End of the ephemeris, which dashas outlast. */
const LAST_MS = Date.UTC(LAST_YEAR + 1, 0, 1);

/** Years ahead whose antardashas are listed for an event. */
const YEARS = 15;
const MAHADASHA_COLUMNS = ['planet', 'startDate', 'endDate'] as const;
const ANTARDASHA_COLUMNS = ['mahadasha', ...MAHADASHA_COLUMNS] as const;

const mahadasha = z.strictObject({
  planet: planetName,
  years: z.int().min(6).max(20).meta({ description: 'Of the full run' }),
  ...cutDatesShape,
  antardashas: listOf(z.strictObject({ planet: planetName, ...wholeDatesShape })),
});

export default defineTool({
  name: 'get_dasha_periods',
  title: 'Vimshottari mahadashas and antardashas',
  purpose: 'Mahadashas and antardashas of all 120 years with the balance at birth; the base of every dated statement',
  family: 'timing',
  phase: 'timing',
  system: 'kp',
  needs: ['get_full_chart'],
  birth: 'required',
  disclaimer: null,
  description:
    'The Vimshottari dasha of 120 years by KP, with the balance at birth, or its sookshmas or pranas from a date. For the running lords call get_smart_current_dasha.',
  provenance: { rules: ['R13.1', 'R13.2', 'R13.6', 'R4.5'], sources: ['KPR2', 'AS'] },
  forms: [{ without: ['event', 'period_level', 'from_date'], has: ['mahadashas'] }],
  input: birthInput
    .extend({
      ...narrowingEvent(`all mahadashas, antardashas of ${YEARS} years`),
      period_level: z.enum(FINER_LEVELS).optional().meta({ description: 'Of the antardasha at from_date' }),
      from_date: z.string().max(80).optional().meta({ description: 'Local; default now' }),
    })
    .meta({ aliases: { level: 'period_level' } }),
  output: z.strictObject({
    about: aboutShape,
    moon: z.strictObject({
      longitude: longitudeDegrees,
      star: starNameShape,
      starLord: planetName,
      passedFraction: z.number().min(0).lt(1).meta({ description: 'Part of the star passed.' }),
    }),
    balance: z.strictObject({
      planet: planetName,
      years: z.int().min(0).max(20),
      months: z.int().min(0).max(11),
      days: z.int().min(0).max(29),
      totalYears: z.number().min(0).max(20).meta({ description: 'The same with decimals.' }),
      text: z.string(),
    }),
    yearDays: yearDaysShape,
    cycle: z.strictObject({ nominalStart: instantText, end: instantText }),
    mahadashas: listOf(mahadasha).optional(),
    mahadashaTable: tableShape(MAHADASHA_COLUMNS, z.string())
      .optional()
      .meta({ description: 'With event, in place of mahadashas' }),
    antardashaTable: tableShape(ANTARDASHA_COLUMNS, z.string())
      .optional()
      .meta({ description: `With event, of the mahadashas in the ${YEARS} years from now` }),
    finer: finerShape
      .optional()
      .meta({ description: 'With period_level, within one antardasha, in place of the others' }),
  }),
  run: ({ chart, input, now, note }) => {
    const cycle = vimshottariOf(chart);
    const { starIndex, passed } = starProgress(chart.planets.Moon.longitude);
    const balance = balanceAtBirth(cycle);
    note(say.balanceMonths());
    if (cycleEndMs(cycle) > LAST_MS) note(say.pastSkyArithmetic());
    const { about, ...lists } = listed();
    return {
      about: aboutOf(about),
      moon: {
        longitude: printedLongitude(chart.planets.Moon.longitude),
        star: starName(starIndex),
        starLord: cycle.firstLord,
        passedFraction: printedFraction(passed),
      },
      balance: {
        planet: balance.lord,
        years: balance.years,
        months: balance.months,
        days: balance.days,
        totalYears: balance.decimalYears,
        text: say.balance({ planet: balance.lord, years: yearsText(balance.decimalYears) }),
      },
      yearDays: DASHA_YEAR_DAYS,
      cycle: {
        nominalStart: printInstant(cycle.nominalStartMs, chart.moment),
        end: printInstant(cycleEndMs(cycle), chart.moment),
      },
      ...lists,
    };

    function listed() {
      const event = askedEvent(input, note);
      if (input.period_level !== undefined || input.from_date !== undefined) {
        const fromMs = resolveInstant(input.from_date, chart.moment, now, 'from_date');
        const level = input.period_level ?? 'sookshma';
        const { table, mahadasha: md, antardasha: ad, ...more } = finerPeriods(chart, level, fromMs);
        return {
          about: say.finerList({ level, count: table.rows.length, ad, md }),
          finer: { mahadasha: md, antardasha: ad, table, ...more },
        };
      }
      const until = printDate(cycleEndMs(cycle), chart.moment);
      return event
        ? {
            about: say.periodTables({ until, years: YEARS }),
            ...periodTables(cycle, now, chart.moment, note),
          }
        : {
            about: say.periodList({ until }),
            mahadashas: allPeriods(cycle, chart.moment),
          };
    }
  },
});

const allPeriods = (cycle: VimshottariCycle, clock: LocalClock) =>
  mahadashas(cycle).map((md) => ({
    planet: md.planet,
    years: dashaYears(md.planet),
    ...cutDatesView(md, clock),
    antardashas: wholeOf(md).map((ad) => ({ planet: ad.planet, ...wholeDatesView(ad, clock) })),
  }));

/** The periods that a reading looks at: the years ahead are those in which find_event_timing_v2 seeks windows. */
function periodTables(cycle: VimshottariCycle, now: number, clock: LocalClock, note: (sentence: string) => void) {
  const until = now + YEARS * DASHA_YEAR_DAYS * DAY_MS;
  const all = mahadashas(cycle);
  const ahead = all.filter(({ startMs, endMs }) => endMs > now && startMs < until);
  if (ahead.length === 0) note(say.noneOfYearsAhead({ years: YEARS }));
  return {
    mahadashaTable: tableOf(
      MAHADASHA_COLUMNS,
      all.map((md) => ({ planet: md.planet, ...datesView(md, clock) })),
    ),
    antardashaTable: tableOf(
      ANTARDASHA_COLUMNS,
      ahead.flatMap((md) =>
        childrenOf(md).map((ad) => ({ mahadasha: md.planet, planet: ad.planet, ...datesView(ad, clock) })),
      ),
    ),
  };
}
