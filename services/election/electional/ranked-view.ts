import { windowVerdict } from '@cuspal/tool-kit/views/election-verdicts';
import { relaxationsView } from '@cuspal/tool-kit/views/relaxations';
import type { ElectingSet } from '@cuspal/engine/election/electing-planets';
import type { Granularity } from '@cuspal/engine/election/election-topic';
import { EVERY_HOUR, type SearchedHours } from '@cuspal/engine/election/searched-hours';
import { LAYERS, layersSatisfied, type Layer, statesOf } from '@cuspal/engine/election/layers';
import { verdictOf } from '@cuspal/engine/kp/promise/promise';
import { printDate, printInstant } from '@cuspal/engine/time/print';
import { answerAndSummary } from '@cuspal/tool-kit';
import { hoursSentence } from '@cuspal/tool-kit/views/election-hours';
import type { AskedDates } from './candidate-dates.ts';
import { periodsView, supportingOf, supportingPeriodView } from './election-result.ts';
import { cautionLines, clockLine, missingLine, type Supporting, supportingLine } from './election-summary.ts';
import { outsideLifeStage } from './life-stage.ts';
import { isOutside, type JudgedDate, type RankedDate } from './ranked-dates.ts';
import type { Call } from './scan-plan.ts';
import { periodSentences } from './window-sentences.ts';
import { windowView } from './window-view.ts';
import { say } from './electional.messages.ts';

const MOST_PERIODS = 12;

/** The ranked dates as the result prints them, with what their best windows used. */
export async function rankedView(
  call: Call,
  asked: AskedDates,
  set: ElectingSet,
  dates: readonly RankedDate[],
  granularity: Granularity,
  hours: SearchedHours,
) {
  const { place } = asked;
  const viewing = { ephemeris: call.ephemeris, place, set, granularity, secondSchool: false, second: null };
  const rankedDates = [];
  for (const each of dates) {
    const { best, date, scan, rank } = each;
    const { layers } = best?.window ?? {};
    rankedDates.push({
      rank,
      dateLocal: date.dateLocal,
      layersSatisfied: layers === undefined ? 0 : layersSatisfied(layers),
      verdict: layers === undefined ? null : windowVerdict(layers),
      bestWindow: best === null ? null : windowView(viewing, best),
      windowsOnDay: scan.windows.length,
      reason: reasonOf(each, dates),
    });
    await call.yieldTurn();
  }
  const periods = joined(inTime(dates).flatMap(({ scan }) => periodsView(scan, place).period));
  const omitted = periods.length - MOST_PERIODS;
  const fromMs = (asked.dates[0]?.span.from ?? 0) * 1000;
  const supporting = supportingOf(set, dates[0]?.best?.window, missingMost(dates), fromMs);
  return {
    ...answerAndSummary(sentencesOn(set, dates, asked, supporting, hours)),
    rankedDates,
    period: periods.slice(0, MOST_PERIODS),
    ...(omitted > 0 && { periodsOmitted: omitted }),
    relaxations: relaxationsView(
      set,
      dates.flatMap(({ best }) => (best === null ? [] : [best.window])),
    ),
    ...supportingPeriodView(supporting, place),
  };
}

type PeriodView = ReturnType<typeof periodsView>['period'][number];

/** A period that goes on into the next date is one row. */
function joined(periods: readonly PeriodView[]): readonly PeriodView[] {
  const found: PeriodView[] = [];
  for (const period of periods) {
    const last = found.at(-1);
    if (
      last?.endLocal === period.startLocal &&
      last.md === period.md &&
      last.ad === period.ad &&
      last.pd === period.pd
    ) {
      found[found.length - 1] = { ...last, endLocal: period.endLocal };
    } else {
      found.push(period);
    }
  }
  return found;
}

const inTime = (dates: readonly RankedDate[]): readonly JudgedDate[] =>
  [...dates].sort((a, b) => a.date.day - b.date.day);

/** Which test put the date behind the one above, or the first before the next. */
function reasonOf(date: RankedDate, dates: readonly RankedDate[]): string {
  const { best } = date;
  if (best === null) return say.noWindowOnDate();
  const reason = placeReason(date, dates);
  return isOutside(date) ? `${say.dateOutsideUsualHours()} ${reason}` : reason;
}

function placeReason({ best, test }: RankedDate, dates: readonly RankedDate[]): string {
  const isFirst = dates[0]?.best === best;
  if (test === null) {
    const others = dates.filter((date) => date.best !== null).length;
    if (!isFirst) return say.sharesRank();
    return others > 1 ? say.alikeOthers() : say.onlyDate();
  }
  return isFirst
    ? say.firstDate({ reason: say.testPassed({ test, several: false }) })
    : say.aboveBetter({ reason: say.testPassed({ test, several: false }) });
}

/** The layer that fails on most of the dates, ties by the order of the layers. */
function missingMost(dates: readonly RankedDate[]): Layer {
  const count = (layer: Layer): number => dates.filter(({ scan }) => scan.failedLayer === layer).length;
  return LAYERS.reduce((most, layer) => (count(layer) > count(most) ? layer : most));
}

function sentencesOn(
  set: ElectingSet,
  dates: readonly RankedDate[],
  { place, dates: [earliest] }: AskedDates,
  supporting: Supporting,
  hours: SearchedHours,
): readonly string[] {
  const { topic, chart } = set;
  const fromMs = (earliest?.span.from ?? 0) * 1000;
  const [first] = dates;
  const { side } = verdictOf(chart, topic.judged);
  const shared = dates.filter(({ rank, best }) => rank === 1 && best !== null).length;
  const empty = dates.filter(({ best }) => best === null).length;
  const promised = side === 'no' ? [say.dateCannotChange()] : [];
  const young = outsideLifeStage(topic, [chart], first?.best ? first.best.window.moment * 1000 : fromMs);
  if (first === undefined || first.best === null) {
    return [
      ...young,
      say.noDateGood({ label: topic.label }),
      missingLine(missingMost(dates)),
      ...promised,
      ...supportingLine(supporting, fromMs, place),
      hoursSentence(hours.of === 'usual' ? EVERY_HOUR : hours),
    ];
  }
  const { window } = first.best;
  return [
    ...young,
    say.bestDate({ count: dates.length, label: topic.label, date: printDate(first.date.span.from * 1000, place) }),
    say.bestOfDate({
      at: printInstant(window.moment * 1000, place),
      passed: layersSatisfied(window.layers),
      tests: statesOf(window.layers).length,
    }),
    ...clockLine(place),
    ...(shared > 1 ? [say.datesAsGood({ others: shared - 1 })] : []),
    ...(empty > 0 ? [say.emptyDates({ empty })] : []),
    ...promised,
    ...(window.layers.period === 'NOT_MET' ? [periodSentences(set, window.period)] : []),
    ...supportingLine(supporting, fromMs, place),
    ...cautionLines(set, window),
    hoursSentence(first.hours),
  ];
}
