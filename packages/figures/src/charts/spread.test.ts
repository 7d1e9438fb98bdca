import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { relaxed, spread } from './spread.ts';

const RING = { radius: 188, width: 56, height: 34, angleOf: (longitude: number) => 180 + longitude - 77 };

const boxes = (places: readonly number[]) =>
  places.map((place) => {
    const angle = (RING.angleOf(place) * Math.PI) / 180;
    return { x: RING.radius * Math.cos(angle), y: RING.radius * Math.sin(angle) };
  });

describe('labels around a circle', () => {
  it('never overlap and keep their order', () => {
    const longitudes = fc.array(fc.double({ min: 0, max: 359.999, noNaN: true }), { minLength: 2, maxLength: 9 });
    fc.assert(
      fc.property(longitudes, fc.double({ min: 0.5, max: 359, noNaN: true }), (wanted, within) => {
        // Also crowded into a part of the circle.
        const crowded = wanted.map((longitude) => (longitude * within) / 360);
        const places = spread(crowded, RING);
        const at = boxes(places);
        at.forEach((one, index) =>
          at.slice(index + 1).forEach((other) => {
            const apart =
              Math.abs(one.x - other.x) >= RING.width - 1e-6 || Math.abs(one.y - other.y) >= RING.height - 1e-6;
            expect(apart).toBe(true);
          }),
        );
      }),
      { numRuns: 400, seed: 11 },
    );
  });

  it('stay where they are when they have room', () => {
    const far = [10, 100, 190, 280];
    expect(spread(far, RING)).toEqual(far);
  });
});

describe('places on a line', () => {
  it('are the nearest that keep the gap', () => {
    expect(relaxed([0, 1, 10], () => 4)).toEqual([-1.5, 2.5, 10]);
    expect(relaxed([5, 5, 5], () => 2)).toEqual([3, 5, 7]);
  });
});
