import type { CallOf } from '@cuspal/catalog/reading';
import { aboutLines, SHORTER_WAY, shorterCallLines } from '../plan/plan-lines.ts';
import type { Plan } from '../plan/plan.ts';
import { say } from './profile.messages.ts';

/** A way to an answer that needs no birth time. */
interface Way {
  readonly way: 'QUESTION_BY_NUMBER' | 'FIND_THE_TIME';
  readonly tools: readonly string[];
  readonly steps: string;
}

const WAYS: readonly Omit<Way, 'steps'>[] = [
  { way: 'QUESTION_BY_NUMBER', tools: ['get_horary_chart_v2'] },
  { way: 'FIND_THE_TIME', tools: ['find_birth_time', 'rectify_birth_time', 'set_birth_profile'] },
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

const CANNOT_BE_READ = ['HOUSES', 'CUSPS', 'SUB_LORDS', 'VERDICTS'] as const;

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
  cannotBeRead: CANNOT_BE_READ.map((what) => say.cannotBeRead({ what })),
  ways: WAYS.filter(({ way }) => hasCusps || way !== 'FIND_THE_TIME').map((each) => ({
    ...each,
    steps: say.steps(each),
  })),
  shorterWay: plan.shorterWay.map((call) => ({ ...call, standsFor: [] })),
});

/** The ways in text, line by line. */
export const unknownTimeLines = (plan: UnknownTimePlan, callOf: CallOf): readonly string[] => [
  'WITHOUT A BIRTH TIME',
  say.noVerdict(),
  say.planetsOfDay({ call: callOf('get_planets') }),
  '',
  say.waysToAnswer({ ways: plan.ways.length }),
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
  say.neverGuess(),
];
