import { jsonSchemaOf } from '@cuspal/tool-kit';
import { callTool, findTool, sampleArguments, SAMPLE_CHARTS, TEST_NOW } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { apart, wheelLongitudes } from '../test/chart-places.ts';
import { layoutFaults } from '../test/layout-faults.ts';
import { drawnIn, having } from '../test/read-svg.ts';
import { drawFigure, FIGURES } from './figures.ts';
import { DRAWN_IN_FULL } from './full-results.ts';

const [CHART] = SAMPLE_CHARTS;
const BIRTH = CHART?.arguments ?? {};
const PERSON2 = { datetime: '1994-11-03T17:20', latitude: 12.9716, longitude: 77.5946, utcOffsetMinutes: 330 };

/** The result of a tool for the sample chart, with more arguments than it needs. */
async function resultOf(name: string, more: object) {
  const tool = await findTool(name);
  const schema = jsonSchemaOf(tool.input, 'input');
  const needed = CHART && sampleArguments(schema, { ...CHART, now: TEST_NOW });
  const pair = name === 'get_compatibility_advanced' ? { person2: PERSON2 } : {};
  const { result } = await callTool(tool, { ...needed, ...pair, ...more });
  return result;
}

/** Tools with a figure that take an argument. */
async function taking(argument: string): Promise<readonly string[]> {
  const names: string[] = [];
  for (const name of Object.keys(FIGURES)) {
    const { properties = {} } = jsonSchemaOf((await findTool(name)).input, 'input');
    if (argument in properties) names.push(name);
  }
  return names;
}

describe('a result in another form', () => {
  it.each([
    ['get_full_chart', { event: 'Marriage' }],
    ['get_house_cusps', { event: 'Marriage' }],
    ['get_planets', { event: 'Marriage' }],
    ['get_planets', { birth_time_known: false }],
    ['get_dasha_periods', { event: 'Marriage' }],
    ['get_significators', { event: 'Marriage' }],
    ['get_transit_analysis', { event: 'Marriage' }],
    ['get_boundary_warnings', { event: 'Marriage' }],
    ['get_boundary_warnings', { detail: 'brief' }],
  ])('%s with %o is drawn', async (name, more) => {
    const result = await resultOf(name, more);
    for (const width of [undefined, 320, 768]) {
      const figure = drawFigure(name, result, width === undefined ? {} : { width });
      expect(layoutFaults(figure?.svg ?? '')).toEqual([]);
      expect(figure?.text.split('\n').length).toBeGreaterThan(3);
      expect(figure?.svg).not.toContain('None in this result');
    }
  });

  it('has the planets and cusps of the whole chart where it has been narrowed to an event', async () => {
    const { result: whole } = await callTool('get_full_chart', BIRTH);
    const { result: narrowed } = await callTool('get_full_chart', { ...BIRTH, event: 'Marriage' });
    const placed = (result: unknown) => wheelLongitudes(drawFigure('get_full_chart', result)?.svg ?? '', 0);
    const [one, other] = [placed(whole), placed(narrowed)];
    expect(other.size).toBe(21);
    const turn = (one.get('cusp 1') ?? 0) - (other.get('cusp 1') ?? 0);
    // Its degrees are cut to whole seconds.
    for (const [name, longitude] of one) expect(apart(longitude - turn, other.get(name) ?? NaN)).toBeLessThan(0.002);
  });

  it('has the periods of the whole list where it has been narrowed to an event', async () => {
    const bars = async (more: object) => {
      const svg = drawFigure('get_dasha_periods', await resultOf('get_dasha_periods', more))?.svg ?? '';
      return having(drawnIn(svg), 'data-period').map(({ attributes: each }) =>
        [each['data-level'], each['data-period'], each['data-start'], each['data-end']].join(' '),
      );
    };
    const [whole, narrowed] = [await bars({}), await bars({ event: 'Marriage' })];
    const level = (bar: string): boolean => bar.startsWith('1 ');
    expect(narrowed.filter(level)).toEqual(whole.filter(level));
    expect(narrowed.length).toBeGreaterThan(narrowed.filter(level).length);
    expect(whole).toEqual(expect.arrayContaining(narrowed));
  });
});

describe('figures drawn in full', () => {
  it('are those that show more of a full result, of the tools that have a brief one', async () => {
    const brief = await taking('detail');
    expect(DRAWN_IN_FULL.filter((name) => !brief.includes(name))).toEqual([]);
    const poorer: string[] = [];
    for (const name of brief.filter((each) => !DRAWN_IN_FULL.includes(each))) {
      const [one, other] = [await resultOf(name, { detail: 'brief' }), await resultOf(name, { detail: 'full' })];
      if (drawFigure(name, one)?.svg !== drawFigure(name, other)?.svg) poorer.push(name);
    }
    expect(poorer).toEqual([]);
  });
});
