import { beforeAll, describe, expect, it } from 'vitest';
import { callTool, SAMPLE_CHARTS } from '@cuspal/tool-kit/testing';
import { layoutFaults } from '../test/layout-faults.ts';
import { subjectOf } from './names/subject.ts';
import { drawFigure, figureChoices, readFigureOptions } from './figures.ts';
import { CHART_STYLES } from './options.ts';
import { INLINE_STYLES } from './svg/document.ts';

let chart: Readonly<Record<string, unknown>> = {};
beforeAll(async () => {
  ({ result: chart } = await callTool('get_full_chart', SAMPLE_CHARTS[0]?.arguments ?? {}));
});

describe('a figure', () => {
  it('says in words what it shows', () => {
    const text = drawFigure('get_full_chart', chart, { name: 'Asha' })?.text ?? '';
    expect(text).toContain('Birth chart of Asha.');
    expect(text).toContain('The Ascendant is in Virgo at 27°08′.');
    expect(text).toContain(
      'Saturn stands in Capricorn at 20°58′ in house 4 and is retrograde. Its star lord is Moon and its sub lord Venus.',
    );
    expect(text).toContain('Cusp 7 stands in Pisces at 27°08′. Its star lord is Mercury and its sub lord Jupiter.');
  });

  it('is the same bytes each time, and says so by its ids', () => {
    const [one, other] = [chart, structuredClone(chart)].map((result) => drawFigure('get_full_chart', result)?.svg);
    expect(one).toBe(other);
    expect(drawFigure('get_full_chart', chart, { id: 'mine' })?.svg).toContain(
      'aria-labelledby="mine-title mine-desc"',
    );
  });

  it('has a title of its own where the name is blank', () => {
    for (const name of ['', ' \n ']) {
      for (const style of CHART_STYLES)
        expect(drawFigure('get_full_chart', chart, { style, name })?.svg).toBe(
          drawFigure('get_full_chart', chart, { style })?.svg,
        );
    }
  });

  it('says below its title whose it is, unless the chart says it itself', () => {
    const birth = {
      birth_datetime: '1992-08-14T04:32:00',
      latitude: 6.927,
      longitude: -79.861,
      utc_offset_minutes: 330,
    };
    const said = '14 Aug 1992, 04:32 (UTC+05:30), 6.93° N, 79.86° W, KP';
    expect(subjectOf(birth)).toBe(said);
    expect(subjectOf({ ...birth, utc_offset_minutes: undefined, time_zone: 'Asia/Colombo', ayanamsa: 'lahiri' })).toBe(
      '14 Aug 1992, 04:32 (Asia/Colombo), 6.93° N, 79.86° W, Lahiri',
    );
    expect([subjectOf({}), subjectOf(null), subjectOf({ birth_datetime: 'soon' })]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const { planets } = chart;
    expect(drawFigure('get_planets', { planets }, { subject: said })?.svg).toContain(`>${said}</text>`);
    expect(drawFigure('get_full_chart', chart, { subject: said })?.svg).not.toContain(said);
  });

  it('keeps a hostile name as text, short and in XML', () => {
    const name = `</title><script>alert("1")</script>&${'\u0000\ud800'}${'x'.repeat(5_000)}`;
    for (const style of CHART_STYLES) {
      const svg = drawFigure('get_full_chart', chart, { style, name })?.svg ?? '';
      expect(layoutFaults(svg)).toEqual([]);
      expect(svg).not.toContain('<script');
      expect(svg.length).toBeLessThan(60_000);
    }
  });

  it('is none of a tool that has none', () => {
    expect(drawFigure('get_arudha_lagna', chart)).toBeUndefined();
    expect(drawFigure('constructor', chart)).toBeUndefined();
  });

  it('takes options as texts, by the list of its tool', () => {
    expect(figureChoices('get_planets')).toEqual({ width: 'pixels', style: ['south', 'east', 'round'] });
    expect(figureChoices('get_yogini_dasha')).toEqual({
      width: 'pixels',
      level: ['mahadasha', 'antardasha'],
      at: 'instant',
    });
    expect([figureChoices('get_shadbala'), figureChoices('constructor')]).toEqual([{ width: 'pixels' }, {}]);
    const read = (tool: string, values: Record<string, string>) =>
      readFigureOptions(tool, new Map(Object.entries(values)));
    expect(read('get_planets', { style: 'south', level: 'x', name: 'y' })).toEqual({ style: 'south' });
    const at = '2026-01-08T15:30:00+05:30';
    expect(read('get_dasha_periods', { level: 'antardasha', at })).toEqual({ level: 'antardasha', at });
    const faults = [{ level: 'sub' }, { at: '2026' }].map((values) => {
      try {
        return read('get_dasha_periods', values);
      } catch (fault) {
        return fault;
      }
    });
    expect(faults).toMatchObject([
      { name: 'FigureError', option: 'level', message: 'level must be mahadasha or antardasha, but it is sub.' },
      { name: 'FigureError', option: 'at', message: expect.stringContaining('at must be an instant such as') },
    ]);
  });

  it('carries the styles that it names, and no other', () => {
    const svg = drawFigure('get_full_chart', chart)?.svg ?? '';
    const found = [...svg.matchAll(/<style>([^<]*)<\/style>| style="([^"]*)"/g)].map(
      ([, sheet, line]) => sheet ?? line,
    );
    expect(found.toSorted()).toEqual([...INLINE_STYLES].sort());
  });

  it('names the field or the option that is wrong', () => {
    const draw = (result: unknown) => () => drawFigure('get_full_chart', result);
    expect(draw({ ...chart, planets: { Sun: {} } })).toThrow(
      'result.planets.Sun.siderealLongitude must be a number, but it is absent. Pass the result of the tool as it was printed.',
    );
    expect(draw({ ...chart, planets: { Sun: { siderealLongitude: 360 } } })).toThrow('must be 0 to 360 degrees');
    expect(draw({ ...chart, houses: [], planets: {} })).toThrow('must have planets or houses');
    expect(draw({ ...chart, planets: { Vulcan: {} } })).toThrow('must be a planet from Sun to Ketu');
    expect(draw('text')).toThrow('result must be an object, but it is "text"');
    expect(() => drawFigure('get_full_chart', chart, { id: '1"' })).toThrow('id must be a letter');
    expect(() => drawFigure('get_d9_chart', chart, { style: 'round' })).toThrow('style must be south or north or east');
  });
});
