import { ADULT_AGE, ageAt } from '@cuspal/engine/events/life-stage';
import { matchEvent, type Catalogue } from '@cuspal/engine/events/match';
import type { Relation } from '@cuspal/engine/events/relation';
import { isoToSecond } from '@cuspal/engine/time/iso';
import { shownMs } from '@cuspal/engine/time/clock';
import { resolveInstant, type Moment } from '@cuspal/engine/time/moment';
import { ToolError } from '@cuspal/tool-kit';
import type { Topic } from '@cuspal/catalog/reading';
import type { Matter } from '../../meta/matters/matter.ts';
import { MATTERS } from '../../meta/matters/matters.ts';
import { natalKey } from '../../meta/plan/natal-counterpart.ts';
import { type ChartPoint, chartPointSaid } from '../../meta/understanding/chart-point.ts';
import { saysCourted } from '../../meta/understanding/safety/danger.ts';
import { eventOf, eventsBeside } from '../../meta/understanding/event.ts';
import { understand } from '../../meta/understanding/understand.ts';
import type { Counted } from '../../meta/understanding/how-many.ts';
import { type AskedEvent, isCare, type Understanding } from '../../meta/understanding/understanding.ts';
import type { AnswerInput } from './answer-input.ts';
import { meantMatter } from '../../meta/understanding/meant-matter.ts';
import { say } from './answers.messages.ts';
import { say as fault } from '../faults.messages.ts';

/** Days that a question is about. */
export interface AskedDates {
  /** First and last, as ISO dates on the clock of the birth; no last one where none was named. */
  readonly from: string;
  readonly to: string | null;
  readonly said: string;
  /** The days that are named one by one, without the days between. */
  readonly apart?: readonly string[];
  /** Whether they came as arguments. */
  readonly sent?: boolean;
}

/** What is asked: what the words tell, and before it what the arguments say. */
export interface Question {
  readonly topic: Topic | null;
  readonly matter: Matter | null;
  readonly event: AskedEvent | null;
  /** What the words ask, where the event that was sent is of another matter. */
  readonly otherEvent: AskedEvent | null;
  /** Labels of the events beside it. */
  readonly also: readonly string[];
  readonly dates: AskedDates | null;
  /** What it asks the number of, where no rule tells one. */
  readonly counted: Counted | null;
  readonly about: Understanding['about'];
  readonly relation: Relation | undefined;
  readonly number: number | null;
  readonly occupation: string | null;
  /** What of the chart itself is asked about. */
  readonly point: ChartPoint;
  readonly past: boolean;
  readonly outOfScope: Understanding['outOfScope'];
  readonly unclear: boolean;
  readonly nearest: readonly Topic[];
}

/** What a call asks; refuses one that asks nothing. */
export function questionOf(input: AnswerInput, clock: Moment, now: number): Question {
  const { question, event: name } = input;
  if (question === undefined && name === undefined)
    throw new ToolError('validation_failed', fault.questionOrEvent(), { field: 'question' });
  const said = question === undefined ? null : meant(understand(question, {}, shownMs(now, clock)), question);
  const named = name === undefined ? null : eventNamed(name, said);
  const sameEvent = named !== null && named.key === said?.event?.key && named.catalogue === said.event.catalogue;
  const kept = named === null || sameEvent ? said : null;
  const matter = kept?.matter ?? (named && matterOf(named));
  const event = named ?? hopedFor(said?.event ?? null, said?.matter ?? null);
  const about = said?.about ?? 'self';
  const outOfScope =
    said?.outOfScope ?? (isCourtedChild(question, clock, now) ? ({ kind: 'intimacy' } as const) : null);
  const topic = kept?.topic ?? matter?.topic ?? null;
  return {
    topic,
    matter,
    event: outOfScope !== null && isCare(outOfScope.kind) ? null : event,
    otherEvent: kept === null && said?.topic !== matter?.topic ? (said?.event ?? null) : null,
    also: kept?.also ?? [],
    dates: datesOf(input, clock, now) ?? said?.dates ?? null,
    counted: said?.counted ?? null,
    about,
    relation: input.relation ?? (isChild(about, clock, now) ? undefined : relationOf(about, topic, question ?? '')),
    number: input.number ?? said?.number ?? null,
    occupation: kept?.occupation ?? null,
    point: chartPointSaid(question ?? ''),
    past: said?.past ?? false,
    outOfScope,
    unclear: named === null && (said?.unclear ?? false),
    nearest: said?.nearest ?? [],
  };
}

/** What was understood, of the matter that is meant by it. */
function meant(heard: Understanding, question: string): Understanding {
  const matter = meantMatter(heard.matter, question);
  return matter === heard.matter ? heard : { ...heard, matter, event: eventOf(matter), also: eventsBeside(matter) };
}

/** An event by its name; where the words ask for a date to choose, one that can be elected comes first. */
function eventNamed(name: string, said: Understanding | null): AskedEvent {
  const first: Catalogue = said?.topic === 'muhurta' || said?.event?.catalogue === 'election' ? 'election' : 'natal';
  const { catalogue, event } = matchEvent(name, first);
  return { catalogue, key: event.key, label: event.label };
}

/** The matter whose event it is; those that only list it beside another come last. */
function matterOf({ catalogue, key }: AskedEvent): Matter | null {
  const events = (matter: Matter): readonly string[] => matter[catalogue] ?? [];
  return (
    MATTERS.find((matter) => events(matter)[0] === key && matter.topic !== 'horary') ??
    MATTERS.find((matter) => events(matter).includes(key)) ??
    null
  );
}

/** Somebody out of work asks when work comes, not how long it stays away; of an operation people ask how it goes. */
function hopedFor(event: AskedEvent | null, matter: Matter | null): AskedEvent | null {
  if (event?.catalogue !== 'natal') return event;
  const key = event.key === 'unemployment' ? 'career_start' : natalKey(event, matter);
  return key === null || key === event.key ? event : eventNamed(key, null);
}

/** Parents who ask for a child send the birth of the child: the person of the chart is too young to have one. */
const isChild = (about: Understanding['about'], birth: Moment, now: number): boolean =>
  RELATION_OF[about] === 'child' && ageAt(birth, now) < ADULT_AGE;

const isCourtedChild = (question: string | undefined, birth: Moment, now: number): boolean =>
  question !== undefined && ageAt(birth, now) < ADULT_AGE && saysCourted(question);

const RELATION_OF: Readonly<Record<Understanding['about'], Relation | undefined>> = {
  self: undefined,
  son: 'child',
  daughter: 'child',
  child: 'child',
  mother: 'mother',
  father: 'father',
  spouse: 'spouse',
  sibling: 'sibling',
  other: undefined,
};

/** Relatives whom the chart knows by a house of their own, as a question names them. */
const NAMED_RELATIVES: readonly (readonly [Relation, RegExp])[] = [
  ['elder_sibling', /\bmy (?:elder|older|big|eldest|oldest) (?:brother|sister|sibling|bro|sis)\b/iu],
  ['friend', /\bmy (?:\w+ )?friends?\b/iu],
];

/** The relative whose matter is read in the chart of the one who asks: the marriage of the two is read of oneself. */
function relationOf(about: Understanding['about'], topic: Topic | null, question: string): Relation | undefined {
  if (about === 'sibling' || about === 'other')
    return NAMED_RELATIVES.find(([, says]) => says.test(question))?.[0] ?? RELATION_OF[about];
  const relation = RELATION_OF[about];
  return topic === 'marriage' && relation === 'spouse' ? undefined : relation;
}

function datesOf({ start_date: from, end_date: to }: AnswerInput, clock: Moment, now: number): AskedDates | null {
  if (from === undefined && to === undefined) return null;
  const day = (text: string | undefined, field: string): number => resolveInstant(text, clock, now, field);
  const [start, end] = [day(from, 'start_date'), to === undefined ? null : day(to, 'end_date')];
  if (end !== null && end < start)
    throw new ToolError('validation_failed', fault.endsBeforeStart({ end: `${to}` }), { field: 'end_date' });
  const date = (utcMs: number): string => isoToSecond(shownMs(utcMs, clock)).slice(0, 10);
  return { from: date(start), to: end === null ? null : date(end), said: say.datesSent(), sent: true };
}
