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
import { releaseFinder } from '../timing/release.ts';
import { keptMembers, rulingPlanetMembers } from '../ruling/ruling-planets.ts';
import { sensitivePoints } from '../ruling/sensitive-points.ts';
import { windowsOf } from '../timing/window.ts';
import type { WindowContext } from '../timing/window.ts';
import type { Chart } from '../../chart/chart.ts';
import { timingSets } from '../kernel/timing-sets.ts';
import { PLANETS } from '../../zodiac/names.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { allJointPeriods, naiveClass } from '../../../test/naive-timing.ts';
import { naiveRank } from '../../../test/naive-levels.ts';
import { bestOf, horaryWindows } from './horary-windows.ts';

const MARRIAGE = natalEvent('marriage');
const YEAR_MS = 365.25 * DAY_MS;

const YEARS = 6;
const CLASSES = ['TRIPLE_PRINCIPAL', 'ALL_FRUITFUL', 'PARTIAL'] as const;

/** The order of windows written out: every period of the tree by its class, then common ruling planets, then start; eight of them by start. */
function bestWrittenOut(chart: Chart, context: WindowContext) {
  const span = { startMs: chart.moment.utcMs, endMs: chart.moment.utcMs + YEARS * YEAR_MS };
  const judged = allJointPeriods(chart)
    .filter(({ pd }) => pd.startMs < span.endMs && pd.endMs > span.startMs)
    .flatMap(({ md, ad, pd }) => {
      const found = naiveClass(chart, MARRIAGE, [md.planet, ad.planet, pd.planet]);
      const of = CLASSES.find((each) => each === found);
      return of === undefined ? [] : [{ md, ad, pd, class: of, covered: [], missing: [], postponedBy: [] }];
    });
  const out = ({ state }: { readonly state: string }): number => (state === 'DEFERRED_OUT' ? 1 : 0);
  return [...windowsOf(chart, span, judged, context)]
    .sort(
      (a, b) =>
        out(a) - out(b) ||
        CLASSES.indexOf(a.class) - CLASSES.indexOf(b.class) ||
        b.rulingPlanetsInCommon.length - a.rulingPlanetsInCommon.length ||
        a.startMs - b.startMs,
    )
    .slice(0, 8)
    .sort((a, b) => out(a) - out(b) || a.startMs - b.startMs)
    .map(({ startMs, endMs, class: of }) => ({ startMs, endMs, of }));
}

/** A FRUITFUL planet, written out (R5.6): it signifies the matter at no weaker level than what opposes, and its sub lord does not oppose. */
function isFruitful(chart: Chart, planet: Planet): boolean {
  const { favourable, denial, widerDenial } = timingSets(MARRIAGE);
  const best = (of: Planet, houses: readonly House[]): number =>
    Math.min(...houses.map((house) => naiveRank(chart, of, house)));
  const { subLord } = chart.planets[planet];
  const [own, against] = [best(planet, favourable), best(planet, denial)];
  return own < 9 && own <= against && !(best(subLord, widerDenial) < best(subLord, favourable));
}

describe('the periods of a number chart', () => {
  it('are the eight best of the dasha of its Moon, with days of the Sun and retrograde lords', async () => {
    let days = 0;
    let backward = 0;
    let late = 0;
    for (const { chart, ruling } of randomCasts(60, 53)) {
      const { ayanamsa, utcMs } = chart.moment;
      const search = beginSearch(ephemeris, ayanamsa, () => Promise.resolve());
      const found = await horaryWindows(search, chart, ruling, MARRIAGE, YEARS);
      expect(found.windows.map(({ startMs, endMs, class: of }) => ({ startMs, endMs, of }))).toEqual(
        bestWrittenOut(chart, {
          asOfMs: utcMs,
          releases: releaseFinder(ephemeris, ayanamsa),
          rulingPlanets: rulingPlanetMembers(ruling),
        }),
      );
      expect(found.relaxed).toBe(PLANETS.every((planet) => !isFruitful(chart, planet)));

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
      // The best comes before every other by class, then by ruling planets, then by its start.
      const place = ({ class: of, rulingPlanetsInCommon, startMs }: (typeof usable)[number]) =>
        (CLASSES.indexOf(of) * 10 - rulingPlanetsInCommon.length) * 1e14 + startMs;
      expect(bestOf(found.windows)).toBe([...usable].sort((a, b) => place(a) - place(b))[0] ?? null);
    }
    for (const count of [days, backward, late]) expect(count).toBeGreaterThan(0);
  });
});
