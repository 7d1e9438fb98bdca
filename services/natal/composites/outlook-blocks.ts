import { holds } from '@cuspal/engine/base/intervals';
import type { Interval } from '@cuspal/engine/base/intervals';
import { YOGINI_TONES, yoginiTone } from '@cuspal/engine/dasha/nakshatra/yogini';
import { OUTLOOK_LEVELS, type OutlookPeriod } from '@cuspal/engine/synthesis/outlook-dasha';
import type { Opening } from '@cuspal/engine/synthesis/outlook-openings';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { printedMs } from '@cuspal/engine/time/print';
import {
  adverseFields,
  adverseShape,
  datesShape,
  instantText,
  listOf,
  windowClassShape,
  planetName,
  spanShape,
  verdictShape,
} from '@cuspal/tool-kit';
import { datesView, spanView } from '@cuspal/tool-kit/views/spans';
import { z } from 'zod';
import { ASHTAMA, ASHTOTTARI, ECLIPSES, JUPITER, YOGINI, type OutlookAnswers } from './outlook-members.ts';

const MOST_PERIODS = 20;
const MOST_ECLIPSES = 4;

const { returns } = JUPITER.tool.output.shape;
const { cycle, primaryDate, passes, housesTouched } = returns.unwrap().element.shape;
const eclipse = ECLIPSES.tool.output.shape.eclipses.unwrap().element.pick({
  kind: true,
  type: true,
  maximum: true,
  sign: true,
  natalHouse: true,
  houseFromMoon: true,
  contacts: true,
  impactScore: true,
  band: true,
});
const opening = z.strictObject({
  event: z.string(),
  key: z.string(),
  class: windowClassShape,
  ...spanShape.shape,
  verdict: verdictShape,
});

/** Shapes of the blocks that are more than a part of one member. */
export const outlookShapes = {
  dasha: listOf(
    z.strictObject({
      level: z.enum(OUTLOOK_LEVELS),
      md: planetName,
      ad: planetName,
      pd: planetName.optional(),
      ...datesShape,
    }),
  ).meta({ description: 'Vimshottari periods, cut to the span' }),
  dashaMore: z.int().min(0).meta({ description: 'Periods left out at the end' }),
  openings: listOf(opening).meta({ description: 'Promised matters that open fully, best first' }),
  adverse: listOf(opening.extend(adverseShape)).optional(),
  ashtamaSani: z
    .strictObject({ active: z.boolean(), spans: ASHTAMA.tool.output.shape.spans })
    .nullable()
    .meta({ description: 'Active at the middle of the span' }),
  jupiter: listOf(z.strictObject({ cycle, primaryDate, passes, housesTouched })),
  eclipses: listOf(eclipse),
  yogini: listOf(
    z.strictObject({
      at: instantText,
      current: YOGINI.tool.output.shape.current,
      tone: z.enum(YOGINI_TONES).nullable().meta({ description: 'Of the mahadasha' }),
    }),
  ),
  ashtottari: z
    .strictObject({
      applicability: ASHTOTTARI.tool.output.shape.applicability,
      points: listOf(z.strictObject({ at: instantText, current: ASHTOTTARI.tool.output.shape.current })),
    })
    .nullable()
    .meta({ description: 'Never scored' }),
};

/** The blocks of one call that are chosen by the span. */
export function outlookBlocks({ ashtama, jupiter, eclipses, yogini, ashtottari }: OutlookAnswers, span: Interval) {
  const inside = (printed: string): boolean => holds(span, printedMs(printed));
  const [first] = ashtottari;
  return {
    ashtamaSani: ashtama && {
      active: ashtama.result.active,
      spans: ashtama.result.spans.filter(
        ({ start, end }) => printedMs(start) < span.endMs && printedMs(end) > span.startMs,
      ),
    },
    jupiter: (jupiter?.result.returns ?? [])
      .filter((each) => [each.primaryDate, ...each.passes.map(({ at }) => at)].some(inside))
      .map((each) => ({
        cycle: each.cycle,
        primaryDate: each.primaryDate,
        passes: each.passes,
        housesTouched: each.housesTouched,
      })),
    eclipses: strongest((eclipses?.result.eclipses ?? []).filter(({ maximum }) => inside(maximum))),
    yogini: yogini.flatMap((answer) =>
      answer === null ? [] : [{ at: answer.result.asOf, current: answer.result.current, tone: toneOf(answer.result) }],
    ),
    ashtottari: first
      ? {
          applicability: first.result.applicability,
          points: ashtottari.flatMap((answer) =>
            answer === null ? [] : [{ at: answer.result.asOf, current: answer.result.current }],
          ),
        }
      : null,
  };
}

const toneOf = ({ current }: z.input<typeof YOGINI.tool.output>) =>
  current === null ? null : yoginiTone(current.md.yogini);

type Eclipse = z.input<typeof ECLIPSES.tool.output>['eclipses'][number];

/** The eclipses that fall most on the chart, in order of time. */
const strongest = (found: readonly Eclipse[]) =>
  [...found]
    .sort((a, b) => b.impactScore - a.impactScore)
    .slice(0, MOST_ECLIPSES)
    .sort((a, b) => printedMs(a.maximum) - printedMs(b.maximum))
    .map(({ kind, type, maximum, sign, natalHouse, houseFromMoon, contacts, impactScore, band }) => ({
      kind,
      type,
      maximum,
      sign,
      natalHouse,
      houseFromMoon,
      contacts,
      impactScore,
      band,
    }));

/** The first periods, and how many follow them. */
export const dashaBlock = (periods: readonly OutlookPeriod[], clock: LocalClock) => ({
  dasha: periods.slice(0, MOST_PERIODS).map(({ level, md, ad, pd, ...span }) => ({
    level,
    md,
    ad,
    ...(pd !== undefined && { pd }),
    ...datesView(span, clock),
  })),
  dashaMore: Math.max(0, periods.length - MOST_PERIODS),
});

export const openingView = ({ event, verdict, window }: Opening, clock: LocalClock) => ({
  event: event.label,
  key: event.key,
  class: window.class,
  ...spanView(window, clock),
  verdict,
  ...adverseFields(event),
});
