import { toolByName } from '@cuspal/catalog';
import type { Topic } from '@cuspal/catalog/reading';
import { eventNames } from '../protocol/event-names.ts';
import type { Understanding } from '../understanding/understanding.ts';
import { argumentsTaken, type ArgumentBounds } from './call-schema.ts';
import { mainMatters } from './main-matters.ts';
import { matterArguments } from './matter-arguments.ts';
import { natalLabel } from './natal-counterpart.ts';
import { say } from './plan.messages.ts';
import { dateArguments, type Span } from './said-dates.ts';

/** What a call takes beyond the birth. */
export interface CallArguments {
  /** Arguments whose values are known. */
  readonly sends: Readonly<Record<string, unknown>>;
  /** Arguments that have still to be found out, with how. */
  readonly needs: readonly Need[];
  /** What is said of further arguments: what happens where one is left out. */
  readonly hints: readonly Need[];
}

export interface Need {
  readonly names: readonly string[];
  readonly how: string;
}

/** What the calls of one plan are about. */
export interface CallsAbout
  extends Pick<Understanding, 'topic' | 'matter' | 'event' | 'number'>, Partial<Pick<Understanding, 'occupation'>> {
  readonly span: Span | null;
  /** The moment of the question as printed there: a chart of a number is cast for it. */
  readonly asked: string;
  /** The age of the person, where the birth is known. */
  readonly age?: number | null;
}

const BIRTH: ReadonlySet<string> = new Set([
  'birth_datetime',
  'latitude',
  'longitude',
  'utc_offset_minutes',
  'time_zone',
  'ayanamsa',
]);

const EVENT = ['event'];
const NUMBER = ['target_number'];

/** Arguments that a tool asks for although its schema lets another stand in for them. */
const ASKED_AT_THE_CALL: Readonly<Record<string, readonly string[]>> = {
  find_event_timing_v2: EVENT,
  get_transit_advanced: EVENT,
  get_multi_system_verdict: EVENT,
  get_event_dasha: EVENT,
  get_event_probability: EVENT,
  get_four_step_verdict: EVENT,
  get_kcil_verdict: EVENT,
  get_paradigm_panel: EVENT,
  run_triple_dasha_consensus: EVENT,
  find_auspicious_time: ['events'],
  get_horary_chart_v2: NUMBER,
  get_horary_advanced: NUMBER,
  get_medical_horary: NUMBER,
  get_career_horary: NUMBER,
  get_lost_or_missing: ['question_number'],
  get_arrival_timing: ['question_number'],
};

const NUMBERS = ['target_number', 'question_number'];

/** What a person or the question has to tell before a call. */
type ToFindOut = Parameters<typeof say.toFindOut>[0]['what'];

/** What tells an argument that is missing. */
const TOLD_BY: Readonly<Record<string, ToFindOut>> = {
  person2: 'OTHER_BIRTH',
  partner: 'OTHER_BIRTH',
  known_events: 'DATED_EVENTS',
  second_birth_datetime: 'BIRTH_OF_TWIN',
  target_latitude: 'PLACE',
  target_longitude: 'PLACE',
  target_number: 'NUMBER',
  question_number: 'NUMBER',
  sessions: 'SESSIONS',
  candidate_dates: 'DAYS',
  events: 'EVENTS_TO_ELECT',
  mahadasha: 'MAHADASHA',
  startDatetime: 'FIRST_AND_LAST_DAY',
  endDatetime: 'FIRST_AND_LAST_DAY',
  start_date: 'FIRST_AND_LAST_DAY',
  end_date: 'FIRST_AND_LAST_DAY',
  year: 'MONTH',
  month: 'MONTH',
  contestant1: 'CONTEST',
  contestant2: 'CONTEST',
  match_datetime: 'CONTEST',
  match_latitude: 'CONTEST',
  match_longitude: 'CONTEST',
  event: 'EVENT_OF_LIFE',
  query_event: 'EVENT_OF_QUESTION',
  topic: 'EVENT_OF_QUESTION',
};

/** What tools read where an event is left out, of those that then choose for themselves. */
const WITHOUT_EVENT: Readonly<Record<string, Parameters<typeof say.eventLeftOut>[0]['then']>> = {
  get_transit_timing_hierarchy: 'MOST_ACTIVE',
  run_pre_verdict_audit: 'WHOLE_CHART',
};

/** Questions of a day or a number, which natal periods stand beside and do not answer. */
const IN_SHORT: ReadonlySet<Topic> = new Set(['muhurta', 'horary'] satisfies Topic[]);

/** How much a call lists there. */
const FEW: Readonly<Record<string, Readonly<Record<string, unknown>>>> = { find_event_timing_v2: { max_windows: 1 } };

/** A time as a whole is read from all of the chart, of which tables say the same in a third of the words. */
const IN_TABLES = { tables: true };

/** The arguments of a call of the plan: a call with them cannot fail for want of one. */
export function callArguments(tool: string, about: CallsAbout): CallArguments {
  const taken = argumentsTaken(tool);
  const sends = {
    ...eventArguments(tool, taken, about),
    ...numberArguments(taken, about.number),
    ...(taken.has('question_datetime') && { question_datetime: about.asked }),
    ...matterArguments(tool, about),
    ...(about.occupation && taken.has('occupation') && { occupation: about.occupation }),
    ...(about.topic !== null && IN_SHORT.has(about.topic) && FEW[tool]),
    ...(isOfTime(about) && natalEventOf(about) === null && taken.has('tables') && IN_TABLES),
    ...(about.span === null ? {} : dateArguments(tool, taken, about.span)),
  };
  const needed = [
    ...[...taken].filter(([name, { required }]) => required && !BIRTH.has(name)).map(([name]) => name),
    ...(ASKED_AT_THE_CALL[tool] ?? []),
  ].filter((name) => !(name in sends));
  const then = WITHOUT_EVENT[tool];
  return {
    sends,
    needs: grouped(needed, tool),
    hints: then === undefined || 'event' in sends ? [] : [{ names: EVENT, how: say.eventLeftOut({ then }) }],
  };
}

/** Whether nothing has to be asked for before the call. */
export const isReady = ({ needs }: CallArguments): boolean => needs.length === 0;

const isElectional = (tool: string): boolean => toolByName(tool)?.family === 'electional';

const toldBy = (name: string, tool: string): ToFindOut =>
  name === 'event' && isElectional(tool) ? 'EVENT_TO_ELECT' : (TOLD_BY[name] ?? 'ITSELF');

const grouped = (names: readonly string[], tool: string): readonly Need[] =>
  [...new Set(names.map((name) => toldBy(name, tool)))].map((what) => ({
    names: names.filter((name) => toldBy(name, tool) === what),
    how: say.toFindOut({ what }),
  }));

/** The event that natal tools are sent; where the question names none, the first of its topic. */
const natalEventOf = ({ event, topic, matter }: Pick<CallsAbout, 'event' | 'topic' | 'matter'>): string | null =>
  natalLabel(event, matter) ?? event?.label ?? firstOf(topic);

/** Topics of a time as a whole. */
const OF_A_TIME: ReadonlySet<Topic> = new Set(['annual', 'today'] satisfies Topic[]);

const isOfTime = ({ topic }: Pick<CallsAbout, 'topic'>): boolean => topic !== null && OF_A_TIME.has(topic);

const mattersOfTime = ({ topic, age = null }: Pick<CallsAbout, 'topic' | 'age'>): readonly string[] =>
  isOfTime({ topic }) && age !== null ? mainMatters(age) : [];

const firstOf = (topic: Topic | null): string | null => eventNames(topic)[0] ?? null;

function eventArguments(
  tool: string,
  taken: ReadonlyMap<string, ArgumentBounds>,
  about: CallsAbout,
): Readonly<Record<string, unknown>> {
  const natal = natalEventOf(about);
  const elected = about.event?.label ?? null;
  if (tool === 'analyze_natal_promise') {
    const judged = natalLabel(about.event, about.matter) ?? firstOf(about.topic);
    const events = judged === null ? mattersOfTime(about) : [judged];
    return events.length === 0 ? {} : { events };
  }
  if (tool === 'find_auspicious_time') return elected === null ? {} : { events: [elected] };
  if (tool === 'get_horary_serial') return natal === null ? {} : { topic: natal };
  const label = isElectional(tool) ? elected : natal;
  const name = ['event', 'query_event'].find((each) => taken.has(each));
  return name === undefined || label === null ? {} : { [name]: label };
}

function numberArguments(taken: ReadonlyMap<string, ArgumentBounds>, number: number | null) {
  const name = NUMBERS.find((each) => taken.has(each));
  return name === undefined || number === null ? {} : { [name]: number };
}
