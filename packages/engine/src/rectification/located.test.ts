import { describe, expect, it } from 'vitest';
import { randomCharts, randomNumbers } from '../../test/random-charts.ts';
import { cuspalSubLord } from '../chart/placement.ts';
import { runningLords } from '../dasha/running-lords.ts';
import { level } from '../kp/kernel/levels.ts';
import { totalsOf } from './event-parts.ts';
import type { KnownEvent } from './known-event.ts';
import { LOCATION_CLASSES, locate, locationFit } from './located.ts';
import { statedVerdict } from './confidence.ts';

const CHENNAI = { latitude: 13.0827, longitude: 80.2707 };
const eventAt = (latitude: number, longitude: number, abroad?: boolean): KnownEvent => ({
  index: 0,
  label: 'Houses 4',
  utcMs: 0,
  clock: { offsetMinutes: 0 },
  matter: {
    key: null,
    label: '',
    topic: null,
    polarity: 'neutral',
    primaryCusp: 4,
    required: [4],
    supporting: [],
    denial: [3],
    karakas: [],
  },
  favourable: [4],
  weight: 1,
  timeKnown: false,
  place: { latitude, longitude, abroad },
});

describe('where an event happened', () => {
  // Distances from Chennai by the great circle, known from any atlas to the kilometre or two.
  it.each([
    ['Chennai itself', CHENNAI.latitude, CHENNAI.longitude, undefined, 'HOME', 0, 0, [4], 4],
    ['Bengaluru', 12.9716, 77.5946, undefined, 'AWAY', 290, 2, [3], 3],
    ['Delhi', 28.6139, 77.209, undefined, 'FAR', 1757, 5, [3, 9], 9],
    ['Colombo, said to be abroad', 6.9271, 79.8612, true, 'ABROAD', 686, 5, [3, 9, 12], 12],
    ['London', 51.5074, -0.1278, undefined, 'ABROAD', 8200, 40, [3, 9, 12], 12],
    ['a far place that is not abroad', 51.5074, -0.1278, false, 'FAR', 8200, 40, [3, 9], 9],
  ] as const)('%s', (_, latitude, longitude, abroad, expected, km, margin, houses, cusp) => {
    const found = locate(eventAt(latitude, longitude, abroad), CHENNAI);
    expect(found).toMatchObject({ class: expected, houses, cusp });
    expect(Math.abs((found?.distanceKm ?? NaN) - km)).toBeLessThanOrEqual(margin);
    expect(found?.assumedAbroad).toBe(expected === 'ABROAD' && abroad === undefined);
  });

  it('is measured on a sphere of 6,371 km over the date line and the poles', () => {
    const degree = (Math.PI * 6371) / 180;
    const km = (a: readonly [number, number], b: readonly [number, number]) =>
      locate(eventAt(...a), { latitude: b[0], longitude: b[1] })?.distanceKm ?? NaN;
    expect(km([0, 179.5], [0, -179.5])).toBeCloseTo(degree, 6);
    expect(km([90, 0], [-90, 0])).toBeCloseTo(180 * degree, 6);
    expect(km([60, 0], [60, 180])).toBeCloseTo(60 * degree, 6);
  });

  it('is null without a place', () => {
    expect(locate({ ...eventAt(0, 0), place: null }, CHENNAI)).toBeNull();
  });

  it('gives 25 to each period lord and 50 to the sub lord of the cusp, less at levels 3 and 4', () => {
    const random = randomNumbers(9);
    const met = new Set<number>();
    for (const chart of randomCharts(80, 9)) {
      const lords = runningLords(chart, chart.moment.utcMs + random() * 3e12)?.map(({ planet }) => planet) ?? [];
      const [md, ad, pd] = lords;
      if (md === undefined || ad === undefined || pd === undefined) continue;
      for (const place of [eventAt(13, 80), eventAt(13, 77), eventAt(28, 77), eventAt(51, 0)]) {
        const located = locate(place, CHENNAI);
        if (located === null) throw new Error('no place');
        const subLord = cuspalSubLord(chart, located.cusp);
        const { score, hit } = locationFit(chart, located, [md, ad, pd], subLord);
        // By hand, from the single houses.
        const best = (planet: typeof md) =>
          Math.min(...located.houses.map((house) => level(chart, planet, house) ?? 9));
        const points = (planet: typeof md, near: number, far: number) => {
          const at = best(planet);
          return at <= 2 ? near : at <= 4 ? far : 0;
        };
        expect(score).toBe(points(pd, 25, 15) + points(ad, 25, 15) + points(subLord, 50, 30));
        expect(hit.map((each) => each.level)).toEqual([pd, ad, subLord].map(best).filter((at) => at < 9));
        met.add(score);
      }
    }
    expect(met.has(0) && met.has(100)).toBe(true);
    expect(LOCATION_CLASSES).toHaveLength(4);
  });

  it('gives nothing where no period runs', () => {
    const [chart] = randomCharts(1, 3);
    const located = locate(eventAt(13, 80), CHENNAI);
    if (chart === undefined || located === null) throw new Error('no chart');
    expect(locationFit(chart, located, null, 'Sun')).toEqual({ score: 0, hit: [] });
  });
});

describe('totals of dates, places and skies', () => {
  const part = (base: number, location: number | null, sky: number | null, weight = 1) => ({
    weight,
    base,
    location,
    sky,
  });

  it('is the weighted mean of the dates alone', () => {
    expect(totalsOf([part(100, null, null), part(35, null, null, 2)])).toMatchObject({ base: 56.7, total: 56.7 });
    const tripled = [part(100, null, null, 0.3), part(35, null, null, 0.6)];
    expect(totalsOf(tripled).base).toBe(56.7);
  });

  it('is 0.65, 0.25 and 0.10 of the three, or 0.75 and 0.25 without skies', () => {
    expect(totalsOf([part(80, 40, 100)]).total).toBe(72);
    expect(totalsOf([part(80, 40, null)]).total).toBe(70);
    expect(totalsOf([part(80, null, 100), part(80, 40, null)]).total).toBe(72);
  });

  it('weighs places by the events that have one, and skies alike', () => {
    const totals = totalsOf([part(0, 100, 100, 3), part(0, 0, 0, 1), part(0, null, null, 1)]);
    expect(totals).toMatchObject({ location: 75, sky: 50 });
  });

  it('keeps the proportion of what remains when the only place is left out', () => {
    expect(totalsOf([part(75, null, 0)]).total).toBe(65);
  });
});

describe('the verdict on the stated time', () => {
  it.each([
    [70, 71, 'HIGH', 'CONFIRMED'],
    [70, 71.01, 'HIGH', 'INCONCLUSIVE'],
    [70, 75, 'MODERATE', 'SHIFTED'],
    [70, 74.99, 'HIGH', 'INCONCLUSIVE'],
    [20, 90, 'LOW', 'INCONCLUSIVE'],
  ] as const)('%d against %d with confidence %s is %s', (stated, best, confidence, verdict) => {
    expect(statedVerdict(stated, best, confidence)).toBe(verdict);
  });
});
