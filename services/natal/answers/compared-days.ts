import { printedDay } from '@cuspal/engine/time/print';
import { shortDayInWords } from '@cuspal/speech';
import { daysOf, type Span } from '../../meta/plan/said-dates.ts';
import { daysInWords } from './days-in-words.ts';
import { say } from './answers.messages.ts';

/** The best moment of a day, as an election tells it. */
interface DayWindow {
  readonly startLocal: string;
  readonly layersSatisfied: number;
  /** Null where a layer is not read. */
  readonly layers: Readonly<Record<string, string | null>>;
  readonly discriminator: string;
}

interface DateRow {
  readonly rank: number;
  readonly dateLocal: string;
  readonly bestWindow: DayWindow | null;
}

/** A day in its place among others, the best first. */
interface PlacedDay {
  readonly day: string;
  readonly passed: number;
  readonly tests: number;
  /** Whether nothing tells it from the day above. */
  readonly asGood: boolean;
}

/** Most windows that an election lists. */
const MOST_WINDOWS = 25;
/** Most days that are told in their order. */
const MOST_TOLD = 6;

/** Asks an election for the best moment of each of several days, in their order. */
export function oneOfEachDay(span: Span): { readonly max_windows?: number; readonly max_per_day?: number } {
  const { length } = daysOf(span);
  return length < 2 || length > MOST_WINDOWS ? {} : { max_windows: length, max_per_day: 1 };
}

/** Which of the days asked about is better, by their best moments and the election's own order; of one day how good it is. */
export function comparedDays(
  span: Span | null,
  windows: readonly DayWindow[] | undefined,
  ranked: readonly DateRow[],
): readonly string[] {
  if (span === null || (windows === undefined && ranked.length === 0)) return [];
  const days = daysOf(span);
  const placed = windows === undefined ? ranked.flatMap(ofDate) : windows.map(ofWindow);
  const [best] = placed;
  if (best === undefined || days.length > MOST_WINDOWS) return [];
  if (days.length === 1) return [say.dayPasses(best)];
  const equal = placed.findIndex(({ asGood }, at) => at > 0 && !asGood);
  const first = equal < 0 ? placed : placed.slice(0, equal);
  const others = placed.slice(first.length);
  const named = placed.map(({ day }) => day);
  const without = days.filter((day) => !named.includes(day));
  return [
    say.bestToChoose({ ...best, count: first.length, days: first.map(({ day }) => shortDayInWords(day)) }),
    ...(others.length === 0
      ? []
      : [say.nextToChoose({ count: others.length, days: others.slice(0, MOST_TOLD).map(passing) })]),
    ...(without.length === 0 ? [] : [say.daysWithoutMoment({ days: daysInWords(without) })]),
  ];
}

const passing = ({ day, passed, tests }: PlacedDay): string => say.dayPassing({ day, passed, tests });

const ofWindow = ({ startLocal, layersSatisfied, layers, discriminator }: DayWindow): PlacedDay => ({
  day: printedDay(startLocal),
  passed: layersSatisfied,
  tests: Object.values(layers).filter((state) => state !== null).length,
  asGood: discriminator === 'INSEPARABLE',
});

const ofDate = (
  { rank, dateLocal, bestWindow }: DateRow,
  at: number,
  rows: readonly DateRow[],
): readonly PlacedDay[] =>
  bestWindow === null
    ? []
    : [{ ...ofWindow(bestWindow), day: dateLocal, asGood: at > 0 && rank === rows[at - 1]?.rank }];
