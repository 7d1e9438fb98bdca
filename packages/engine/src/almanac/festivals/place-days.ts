import type { Interval } from '../../base/intervals.ts';
import type { Ephemeris } from '../../sky/port.ts';
import { dayBeginning, shownDay } from '../../time/clock.ts';
import type { LocalClock } from '../../time/clock.ts';
import { DAY_MS, jdFromUtcMs, utcMsFromJd } from '../../time/julian.ts';
import { withinSpan } from '../../time/known-span.ts';
import type { Place } from '../../time/place.ts';

/** Parts of a day by which festivals are fixed (R41.2). */
export type TimeOfDay =
  'DAWN' | 'SUNRISE' | 'MORNING' | 'FORENOON' | 'MIDDAY' | 'AFTERNOON' | 'SUNSET' | 'DUSK' | 'MIDNIGHT' | 'MOONRISE';

export const MINUTE_MS = 60_000;
/** Four ghatikas, for which dawn lasts before sunrise. */
const DAWN_MS = 96 * MINUTE_MS;
const A_MOMENT_MS = 1;
/** Days in which the Sun, and the Moon, surely rise again where they do so every day. */
const NEXT_SUN = 1.1;
const SIX_HOURS_MS = DAY_MS / 4;

/** The days of a place by its clock, counted from 1 January 1970, with what rises and sets on them: found when asked for. */
export class PlaceDays {
  readonly #sunrises = new Map<number, number>();
  readonly #sunsets = new Map<number, number>();
  readonly #moonrises = new Map<number, number | null>();
  readonly #standIns = new Set<number>();

  constructor(
    readonly ephemeris: Ephemeris,
    readonly place: Place,
    readonly clock: LocalClock,
  ) {}

  /** Sunrise as people see it, on the civil day; 06:00 local mean time where the Sun does not rise. */
  sunrise(day: number): number {
    return kept(this.#sunrises, day, () => {
      const seen = this.#first('Sun', 'rise', dayBeginning(day, this.clock), NEXT_SUN);
      // A polar Sun may skip a day: then the next one has the sunrise that was found.
      if (seen !== null && this.dayOf(seen) === day) return seen;
      this.#standIns.add(day);
      return this.#meanNoon(day) - SIX_HOURS_MS;
    });
  }

  /** The sunset after that sunrise. */
  sunset(day: number): number {
    return kept(this.#sunsets, day, () => {
      const sunrise = this.sunrise(day);
      const seen = this.#standIns.has(day) ? null : this.#first('Sun', 'set', sunrise, 1);
      if (seen !== null) return seen;
      this.#standIns.add(day);
      return this.#meanNoon(day) + SIX_HOURS_MS;
    });
  }

  /** The moonrise between this sunrise and the next; null where there is none. */
  moonrise(day: number): number | null {
    return kept(this.#moonrises, day, () => {
      const sunrise = this.sunrise(day);
      return this.#first('Moon', 'rise', sunrise, (this.sunrise(day + 1) - sunrise) / DAY_MS);
    });
  }

  /** Whether mean times stood in for the Sun on some day that was asked about. */
  get hasStandIns(): boolean {
    return this.#standIns.size > 0;
  }

  /** The civil day of an instant. */
  dayOf(utcMs: number): number {
    return shownDay(utcMs, this.clock);
  }

  /** The day, sunrise to sunrise, that holds an instant. */
  sunDayOf(utcMs: number): number {
    const day = this.dayOf(utcMs);
    return utcMs < this.sunrise(day) ? day - 1 : day;
  }

  /** A part of a day; null where the Moon does not rise. Dawn is the end of the night before. */
  part(day: number, time: TimeOfDay): Interval | null {
    const rise = this.sunrise(day);
    switch (time) {
      case 'DAWN':
        return { startMs: rise - DAWN_MS, endMs: rise };
      case 'SUNRISE':
        return moment(rise);
      case 'MORNING':
        return share(rise, this.sunset(day), 0, 2 / 5);
      case 'FORENOON':
        return share(rise, this.sunset(day), 0, 1 / 2);
      case 'MIDDAY':
        return share(rise, this.sunset(day), 2 / 5, 3 / 5);
      case 'AFTERNOON':
        return share(rise, this.sunset(day), 3 / 5, 4 / 5);
      case 'SUNSET':
        return moment(this.sunset(day));
      case 'DUSK':
        return share(this.sunset(day), this.sunrise(day + 1), 0, 1 / 5);
      case 'MIDNIGHT':
        return share(this.sunset(day), this.sunrise(day + 1), 7 / 15, 8 / 15);
      case 'MOONRISE': {
        const moonrise = this.moonrise(day);
        return moonrise === null ? null : moment(moonrise);
      }
    }
  }

  /** The next rise or set after an instant, as people see it; null where there is none in a day. */
  next(body: 'Sun' | 'Moon', event: 'rise' | 'set', fromMs: number): number | null {
    return this.#first(body, event, fromMs, NEXT_SUN);
  }

  #first(body: 'Sun' | 'Moon', event: 'rise' | 'set', fromMs: number, days: number): number | null {
    const jd = this.ephemeris.riseSet(withinSpan(jdFromUtcMs(fromMs)), body, event, this.place, 'apparent', days);
    return jd === null ? null : utcMsFromJd(jd);
  }

  #meanNoon(day: number): number {
    return day * DAY_MS + DAY_MS / 2 - Math.round((this.place.longitude / 360) * DAY_MS);
  }
}

const moment = (utcMs: number): Interval => ({ startMs: utcMs, endMs: utcMs + A_MOMENT_MS });

/** Part of a stretch of time between two of its fractions. */
export const share = (startMs: number, endMs: number, from: number, to: number): Interval => ({
  startMs: startMs + (endMs - startMs) * from,
  endMs: startMs + (endMs - startMs) * to,
});

function kept<Value>(known: Map<number, Value>, day: number, find: () => Value): Value {
  const before = known.get(day);
  if (before !== undefined) return before;
  const found = find();
  known.set(day, found);
  return found;
}
