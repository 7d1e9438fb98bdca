import { describe, expect, it } from 'vitest';
import { randomCasts } from '../../../test/number-casts.ts';
import { ephemeris } from '../../../test/random-charts.ts';
import { intersectionOf } from '../../base/intervals.ts';
import { natalEvent } from '../../events/natal.ts';
import { beginSearch } from '../../passages/transit-search.ts';
import { siderealPosition } from '../../search/position.ts';
import { stations } from '../../search/stations.ts';
import { DAY_MS, jdFromUtcMs } from '../../time/julian.ts';
import { divide } from '../../zodiac/division.ts';
import { eventWindows } from '../timing/event-windows.ts';
import { releaseFinder } from '../timing/release.ts';
import { keptMembers, rulingPlanetMembers } from '../ruling/ruling-planets.ts';
import { sensitivePoints } from '../ruling/sensitive-points.ts';
import { byWindowOrder } from '../timing/window-order.ts';
import { bestOf, horaryWindows } from './horary-windows.ts';

const MARRIAGE = natalEvent('marriage');
const YEAR_MS = 365.25 * DAY_MS;

describe('the periods of a number chart', () => {
  it('are the windows of the timing engine on the number chart, with days of the Sun and retrograde lords', async () => {
    let days = 0;
    let backward = 0;
    let late = 0;
    for (const { chart, ruling } of randomCasts(60, 53)) {
      const { ayanamsa, utcMs } = chart.moment;
      const search = beginSearch(ephemeris, ayanamsa, () => Promise.resolve());
      const found = await horaryWindows(search, chart, ruling, MARRIAGE, 6);
      const plain = eventWindows(
        chart,
        MARRIAGE,
        { startMs: utcMs, endMs: utcMs + 6 * YEAR_MS },
        8,
        {
          asOfMs: utcMs,
          releases: releaseFinder(ephemeris, ayanamsa),
          rulingPlanets: rulingPlanetMembers(ruling),
        },
        null,
      );
      expect(found.windows.map(({ startMs, endMs, class: of }) => ({ startMs, endMs, of }))).toEqual(
        plain.windows.map(({ startMs, endMs, class: of }) => ({ startMs, endMs, of })),
      );
      expect(found.relaxed).toBe(plain.relaxed);

      const names = keptMembers(ruling);
      const { relaxed } = sensitivePoints(names);
      for (const window of found.windows) {
        // Each lord that is retrograde at the moment, once, with the next time it turns.
        const lords = [window.md.planet, window.ad.planet, window.pd.planet];
        expect(window.retrogradeLords.map(({ planet }) => planet)).toEqual(
          [...new Set(lords)].filter((planet) => chart.planets[planet].retrograde),
        );
        for (const { planet, turnsDirectMs } of window.retrogradeLords) {
          backward += 1;
          const jd = chart.moment.jdUt;
          const next = stations(ephemeris, planet, jd, jd + 850).find(({ turns }) => turns === 'direct');
          expect(Math.abs((next?.jd ?? 0) - jdFromUtcMs(turnsDirectMs ?? 0))).toBeLessThan(1e-4);
        }
        // Days of the Sun lie in the window and in subs whose lords all rule.
        expect(window.sunDates.length).toBeLessThanOrEqual(3);
        if (window.startMs > utcMs + 366 * DAY_MS) {
          late += 1;
          expect(window.sunDates).toEqual([]);
        }
        expect(intersectionOf(window.sunDates, [window])).toEqual(window.sunDates);
        for (const { startMs, endMs } of window.sunDates) {
          days += 1;
          const middle = siderealPosition(ephemeris, 'Sun', jdFromUtcMs((startMs + endMs) / 2), ayanamsa);
          const { signLord, starLord, subLord } = divide(middle.longitude);
          for (const lord of relaxed ? [starLord, subLord] : [signLord, starLord, subLord])
            expect(names).toContain(lord);
        }
      }
      const usable = found.windows.filter(({ state }) => state !== 'DEFERRED_OUT');
      expect(bestOf(found.windows)).toBe([...usable].sort(byWindowOrder)[0] ?? null);
    }
    for (const count of [days, backward, late]) expect(count).toBeGreaterThan(0);
  });
});
