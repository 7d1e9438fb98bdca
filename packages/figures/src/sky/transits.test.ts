import { describe, expect, it } from 'vitest';
import { callTool, GOLDEN } from '@cuspal/tool-kit/testing';
import { apart } from '../../test/chart-places.ts';
import { layoutFaults } from '../../test/layout-faults.ts';
import { drawnIn, having, numberOf } from '../../test/read-svg.ts';
import { drawFigure } from '../figures.ts';
import { ephemerisOf } from '../read/ephemeris.ts';

/** Longitude by height and time by place, from the bands of the signs and the line of time. */
function frameOf(svg: string) {
  const elements = drawnIn(svg);
  const bands = having(elements, 'data-band').map((band) => numberOf(band, 'y'));
  const [aries = 0, taurus = 0] = bands;
  const axis = having(elements, 'data-axis').flatMap((line) => [numberOf(line, 'x1'), numberOf(line, 'x2')]);
  const perDegree = (aries - taurus) / 30;
  return {
    elements,
    longitude: (y: number): number => (aries + 30 * perDegree - y) / perDegree,
    left: axis[0] ?? 0,
    width: (axis[1] ?? 0) - (axis[0] ?? 0),
  };
}

describe('the sky by sign', () => {
  // Months in which Mercury turns, and in which planets pass from Pisces to Aries.
  it.each([
    [2026, 7, 1],
    [2026, 2, 3],
    [1900, 4, 1],
    [2024, 2, 3],
    [2299, 12, 2],
  ])('of %i-%i has every planet at its longitude on every day', async (year, month, page) => {
    const { result, isError } = await callTool('get_ephemeris', { ...GOLDEN, year, month, page });
    expect(isError).toBe(false);
    const svg = drawFigure('get_ephemeris', result)?.svg ?? '';
    expect(layoutFaults(svg)).toEqual([]);
    const { tracks, events, from, to } = ephemerisOf(result);
    const { elements, longitude, left, width } = frameOf(svg);
    for (const { planet, points } of tracks) {
      const d =
        elements.find((e) => e.name === 'path' && e.attributes['data-planet'] === planet)?.attributes['d'] ?? '';
      const corners = [...d.matchAll(/[ML]([-\d.]+),([-\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
      for (const point of points) {
        const x = left + (width * (point.at.ms - from.ms)) / (to.ms - from.ms);
        const at = corners.filter((corner) => Math.abs(corner[0] - x) < 0.01);
        expect(at.some(([, y]) => apart(longitude(y), point.longitude) < 0.002)).toBe(true);
      }
    }
    const marks = having(elements, 'data-event');
    expect(marks).toHaveLength(events.length);
    marks.forEach((mark, index) => {
      expect(apart(longitude(numberOf(mark, 'cy')), events[index]?.longitude ?? NaN)).toBeLessThan(0.002);
      const ms = from.ms + ((numberOf(mark, 'cx') - left) / width) * (to.ms - from.ms);
      expect(Math.abs(ms - (events[index]?.at.ms ?? NaN))).toBeLessThan(2_000);
    });
  });

  it('tells stations and ingresses in words, and refuses a single day', async () => {
    const { result } = await callTool('get_ephemeris', { ...GOLDEN, year: 2026, month: 2, page: 3 });
    expect(ephemerisOf(result).events.map(({ planet, kind }) => `${planet} ${kind}`)).toContain('Mercury retrograde');
    expect(drawFigure('get_ephemeris', result)?.text).toMatch(/Mercury turns retrograde on \d+ Feb 2026, \d\d:\d\d\./);
    const { days } = result;
    const single = { ...result, days: Array.isArray(days) ? days.slice(0, 1) : [] };
    expect(() => drawFigure('get_ephemeris', single)).toThrow('must be two days or more');
  });
});
