import { sentencesIn, SpokenRecord, withRecord } from '@cuspal/speech';
import { describe, expect, it } from 'vitest';
import { spanOf } from '../../meta/plan/said-dates.ts';
import { comparedDays, oneOfEachDay } from './compared-days.ts';

const NOW = Date.UTC(2026, 10, 30, 9);
const WEEK = spanOf({ from: '2026-12-07', to: '2026-12-13' }, NOW);

const window = (day: string, layersSatisfied: number, discriminator = 'LAYERS') => ({
  startLocal: `${day}T10:00:00+05:30`,
  layersSatisfied,
  layers: { period: 'NOT_MET', ruling: 'MET', moon: 'MET', ascendant: 'MET' },
  discriminator,
});
const told = (...args: Parameters<typeof comparedDays>) =>
  withRecord(new SpokenRecord(sentencesIn), () => Promise.resolve(comparedDays(...args)));

describe('days that are compared by an election', () => {
  it('are told with the best first, the others in their order, and those that offer nothing', async () => {
    const windows = [window('2026-12-12', 3), window('2026-12-08', 2), window('2026-12-10', 2)];
    expect(await told(WEEK, windows, [])).toEqual([
      'The best of these days is 12 December, where a moment passes 3 of 4 tests.',
      'Next, in their order, come 8 December (2 of 4) and 10 December (2 of 4).',
      'No good moment: 7 December, 9 December, 11 December and 13 December.',
    ]);
  });

  it('are as good as each other where nothing tells them apart', async () => {
    const weekend = spanOf({ from: '2026-12-12', to: '2026-12-13' }, NOW);
    const windows = [window('2026-12-12', 3, 'INSEPARABLE'), window('2026-12-13', 3, 'INSEPARABLE')];
    expect(await told(weekend, windows, [])).toEqual([
      'The best of these days, as good as each other, are 12 December and 13 December, where a moment passes 3 of 4 tests.',
    ]);
  });

  it('are those that are named one by one and no others', async () => {
    const apart = ['2026-12-04', '2026-12-07'];
    const span = spanOf({ from: '2026-12-04', to: '2026-12-07', apart }, NOW);
    const rows = [
      { rank: 1, dateLocal: '2026-12-07', bestWindow: window('2026-12-07', 3) },
      { rank: 2, dateLocal: '2026-12-04', bestWindow: null },
    ];
    expect(await told(span, undefined, rows)).toEqual([
      'The best of these days is 7 December, where a moment passes 3 of 4 tests.',
      'No good moment: 4 December.',
    ]);
  });

  it('say of one day how many tests its best moment passes, without those that are not read', async () => {
    const day = spanOf({ from: '2026-12-08', to: '2026-12-08' }, NOW);
    const hourly = { ...window('2026-12-08', 2), layers: { period: 'MET', moon: 'MET', ascendant: null } };
    expect(await told(day, [hourly], [])).toEqual(['On 8 December 2026 the best moment passes 2 of 2 tests.']);
  });

  it('say nothing where no days are named, or no moment is found', async () => {
    expect(await told(null, [window('2026-12-08', 2)], [])).toEqual([]);
    expect(await told(WEEK, [], [])).toEqual([]);
  });

  it('are asked for one moment of each', () => {
    expect(oneOfEachDay(WEEK)).toEqual({ max_windows: 7, max_per_day: 1 });
    expect(oneOfEachDay(spanOf({ from: '2026-12-08', to: '2026-12-08' }, NOW))).toEqual({});
    expect(oneOfEachDay(spanOf({ from: '2026-12-01', to: '2026-12-31' }, NOW))).toEqual({});
  });
});
