import { describe, expect, it } from 'vitest';
import { minutesFrom } from '../../../test/published-sky.ts';
import { ephemeris } from '../../../test/random-charts.ts';
import { separation } from '../../base/angles.ts';
import { siderealPosition, tropicalPosition } from '../../search/position.ts';
import { DAY_MS, jdFromUtcMs } from '../../time/julian.ts';
import { AYANAMSAS, PLANETS } from '../../zodiac/names.ts';
import { chartAt } from '../site.ts';
import { angularPlanets, compressedDasha, inForce, ingressesOf, validityOf } from './ingress.ts';

const DELHI = { latitude: 28.6139, longitude: 77.209, offsetMinutes: 330, ayanamsa: 'kp' } as const;
const LATITUDES = [0, 28, -33, 52, 64] as const;

describe('entries of the Sun', () => {
  it.each([
    ['kp', '2026-04-14T01:40:21Z'],
    ['lahiri', '2026-04-14T04:02:39Z'],
    [null, '2026-03-20T14:45:58Z'],
  ] as const)('into Aries by %s come at the second of the page', (ayanamsa, printed) => {
    const aries = ingressesOf(ephemeris, 2026, ayanamsa).find(({ ingress }) => ingress === 'aries');
    expect(Math.abs(minutesFrom(aries?.utcMs ?? NaN, printed)) * 60).toBeLessThan(5);
  });

  it('run in order of date, four to a year, with the Sun at the point', () => {
    for (const ayanamsa of [...AYANAMSAS, null]) {
      for (const year of [1800, 1950, 2150, 2399]) {
        const found = ingressesOf(ephemeris, year, ayanamsa);
        expect(found.map(({ ingress }) => ingress)).toEqual(
          ayanamsa === null ? ['aries', 'cancer', 'libra', 'capricorn'] : ['capricorn', 'aries', 'cancer', 'libra'],
        );
        for (const { utcMs, point } of found) {
          const jd = jdFromUtcMs(utcMs);
          const sun =
            ayanamsa === null
              ? tropicalPosition(ephemeris, 'Sun', jd)
              : siderealPosition(ephemeris, 'Sun', jd, ayanamsa);
          expect(separation(sun.longitude, point)).toBeLessThan(1e-5);
        }
      }
    }
  });

  it('hold for three, six or twelve months by the rising sign', () => {
    const found = new Set<number>();
    for (const ayanamsa of ['kp', null] as const) {
      for (const entry of ingressesOf(ephemeris, 2026, ayanamsa)) {
        for (const latitude of LATITUDES) {
          const chart = chartAt(ephemeris, { ...DELHI, latitude }, entry.utcMs);
          const { months, untilMs } = validityOf(ephemeris, entry, chart, ayanamsa);
          found.add(months);
          expect(months).toBe([3, 12, 6][chart.ascendant.signIndex % 3]);
          // A quarter of the Sun's year has 88 to 95 days.
          expect(Math.abs(((untilMs ?? 0) - entry.utcMs) / DAY_MS - (months * 365.25) / 12)).toBeLessThan(5);
          const periods = compressedDasha(chart, { startMs: entry.utcMs, endMs: untilMs ?? 0 });
          expect(periods[0]).toMatchObject({ startMs: entry.utcMs, planet: chart.planets.Moon.starLord });
          expect(periods).toHaveLength(9);
          periods.forEach(({ endMs }, at) => expect(endMs).toBe(periods[at + 1]?.startMs ?? untilMs));
          const venus = periods.find(({ planet }) => planet === 'Venus');
          const share = ((venus?.endMs ?? 0) - (venus?.startMs ?? 0)) / ((untilMs ?? 0) - entry.utcMs);
          expect(share).toBeCloseTo(20 / 120, 6);
        }
      }
    }
    expect([...found].sort((a, b) => a - b)).toEqual([3, 6, 12]);
  });

  it('have no known end where it lies past 2399', () => {
    const libra = ingressesOf(ephemeris, 2399, 'kp').at(-1);
    if (libra === undefined) throw new Error('no ingress');
    expect(validityOf(ephemeris, libra, chartAt(ephemeris, DELHI, libra.utcMs), 'kp').untilMs).toBeNull();
  });
});

describe('charts in force', () => {
  it.each([
    [
      'movable ones follow each other',
      [
        [0, 90],
        [90, 180],
        [180, 270],
        [270, 360],
      ],
      [true, true, true, true],
    ],
    [
      'a fixed one covers the year',
      [
        [0, 360],
        [90, 180],
        [180, 270],
        [270, 360],
      ],
      [true, false, false, false],
    ],
    [
      'a dual one covers the next, whose own validity then counts nothing',
      [
        [0, 180],
        [90, 450],
        [180, 270],
        [270, 360],
      ],
      [true, false, true, true],
    ],
    [
      'one without a known end covers all',
      [
        [0, null],
        [90, 180],
      ],
      [true, false],
    ],
  ] as const)('%s', (_, rows, expected) => {
    expect(inForce(rows.map(([utcMs, untilMs]) => ({ utcMs, untilMs })))).toEqual(expected);
  });
});

describe('angular planets', () => {
  it('stand within 8 degrees of a cusp of 1, 4, 7, 10, the nearest first', () => {
    let seen = 0;
    let metNodes = false;
    for (let day = 0; day < 60; day += 1) {
      const chart = chartAt(ephemeris, DELHI, Date.UTC(2026, 0, 1, day % 24) + day * DAY_MS);
      const rows = angularPlanets(ephemeris, chart);
      seen += rows.length;
      rows.forEach(({ planet, cusp, orb }, at) => {
        const degree = chart.houses?.cusps[cusp - 1]?.longitude ?? NaN;
        expect(separation(chart.planets[planet].longitude, degree)).toBeCloseTo(orb, 6);
        expect(orb).toBeLessThanOrEqual(8);
        expect(orb).toBeGreaterThanOrEqual(rows[at - 1]?.orb ?? 0);
      });
      // Opposite each other, the nodes have one orb, so their order is that of the planets.
      const nodes = rows.map(({ planet }) => planet).filter((planet) => planet === 'Rahu' || planet === 'Ketu');
      expect([[], ['Rahu', 'Ketu']]).toContainEqual(nodes);
      metNodes ||= nodes.length > 0;
      const near = PLANETS.map((each) => chart.planets[each]).filter(({ longitude }) =>
        [0, 3, 6, 9].some((index) => separation(longitude, chart.houses?.cusps[index]?.longitude ?? NaN) <= 8),
      );
      expect(rows).toHaveLength(near.length);
    }
    expect(seen).toBeGreaterThan(30);
    expect(metNodes).toBe(true);
  });

  it('are found from horizon and meridian inside the polar circle', () => {
    const chart = chartAt(ephemeris, { ...DELHI, latitude: 75 }, Date.UTC(2026, 5, 21, 12));
    expect(chart.houses).toBeNull();
    for (const { orb } of angularPlanets(ephemeris, chart)) expect(orb).toBeLessThanOrEqual(8);
  });
});
