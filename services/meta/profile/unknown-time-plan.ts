import type { CallOf } from '@cuspal/catalog/reading';
import { aboutLines, SHORTER_WAY, shorterCallLines } from '../plan/plan-lines.ts';
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
export interface UnknownTimePlan extends Pick<
  Plan,
  | 'topic'
  | 'event'
  | 'noEventReason'
  | 'also'
  | 'events'
  | 'note'
  | 'dates'
  | 'tierLabel'
  | 'shorterWay'
  | 'classifiedBy'
  | 'matched'
> {
  readonly cannotBeRead: readonly string[];
  readonly ways: readonly Way[];
}

const CANNOT_BE_READ = ['houses', 'cusps', 'sub lords of cusps', 'every KP verdict'];

/** The two honest ways, for what the question is about; finding the time takes cusps. */
export const unknownTimePlan = (plan: Plan, hasCusps: boolean): UnknownTimePlan => ({
  topic: plan.topic,
  event: plan.event,
  noEventReason: plan.noEventReason,
  also: plan.also,
  events: plan.events,
  note: plan.note,
  dates: plan.dates,
  tierLabel: plan.tierLabel,
  classifiedBy: plan.classifiedBy,
  matched: plan.matched,
  cannotBeRead: CANNOT_BE_READ,
  ways: WAYS.filter(({ way }) => hasCusps || way !== 'FIND_THE_TIME'),
  shorterWay: plan.shorterWay.map((call) => ({ ...call, standsFor: [] })),
});

/** The ways in text, line by line. */
export const unknownTimeLines = (plan: UnknownTimePlan, callOf: CallOf): readonly string[] => [
  'WITHOUT A BIRTH TIME',
  'Houses, cusps and their sub lords cannot be read, so no KP verdict can be given.',
  `${callOf('get_planets')} with birth_time_known false shows what the planets did on that day.`,
  '',
  plan.ways.length > 1 ? 'TWO WAYS TO AN ANSWER' : 'ONE WAY TO AN ANSWER, BECAUSE FINDING THE TIME TAKES CUSPS',
  ...plan.ways.map(
    ({ steps, tools }, at) => `${at + 1}. ${tools.reduce((text, tool) => text.replaceAll(tool, callOf(tool)), steps)}`,
  ),
  '',
  `Tier, once the time is found: ${plan.tierLabel}`,
  ...aboutLines(plan, callOf),
  ...(plan.shorterWay.length === 0
    ? []
    : ['', SHORTER_WAY, ...plan.shorterWay.flatMap((call) => shorterCallLines(call, callOf))]),
  '',
  'Never guess a birth time, and never read a chart for noon in its place.',
];
