import { intersectionOf } from '../../base/intervals.ts';
import type { Interval } from '../../base/intervals.ts';
import type { Chart } from '../../chart/chart.ts';
import { jointPeriodsBetween } from '../../dasha/joint-period.ts';
import { vimshottariOf } from '../../dasha/cycle-of.ts';
import { cycleEndMs } from '../../dasha/vimshottari.ts';
import { electingSet } from '../../election/electing-planets.ts';
import type { ElectingSet } from '../../election/electing-planets.ts';
import { scanElection } from '../../election/election-scan.ts';
import type { ElectionWindow } from '../../election/election-scan.ts';
import { electionTopic } from '../../election/election-topic.ts';
import { untold } from '../../election/scan-work.ts';
import type { ScanWork } from '../../election/scan-work.ts';
import { askedHours, searchedWithin } from '../../election/searched-hours.ts';
import type { SearchedHours } from '../../election/searched-hours.ts';
import type { Search } from '../../passages/transit-search.ts';
import { DAY_MS, secondFrom } from '../../time/julian.ts';
import { timelineOf } from '../../election/timeline.ts';
import { usableStretches } from '../../election/usable-hours.ts';
import type { SecondSpan } from '../../election/timeline.ts';
import { directSpans } from '../../passages/direct-motion.ts';
import { knownSky } from '../../passages/transit-search.ts';
import { printDate } from '../../time/print.ts';
import { healthClass } from './pull.ts';

const DAYS = 90;
const MOST = 3;

export interface SurgeryWindows {
  readonly set: ElectingSet;
  /** Best first, each on another day of the place of birth. */
  readonly windows: readonly ElectionWindow[];
  /** The hours of the day in which they were looked for. */
  readonly hours: SearchedHours;
}

/**
 * The best windows for an operation in the ninety days after a date (by the hour, place of birth), in the hours of an
 * election of surgery, while Mars moves forward and no pratyantardasha lord leans to illness.
 */
export async function surgeryWindows(
  work: ScanWork,
  search: Search,
  chart: Chart,
  afterMs: number,
  anyHour: boolean,
): Promise<SurgeryWindows> {
  const topic = electionTopic('surgery');
  const set = electingSet(chart, topic);
  const asked = askedHours(undefined, anyHour, topic.usualHours);
  const endMs = Math.min(afterMs + DAYS * DAY_MS, cycleEndMs(vimshottariOf(chart)));
  const { cut: _, ...sky } = knownSky({ startMs: afterMs, endMs });
  const clean = await cleanSpans(search, chart, sky);
  const span = { from: secondFrom(sky.startMs), to: secondFrom(sky.endMs) };
  if (clean.length === 0 || span.from >= span.to) return { set, windows: [], hours: asked };
  const timeline = await timelineOf(work, chart.moment, span, null);
  const { found, hours } = await searchedWithin(
    asked,
    (within, again) => {
      const stretches = clean.flatMap((part) => usableStretches(part, chart.moment, within, false));
      const request = { set, timeline, span, granularity: 'hour' as const, stretches, forSurgery: true };
      return scanElection(again ? untold(work) : work, request);
    },
    ({ windows }) => windows.length === 0,
  );
  return { set, windows: onePerDay(found.windows, chart).slice(0, MOST), hours };
}

/** The seconds of a span with Mars direct and a pratyantardasha lord that does not lean to illness. */
async function cleanSpans(search: Search, chart: Chart, span: Interval): Promise<readonly SecondSpan[]> {
  const kind = jointPeriodsBetween(chart, span)
    .filter(({ pd }) => healthClass(chart, pd.planet) !== 'DISEASE')
    .map(({ pd: { startMs, endMs } }) => ({ startMs, endMs }));
  const clean = intersectionOf(intersectionOf(kind, [span]), await directSpans(search, 'Mars', span));
  return clean
    .map(({ startMs, endMs }) => ({ from: secondFrom(startMs), to: secondFrom(endMs) }))
    .filter(({ from, to }) => from < to);
}

/** The first of each day on which they begin, by the clock of birth. */
function onePerDay(windows: readonly ElectionWindow[], { moment }: Chart): readonly ElectionWindow[] {
  const seen = new Set<string>();
  return windows.filter(({ from }) => {
    const day = printDate(from * 1000, moment);
    const isFirst = !seen.has(day);
    seen.add(day);
    return isFirst;
  });
}
