import { callTool, SAMPLE_CHARTS, TEST_NOW } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { layoutFaults } from '../../test/layout-faults.ts';
import { drawnIn, having } from '../../test/read-svg.ts';
import { stretches } from '../../test/time-places.ts';
import { drawFigure } from '../figures.ts';
import { dayParts } from '../read/day-parts.ts';
import { fieldsOf } from '../read/fields.ts';

const place = { latitude: 13.0827, longitude: 80.2707, utc_offset_minutes: 330 };
const day = async (name: string, more: object = {}) =>
  (await callTool(name, { ...place, ...more }, { now: TEST_NOW })).result;

describe('the strip of a day', () => {
  it.each(['2026-03-01T12:00', '2026-03-02T23:30', '2026-06-21T05:00', '2026-12-26T18:00'])(
    'divides the day of %s as the tools of choghadiya and hora do',
    async (query_date) => {
      const panchang = await day('get_panchang', { query_date, detail: 'full' });
      const [choghadiya, hora] = dayParts(fieldsOf(panchang));
      for (const [lane, tool, list, label] of [
        [choghadiya, 'get_choghadiya_today', 'periods', 'name'],
        [hora, 'get_hora_today', 'hours', 'lord'],
      ] as const) {
        const told = fieldsOf(await day(tool, { query_date })).objects(list);
        expect(lane?.stretches.map((each) => each.label)).toEqual(told.map((each) => each.text(label)));
        const tones = { auspicious: 'good', neutral: 'fair', inauspicious: 'poor' };
        expect(lane?.stretches.map(({ tone }) => tone)).toEqual(
          told.map((each) => new Map<string, string>(Object.entries(tones)).get(each.text('quality'))),
        );
        // Both print whole seconds.
        for (const [index, { start }] of (lane?.stretches ?? []).entries())
          expect(Math.abs(start.ms - Date.parse(told[index]?.text('start') ?? ''))).toBeLessThanOrEqual(2_000);
      }
    },
  );

  it('goes from sunrise to sunrise, with Rahu kalam and the moment at their times', async () => {
    const panchang = await day('get_panchang', { detail: 'full' });
    const fields = fieldsOf(panchang);
    const svg = drawFigure('get_panchang', panchang)?.svg ?? '';
    const axis = drawnIn(svg).find(({ attributes }) => attributes['data-axis'] === 'time');
    expect(
      [axis?.attributes['data-start'], axis?.attributes['data-end']].map((stamp) => Date.parse(stamp ?? '')),
    ).toEqual(['sunrise', 'nextSunrise'].map((key) => Date.parse(fields.text(key))));
    const rahu = fields.object('rahuKaal');
    const { bars, tolerance } = stretches(svg, (attributes) => attributes['data-start'] === rahu.text('start'));
    expect(bars).toHaveLength(1);
    expect(Math.abs((bars[0]?.start ?? 0) - Date.parse(rahu.text('start')))).toBeLessThan(tolerance);
    const [mark] = having(drawnIn(svg), 'data-now');
    expect(mark?.attributes['data-now']).toBe(fields.text('asOf'));
  });

  it('is drawn of a brief result too, which lists no parts of the day', async () => {
    const brief = await day('get_panchang', { detail: 'brief' });
    expect(layoutFaults(drawFigure('get_panchang', brief, { width: 390 })?.svg ?? '')).toEqual([]);
  });
});

describe('the line of now', () => {
  it('stands where the moment of the result is, in windows and in lanes', async () => {
    const [chart] = SAMPLE_CHARTS;
    const election = { ...chart?.arguments, event: 'Marriage', scan_days: 20 };
    const { result } = await callTool('find_election_window', election, { now: TEST_NOW });
    const svg = drawFigure('find_election_window', result)?.svg ?? '';
    const marks = having(drawnIn(svg), 'data-now');
    expect(marks.map(({ attributes }) => attributes['data-now'])).toEqual(
      'asOf' in result ? [fieldsOf(result).text('asOf')] : [],
    );
  });
});
