import { shownMs } from '@cuspal/engine/time/clock';
import { DAY_MS } from '@cuspal/engine/time/julian';
import { printInstant } from '@cuspal/engine/time/print';
import { sentencesIn } from '@cuspal/speech';
import { toToolError, type ToolDefinition } from '@cuspal/tool-kit';
import { z } from 'zod';
import { dayToRead, OF_ONE_DAY, scanOf, type Span } from '../../meta/plan/said-dates.ts';
import { askedSpan, middleSentence } from './asked-span.ts';
import { askedBack, type Missing } from './ask-back.ts';
import { daysOutside } from './days-outside.ts';
import { ownArguments } from './event-arguments.ts';
import { said, type Finding } from './finding.ts';
import { toolNamed, type Inquiry } from './inquiry.ts';
import {
  periodsOf,
  readResultParts,
  reasonsOf,
  systemOf,
  textOf,
  verdictOf,
  type ResultParts,
} from './result-parts.ts';
import { isTold } from './voice.ts';
import { say } from './answers.messages.ts';

/** The finding of a tool that answers a question by itself, with what the question says as its arguments. */
export async function singleTool(inquiry: Inquiry, name: string, own: object = {}): Promise<Finding> {
  const tool = await toolNamed(name);
  const args = { ...argumentsFor(tool, inquiry), ...own };
  const missing = missingOf(tool, inquiry, args);
  if (missing.length > 0) return askedBack(tool, missing);
  const { matter, dates } = inquiry.question;
  try {
    const decided = await decideOrLeaveDates(inquiry, tool, args);
    if (decided === null) return said(...daysOutside(inquiry));
    const ofTool = findingOfResult(tool, decided.result, null);
    const ofMoment = decided.dated && OF_ONE_DAY[name] !== undefined && isTold(inquiry.context.input.voice, ofTool);
    const lead = (ofMoment ? middleSentence(askedSpan(inquiry)) : null) ?? decided.lead;
    const found = lead === null ? ofTool : { ...ofTool, sentences: [lead, ...ofTool.sentences] };
    return {
      ...found,
      sentences: [...(isOfAnother(tool, inquiry) ? [say.ofTheChartSent()] : []), ...found.sentences],
      terms: matter !== null && (matter.tier === 'factual' || matter.topic === undefined),
    };
  } catch (thrown) {
    // Dates that the words of a question named are no fault of the caller.
    if (dates === null || inquiry.context.input.start_date !== undefined) throw thrown;
    if (toToolError(thrown).code !== 'validation_failed') throw thrown;
    return askedBack(tool, [{ name: 'start_date', message: toToolError(thrown).message }]);
  }
}

/**
 * Dates of a question that a tool cannot take are left out: those of a table are not those of a life. Null where they lie
 * outside the life.
 */
async function decideOrLeaveDates(inquiry: Inquiry, tool: ToolDefinition, args: Readonly<Record<string, unknown>>) {
  const dateless = Object.fromEntries(Object.entries(args).filter(([name]) => !OF_DATES.includes(name)));
  const dated = Object.keys(dateless).length < Object.keys(args).length;
  if (!dated || missingOf(tool, inquiry, dateless).length > 0) return { ...(await inquiry.decide(tool, args)), dated };
  const found = await inquiry.ask(tool, args);
  if (found !== null) return { ...found, dated };
  return daysOutside(inquiry).length > 0 ? null : { ...(await inquiry.decide(tool, dateless)), dated: false };
}

const OF_DATES = [
  'query_date',
  'query_datetime',
  'datetime',
  'as_of_date',
  'from_date',
  'start_date',
  'end_date',
  'startDatetime',
  'endDatetime',
  'surgery_date',
  'election_date',
  'session_date',
  'target_year',
  'year',
  'basis',
  'scan_start',
  'scan_days',
  'granularity',
];

/** The same beside a promise that decides: null where the tool fails or lacks an argument. */
export async function besideTool(inquiry: Inquiry, name: string): Promise<Finding | null> {
  const tool = await toolNamed(name);
  const args = argumentsFor(tool, inquiry);
  if (missingOf(tool, inquiry, args).length > 0 || isOfAnother(tool, inquiry)) return null;
  const found = await inquiry.ask(tool, args);
  return found && findingOfResult(tool, found.result, null);
}

/** Whether a relative is asked about, of whom a tool does not speak. */
const isOfAnother = ({ input }: ToolDefinition, { question: { relation } }: Inquiry): boolean =>
  relation !== undefined && relation !== 'self' && !('relation' in input.shape);

/** Reads a finding from the result of any tool. */
export function findingOfResult(tool: ToolDefinition, result: object, lead: string | null): Finding {
  const found = readResultParts(result);
  const text = textOf(found) ?? `${tool.title}.`;
  return {
    ...said(...(lead === null ? [] : [lead]), text),
    verdict: verdictOf(found, sentencesIn(text)[0] ?? text),
    ...periodsOf(found),
    ...reasonsOf(found, tool),
    callNext: nextOf(found),
    details: [{ tool: tool.name, lines: decidingFields(result), fields: true }].filter(({ lines }) => lines.length > 0),
    system: systemOf(found, tool),
  };
}

const nextOf = ({ next = [] }: ResultParts): readonly string[] =>
  next.flatMap(({ tool, reason }) => (reason === undefined ? [] : [say.callTool({ tool, reason })]));

/** Values that a question gives to arguments of its name, whatever tool takes them. */
function valuesOf(inquiry: Inquiry): Readonly<Record<string, unknown>> {
  const { context, question } = inquiry;
  const { input, chart, now } = context;
  const { dates, event, number, occupation, relation } = question;
  const { person2 } = input;
  const from = dates?.from;
  const to = dates?.to ?? from;
  const year = from === undefined ? undefined : Number(from.slice(0, 4));
  const present = printInstant(now, chart.moment);
  const asked = input.question_datetime ?? present;
  const span = askedSpan(inquiry);
  // Today is read from this moment on, not from its noon.
  const day = span?.days === 1 && from === span.today ? undefined : from;
  const wholeYear = from?.endsWith('-01-01') && to?.endsWith('-12-31');
  return {
    event: event?.label,
    query_event: event?.label,
    relation,
    target_number: number ?? undefined,
    question_number: number ?? undefined,
    occupation: occupation ?? undefined,
    question_datetime: asked,
    question_latitude: input.question_latitude,
    question_longitude: input.question_longitude,
    question_time_zone: input.question_time_zone,
    person2,
    partner: person2,
    gender: input.gender,
    second_birth_datetime: person2?.datetime,
    second_latitude: person2?.latitude,
    second_longitude: person2?.longitude,
    second_utc_offset_minutes: person2?.utcOffsetMinutes,
    known_events: input.known_events,
    candidate_dates: input.candidate_dates,
    birth_time_uncertainty_minutes: input.birth_time_uncertainty_minutes,
    query_date: day,
    as_of_date: day,
    from_date: from,
    start_date: from,
    end_date: to,
    startDatetime: from && `${from}T00:00`,
    endDatetime: to && `${to}T23:59`,
    surgery_date: from,
    election_date: from,
    session_date: from,
    target_year: year,
    year,
    basis: wholeYear ? 'calendar' : undefined,
    ...ownArguments(event?.key, question.matter?.key),
    ...(span !== null && scanArguments(inquiry, span)),
  };
}

/** Least days that an election looks through. */
const LEAST_DAYS = 0.05;

/** What an election needs to look through what is left of some days: of today what is to come, unless all of it is sent. */
function scanArguments({ context: { chart, input, now } }: Inquiry, { from, days, today }: Span) {
  const scan = scanOf(days);
  if (from !== today || input.start_date !== undefined) return { scan_start: `${from}T00:00`, ...scan };
  const shown = shownMs(now, chart.moment);
  const left = Math.max(scan.scan_days - (shown / DAY_MS - Math.floor(shown / DAY_MS)), LEAST_DAYS);
  return { ...scan, scan_start: printInstant(now, chart.moment), scan_days: left };
}

/** Arguments of a tool that the question answers. */
export function argumentsFor(
  { name: tool, input }: ToolDefinition,
  inquiry: Inquiry,
): Readonly<Record<string, unknown>> {
  const moment = OF_ONE_DAY[tool];
  const span = askedSpan(inquiry);
  const values = {
    ...valuesOf(inquiry),
    ...(moment !== undefined && { [moment]: span === null ? undefined : dayToRead(span) }),
  };
  const args: Record<string, unknown> = {};
  for (const name of Object.keys(input.shape)) {
    const value = values[name];
    if (value !== undefined && takes(input, name, value)) args[name] = value;
  }
  return args;
}

const takes = (input: z.ZodObject, name: string, value: unknown): boolean =>
  z.safeParse(input.shape[name] ?? z.never(), value).success;

/** What a tool needs and the question does not say; tools that judge an event need one, whatever their schema says. */
export function missingOf(tool: ToolDefinition, { context }: Inquiry, args: object): readonly Missing[] {
  const sent = { ...context.input, ...args };
  const names = Object.keys(tool.input.shape);
  const given = Object.fromEntries(Object.entries(sent).filter(([name]) => names.includes(name)));
  if (NEED_AN_EVENT.includes(tool.name) && !('event' in args)) return [{ name: 'event', message: 'missing' }];
  const parsed = tool.input.safeParse(given);
  if (parsed.success) return [];
  return parsed.error.issues.map(({ path, message }) => ({ name: String(path[0]), message }));
}

/** Tools that refuse a call without an event or a group of houses. */
const NEED_AN_EVENT = [
  'run_triple_dasha_consensus',
  'get_event_dasha',
  'get_event_probability',
  'get_kcil_verdict',
  'get_paradigm_panel',
  'get_multi_system_verdict',
  'get_transit_advanced',
  'find_auspicious_time',
];

/** Most fields of a result that are told. */
const MOST_FIELDS = 12;

/** Fields of a result itself that are one word or number. */
const decidingFields = (result: object): readonly string[] =>
  Object.entries(result)
    .flatMap(([name, value]) => (isShort(value) && !TOLD_ALREADY.includes(name) ? [`${name} ${String(value)}`] : []))
    .slice(0, MOST_FIELDS);

const TOLD_ALREADY = [
  'answer',
  'summary',
  'text',
  'about',
  'disclaimer',
  'asOf',
  'pageNote',
  'useNote',
  'note',
  'system',
];

const isShort = (value: unknown): value is string | number | boolean =>
  typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value.length <= 80);
