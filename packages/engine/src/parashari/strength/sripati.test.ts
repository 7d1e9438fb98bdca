import { describe, expect, it } from 'vitest';
import { ephemeris, randomCharts } from '../../../test/random-charts.ts';
import { EngineError } from '../../base/errors.ts';
import { arcForward, separation } from '../../base/angles.ts';
import { HOUSES } from '../../zodiac/names.ts';
import { anglesOf, bhavaOf, requireSripatiBhavas, sripatiBhavas } from './sripati.ts';

describe('Sripati bhavas (R3.6)', () => {
  const charts = randomCharts(40, 36);

  it('have the Porphyry cusps of the library as their middles', () => {
    for (const chart of charts) {
      const { cusps } = ephemeris.houses(chart.moment.jdUt, chart.moment, 'O');
      const bhavas = requireSripatiBhavas(anglesOf(ephemeris, chart));
      bhavas.forEach(({ madhya }, index) => {
        expect(separation(madhya + chart.ayanamsaTrue, cusps[index] ?? NaN)).toBeLessThan(1e-7);
      });
    }
  });

  it('begin at the ascendant, culminate at the midheaven, and tile the circle', () => {
    for (const chart of charts) {
      const angles = anglesOf(ephemeris, chart);
      const bhavas = requireSripatiBhavas(angles);
      expect(bhavas[0]?.madhya).toBeCloseTo(angles.ascendant, 9);
      expect(separation(bhavas[9]?.madhya ?? NaN, angles.midheaven)).toBeLessThan(1e-9);
      expect(angles.midheaven).toBeCloseTo(chart.houses?.midheaven.longitude ?? NaN, 9);
      let circle = 0;
      bhavas.forEach(({ house, start, madhya, end }, index) => {
        const next = bhavas[(index + 1) % 12];
        const opposite = bhavas[(index + 6) % 12];
        expect(house).toBe(HOUSES[index]);
        expect(end).toBe(next?.start);
        expect(separation(madhya, opposite?.madhya ?? NaN)).toBeCloseTo(180, 9);
        expect(arcForward(madhya, end)).toBeCloseTo(arcForward(end, next?.madhya ?? NaN), 9);
        circle += arcForward(start, end);
      });
      expect(circle).toBeCloseTo(360, 8);
    }
  });

  it('trisects the quadrants', () => {
    // Ascendant 100°, midheaven 40°: quadrants of 60° and 120°.
    const bhavas = requireSripatiBhavas({ ascendant: 100, midheaven: 40 });
    const middles = bhavas.map(({ madhya }) => Math.round(madhya * 1e6) / 1e6);
    expect(middles).toEqual([100, 140, 180, 220, 240, 260, 280, 320, 0, 40, 60, 80]);
    expect(bhavas[0]).toMatchObject({ start: 90, end: 120 });
    // A sandhi belongs to the house it opens.
    expect(bhavaOf(bhavas, 90)).toBe(1);
    expect(bhavaOf(bhavas, 120)).toBe(2);
    expect(bhavaOf(bhavas, 119.9999)).toBe(1);
    expect(bhavaOf(bhavas, 0)).toBe(9);
  });

  it('do not exist where the midheaven is on the wrong side of the ascendant', () => {
    expect(sripatiBhavas({ ascendant: 100, midheaven: 101 })).toBeNull();
    expect(sripatiBhavas({ ascendant: 100, midheaven: 100 })).toBeNull();
    expect(sripatiBhavas({ ascendant: 100, midheaven: 280 })).toBeNull();
    expect(() => requireSripatiBhavas({ ascendant: 100, midheaven: 101 })).toThrow(EngineError);
  });

  it('exist inside the polar circles too: the eastern horizon is always within 180 degrees after the midheaven', () => {
    for (const chart of randomCharts(60, 3, [67, 90])) {
      expect(chart.houses).toBeNull();
      const angles = anglesOf(ephemeris, chart);
      const armc = (ephemeris.siderealTime(chart.moment.jdUt) * 15 + chart.moment.longitude) * (Math.PI / 180);
      const culminating = Math.atan2(
        Math.sin(armc),
        Math.cos(armc) * Math.cos((chart.frame.obliquityTrue * Math.PI) / 180),
      );
      expect(separation(angles.midheaven + chart.ayanamsaTrue, (culminating * 180) / Math.PI)).toBeLessThan(1e-6);
      expect(sripatiBhavas(angles)).not.toBeNull();
    }
  });
});
