import { callTool, everyPage } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { readResult } from '../test/read-result.ts';
import { COLOMBO, scoresAddUp, TROMSO, VIENNA } from '../test/weather-checks.ts';
import tool from './get-weather-windows.tool.ts';

const DAY = 86_400_000;
const all = async (args: object) =>
  tool.output
    .pick({ windows: true, rankings: true, range: true })
    .parse(
      Object.fromEntries(
        Object.entries(await everyPage(tool, args, 'windows')).filter(([key]) =>
          ['windows', 'rankings', 'range'].includes(key),
        ),
      ),
    );

describe('get_weather_windows', () => {
  it('has the new Moons of 2023 as published', async () => {
    const { windows } = await all({
      ...COLOMBO,
      utc_offset_minutes: 0,
      start_date: '2023-01-01',
      end_date: '2023-06-30',
    });
    expect(windows.slice(1).map(({ newMoon }) => newMoon?.at.slice(0, 10))).toEqual([
      '2023-01-21',
      '2023-02-20',
      '2023-03-21',
      '2023-04-20',
      '2023-05-19',
      '2023-06-18',
    ]);
  });

  it.each([2024, 2026, 2031])('tiles the year %p', async (year) => {
    const { windows, range, rankings } = await all({
      ...VIENNA,
      start_date: `${year}-01-01`,
      end_date: `${year + 1}-01-01`,
    });
    expect(windows[0]?.start).toBe(range.start);
    expect(windows.at(-1)?.end).toBe(range.end);
    windows.forEach((window, at) => {
      expect(window.index).toBe(at + 1);
      expect(window.end).toBe(windows[at + 1]?.start ?? range.end);
      const days = (Date.parse(window.end) - Date.parse(window.start)) / DAY;
      if (!window.clipped) {
        expect(days).toBeGreaterThan(29.26);
        expect(days).toBeLessThan(29.84);
        expect(window.newMoon?.at).toBe(window.start);
        expect(window.phases.map(({ phase }) => phase)).toEqual(['FIRST_QUARTER', 'FULL', 'LAST_QUARTER']);
      }
      for (const { at: phaseAt, precipitationScore, signal } of window.phases) {
        expect(phaseAt >= window.start && phaseAt < window.end).toBe(true);
        expect(signal).toBe(precipitationScore < 40 ? 'DRIER' : precipitationScore > 60 ? 'WETTER' : 'NORMAL');
      }
      scoresAddUp(window.weather);
    });
    expect([windows[0]?.clipped, windows.at(-1)?.clipped]).toEqual([true, true]);
    expect(windows.filter(({ newMoon, start }) => newMoon?.at === start)).toHaveLength(windows.length - 1);
    expect(windows.length - 1).toBeGreaterThanOrEqual(12);
    expect(windows.length - 1).toBeLessThanOrEqual(13);
    const score = (index: number) => windows[index - 1]?.weather.channels.precipitation.score ?? NaN;
    rankings.wettest.slice(1).forEach((index, at) => {
      const before = rankings.wettest[at] ?? NaN;
      expect(score(before) > score(index) || (score(before) === score(index) && before < index)).toBe(true);
    });
    if (new Set(windows.map(({ index }) => score(index))).size === windows.length)
      expect(rankings.wettest.toReversed()).toEqual(rankings.driest);
    expect(rankings.warmest.toSorted((a, b) => a - b)).toEqual(windows.map(({ index }) => index));
  });

  it('reads a few days as one or two windows', async () => {
    const one = await readResult(tool, { ...COLOMBO, start_date: '2023-01-23', end_date: '2023-01-30' });
    expect(one.value.windows).toHaveLength(1);
    expect(one.value.answer).toContain('nothing to compare');
    const two = await readResult(tool, { ...COLOMBO, start_date: '2023-01-18', end_date: '2023-01-30' });
    expect(two.value.windows.map(({ clipped }) => clipped)).toEqual([true, true]);
  });

  it('reads every new Moon as the beginning of the bright half, whichever way its instant was rounded', async () => {
    const effects: string[] = [];
    for (let year = 2016; year < 2028; year += 1)
      for (const page of [1, 2, 3]) {
        const span = { start_date: `${year}-01-01`, end_date: `${year}-12-31`, page };
        const { windows } = (await readResult(tool, { ...COLOMBO, ...span })).value;
        for (const { weather } of windows)
          for (const { rule, effect } of weather.rainSigns) if (rule.endsWith('WATERY_ANGLE')) effects.push(effect);
      }
    expect(effects.length).toBeGreaterThan(10);
    // In the bright half these signs mean rain; the lesser word belongs to the dark half.
    expect(new Set(effects)).toEqual(new Set(['RAIN']));
  });

  it('begins with the range where the new Moon lies before 1800', async () => {
    const { value } = await readResult(tool, { ...COLOMBO, start_date: '1800-01-03', end_date: '1800-03-01' });
    expect(value.windows[0]).toMatchObject({ newMoon: null, clipped: true, start: value.range.start });
    expect(value.windows[1]?.newMoon?.at).toContain('1800-01-25');
    expect(value.notes.join(' ')).toContain('before 1800');
  });

  it('answers up to the last day and inside the polar circle', async () => {
    const last = await readResult(tool, { ...TROMSO, start_date: '2399-12-01', end_date: '2399-12-31' });
    expect(last.value.windows.at(-1)?.weather.fourthCusp).toBeNull();
  });

  it.each([
    ['2026-03-01', '2026-03-01', /after start_date/],
    ['2026-03-02', '2026-03-01', /after start_date/],
    ['2026-01-01', '2027-01-03', /366 days/],
    ['2026-02-30', '2026-03-01', /calendar/],
  ])('refuses %s to %s', async (start_date, end_date, said) => {
    const { meta, text } = await callTool(tool, { ...COLOMBO, start_date, end_date });
    expect([meta['code'], text]).toEqual(['validation_failed', expect.stringMatching(said)]);
  });

  it('takes 366 days over a change of clocks', async () => {
    const { value } = await readResult(tool, { ...VIENNA, start_date: '2026-10-20', end_date: '2027-10-21' });
    expect(value.pagination.totalPages).toBe(4);
    expect(
      (await callTool(tool, { ...VIENNA, start_date: '2026-01-01', end_date: '2026-12-31', page: 9 })).meta['code'],
    ).toBe('validation_failed');
  });
});
