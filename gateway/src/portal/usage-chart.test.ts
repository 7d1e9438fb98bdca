import { describe, expect, it } from 'vitest';
import { ticksUpTo, usageChart } from './usage-chart.ts';

describe('the axis of a chart', () => {
  it.each([
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [4, [0, 1, 2, 3, 4]],
    [5, [0, 2, 4, 6]],
    [17, [0, 5, 10, 15, 20]],
    [100, [0, 50, 100]],
    [1_234, [0, 500, 1_000, 1_500]],
  ])('up to %i has round numbers', (most, ticks) => expect(ticksUpTo(most)).toEqual(ticks));

  it('is never shorter than its highest bar, has few numbers, and whole ones', () => {
    for (let most = 1; most < 40_000; most = Math.ceil(most * 1.07)) {
      const ticks = ticksUpTo(most);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
      expect(ticks.at(-2)).toBeLessThan(most);
      expect(ticks.length).toBeLessThanOrEqual(5);
      expect(ticks.every(Number.isInteger)).toBe(true);
    }
  });
});

it('says each day of the month with its calls by family', () => {
  const usage = {
    month: '2024-02',
    used: 15,
    allowance: 300,
    extra: 0,
    extraUsed: 0,
    resetsAt: new Date('2024-03-01T00:00:00Z'),
    perDay: [
      { day: '2024-02-03', family: 'timing', calls: 10 },
      { day: '2024-02-03', family: 'chart', calls: 2 },
      { day: '2024-02-29', family: 'timing', calls: 3 },
    ],
  };
  const { text } = usageChart(usage);
  const said = [...text.matchAll(/<span class="value small">([^<]*)<\/span>/g)].map(([, each]) => each);
  expect(said).toHaveLength(29);
  expect([said[0], said[2], said[28]]).toEqual([
    '1 Feb: 0 calls',
    '3 Feb: 12 calls, Timing 10, Chart 2',
    '29 Feb: 3 calls, Timing 3',
  ]);
  const heights = [...text.matchAll(/<rect class="c1" x="1" y="([\d.]+)" width="8" height="([\d.]+)"/g)];
  // 10 and 3 of an axis up to 15.
  expect(heights.map(([, y, height]) => [Number(y), Number(height)])).toEqual([
    [33.33, 66.67],
    [80, 20],
  ]);
});
