import {
  ATTRIBUTE,
  callsWith,
  eventNamed,
  hiddenToolsNote,
  labelled,
  ONE_CALL,
  TOPIC_KEYS,
  TOPIC_TOOLS,
  type CallOf,
  type Pattern,
} from '@cuspal/catalog/reading';
import { placedByName } from './birth.ts';
import { callsOf, type PatternCall } from './calls.ts';
import type { Values } from './read-arguments.ts';

/** Whether a tool can be called; a prompt names no other. */
export type Callable = (tool: string) => boolean;

const RULES = [
  ONE_CALL,
  'If a call fails, correct its arguments as the error says, or note the failure and go on.',
  'Read a paged answer to its last page before saying that something is absent.',
  ATTRIBUTE,
  'Keep every disclaimer that an answer carries.',
  'This pattern is a part of a reading. get_reading_protocol gives the whole of it.',
] as const;

/**
 * The pattern as a task for an assistant: what it answers, each call with its arguments, how to read them. A tool that
 * the sets of the caller do not list is called through `call_tool`.
 */
export function patternText(
  pattern: Pattern,
  values: Values,
  callable: Callable,
  toolsets: readonly string[] = [],
): string {
  const callOf = callsWith(toolsets);
  const steps = pattern.steps.filter(({ tool }) => callable(tool));
  const sum = pattern.bundle?.as === 'sum' && callable(pattern.bundle.tool) ? [pattern.bundle] : [];
  const calls = [...steps, ...sum].flatMap((step) => callsOf(step, pattern, values));
  return paragraphs([
    [`Read by the ${lowerFirst(pattern.name)}.`, pattern.answers, useOf(pattern, callable)],
    question(values),
    lookUps(values, callOf),
    [
      pattern.joint === ' -> '
        ? 'Make these calls in this order, with these arguments.'
        : 'Make these calls with these arguments.',
      ...calls.flatMap((call, index) => callLines(`${index + 1}. `, call, callOf)),
    ],
    substitute(pattern, values, callable, callOf),
    topicTools(pattern, values, callable, callOf),
    ['Rules:', ...[...hiddenToolsNote(toolsets), ...RULES].map((rule) => `- ${rule}`)],
  ]);
}

const paragraphs = (parts: readonly (readonly string[])[]): string =>
  parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n');

const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

const useOf = ({ use, shortcut }: Pattern, callable: Callable): string =>
  shortcut && callable(shortcut.tool) ? `${use} ${shortcut.sentence}` : use;

const question = ({ question: asked }: Values): readonly string[] =>
  typeof asked === 'string' ? [`The question is "${asked}"`] : [];

/** What is to be found out before the calls, where a town stands for coordinates. */
function lookUps(values: Values, callOf: CallOf): readonly string[] {
  const first = placedByName(values, 'first');
  const second = placedByName(values, 'second');
  const profile = (person: typeof first): string =>
    `${callOf('set_birth_profile')} ${JSON.stringify({ birth_datetime: person?.datetime, birth_place: person?.place })}`;
  return [
    ...(first
      ? [
          `Call ${profile(first)} first. Add the latitude, longitude and time zone that it states to every call for this person.`,
        ]
      : []),
    ...(second
      ? [
          `Call ${profile(second)} for the second person. Add the latitude, longitude and time zone that it states to the data of that person.`,
        ]
      : []),
  ];
}

/** How a tool is called, with its system where that is not kp. */
const namedCall = (tool: string, callOf: CallOf): string => labelled(tool).replace(tool, callOf(tool));

function callLines(head: string, { tool, person, args, open }: PatternCall, callOf: CallOf): readonly string[] {
  const whose = person === undefined ? '' : `, ${person} person`;
  return [
    `${head}${namedCall(tool, callOf)}${whose}`,
    `   ${JSON.stringify(args)}`,
    ...open.map((sentence) => `   ${sentence}`),
  ];
}

function substitute(pattern: Pattern, values: Values, callable: Callable, callOf: CallOf): readonly string[] {
  const { bundle } = pattern;
  if (bundle?.as !== 'substitute' || !callable(bundle.tool)) return [];
  return [
    'Or make one call that does the work of all these.',
    ...callsOf(bundle, pattern, values).flatMap((call) => callLines('- ', call, callOf)),
  ];
}

/** Tools of the topic that is named, or of the event's own. */
function topicTools({ inputs, steps }: Pattern, values: Values, callable: Callable, callOf: CallOf): readonly string[] {
  if (!inputs.includes('topic')) return [];
  const topic = TOPIC_KEYS.find((key) => key === values['topic']) ?? eventNamed(String(values['event']))?.topic;
  const named = steps.map(({ tool }) => tool);
  const tools = topic ? TOPIC_TOOLS[topic].filter((tool) => callable(tool) && !named.includes(tool)) : [];
  if (!topic || tools.length === 0) return [];
  return [
    `For more detail on ${topic.replaceAll('_', ' ')} use these tools. Each takes the same birth data, and get_tool_catalog says what else.`,
    ...tools.map((tool) => `- ${namedCall(tool, callOf)}`),
  ];
}
