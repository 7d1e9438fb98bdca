import { printInstant } from '@cuspal/engine/time/print';
import type { ToolDefinition } from '@cuspal/tool-kit';
import { said, type Finding } from './finding.ts';
import { toolNamed, type Inquiry } from './inquiry.ts';
import { inPlainWords } from './plain-words.ts';
import { askedBack, type Missing } from './ask-back.ts';
import { periodsOf, readTold, reasonsOf, systemOf, textOf, verdictOf, type Told } from './told.ts';

/** The finding of a tool that answers a question by itself, with what the question says as its arguments. */
export async function singleTool(inquiry: Inquiry, name: string, own: object = {}): Promise<Finding> {
  const tool = await toolNamed(name);
  const args = { ...argumentsFor(tool, inquiry), ...own };
  const missing = missingOf(tool, inquiry, args);
  if (missing.length > 0) return askedBack(tool, missing);
  const { result, lead } = await inquiry.decide(tool, args);
  return findingOfResult(tool, result, lead);
}

/** Reads a finding from the result of any tool. */
export function findingOfResult(tool: ToolDefinition, result: object, lead: string | null): Finding {
  const found = readTold(result);
  const text = textOf(found) ?? `${tool.title}.`;
  return {
    ...said(...(lead === null ? [] : [lead]), text),
    verdict: verdictOf(found, firstSentence(text)),
    ...periodsOf(found),
    ...reasonsOf(found, tool, inPlainWords),
    askNext: nextOf(found),
    details: [{ tool: tool.name, lines: decidingFields(result) }].filter(({ lines }) => lines.length > 0),
    system: systemOf(found, tool),
  };
}

const firstSentence = (text: string): string => text.split(/(?<=\.) (?=[A-Z])/)[0] ?? text;

const nextOf = ({ next = [] }: Told): readonly string[] =>
  next.flatMap(({ tool, reason }) => (reason === undefined ? [] : [`${tool}: ${reason}`]));

/** Values that a question gives to arguments of its name, whatever tool takes them. */
function valuesOf({ context, question }: Inquiry): Readonly<Record<string, unknown>> {
  const { input, chart, now } = context;
  const { dates, event, number, relation } = question;
  const { person2 } = input;
  const from = dates?.from;
  const to = dates?.to ?? undefined;
  const moment = input.question_datetime ?? printInstant(now, chart.moment);
  return {
    event: event?.label,
    query_event: event?.label,
    relation,
    target_number: number ?? undefined,
    question_number: number ?? undefined,
    question_datetime: moment,
    question_latitude: input.question_latitude,
    question_longitude: input.question_longitude,
    question_time_zone: input.question_time_zone,
    query_datetime: input.question_datetime,
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
    query_date: from,
    as_of_date: from,
    from_date: from,
    start_date: from,
    end_date: to ?? from,
    scan_start: from,
    surgery_date: from,
    session_date: from,
    target_year: from === undefined ? undefined : Number(from.slice(0, 4)),
    year: from === undefined ? undefined : Number(from.slice(0, 4)),
    ...(dates?.to && spanArguments(dates.from, dates.to)),
  };
}

/** What an election needs to look through some days: their number, and no finer than the length allows. */
export function spanArguments(from: string, to: string) {
  const days = Math.min(365, Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1));
  return { scan_days: days, ...(days > 30 && { granularity: days <= 90 ? 'hour' : 'day' }) };
}

/** Arguments of a tool that the question answers. */
export function argumentsFor(
  { input }: Pick<ToolDefinition, 'input'>,
  inquiry: Inquiry,
): Readonly<Record<string, unknown>> {
  const values = valuesOf(inquiry);
  const args: Record<string, unknown> = {};
  for (const name of Object.keys(input.shape)) {
    const value = values[name];
    if (value !== undefined) args[name] = value;
  }
  return args;
}

/** What a tool needs and the question does not say. */
function missingOf(tool: ToolDefinition, { context }: Inquiry, args: object): readonly Missing[] {
  const sent = { ...context.input, ...args };
  const given = Object.fromEntries(Object.keys(tool.input.shape).map((name) => [name, Reflect.get(sent, name)]));
  const parsed = tool.input.safeParse(given);
  if (parsed.success) return [];
  return parsed.error.issues.map(({ path, message }) => ({ name: String(path[0]), message }));
}

/** Fields of the result itself that are one word or number. */
const MOST_FIELDS = 12;

function decidingFields(result: object): readonly string[] {
  return Object.entries(result)
    .flatMap(([name, value]) => (isShort(value) && !OF_THE_CALL.includes(name) ? [`${name} ${String(value)}`] : []))
    .slice(0, MOST_FIELDS);
}

const OF_THE_CALL = [
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
