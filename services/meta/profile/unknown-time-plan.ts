import type { CallOf } from '@cuspal/catalog/reading';
import type { Plan } from '../plan/plan.ts';

/** A way to an answer that needs no birth time. */
interface Way {
  readonly way: 'QUESTION_BY_NUMBER' | 'FIND_THE_TIME';
  readonly tools: readonly string[];
  readonly steps: string;
}

const WAYS: readonly Way[] = [
  {
    way: 'QUESTION_BY_NUMBER',
    tools: ['get_horary_chart_v2'],
    steps:
      'Ask the person for a number from 1 to 249 with the question in mind. Call get_horary_chart_v2 with it, which needs no birth.',
  },
  {
    way: 'FIND_THE_TIME',
    tools: ['find_birth_time', 'rectify_birth_time', 'set_birth_profile'],
    steps:
      'Ask for at least five dated events of the life. Call find_birth_time with the date and the events, then rectify_birth_time with the time found. Say how sure that time is, and call set_birth_profile again with it.',
  },
];

/** What can be done where nobody knows the birth time. */
export interface UnknownTimePlan extends Pick<Plan, 'topic' | 'events' | 'tierLabel' | 'classifiedBy' | 'matched'> {
  readonly cannotBeRead: readonly string[];
  readonly ways: readonly Way[];
}

const CANNOT_BE_READ = ['houses', 'cusps', 'sub lords of cusps', 'every KP verdict'];

/** The two honest ways, for the topic that the question is about; finding the time takes cusps. */
export const unknownTimePlan = (
  { topic, events, tierLabel, classifiedBy, matched }: Plan,
  hasCusps: boolean,
): UnknownTimePlan => ({
  topic,
  events,
  tierLabel,
  classifiedBy,
  matched,
  cannotBeRead: CANNOT_BE_READ,
  ways: WAYS.filter(({ way }) => hasCusps || way !== 'FIND_THE_TIME'),
});

/** The ways in text, line by line. */
export const unknownTimeLines = (
  { topic, events, tierLabel, ways }: UnknownTimePlan,
  callOf: CallOf,
): readonly string[] => [
  'WITHOUT A BIRTH TIME',
  'Houses, cusps and their sub lords cannot be read, so no KP verdict can be given.',
  `${callOf('get_planets')} with birth_time_known false shows what the planets did on that day.`,
  '',
  ways.length > 1 ? 'TWO WAYS TO AN ANSWER' : 'ONE WAY TO AN ANSWER, BECAUSE FINDING THE TIME TAKES CUSPS',
  ...ways.map(
    ({ steps, tools }, at) => `${at + 1}. ${tools.reduce((text, tool) => text.replaceAll(tool, callOf(tool)), steps)}`,
  ),
  '',
  `Tier, once the time is found: ${tierLabel}`,
  `Topic: ${topic ?? 'general'}`,
  ...(events.length === 0 ? [] : [`Event names: ${events.join(', ')}`]),
  '',
  'Never guess a birth time, and never read a chart for noon in its place.',
];
