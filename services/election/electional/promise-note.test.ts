import { buildChart } from '@cuspal/engine/chart/build';
import { natalEvent } from '@cuspal/engine/events/natal';
import { promise } from '@cuspal/engine/kp/promise/promise';
import { resolveBirth } from '@cuspal/engine/time/moment';
import { conforms, randomLives, testEphemeris } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { printed } from '../test/printed.ts';
import severalTool from './find-auspicious-time.tool.ts';
import tool from './find-election-window.tool.ts';
import rankTool from './rank-candidate-dates.tool.ts';

const notesOf = (result: object): readonly string[] =>
  z.object({ provenance: z.object({ notes: z.array(z.string()) }) }).parse(result).provenance.notes;

describe('a promise that analyze_natal_promise reads from other houses', () => {
  // An operation at all (6, 8, 12) is promised here, and one that heals (1, 5, 11) is not.
  const born = { birth_datetime: '1928-08-25T07:37', latitude: 40.71, longitude: -74, time_zone: 'America/New_York' };
  const joined =
    'The promise here is read on cusp 11 from houses 1, 5 and 11 against houses 6, 8 and 12, as the election takes them. The verdict of analyze_natal_promise on Surgery is another one, because it is read on cusp 6 from houses 6, 8 and 12 against houses 1, 5 and 11.';

  it('is joined with it in every tool that prints it', async () => {
    const scan = { ...born, scan_start: '2026-11-26T00:00:00', scan_days: 1 };
    const { result } = await conforms(tool, { ...scan, event: 'surgery' });
    expect(printed(result).promise.verdict).toBe('NEGATED');
    expect(notesOf(result)).toContain(joined);
    const several = await conforms(severalTool, { ...scan, events: ['surgery', 'marriage'] });
    expect(notesOf(several.result)).toContain(joined);
    const candidate_dates = ['2026-11-26', '2026-11-27'];
    const ranked = await conforms(rankTool, { ...born, event: 'surgery', candidate_dates });
    expect(notesOf(ranked.result)).toContain(joined);
  });

  it('is joined where the two verdicts differ and nowhere else, for rows of both catalogues and natal ones', async () => {
    const met = new Map<string, number>();
    for (const { args, now } of randomLives(20, 77)) {
      const chart = buildChart(testEphemeris(), resolveBirth(args));
      for (const key of ['surgery', 'competitive_exam', 'engagement', 'marriage', 'fame']) {
        const scan = { scan_days: 1, granularity: 'day', max_windows: 1 };
        const { result } = await conforms(tool, { ...args, ...scan, event: natalEvent(key).label }, { now });
        const differs = promise(chart, natalEvent(key)).verdict !== printed(result).promise.verdict;
        expect([key, notesOf(result).some((note) => note.startsWith('The promise here'))]).toEqual([key, differs]);
        met.set(key, (met.get(key) ?? 0) + Number(differs));
      }
    }
    expect([...met].filter(([, times]) => times === 0).map(([key]) => key)).toEqual(['marriage']);
  });
});
