import { electingSet } from '@cuspal/engine/election/electing-planets';
import { electionTopic, type ElectionTopic, type Granularity } from '@cuspal/engine/election/election-topic';
import { layersSatisfied, statesOf } from '@cuspal/engine/election/layers';
import { candidatesOf, select } from '@cuspal/engine/election/selection';
import { partOfWork } from '@cuspal/engine/election/scan-work';
import type { SearchedHours } from '@cuspal/engine/election/searched-hours';
import { timelineOf } from '@cuspal/engine/election/timeline';
import { promise } from '@cuspal/engine/kp/promise/promise';
import { printInstant } from '@cuspal/engine/time/print';
import { type Planet, PLANETS } from '@cuspal/engine/zodiac/names';
import { ToolError } from '@cuspal/tool-kit';
import { hoursSentence } from '@cuspal/tool-kit/views/election-hours';
import type { Elected } from './election-run.ts';
import { outsideLifeStage } from './life-stage.ts';
import { type Call, hoursFor, judgeScan, occasionOf, planScan, type SentScan, workOf } from './scan-plan.ts';
import { clockLine, missingLine } from './election-summary.ts';
import { say } from './electional.messages.ts';
import { isIn } from '@cuspal/engine/zodiac/planet-bits';

interface SentEvents {
  readonly events?: readonly string[] | undefined;
  readonly event?: string | undefined;
}

/** The events of a call: `events` or `event`, each event once. */
export function askedTopics({ note }: Call, { events, event }: SentEvents): readonly ElectionTopic[] {
  if ((events === undefined) === (event === undefined)) {
    const message = say.eventsOrEvent({ both: events !== undefined });
    throw new ToolError('validation_failed', message, { field: 'events' });
  }
  const named = (events ?? []).map((name) => electionTopic(name, 'events'));
  const topics = event === undefined ? named : [electionTopic(event)];
  const distinct = [...new Set(topics)];
  if (distinct.length < topics.length) note(say.twoNamesOneEvent());
  return distinct;
}

/** Elects each event over one solved sky (find_auspicious_time); each has its own granularity unless one is sent. */
export async function electAll(
  call: Call,
  input: SentScan & { readonly granularity?: Granularity | undefined },
  topics: readonly ElectionTopic[],
): Promise<readonly Elected[]> {
  const occasion = occasionOf(call, input);
  const plans = topics.map((topic) =>
    planScan(call, occasion, input.scan_days, input.granularity ?? topic.defaultGranularity),
  );
  const work = workOf(call);
  const from = Math.min(...plans.map(({ span }) => span.from));
  const ends = (wanted: (granularity: Granularity) => boolean): readonly number[] =>
    plans.filter(({ granularity }) => wanted(granularity)).map(({ span }) => span.to);
  const minuteEnds = ends((granularity) => granularity === 'minute');
  const timeline = await timelineOf(
    partOfWork(work, 0, 0.6),
    occasion.place,
    { from, to: Math.max(...ends(() => true)) },
    minuteEnds.length > 0 ? Math.max(...minuteEnds) : null,
  );
  const elected: Elected[] = [];
  for (const [index, topic] of topics.entries()) {
    const plan = plans[index];
    if (plan === undefined) continue;
    const set = electingSet(call.chart, topic);
    const part = partOfWork(work, 0.6 + (0.4 * index) / topics.length, 0.6 + (0.4 * (index + 1)) / topics.length);
    const { scan, hours } = await judgeScan(part, occasion, plan, { set, timeline, asked: hoursFor(topic, input) });
    const ordered = candidatesOf(scan);
    const selection = select(ordered, {}, occasion.place);
    elected.push({ set, occasion, plan, scan, hours, second: null, ordered, selection, isPool: false });
  }
  return elected;
}

interface Conflict {
  readonly planet: Planet;
  /** Event keys. */
  readonly strongFor: readonly string[];
  readonly againstFor: readonly string[];
}

/** The planets that are STRONG for all the events, and those that are STRONG for one and AGAINST another. */
export function sharedPlanets(elected: readonly Elected[]): {
  readonly strongForAll: readonly Planet[];
  readonly conflicts: readonly Conflict[];
} {
  const keysWhere = (has: (one: Elected) => boolean): readonly string[] =>
    elected.filter(has).map(({ set }) => set.topic.key);
  const rows = PLANETS.map((planet) => ({
    planet,
    strongFor: keysWhere(({ set }) => isIn(set.strong, planet)),
    againstFor: keysWhere(({ set }) => isIn(set.against, planet)),
  }));
  return {
    strongForAll: rows.filter(({ strongFor }) => strongFor.length === elected.length).map(({ planet }) => planet),
    conflicts: rows.filter(({ strongFor, againstFor }) => strongFor.length > 0 && againstFor.length > 0),
  };
}

/** What a person could be told of several elections: the moment of each, and whether they follow one another. */
export function severalSentences(
  elected: readonly Elected[],
  sequence: 'NOT_ASKED' | 'FOUND' | 'NOT_POSSIBLE',
): readonly string[] {
  const unpromised = elected.filter(({ set }) => promise(set.chart, set.topic.judged).side === 'no');
  return [
    ...elected.flatMap(({ set, selection: { chosen }, scan }) =>
      outsideLifeStage(set.topic, [set.chart], (chosen[0]?.window.moment ?? scan.span.from) * 1000),
    ),
    ...elected.map(momentOf),
    ...elected.slice(0, 1).flatMap(({ occasion }) => clockLine(occasion.place)),
    ...(sequence === 'FOUND' ? [say.inSequence()] : []),
    ...(sequence === 'NOT_POSSIBLE' ? [say.noSequence()] : []),
    ...(unpromised.length > 0
      ? [say.severalNotPromised({ events: unpromised.map(({ set }) => say.quoted(set.topic)) })]
      : []),
    ...hoursOfAll(elected.map(({ hours }) => hours)),
    ...cutShort(elected),
  ];
}

function momentOf({ set, selection, scan, occasion, hours }: Elected): string {
  const window = selection.chosen[0]?.window;
  const { label } = set.topic;
  if (window === undefined && scan.usableSeconds === 0) {
    return say.ofSeveralNothingSearched({ label });
  }
  if (window === undefined) {
    return `${say.ofSeveralNoneOffered({ label })} ${missingLine(scan.failedLayer)}`;
  }
  const { layers, moment } = window;
  return say.ofSeveralBest({
    label,
    at: printInstant(moment * 1000, occasion.place),
    outside: hours.of === 'outside',
    passed: layersSatisfied(layers),
    tests: statesOf(layers).length,
  });
}

/** The hours of the day that were searched, and the usual ones of several events each once. */
function hoursOfAll(all: readonly SearchedHours[]): readonly string[] {
  const usual = all.flatMap(({ of, named }) => (of === 'usual' ? [say.hours(named)] : []));
  const [first] = all;
  if (usual.length === 0) return first === undefined || first.of === 'outside' ? [] : [hoursSentence(first)];
  return [say.usualHoursKept({ hours: [...new Set(usual)] })];
}

/** How much of each scan was left out. */
function cutShort(elected: readonly Elected[]): readonly string[] {
  const cut = elected.filter(({ plan: { clampedFrom } }) => clampedFrom !== undefined);
  const lengths = [...new Set(cut.map(({ plan: { scanDays } }) => scanDays))];
  return lengths.map((days) => {
    const ofThem = cut.filter(({ plan: { scanDays } }) => scanDays === days);
    const asked = ofThem[0]?.plan.clampedFrom ?? days;
    return say.scanShortenedFor({ asked, days, events: ofThem.map(({ set }) => say.quoted(set.topic)) });
  });
}
