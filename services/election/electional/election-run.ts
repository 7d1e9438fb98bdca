import { relaxationsView } from '@cuspal/tool-kit/views/relaxations';
import { electingSet, type ElectingSet } from '@cuspal/engine/election/electing-planets';
import type { ElectionScan } from '@cuspal/engine/election/election-scan';
import { partOfWork } from '@cuspal/engine/election/scan-work';
import type { SearchedHours } from '@cuspal/engine/election/searched-hours';
import type { ElectionTopic, Granularity } from '@cuspal/engine/election/election-topic';
import { secondReading, type SecondPerson } from '@cuspal/engine/election/second-person';
import { type Candidate, candidatesOf, select, type Selection } from '@cuspal/engine/election/selection';
import { printInstant } from '@cuspal/engine/time/print';
import { answerAndSummary, paginate } from '@cuspal/tool-kit';
import { electionDisclaimer, provenanceSummary } from './election-disclaimer.ts';
import {
  cuspRuleView,
  eventView,
  hoursView,
  missingFrom,
  periodsView,
  notePromise,
  promiseView,
  scanSummaryView,
  significatorSetView,
  supportingOf,
  supportingPeriodView,
} from './election-result.ts';
import { electionSentences } from './election-summary.ts';
import {
  type Call,
  hoursFor,
  judgeScan,
  type Occasion,
  occasionOf,
  type PlannedScan,
  planScan,
  type SentScan,
  solveSky,
  workOf,
} from './scan-plan.ts';
import { schoolNotes } from './window-words.ts';
import { selectionView } from './selection-view.ts';
import { pooled, type Viewing, type WindowView, windowView } from './window-view.ts';
import { say } from './electional.messages.ts';

/** As many as a pool can have, so that one call gives all of it. */
export const PAGE_SIZE = 25;

/** The arguments of one election, as parsed. */
export interface SentElection extends SentScan {
  readonly granularity?: Granularity | undefined;
  readonly second_school_lens: boolean;
  readonly max_windows?: number | undefined;
  readonly max_per_day?: number | undefined;
  readonly page: number;
}

/** What is particular to the call of one tool. */
export interface OwnRules {
  /** True adds two cautions, which count like the others. */
  readonly forSurgery?: boolean;
  /** Makes the second person of a scan. */
  readonly second?: (plan: PlannedScan) => SecondPerson;
  /** Adds to the sentences of the result, the most important first, what the tool must say beside them. */
  readonly told?: (sentences: readonly string[]) => readonly string[];
  /** Whether a candidate may be chosen; without this every one may. */
  readonly admitted?: (candidate: Candidate, second: SecondPerson) => boolean;
}

/** A scan with its choice. */
export interface Elected {
  readonly set: ElectingSet;
  readonly occasion: Occasion;
  readonly plan: PlannedScan;
  readonly scan: ElectionScan;
  readonly hours: SearchedHours;
  readonly second: SecondPerson | null;
  /** All candidates, best first. */
  readonly ordered: readonly Candidate[];
  readonly selection: Selection;
  /** The field is shown, and not the best moment alone. */
  readonly isPool: boolean;
}

/** Number of windows for two people unless the call asks for another. */
const POOL = 10;

/** Scans for one event and chooses. */
export async function elect(
  call: Call,
  input: SentElection,
  topic: ElectionTopic,
  own: OwnRules = {},
): Promise<Elected> {
  const occasion = occasionOf(call, input);
  const plan = planScan(call, occasion, input.scan_days, input.granularity ?? topic.defaultGranularity);
  const set = electingSet(call.chart, topic);
  const second = own.second?.(plan) ?? null;
  const work = workOf(call);
  const timeline = await solveSky(work, occasion, plan);
  const { admitted, forSurgery } = own;
  const openOf = (found: ElectionScan): readonly Candidate[] =>
    admitted === undefined || second === null
      ? candidatesOf(found)
      : candidatesOf(found).filter((each) => admitted(each, second));
  const { scan, hours } = await judgeScan(partOfWork(work, 0.7, 1), occasion, plan, {
    set,
    timeline,
    asked: hoursFor(topic, input),
    isOpen: (found) => openOf(found).length > 0,
    ...(forSurgery !== undefined && { forSurgery }),
  });
  const most = input.max_windows ?? (second === null ? undefined : POOL);
  if (most === undefined && input.max_per_day !== undefined) {
    call.note(say.maxPerDayUnused());
  }
  const selection = select(openOf(scan), { most, mostPerDay: input.max_per_day }, occasion.place);
  return {
    set,
    occasion,
    plan,
    scan,
    hours,
    second,
    ordered: candidatesOf(scan),
    selection,
    isPool: most !== undefined,
  };
}

/** How windows of a choice are printed. */
export const viewingOf = ({ ephemeris }: Call, elected: Elected, lens: boolean): Viewing => ({
  ephemeris,
  place: elected.occasion.place,
  set: elected.set,
  granularity: elected.plan.granularity,
  secondSchool: lens,
  second: elected.second,
});

/**
 * The result of one election but for what two people change. `told` adds to its sentences, the most important first, what
 * one tool must say beside them.
 */
export async function electionParts(
  call: Call,
  input: SentElection,
  topic: ElectionTopic,
  elected: Elected,
  told: (sentences: readonly string[]) => readonly string[] = (sentences) => sentences,
) {
  const { set, scan, selection, occasion, plan, second, hours } = elected;
  const { place } = occasion;
  const viewing = viewingOf(call, elected, input.second_school_lens);
  const { items, pagination, pageNote } = paginate(selection.chosen, input.page, PAGE_SIZE, 'windows');
  const windows: WindowView[] = [];
  for (const chosen of items) {
    windows.push(windowView(viewing, chosen));
    await call.yieldTurn();
  }
  const best = selection.chosen[0];
  const startLocal = best && printInstant((best.date?.usable ?? best.window).from * 1000, place);
  const readings = second && selection.chosen.map(({ window }) => secondReading(second, window));
  const checks = readings && readings.map(({ check }) => check);
  const supporting = supportingOf(set, best?.window, missingFrom(scan), occasion.startMs);
  if (input.second_school_lens) schoolNotes().forEach(call.note);
  const promise = promiseView(set);
  if (promise.side === 'no') call.note(say.choosingCannotChange());
  notePromise(set, call.note);
  noteSky(call, elected);
  const sentences = electionSentences(set, scan, selection, place, supporting, {
    hours,
    plan,
    second: second && { chart: second.set.chart, reading: readings?.[0] },
  });
  return {
    ...answerAndSummary(told(sentences)),
    event: eventView(topic),
    granularity: plan.granularity,
    promise,
    windows: elected.isPool ? pooled(windows) : windows,
    selection: selectionView(viewing, scan, selection, plan, startLocal, checks),
    significatorSet: significatorSetView(set),
    setRelaxed: set.setRelaxed,
    scanSummary: scanSummaryView(scan, plan, place),
    ...periodsView(scan, place),
    ...supportingPeriodView(supporting, place),
    provenanceSummary: provenanceSummary(topic),
    relaxations: relaxationsView(
      set,
      selection.chosen.map(({ window }) => window),
    ),
    cuspRule: cuspRuleView(topic),
    ...hoursView(input.preferred_time_of_day),
    disclaimer: electionDisclaimer([topic]),
    pagination,
    pageNote,
  };
}

/** What a reader must know of the sky of the place. */
export function noteSky({ note, ephemeris }: Call, { occasion: { place }, selection, set }: Elected): void {
  const [best] = selection.chosen;
  if (best === undefined) return;
  const { obliquityTrue } = ephemeris.frame(set.chart.moment.jdUt);
  if (Math.abs(place.latitude) >= 90 - obliquityTrue) {
    note(say.polarPlace());
    note(say.sunNotRising());
  }
}
