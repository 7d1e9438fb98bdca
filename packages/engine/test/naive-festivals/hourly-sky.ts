import type { Ephemeris } from '../../src/sky/port.ts';
import type { Place } from '../../src/time/place.ts';

/** A stretch of the sky by the hour, and what lies between read off the table: nothing is solved for. */
const HOUR = 3_600_000;
const UNIX_JD = 2_440_587.5;

export interface Stay {
  readonly number: number;
  readonly from: number;
  readonly to: number;
}

/** Angles of Sun and Moon, degrees that grow on and on, every hour. */
export class HourlySky {
  readonly #from: number;
  readonly #elongation: number[] = [];
  readonly #moon: number[] = [];
  readonly #sun: number[] = [];

  constructor(
    readonly ephemeris: Ephemeris,
    fromMs: number,
    readonly toMs: number,
  ) {
    this.#from = Math.floor(fromMs / HOUR) * HOUR;
    for (let at = this.#from; at <= toMs + 3 * HOUR; at += HOUR) {
      const jd = at / 86_400_000 + UNIX_JD;
      const ayanamsa = ephemeris.ayanamsa(jd, 'lahiri').true;
      const [sun, moon] = [ephemeris.body(jd, 'Sun').longitude, ephemeris.body(jd, 'Moon').longitude];
      this.#elongation.push(onward(this.#elongation, moon - sun));
      this.#moon.push(onward(this.#moon, moon - ayanamsa));
      this.#sun.push(onward(this.#sun, sun - ayanamsa));
    }
  }

  tithi = (at: number): number => (Math.floor(this.#read(this.#elongation, at) / 12) % 30) + 1;
  sunSign = (at: number): number => Math.floor(this.#read(this.#sun, at) / 30) % 12;

  tithis = (): readonly Stay[] => this.#stays(this.#elongation, 12, 30);
  karanas = (): readonly Stay[] => this.#stays(this.#elongation, 6, 60);
  stars = (): readonly Stay[] => this.#stays(this.#moon, 360 / 27, 27);
  /** Stays of the Sun, 1 Aries. */
  suns = (): readonly Stay[] => this.#stays(this.#sun, 30, 12);

  /** Whole stays in parts of so many degrees. */
  #stays(table: readonly number[], part: number, parts: number): readonly Stay[] {
    const borders: { at: number; number: number }[] = [];
    for (let hour = 1; hour < table.length - 2; hour += 1) {
      const [before, after] = [table[hour] ?? 0, table[hour + 1] ?? 0];
      const entered = Math.floor(after / part);
      if (entered === Math.floor(before / part)) continue;
      let [low, high] = [this.#from + hour * HOUR, this.#from + (hour + 1) * HOUR];
      while (high - low > 0.5) {
        const middle = (low + high) / 2;
        if (this.#read(table, middle) < entered * part) low = middle;
        else high = middle;
      }
      borders.push({ at: Math.round(high), number: (entered % parts) + 1 });
    }
    return borders
      .slice(0, -1)
      .map(({ at, number }, index) => ({ number, from: at, to: borders[index + 1]?.at ?? at }));
  }

  /** A cubic through the four hours about an instant. */
  #read(table: readonly number[], at: number): number {
    const place = (at - this.#from) / HOUR;
    const first = Math.min(Math.max(Math.floor(place) - 1, 0), table.length - 4);
    const x = place - first;
    const [a = 0, b = 0, c = 0, d = 0] = table.slice(first, first + 4);
    return (
      (-a * (x - 1) * (x - 2) * (x - 3)) / 6 +
      (b * x * (x - 2) * (x - 3)) / 2 -
      (c * x * (x - 1) * (x - 3)) / 2 +
      (d * x * (x - 1) * (x - 2)) / 6
    );
  }
}

/** An angle made to follow the last one of a list without a jump. */
function onward(before: readonly number[], angle: number): number {
  const last = before.at(-1);
  const within = ((angle % 360) + 360) % 360;
  if (last === undefined) return within;
  return within + 360 * Math.round((last - within) / 360);
}

/** Days of a place by a clock without changes: rise and set as the library finds them. */
export class Horizon {
  readonly #known = new Map<string, number>();

  constructor(
    readonly ephemeris: Ephemeris,
    readonly place: Place,
    readonly offsetMinutes: number,
  ) {}

  day = (at: number): number => Math.floor((at + this.offsetMinutes * 60_000) / 86_400_000);
  rise = (day: number): number => this.#event('Sun', 'rise', day * 86_400_000 - this.offsetMinutes * 60_000);
  set = (day: number): number => this.#event('Sun', 'set', this.rise(day));
  moonrise = (day: number): number => this.#event('Moon', 'rise', this.rise(day));
  /** The last sunrise's day. */
  sunDay = (at: number): number => (at < this.rise(this.day(at)) ? this.day(at) - 1 : this.day(at));

  #event(body: 'Sun' | 'Moon', event: 'rise' | 'set', from: number): number {
    const key = `${body}${event}${from}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const jd = this.ephemeris.riseSet(from / 86_400_000 + UNIX_JD, body, event, this.place, 'apparent', 1.2);
    const found = jd === null ? NaN : Math.round((jd - UNIX_JD) * 86_400_000);
    this.#known.set(key, found);
    return found;
  }
}
