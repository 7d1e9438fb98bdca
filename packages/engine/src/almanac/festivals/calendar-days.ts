import { limbAt } from '../limb-spans.ts';
import { WEEKDAYS } from '../limbs.ts';
import type { Weekday } from '../limbs.ts';
import { almanacSpan } from './almanac-span.ts';
import type { DaySpan } from './almanac-span.ts';
import type { PlaceDays } from './place-days.ts';
import { monthSaid, tithiSaid } from './said.ts';
import type { MonthNaming } from './traditions.ts';

/** A day of a month as the almanac of a place has it: what runs at its sunrise. */
export interface CalendarDay {
  readonly day: number;
  readonly weekday: Weekday;
  readonly sunriseMs: number;
  readonly sunsetMs: number;
  /** Null where the Moon does not rise between this sunrise and the next. */
  readonly moonriseMs: number | null;
  /** 1 to 30. */
  readonly tithi: number;
  readonly tithiTitle: string;
  readonly tithiEndsMs: number;
  /** 1 to 27. */
  readonly star: number;
  readonly starEndsMs: number;
  readonly month: string;
}

/** Days whose Sun and Moon are found in one go. */
const DAYS_A_TURN = 4;

/** The days of a span, named in the language of the call. */
export async function calendarDays(
  days: PlaceDays,
  asked: DaySpan,
  naming: MonthNaming,
  yieldTurn: () => Promise<void>,
): Promise<readonly CalendarDay[]> {
  const span = almanacSpan(days, asked);
  const [tithis, stars] = [span.tithis(), span.stars()];
  await yieldTurn();
  const found: CalendarDay[] = [];
  for (let day = asked.firstDay; day <= asked.lastDay; day += 1) {
    if (day % DAYS_A_TURN === 0) await yieldTurn();
    const sunriseMs = days.sunrise(day);
    const [tithi, star] = [limbAt(tithis, sunriseMs), limbAt(stars, sunriseMs)];
    const lunation = span.lunations().find(({ startMs, endMs }) => startMs <= tithi.startMs && tithi.startMs < endMs);
    found.push({
      day,
      // 1 January 1970 was a Thursday.
      weekday: WEEKDAYS[(((day + 4) % 7) + 7) % 7] ?? 'Sunday',
      sunriseMs,
      sunsetMs: days.sunset(day),
      moonriseMs: days.moonrise(day),
      tithi: tithi.number,
      tithiTitle: tithiSaid(tithi.number),
      tithiEndsMs: tithi.endMs,
      star: star.number,
      starEndsMs: star.endMs,
      month: lunation === undefined ? '' : monthSaid(lunation, tithi.number, naming),
    });
  }
  return found;
}
