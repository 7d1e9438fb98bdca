import { describe, expect, it, vi } from 'vitest';
import { quietSearch } from '../../../test/quiet-search.ts';
import { ephemeris, randomCharts, randomNumbers } from '../../../test/random-charts.ts';
import { buildChart } from '../../chart/build.ts';
import type { Chart } from '../../chart/chart.ts';
import { judgmentMoment } from '../ruling/judgment-moment.ts';
import { siderealPosition } from '../../search/position.ts';
import { stations } from '../../search/stations.ts';
import { DAY_MS, jdFromUtcMs, utcMsFromJd } from '../../time/julian.ts';
import { separation, wrap180 } from '../../base/angles.ts';
import { PLANETS } from '../../zodiac/names.ts';
import { contacts } from './contacts.ts';
import type { Contact, NatalPoint } from './contacts.ts';

vi.setConfig({ testTimeout: 60_000 });

const longitudeOf = (chart: Chart, point: NatalPoint): number =>
  PLANETS.reduce(
    (found, planet) => (planet === point ? chart.planets[planet].longitude : found),
    chart.houses?.cusps.find(({ house }) => `Cusp ${house}` === point)?.longitude ?? NaN,
  );

const random = randomNumbers(19);
interface Run {
  readonly chart: Chart;
  readonly utcMs: number;
  readonly sky: Chart;
  readonly found: readonly Contact[];
}
const runs: Run[] = [];
for (const chart of randomCharts(50, 63)) {
  const utcMs = chart.moment.utcMs + Math.floor(random() * 80 * 365.25) * DAY_MS;
  const sky = buildChart(ephemeris, judgmentMoment(chart, utcMs));
  runs.push({ chart, utcMs, sky, found: await contacts(quietSearch(chart.moment.ayanamsa), chart, sky) });
}

describe('contacts (R14.5)', () => {
  it('finds every planet within 1° of a natal planet or cusp, tightest first', () => {
    let all = 0;
    for (const { chart, sky, found } of runs) {
      const points: readonly NatalPoint[] = [
        ...PLANETS,
        ...(chart.houses?.cusps.map(({ house }) => `Cusp ${house}` as const) ?? []),
      ];
      const near = PLANETS.flatMap((planet) =>
        points
          .map((point) => ({
            planet,
            point,
            orb: separation(sky.planets[planet].longitude, longitudeOf(chart, point)),
          }))
          .filter(({ orb }) => orb <= 1),
      ).sort((a, b) => a.orb - b.orb);
      expect(found.map(({ planet, natalPoint }) => `${planet} ${natalPoint}`)).toEqual(
        near.map(({ planet, point }) => `${planet} ${point}`),
      );
      found.forEach(({ orb }, index) => expect(orb).toBeCloseTo(near[index]?.orb ?? NaN, 9));
      all += found.length;
    }
    expect(all).toBeGreaterThan(30);
  });

  it('applies when the gap is smaller an hour later, and is exact at the time told', () => {
    let exact = 0;
    for (const { chart, utcMs, found } of runs) {
      for (const { planet, natalPoint, orb, applying, exactMs } of found) {
        const gap = (at: number): number =>
          separation(
            siderealPosition(ephemeris, planet, jdFromUtcMs(at), chart.moment.ayanamsa).longitude,
            longitudeOf(chart, natalPoint),
          );
        if (orb > 0.05) expect(applying).toBe(gap(utcMs + 600_000) < orb);
        if (exactMs === null) continue;
        exact += 1;
        expect(gap(exactMs)).toBeLessThan(1e-5);
        expect(Math.abs(exactMs - utcMs)).toBeLessThan(
          (planet === 'Jupiter' || planet === 'Saturn' ? 400 : 30) * DAY_MS,
        );
        // The Moon, never turning, was there within the last two and a half hours, or will be.
        if (planet === 'Moon') expect(Math.abs(exactMs - utcMs)).toBeLessThan(2.5 * 3_600_000);
        if (planet === 'Sun' || planet === 'Moon') expect(exactMs > utcMs).toBe(applying);
      }
    }
    expect(exact).toBeGreaterThan(30);
  });

  it('has every planet on itself at birth, exact then', async () => {
    for (const { chart } of runs.slice(0, 12)) {
      const found = await contacts(quietSearch(chart.moment.ayanamsa), chart, buildChart(ephemeris, chart.moment));
      for (const planet of PLANETS) {
        const own = found.find((each) => each.planet === planet && each.natalPoint === planet);
        expect(own).toMatchObject({ orb: 0, applying: false });
        expect(Math.abs((own?.exactMs ?? NaN) - chart.moment.utcMs)).toBeLessThanOrEqual(1000);
      }
      expect(found.length).toBeLessThanOrEqual(40);
    }
  });

  it('knows no exact time where a planet turns before it gets there', async () => {
    let turned = 0;
    for (const { chart } of runs.slice(0, 25)) {
      const { jdUt, ayanamsa } = chart.moment;
      for (const { jd } of stations(ephemeris, 'Mars', jdUt, jdUt + 20 * 365)) {
        const sky = buildChart(ephemeris, judgmentMoment(chart, utcMsFromJd(jd)));
        for (const { planet, natalPoint, exactMs } of await contacts(quietSearch(ayanamsa), chart, sky)) {
          if (planet !== 'Mars') continue;
          // Day by day for 30 days before and after: on which side of the point it stands.
          const sides = Array.from({ length: 61 }, (_, day) => {
            const { longitude } = siderealPosition(ephemeris, 'Mars', jd - 30 + day, ayanamsa);
            return Math.sign(wrap180(longitude - longitudeOf(chart, natalPoint)));
          });
          expect(exactMs === null).toBe(new Set(sides).size === 1);
          turned += Number(exactMs === null);
        }
      }
    }
    expect(turned).toBeGreaterThan(5);
  });
});
