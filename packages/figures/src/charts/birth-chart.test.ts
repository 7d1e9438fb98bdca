import { beforeAll, describe, expect, it } from 'vitest';
import { callTool, findTool, GOLDEN, POLAR, randomBirths } from '@cuspal/tool-kit/testing';
import { apart, eastSigns, northHouses, southSigns, wheelLongitudes } from '../../test/chart-places.ts';
import { layoutFaults } from '../../test/layout-faults.ts';
import { drawnIn, having } from '../../test/read-svg.ts';
import { sampleResults, type SampleResult } from '../../test/sample-results.ts';
import { drawFigure } from '../figures.ts';
import { CHART_STYLES, type ChartStyle } from '../options.ts';
import { SIGNS } from '../names/signs.ts';
import { birthChartOf, signOf } from '../read/chart.ts';
import { drawRefusal } from '../refusal.ts';

const svgOf = (result: unknown, style: ChartStyle): string =>
  drawFigure('get_full_chart', result, { style })?.svg ?? '';

const BHAVA = 'north-bhava';
const hasHouses = (result: unknown): boolean => birthChartOf(result).cusps.length > 0;

let charts: readonly SampleResult[] = [];
beforeAll(async () => {
  charts = await sampleResults('get_full_chart');
});

/** Planets and cusps of the wheel that are not at their longitude, by the places of their marks. */
function misplaced(result: unknown): readonly string[] {
  const { bodies, cusps, rising = 0 } = birthChartOf(result);
  const places = wheelLongitudes(svgOf(result, 'round'), rising);
  return [
    ...bodies.map(({ planet, longitude }) => ({ name: String(planet), longitude })),
    ...cusps.map(({ house, longitude }) => ({ name: `cusp ${house}`, longitude })),
  ]
    .filter(({ name, longitude }) => !(apart(places.get(name) ?? Number.NaN, longitude) < 0.001))
    .map(({ name }) => name);
}

describe('the birth chart', () => {
  it('is drawn of at least twenty charts', () => expect(charts.length).toBeGreaterThanOrEqual(20));

  it.each(CHART_STYLES)('has no layout fault in the style %s', (style) => {
    for (const { label, result } of charts.filter(({ result }) => style !== BHAVA || hasHouses(result)))
      expect([label, ...layoutFaults(svgOf(result, style))]).toEqual([label]);
  });

  it('has every planet and cusp of the wheel at its longitude', () => {
    for (const { label, result } of charts) expect([label, ...misplaced(result)]).toEqual([label]);
  });

  it('has every planet and cusp of the South Indian chart in the square of its sign', () => {
    for (const { result } of charts) {
      const { bodies, cusps } = birthChartOf(result);
      const signs = southSigns(svgOf(result, 'south'));
      // The Ascendant stands there without houses too.
      expect(signs.size).toBe(bodies.length + Math.max(cusps.length, 1));
      for (const body of bodies) expect(signs.get(body.planet)).toBe(signOf(body));
      for (const cusp of cusps) expect(signs.get(`cusp ${cusp.house}`)).toBe(signOf(cusp));
    }
  });

  it('has every planet of the North Indian chart in the house of its sign', () => {
    for (const { result } of charts) {
      const { bodies, cusps, rising: longitude = Number.NaN } = birthChartOf(result);
      const rising = signOf({ longitude });
      const houses = northHouses(svgOf(result, 'north'));
      if (cusps.length > 0) expect(houses.get('cusp 1')).toBe(0);
      for (const body of bodies) expect(((houses.get(body.planet) ?? -1) + rising) % 12).toBe(signOf(body));
    }
  });

  it('has every planet and cusp of the East Indian chart in the shape of its sign, Aries above and then to the left', () => {
    for (const { result } of charts) {
      const { bodies, cusps } = birthChartOf(result);
      const svg = svgOf(result, 'east');
      const signs = eastSigns(svg);
      for (const body of bodies) expect(signs.get(body.planet)).toBe(signOf(body));
      for (const cusp of cusps) expect(signs.get(`cusp ${cusp.house}`)).toBe(signOf(cusp));
    }
    const middles = drawnIn(svgOf(charts[0]?.result, 'east'))
      .filter(({ name }) => name === 'polygon')
      .map(({ attributes }) => (attributes['points'] ?? '').split(' ').map((point) => point.split(',').map(Number)))
      .map((points) =>
        [0, 1].map((axis) => points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / points.length),
      );
    const [x = 0, y = 0] = [0, 1].map((axis) => middles.reduce((sum, at) => sum + (at[axis] ?? 0), 0) / 12);
    // Against the clock: each sign stands a twelfth of a turn further than the one before, Aries straight above.
    const turns = middles.map(([left = 0, top = 0]) => (Math.atan2(y - top, left - x) * 6) / Math.PI);
    turns.forEach((turn, sign) => expect((Math.round(turn - 3) + 24) % 12).toBe(sign));
  });

  it('has every planet of the North Indian chart with Placidus houses in its house, each house at its cusp', () => {
    for (const { result } of charts.filter(({ result }) => hasHouses(result))) {
      const { bodies, cusps } = birthChartOf(result);
      const svg = svgOf(result, BHAVA);
      const houses = northHouses(svg);
      for (const { planet, house = 0 } of bodies) expect(houses.get(planet)).toBe(house - 1);
      expect(
        having(drawnIn(svg), 'data-house')
          .filter(({ name }) => name === 'g')
          .map(({ attributes }) => attributes['data-sign']),
      ).toEqual(cusps.map((cusp) => SIGNS[signOf(cusp)]));
    }
  });

  it('says the star and the sub lord of each planet and cusp on the wheel', () => {
    for (const { result } of charts.slice(0, 8)) {
      const { bodies, cusps } = birthChartOf(result);
      const svg = drawnIn(svgOf(result, 'round'));
      const labelled = (name: string): readonly string[] =>
        svg.filter(({ within }) => within.some((around) => around['data-label'] === name)).map(({ text }) => text);
      for (const { planet, starLord, subLord } of bodies)
        expect(labelled(planet)).toContain(`${starLord.slice(0, 2)} – ${subLord.slice(0, 2)}`);
      for (const { house, starLord, subLord } of cusps)
        expect(labelled(`cusp ${house}`)).toContain(`${starLord.slice(0, 2)} – ${subLord.slice(0, 2)}`);
    }
  });

  it('says which planets are retrograde, one or several', () => {
    const endings = new Set<string>();
    for (const { result } of charts) {
      const names = birthChartOf(result).bodies.flatMap(({ planet, retrograde }) => (retrograde ? [planet] : []));
      const [, description = ''] = drawFigure('get_full_chart', result)?.text.split('\n') ?? [];
      const [, said, verb = ''] = / ([A-Z][A-Za-z, ]*) (is|are) retrograde\.$/.exec(description) ?? [];
      expect(said?.split(/, | and /) ?? []).toEqual(names);
      expect(verb).toBe(['', 'is'][names.length] ?? 'are');
      endings.add(verb);
    }
    expect([...endings]).toEqual(expect.arrayContaining(['is', 'are']));
  });

  it('holds over random births', async () => {
    const tool = await findTool('get_full_chart');
    for (const args of randomBirths(25, 2026)) {
      const { result, isError } = await callTool(tool, args);
      if (isError) continue;
      for (const style of CHART_STYLES.filter((each) => each !== BHAVA || hasHouses(result)))
        expect(layoutFaults(svgOf(result, style))).toEqual([]);
      expect(misplaced(result)).toEqual([]);
    }
  });

  it('is drawn of planets alone, of cusps alone and of both together', async () => {
    const [planets, cusps] = await Promise.all([callTool('get_planets', GOLDEN), callTool('get_house_cusps', GOLDEN)]);
    const count = (result: unknown): readonly number[] =>
      ['data-planet', 'data-cusp'].map((key) => having(drawnIn(svgOf(result, 'round')), key).length);
    expect(count(planets.result)).toEqual([9, 0]);
    expect(count(cusps.result)).toEqual([0, 12]);
    expect(count({ ...planets.result, ...cusps.result })).toEqual([9, 12]);
    expect(layoutFaults(svgOf(planets.result, 'south'))).toEqual([]);
    expect(() => svgOf(planets.result, 'north')).toThrow('Take the style south.');
  });

  it('A7: has the planets and the rising sign where there are no houses', async () => {
    const { result } = await callTool('get_full_chart', POLAR);
    expect(birthChartOf(result)).toMatchObject({ cusps: [], rising: expect.any(Number) });
    for (const style of CHART_STYLES.filter((each) => each !== BHAVA))
      expect(layoutFaults(svgOf(result, style))).toEqual([]);
    expect(() => svgOf(result, BHAVA)).toThrow('style must be north where a result has no Placidus houses');
    expect(drawFigure('get_full_chart', result)?.text).toContain('The Ascendant is in ');
  });

  it('is the refusal of the tool where its cusps do not exist', async () => {
    const { isError, text } = await callTool('get_house_cusps', POLAR);
    const { svg } = drawRefusal(text);
    expect(isError).toBe(true);
    expect(layoutFaults(svg)).toEqual([]);
    expect(
      drawnIn(svg)
        .map((element) => element.text)
        .join(' '),
    ).toContain('Placidus houses do not exist at latitude 69.65');
  });
});
