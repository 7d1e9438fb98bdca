import { holds, type Interval } from '@cuspal/engine/base/intervals';
import type { AnnualChartMarks } from '@cuspal/engine/synthesis/outlook-factors';
import { outlookScore, type OutlookGrounds, type OutlookTone } from '@cuspal/engine/synthesis/outlook-score';
import type { Opening } from '@cuspal/engine/synthesis/outlook-openings';
import { chosenWindows } from '@cuspal/engine/kp/timing/event-windows';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { dateInWords, datesInWords, printedMs } from '@cuspal/engine/time/print';
import { chosenView } from '@cuspal/tool-kit/views/timed';
import type { z } from 'zod';
import type { outlookBlocks } from './outlook-blocks.ts';
import type { ANNUAL_CHART, OutlookAnswers } from './outlook-members.ts';
import { factsOf, synthesisOf, type CappedConfidence } from './synthesis.ts';
import { timingOf, type Timing } from './timing.ts';

/** What the members and the own blocks of an outlook found. */
export interface OutlookFindings {
  readonly span: Interval;
  readonly clock: LocalClock;
  readonly answers: OutlookAnswers;
  readonly blocks: ReturnType<typeof outlookBlocks>;
  /** Undefined without Placidus houses. */
  readonly dasha: OutlookGrounds['dasha'];
  readonly openings: readonly Opening[] | undefined;
  readonly failed: readonly string[];
}

/** The year in one answer. */
export function outlookSynthesis(found: OutlookFindings) {
  const { span, clock, answers, blocks, failed, openings = [] } = found;
  const { tone, rule, score, factors, passedOver } = outlookScore(groundsOf(found));
  const facts = (sign: 1 | -1) => factsOf(factors, sign, (factor) => factor);
  const timing = timingOf(openingTimes(openings, clock));
  return {
    ...synthesisOf<OutlookTone, Timing, CappedConfidence>({
      answer: tone,
      rule,
      confidence: failed.length >= 2 ? 'LOW' : 'MODERATE',
      quoteFirst: quoteOf(tone, answers.annual.result.tone, span, clock),
      supports: facts(1),
      cautions: facts(-1),
      timing,
      timingSays: timing && timingSays(timing, openings, clock),
      crossSystem: blocks.jupiter.map(({ passes }) => ({
        system: 'parashari' as const,
        member: 'jupiter',
        fact: jupiterSays(passes.map(({ at }) => printedMs(at)).find((at) => holds(span, at)) ?? span.startMs, clock),
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

const groundsOf = ({ answers, blocks, clock, dasha, openings }: OutlookFindings): OutlookGrounds => ({
  annualChart: annualMarks(answers.annual.result),
  months: answers.months?.result.months.map(({ tone }) => tone),
  dasha,
  sadeSati: answers.sadeSati?.result.currentPhase,
  ashtamaSani: blocks.ashtamaSani?.active,
  yogini: blocks.yogini.length === 3 ? blocks.yogini.map(({ tone }) => tone) : undefined,
  eclipses:
    answers.eclipses === null
      ? undefined
      : blocks.eclipses.map(({ kind, maximum, band, contacts }) => ({
          band,
          name: `${kind.toLowerCase()} eclipse of ${dateInWords(printedMs(maximum), clock)}`,
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

const TONE_IN_WORDS: Readonly<Record<OutlookTone, string>> = {
  FAVOURABLE: 'favourable',
  STEADY: 'steady',
  MIXED: 'mixed',
  CHALLENGING: 'challenging',
};

/** The tone of all systems beside that of the annual chart, and how the two fit. */
function quoteOf(
  tone: OutlookTone,
  annual: AnnualChart['tone'],
  { startMs, endMs }: Interval,
  clock: LocalClock,
): string {
  const good = tone === 'FAVOURABLE' || tone === 'STEADY';
  const opposed = good ? annual === 'DIFFICULT' : annual === 'FAVOURABLE';
  const span = `from ${dateInWords(startMs, clock)} to ${dateInWords(endMs, clock)}`;
  return `The year ${span} looks ${TONE_IN_WORDS[tone]} in all, ${opposed ? 'although' : 'and'} its Tajik annual chart is ${annual.toLowerCase()}.`;
}

/** When the best opening may come, which the row printed first names; a delayed lord moves the start. */
function timingSays({ best }: NonNullable<Timing>, [first]: readonly Opening[], clock: LocalClock): string {
  const fromMs = printedMs(best.usableStart ?? best.start);
  const toMs = printedMs(best.end);
  const span =
    best.state === 'DEFERRED'
      ? `from ${dateInWords(fromMs, clock)}, when its delayed lord is free, to ${dateInWords(toMs, clock)}`
      : datesInWords(fromMs, toMs, clock);
  return `The best opening is for ${first?.event.label ?? 'a matter'}, as far as promised, ${span}.`;
}

const jupiterSays = (atMs: number, clock: LocalClock): string =>
  `Jupiter passes its natal place on ${dateInWords(atMs, clock)}, a return that Parashari tradition links with growth.`;
