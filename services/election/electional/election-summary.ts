import { capitalised, inWords } from '@cuspal/engine/base/words';
import type { Chart } from '@cuspal/engine/chart/chart';
import type { ElectingSet } from '@cuspal/engine/election/electing-planets';
import { stateOf, type ElectionScan, type ElectionWindow } from '@cuspal/engine/election/election-scan';
import { LAYERS, type Layer, type LayerState } from '@cuspal/engine/election/layers';
import type { SupportingPeriod } from '@cuspal/engine/election/relaxation';
import type { EventPlace } from '@cuspal/engine/election/event-place';
import type { SearchedHours } from '@cuspal/engine/election/searched-hours';
import type { SecondReading } from '@cuspal/engine/election/second-person';
import type { Selection } from '@cuspal/engine/election/selection';
import type { OfferedClass } from '@cuspal/engine/kp/promise/period-class';
import { promise } from '@cuspal/engine/kp/promise/promise';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { dateInWords, momentInWords, printOffset } from '@cuspal/engine/time/print';
import { hoursSentence } from '@cuspal/tool-kit/views/election-hours';
import { periodInWords } from '@cuspal/tool-kit/views/window-words';
import type { PlannedScan } from './scan-plan.ts';
import { outsideLifeStage } from './life-stage.ts';
import { secondSays } from './second-chart.ts';
import { cautionSentences, periodSentences } from './window-sentences.ts';
import { LAYER_IN_WORDS } from './window-words.ts';

/** The next period that brings the event, or null; undefined where there is no need of it. */
export type Supporting = SupportingPeriod | null | undefined;

/** What was asked for beside the event, as far as the summary speaks of it. */
interface Circumstances {
  readonly hours: SearchedHours;
  readonly plan: PlannedScan;
  /** The second person and what their chart says of the best moment; null without one. */
  readonly second: { readonly chart: Chart; readonly reading: SecondReading | undefined } | null;
}

/** What a person could be told of an election: the moment, its layers, the period, its equals and the promise. */
export function electionSummary(
  set: ElectingSet,
  scan: ElectionScan,
  selection: Selection,
  clock: LocalClock,
  supporting: Supporting,
  { hours, plan, second }: Circumstances,
): string {
  const best = selection.chosen[0];
  const [first = '', ...rest] = best === undefined ? noneOf(set, scan, clock) : bestOf(set, scan, selection, clock);
  const people = [set.chart, ...(second === null ? [] : [second.chart])];
  return [
    ...outsideLifeStage(set.topic, people, (best?.window.moment ?? scan.span.from) * 1000),
    first,
    ...(scan.usableSeconds === 0 ? [] : [hoursSentence(hours)]),
    ...shortenedScan(plan),
    ...rest,
    ...(second?.reading === undefined ? [] : [secondSays(second.reading)]),
    ...(best === undefined ? [] : cautionLines(set, best.window)),
    ...supportingLine(supporting, scan.span.from * 1000, clock),
    ...promiseLine(set),
  ].join(' ');
}

function noneOf(
  { topic }: ElectingSet,
  { failedLayer, span, windows, usableSeconds }: ElectionScan,
  clock: LocalClock,
): readonly string[] {
  if (windows.length > 0) {
    return [`No moment for "${topic.label}" is left, because the second chart contradicts every window of the scan.`];
  }
  const [from, to] = [dateInWords(span.from * 1000, clock), dateInWords(span.to * 1000 - 1000, clock)];
  if (usableSeconds === 0) {
    return [
      `No moment for "${topic.label}" could be looked for, because none of the hours named falls in the scan.`,
      'A scan of at least one whole day holds them.',
    ];
  }
  return [
    `No moment for "${topic.label}" is offered ${from === to ? `on ${from}` : `from ${from} to ${to}`}.`,
    `What is missing most is ${LAYER_IN_WORDS[failedLayer]}.`,
  ];
}

function bestOf(
  set: ElectingSet,
  { granularity, failedLayer: _ }: ElectionScan,
  { chosen, inseparableCount }: Selection,
  clock: LocalClock,
): readonly string[] {
  const best = chosen[0]?.window;
  if (best === undefined) return [];
  const what = granularity === 'day' ? 'date' : 'window';
  const layers = (wanted: LayerState): readonly string[] =>
    LAYERS.filter((layer: Layer) => stateOf(best, layer) === wanted).map((layer) => LAYER_IN_WORDS[layer]);
  const [met, relaxed] = [layers('MET'), layers('RELAXED')];
  // A period that does not carry the event is said with its lords.
  const missing = layers('NOT_MET').filter((layer) => layer !== LAYER_IN_WORDS.PERIOD);
  return [
    `The best moment for "${set.topic.label}" is ${momentInWords(best.moment * 1000, clock)}.`,
    ...(met.length > 0 ? [`${capitalised(inWords(met))} ${met.length > 1 ? 'carry' : 'carries'} it.`] : []),
    ...(relaxed.length > 0
      ? [`${capitalised(inWords(relaxed))} ${relaxed.length > 1 ? 'carry' : 'carries'} it in a relaxed form.`]
      : []),
    ...(missing.length > 0 ? [`${capitalised(inWords(missing))} ${missing.length > 1 ? 'do' : 'does'} not.`] : []),
    periodSentences(set, best.period),
    equalsLine(inseparableCount - 1, what),
  ];
}

const equalsLine = (others: number, what: string): string =>
  others > 1
    ? `${others} other ${what}s of the scan are as good.`
    : `${others === 1 ? 'One' : 'No'} other ${what} of the scan is as good.`;

/** Which clock the times are in, where it is not the one kept at the event. */
export const clockLine = ({ clockOfBirth, offsetMinutes }: EventPlace): readonly string[] =>
  clockOfBirth
    ? [
        `Times are by the clock of the birth, ${printOffset(offsetMinutes)}, because no clock of the event place was sent.`,
      ]
    : [];

/** How much of a scan was left out, where it was asked for longer than its granularity allows. */
export const shortenedScan = ({ clampedFrom, scanDays, granularity }: PlannedScan): readonly string[] =>
  clampedFrom === undefined
    ? []
    : [
        `Of the ${clampedFrom} days asked for, the first ${scanDays} were scanned, which is the most by the ${granularity}.`,
      ];

/** What speaks against the best window, in sentences. */
export function cautionLines(set: ElectingSet, window: ElectionWindow): readonly string[] {
  const said = cautionSentences(set, window);
  return said.length === 0
    ? []
    : [said.length > 1 ? 'Some things count against this moment.' : 'One thing counts against this moment.', ...said];
}

const WHICH_LORDS: Readonly<Record<OfferedClass, string>> = {
  FULL: 'all three lords',
  PARTIAL: 'the two nearer lords',
};

/** The next period that brings the event, for those whom the time asked for does not serve (R6T.4). */
export function supportingLine(supporting: Supporting, fromMs: number, clock: LocalClock): readonly string[] {
  if (supporting === undefined) return [];
  if (supporting === null) return ['No period in which its lords favour the event comes within ten years.'];
  const { class: found, pd } = supporting;
  const when =
    pd.startMs <= fromMs
      ? `is already running, until ${dateInWords(pd.endMs, clock)}`
      : `is ${periodInWords(pd, clock)}`;
  return [`The next period in which ${WHICH_LORDS[found]} favour the event ${when}.`];
}

function promiseLine({ chart, topic }: ElectingSet): readonly string[] {
  const { side } = promise(chart, topic.judged);
  if (side === 'yes') return [];
  return side === 'no'
    ? ['The birth chart does not promise the event, and an election does not create a promise.']
    : ['The birth chart speaks for the event and against it alike, and an election does not settle that.'];
}
