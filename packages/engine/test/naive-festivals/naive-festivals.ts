import type { Ephemeris } from '../../src/sky/port.ts';
import type { Place } from '../../src/time/place.ts';
import type { HourlySky } from './hourly-sky.ts';
import { Horizon, type Stay } from './hourly-sky.ts';
import { RULES } from './rules.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;

/** Dates of festivals of a year at a place by a second way: an hourly table, and months named for the Sun's entries. */
export function naiveFestivals(
  sky: HourlySky,
  ephemeris: Ephemeris,
  place: Place,
  offsetMinutes: number,
): ReadonlyMap<string, readonly number[]> {
  const almanac = new Almanac(sky, new Horizon(ephemeris, place, offsetMinutes));
  const found = new Map<string, readonly number[]>();
  const rows = RULES.trim()
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim()));
  const later = (row: readonly string[]): boolean => /^(?:after|weekday)/.test(row[1] ?? '');
  for (const [id = '', fixed = '', how = '', more = ''] of [
    ...rows.filter((row) => !later(row)),
    ...rows.filter(later),
  ]) {
    const days = almanac.days(fixed.split(' '), how.split(' '), more, found);
    found.set(
      id,
      [...(found.get(id) ?? []), ...days].sort((one, other) => one - other),
    );
  }
  for (const school of ['smarta', 'vaishnava_north', 'vaishnava_south'])
    found.set(`ekadashi_${school}`, almanac.ekadashis(school));
  return found;
}

interface Month {
  readonly months: readonly number[];
  readonly added: boolean;
  readonly tithis: readonly Stay[];
}

class Almanac {
  readonly #tithis: readonly Stay[];
  readonly #stars: readonly Stay[];
  readonly #suns: readonly Stay[];
  readonly #months: readonly Month[];
  #halves: readonly Stay[] | undefined;

  constructor(
    readonly sky: HourlySky,
    readonly horizon: Horizon,
  ) {
    this.#tithis = sky.tithis();
    this.#stars = sky.stars();
    this.#suns = sky.suns();
    this.#months = this.#monthsOfSun();
  }

  /** Months named for the signs that the Sun enters in them; without one, for the next month that has one. */
  #monthsOfSun(): readonly Month[] {
    const starts = this.#tithis.flatMap((tithi, at) => (tithi.number === 1 && this.#tithis[at + 29] ? [at] : []));
    const bare = starts.map((start) => {
      const tithis = this.#tithis.slice(start, start + 30);
      const [from, to] = [tithis[0]?.from ?? 0, tithis[29]?.to ?? 0];
      return {
        tithis,
        entered: this.#suns.filter((sun) => sun.from >= from && sun.from < to).map(({ number }) => number),
      };
    });
    return bare.map(({ tithis, entered }, index) => {
      const next = bare.slice(index + 1).find((later) => later.entered.length > 0)?.entered[0];
      return {
        tithis,
        added: entered.length === 0,
        months: entered.length === 0 && next !== undefined ? [next] : entered,
      };
    });
  }

  days(
    [by = '', ...args]: readonly string[],
    how: readonly string[],
    more: string,
    found: ReadonlyMap<string, readonly number[]>,
  ) {
    const [one = NaN, two = NaN] = args.map(Number);
    switch (by) {
      case 'tithi': {
        const named = this.#months.filter(({ months }) => months.includes(one));
        const chosen = named.filter(({ added, tithis }) =>
          more === 'added'
            ? added || !named.some((other) => other.added && other.tithis[29]?.to === tithis[0]?.from)
            : !added,
        );
        return chosen.flatMap(({ tithis }) => this.#day(tithis[two - 1], how));
      }
      case 'every':
        return this.#months.flatMap(({ tithis }) => this.#day(tithis[one - 1], how));
      case 'sun':
        return this.#suns
          .filter(({ number }) => number === one + 1)
          .map(({ from }) => this.#first(from, how[0] ?? '') + two - 1);
      case 'star':
        return this.#starDays(one, two, args[2] ?? '', how, more);
      case 'tithi-in-sign':
        return this.#suns
          .filter(({ number }) => number === two + 1)
          .flatMap((sun) => {
            const middle = ({ from, to }: Stay): number => (from + to) / 2;
            const tithi = this.#tithis.find(
              (each) => each.number === one && middle(each) >= sun.from && middle(each) < sun.to,
            );
            return this.#isWhole(tithi) ? this.#day(tithi, how) : [];
          });
      case 'after':
        return (found.get(args[0] ?? '') ?? []).map((day) => day + two);
      case 'weekday':
        return (found.get(args[1] ?? '') ?? []).map((day) => {
          let back = day;
          while (new Date(back * DAY).getUTCDay() !== one) back -= 1;
          return back;
        });
      default:
        return this.#own(args[0] ?? '');
    }
  }

  /** A tithi of a month that is known whole. */
  #isWhole = (tithi: Stay | undefined): boolean =>
    tithi !== undefined && this.#months.some(({ tithis }) => tithis.includes(tithi));

  /** Start and end of a part of a day. */
  #part(day: number, name: string): readonly [number, number] {
    const [rise, set, next] = [this.horizon.rise(day), this.horizon.set(day), this.horizon.rise(day + 1)];
    const [light, dark] = [set - rise, next - set];
    const parts: Readonly<Record<string, readonly [number, number]>> = {
      dawn: [rise - 96 * MINUTE, rise],
      sunrise: [rise, rise + 1],
      morning: [rise, rise + 0.4 * light],
      forenoon: [rise, rise + 0.5 * light],
      midday: [rise + 0.4 * light, rise + 0.6 * light],
      afternoon: [rise + 0.6 * light, rise + 0.8 * light],
      sunset: [set, set + 1],
      dusk: [set, set + 0.2 * dark],
      midnight: [set + (7 * dark) / 15, set + (8 * dark) / 15],
    };
    if (name !== 'moonrise') return parts[name] ?? [NaN, NaN];
    const moon = this.horizon.moonrise(day);
    return moon < next ? [moon, moon + 1] : [NaN, NaN];
  }

  #day(stay: Stay | undefined, [part = '', both, neither, ...more]: readonly string[]): readonly number[] {
    if (stay === undefined) return [];
    const least = Number(more.find((word) => /^\d+$/.test(word)) ?? 0) * MINUTE;
    const having: { day: number; share: number }[] = [];
    for (let day = this.horizon.day(stay.from) - 2; day <= this.horizon.day(stay.to) + 2; day += 1) {
      const [from, to] = this.#part(day, part);
      const share = (Math.min(to, stay.to) - Math.max(from, stay.from)) / (to - from);
      if (share > 0 && stay.to - from >= least) having.push({ day, share });
    }
    const [first, second] = having;
    if (first === undefined) {
      const last = this.horizon.sunDay(stay.to - 1);
      return [neither === 'first' ? this.horizon.sunDay(stay.from) : neither === 'second' ? last : last + 1];
    }
    if (second === undefined) return [first.day];
    if (more.includes('fuller') && first.share !== second.share)
      return [(first.share > second.share ? first : second).day];
    return [both === 'first' ? first.day : second.day];
  }

  #first(at: number, rule: string): number {
    const day = this.horizon.day(at);
    const [rise, set] = [this.horizon.rise(day), this.horizon.set(day)];
    if (rule === 'civil_day') return day;
    if (rule === 'by_sunset') return at < set ? day : day + 1;
    if (rule === 'by_afternoon') return at < rise + 0.6 * (set - rise) ? day : day + 1;
    if (rule === 'by_sunrise') return at <= rise ? day : day + 1;
    let midnight = day - 1;
    while ((this.horizon.set(midnight) + this.horizon.rise(midnight + 1)) / 2 <= at) midnight += 1;
    return midnight + 1;
  }

  #starDays(star: number, sign: number, rule: string, how: readonly string[], pick: string): readonly number[] {
    const middle = ({ from, to }: Stay): number => (from + to) / 2;
    const full = this.#tithis.filter(({ number }) => number === 15);
    return this.#suns
      .filter(({ number }) => number === sign + 1)
      .flatMap((sun) => {
        const [from, until] = [this.#first(sun.from, rule), this.horizon.day(sun.to)];
        const inMonth = this.#stars
          .filter(({ number }) => number === star)
          .flatMap((stay) => this.#day(stay, how).map((day) => ({ stay, day })))
          .filter(({ day }) => day >= from && day < until);
        if (pick === 'last') return inMonth.slice(-1).map(({ day }) => day);
        const off = ({ stay }: { stay: Stay }): number =>
          Math.min(...full.map((each) => Math.abs(middle(each) - middle(stay))));
        const nearest = inMonth.toSorted((one, other) => off(one) - off(other)).slice(0, 1);
        return nearest.map(({ stay, day }) => {
          if (!pick.endsWith('purnima')) return day;
          const fits = [day - 1, day, day + 1].find((each) => {
            const [rise, set] = [this.horizon.rise(each), this.horizon.set(each)];
            return this.sky.tithi(set) === 15 && Math.min(set, stay.to) - Math.max(rise, stay.from) >= (set - rise) / 4;
          });
          return fits ?? day;
        });
      });
  }

  #own(name: string): readonly number[] {
    const [month, number] = name === 'vijayadashami' ? [7, 10] : [name === 'raksha_bandhan' ? 5 : 12, 15];
    return this.#months.flatMap(({ added, months, tithis }) => {
      const tithi = tithis[number - 1];
      return added || !months.includes(month) || tithi === undefined ? [] : [this.#ownDay(name, tithi)];
    });
  }

  #karanas = (): readonly Stay[] => (this.#halves ??= this.sky.karanas());

  #ownDay(name: string, tithi: Stay): number {
    const { horizon } = this;
    const last = horizon.sunDay(tithi.to - 1);
    if (name === 'raksha_bandhan') {
      const isLong = this.sky.tithi(horizon.rise(last)) === 15 && tithi.to - horizon.rise(last) >= 144 * MINUTE;
      return isLong ? last : last - 1;
    }
    if (name === 'holika_dahan') {
      const [day = last] = this.#day(tithi, ['dusk', 'second', 'second']);
      const half = this.#karanas().find(({ from }) => Math.abs(from - tithi.from) < MINUTE);
      const [rise, set] = [horizon.rise(day + 1), horizon.set(day + 1)];
      const waits = (half?.to ?? 0) > this.#part(day, 'midnight')[1] && tithi.to >= rise + 0.875 * (set - rise);
      return waits ? day + 1 : day;
    }
    const having = (day: number): boolean => {
      const [from, to] = this.#part(day, 'afternoon');
      return this.#stars.some((star) => star.number === 22 && star.from < to && star.to > from);
    };
    const runs = (day: number): number => {
      const [from, to] = this.#part(day, 'afternoon');
      return (Math.min(to, tithi.to) - Math.max(from, tithi.from)) / (to - from);
    };
    const days = [last - 2, last - 1, last, last + 1].filter((day) => runs(day) > 0);
    const [first, second] = days;
    if (first === undefined) return last;
    const plain = second !== undefined && runs(second) > runs(first) ? second : first;
    if (!having(first + 1) || having(first)) return plain;
    const mere = runs(first) < 1 && tithi.from > this.#part(first, 'afternoon')[0];
    return second !== undefined || (mere && tithi.to - horizon.rise(first + 1) >= 144 * MINUTE) ? first + 1 : plain;
  }

  /** Days of the fast, from the tithis that the sunrises see. */
  ekadashis(school: string): readonly number[] {
    const { horizon, sky } = this;
    return this.#months.flatMap(({ tithis }) =>
      [11, 26].map((number) => {
        const at = (day: number): number => sky.tithi(horizon.rise(day));
        const start = horizon.day(tithis[number - 1]?.from ?? 0) - 1;
        const days = [start, start + 1, start + 2, start + 3];
        const seeing = days.filter((day) => at(day) === number);
        const [first, second] = seeing;
        if (school === 'smarta')
          return first ?? days.find((day) => at(day) === number - 1 && at(day + 1) === number + 1) ?? NaN;
        if (second !== undefined) return second;
        if (first === undefined) return days.find((day) => at(day) === number + 1) ?? NaN;
        if (sky.tithi(horizon.rise(first) - 96 * MINUTE) !== number) return first + 1;
        if (school === 'vaishnava_south' || at(first + 1) !== number + 1) return first;
        if (at(first + 2) === number + 1) return first + 1;
        const end = number === 11 ? 15 : 30;
        const seen = Array.from({ length: 8 }, (_, ahead) => at(first + ahead)).filter((each) => each === end);
        if (seen.length > 1) return first + 1;
        const isLate = number === 11 && (tithis[11]?.to ?? 0) >= horizon.set(first + 1);
        const stays = this.#stars.find(
          ({ from, to }) => from <= horizon.rise(first + 1) && to >= horizon.rise(first + 2),
        );
        return isLate && [4, 7, 8, 22].includes(stays?.number ?? 0) ? first + 1 : first;
      }),
    );
  }
}

/** Instants about a year for which a table serves all places. */
export const aboutYear = (year: number): readonly [number, number] => [
  Date.UTC(year, 0, 1) - 48 * DAY,
  Date.UTC(year + 1, 0, 1) + 48 * DAY,
];
