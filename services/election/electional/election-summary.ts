import type { Chart } from '@cuspal/engine/chart/chart';
import type { ElectingSet } from '@cuspal/engine/election/electing-planets';
import { stateOf, type ElectionScan, type ElectionWindow } from '@cuspal/engine/election/election-scan';
import { LAYERS, type Layer, type LayerState } from '@cuspal/engine/election/layers';
import type { SupportingPeriod } from '@cuspal/engine/election/relaxation';
import type { EventPlace } from '@cuspal/engine/election/event-place';
import type { SearchedHours } from '@cuspal/engine/election/searched-hours';
import type { SecondReading } from '@cuspal/engine/election/second-person';
import type { Selection } from '@cuspal/engine/election/selection';
import { verdictOf } from '@cuspal/engine/kp/promise/promise';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { printDate, printInstant, printOffset } from '@cuspal/engine/time/print';
import { hoursSentence } from '@cuspal/tool-kit/views/election-hours';
import { periodInWords } from '@cuspal/tool-kit/views/window-words';
import type { PlannedScan } from './scan-plan.ts';
import { outsideLifeStage } from './life-stage.ts';
import { secondSays } from './second-chart.ts';
import { cautionSentences, periodSentences } from './window-sentences.ts';
import { layersSupport } from './window-words.ts';
import { say } from './electional.messages.ts';

/** The next period that brings the event, or null; undefined where there is no need of it. */
export type Supporting = SupportingPeriod | null | undefined;

/** What was asked for beside the event, as far as the summary speaks of it. */
interface Circumstances {
  readonly hours: SearchedHours;
  readonly plan: PlannedScan;
  /** The second person and what their chart says of the best moment; null without one. */
  readonly second: { readonly chart: Chart; readonly reading: SecondReading | undefined } | null;
}

/**
 * What a person could be told of an election, the most important first: the moment, its layers, the promise, the second
 * person, the period, what counts against it, its equals and the hours.
 */
export function electionSentences(
  set: ElectingSet,
  scan: ElectionScan,
  selection: Selection,
  place: EventPlace,
  supporting: Supporting,
  { hours, plan, second }: Circumstances,
): readonly string[] {
  const best = selection.chosen[0];
  const people = [set.chart, ...(second === null ? [] : [second.chart])];
  const outside = hours.of === 'outside' ? [hoursSentence(hours)] : [];
  const within = hours.of === 'outside' || scan.usableSeconds === 0 ? [] : [hoursSentence(hours)];
  return [
    ...outsideLifeStage(set.topic, people, (best?.window.moment ?? scan.span.from) * 1000),
    ...(best === undefined ? noneOf(set, scan, place) : bestOf(set, best.window, place, outside)),
    ...promiseLine(set),
    ...(second?.reading === undefined ? [] : [secondSays(second.reading)]),
    ...supportingLine(supporting, scan.span.from * 1000, place),
    ...shortenedScan(plan),
    ...(best === undefined ? [] : cautionLines(set, best.window)),
    ...within,
    ...(best === undefined ? [] : [...strongPeriod(set, best.window), equalsLine(selection, plan)]),
  ];
}

function noneOf(
  { topic }: ElectingSet,
  { failedLayer, span, windows, usableSeconds }: ElectionScan,
  clock: LocalClock,
): readonly string[] {
  if (windows.length > 0) {
    return [say.allContradicted({ label: topic.label })];
  }
  const [from, to] = [printDate(span.from * 1000, clock), printDate(span.to * 1000 - 1000, clock)];
  if (usableSeconds === 0) {
    return [say.nothingSearched({ label: topic.label }), say.wholeDayHolds()];
  }
  return [say.noneOffered({ label: topic.label, oneDay: from === to, from, to }), missingLine(failedLayer)];
}

/** The layer that keeps a scan, or most of several dates, from offering a moment. */
export const missingLine = (layer: Layer): string => say.missingMost({ layer });

function bestOf(
  set: ElectingSet,
  best: ElectionWindow,
  place: EventPlace,
  outside: readonly string[],
): readonly string[] {
  return [
    say.best({ label: set.topic.label, at: printInstant(best.moment * 1000, place) }),
    ...clockLine(place),
    ...outside,
    ...layerLines(best),
    ...(best.layers.period === 'NOT_MET' ? [periodSentences(set, best.period)] : []),
  ];
}

/** The lords of a period that carries the event; those of another are said with the layers. */
const strongPeriod = (set: ElectingSet, { layers, period }: ElectionWindow): readonly string[] =>
  layers.period === 'NOT_MET' ? [] : [periodSentences(set, period)];

/** What supports a moment, what supports it only partly and what does not, but for a period, whose lords are named. */
export function layerLines(window: ElectionWindow): readonly string[] {
  const of = (wanted: LayerState): readonly Layer[] => LAYERS.filter((layer) => stateOf(window, layer) === wanted);
  return [
    ...layersSupport(of('MET'), 'MET'),
    ...layersSupport(of('RELAXED'), 'RELAXED'),
    ...layersSupport(
      of('NOT_MET').filter((layer) => layer !== 'PERIOD'),
      'NOT_MET',
    ),
  ];
}

const equalsLine = ({ inseparableCount }: Selection, { granularity }: PlannedScan): string =>
  say.asGood({ others: inseparableCount - 1, day: granularity === 'day' });

/** Which clock the times are in, where it is not the one kept at the event. */
export const clockLine = ({ clockOfBirth, offsetMinutes }: EventPlace): readonly string[] =>
  clockOfBirth ? [say.birthClock({ offset: printOffset(offsetMinutes) })] : [];

/** How much of a scan was left out, where it was asked for longer than its granularity allows. */
export const shortenedScan = ({ clampedFrom, scanDays, granularity }: PlannedScan): readonly string[] =>
  clampedFrom === undefined ? [] : [say.scanShortened({ asked: clampedFrom, days: scanDays, granularity })];

/** What speaks against the best window, as one part of what is said. */
export function cautionLines(set: ElectingSet, window: ElectionWindow): readonly string[] {
  const said = cautionSentences(set, window);
  return said.length === 0 ? [] : [[say.countsAgainst({ several: said.length > 1 }), ...said].join(' ')];
}

/** The next period that brings the event, for those whom the time asked for does not serve (R6T.4). */
export function supportingLine(supporting: Supporting, fromMs: number, clock: LocalClock): readonly string[] {
  if (supporting === undefined) return [];
  if (supporting === null) return [say.noPeriodComes()];
  const { class: lords, pd } = supporting;
  return [
    say.nextPeriod({
      lords,
      running: pd.startMs <= fromMs,
      to: printDate(pd.endMs, clock),
      dates: periodInWords(pd, clock),
    }),
  ];
}

function promiseLine({ chart, topic }: ElectingSet): readonly string[] {
  const { side } = verdictOf(chart, topic.judged);
  if (side === 'yes') return [];
  return side === 'no' ? [say.dateCannotChange()] : [say.dateCannotSettle()];
}
