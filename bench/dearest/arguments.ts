import type { JsonSchema } from '@cuspal/tool-kit';
import { longArguments, sampleArguments, type SampleChart } from '@cuspal/tool-kit/testing';

type Arguments = Readonly<Record<string, unknown>>;

/** The moment of every call. */
export const NOW = Date.UTC(2026, 0, 1, 12);

/** People at a middle latitude, in the far south, and where the Sun hardly sets. */
const PEOPLE: readonly SampleChart[] = [
  born('1984-05-17T04:32:00', 23.7, 90.4),
  born('1979-11-08T18:05:00', -54.8, -68.3),
  born('1988-02-26T11:47:00', 66.4, 25.7),
];

function born(birth_datetime: string, latitude: number, longitude: number): SampleChart {
  const utc_offset_minutes = Math.round(longitude / 15) * 60;
  return { label: birth_datetime, arguments: { birth_datetime, latitude, longitude, utc_offset_minutes }, now: NOW };
}

const PARTNER = {
  birth_datetime: '1986-09-09T06:06:00',
  latitude: 66.3,
  longitude: 23.7,
  utc_offset_minutes: 120,
};

/** Events whose houses, hours and chances differ. */
const EVENTS = ['Marriage', 'Childbirth', 'Foreign Travel', 'Property Purchase', 'Promotion'];
const LIFE = Array.from({ length: 20 }, (_, index) => ({
  event: EVENTS[index % EVENTS.length],
  date: `${2004 + index}-0${1 + (index % 9)}-1${index % 10}T10:30`,
}));
const DATES = Array.from({ length: 10 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}-15`);

/** The longest searches that an election takes, at home and where the Sun does not rise every day. */
const SCANS: readonly Arguments[] = [66.4, 66.56, 75].flatMap((event_latitude) => [
  { granularity: 'day', scan_days: 365, event_latitude, event_longitude: 25, event_utc_offset_minutes: 120 },
  { granularity: 'hour', scan_days: 90, event_latitude, event_longitude: 25, event_utc_offset_minutes: 120 },
]);
const ELECTIONS: readonly Arguments[] = [
  ...SCANS,
  { granularity: 'day', scan_days: 365 },
  { granularity: 'minute', scan_days: 30 },
].map((scan) => ({ ...scan, any_hour: true, second_school_lens: true, max_windows: 25, max_per_day: 25 }));

/** Arguments that cost much together, and which none of the rules below finds, by the names of what they fill. */
const TOGETHER: readonly Arguments[] = [
  ...ELECTIONS,
  ...ELECTIONS.map((scan) => ({ ...scan, events: EVENTS, in_order: true })),
  { known_events: LIFE, range_minutes: 720, step_minutes: 1 },
  { known_events: LIFE, range_minutes: 120, step_minutes: 0.1 },
  { known_events: LIFE, time_from: '00:00', time_to: '23:59' },
  { known_events: LIFE },
  { candidate_dates: DATES, event_latitude: 66.4, event_longitude: 25 },
  { startDatetime: '2026-01-01T00:00', endDatetime: '2026-12-31T23:00', interval_minutes: 1 },
  { startDatetime: '2026-01-01T00:00', endDatetime: '2026-01-07T23:00', interval_minutes: 1 },
  { startDatetime: '2026-01-01T00:00', endDatetime: '2026-01-01T23:59', interval_minutes: 1 },
  { start_date: '2026-01-01', end_date: '2030-12-30' },
  { start_date: '2026-01-01', end_date: '2026-12-31' },
  { scan_start: '2026-01-01', scan_end: '2040-12-30' },
  { scan_start_utc: '2026-01-01T00:00Z', scan_end_utc: '2027-12-30T00:00Z' },
  { session_start: '00:00', session_end: '23:59', session_latitude: 66.4, session_longitude: 25 },
  { session_start: '00:00', session_end: '12:00' },
  { horizon_years: 60, from_date: '2026-01-01' },
  { period_level: 'prana' },
];

/** Everybody's plain and longest arguments for a tool. */
export const plainOf = (schema: JsonSchema): readonly Arguments[] => {
  const partner = partnerIn(schema);
  return PEOPLE.flatMap((person) => [
    { ...sampleArguments(schema, person), ...partner },
    { ...longArguments(schema, person), ...partner },
  ]);
};

/** The same arguments with each of the above that the tool has a name for, and for other events. */
export function dearerThan(plain: Arguments, schema: JsonSchema): readonly Arguments[] {
  const names = new Set(Object.keys(schema.properties ?? {}));
  const fitting = [...TOGETHER, ...EVENTS.slice(1, 3).map((event) => ({ event }))].map((more) =>
    Object.fromEntries(Object.entries(more).filter(([name]) => names.has(name))),
  );
  return unique(fitting).map((more) => ({ ...plain, ...more }));
}

const partnerIn = (schema: JsonSchema): Arguments =>
  schema.properties?.['person2'] === undefined ? {} : { person2: PARTNER };

const unique = (list: readonly Arguments[]): readonly Arguments[] => [
  ...new Map(list.filter((each) => Object.keys(each).length > 0).map((each) => [JSON.stringify(each), each])).values(),
];
