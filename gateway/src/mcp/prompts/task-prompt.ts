import { type CallOf, labelled } from '@cuspal/catalog/reading';
import type { Argument } from './arguments/argument.ts';
import { placedByName } from './birth.ts';
import type { PatternCall } from './calls.ts';
import type { Values } from './read-arguments.ts';

/** Whether a tool can be called; a prompt names no other. */
export type Callable = (tool: string) => boolean;

/** A prompt of the server: what it takes, and the task for an assistant that it makes of that. */
export interface TaskPrompt {
  readonly name: string;
  readonly title: string;
  /** What it answers, in a sentence. */
  readonly answers: string;
  /** The same with when to use it, for the list. */
  readonly description: string;
  readonly arguments: readonly Argument[];
  /** Its tools; it is offered where one of them can be called. */
  readonly tools: readonly string[];
  readonly text: (values: Values, callable: Callable, toolsets: readonly string[]) => string;
}

/** Some clients take arguments by their place, so what is required comes first. */
export const requiredFirst = (all: readonly Argument[]): readonly Argument[] => [
  ...all.filter(({ required }) => required),
  ...all.filter(({ required }) => !required),
];

export const paragraphs = (parts: readonly (readonly string[])[]): string =>
  parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n');

export const questionSaid = ({ question: asked }: Values): readonly string[] =>
  typeof asked === 'string' ? [`The question is "${asked}"`] : [];

/** What is to be found out before the calls, where a town stands for coordinates. */
export function lookUps(values: Values, callOf: CallOf): readonly string[] {
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
export const namedCall = (tool: string, callOf: CallOf): string => labelled(tool).replace(tool, callOf(tool));

/** A call that is to be made: the tool, its arguments, and what is still to be asked for it. */
export function callLines(head: string, { tool, person, args, open }: PatternCall, callOf: CallOf): readonly string[] {
  const whose = person === undefined ? '' : `, ${person} person`;
  return [
    `${head}${namedCall(tool, callOf)}${whose}`,
    `   ${JSON.stringify(args)}`,
    ...open.map((sentence) => `   ${sentence}`),
  ];
}
