import { describe, expect, it } from 'vitest';
import { readReference } from '../../test/read-reference.ts';
import type { Interval } from '../base/intervals.ts';
import { createSwissEphemeris } from '../sky/swiss.ts';
import { choghadiyasOf, CHOGHADIYAS } from './choghadiya.ts';
import type { DayFrame } from './day-frame.ts';
import { dayFrame } from './day-frame.ts';
import { daylight, equalParts, night } from './equal-parts.ts';
import { horasOf } from './hora.ts';
import { abhijit, brahmaMuhurta, dishaShool, durmuhurtas, godhuli } from './muhurtas.ts';
import { sunsetBefore } from './night-before.ts';
import { gulikaiKalam, rahuKalam, yamagandaKalam } from './rahu-kalam.ts';

const sky = createSwissEphemeris();
const HOUR_MS = 3_600_000;
const GRAHA_ORDER = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;

interface PlaceDay {
  readonly place: string;
  readonly lat: number;
  readonly lon: number;
  readonly tz: number;
  readonly date: readonly [number, number, number];
  readonly time: readonly [number, number, number];
  readonly rahu: readonly string[];
  readonly yama: readonly string[];
  readonly gulika: readonly string[];
  readonly durmuhurta: readonly string[];
  readonly abhijit: readonly string[];
  /** Planet (0 the Sun), start, end. */
  readonly hora: readonly (readonly [number, string, string])[];
}
const { items = [] } =
  readReference<{ cases: readonly { id: string; items?: readonly PlaceDay[] }[] }>('panchanga_cases').cases.find(
    ({ id }) => id === 'PyJHora-5places',
  ) ?? {};

/** Seconds of the day by the clock of the place. */
const clockSeconds = (utcMs: number, tz: number): number => (utcMs / 1000 + tz * 3600) % 86_400;
const seconds = (text = ''): number => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
const apart = (a: number, b: number): number => Math.min(Math.abs(a - b), 86_400 - Math.abs(a - b));

describe('bands against PyJHora, five places', () => {
  it.each(items)('$place: eighths, muhurtas and horas within five seconds', ({ lat, lon, tz, date, time, ...day }) => {
    const midnight = Date.UTC(date[0], date[1] - 1, date[2]) - tz * HOUR_MS;
    const frameAt = (hour: number) =>
      dayFrame(sky, midnight + hour * HOUR_MS, { latitude: lat, longitude: lon }, { offsetMinutes: tz * 60 });
    // The export cuts up the sunlight of the date, but under the weekday of its hour, before sunrise that of the day before.
    const { weekday, weekdayLord } = frameAt(time[0] + time[1] / 60);
    const { sunriseMs, sunsetMs, nextSunriseMs, dayBirth, sunriseFallback } = frameAt(12);
    const frame = { sunriseMs, sunsetMs, nextSunriseMs, dayBirth, sunriseFallback, weekday, weekdayLord };
    const close = (spans: readonly Interval[], texts: readonly string[]) => {
      expect(spans).toHaveLength(texts.length / 2);
      const ends = spans.flatMap(({ startMs, endMs }) => [startMs, endMs]);
      for (const [index, atMs] of ends.entries())
        expect(apart(clockSeconds(atMs, tz), seconds(texts[index]))).toBeLessThan(5);
    };
    close([rahuKalam(frame)], day.rahu);
    close([yamagandaKalam(frame)], day.yama);
    close([gulikaiKalam(frame)], day.gulika);
    close([abhijit(frame)], day.abhijit);
    close(durmuhurtas(frame), day.durmuhurta);
    const horas = horasOf(frame, frame.weekdayLord);
    expect(horas.map(({ lord }) => lord)).toEqual(day.hora.map(([planet]) => GRAHA_ORDER[planet]));
    close(
      horas,
      day.hora.flatMap(([, start, end]) => [start, end]),
    );
  });
});

/** A day of fifteen hours of light from 00:00, and a night of fifteen hours. */
const dayOf = (weekday: number): DayFrame => ({
  sunriseMs: 0,
  sunsetMs: 15 * HOUR_MS,
  nextSunriseMs: 30 * HOUR_MS,
  dayBirth: true,
  weekday,
  weekdayLord: GRAHA_ORDER[weekday] ?? 'Sun',
  sunriseFallback: false,
});
const WEEK = [0, 1, 2, 3, 4, 5, 6].map(dayOf);
const hours = ({ startMs, endMs }: Interval) => [startMs / HOUR_MS, endMs / HOUR_MS];

describe('tables of the week', () => {
  it('eighths of the day', () => {
    const numbers = (band: (day: DayFrame) => Interval) =>
      WEEK.map((day) => band(day).endMs / (15 * HOUR_MS)).map((part) => part * 8);
    expect(numbers(rahuKalam)).toEqual([8, 2, 7, 5, 6, 4, 3]);
    expect(numbers(yamagandaKalam)).toEqual([5, 4, 3, 2, 1, 7, 6]);
    expect(numbers(gulikaiKalam)).toEqual([7, 6, 5, 4, 3, 2, 1]);
  });

  it('durmuhurtas: muhurtas of an hour each, the seventh of the night on Tuesday', () => {
    const starts = WEEK.map((day) => durmuhurtas(day).map((span) => hours(span)[0]));
    expect(starts).toEqual([[13], [8, 11], [3, 21], [7], [5, 11], [3, 8], [2]]);
  });

  it('abhijit is the eighth, not used on Wednesday', () => {
    expect(WEEK.map((day) => abhijit(day).usable)).toEqual([true, true, true, false, true, true, true]);
    expect(hours(abhijit(dayOf(1)))).toEqual([7, 8]);
  });

  it('brahma muhurta is the last but one of the night before, godhuli lies round sunset', () => {
    expect(hours(brahmaMuhurta(-15 * HOUR_MS, dayOf(1)))).toEqual([-2, -1]);
    expect(hours(godhuli(dayOf(1)))).toEqual([14.8, 15.2]);
  });

  it('disha shool', () => {
    expect(WEEK.map(dishaShool)).toEqual(['West', 'East', 'North', 'North', 'South', 'West', 'East']);
  });

  it('parts tile', () => {
    for (const span of [daylight(dayOf(0)), night(dayOf(0)), { startMs: 3, endMs: 10 }]) {
      const parts = equalParts(span, 15);
      expect([parts[0]?.startMs, parts.at(-1)?.endMs]).toEqual([span.startMs, span.endMs]);
      for (const [index, part] of parts.entries()) expect(part.startMs).toBe(parts[index - 1]?.endMs ?? span.startMs);
    }
  });
});

describe('sunsetBefore', () => {
  const place = { latitude: 13.0878, longitude: 80.2785 };
  const clock = { offsetMinutes: 330 };

  it('is the sunset of the day before', () => {
    const today = dayFrame(sky, Date.UTC(2024, 6, 17, 6), place, clock);
    const yesterday = dayFrame(sky, Date.UTC(2024, 6, 16, 6), place, clock);
    expect(sunsetBefore(sky, today, place, clock, 'hindu')).toBe(yesterday.sunsetMs);
  });

  it('is that of the day before at every latitude where days are even, and near the polar circle', () => {
    for (const latitude of [-66, -60, -59.9, -33, 0, 21, 48.1, 60, 62.5, 66])
      for (let month = 0; month < 12; month += 1) {
        const there = { latitude, longitude: 17 * month - 90 };
        const today = dayFrame(sky, Date.UTC(1937, month, 21, 12), there, clock);
        const yesterday = dayFrame(sky, today.sunriseMs - 1000, there, clock);
        const before = sunsetBefore(sky, today, there, clock, 'hindu');
        expect(Math.abs(before - yesterday.sunsetMs)).toBeLessThan(50);
      }
  });

  it('before the first sunrise after a polar night and on a polar day it is 18:00 local mean time', () => {
    const north = { latitude: 69.6492, longitude: 0 };
    const polar = dayFrame(sky, Date.UTC(2024, 11, 21, 12), north, { offsetMinutes: 0 });
    expect(sunsetBefore(sky, polar, north, { offsetMinutes: 0 }, 'hindu')).toBe(Date.UTC(2024, 11, 20, 18));
    const days = Array.from({ length: 30 }, (_, day) => Date.UTC(2024, 0, 5 + day, 12, 10));
    const first = days.map((at) => dayFrame(sky, at, north, { offsetMinutes: 0 })).find((day) => !day.sunriseFallback);
    if (first === undefined) throw new Error('no sunrise in January');
    const before = sunsetBefore(sky, first, north, { offsetMinutes: 0 }, 'hindu');
    expect(before).toBeLessThan(first.sunriseMs);
    expect((before / HOUR_MS) % 24).toBe(18);
  });
});

describe('choghadiya (R32.3)', () => {
  const names = (weekday: number) => choghadiyasOf(dayOf(weekday)).map(({ name }) => name);

  it('Wednesday, as the tables print it', () => {
    expect(names(3).join(' ')).toBe(
      'Labh Amrit Kaal Shubh Rog Udveg Chal Labh Udveg Shubh Amrit Chal Rog Kaal Labh Udveg',
    );
  });

  it('each begins with the weekday lord, and ends day and night as it began them', () => {
    for (const day of WEEK) {
      const rows = choghadiyasOf(day);
      expect(rows[0]?.lord).toBe(day.weekdayLord);
      expect([rows[7]?.name, rows[15]?.name]).toEqual([rows[0]?.name, rows[8]?.name]);
      expect(new Set(rows.slice(0, 8).map(({ name }) => name))).toEqual(new Set(CHOGHADIYAS));
      expect(new Set(rows.slice(8).map(({ name }) => name))).toEqual(new Set(CHOGHADIYAS));
      const rahu = rahuKalam(day);
      expect(rows.filter(({ overlapsRahuKaal }) => overlapsRahuKaal)).toMatchObject([rahu]);
    }
    expect(WEEK.map((day) => choghadiyasOf(day)[8]?.name)).toEqual([
      'Shubh',
      'Chal',
      'Kaal',
      'Udveg',
      'Amrit',
      'Rog',
      'Labh',
    ]);
  });

  it('the night repeats the fifth of the day in order of the week lords', () => {
    // The lord of the first night part is that of the sixth weekday on: the fifth before in the week.
    for (const day of WEEK) expect(choghadiyasOf(day)[8]?.lord).toBe(GRAHA_ORDER[(day.weekday + 4) % 7]);
  });
});

it('horas: the 25th would have the lord of the next weekday', () => {
  for (const day of WEEK) {
    const doubled = horasOf({ ...day, nextSunriseMs: 30 * HOUR_MS }, day.weekdayLord);
    const order = ['Saturn', 'Jupiter', 'Mars', 'Sun', 'Venus', 'Mercury', 'Moon'];
    const last = order.indexOf(doubled[23]?.lord ?? '');
    expect(order[(last + 1) % 7]).toBe(GRAHA_ORDER[(day.weekday + 1) % 7]);
  }
});
