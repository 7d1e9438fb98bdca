import { UT } from '@cuspal/engine/time/clock';
import { DAY_MS, YEAR_MS } from '@cuspal/engine/time/julian';
import { printDate } from '@cuspal/engine/time/print';
import type { SaidDates } from '../understanding/understanding.ts';
import type { ArgumentBounds } from './call-schema.ts';
import { say } from './plan.messages.ts';

/** The days that a question names, with their bounds in milliseconds. */
export interface Span {
  readonly from: string;
  readonly to: string;
  readonly fromMs: number;
  readonly days: number;
  /** The days that are named one by one, without the days between. */
  readonly apart?: readonly string[];
  /** Over when the question is put. */
  readonly past: boolean;
  /** The day on which the question is put. */
  readonly today: string;
}

/**
 * What is left of the days that were named: of a span that runs, the part to come, unless all of it is meant. `nowMs` is
 * the present as the clock of the person shows it.
 */
export function spanOf(
  { from, to, apart }: Omit<SaidDates, 'said'> & Partial<SaidDates>,
  nowMs: number,
  whole = false,
): Span {
  const today = printDate(nowMs, UT);
  const first = !whole && from < today && to >= today ? today : from;
  const fromMs = Date.parse(first);
  const days = Math.round((Date.parse(to) - fromMs) / DAY_MS) + 1;
  const left = apart?.filter((day) => day >= first);
  return {
    from: first,
    to,
    fromMs,
    days,
    ...(left !== undefined && left.length > 1 && { apart: left }),
    past: to < today,
    today,
  };
}

/** The days of a span: those that are named one by one, or all from the first to the last. */
export const daysOf = ({ fromMs, days, apart }: Span): readonly string[] =>
  apart ?? Array.from({ length: days }, (_, at) => printDate(fromMs + at * DAY_MS, UT));

/**
 * The day that a tool of one moment reads of a span, in a plan as in an answer: the one in the middle, from which none is
 * further than half of them. Undefined for today alone: left out it is the present moment, and a date would be noon, also
 * when noon is over.
 */
export function dayToRead(span: Span): string | undefined {
  const days = daysOf(span);
  const middle = days[Math.floor((days.length - 1) / 2)] ?? span.from;
  return days.length === 1 && middle === span.today ? undefined : middle;
}

/** `1 March to 31 May 2027`, `14 December 2026`. */
export function spanInWords({ from, to }: SaidDates): string {
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  return say.span({ when: from === to ? 'DAY' : isOneYear ? 'YEAR' : 'YEARS', from, to });
}

/** Tools that read one moment, and the argument that holds it. */
export const OF_ONE_DAY: Readonly<Record<string, string | undefined>> = {
  get_smart_current_dasha: 'query_date',
  get_transit_analysis: 'query_datetime',
  get_transit_advanced: 'query_datetime',
  get_moon_transit: 'query_datetime',
  get_vedha_transit: 'query_datetime',
  get_sarvatobhadra_chakra: 'query_datetime',
  get_sade_sati_phases: 'query_date',
  get_ashtama_sani: 'query_date',
  get_panchang: 'query_date',
  get_hora_today: 'query_date',
  get_choghadiya_today: 'query_date',
  get_tara_bala: 'query_date',
  run_today_complete: 'query_date',
  get_mundane_analysis: 'query_date',
  get_astro_weather: 'datetime',
};

/** Tools of which one call reads the day that is named, and no span. */
const OF_THE_DAY_ITSELF: Readonly<Record<string, string>> = {
  get_surgery_success: 'surgery_date',
  get_speculative_intraday: 'session_date',
  get_election_outcome: 'election_date',
};

/** Where a search begins, by the tool's own name for it. */
const BEGINNINGS = ['from_date', 'as_of_date', 'as_of', 'scan_start', 'start_date'] as const;

const YEAR_ARGUMENTS = ['target_year', 'start_year', 'year'] as const;

/** They date by the birth or by events of the past, or name the days of a list by themselves. */
const UNDATED: ReadonlySet<string> = new Set([
  'get_dasha_periods',
  'find_birth_time',
  'rectify_birth_time',
  'get_rectification_advanced',
  'get_sade_sati_intensity',
  'get_past_life_karmic_panel',
]);

/** It looks back and never ahead. */
const OF_THE_PAST = 'get_epidemic_susceptibility';

/** Most days that a scan of an election takes. */
const MOST_DAYS = 365;
/** How finely so many days are looked through; an election takes no more of them. */
const GRAINS = [
  { above: 90, grain: 'day' },
  { above: 30, grain: 'hour' },
] as const;
/** Most days between the ends of a search that is sent both. */
const MOST_BETWEEN = 365;

/** The arguments of a tool that hold it to the days named. */
export function dateArguments(
  tool: string,
  known: ReadonlyMap<string, ArgumentBounds>,
  span: Span,
): Readonly<Record<string, unknown>> {
  if (UNDATED.has(tool)) return {};
  const day = OF_ONE_DAY[tool];
  if (day !== undefined) {
    const read = dayToRead(span);
    return read === undefined ? {} : { [day]: read };
  }
  const itself = OF_THE_DAY_ITSELF[tool];
  if (itself !== undefined && span.days === 1) return { [itself]: span.from };
  const year = YEAR_ARGUMENTS.find((name) => known.has(name));
  if (year !== undefined) return ofYear(year, known, span);
  return {
    ...between(tool, known, span),
    ...beginning(tool, known, span),
    ...length(known, span),
    ...listed(known, span),
  };
}

function ofYear(name: string, known: ReadonlyMap<string, ArgumentBounds>, { from }: Span) {
  const [year, month] = from.split('-').map(Number);
  const withMonth = known.has('start_month') ? 'start_month' : known.has('month') && name === 'year' ? 'month' : null;
  const monthly = withMonth !== null && (name === 'start_year' || known.get('month')?.required === true);
  // Sahams are of the birth unless the chart of a year is asked for.
  const annual = known.has('chart') && known.has('set') ? { chart: 'annual' } : {};
  return { [name]: year, ...annual, ...(monthly && withMonth !== null && { [withMonth]: month }) };
}

/** Searches that take both ends, the last after the first. */
function between(tool: string, known: ReadonlyMap<string, ArgumentBounds>, { from, fromMs, days, past }: Span) {
  if (days > MOST_BETWEEN || (tool === OF_THE_PAST && !past)) return {};
  const to = printDate(fromMs + Math.max(days - 1, 1) * DAY_MS, UT);
  if (known.has('endDatetime') && known.has('planets')) return { startDatetime: from, endDatetime: to };
  if (known.has('scan_end_utc') && days > 1) return { scan_start_utc: from, scan_end_utc: to };
  return known.has('end_date') ? { start_date: from, end_date: to } : {};
}

function beginning(tool: string, known: ReadonlyMap<string, ArgumentBounds>, { from }: Span) {
  if (known.has('end_date')) return {};
  const name = BEGINNINGS.find((each) => known.has(each));
  if (name !== undefined) return { [name]: from };
  return tool === 'run_triple_dasha_consensus' ? { query_date: from } : {};
}

/** What an election needs to look through so many days: as many as it takes, and no finer than it takes them. */
export function scanOf(days: number) {
  const scanned = Math.min(days, MOST_DAYS);
  const coarse = GRAINS.find(({ above }) => scanned > above);
  return { scan_days: scanned, ...(coarse && { granularity: coarse.grain }) };
}

/** How far a search goes, within what the tool takes; only where it is told where to begin. */
function length(known: ReadonlyMap<string, ArgumentBounds>, { days }: Span) {
  const years = Math.ceil((days * DAY_MS) / YEAR_MS);
  if (known.has('scan_days')) {
    const { granularity, ...scan } = scanOf(days);
    return { ...scan, ...(granularity !== undefined && known.has('granularity') && { granularity }) };
  }
  const horizon = known.get('horizon_years');
  const begins = BEGINNINGS.some((name) => known.has(name));
  if (horizon !== undefined && (begins || known.has('query_date'))) return { horizon_years: within(years, horizon) };
  const ahead = known.get('horizon_days');
  if (ahead !== undefined) return { horizon_days: within(days, ahead) };
  const covered = known.get('years');
  return covered !== undefined && begins ? { years: within(years, covered) } : {};
}

const within = (value: number, { minimum = value, maximum = value }: ArgumentBounds): number =>
  Math.min(Math.max(value, minimum), maximum);

/** A few days, one by one, for a tool that compares days. */
function listed(known: ReadonlyMap<string, ArgumentBounds>, span: Span) {
  const most = known.get('candidate_dates')?.maxItems;
  const days = daysOf(span);
  return most === undefined || days.length < 2 || days.length > most ? {} : { candidate_dates: days };
}
