import type { Measurement } from './lib/measurement.ts';
import { birth, toolsOf, measured } from './lib/tools.ts';

const CALLS = 9;
const LIFE_YEARS = 30;
const LONGEST_BLOCK_MS = 50;
const DAY_MS = 86_400_000;

/** A birth whose 120 dasha years hold a scan thirty years later. */
const native = (index: number) => ({ ...birth(index), latitude: ((index * 37) % 91) - 45 });

const later = (index: number, days = 0): string => {
  const born = new Date(`${native(index).birth_datetime}Z`);
  born.setUTCFullYear(born.getUTCFullYear() + LIFE_YEARS);
  return new Date(born.getTime() + days * DAY_MS).toISOString().slice(0, 10);
};

const scan = (granularity: string, scan_days: number) => (index: number) => ({
  ...native(index),
  event: 'Marriage',
  scan_start: later(index),
  scan_days,
  granularity,
});

const known_events = (index: number) =>
  ['Marriage', 'Childbirth', 'Promotion', 'Property Purchase', 'Foreign Travel'].map((event, number) => ({
    event,
    date: later(index, -400 * (number + 1)),
  }));

const ROWS = [
  ['30 days by the minute', 'find_election_window', scan('minute', 30), 100],
  ['90 days by the hour', 'find_election_window', scan('hour', 90), 150],
  ['a year by the day', 'find_election_window', scan('day', 365), 200],
  [
    'ten dates ranked',
    'rank_candidate_dates',
    (index: number) => ({
      ...native(index),
      event: 'Marriage',
      candidate_dates: Array.from({ length: 10 }, (_, number) => later(index, number * 9)),
    }),
    300,
  ],
  [
    'a birth time, 30 minutes to each side, five events',
    'rectify_birth_time',
    (index: number) => ({
      ...native(index),
      known_events: known_events(index),
      as_of_date: later(index),
      range_minutes: 30,
    }),
    1_000,
  ],
] as const;

/** Elections and rectification: whole calls, and the longest time nothing else could run. */
export async function elections(): Promise<readonly Measurement[]> {
  const tools = await toolsOf(['electional', 'rectification']);
  const measurements: Measurement[] = [];
  let longest = 0;
  for (const [name, toolName, argumentsOf, atMost] of ROWS) {
    const tool = tools.find((each) => each.name === toolName);
    if (tool === undefined) throw new Error(`there is no tool ${toolName}`);
    const { milliseconds, longestBlock } = await measured((index) => tool.run(argumentsOf(index)), CALLS);
    longest = Math.max(longest, longestBlock);
    measurements.push({
      name,
      value: milliseconds,
      unit: 'ms',
      target: { atMost },
      detail: `median of ${CALLS} births`,
    });
  }
  return [
    ...measurements,
    {
      name: 'longest stretch of work without yielding',
      value: longest,
      unit: 'ms',
      target: { atMost: LONGEST_BLOCK_MS },
      detail: 'in all of these calls, with what else the machine did',
    },
  ];
}
