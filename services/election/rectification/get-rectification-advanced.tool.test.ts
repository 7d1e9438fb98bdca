import { callTool, conforms, GOLDEN, instantMs, POLAR, randomLives } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import tool from './get-rectification-advanced.tool.ts';

const output = z.object(tool.output.shape);
const HOME = { latitude: 6.927, longitude: 79.861 };
const LONDON = { latitude: 51.5074, longitude: -0.1278, timeZone: 'Europe/London' };
const EVENTS = [
  { date: '2018-02-03', event: 'Marriage', location: HOME },
  { date: '2015-06-01', event: 'Career / Job Start', weight: 2, location: LONDON },
  { date: '2020-09-09T10:00', event: 'Childbirth', location: { latitude: 12.97, longitude: 77.59, abroad: true } },
  { date: '2022-03-05', houses: [4, 11, 12] },
];
const tested = async (more: object = {}) =>
  output.parse((await conforms(tool, { ...GOLDEN, known_events: EVENTS, ...more })).result);

describe('get_rectification_advanced', () => {
  it('adds dates, places and skies as 0.65, 0.25 and 0.10', async () => {
    const { candidates, bestCandidate } = await tested();
    for (const { baseScore, locationScore, skyScore, total } of [...candidates, bestCandidate]) {
      expect(skyScore).not.toBeNull();
      expect(total).toBeCloseTo(0.65 * baseScore + 0.25 * locationScore + 0.1 * (skyScore ?? 0), 1);
    }
  });

  it('adds 0.75 and 0.25 where no clock time is known', async () => {
    const known_events = EVENTS.map((event) => ({ ...event, timeKnown: false }));
    const { candidates, bestCandidate } = await tested({ known_events });
    for (const { baseScore, locationScore, skyScore, total } of [...candidates, bestCandidate]) {
      expect(skyScore).toBeNull();
      expect(total).toBeCloseTo(0.75 * baseScore + 0.25 * locationScore, 1);
    }
  });

  it('classes places by distance, says what it took for granted, and adds up their hits', async () => {
    const call = await conforms(tool, { ...GOLDEN, known_events: EVENTS });
    const { bestCandidate } = output.parse(call.result);
    const { locationMatches, locationScore } = bestCandidate;
    expect(locationMatches.map((row) => [row.index, row.class, row.expectedHouses])).toEqual([
      [0, 'HOME', [4]],
      [1, 'ABROAD', [3, 9, 12]],
      [2, 'ABROAD', [3, 9, 12]],
    ]);
    expect(locationMatches[0]?.distanceKm).toBe(0);
    for (const { hit, score } of locationMatches) {
      const points = hit.map(({ lord, level }) => (lord === 'CSL' ? [50, 30] : [25, 15])[level <= 2 ? 0 : 1] ?? 0);
      expect(points.reduce((sum, each) => sum + each, 0)).toBe(score);
    }
    const weights = [1, 2, 1];
    const sum = locationMatches.reduce((total, { score }, at) => total + score * (weights[at] ?? 0), 0);
    expect(locationScore).toBeCloseTo(sum / 4, 0);
    // The third was said to be abroad, the second only looks so.
    const notes = JSON.stringify(call.result['provenance']);
    expect(notes).toMatch(/known_events\[1\] is taken as abroad/);
    expect(notes).not.toMatch(/known_events\[[02]\]/);
  });

  it('B4: gives all candidates of a call in one page, and pages only beyond 120', async () => {
    const { candidates, candidateCount, pagination } = await tested();
    expect([candidates.length, candidateCount, pagination.totalPages]).toEqual([31, 31, 1]);
    const first = await tested({ range_minutes: 30, step_minutes: 0.5 });
    const second = await tested({ range_minutes: 30, step_minutes: 0.5, page: 2 });
    expect([first.candidates.length, second.candidates.length, first.candidateCount]).toEqual([120, 1, 121]);
  });

  it('keeps the best first and its time inside plateau and error bar', async () => {
    const { candidates, bestCandidate, refinedTime, errorBar, originalTotal, shiftMinutes } = await tested();
    const totals = candidates.map(({ total }) => total);
    expect(totals).toEqual([...totals].sort((a, b) => b - a));
    expect(bestCandidate.total).toBeGreaterThanOrEqual(totals[0] ?? 0);
    expect(bestCandidate.total).toBeGreaterThanOrEqual(originalTotal);
    expect(refinedTime).toBe(bestCandidate.datetime);
    expect(bestCandidate.plateau.score).toBe(bestCandidate.total);
    expect(instantMs(refinedTime)).toBeGreaterThanOrEqual(instantMs(errorBar.from));
    expect(instantMs(refinedTime)).toBeLessThan(instantMs(errorBar.to));
    expect(shiftMinutes).toBeCloseTo(
      (instantMs(refinedTime) - instantMs(`${GOLDEN.birth_datetime}+05:30`)) / 60_000,
      2,
    );
  });

  it('gives every second of the best plateau its total', async () => {
    const { bestCandidate } = await tested();
    const { from, to } = bestCandidate.plateau;
    for (const edge of [instantMs(from), instantMs(to) - 1000]) {
      const birth_datetime = new Date(edge + 330 * 60_000).toISOString().slice(0, 19);
      expect((await tested({ birth_datetime, range_minutes: 1 })).originalTotal).toBe(bestCandidate.total);
    }
  });

  it('judges the stated time by its distance from the best, and meets each verdict', async () => {
    const met = new Set<string>();
    for (const [index, { args, now }] of randomLives(80, 9).entries()) {
      const born = Date.parse(`${args.birth_datetime}Z`);
      const known_events = Array.from({ length: 6 }, (_, at) => ({
        date: `${new Date(born + ((at + 1) / 8) * (now - born) + 86_400_000).toISOString().slice(0, 19)}Z`,
        event: ['Marriage', 'Promotion', 'Foreign Travel', 'Childbirth', 'Illness (Acute)', 'Property Purchase'][at],
        timeKnown: false,
        location: { latitude: args.latitude, longitude: args.longitude },
      }));
      const range_minutes = index % 4 === 0 ? 1 : 30;
      const found = output.parse((await conforms(tool, { ...args, known_events, range_minutes }, { now })).result);
      const behind = found.bestCandidate.total - found.originalTotal;
      const expected =
        behind <= 1.0001 ? 'CONFIRMED' : behind >= 4.9999 && found.confidence !== 'LOW' ? 'SHIFTED' : 'INCONCLUSIVE';
      expect(found.verdict).toBe(expected);
      met.add(found.verdict);
      if (met.size === 3) break;
    }
    expect([...met].sort()).toEqual(['CONFIRMED', 'INCONCLUSIVE', 'SHIFTED']);
  }, 120_000);

  it('refuses a call without places by the name of the tool that needs none, and charts without houses', async () => {
    const bare = await callTool(tool, { ...GOLDEN, known_events: [{ date: '2018-02-03', houses: [7] }] });
    expect([bare.isError, bare.meta['code']]).toEqual([true, 'validation_failed']);
    expect(bare.text).toMatch(/rectify_birth_time/);
    const polar = await callTool(tool, {
      ...POLAR,
      known_events: [{ date: '2018-02-03', houses: [7], location: HOME }],
    });
    expect(polar.meta['code']).toBe('out_of_range');
  });

  it('A7: takes the ruling planets of an event inside the polar circles', async () => {
    const location = { ...HOME, latitude: 78, longitude: 15 };
    const events = [{ date: '2018-02-03T09:00', houses: [7], location }];
    expect((await callTool(tool, { ...GOLDEN, known_events: events })).isError).toBe(false);
  });
});
