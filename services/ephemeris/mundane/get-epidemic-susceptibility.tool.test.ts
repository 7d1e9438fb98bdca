import { EPIDEMIC_BANDS } from '@cuspal/engine/world/mundane/epidemic';
import { callTool } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { readResult } from '../test/read-result.ts';
import tool from './get-epidemic-susceptibility.tool.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const SPAN = { start_date: '2018-06-01', end_date: '2023-05-31' } as const;
const INDIA = {
  birth_datetime: '1947-08-15T00:00:00',
  latitude: 28.6139,
  longitude: 77.209,
  utc_offset_minutes: 330,
} as const;
const call = (args: object) => readResult(tool, args, NOW);

describe('get_epidemic_susceptibility', () => {
  it('reads the sky alone where no founding is sent', async () => {
    const { value } = await call(SPAN);
    expect(value.chartUsed).toBe(false);
    expect(value.historicalOnly).toBe(true);
    expect(value.range).toEqual({ start: '2018-06-01T12:00:00+00:00', end: '2023-05-31T12:00:00+00:00' });
    expect(value.coverage.totalDays).toBe(1825);
    expect(value.disclaimer).toMatch(/public safety.*not a medical diagnosis/s);
    expect(value.windows.every(({ factors }) => factors.every(({ name }) => !/lord|founding/.test(name)))).toBe(true);
    expect(value.notes).toEqual([]);
  });

  it.each([SPAN, { ...SPAN, ...INDIA }, { ...INDIA, start_date: '2024-01-01', end_date: '2024-02-01' }])(
    'prints the best stretches of %p in order',
    async (args) => {
      const { windows, peak, piecesTotal, coverage } = (await call(args)).value;
      expect(windows.length).toBe(Math.min(20, piecesTotal));
      windows.forEach(({ start, end, score, band, factors }, at) => {
        expect(Date.parse(start)).toBeLessThan(Date.parse(end));
        expect(Date.parse(start)).toBeGreaterThanOrEqual(Date.parse(windows[at - 1]?.end ?? start));
        expect(score).toBe(
          Math.min(
            100,
            factors.reduce((sum, { points }) => sum + points, 0),
          ),
        );
        expect(band).toBe(score >= 60 ? 'HIGH' : score >= 40 ? 'NOTABLE' : score >= 20 ? 'LOW' : 'NONE');
      });
      const best = windows.filter(({ score }) => score === Math.max(...windows.map((each) => each.score)))[0];
      expect(peak).toEqual({ start: best?.start, end: best?.end, score: best?.score });
      const { highDays, notableDays, lowDays, totalDays } = coverage;
      expect(highDays + notableDays + lowDays).toBeLessThanOrEqual(totalDays + 0.2);
    },
  );

  it('counts Jupiter with Ketu on 12 January 2020 and not Saturn', async () => {
    const { windows } = (await call({ start_date: '2020-01-12T00:00', end_date: '2020-01-12T12:00' })).value;
    const names = windows.flatMap(({ factors }) => factors.map(({ name }) => name));
    expect(names).toContain('Jupiter with Ketu');
    expect(names).not.toContain('Saturn with Ketu');
  });

  it('reaches every band', async () => {
    const bands = new Set<string>();
    for (const year of [1816, 1851, 1890, 1917, 1956, 1990, 2005, 2018]) {
      const { windows } = (
        await call({
          ...INDIA,
          birth_datetime: '1805-01-01T06:00',
          start_date: `${year}-01-01`,
          end_date: `${year + 4}-01-01`,
        })
      ).value;
      for (const { band } of windows) bands.add(band);
      const quiet = (await call({ start_date: `${year}-01-01`, end_date: `${year}-07-01` })).value;
      for (const { band } of quiet.windows) bands.add(band);
    }
    expect([...bands].sort()).toEqual([...EPIDEMIC_BANDS].sort());
  });

  it('uses the founding only after it, and says so', async () => {
    const within = await call({ ...INDIA, start_date: '1946-01-01', end_date: '1949-01-01' });
    expect(within.value.chartUsed).toBe(true);
    expect(within.value.notes.join(' ')).toContain('founding lies after the start');
    for (const { end, factors } of within.value.windows)
      if (Date.parse(end) <= Date.parse('1947-08-15T00:00+05:30'))
        expect(factors.every(({ name }) => !/lord|founding/.test(name))).toBe(true);
    const before = await call({ ...INDIA, start_date: '1940-01-01', end_date: '1941-01-01' });
    expect(before.value.chartUsed).toBe(false);
  });

  it('counts no period lord after the 120 years', async () => {
    const { value } = await call({
      ...INDIA,
      birth_datetime: '1805-01-01T06:00',
      start_date: '2018-01-01',
      end_date: '2019-01-01',
    });
    expect(value.notes.join(' ')).toContain('120 dasha years');
    expect(value.windows.every(({ factors }) => factors.every(({ name }) => !name.includes('lord')))).toBe(true);
  });

  it.each([
    [{ start_date: '2026-11-01', end_date: '2026-11-23' }, 'validation_failed', /historical only/],
    [{ start_date: '2026-11-01', end_date: '2027-11-23' }, 'validation_failed', /historical only/],
    [
      { start_date: '2020-01-02', end_date: '2020-01-01' },
      'validation_failed',
      /^end_date 2020-01-01 is not after start_date 2020-01-02\./,
    ],
    [
      { start_date: '2015-01-01', end_date: '2020-01-03' },
      'validation_failed',
      /from 2015-01-01 to 2020-01-03 is longer than 5 years/,
    ],
    [{ ...INDIA, latitude: 80, ...SPAN }, 'out_of_range', /Placidus/],
    [{ birth_datetime: '1947-08-15T00:00', ...SPAN }, 'birth_data_missing', /latitude/],
    [{ start_date: '1799-01-01', end_date: '1799-06-01' }, 'out_of_range', /1800/],
  ])('refuses %p', async (args, code, said) => {
    const { meta, text } = await callTool(tool, args, { now: NOW });
    expect([meta['code'], text]).toEqual([code, expect.stringMatching(said)]);
  });

  it('names no strongest stretch where no factor holds', async () => {
    const { value } = await call({ start_date: '2015-01-01', end_date: '2015-01-03' });
    expect(value.windows).toEqual([expect.objectContaining({ score: 0, factors: [] })]);
    expect(value.answer).toContain('None of its factors holds in this range.');
  });

  it('says that a stretch within one day falls on it', async () => {
    const { value } = await call({ start_date: '1820-03-13T05:00', end_date: '1820-03-13T11:00' });
    expect(value.answer).toContain('The strongest stretch falls on 13 March 1820 with ');
  });

  it('takes five calendar years', async () => {
    const { value } = await call({ start_date: '2020-01-01', end_date: '2025-01-01' });
    expect(value.coverage.totalDays).toBe(1827);
  });
});
