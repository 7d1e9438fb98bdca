import type { Chart } from '../chart/chart.ts';
import { jdFromUtcMs, utcMsFromJd, YEAR_DAYS } from '../time/julian.ts';
import { holds } from '../base/intervals.ts';
import type { SaturnWindow } from './sade-sati.ts';
import { saturnIn, saturnWindows, signFromMoon } from './sade-sati.ts';
import type { Search } from '../passages/transit-search.ts';
import { withinFiles } from '../passages/transit-search.ts';
import type { Stay } from '../passages/stays.ts';

const AROUND_QUERY_DAYS = 30 * YEAR_DAYS;
/** Saturn's longest stay in a sign, with its retrogressions. */
const LONGEST_STAY_DAYS = 3 * YEAR_DAYS;
const EIGHTH = 8;
/** Ashtama takes the place of the points of a phase of Sade Sati (service extension). */
const ASHTAMA = { name: 'Ashtama', points: 25 };
const MOST_WINDOWS = 80;

export const SPAN_STATUSES = ['PAST', 'CURRENT', 'NEXT'] as const;
type SpanStatus = (typeof SPAN_STATUSES)[number];

export interface AshtamaSani {
  readonly eighthSign: number;
  /** Stays in the eighth sign that meet the sixty years round the moment, in order of time. */
  readonly spans: readonly (Stay & { readonly status: SpanStatus })[];
  readonly active: boolean;
  /** The running stay, else the next one. */
  readonly read: Stay | null;
  readonly cut: boolean;
}

/** Saturn in the eighth sign from the natal Moon, thirty years either way of a moment (R34.2). */
export async function ashtamaSani(search: Search, chart: Chart, utcMs: number): Promise<AshtamaSani> {
  const eighthSign = signFromMoon(chart, EIGHTH);
  const [least, most] = [jdFromUtcMs(utcMs) - AROUND_QUERY_DAYS, jdFromUtcMs(utcMs) + AROUND_QUERY_DAYS];
  const { fromJd, toJd, cut } = withinFiles(least - LONGEST_STAY_DAYS, most + LONGEST_STAY_DAYS);
  const stays = await saturnIn(search, [eighthSign], { startMs: utcMsFromJd(fromJd), endMs: utcMsFromJd(toJd) });
  const spans = stays
    .filter(({ startMs, endMs }) => jdFromUtcMs(startMs) < most && jdFromUtcMs(endMs) > least)
    .map((stay) => ({ ...stay, status: statusOf(stay, utcMs) }));
  const read = spans.find(({ status }) => status !== 'PAST') ?? null;
  return {
    eighthSign,
    spans,
    active: read !== null && holds(read, utcMs),
    read,
    cut: cut || search.budget.stoppedAt !== null,
  };
}

const statusOf = ({ startMs, endMs }: Stay, utcMs: number): SpanStatus =>
  endMs <= utcMs ? 'PAST' : startMs <= utcMs ? 'CURRENT' : 'NEXT';

/** The subs of a stay in the eighth sign, weighed as those of Sade Sati. Throws out_of_range without Placidus. */
export async function ashtamaWindows(search: Search, chart: Chart, span: Stay): Promise<readonly SaturnWindow[]> {
  return (await saturnWindows(search, chart, ASHTAMA, span)).slice(0, MOST_WINDOWS);
}
