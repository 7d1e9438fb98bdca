import { describe, expect, it } from 'vitest';
import { at, placeOf, runScan } from '../../test/election-scans.ts';
import { ephemeris } from '../../test/random-charts.ts';
import { buildChart } from '../chart/build.ts';
import { resolveBirth } from '../time/moment.ts';
import { electingSet } from './electing-planets.ts';
import { electionTopic } from './election-topic.ts';
import { relaxationsOf } from './relaxation.ts';

/** A chart in which no planet is FRUITFUL for many events. */
const chart = buildChart(
  ephemeris,
  resolveBirth({
    birth_datetime: '1947-08-19T20:33:19',
    latitude: 40.7,
    longitude: -74,
    utc_offset_minutes: -300,
    ayanamsa: 'kp',
  }),
);

const relaxed = async (event: string) => {
  const from = at('2002-06-27T00:00:00-05:00');
  const scan = await runScan({ chart, event, granularity: 'minute', place: placeOf(chart), from, days: 3 });
  const set = electingSet(chart, electionTopic(event));
  return { set, scan, rows: relaxationsOf(set, scan.windows) };
};

describe('the relaxations of windows', () => {
  it('count for the stand-ins only the windows that rest on one', async () => {
    const { set, scan, rows } = await relaxed('sign_agreement');
    expect([set.setRelaxed, set.fruitful === 0]).toEqual([true, false]);
    // The running lords only signify the event, so the period alone rests on no stand-in.
    const byStandIn = scan.windows.filter(({ layers: { ruling, moon, ascendant } }) =>
      [ruling, moon, ascendant].includes('RELAXED'),
    );
    expect(byStandIn.length).toBeGreaterThan(0);
    expect(byStandIn.length).toBeLessThan(scan.windows.length);
    expect(rows.find(({ code }) => code === 'SET_RELAXED')).toEqual({
      code: 'SET_RELAXED',
      layer: 'ALL',
      windows: byStandIn.length,
    });
  });

  it('name no stand-ins where none can stand in', async () => {
    const { set, scan, rows } = await relaxed('competitive_exam');
    expect([set.setRelaxed, set.fruitful]).toEqual([true, 0]);
    expect(rows).toEqual([{ code: 'PERIOD_SIGNIFIES', layer: 'PERIOD', windows: scan.windows.length }]);
  });
});
