import type { Interval } from '../base/intervals.ts';
import { overlap } from '../base/intervals.ts';
import type { Graha } from '../zodiac/names.ts';
import type { DayFrame } from './day-frame.ts';
import { daylight, equalParts, night } from './equal-parts.ts';
import type { DayPart, Quality } from './hora.ts';
import { rahuKalam } from './rahu-kalam.ts';

/** The cycle of the day, Udveg first, with the planet of each (R32.3). */
export const CHOGHADIYAS = ['Udveg', 'Chal', 'Labh', 'Amrit', 'Kaal', 'Shubh', 'Rog'] as const;
type ChoghadiyaName = (typeof CHOGHADIYAS)[number];

const OF: Readonly<Record<ChoghadiyaName, { readonly lord: Graha; readonly quality: Quality }>> = {
  Udveg: { lord: 'Sun', quality: 'inauspicious' },
  Chal: { lord: 'Venus', quality: 'neutral' },
  Labh: { lord: 'Mercury', quality: 'auspicious' },
  Amrit: { lord: 'Moon', quality: 'auspicious' },
  Kaal: { lord: 'Saturn', quality: 'inauspicious' },
  Shubh: { lord: 'Jupiter', quality: 'auspicious' },
  Rog: { lord: 'Mars', quality: 'inauspicious' },
};

/** The cycle of the night (R32.3). */
const NIGHT_CYCLE: readonly ChoghadiyaName[] = ['Shubh', 'Amrit', 'Chal', 'Rog', 'Kaal', 'Labh', 'Udveg'];
/** First of the day and of the night, Sunday to Saturday (R32.3). */
const DAY_STARTS: readonly ChoghadiyaName[] = ['Udveg', 'Amrit', 'Rog', 'Labh', 'Shubh', 'Chal', 'Kaal'];
const NIGHT_STARTS: readonly ChoghadiyaName[] = ['Shubh', 'Chal', 'Kaal', 'Udveg', 'Amrit', 'Rog', 'Labh'];

export interface Choghadiya extends Interval {
  /** 1..16. */
  readonly index: number;
  readonly part: DayPart;
  readonly name: ChoghadiyaName;
  readonly lord: Graha;
  readonly quality: Quality;
  /** Whether it is Rahu Kaal, one of the same eighths, which does not change its quality. */
  readonly overlapsRahuKaal: boolean;
}

/** The sixteen choghadiyas of a day: eighths of its light and of its night, the last of each like the first (R32.3). */
export function choghadiyasOf(day: DayFrame): readonly Choghadiya[] {
  const rahu = rahuKalam(day);
  const half = (part: DayPart, cycle: readonly ChoghadiyaName[], start: ChoghadiyaName | undefined) =>
    equalParts(part === 'day' ? daylight(day) : night(day), 8).map((span, step) => {
      const name = cycle[(cycle.indexOf(start ?? 'Udveg') + step) % 7] ?? 'Udveg';
      const overlapsRahuKaal = overlap(span, rahu);
      return { ...span, part, name, ...OF[name], overlapsRahuKaal };
    });
  return [
    ...half('day', CHOGHADIYAS, DAY_STARTS[day.weekday]),
    ...half('night', NIGHT_CYCLE, NIGHT_STARTS[day.weekday]),
  ].map((each, index) => ({ index: index + 1, ...each }));
}
