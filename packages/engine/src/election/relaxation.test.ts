import { describe, expect, it } from 'vitest';
import { placeOf, runScan } from '../../test/election-scans.ts';
import { naiveJudge } from '../../test/naive-election.ts';
import { randomCharts } from '../../test/random-charts.ts';
import { electingSet } from './electing-planets.ts';
import { electionTopic } from './election-topic.ts';
import { relaxationsOf } from './relaxation.ts';

const charts = randomCharts(46, 1511);

/** A day in the thirtieth year of a life. */
const relaxed = async (index: number, event: string) => {
  const chart = charts[index];
  if (chart === undefined) throw new Error('the chart is drawn');
  const place = placeOf(chart);
  const from = Math.round(chart.moment.utcMs / 1000) + 30 * 31_557_600;
  const { windows } = await runScan({ chart, event, granularity: 'minute', place, from, days: 1 });
  const topic = electionTopic(event);
  const set = electingSet(chart, topic);
  const judge = naiveJudge(chart, topic, place, 'minute');
  const naive = windows.map(({ moment }) => judge.at(moment));
  return { set, windows, naive, rows: relaxationsOf(set, windows) };
};

describe('the relaxations of windows', () => {
  it.each([
    [6, 'publish_work'],
    [41, 'sign_agreement'],
    [4, 'start_treatment'],
  ])('count for the stand-ins only the windows that rest on one, chart %d, %s', async (index, event) => {
    const { set, windows, naive, rows } = await relaxed(index, event);
    expect(set.setRelaxed).toBe(true);
    const byStandIn = naive.filter(({ usesStandIn }) => usesStandIn);
    expect(byStandIn.length).toBeGreaterThan(0);
    expect(byStandIn.length).toBeLessThan(windows.length);
    expect(rows.find(({ code }) => code === 'SET_RELAXED')).toEqual({
      code: 'SET_RELAXED',
      layer: 'ALL',
      windows: byStandIn.length,
    });
  });

  it('name no stand-in where no window needs the one there is', async () => {
    const { set, windows, naive, rows } = await relaxed(45, 'marriage');
    expect([set.setRelaxed, naive.some(({ usesStandIn }) => usesStandIn)]).toEqual([true, false]);
    expect(rows).toEqual([{ code: 'PERIOD_WAIVED', layer: 'PERIOD', windows: windows.length }]);
  });
});
