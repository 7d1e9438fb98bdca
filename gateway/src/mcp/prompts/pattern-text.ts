import {
  ATTRIBUTE,
  callsWith,
  eventNamed,
  hiddenToolsNote,
  ONE_CALL,
  TOPIC_KEYS,
  TOPIC_TOOLS,
  type CallOf,
  type Pattern,
} from '@cuspal/catalog/reading';
import { callsOf } from './calls.ts';
import type { Values } from './read-arguments.ts';
import { callLines, lookUps, namedCall, paragraphs, questionSaid, type Callable } from './task-prompt.ts';

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
    questionSaid(values),
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

const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

const useOf = ({ use, shortcut }: Pattern, callable: Callable): string =>
  shortcut && callable(shortcut.tool) ? `${use} ${shortcut.sentence}` : use;

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
