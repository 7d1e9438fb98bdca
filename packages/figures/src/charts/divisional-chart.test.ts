import { describe, expect, it } from 'vitest';
import { callTool, GOLDEN } from '@cuspal/tool-kit/testing';
import { eastSigns, northHouses, southSigns } from '../../test/chart-places.ts';
import { layoutFaults } from '../../test/layout-faults.ts';
import { sampleResults } from '../../test/sample-results.ts';
import { drawFigure, FIGURES } from '../figures.ts';
import { vargaOf } from './divisional-chart.ts';

const DIVISIONAL = Object.keys(FIGURES).filter((tool) => /^get_d\d+_chart$/.test(tool));

describe('a divisional chart', () => {
  it('is drawn of every division', () => expect(DIVISIONAL).toHaveLength(17));

  it.each(DIVISIONAL)('%s has every planet in its sign', async (tool) => {
    // Many charts of the Navamsa, in which planets crowd as in any other; of the others a few.
    const charts = await sampleResults(tool, {}, tool === 'get_d9_chart' ? 40 : 6);
    expect(charts.length).toBeGreaterThan(tool === 'get_d9_chart' ? 20 : 3);
    for (const { label, result } of charts) {
      const { bodies, ascendantSign } = vargaOf(result);
      const [south = '', north = '', east = ''] = (['south', 'north', 'east'] as const).map(
        (style) => drawFigure(tool, result, { style })?.svg ?? '',
      );
      expect([label, ...[south, north, east].flatMap(layoutFaults)]).toEqual([label]);
      const [signs, houses, shapes] = [southSigns(south), northHouses(north), eastSigns(east)];
      expect(signs.get('cusp 1')).toBe(ascendantSign);
      for (const { planet, sign } of bodies) {
        expect([label, planet, signs.get(planet)]).toEqual([label, planet, sign]);
        expect([label, planet, shapes.get(planet)]).toEqual([label, planet, sign]);
        expect(((houses.get(planet) ?? -1) + ascendantSign) % 12).toBe(sign);
      }
    }
  });

  it('holds all nine planets and the Ascendant in any one house', async () => {
    const { result } = await callTool('get_d9_chart', GOLDEN);
    const { planets } = result;
    for (const sign of ['Aries', 'Taurus', 'Gemini', 'Cancer', 'Leo', 'Virgo']) {
      const crowded = Object.fromEntries(
        Object.entries(planets ?? {}).map(([planet, body]: [string, object]) => [
          planet,
          { ...body, sign, degreeInVarga: 29.99, retrograde: true },
        ]),
      );
      for (const style of ['south', 'north', 'east'] as const)
        expect(layoutFaults(drawFigure('get_d9_chart', { ...result, planets: crowded }, { style })?.svg ?? '')).toEqual(
          [],
        );
    }
  });
});
