import { describe, expect, it } from 'vitest';
import { callTool, GOLDEN, findTool, SAMPLE_CHARTS } from '@cuspal/tool-kit/testing';
import { layoutFaults } from '../../test/layout-faults.ts';
import { drawnIn } from '../../test/read-svg.ts';
import { stretches } from '../../test/time-places.ts';
import { drawFigure } from '../figures.ts';
import { windowStripOf } from '../read/windows.ts';

/** Every window at its time, by the places of the bars. */
function expectPlaces(svg: string, result: unknown): void {
  const { windows } = windowStripOf(result);
  const { bars, tolerance } = stretches(svg, (attributes) => 'data-tone' in attributes && 'data-start' in attributes);
  const ordered = [...windows].sort((a, b) => a.start.ms - b.start.ms || a.rank - b.rank);
  expect(bars).toHaveLength(ordered.length);
  ordered.forEach(({ start, end }, index) => {
    expect(Math.abs((bars[index]?.start ?? NaN) - start.ms)).toBeLessThanOrEqual(tolerance);
    expect(Math.abs((bars[index]?.end ?? NaN) - end.ms)).toBeLessThanOrEqual(tolerance);
  });
}

const words = (svg: string): string =>
  drawnIn(svg)
    .filter(({ name }) => name === 'text')
    .map(({ text }) => text)
    .join(' ');

describe('the strip of windows', () => {
  it('has every window of an event at its time, with its reason', async () => {
    const tool = await findTool('find_event_timing_v2');
    for (const chart of SAMPLE_CHARTS.filter(({ edge }) => edge === undefined).slice(0, 8)) {
      const { result, isError } = await callTool(tool, { ...chart.arguments, event: 'Marriage' }, { now: chart.now });
      expect(isError).toBe(false);
      const svg = drawFigure('find_event_timing_v2', result)?.svg ?? '';
      expect([chart.label, ...layoutFaults(svg)]).toEqual([chart.label]);
      if (windowStripOf(result).windows.length === 0) expect(words(svg)).toContain('No window is found.');
      else expectPlaces(svg, result);
      for (const { reasons } of windowStripOf(result).windows)
        for (const reason of reasons) expect(words(svg)).toContain(reason.slice(0, 60));
    }
  });

  it('has every window of an election at its time, with its reasons and without their codes', async () => {
    const { result } = await callTool('find_election_window', { ...GOLDEN, event: 'Marriage' });
    const figure = drawFigure('find_election_window', result, { name: 'Asha' });
    const svg = figure?.svg ?? '';
    expect(layoutFaults(svg)).toEqual([]);
    expectPlaces(svg, result);
    expect(words(svg)).toContain('Windows for Marriage for Asha');
    expect(words(svg)).toMatch(/• |The Moon is in the star of/);
    expect(words(svg)).not.toMatch(/[A-Z]{3,}_[A-Z]+/);
    expect(figure?.text).toMatch(/Window 1 runs from \d+ \w+ \d{4}, \d\d:\d\d to /);
  });

  it('says the cautions of an election in sentences, never by their codes', async () => {
    const said: string[] = [];
    for (const month of ['01', '02', '03', '04', '05', '06', '07', '08']) {
      const args = { ...GOLDEN, event: 'Marriage', granularity: 'hour', scan_start: `2027-${month}-05`, scan_days: 1 };
      const { result } = await callTool('find_election_window', args);
      for (const { reasons, cautions } of windowStripOf(result).windows) {
        said.push(...cautions);
        expect(reasons.filter((each) => cautions.includes(each))).toEqual([]);
      }
      expect(drawFigure('find_election_window', result)?.text).not.toMatch(/TARA|CHANDRASHTAMA|RETROGRADE/);
    }
    expect(said.join(' ')).toMatch(/The star of the Moon is the (third|fifth|seventh) counted from the star of birth/);
    for (const caution of said) expect(caution).toMatch(/^[A-Z][a-z]+ .* .*\.$/);
  });

  it('speaks of one window and of one house as one', () => {
    const window = { class: 'PARTIAL', md: 'Sun', ad: 'Moon', pd: 'Mars', covered: [11], missing: [2, 7] };
    const windows = [{ ...window, start: '2026-01-05T00:00:00Z', end: '2026-03-05T00:00:00Z' }];
    const said = drawFigure('get_marriage_delay', { windows })?.text ?? '';
    expect(said).toContain('The strip shows one window of time with its reasons.');
    expect(said).toContain('The lords signify house 11.');
    expect(said).toContain('The lords do not signify houses 2 and 7.');
  });

  it('keeps forty windows apart, and says how many it leaves out', () => {
    const at = (hour: number): string => new Date(Date.UTC(2026, 0, 5) + hour * 3_600_000).toISOString();
    const windows = Array.from({ length: 40 }, (_, index) => ({
      class: 'PARTIAL',
      md: 'Sun',
      ad: 'Moon',
      pd: 'Mars',
      start: at(index / 2),
      end: at(index / 2 + 0.2),
      reason: 'Reason. '.repeat(200),
    }));
    const result = { windows, from: at(-200), to: at(300), summary: 'x'.repeat(3_000) };
    const svg = drawFigure('find_event_timing_v2', result)?.svg ?? '';
    expect(layoutFaults(svg)).toEqual([]);
    expectPlaces(svg, result);
    expect(words(svg)).toContain('The result has 20 more.');
  });
});
