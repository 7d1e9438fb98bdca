import type { Chart } from '../../chart/chart.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import type { Interval } from '../../base/intervals.ts';
import { topicPeriods } from '../../kp/timing/topic-timing.ts';
import type { TopicPeriod } from '../../kp/timing/topic-timing.ts';
import { birthdayMs } from '../../time/moment.ts';
import type { Planet } from '../../zodiac/names.ts';
import { ageAt } from '../../events/life-stage.ts';
import type { ConditionRow } from './condition-tables.ts';
import { diseaseWeight, healthClass } from './pull.ts';

/** Grades of a decade to watch, the mildest first. */
export const WATCH_BANDS = ['ONSET_RISK', 'AGGRAVATION', 'CRITICAL'] as const;
type WatchBand = (typeof WATCH_BANDS)[number];

export interface WatchDecade {
  readonly ageFrom: number;
  readonly ageTo: number;
  /** `30-39`. */
  readonly decade: string;
  readonly band: WatchBand;
  /** It is over at the moment asked about. */
  readonly past: boolean;
  /** The antardashas that gave the band, earliest first, at most four. */
  readonly periods: readonly TopicPeriod[];
  /** How many gave it in all. */
  readonly count: number;
}

const LAST_AGE = 90;
const MOST_PERIODS = 4;

/** Antardashas of a life up to ninety, each with the age at its middle; counted once for a call. */
export interface AgedPeriod extends TopicPeriod {
  readonly age: number;
}

/** The antardashas from birth to ninety by the age at their middle. */
export function lifePeriods(chart: Chart): readonly AgedPeriod[] {
  const span: Interval = { startMs: chart.moment.utcMs, endMs: birthdayMs(chart.moment, LAST_AGE) };
  return topicPeriods(chart, span).map((period) => ({
    ...period,
    age: ageAt(chart.moment, (period.startMs + period.endMs) / 2),
  }));
}

/** The decades to watch for a condition: those in which period lords that carry it run (points and bands ours). */
export function watchDecades(
  chart: Chart,
  { ka, kb }: ConditionRow,
  periods: readonly AgedPeriod[],
  asOfMs: number,
): readonly WatchDecade[] {
  const csl6 = cuspalSubLord(chart, 6);
  const carries = (lord: Planet): boolean =>
    healthClass(chart, lord) === 'DISEASE' || ((lord === ka || lord === kb) && diseaseWeight(chart, lord) >= 4);
  const bandOf = ({ md, ad }: AgedPeriod): WatchBand | null => {
    if (!carries(ad)) return null;
    if (!carries(md)) return 'ONSET_RISK';
    return [md, ad].some((lord) => lord === ka || lord === csl6) ? 'CRITICAL' : 'AGGRAVATION';
  };
  const graded = periods.flatMap((period) => {
    const band = bandOf(period);
    return band === null ? [] : [{ period, band }];
  });
  const starts = [...new Set(graded.map(({ period }) => Math.floor(period.age / 10) * 10))];
  return starts
    .sort((a, b) => a - b)
    .map((ageFrom) => {
      const inside = graded.filter(({ period }) => Math.floor(period.age / 10) * 10 === ageFrom);
      const band = [...WATCH_BANDS].reverse().find((each) => inside.some((row) => row.band === each)) ?? 'ONSET_RISK';
      const gave = inside.filter((row) => row.band === band).map(({ period }) => period);
      return {
        ageFrom,
        ageTo: ageFrom + 9,
        decade: `${ageFrom}-${ageFrom + 9}`,
        band,
        past: birthdayMs(chart.moment, ageFrom + 10) <= asOfMs,
        periods: gave.slice(0, MOST_PERIODS),
        count: gave.length,
      };
    });
}

/** The decade with the highest band, then with more such antardashas, then the earliest that is not past. */
export function topDecade(decades: readonly WatchDecade[]): WatchDecade | null {
  const rank = ({ band }: WatchDecade): number => WATCH_BANDS.indexOf(band);
  const [top] = [...decades].sort(
    (a, b) => rank(b) - rank(a) || b.count - a.count || Number(a.past) - Number(b.past) || a.ageFrom - b.ageFrom,
  );
  return top ?? null;
}
