import { holds, type Interval } from '@cuspal/engine/base/intervals';
import type { AnnualChartMarks } from '@cuspal/engine/synthesis/outlook-factors';
import { outlookScore, type OutlookGrounds, type OutlookTone } from '@cuspal/engine/synthesis/outlook-score';
import type { Opening } from '@cuspal/engine/synthesis/outlook-openings';
import type { MonthTone } from '@cuspal/engine/kp/timing/annual-forecast';
import { chosenWindows } from '@cuspal/engine/kp/timing/event-windows';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { datesInWords, printDate, printedMs, printInstant } from '@cuspal/engine/time/print';
import { beyondAges } from '@cuspal/tool-kit';
import { chosenView } from '@cuspal/tool-kit/views/timed';
import type { z } from 'zod';
import type { outlookBlocks } from './outlook-blocks.ts';
import type { ANNUAL_CHART, OutlookAnswers } from './outlook-members.ts';
import { factsOf, synthesisOf, type CappedConfidence } from './synthesis.ts';
import { timingOf, type Timing } from './timing.ts';
import { say } from './composites.messages.ts';

/** What the members and the own blocks of an outlook found. */
export interface OutlookFindings {
  readonly span: Interval;
  /** What of it is read. */
  readonly ahead: Interval;
  readonly now: number;
  /** Years of the person when that begins. */
  readonly age: number;
  readonly clock: LocalClock;
  readonly answers: OutlookAnswers;
  readonly blocks: ReturnType<typeof outlookBlocks>;
  /** The months that are not past; undefined where the member failed. */
  readonly months: readonly { readonly tone: MonthTone }[] | undefined;
  /** Undefined without Placidus houses. */
  readonly dasha: OutlookGrounds['dasha'];
  readonly usualPoints: OutlookGrounds['usualPoints'];
  readonly openings: readonly Opening[] | undefined;
  readonly failed: readonly string[];
}

/** The year in one answer. */
export function outlookSynthesis(found: OutlookFindings) {
  const { ahead, clock, answers, blocks, failed, openings = [] } = found;
  const { tone, rule, score, factors, passedOver } = outlookScore(groundsOf(found));
  // What is usual is no reason by itself.
  const reasons = factors.filter(({ factor }) => factor !== 'ownMean');
  const facts = (sign: 1 | -1) => factsOf(reasons, sign, (factor) => factor);
  const timing = timingOf(openingTimes(openings, clock));
  return {
    ...synthesisOf<OutlookTone, Timing, CappedConfidence>({
      answer: tone,
      rule,
      confidence: failed.length >= 2 ? 'LOW' : 'MODERATE',
      quoteFirst: quoteOf(tone, answers.annual.result.tone, found),
      ...standsOf(found),
      supports: facts(1),
      cautions: facts(-1),
      timing,
      timingSays: timing && timingSays(timing, openings, found),
      crossSystem: blocks.jupiter.map(({ passes }) => ({
        system: 'parashari' as const,
        member: 'jupiter',
        fact: jupiterSays(passes.map(({ at }) => printedMs(at)).find((at) => holds(ahead, at)) ?? ahead.startMs, clock),
      })),
      notCovered: [...passedOver, 'find_event_timing_v2', 'get_tajik_yogas'],
    }),
    score,
    factors,
  };
}

/** The best of all openings, and the first that can be used: the windows of many matters are chosen as those of one. */
function openingTimes(openings: readonly Opening[], clock: LocalClock) {
  const { best, first } = chosenWindows(openings.map(({ window }) => window));
  return { best: best && chosenView(best, clock), first: first && chosenView(first, clock) };
}

const groundsOf = ({ answers, blocks, clock, dasha, openings, ...found }: OutlookFindings): OutlookGrounds => ({
  time: hasBegun(found) ? 'REST_OF_YEAR' : 'YEAR',
  annualChart: annualMarks(answers.annual.result),
  months: found.months?.map(({ tone }) => tone),
  dasha,
  usualPoints: found.usualPoints,
  sadeSati: answers.sadeSati?.result.currentPhase,
  ashtamaSani: blocks.ashtamaSani?.active,
  yogini: blocks.yogini.length === 3 ? blocks.yogini.map(({ tone }) => tone) : undefined,
  eclipses:
    answers.eclipses === null
      ? undefined
      : blocks.eclipses.map(({ kind, maximum, band, contacts }) => ({
          band,
          kind,
          on: printInstant(printedMs(maximum), clock),
          points: contacts.map(({ point }) => point),
        })),
  openings: openings?.map(({ event }) => event.label),
});

type AnnualChart = z.input<typeof ANNUAL_CHART.tool.output>;

const annualMarks = ({ tone, muntha, yearLord }: AnnualChart): AnnualChartMarks => ({
  tone,
  munthaHouse: muntha.house,
  yearLord: yearLord.planet,
  yearLordHouse: yearLord.house,
});

type Time = Pick<OutlookFindings, 'span' | 'ahead' | 'now' | 'clock'>;

const hasBegun = ({ span, ahead }: Pick<Time, 'span' | 'ahead'>): boolean => ahead.startMs > span.startMs;
const isOver = ({ span, now }: Pick<Time, 'span' | 'now'>): boolean => now >= span.endMs;

/** The tone of all systems beside that of the annual chart, and how the two fit. */
function quoteOf(tone: OutlookTone, annual: AnnualChart['tone'], time: Time): string {
  const { span, clock } = time;
  const good = tone === 'FAVOURABLE' || tone === 'STEADY';
  const opposed = good ? annual === 'DIFFICULT' : annual === 'FAVOURABLE';
  return say.yearTone({
    begun: hasBegun(time),
    from: printDate(span.startMs, clock),
    to: printDate(span.endMs, clock),
    over: isOver(time),
    tone,
    opposed,
    annual,
  });
}

/** What of the year is past, and that a life is read no further than its last age. */
function standsOf({ age, ...time }: Time & { readonly age: number }): { readonly stands?: string } {
  const said = [
    hasBegun(time) && say.yearBegan({ from: printDate(time.span.startMs, time.clock) }),
    isOver(time) && say.yearOver(),
    beyondAges(age),
  ].filter((each) => each !== false);
  return said.length === 0 ? {} : { stands: said.join(' ') };
}

/**
 * When the best opening may come, which the row printed first names; a delayed lord moves the start, and what runs at the
 * call is told as running.
 */
function timingSays({ best }: NonNullable<Timing>, [first]: readonly Opening[], { now, clock }: Time): string | null {
  if (first === undefined) return null;
  const fromMs = printedMs(best.usableStart ?? best.start);
  const toMs = printedMs(best.end);
  return say.bestOpening({
    past: toMs <= now,
    event: first.event.label,
    when: best.state === 'DEFERRED' ? 'DEFERRED' : fromMs <= now && now < toMs ? 'RUNNING' : 'DATES',
    from: printDate(fromMs, clock),
    to: printDate(toMs, clock),
    dates: datesInWords(fromMs, toMs, clock),
  });
}

const jupiterSays = (atMs: number, clock: LocalClock): string => say.jupiterReturn({ on: printDate(atMs, clock) });
