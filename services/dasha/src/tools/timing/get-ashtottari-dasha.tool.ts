import { isByDay } from '@cuspal/engine/dasha/birth-light';
import { periodAt } from '@cuspal/engine/dasha/cut-period';
import { ASHTOTTARI, ashtottari, ashtottariUse, type AshtottariUse } from '@cuspal/engine/dasha/nakshatra/ashtottari';
import { ANTARDASHA_STARTS, dashaChildren, dashaMahadashas } from '@cuspal/engine/dasha/nakshatra/planet-dasha';
import { DASHA_YEAR_DAYS, yearsText } from '@cuspal/engine/dasha/years';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import {
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
import { cutDatesView, datesView } from '@cuspal/tool-kit/views/periods';
import { z } from 'zod';

/** All planets but Ketu. */
const lord = z.enum(ASHTOTTARI.lords);
const period = z.strictObject({ planet: lord, ...datesShape });
/** Years after birth that the list covers. */
const COVERED = 120;

export default defineTool({
  name: 'get_ashtottari_dasha',
  title: '108-year dasha',
  family: 'timing',
  phase: 'timing',
  system: 'parashari',
  needs: [],
  birth: 'required',
  disclaimer: null,
  description:
    'Ashtottari dasha (108 years, eight lords without Ketu): balance at birth by the arc of the Moon, mahadashas to 120 years of age with their antardashas, the running pair, and whether the two classical conditions for using it hold (Rahu from the lagna lord; day or night against the half of the month). It is computed whether they hold or not. System parashari, a cross-check outside the KP verdict. Not paged, no disclaimer class.',
  provenance: { rules: ['R30', 'R13.2'], sources: ['BPHS', 'PVR'] },
  input: birthInput.extend({
    antardasha_start: z.enum(ANTARDASHA_STARTS).default('own').meta({
      description: 'First antardasha: of the mahadasha lord (own) or of the next lord, its own last (next)',
    }),
    query_date: instantInput,
  }),
  output: z.strictObject({
    asOf: instantText,
    balance: z.strictObject({ planet: lord, years: z.number().min(0).max(21), text: z.string() }),
    arc: z.strictObject({ from: z.number(), to: z.number(), passed: z.number() }).meta({
      description: 'Of the Moon, degrees; Rahu has 333.33 to 386.67',
    }),
    applicability: z.strictObject({
      rahuRule: z.boolean(),
      lightRule: z.boolean(),
      applies: z.boolean().meta({ description: 'Either rule holds' }),
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
      asOf: printInstant(atMs, chart.moment),
      balance: {
        planet: cycle.firstLord,
        years: cycle.balanceYears,
        text: `${cycle.firstLord} ${yearsText(cycle.balanceYears)}`,
      },
      arc,
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
      notes: [
        'Antardashas begin with the mahadasha lord by BPHS; some modern authors begin with the next lord (antardasha_start next).',
        'The conditions are reported and never withhold the periods.',
      ],
    };
  },
});

const reasonsOf = ({ rahuInLagna, rahuFromLagnaLord, light, rahuRule, lightRule }: AshtottariUse) => [
  `Rahu stands ${rahuInLagna ? 'in the lagna' : 'outside the lagna'}, in house ${rahuFromLagnaLord} from the lagna lord; wanted: a kendra or trikona from it, outside the lagna. ${held(rahuRule)}`,
  `Birth by ${light.byDay ? 'day' : 'night'} in the ${light.darkHalf ? 'dark' : 'bright'} half of the month; wanted: day in the dark half or night in the bright. ${held(lightRule)}`,
];

const held = (rule: boolean): string => (rule ? 'Holds.' : 'Does not hold.');
