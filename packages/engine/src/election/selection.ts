import { shownDay } from '../time/clock.ts';
import type { LocalClock } from '../time/clock.ts';
import type { ElectionDay, ElectionScan, ElectionWindow } from './election-scan.ts';
import { byRank, testBetween, WINDOW_TESTS } from './window-order.ts';

/** What may be elected: a window, or a civil date with its best window. */
export interface Candidate {
  readonly window: ElectionWindow;
  /** The date itself where the granularity is day, else null. */
  readonly date: ElectionDay | null;
}

/** The test that set a window apart, the only window there is, or one that nothing sets apart. */
export const DISCRIMINATORS = [...WINDOW_TESTS, 'ONLY_WINDOW', 'INSEPARABLE'] as const;
type Discriminator = (typeof DISCRIMINATORS)[number];

/** A returned candidate with its place. */
export interface Chosen extends Candidate {
  /** 1 = best. */
  readonly place: number;
  readonly discriminator: Discriminator;
}

export const SELECTION_STATUSES = ['ONE', 'TIE', 'NONE'] as const;
type SelectionStatus = (typeof SELECTION_STATUSES)[number];

/** What a scan returns, and how clear its first place is. */
export interface Selection {
  readonly status: SelectionStatus;
  readonly chosen: readonly Chosen[];
  /** The best candidate and its equals in the whole scan. */
  readonly inseparableCount: number;
}

/** How many candidates are returned. */
export interface SelectionLimits {
  /** The n best instead of the best and its equals. */
  readonly most?: number | undefined;
  /** The most candidates that start on one local date. */
  readonly mostPerDay?: number | undefined;
}

/** Equals of the best that are shown where no number is asked for. */
const MOST_EQUALS = 3;

/** All candidates of a scan, best first. */
export const candidatesOf = ({ granularity, windows, days }: ElectionScan): readonly Candidate[] =>
  granularity === 'day'
    ? days.map((date) => ({ window: date.best, date }))
    : windows.map((window) => ({ window, date: null }));

const startOf = ({ window, date }: Candidate): number => (date === null ? window.from : date.usable.from);

/** Order of two candidates. */
export const byPlace = (a: Candidate, b: Candidate): number => byRank(a.window, b.window);

/** Chooses from candidates in their order. */
export function select(ordered: readonly Candidate[], limits: SelectionLimits, clock: LocalClock): Selection {
  const [best] = ordered;
  if (best === undefined) return { status: 'NONE', chosen: [], inseparableCount: 0 };
  const isEqual = ({ window }: Candidate): boolean => testBetween(best.window.rank, window.rank) === null;
  const equals = ordered.filter(isEqual);
  const chosen = limits.most === undefined ? equals.slice(0, MOST_EQUALS) : perDay(ordered, limits, clock);
  return {
    status: equals.length > 1 ? 'TIE' : 'ONE',
    chosen: chosen.map((candidate, index) => ({
      ...candidate,
      place: index + 1,
      discriminator: discriminatorOf(chosen[index - 1], candidate, ordered),
    })),
    inseparableCount: equals.length,
  };
}

function perDay(
  ordered: readonly Candidate[],
  { most = Infinity, mostPerDay = Infinity }: SelectionLimits,
  clock: LocalClock,
): readonly Candidate[] {
  const counts = new Map<number, number>();
  const chosen: Candidate[] = [];
  for (const candidate of ordered) {
    if (chosen.length >= most) break;
    const day = shownDay(startOf(candidate) * 1000, clock);
    const count = counts.get(day) ?? 0;
    if (count >= mostPerDay) continue;
    counts.set(day, count + 1);
    chosen.push(candidate);
  }
  return chosen;
}

/**
 * Names the test that decided a place: for the first the one by which it beats the next that differs from it, for the
 * others the one that put them behind the place above.
 */
function discriminatorOf(above: Candidate | undefined, own: Candidate, ordered: readonly Candidate[]): Discriminator {
  if (above !== undefined) return testBetween(above.window.rank, own.window.rank) ?? 'INSEPARABLE';
  for (const other of ordered) {
    const test = testBetween(own.window.rank, other.window.rank);
    if (test !== null) return test;
  }
  return 'ONLY_WINDOW';
}
