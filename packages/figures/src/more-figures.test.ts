import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { apart, wheelLongitudes } from '../test/chart-places.ts';
import { drawnIn, having, numberOf } from '../test/read-svg.ts';
import { sampleResults } from '../test/sample-results.ts';
import { stretches } from '../test/time-places.ts';
import { drawFigure } from './figures.ts';

type Json = Readonly<Record<string, any>>; // eslint-disable-line @typescript-eslint/no-explicit-any -- results of many tools

function exampleOf(tool: string): Json {
  const file = new URL(`../../catalog/examples/${tool}.json`, import.meta.url);
  const { answer }: { readonly answer: Json } = JSON.parse(readFileSync(file, 'utf8'));
  return answer;
}

const svgOf = (tool: string, result: unknown): string => drawFigure(tool, result)?.svg ?? '';
const wordsOf = (svg: string): readonly string[] => drawnIn(svg).map(({ text }) => text);

describe('figures of stretches of time', () => {
  it.each([
    ['get_choghadiya_today', 'periods', 'start', 'end'],
    ['get_hora_today', 'hours', 'start', 'end'],
    ['get_ashtama_sani', 'spans', 'start', 'end'],
    ['get_event_dasha', 'periods', 'startDate', 'endDate'],
  ])('%s has every stretch at its time', (tool, list, from, to) => {
    const result = exampleOf(tool);
    const { bars, tolerance } = stretches(svgOf(tool, result), (attributes) => attributes['data-start'] !== undefined);
    const expected = [...result[list]]
      .map((row: Json) => ({ start: Date.parse(row[from]), end: Date.parse(row[to]) }))
      .sort((a, b) => a.start - b.start);
    expect(bars).toHaveLength(expected.length);
    bars.forEach(({ start, end }, index) => {
      expect(Math.abs(start - (expected[index]?.start ?? NaN))).toBeLessThanOrEqual(tolerance);
      expect(Math.abs(end - (expected[index]?.end ?? NaN))).toBeLessThanOrEqual(tolerance);
    });
  });

  it('keeps stretches apart that run at once', () => {
    const span = (start: string, end: string) => ({
      start: `${start}T00:00:00Z`,
      end: `${end}T00:00:00Z`,
      class: 'FULL',
    });
    const startWindows = [
      span('2026-01-01', '2026-06-01'),
      span('2026-02-01', '2026-03-01'),
      span('2026-04-01', '2026-07-01'),
    ];
    const svg = svgOf('get_business_viability', { startWindows });
    const lines = having(drawnIn(svg), 'data-start')
      .filter(({ name }) => name === 'rect')
      .map((bar) => numberOf(bar, 'y'));
    // The third begins after the second has ended, so it takes its line.
    expect([lines[1] === lines[0], lines[2] === lines[1]]).toEqual([false, true]);
  });

  it('says so where a result has none', () => {
    expect(svgOf('get_business_viability', { startWindows: [], riskWindows: [] })).toContain('None in the time');
  });
});

describe('tables', () => {
  it('say the four levels of each planet as the result has them', async () => {
    for (const { label, result } of await sampleResults('get_significators', {}, 6)) {
      const svg = svgOf('get_significators', result);
      for (const [planet, row] of Object.entries<Json>((result as Json)['planets'])) {
        const cells = drawnIn(svg)
          .filter(({ within }) => within.some((around) => (around['data-row'] ?? '').endsWith(planet)))
          .filter(({ name }) => name === 'text')
          .map(({ text }) => text);
        for (const level of ['L1', 'L2', 'L3', 'L4'])
          if (row['levels'][level].length > 0)
            expect([label, planet, ...cells].join(' ')).toContain(row['levels'][level].join(' '));
      }
    }
  });

  it('mark ruling planets that are kept', () => {
    const result = exampleOf('get_ruling_planets');
    const kept = result['ranked'].filter((row: Json) => row['status'] === 'kept').length;
    const washed = drawnIn(svgOf('get_ruling_planets', result)).filter(
      ({ attributes }) => attributes['class'] === 'cf-wash',
    );
    expect(washed).toHaveLength(kept);
  });

  it('shade links between cusps by their number', () => {
    const result = exampleOf('get_interlink_strength_matrix');
    const cells = having(drawnIn(svgOf('get_interlink_strength_matrix', result)), 'data-count');
    expect(cells).toHaveLength(144);
    for (const cell of cells)
      expect(numberOf(cell, 'data-count')).toBe(
        result['matrix'][numberOf(cell, 'data-from') - 1][numberOf(cell, 'data-to') - 1],
      );
  });
});

describe('charts of other moments', () => {
  it.each(['get_horary_chart_v2', 'get_mundane_analysis'])('%s has planets and cusps at their longitudes', (tool) => {
    const result = exampleOf(tool);
    const { cusps, planets } = result['chart'];
    const rows: readonly (readonly [string, number])[] = [
      ...(Array.isArray(planets)
        ? planets.map((row: Json) => [row['planet'], row['longitude']] as const)
        : Object.entries<Json>(planets).map(([planet, row]) => [planet, row['longitude']] as const)),
      ...cusps.map((cusp: Json) => [`cusp ${cusp['house']}`, cusp['longitude']] as const),
    ];
    const places = wheelLongitudes(svgOf(tool, result), cusps[0].longitude);
    expect(places.size).toBe(rows.length);
    for (const [name, longitude] of rows) expect(apart(places.get(name) ?? NaN, longitude)).toBeLessThan(0.001);
  });

  it('of a year say nothing of lords that it has not', () => {
    const figure = drawFigure('get_varshaphala_chart', exampleOf('get_varshaphala_chart'));
    expect(figure?.text).toContain('Sun stands in Cancer at 27°58′ in house 5.');
    expect(figure?.text).not.toContain('star lord');
  });
});

describe('bars of factors', () => {
  it('are as long as their points, to the side of their sign, and leave out what does not count', () => {
    const result = exampleOf('get_vitality_index');
    const counted = result['factors'].filter((factor: Json) => factor['points'] !== 0);
    const bars = having(drawnIn(svgOf('get_vitality_index', result)), 'data-points');
    expect(bars.map((bar) => numberOf(bar, 'data-points'))).toEqual(counted.map((factor: Json) => factor['points']));
    const [scale = 0] = bars.map((bar) => numberOf(bar, 'width') / Math.abs(numberOf(bar, 'data-points')));
    for (const bar of bars)
      expect(numberOf(bar, 'width')).toBeCloseTo(scale * Math.abs(numberOf(bar, 'data-points')), 2);
    expect(wordsOf(svgOf('get_vitality_index', result)).join(' ')).toContain('more factor');
  });
});
