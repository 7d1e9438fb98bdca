import { toolByName } from '@cuspal/catalog';
import type { Topic } from '@cuspal/catalog/reading';
import { eventNames } from '../protocol/event-names.ts';
import type { Understanding } from '../understanding/understanding.ts';
import { argumentsTaken, type ArgumentBounds } from './call-schema.ts';
import { matterArguments } from './matter-arguments.ts';
import { natalLabel } from './natal-counterpart.ts';
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
export interface CallsAbout extends Pick<Understanding, 'topic' | 'matter' | 'event' | 'number'> {
  readonly span: Span | null;
  /** The moment of the question as printed there: a chart of a number is cast for it. */
  readonly asked: string;
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

const OTHER_BIRTH = 'ask for the other birth, else skip the call';
const MOMENTS = 'send the first and the last day, else skip the call';
const EVENT_OF_LIFE = 'the one nearest the question, else one that get_smart_current_dasha lists as active';
const EVENT_TO_ELECT = 'choose the nearest that get_election_catalog lists, else skip the call';
const EVENT_OF_THE_QUESTION = 'name what is asked about, such as Marriage, else skip the call';

/** How an argument that is missing is found out. */
const HOW: Readonly<Record<string, string>> = {
  person2: OTHER_BIRTH,
  partner: OTHER_BIRTH,
  known_events: 'ask for dated events of the life, else skip the call',
  second_birth_datetime: 'ask for the birth time of the twin, else skip the call',
  target_latitude: 'send the place that is thought of, else skip the call',
  target_longitude: 'send the place that is thought of, else skip the call',
  target_number: 'ask for a number from 1 to 249, else skip the call',
  question_number: 'ask for a number from 1 to 249, else skip the call',
  sessions: 'ask when and where the question was put each time, else skip the call',
  candidate_dates: 'ask for two to ten dates, else skip the call',
  events: 'name one to five events that get_election_catalog lists, else skip the call',
  mahadasha: 'send the planet whose mahadasha is meant, else the running one',
  startDatetime: MOMENTS,
  endDatetime: MOMENTS,
  start_date: MOMENTS,
  end_date: MOMENTS,
  year: 'send the month that is meant, else the present one',
  month: 'send the month that is meant, else the present one',
  contestant1: 'ask for the births of both sides, and for start and place of the match, else skip the call',
  contestant2: 'ask for the births of both sides, and for start and place of the match, else skip the call',
  match_datetime: 'ask for the births of both sides, and for start and place of the match, else skip the call',
  match_latitude: 'ask for the births of both sides, and for start and place of the match, else skip the call',
  match_longitude: 'ask for the births of both sides, and for start and place of the match, else skip the call',
  event: EVENT_OF_LIFE,
  query_event: EVENT_OF_THE_QUESTION,
  topic: EVENT_OF_THE_QUESTION,
};

/** What happens where an event is left out, of the tools that then choose for themselves. */
const WITHOUT_EVENT: Readonly<Record<string, string>> = {
  get_transit_timing_hierarchy: 'leave out, and it reads the matter that is most active now',
  run_pre_verdict_audit: 'leave out, and it audits the whole chart',
};

/** The arguments of a call of the plan: a call with them cannot fail for want of one. */
export function callArguments(tool: string, about: CallsAbout): CallArguments {
  const taken = argumentsTaken(tool);
  const sends = {
    ...eventArguments(tool, taken, about),
    ...numberArguments(taken, about.number),
    ...(taken.has('question_datetime') && { question_datetime: about.asked }),
    ...matterArguments(tool, about),
    ...(about.span === null ? {} : dateArguments(tool, taken, about.span)),
  };
  const needed = [
    ...[...taken].filter(([name, { required }]) => required && !BIRTH.has(name)).map(([name]) => name),
    ...(ASKED_AT_THE_CALL[tool] ?? []),
  ].filter((name) => !(name in sends));
  const left = WITHOUT_EVENT[tool];
  return {
    sends,
    needs: grouped(needed, tool),
    hints: left === undefined || 'event' in sends ? [] : [{ names: EVENT, how: left }],
  };
}

/** Whether nothing has to be asked for before the call. */
export const isReady = ({ needs }: CallArguments): boolean => needs.length === 0;

const isElectional = (tool: string): boolean => toolByName(tool)?.family === 'electional';

const howOf = (name: string, tool: string): string =>
  name === 'event' && isElectional(tool) ? EVENT_TO_ELECT : (HOW[name] ?? 'ask for it, else skip the call');

const grouped = (names: readonly string[], tool: string): readonly Need[] =>
  [...new Set(names.map((name) => howOf(name, tool)))].map((how) => ({
    names: names.filter((name) => howOf(name, tool) === how),
    how,
  }));

/** The event that natal tools are sent; where the question names none, the first of its topic. */
const natalEventOf = ({ event, topic }: Pick<CallsAbout, 'event' | 'topic'>): string | null =>
  natalLabel(event) ?? event?.label ?? firstOf(topic);

const firstOf = (topic: Topic | null): string | null => eventNames(topic)[0] ?? null;

function eventArguments(
  tool: string,
  taken: ReadonlyMap<string, ArgumentBounds>,
  about: CallsAbout,
): Readonly<Record<string, unknown>> {
  const natal = natalEventOf(about);
  const elected = about.event?.label ?? null;
  if (tool === 'analyze_natal_promise') {
    const judged = natalLabel(about.event) ?? firstOf(about.topic);
    return judged === null ? {} : { events: [judged] };
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
