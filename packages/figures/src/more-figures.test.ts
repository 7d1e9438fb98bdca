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

describe('transits over the birth chart', () => {
  it('have both rings at their longitudes, and name what is near', async () => {
    for (const { label, result } of await sampleResults('get_transit_analysis', {}, 8)) {
      const { natal, planets, contacts }: Json = result;
      const svg = svgOf('get_transit_analysis', result);
      const rows: readonly (readonly [string, number])[] = [
        ...Object.entries<number>(natal.planets),
        ...planets.map((row: Json) => [`transit ${row['planet']}`, row['longitude']] as const),
      ];
      const places = wheelLongitudes(svg, natal.cusps[0]);
      expect([label, places.size]).toEqual([label, 18]);
      for (const [name, longitude] of rows) expect(apart(places.get(name) ?? NaN, longitude)).toBeLessThan(0.001);
      const words = drawFigure('get_transit_analysis', result)?.text ?? '';
      for (const contact of contacts) expect(words).toContain(`${contact['planet']} is ${contact['orb'].toFixed(2)}°`);
    }
  });

  it('are the birth chart that get_full_chart has', async () => {
    const [one] = await sampleResults('get_transit_analysis', {}, 1);
    const [whole] = await sampleResults('get_full_chart', {}, 1);
    const natal = (one?.result as Json)['natal'];
    const { houses, planets } = whole?.result as Json;
    expect(natal.cusps).toEqual(houses.map((house: Json) => house['siderealLongitude']));
    for (const [planet, place] of Object.entries<Json>(planets))
      expect(natal.planets[planet]).toBe(place['siderealLongitude']);
  });

  it('are a table where a result has no birth chart', () => {
    const example = { ...exampleOf('get_transit_analysis'), natal: undefined };
    expect(svgOf('get_transit_analysis', example)).toContain('data-figure="table"');
  });
});

describe('a match', () => {
  const person2 = { datetime: '1994-11-03T17:20', latitude: 12.9716, longitude: 77.5946, utcOffsetMinutes: 330 };

  it('has the charts of both, side by side and on a phone one below the other', async () => {
    const [one] = await sampleResults('get_compatibility_advanced', { person2 }, 1);
    const { charts }: Json = one?.result ?? {};
    for (const width of [390, 880]) {
      const svg = drawFigure('get_compatibility_advanced', one?.result, { width })?.svg ?? '';
      const risings = having(drawnIn(svg), 'data-cusp').filter(({ attributes }) => attributes['data-cusp'] === '1');
      // Coordinates and longitudes are written in thousandths.
      const near = (marks: typeof risings, longitudes: readonly number[]): void =>
        expect(marks.map((mark) => numberOf(mark, 'data-longitude'))).toEqual(
          longitudes.map((longitude) => Math.round(longitude * 1000) / 1000),
        );
      near(risings, [charts.person1.cusps[0], charts.person2.cusps[0]]);
      for (const planet of ['Sun', 'Moon', 'Venus'])
        near(
          having(drawnIn(svg), 'data-planet').filter(({ attributes }) => attributes['data-planet'] === planet),
          [charts.person1.planets[planet], charts.person2.planets[planet]],
        );
      const [first, second] = ['First person', 'Second person'].map((name) =>
        drawnIn(svg).find(({ text }) => text === name),
      );
      if (!first || !second) throw new Error('a person is not named');
      const beside = numberOf(first, 'y') === numberOf(second, 'y');
      expect(beside).toBe(width === 880);
    }
  });
});
