import { describe, expect, it } from 'vitest';
import { ephemeris, movedBy } from '../../test/random-charts.ts';
import { NO_PACE } from '../../test/rectification-trials.ts';
import { buildChart } from '../chart/build.ts';
import { EngineError } from '../base/errors.ts';
import { subRowAt } from '../zodiac/sub-table.ts';
import { birthWindow } from './birth-window.ts';
import { genderScore, INTERVAL_WEIGHTS, statureScore } from './rising-interval.ts';
import { rulersOf } from './ruling-fit.ts';
import { unknownTime } from './unknown-time.ts';
import { divide } from '../zodiac/division.ts';

const CHENNAI = { latitude: 13.0827, longitude: 80.2707 };
const birth = (birth_datetime: string, more: object = { utc_offset_minutes: 330 }) => ({
  birth_datetime,
  ...CHENNAI,
  ...more,
});
const hours = ({ fromMs, toMs }: { readonly fromMs: number; readonly toMs: number }) => (toMs - fromMs) / 3_600_000;

describe('the window of an unknown time', () => {
  it('runs from local midnight to the next', () => {
    const window = birthWindow(birth('1992-08-14'), undefined, undefined);
    expect([window.fromMs, window.toMs]).toEqual([Date.UTC(1992, 7, 13, 18, 30), Date.UTC(1992, 7, 14, 18, 30)]);
    expect([window.date, window.notes]).toEqual(['1992-08-14', []]);
  });

  it('has the hours of a day on which the clocks change', () => {
    const berlin = { latitude: 52.52, longitude: 13.4, time_zone: 'Europe/Berlin' };
    expect(hours(birthWindow(birth('2021-03-28', berlin), undefined, undefined))).toBe(23);
    expect(hours(birthWindow(birth('2021-10-31', berlin), undefined, undefined))).toBe(25);
  });

  it.each([
    // Clocks put forward at midnight (tz database): the day before keeps its last hour, the day itself has 23.
    ['2018-11-03', 'America/Sao_Paulo', '2018-11-03T03:00:00Z', '2018-11-04T03:00:00Z'],
    ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00Z', '2018-11-05T02:00:00Z'],
    // Put back at midnight: 25 hours.
    ['2018-02-17', 'America/Sao_Paulo', '2018-02-17T02:00:00Z', '2018-02-18T03:00:00Z'],
    // The day before the one that Samoa left out.
    ['2011-12-29', 'Pacific/Apia', '2011-12-29T10:00:00Z', '2011-12-30T10:00:00Z'],
  ])('of %s in %s has just the hours that its clocks showed', (date, time_zone, from, to) => {
    const window = birthWindow(birth(date, { time_zone }), undefined, undefined);
    expect([window.fromMs, window.toMs].map((ms) => new Date(ms).toISOString())).toEqual(
      [from, to].map((text) => new Date(text).toISOString()),
    );
  });

  it('refuses a day that the clocks left out', () => {
    const apia = birth('2011-12-30', { time_zone: 'Pacific/Apia' });
    expect(() => birthWindow(apia, undefined, undefined)).toThrow(/day that the clocks of Pacific\/Apia left out/);
  });

  it('wraps to the next day where it ends earlier than it begins', () => {
    const window = birthWindow(birth('1992-08-14'), '22:30', '01:15');
    expect([window.fromMs, window.toMs]).toEqual([Date.UTC(1992, 7, 14, 17), Date.UTC(1992, 7, 14, 19, 45)]);
    expect(hours(birthWindow(birth('1992-08-14'), '06:00', '07:30'))).toBe(1.5);
  });

  it('sets a clock time aside and says so, and begins where the sky is known', () => {
    const timed = birthWindow(birth('1992-08-14T10:00'), undefined, undefined);
    expect(timed.notes.join()).toMatch(/set aside/);
    expect(timed.fromMs).toBe(Date.UTC(1992, 7, 13, 18, 30));
    const first = birthWindow(
      { birth_datetime: '1800-01-01', latitude: 48, longitude: 2, utc_offset_minutes: 0 },
      undefined,
      undefined,
    );
    expect(hours(first)).toBe(18);
    expect(first.notes.join()).toMatch(/known sky begins/);
  });

  it.each([
    ['06:00', undefined, /time_from was sent without time_to/],
    [undefined, '06:00', /time_to was sent without time_from/],
    ['25:00', '06:00', /time_from "25:00" is no clock time/],
    ['06:00', '06:00', /both 06:00/],
  ])('refuses %s to %s', (from, to, message) => {
    expect(() => birthWindow(birth('1992-08-14'), from, to)).toThrow(EngineError);
    expect(() => birthWindow(birth('1992-08-14'), from, to)).toThrow(message);
  });
});

describe('the subs that rise in a day', () => {
  const rulers = rulersOf(ephemeris, movedBy(birthWindow(birth('1992-08-14'), undefined, undefined).noon, 1e9));
  const search = (window: ReturnType<typeof birthWindow>, more: object = {}) =>
    unknownTime(ephemeris, { window, events: [], rulers, stature: undefined, gender: undefined, ...more }, NO_PACE);

  it('tile it by whole seconds, one row of the 249 each, all rows in turn', async () => {
    const window = birthWindow(birth('1992-08-14'), undefined, undefined);
    const { intervals } = await search(window);
    const inTime = [...intervals].sort((a, b) => a.fromMs - b.fromMs);
    expect(inTime[0]?.fromMs).toBe(window.fromMs);
    expect(inTime.at(-1)?.toMs).toBe(window.toMs);
    const rowOf = (utcMs: number) =>
      subRowAt(buildChart(ephemeris, movedBy(window.noon, (utcMs - window.noon.utcMs) / 1000)).ascendant.longitude).row
        .number;
    inTime.forEach(({ fromMs, toMs, middle }, index) => {
      const before = inTime[index - 1];
      if (before) expect([before.toMs, (rowOf(before.fromMs) % 249) + 1]).toEqual([fromMs, rowOf(fromMs)]);
      expect([rowOf(toMs - 1000), subRowAt(middle.ascendant).row.number]).toEqual([rowOf(fromMs), rowOf(fromMs)]);
    });
    // A sidereal day and four minutes more.
    expect(inTime.length).toBeGreaterThanOrEqual(250);
    expect(inTime.length).toBeLessThanOrEqual(252);
  });

  it('are ranked by the weighted total of what was sent', async () => {
    const window = birthWindow(birth('1992-08-14'), '03:00', '09:00');
    const found = await search(window, { stature: 'tall', gender: 'female' });
    for (const {
      intervalParts: { rulingPlanets, stature, gender, events },
      score,
    } of found.intervals) {
      expect(events).toBeNull();
      expect(score).toBeCloseTo((0.2 * rulingPlanets + 0.07 * (stature ?? 0) + 0.03 * (gender ?? 0)) / 0.3, 1);
    }
    const scores = found.intervals.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(Object.values(INTERVAL_WEIGHTS).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
    expect([found.confidence, found.chance, found.stability]).toEqual(['LOW', null, 0]);
    expect(found.subSubs[0]?.fromMs).toBe(found.best.fromMs);
    expect(found.subSubs.at(-1)?.toMs).toBe(found.best.toMs);
  });

  it('name the stars the Moon can have stood in', async () => {
    const window = birthWindow(birth('1992-08-14'), undefined, undefined);
    const { moon } = await search(window);
    const at = (utcMs: number) =>
      buildChart(ephemeris, movedBy(window.noon, (utcMs - window.noon.utcMs) / 1000)).planets.Moon;
    expect(moon.from).toBeCloseTo(at(window.fromMs).longitude, 6);
    expect(moon.to).toBeCloseTo(at(window.toMs - 1000).longitude, 6);
    expect([moon.starLords[0], moon.starLords.at(-1)]).toEqual([at(window.fromMs).starLord, at(window.toMs).starLord]);
  });
});

describe('what is known of the body', () => {
  it('compares statures by the rising sign (R18.5)', () => {
    const scores = (stature: 'short' | 'medium' | 'tall') =>
      Array.from({ length: 12 }, (_, sign) => statureScore(divide(sign * 30 + 5), stature));
    expect(scores('short')).toEqual([100, 100, 50, 50, 0, 0, 0, 0, 50, 50, 100, 100]);
    expect(scores('medium')).toEqual([50, 50, 100, 100, 50, 50, 50, 50, 100, 100, 50, 50]);
    expect(scores('tall')).toEqual([0, 0, 50, 50, 100, 100, 100, 100, 50, 50, 0, 0]);
  });

  it('counts odd signs for a man and even ones for a woman (R16.5)', () => {
    const [aries, taurus] = [divide(5), divide(35)];
    expect([
      genderScore(aries, aries, 'male'),
      genderScore(aries, taurus, 'male'),
      genderScore(taurus, taurus, 'male'),
    ]).toEqual([100, 50, 0]);
    expect(genderScore(taurus, taurus, 'female')).toBe(100);
  });
});
