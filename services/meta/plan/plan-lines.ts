import { ANSWER_TOOL } from '@cuspal/catalog';
import { callsWith, type CallOf } from '@cuspal/catalog/reading';
import { isBundle } from './bundles.ts';
import type { CallArguments, Need } from './call-arguments.ts';
import { say } from './plan.messages.ts';
import type { Plan } from './plan.ts';
import { spanInWords } from './said-dates.ts';
import { countOf, type ShorterCall } from './shorter-way.ts';

/** The plan as its reader gets it, line by line. Programs read its labels, which stay as they are in every language. */
export function planLines(plan: Plan, callOf: CallOf = callsWith([])): readonly string[] {
  return [
    'READING PLAN',
    `Tier: ${plan.tierLabel}`,
    ...aboutLines(plan, callOf, plan.arguments),
    `Minimum tool calls before answering: ${plan.floor}`,
    `Expected range: ${plan.expectedMin} to ${plan.expectedMax} calls`,
    `Tools listed: ${plan.toolCount}`,
    ...(plan.tools.length === 0 ? [] : ['', 'Tools, in order:', ...toolLines(plan, callOf)]),
    ...(plan.rules.length === 0 ? [] : ['', 'Rules:', ...plan.rules.map((rule) => `- ${rule}`)]),
    ...shorterLines(plan, callOf),
  ];
}

/** What the question is about, and what is to be known of it before any call. */
export function aboutLines(
  plan: Pick<Plan, 'topic' | 'event' | 'noEventReason' | 'also' | 'note' | 'dates'>,
  callOf: CallOf,
  calls: Plan['arguments'] = {},
): readonly string[] {
  const { topic, event, noEventReason, also, note, dates } = plan;
  return [
    `Topic: ${topic ?? 'general'}`,
    ...(note === null ? [] : [`Note: ${note.replaceAll(/\bget_\w+/g, callOf)}`]),
    ...(event === null && noEventReason === null
      ? []
      : [`Event of this question: ${event?.label ?? `none: ${noEventReason}`}`]),
    ...(also.length === 0 ? [] : [`Also: ${also.join(', ')}`]),
    ...(dates === null ? [] : [`Dates: ${[spanInWords(dates), ...dateNames(calls)].join(' ')}`]),
  ];
}

const DATE_NAME = /(?<!question_)date|scan_start|^as_of$|^(?:target_|start_)?year$/;
const A_DATE = /^\d{4}-\d\d-\d\d/;

/** The arguments through which the days named reach the calls. */
function dateNames(calls: Plan['arguments']): readonly string[] {
  const names = Object.values(calls).flatMap(({ sends }) =>
    Object.entries(sends)
      .filter(([name, value]) => DATE_NAME.test(name) && (typeof value === 'number' || A_DATE.test(String(value))))
      .map(([name]) => name),
  );
  return names.length === 0 ? [] : [`(${[...new Set(names)].join(', ')})`];
}

const toolLines = ({ tools, arguments: calls }: Plan, callOf: CallOf): readonly string[] =>
  tools.flatMap((tool, at) => [`${at + 1}. ${callOf(tool)}`, ...argumentLines(calls[tool])]);

const INDENT = '  ';

function argumentLines(call: Partial<CallArguments> = {}): readonly string[] {
  const { sends = {}, needs = [], hints = [] } = call;
  const known = Object.entries(sends).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return [
    ...(known.length === 0 ? [] : [`${INDENT}${known.join(', ')}`]),
    ...needs.map(({ names, how }) => `${INDENT}needs ${names.join(', ')}: ${how}`),
    ...hints.map(({ names, how }: Need) => `${INDENT}${names.join(', ')}: ${how}`),
  ];
}

export const SHORTER_WAY = 'Shorter way, for an answer rather than a reading:';

function shorterLines({ shorterWay, floor }: Plan, callOf: CallOf): readonly string[] {
  if (shorterWay.length === 0) return [];
  const count = countOf(shorterWay);
  return [
    '',
    SHORTER_WAY,
    ...shorterWay.flatMap((call) => shorterCallLines(call, callOf)),
    (count >= floor ? say.minimumMet : say.minimumNotMet)({ calls: shorterWay.length, count, floor }),
  ];
}

/** One call of the shorter way, with its arguments. */
export function shorterCallLines(
  { tool, arguments: sends, needs, hints, countsAs, standsFor }: ShorterCall,
  callOf: CallOf,
): readonly string[] {
  const counts = isBundle(tool) || tool === ANSWER_TOOL.name ? ` (counts as ${countsAs})` : '';
  const stands = standsFor.length === 0 ? '' : `, stands for ${ranges(standsFor)}`;
  return [`- ${callOf(tool)}${counts}${stands}`, ...argumentLines({ sends, needs, hints })];
}

/** `1, 3, 6-9`. */
function ranges(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(', ');
}
