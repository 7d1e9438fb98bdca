import type { Pattern, PatternStep, PatternValue } from '@cuspal/catalog/reading';
import { birthOf, partnerAsBirth, partnerOf, questionAsBirth } from './birth.ts';
import type { Values } from './read-arguments.ts';

/** One call of a pattern with its arguments. */
export interface PatternCall {
  readonly tool: string;
  /** The person whose chart it reads, where the pattern has two. */
  readonly person?: 'first' | 'second';
  readonly args: Readonly<Record<string, unknown>>;
  /** Questions that the person still has to answer, in sentences. */
  readonly open: readonly string[];
}

const NO_EVENTS = 'Ask for dated events first. Add them as known_events, a list of objects with date and event.';

/** The calls of a step: two where it reads the chart of each person. */
export function callsOf(step: PatternStep, pattern: Pattern, values: Values): readonly PatternCall[] {
  const { tool, whose, takes = {}, sends = {}, asks } = step;
  const taken = Object.entries(takes).map(([name, from]) => [name, valueOf(from, values)] as const);
  const more = { ...Object.fromEntries(taken.filter(([, value]) => value !== undefined)), ...sends };
  const open = [
    ...(Object.values(takes).includes('known_events') && values['known_events'] === undefined ? [NO_EVENTS] : []),
    ...(asks === undefined ? [] : [asks]),
  ];
  const call = (birth: object): PatternCall => ({ tool, args: { ...birth, ...more }, open });
  if (whose === 'question') return [call(questionAsBirth(values))];
  if (whose !== 'each') return [call(birthOf(values))];
  return [
    { ...call(birthOf(values)), person: 'first' },
    { ...call(partnerAsBirth(values)), person: 'second' },
  ];
}

function valueOf(from: PatternValue, values: Values): unknown {
  if (from === 'events') return [values['event']];
  return from === 'partner' ? partnerOf(values) : values[from];
}
