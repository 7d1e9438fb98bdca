import { describe, expect, it } from 'vitest';
import { ephemeris, randomCharts } from '../../../test/random-charts.ts';
import { workedChart } from '../../../test/worked-chart.ts';
import { buildChart } from '../../chart/build.ts';
import { fitsAge } from '../../events/life-stage.ts';
import { NATAL_EVENTS } from '../../events/natal.ts';
import { promise } from '../../kp/promise/promise.ts';
import { PLANETS } from '../../zodiac/names.ts';
import { distanceKm, relocation } from './relocation.ts';

describe('relocation', () => {
  it('to the same place changes nothing', () => {
    for (const chart of randomCharts(20, 77)) {
      const { latitude, longitude } = chart.moment;
      const found = relocation(ephemeris, chart, { latitude, longitude }, null);
      expect(found.changes).toEqual({ ascendant: [], csl: [], houses: [], verdicts: [] });
      expect(found.topicShift.every(({ delta }) => delta === 0)).toBe(true);
      expect(found.distanceKm).toBe(0);
      expect(found.relocated.houses).toEqual(chart.houses);
    }
  });

  it('keeps the planets, and there and back again mirrors every change', () => {
    for (const chart of randomCharts(25, 78)) {
      const target = { latitude: -chart.moment.latitude / 2, longitude: ((chart.moment.longitude + 470) % 360) - 180 };
      const there = relocation(ephemeris, chart, target, null);
      for (const planet of PLANETS)
        expect(there.relocated.planets[planet].longitude).toBe(chart.planets[planet].longitude);
      const back = relocation(ephemeris, buildChart(ephemeris, there.relocated.moment), chart.moment, null);
      const mirrored = <Row extends { readonly from: unknown; readonly to: unknown }>(rows: readonly Row[]) =>
        rows.map((row) => ({ ...row, from: row.to, to: row.from }));
      expect(mirrored(back.changes.csl)).toEqual(there.changes.csl);
      expect(mirrored(back.changes.houses)).toEqual(there.changes.houses);
      expect(mirrored(back.changes.ascendant)).toEqual(there.changes.ascendant);
      expect(mirrored(back.changes.verdicts).map((row) => ({ ...row, points: 0 - row.points }))).toEqual(
        there.changes.verdicts,
      );
      back.topicShift.forEach(({ delta }, index) => expect(delta + (there.topicShift[index]?.delta ?? NaN)).toBe(0));
    }
  });

  it('adds up the steps of the bands by topic, unwelcome matters turned round', () => {
    const steps = { PROMISED: 3, CONDITIONAL: 2, WEAK: 1, SILENT: 0, DENIED: -1 };
    const chart = workedChart();
    const there = { latitude: 51.5, longitude: -0.12 };
    const { relocated, topicShift, changes, unnamed } = relocation(ephemeris, chart, there, null);
    const bands = NATAL_EVENTS.map((event) => ({
      named: !['pregnancy_loss', 'imprisonment', 'addiction'].includes(event.key),
      topic: event.topic,
      sign: event.polarity === 'adverse' ? -1 : 1,
      before: promise(chart, event),
      after: promise(relocated, event),
    }));
    for (const { topic, delta } of topicShift) {
      const sum = bands
        .filter((row) => row.topic === topic)
        .reduce((total, { sign, before, after }) => total + sign * (steps[after.band] - steps[before.band]), 0);
      expect([topic, delta]).toEqual([topic, sum]);
    }
    const changed = bands.filter(({ before, after }) => before.verdict !== after.verdict);
    expect(changes.verdicts.map(({ event, from, to }) => [event, from, to])).toEqual(
      changed.filter(({ named }) => named).map(({ before, after }) => [before.event, before.verdict, after.verdict]),
    );
    expect([unnamed, changed.length]).toEqual([
      changed.filter(({ named }) => !named).length,
      changes.verdicts.length + unnamed,
    ]);
    expect(unnamed).toBeGreaterThan(0);
    // A child of twelve is told of what belongs to a life of twelve, and the sums stay.
    const child = relocation(ephemeris, chart, there, 12);
    expect(child.topicShift).toEqual(topicShift);
    const fitting = NATAL_EVENTS.filter((event) => fitsAge(event, 12)).map(({ label }) => label);
    expect(child.changes.verdicts).toEqual(changes.verdicts.filter(({ event }) => fitting.includes(event)));
    expect(child.setAside.map(({ event }) => event.label)).toEqual(
      changes.verdicts.flatMap(({ event }) => (fitting.includes(event) ? [] : [event])),
    );
    expect(child.setAside.length).toBeGreaterThan(0);
  });

  it('finds a planet on the angle of the place where it rises, culminates or sets', () => {
    const chart = workedChart();
    // The instant's own houses at other longitudes: somewhere each planet stands on the ascendant.
    const met = new Set<string>();
    for (let longitude = -180; longitude < 180; longitude += 4)
      for (const { planet, cusp, orb } of relocation(ephemeris, chart, { latitude: 20, longitude }, null).angular) {
        expect(orb).toBeLessThanOrEqual(3);
        met.add(`${planet} ${cusp}`);
      }
    for (const planet of PLANETS) for (const cusp of [1, 4, 7, 10]) expect(met).toContain(`${planet} ${cusp}`);
  });

  it('names the field of a place where Placidus does not exist', () => {
    expect(() => relocation(ephemeris, workedChart(), { latitude: -70, longitude: 0 }, null)).toThrow(
      expect.objectContaining({
        code: 'out_of_range',
        field: 'target_latitude',
        message: expect.stringMatching(/66\.5/),
      }),
    );
  });
});

describe('distanceKm', () => {
  it('a quarter of the globe, a degree of the equator, and London to New York', () => {
    expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 90, longitude: 0 })).toBeCloseTo(10_007.557, 2);
    expect(distanceKm({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeCloseTo(111.195, 2);
    // 5,570 km by published tables.
    const route = distanceKm({ latitude: 51.5074, longitude: -0.1278 }, { latitude: 40.7128, longitude: -74.006 });
    expect(Math.abs(route - 5570)).toBeLessThan(2);
  });
});
