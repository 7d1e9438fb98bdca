import { describe, expect, it } from 'vitest';
import { separation, toDms, wrap180 } from '../base/angles.ts';
import { boundarySeverity, isTight, subBoundary } from './boundary.ts';
import { lordsInShort, lordsOf } from './lords.ts';
import { pointAt } from './point.ts';

describe('lordsOf (Lords of the foundation)', () => {
  it("prints Libra 12°00' in the star of Rahu", () => {
    expect(lordsOf(192)).toMatchObject({
      sign: 'Libra',
      signIndex: 6,
      degreeInSign: 12,
      dms: '12°00\'00"',
      signLord: 'Venus',
      star: 'Swati',
      starIndex: 15,
      pada: 2,
      starLord: 'Rahu',
    });
  });

  it('prints exact table degrees as the table does', () => {
    // Number 206 of the table: Capricorn 26°06'40".
    expect(lordsOf(296 + 6 / 60 + 40 / 3600).dms).toBe('26°06\'40"');
    expect(lordsOf(359.999999).dms).toBe('29°59\'59"');
  });

  it('counts a longitude a rounding error below a border to the next sign, at 0°', () => {
    for (const border of [120, 240, 360]) {
      const lords = lordsOf(border - 1e-13);
      expect(lords).toMatchObject({ signIndex: (border / 30) % 12, dms: '0°00\'00"' });
      expect(lords.degreeInSign).toBeLessThan(1e-9);
      expect(lords.boundary.distanceArcsec).toBeLessThan(1e-6);
    }
  });
});

describe('lordsInShort', () => {
  it('prints of a point what lordsOf prints, without what follows from the longitude', () => {
    for (let longitude = 0; longitude < 360; longitude += 0.37) {
      const { sign, dms, signLord, star, pada, starLord, subLord, subSubLord } = lordsOf(longitude);
      const lords = { sign, dms, signLord, star, pada, starLord, subLord, subSubLord };
      expect(lordsInShort(pointAt(longitude, 24))).toEqual(lords);
    }
  });
});

describe('subBoundary (R4.5)', () => {
  it('measures to the nearer edge of the sub', () => {
    // Ketu sub of Ashwini: 0 to 2800 arc-seconds; its own first sub-sub ends at 10/3 * 7 * 7 arc-seconds.
    expect(subBoundary(100 / 3600)).toEqual({
      level: 'star',
      side: 'lower',
      distanceArcsec: expect.closeTo(100, 6),
      subSubDistanceArcsec: expect.closeTo(490 / 3 - 100, 6),
    });
    expect(subBoundary(2700 / 3600)).toMatchObject({
      level: 'sub',
      side: 'upper',
      distanceArcsec: expect.closeTo(100, 6),
    });
    // The last sub of a star ends at a star's edge.
    expect(subBoundary((48_000 - 50) / 3600)).toMatchObject({ level: 'star', side: 'upper' });
  });

  it('never calls a sign border inside a sub an edge', () => {
    // Aries 30° lies in the Rahu sub of Krittika, 105,200" to 112,400".
    expect(subBoundary(30)).toMatchObject({ level: 'sub', side: 'lower', distanceArcsec: expect.closeTo(2800, 6) });
  });

  it('grades by 6 and 10 minutes, and is tight below 1', () => {
    expect([360, 360.1, 600, 600.1].map(boundarySeverity)).toEqual(['CRITICAL', 'CAUTION', 'CAUTION', 'CLEAR']);
    expect([59.9, 60].map(isTight)).toEqual([true, false]);
  });
});

describe('angles', () => {
  it('takes the short way', () => {
    expect(wrap180(359)).toBe(-1);
    expect(wrap180(-181)).toBe(179);
    expect(wrap180(180)).toBe(-180);
    expect(separation(359, 1)).toBe(2);
    expect(separation(10, 190)).toBe(180);
  });

  it('prints degrees cut off, not rounded', () => {
    expect(toDms(23.77)).toBe('23°46\'12"');
    expect(toDms(29.99999)).toBe('29°59\'59"');
    expect(toDms(-1.5)).toBe('-1°30\'00"');
  });
});
