import { describe, expect, it } from 'vitest';
import { ephemeris, movedBy, randomCharts } from '../../../test/random-charts.ts';
import { buildChart } from '../../chart/build.ts';
import { requireHouses } from '../../chart/houses.ts';
import { natalEvent } from '../../events/natal.ts';
import { withOwnCalls } from '../../sky/own-calls.ts';
import { HOUSES, PLANETS } from '../../zodiac/names.ts';
import { standings } from '../kernel/standing.ts';
import { keptShare } from './kept-share.ts';
import { nearBirth } from './near-birth.ts';

const MINUTE_MS = 60_000;
const MINUTES = [-5, -2, 1, 2, 4];

describe('a birth some minutes away', () => {
  it('has the signs, subs, houses and standings of a chart made anew, and its Moon', () => {
    const event = natalEvent('marriage');
    const compared = { alike: 0, left: 0 };
    for (const chart of randomCharts(150, 4107, [-60, 60]))
      for (const minutes of MINUTES) {
        standings(chart, event);
        const found = nearBirth(ephemeris, chart, chart.moment.utcMs + minutes * MINUTE_MS);
        if (found === null) {
          compared.left += 1;
          continue;
        }
        compared.alike += 1;
        const anew = buildChart(ephemeris, movedBy(chart.moment, minutes * 60));
        for (const planet of PLANETS) {
          const { signIndex, subIndex, house } = anew.planets[planet];
          expect(found.planets[planet]).toMatchObject({ signIndex, subIndex, house });
        }
        for (const house of HOUSES) {
          const { signIndex, subIndex } = requireHouses(anew).cusps[house - 1] ?? {};
          expect(requireHouses(found).cusps[house - 1]).toMatchObject({ signIndex, subIndex });
        }
        expect(found.planets.Moon.longitude).toBeCloseTo(anew.planets.Moon.longitude, 9);
        expect(standings(found, event)).toEqual(standings(anew, event));
      }
    // A place near a border is left to the whole sky, and hardly any is.
    expect(compared.left).toBeLessThan(compared.alike / 50);
  });

  it('is none where the cusps are uneven or the minutes many', () => {
    const [far, near] = [randomCharts(1, 4108, [61, 66])[0], randomCharts(1, 4109, [0, 50])[0]];
    if (far === undefined || near === undefined) throw new Error('no chart');
    expect(nearBirth(ephemeris, far, far.moment.utcMs + MINUTE_MS)).toBeNull();
    expect(nearBirth(ephemeris, near, near.moment.utcMs + 6 * MINUTE_MS)).toBeNull();
  });

  it('costs the share of kept days two Moons and two sets of cusps', () => {
    const event = natalEvent('marriage');
    let few = 0;
    for (const chart of randomCharts(40, 4110, [0, 55])) {
      standings(chart, event);
      const own = withOwnCalls(ephemeris);
      const span = { startMs: chart.moment.utcMs, endMs: chart.moment.utcMs + 60 * 365 * 86_400_000 };
      if (keptShare(own, chart, event, span) === null || own.calls <= 4) few += 1;
    }
    expect(few).toBeGreaterThanOrEqual(38);
  });
});
