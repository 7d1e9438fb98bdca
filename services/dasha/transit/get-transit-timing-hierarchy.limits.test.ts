import { callTool, GOLDEN, SAMPLE_CHARTS } from '@cuspal/tool-kit/testing';
import { describe, expect, it, vi } from 'vitest';
import { at } from '../test/timing-hierarchy.ts';
import tool from './get-transit-timing-hierarchy.tool.ts';

vi.setConfig({ testTimeout: 120_000 });

describe('limits of get_transit_timing_hierarchy', () => {
  it.each([
    [{ event: 'Marriagge of minds' }, 'invalid_event_name', 'event', /Marriage/],
    [{ house_group: [] }, 'validation_failed', 'house_group', /house_group/],
    [{ house_group: [0, 7] }, 'validation_failed', 'house_group', /1/],
    [{ house_group: [13] }, 'validation_failed', 'house_group', /12/],
    [{ start_date: 'next year' }, 'validation_failed', 'start_date', /ISO 8601/],
    [{ start_date: '2027-02-30' }, 'validation_failed', 'start_date', /calendar/],
    [{ start_date: '2401-01-01' }, 'out_of_range', 'start_date', /1800 to 2399/],
    [{ startdate: '2027-01-01' }, 'validation_failed', 'startdate', /start_date/],
    [{ start_date: '1990-01-01' }, 'validation_failed', 'start_date', /14 August 1992.*21 April 2107/],
    [{ start_date: '2150-01-01' }, 'validation_failed', 'start_date', /120 dasha years/],
  ])('refuses %j', async (fault, code, field, words) => {
    const { meta, text } = await callTool(tool, { ...GOLDEN, ...fault });
    expect(meta).toMatchObject({ code, field: expect.stringContaining(field) });
    expect(text).toMatch(words);
  });

  it('answers out_of_range inside the polar circle and names the limit', async () => {
    const polar = SAMPLE_CHARTS.find(({ edge }) => edge === 'polar');
    const { meta, text } = await callTool(tool, { ...polar?.arguments, event: 'Marriage' });
    expect(meta['code']).toBe('out_of_range');
    expect(text).toMatch(/66\.5/);
  });

  it('answers the same when many calls run at once: each has its own bound', async () => {
    const asked = Array.from({ length: 40 }, (_, year) => ({ event: 'Marriage', start_date: `${2020 + year}-01-01` }));
    const together = await Promise.all(asked.map(at));
    for (const [index, args] of asked.entries()) expect(together[index]).toEqual(await at(args));
    expect(together.filter(({ truncated }) => truncated)).toEqual([]);
  });

  it('takes no more than 150 ms of the processor', async () => {
    const laps: number[] = [];
    for (const year of [2024, 2026, 2028, 2030, 2032, 2034, 2036]) {
      const before = process.cpuUsage();
      await callTool(tool, { ...GOLDEN, event: 'Marriage', start_date: `${year}-01-01` });
      const { user, system } = process.cpuUsage(before);
      laps.push((user + system) / 1000);
    }
    expect(laps.sort((a, b) => a - b)[3]).toBeLessThan(150);
  });
});
