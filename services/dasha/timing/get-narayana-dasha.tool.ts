import { periodAt } from '@cuspal/engine/dasha/cut-period';
import { narayana, NARAYANA_EXCEPTIONS } from '@cuspal/engine/dasha/sign/narayana';
import { DIRECTIONS, type SignPeriod } from '@cuspal/engine/dasha/sign/sign-dasha';
import { DASHA_YEAR_DAYS } from '@cuspal/engine/dasha/years';
import { placementOf } from '@cuspal/engine/jaimini/placement';
import { CO_LORD_RULES, signRuleInWords } from '@cuspal/engine/jaimini/strength';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import { signName } from '@cuspal/engine/zodiac/lords';
import {
  aboutOf,
  aboutShape,
  birthInput,
  currentShape,
  datesShape,
  defineTool,
  instantInput,
  instantText,
  listOf,
  pageInput,
  paginate,
  paginationOutput,
  planetName,
  signName as signNameShape,
  signPeriodShape,
  yearDaysShape,
} from '@cuspal/tool-kit';
import { noneRunsInCycles } from './none-runs.ts';
import { datesView, fromFirstToLast } from '@cuspal/tool-kit/views/spans';
import { z } from 'zod';
import { say } from './timing.messages.ts';

/** Mahadashas on a page: one cycle. */
const PAGE_SIZE = 12;
const coLordRule = z.enum(CO_LORD_RULES);

export default defineTool({
  name: 'get_narayana_dasha',
  title: 'Narayana dasha',
  purpose: 'Sign dasha of the progress of the Lagna',
  family: 'timing',
  phase: 'timing',
  system: 'jaimini',
  needs: [],
  birth: 'required',
  disclaimer: null,
  description:
    'The Jaimini Narayana dasha, sign periods with antardashas and the running pair. Call it as a cross-check. No part in KP verdicts.',
  provenance: { rules: ['R29.1', 'R29.6', 'R13.2', 'R23.1'], sources: ['PVR'] },
  paged: { pageSize: PAGE_SIZE },
  maxResultChars: 25_000,
  input: birthInput.extend({
    query_date: instantInput,
    cycles: z
      .int()
      .min(1)
      .max(2)
      .default(2)
      .meta({ description: 'Cycles to list; the second gives each sign 12 less its years' }),
    page: pageInput,
  }),
  output: z.strictObject({
    about: aboutShape,
    asOf: instantText,
    seed: z.strictObject({
      sign: signNameShape,
      against: signNameShape,
      rule: z.string(),
      ruleNumber: z.int().min(1).max(7),
    }),
    direction: z.enum(DIRECTIONS),
    exception: z.enum(NARAYANA_EXCEPTIONS).meta({ description: 'Planet in the seed that changes the order' }),
    coLords: z.strictObject({
      Scorpio: planetName,
      Aquarius: planetName,
      rules: z.strictObject({ Scorpio: coLordRule, Aquarius: coLordRule }),
    }),
    mahadashas: listOf(
      z.strictObject({
        cycle: z.int().min(1).max(2),
        sign: signNameShape,
        lord: planetName,
        years: z.int().min(0).max(12),
        lordIn: signNameShape,
        adjust: z.int().min(-1).max(1).meta({ description: 'Lord exalted +1, debilitated -1' }),
        ...datesShape,
        antardashas: listOf(signPeriodShape),
      }),
    ),
    current: currentShape(signPeriodShape, signPeriodShape),
    yearDays: yearDaysShape,
    notes: listOf(z.string()),
    ...paginationOutput,
  }),
  run: ({ input, chart, now }) => {
    const { utcMs } = chart.moment;
    const atMs = resolveInstant(input.query_date, chart.moment, now, 'query_date');
    const found = narayana(placementOf(chart), chart.ascendant.signIndex, utcMs, input.cycles === 1 ? 1 : 2);
    const { items, pagination, pageNote } = paginate(found.mahadashas, input.page, PAGE_SIZE, 'mahadashas');
    const { Scorpio, Aquarius } = found.coLords;
    const view = (period: SignPeriod) => ({ sign: signName(period.sign), ...datesView(period, chart.moment) });
    const md = periodAt(found.mahadashas, atMs);
    const ad = md && periodAt(md.antardashas, atMs);
    return {
      about: aboutOf(
        say.narayanaList({ count: found.mahadashas.length, span: fromFirstToLast(found.mahadashas, chart.moment) }),
      ),
      asOf: printInstant(atMs, chart.moment),
      seed: {
        sign: signName(found.seed.sign),
        against: signName(found.against),
        rule: signRuleInWords(found.seed.rule),
        ruleNumber: found.seed.rule,
      },
      direction: found.direction,
      exception: found.exception,
      coLords: {
        Scorpio: Scorpio.lord,
        Aquarius: Aquarius.lord,
        rules: { Scorpio: Scorpio.rule, Aquarius: Aquarius.rule },
      },
      mahadashas: items.map((each) => ({
        cycle: each.cycle,
        sign: signName(each.sign),
        lord: each.lord,
        years: each.years,
        lordIn: signName(each.lordIn),
        adjust: each.adjust,
        ...datesView(each, chart.moment),
        antardashas: each.antardashas.map(view),
      })),
      current: md && ad && { md: view(md), ad: view(ad) },
      yearDays: DASHA_YEAR_DAYS,
      notes: [
        ...notesOf(found.bothInSeed, found.seed.rule === 7),
        ...(md ? [] : [noneRunsInCycles(atMs, utcMs, input.cycles)]),
      ],
      pagination,
      pageNote,
    };
  },
});

const notesOf = (bothInSeed: boolean, tied: boolean): readonly string[] => [
  say.withoutBalance(),
  say.yearsWithinTwelve(),
  say.signOfNoYears(),
  say.nodesExalted(),
  ...(bothInSeed ? [say.bothInSeed()] : []),
  ...(tied ? [say.lagnaTaken()] : []),
];
