import { DAY_MS } from '@cuspal/engine/time/julian';
import { z } from 'zod';
import type { Pair, Results } from './pair.ts';

const SINGLE = 'find_election_window: surgery';
const JOINT = 'find_joint_election_window: surgery';
const RANKED = 'rank_candidate_dates: surgery';
const OPERATION = 'find_surgery_time: surgery';
const OUTCOME = 'get_surgery_success: surgery';

interface Birth {
  readonly birth_datetime: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly utc_offset_minutes?: number | undefined;
  readonly time_zone?: string | undefined;
}

const dateOf = (utcMs: number): string => new Date(utcMs).toISOString().slice(0, 10);

/** What an election of these pairs is asked: one day by the hour, in the second place with somebody born a week before. */
export function electionArguments(call: string, birth: Birth, now: number): object {
  const date = dateOf(now + 2 * DAY_MS);
  const scan = { scan_start: date, scan_days: 1, granularity: 'hour' };
  const { latitude, longitude, utc_offset_minutes: utcOffsetMinutes, time_zone: timeZone } = birth;
  const datetime = `${dateOf(Date.parse(`${birth.birth_datetime.slice(0, 10)}Z`) - 7 * DAY_MS)}T15:20`;
  const person2 = { datetime, latitude, longitude, ...(timeZone === undefined ? { utcOffsetMinutes } : { timeZone }) };
  switch (call) {
    case SINGLE:
      return { event: 'surgery', ...scan, max_windows: 1 };
    case JOINT:
      return { event: 'surgery', ...scan, person2 };
    case RANKED:
      return { event: 'surgery', granularity: 'hour', candidate_dates: [date, dateOf(now + 3 * DAY_MS)] };
    case OPERATION:
      return { ...scan, scan_days: 90 };
    case OUTCOME:
      return { surgery_date: date };
    default:
      return {};
  }
}

const windows = z.array(
  z.object({
    startLocal: z.string(),
    secondaryCheck: z.string().optional(),
    secondaryReasons: z.array(z.string()).optional(),
  }),
);
const elected = z.object({ summary: z.string(), windows });
const ranked = z.object({
  rankedDates: z.array(z.object({ dateLocal: z.string(), bestWindow: windows.element.nullable() })),
});
const outcome = z.object({
  answer: z.string(),
  recommendedWindows: z.array(z.object({ start: z.string() })).optional(),
});

const usualHours = (text: string): string | undefined => /usual hours, (\d\d:\d\d to \d\d:\d\d),/.exec(text)?.[1];
const startOf = (results: Results, call: string): string | undefined =>
  elected.parse(results[call]).windows[0]?.startLocal;
const different = (one: string | undefined, other: string | undefined): string | undefined =>
  one === other ? undefined : `${one} against ${other}`;

/** Pairs of elections: what a second chart supports, and the hours of the day in which several tools look. */
export const ELECTION_PAIRS: readonly Pair[] = [
  {
    name: 'a moment that the second chart supports in part, and no layer that holds',
    tools: [JOINT],
    opposed: (results) => {
      const found = elected.parse(results[JOINT]).windows;
      return found.some(
        ({ secondaryCheck, secondaryReasons = [] }) =>
          secondaryCheck === 'PARTIAL' && secondaryReasons.every((reason) => / does not hold /.test(reason)),
      )
        ? JSON.stringify(found)
        : undefined;
    },
    joined: /^never$/,
  },
  {
    name: 'one day elected at two hours, alone and for two people',
    tools: [SINGLE, JOINT],
    opposed: (results) => different(startOf(results, SINGLE), startOf(results, JOINT)),
    joined: /^never$/,
  },
  {
    name: 'one day elected at two hours, alone and among others',
    tools: [SINGLE, RANKED],
    opposed: (results) => {
      const [earlier] = [...ranked.parse(results[RANKED]).rankedDates].sort((a, b) =>
        a.dateLocal < b.dateLocal ? -1 : 1,
      );
      return different(startOf(results, SINGLE), earlier?.bestWindow?.startLocal);
    },
    joined: /^never$/,
  },
  {
    name: 'an operation looked for in two parts of the day',
    tools: [OPERATION, OUTCOME],
    opposed: (results) => {
      const { answer, recommendedWindows = [] } = outcome.parse(results[OUTCOME]);
      if (recommendedWindows.length === 0) return undefined;
      return different(usualHours(answer), usualHours(elected.parse(results[OPERATION]).summary));
    },
    joined: /^never$/,
  },
];
