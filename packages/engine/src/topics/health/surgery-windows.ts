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
import type { ScanWork } from '../../election/scan-work.ts';
import type { Search } from '../../passages/transit-search.ts';
import { DAY_MS, secondFrom } from '../../time/julian.ts';
import { timelineOf } from '../../election/timeline.ts';
import type { UsableStretch } from '../../election/usable-hours.ts';
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
}

/**
 * The best windows for an operation in the ninety days after a date (by the hour, place of birth), while Mars moves
 * forward and no pratyantardasha lord leans to illness.
 */
export async function surgeryWindows(
  work: ScanWork,
  search: Search,
  chart: Chart,
  afterMs: number,
): Promise<SurgeryWindows> {
  const set = electingSet(chart, electionTopic('surgery'));
  const endMs = Math.min(afterMs + DAYS * DAY_MS, cycleEndMs(vimshottariOf(chart)));
  const { cut: _, ...sky } = knownSky({ startMs: afterMs, endMs });
  const stretches = await cleanStretches(search, chart, sky);
  const span = { from: secondFrom(sky.startMs), to: secondFrom(sky.endMs) };
  if (stretches.length === 0 || span.from >= span.to) return { set, windows: [] };
  const timeline = await timelineOf(work, chart.moment, span, null);
  const { windows } = await scanElection(work, {
    set,
    timeline,
    span,
    granularity: 'hour',
    stretches,
    forSurgery: false,
  });
  return { set, windows: onePerDay(windows, chart).slice(0, MOST) };
}

/** The seconds of a span with Mars direct and a pratyantardasha lord that does not lean to illness. */
async function cleanStretches(search: Search, chart: Chart, span: Interval): Promise<readonly UsableStretch[]> {
  const kind = jointPeriodsBetween(chart, span)
    .filter(({ pd }) => healthClass(chart, pd.planet) !== 'DISEASE')
    .map(({ pd: { startMs, endMs } }) => ({ startMs, endMs }));
  const clean = intersectionOf(intersectionOf(kind, [span]), await directSpans(search, 'Mars', span));
  return clean.flatMap(({ startMs, endMs }) => {
    const stretch = { from: secondFrom(startMs), to: secondFrom(endMs), day: Math.floor(startMs / DAY_MS) };
    return stretch.from < stretch.to ? [stretch] : [];
  });
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
