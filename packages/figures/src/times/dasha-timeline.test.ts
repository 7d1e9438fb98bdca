import { describe, expect, it } from 'vitest';
import { layoutFaults } from '../../test/layout-faults.ts';
import { drawnIn, having } from '../../test/read-svg.ts';
import { sampleResults } from '../../test/sample-results.ts';
import { stretches } from '../../test/time-places.ts';
import { drawFigure } from '../figures.ts';
import { periodsOf, type Period } from '../read/periods.ts';

/** Periods of a level that do not stand where they belong. */
function misplaced(svg: string, periods: readonly Period[], level: number): readonly string[] {
  const { bars, tolerance } = stretches(svg, (attributes) => attributes['data-level'] === String(level));
  expect(bars).toHaveLength(periods.length);
  return periods
    .filter(({ start, end }, index) => {
      const bar = bars[index];
      return !(
        Math.abs((bar?.start ?? NaN) - start.ms) <= tolerance && Math.abs((bar?.end ?? NaN) - end.ms) <= tolerance
      );
    })
    .map(({ lord }) => lord);
}

describe('the timeline of periods', () => {
  it.each([
    'get_dasha_periods',
    'get_ashtottari_dasha',
    'get_yogini_dasha',
    'get_chara_dasha',
    'get_narayana_dasha',
    'get_kalachakra_dasha',
  ])('of %s has every period at its time', async (tool) => {
    for (const { label, result } of await sampleResults(tool, {}, tool === 'get_dasha_periods' ? 40 : 5)) {
      const periods = periodsOf(result);
      const svg = drawFigure(tool, result)?.svg ?? '';
      expect([label, ...layoutFaults(svg)]).toEqual([label]);
      expect([label, ...misplaced(svg, periods, 1)]).toEqual([label]);
      expect([
        label,
        ...misplaced(
          svg,
          periods.flatMap(({ inner }) => inner),
          2,
        ),
      ]).toEqual([label]);
    }
  });

  it('says which page it shows where a result has not all periods', async () => {
    const [{ result } = { result: {} }] = await sampleResults('get_yogini_dasha', {}, 1);
    const figure = drawFigure('get_yogini_dasha', result);
    expect(figure?.svg).toContain(', page 1 of 4</text>');
    expect(figure?.svg).toContain(' They are page 1 of 4.');
    const [whole] = await sampleResults('get_dasha_periods', {}, 1);
    expect(drawFigure('get_dasha_periods', whole?.result)?.svg).not.toMatch(/page \d/);
  });

  it('marks the running period of each level, and opens it', async () => {
    const [{ result } = { result: {} }] = await sampleResults('get_dasha_periods', {}, 1);
    const mahadasha = periodsOf(result)[2];
    const antardasha = mahadasha?.inner[3];
    const at = antardasha?.start.stamp ?? '';
    const running = (svg: string) =>
      having(drawnIn(svg), 'data-running').map(({ attributes }) => [
        attributes['data-level'],
        attributes['data-period'],
      ]);
    const whole = drawFigure('get_dasha_periods', result, { at });
    expect(running(whole?.svg ?? '')).toEqual([['1', mahadasha?.lord], ['2', antardasha?.lord]]); // prettier-ignore
    const opened = drawFigure('get_dasha_periods', result, { at, level: 'antardasha' });
    expect(layoutFaults(opened?.svg ?? '')).toEqual([]);
    expect(misplaced(opened?.svg ?? '', mahadasha?.inner ?? [], 1)).toEqual([]);
    expect(running(opened?.svg ?? '')).toEqual([['1', antardasha?.lord]]);
    expect(opened?.text).toContain(`${antardasha?.lord} is running.`);
  });

  it('does not say that it marks an instant outside of its periods, and speaks of one period as one', async () => {
    const [{ result } = { result: {} }] = await sampleResults('get_dasha_periods', {}, 1);
    const { svg = '' } = drawFigure('get_dasha_periods', result, { at: '2399-01-01T00:00:00Z' }) ?? {};
    expect(svg).not.toContain('marked at');
    expect(having(drawnIn(svg), 'data-at')).toEqual([]);
    const [first] = periodsOf(result);
    const periods = [{ planet: 'Mars', startDate: first?.start.stamp, endDate: first?.end.stamp }];
    const at = first?.start.stamp ?? '';
    const single = drawFigure('get_dasha_periods', { mahadashas: periods }, { at })?.svg ?? '';
    expect(single).toContain('The timeline shows one period, ');
    expect(single).toContain('marked at');
  });

  it('marks none without an instant, and refuses what is none', async () => {
    const [{ result } = { result: {} }] = await sampleResults('get_dasha_periods', {}, 1);
    expect(having(drawnIn(drawFigure('get_dasha_periods', result)?.svg ?? ''), 'data-running')).toEqual([]);
    expect(() => drawFigure('get_dasha_periods', result, { at: 'today' })).toThrow('at must be an instant such as');
    expect(() => drawFigure('get_dasha_periods', { mahadashas: [] })).toThrow('must have 1 to 60 mahadashas');
    const [bare] = periodsOf(result);
    const periods = [{ planet: 'Mars', startDate: bare?.start.stamp, endDate: bare?.end.stamp }];
    expect(() => drawFigure('get_dasha_periods', { mahadashas: periods }, { level: 'antardasha' })).toThrow(
      'Take mahadasha.',
    );
  });
});
