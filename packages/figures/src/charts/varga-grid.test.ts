import { describe, expect, it } from 'vitest';
import { callTool, GOLDEN } from '@cuspal/tool-kit/testing';
import { layoutFaults } from '../../test/layout-faults.ts';
import { drawnIn, numberOf, type Drawn } from '../../test/read-svg.ts';
import { vargaOf } from './divisional-chart.ts';
import { drawVargaGrid } from './varga-grid.ts';

const SQUARES = ['1,0', '2,0', '3,0', '3,1', '3,2', '3,3', '2,3', '1,3', '0,3', '0,2', '0,1', '0,0'];

describe('the grid of divisional charts', () => {
  it('has every planet of every chart in the square of its sign', async () => {
    const divisions = [2, 3, 7, 9, 10, 12, 60];
    const results = await Promise.all(divisions.map(async (n) => (await callTool(`get_d${n}_chart`, GOLDEN)).result));
    const { svg, text } = drawVargaGrid(results, { name: 'Asha' });
    expect(layoutFaults(svg)).toEqual([]);
    const elements = drawnIn(svg);
    for (const varga of results.map(vargaOf)) {
      const own = elements.filter(({ within }) => within[0]?.['data-division'] === varga.division);
      const whole = own.find(({ name, attributes }) => name === 'rect' && attributes['fill'] === 'none');
      const cell = numberOf(whole ?? missing(), 'width') / 4;
      const square = (label: Drawn): string =>
        `${Math.floor((numberOf(label, 'x') - numberOf(whole ?? missing(), 'x')) / cell)},${Math.floor((numberOf(label, 'y') - 3 - numberOf(whole ?? missing(), 'y')) / cell)}`;
      for (const { planet, sign } of varga.bodies)
        expect(square(own.find(({ attributes }) => attributes['data-planet'] === planet) ?? missing())).toBe(
          SQUARES[sign],
        );
      expect(square(own.find(({ attributes }) => 'data-cusp' in attributes) ?? missing())).toBe(
        SQUARES[varga.ascendantSign],
      );
    }
    expect(text).toContain('Navamsa (D9) has');
  });

  it('holds all planets in one square, and refuses none or too many', async () => {
    const { result } = await callTool('get_d9_chart', GOLDEN);
    const { planets, ascendant } = result;
    const crowded = Object.fromEntries(
      Object.entries(planets ?? {}).map(([planet, body]: [string, object]) => [planet, { ...body, sign: 'Leo' }]),
    );
    const one = { ...result, planets: crowded, ascendant: { ...Object(ascendant), sign: 'Leo' } };
    expect(layoutFaults(drawVargaGrid([one, one]).svg)).toEqual([]);
    expect(drawVargaGrid([one]).text).toContain('The picture shows one divisional chart, with its Ascendant');
    expect(() => drawVargaGrid([])).toThrow('must be 1 to 24 results');
    expect(() => drawVargaGrid(Array(25).fill(one))).toThrow('but there are 25');
  });
});

const missing = (): never => {
  throw new Error('the figure has no such element');
};
