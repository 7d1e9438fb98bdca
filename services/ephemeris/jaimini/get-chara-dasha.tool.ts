import type { Chart } from '@cuspal/engine/chart/chart';
import { periodAt } from '@cuspal/engine/dasha/cut-period';
import { charaDasha, charaOfChart } from '@cuspal/engine/dasha/sign/chara';
import { DIRECTIONS } from '@cuspal/engine/dasha/sign/sign-dasha';
import type { SignPeriod } from '@cuspal/engine/dasha/sign/sign-dasha';
import { DASHA_YEAR_DAYS } from '@cuspal/engine/dasha/years';
import { arudhaOf } from '@cuspal/engine/jaimini/arudha';
import { charaKarakaOf } from '@cuspal/engine/jaimini/chara-karakas';
import { coLordReason, jaiminiLord } from '@cuspal/engine/jaimini/strength';
import { placementOf } from '@cuspal/engine/jaimini/placement';
import type { CoLords } from '@cuspal/engine/jaimini/strength';
import { countSigns, kthSign } from '@cuspal/engine/parashari/base/frame';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { datesInWords, printInstant, printDate } from '@cuspal/engine/time/print';
import { signName as nameOfSign } from '@cuspal/engine/zodiac/lords';
import {
  answerOf,
  answerShape,
  birthInput,
  currentShape,
  datesShape,
  defineTool,
  houseNumber,
  instantInput,
  instantText,
  listOf,
  nextShape,
  pageInput,
  paginate,
  paginationOutput,
  planetName,
  signName,
  signPeriodShape,
  yearDaysShape,
} from '@cuspal/tool-kit';
import { datesView } from '@cuspal/tool-kit/views/spans';
import { noKpVerdict } from '@cuspal/tool-kit/views/system-notes';
import { z } from 'zod';
import { noneRunsInCycles } from '../../dasha/timing/none-runs.ts';
import { borderNote } from './rows.ts';
import { say } from './jaimini.messages.ts';

const PAGE_SIZE = 6;
const LINEAGE = 'K.N. Rao' as const;
const coLord = z.strictObject({
  lord: planetName,
  rule: z.string().meta({ description: 'Rule that chose between its two lords' }),
});

/** Readings of other teachers, which are named and not used. */
const variants = () => [
  { lineage: 'P.V.R. Narasimha Rao', difference: say.readingOfRao() },
  { lineage: say.signParity(), difference: say.readingByParity() },
];

export default defineTool({
  name: 'get_chara_dasha',
  title: 'Chara dasha',
  purpose: 'The Jaimini sign dasha, with its lineage named',
  family: 'jaimini',
  phase: 'timing',
  system: 'jaimini',
  needs: ['get_full_chart'],
  birth: 'required',
  disclaimer: null,
  description:
    'The Jaimini Chara dasha, sign periods in the lineage of K.N. Rao, with antardashas and the running pair. Call it to cross-check timing. No part in KP verdicts.',
  provenance: {
    rules: ['R29.1', 'R29.2', 'R29.3', 'R29.6', 'R13.2', 'R7.3'],
    sources: ['KNR', 'PVR'],
  },
  paged: { pageSize: PAGE_SIZE },
  input: birthInput.extend({
    query_date: instantInput,
    cycles: z.int().min(1).max(2).default(1).meta({ description: 'Rounds of twelve signs to list' }),
    page: pageInput,
  }),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    lineage: z.literal(LINEAGE),
    direction: z.enum(DIRECTIONS),
    coLords: z.strictObject({ Scorpio: coLord, Aquarius: coLord }),
    mahadashas: listOf(
      z.strictObject({
        cycle: z.int().min(1).max(2),
        sign: signName,
        lord: planetName,
        lordIn: signName,
        years: z.int().min(1).max(12),
        ...datesShape,
        from: z
          .strictObject({
            AK: houseNumber,
            AmK: houseNumber,
            DK: houseNumber,
            AL: houseNumber,
            UL: houseNumber,
            lagnaLord: houseNumber,
          })
          .meta({ description: 'Houses counted from the sign' }),
        antardashas: listOf(signPeriodShape),
      }),
    ),
    current: currentShape(signPeriodShape, signPeriodShape),
    variants: listOf(z.strictObject({ lineage: z.string(), difference: z.string() })),
    yearDays: yearDaysShape,
    notes: listOf(z.string()),
    ...paginationOutput,
    next: nextShape,
  }),
  run: ({ input, chart, now }) => {
    const { moment } = chart;
    const atMs = resolveInstant(input.query_date, moment, now, 'query_date');
    const found =
      input.cycles === 1
        ? charaDasha(placementOf(chart), chart.ascendant.signIndex, moment.utcMs, 1)
        : charaOfChart(chart);
    const { items, pagination, pageNote } = paginate(found.mahadashas, input.page, PAGE_SIZE, 'mahadashas');
    const view = (period: SignPeriod) => ({ sign: nameOfSign(period.sign), ...datesView(period, moment) });
    const md = periodAt(found.mahadashas, atMs);
    const ad = md && periodAt(md.antardashas, atMs);
    const seen = seenFrom(chart);
    return {
      answer:
        md && ad
          ? answerOf(
              say.charaDashaRuns({ sign: nameOfSign(md.sign), until: printDate(md.endMs, moment) }),
              say.antardashaRuns({
                sign: nameOfSign(ad.sign),
                dates: datesInWords(ad.startMs, ad.endMs, moment),
              }),
            )
          : answerOf(say.noneRunsOfListed()),
      asOf: printInstant(atMs, moment),
      lineage: LINEAGE,
      direction: found.direction,
      coLords: found.coLords,
      mahadashas: items.map((each) => ({
        cycle: each.cycle,
        sign: nameOfSign(each.sign),
        lord: each.lord,
        lordIn: nameOfSign(each.lordIn),
        years: each.years,
        ...datesView(each, moment),
        from: seen(each.sign),
        antardashas: each.antardashas.map(view),
      })),
      current: md && ad && { md: view(md), ad: view(ad) },
      variants: variants(),
      yearDays: DASHA_YEAR_DAYS,
      notes: [
        noKpVerdict('jaimini'),
        say.beginsWithoutBalance(),
        ...coLordNotes(found.coLords),
        ...(md ? [] : [noneRunsInCycles(atMs, moment.utcMs, input.cycles)]),
        ...borderNote(chart),
      ],
      pagination,
      pageNote,
      next: [{ tool: 'get_smart_current_dasha', reason: say.nextVimshottari() }],
    };
  },
});

/** Houses, counted from a dasha sign, of what Jaimini reads a period by. */
function seenFrom(chart: Chart) {
  const placement = placementOf(chart);
  const { signs } = placement;
  const lagna = chart.ascendant.signIndex;
  const places = {
    AK: signs[charaKarakaOf(chart, 'AK')],
    AmK: signs[charaKarakaOf(chart, 'AmK')],
    DK: signs[charaKarakaOf(chart, 'DK')],
    AL: arudhaOf(placement, lagna).sign,
    UL: arudhaOf(placement, kthSign(lagna, 12)).sign,
    lagnaLord: signs[jaiminiLord(placement, lagna)],
  };
  return (sign: number) => ({
    AK: countSigns(sign, places.AK),
    AmK: countSigns(sign, places.AmK),
    DK: countSigns(sign, places.DK),
    AL: countSigns(sign, places.AL),
    UL: countSigns(sign, places.UL),
    lagnaLord: countSigns(sign, places.lagnaLord),
  });
}

const coLordNotes = ({ Scorpio, Aquarius }: CoLords): readonly string[] => [
  say.lordThatCounts({ sign: 'Scorpio', lord: Scorpio.lord, reason: coLordReason(Scorpio.rule) }),
  say.lordThatCounts({ sign: 'Aquarius', lord: Aquarius.lord, reason: coLordReason(Aquarius.rule) }),
];
