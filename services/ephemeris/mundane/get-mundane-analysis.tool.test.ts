import { CUSP_GRADES } from '@cuspal/engine/kp/promise/csl-advanced';
import { HORARY_PERIOD_CLASSES } from '@cuspal/engine/kp/horary/horary-period-class';
import { MUNDANE_TOPICS } from '@cuspal/engine/world/mundane/mundane-topics';
import { OUTLOOKS } from '@cuspal/engine/world/mundane/nation';
import { callTool, conforms, randomLives } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { readResult } from '../test/read-result.ts';
import tool from './get-mundane-analysis.tool.ts';

/** A public founding: India, midnight of 15 August 1947 at New Delhi. */
const INDIA = {
  birth_datetime: '1947-08-15T00:00:00',
  latitude: 28.6139,
  longitude: 77.209,
  utc_offset_minutes: 330,
  query_date: '2020-06-01T00:00',
} as const;

describe('get_mundane_analysis of India', () => {
  it('has the chart that every almanac prints: Taurus rising, five planets in Cancer', async () => {
    const { value } = await readResult(tool, { ...INDIA, entity_label: 'India' });
    const { lagna, planets, cusps } = value.chart;
    expect(lagna.sign).toBe('Taurus');
    expect(cusps.map(({ house }) => house)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    const inCancer = planets.filter(({ sign }) => sign === 'Cancer').map(({ planet }) => planet);
    expect(inCancer).toEqual(['Sun', 'Moon', 'Mercury', 'Venus', 'Saturn']);
    expect(value.entity).toEqual({ type: 'nation', label: 'India' });
    expect(value.asOf).toBe('2020-06-01T00:00:00+05:30');
    // The Moon in Pushya begins with Saturn, so 2020 is the mahadasha of the Moon.
    expect(value.dasha.md.planet).toBe('Moon');
    expect(value.topics.map(({ topic }) => topic)).toEqual(MUNDANE_TOPICS.slice(0, 8));
    expect(Object.keys(value.chains)).toEqual(['1', '2', '4', '7', '8', '9', '10']);
  });

  it('has the verdict of get_multi_system_verdict for the same houses', async () => {
    const { value } = await readResult(tool, INDIA);
    const { query_date, ...birth } = INDIA;
    for (const [topic, house_group, denial_group, primary] of [
      ['economy', [2, 6, 10, 11], [5, 8, 12], 2],
      ['public_health', [1, 5, 11], [6, 8, 12], 1],
      ['conflict', [6, 7, 8, 12], [2, 4, 11], 7],
      ['trade', [3, 9, 11], [8, 12], 9],
    ] as const) {
      const { result } = await conforms('get_multi_system_verdict', {
        ...birth,
        house_group,
        denial_group,
        primary_houses: [primary],
      });
      expect(value.topics.find((row) => row.topic === topic)?.promise.verdict).toBe(result['kpDecides']);
    }
    expect(value.asOf.slice(0, 10)).toBe(query_date.slice(0, 10));
  });

  it('asks only about the topics that are sent, in the order of the table', async () => {
    const { value } = await readResult(tool, { ...INDIA, topics: ['trade', 'conflict'] });
    expect(value.topics.map(({ topic }) => topic)).toEqual(['conflict', 'trade']);
    expect(Object.keys(value.chains)).toEqual(['7', '9']);
    expect(Object.keys(value.dasha.md.leans)).toEqual(['conflict', 'trade']);
    const one = await readResult(tool, { ...INDIA, topics: ['disaster'] });
    expect(one.value.answer).toMatch(/the symbols of disaster/);
  });

  it('reads a company by its own houses', async () => {
    const { value } = await readResult(tool, { ...INDIA, entity_type: 'company' });
    expect(value.houses[7]?.meaning).toBe('The danger of insolvency.');
    expect(value.topics).toHaveLength(6);
  });
});

describe('get_mundane_analysis everywhere', () => {
  it('reaches every grade, class and outlook, and its parts agree', async () => {
    const grades = new Set<string>();
    const classes = new Set<string>();
    const outlooks = new Set<string>();
    for (const { args, now } of randomLives(250, 35)) {
      const { value } = await readResult(tool, args, now);
      value.houses.forEach(({ house, csl, grade }) => {
        grades.add(grade);
        expect(csl).toBe(value.chart.cusps[house - 1]?.subLord);
      });
      for (const row of value.topics) {
        classes.add(row.periodClass);
        outlooks.add(row.outlook);
        expect(row.promise.csl).toBe(value.chains[String(row.primaryCusp)]?.csl.planet);
        expect(row.promise.cusp).toBe(row.primaryCusp);
      }
      expect(Date.parse(value.dasha.pd.endDate)).toBe(Date.parse(value.nextChange?.at ?? ''));
      expect(value.slowTransits.map(({ planet }) => planet)).toEqual(['Saturn', 'Jupiter', 'Rahu']);
    }
    expect([...grades].sort()).toEqual([...CUSP_GRADES].sort());
    expect([...classes].sort()).toEqual([...HORARY_PERIOD_CLASSES].sort());
    expect([...outlooks].sort()).toEqual([...OUTLOOKS].sort());
  });

  it('says where a sign lies past 2399, and names no change after the last period', async () => {
    const late = { ...INDIA, birth_datetime: '2390-01-01T12:00', query_date: '2399-12-30' };
    const { value } = await readResult(tool, late);
    expect(value.slowTransits.some(({ nextSign }) => nextSign === null)).toBe(true);
    expect(value.notes.join(' ')).toContain('past 2399');
    const limits = await callTool(tool, { ...INDIA, query_date: '2200-01-01' });
    const [, end = ''] = /to (\d+ \w+ \d{4}, \d\d:\d\d)\./.exec(limits.text) ?? [];
    const last = new Date(Date.parse(`${end.replace(',', '')} UTC`) - 60_000).toISOString().slice(0, 16);
    expect((await readResult(tool, { ...INDIA, query_date: last })).value.nextChange).toBeNull();
  });

  it.each([
    [{ topics: ['growth_company'] }, 'validation_failed', /none of a nation.*economy/],
    [{ entity_type: 'place', topics: ['treaties'] }, 'validation_failed', /none of a place.*harvest/],
    [{ birth_datetime: '1776-07-04T12:00' }, 'out_of_range', /later founding act/],
    [{ birth_datetime: '1947-08-15' }, 'validation_failed', /clock time/],
    [{ query_date: '1940-01-01' }, 'validation_failed', /120 dasha years of this founding, which run from .* to /],
    [{ query_date: '2100-01-01' }, 'validation_failed', /120 dasha years of this founding, which run from .* to /],
    [{ latitude: 80 }, 'out_of_range', /Placidus/],
  ])('refuses %p', async (more, code, said) => {
    const { meta, text } = await callTool(tool, { ...INDIA, ...more });
    expect([meta['code'], text]).toEqual([code, expect.stringMatching(said)]);
  });

  it('names the rules that it uses, and not that of the eleventh house, which it does not read', () =>
    expect(tool.provenance.rules).toEqual(['R35.1', 'R9', 'R9.1', 'R10', 'R5.3', 'R5.6', 'R13.1', 'R13.4', 'R14.1']));
});
