import { releaseFinder } from '@cuspal/engine/kp/timing/release';
import { openPeriods } from '@cuspal/engine/kp/timing/event-windows';
import { windowsOf } from '@cuspal/engine/kp/timing/window';
import { matter } from '@cuspal/engine/kp/promise/matter';
import { rulingPlanetsAt } from '@cuspal/engine/kp/ruling/judgment-moment';
import { natalEvent } from '@cuspal/engine/events/natal';
import { expect, it } from 'vitest';
import { ephemeris } from '../../../engine/test/random-charts.ts';
import { workedChart } from '../../../engine/test/worked-chart.ts';
import { windowView } from './windows.ts';

it('the window row: borders by the clock, lords, and the deferral that ends last', () => {
  const chart = workedChart();
  const span = { startMs: Date.UTC(2026, 0, 1), endMs: Date.UTC(2056, 0, 1) };
  const { open } = openPeriods(chart, span, matter(chart, natalEvent('marriage')));
  const windows = windowsOf(chart, span, open, {
    asOfMs: span.startMs,
    rulingPlanets: rulingPlanetsAt(ephemeris, chart, span.startMs),
    releases: releaseFinder(ephemeris, chart.moment.ayanamsa),
  });
  expect(windows.length).toBeGreaterThan(10);
  for (const window of windows) {
    const view = windowView(window, { offsetMinutes: 330 });
    // Mercury alone stands in the star of a planet retrograde at birth, Saturn.
    expect(view.deferral?.planet ?? null).toBe(window.deferrals.length === 0 ? null : 'Mercury');
    expect(view.state).toBe(window.state);
    expect(view.usableStart === null).toBe(view.state === 'DEFERRED_OUT');
    // A pratyantardasha lord has no date and is named only where no other lord is delayed.
    const upper = [window.md, window.ad].some(({ planet }) => planet === 'Mercury');
    expect(view.deferral?.turnsDirect !== undefined).toBe(upper);
    expect(view.deferral?.level === 'PD').toBe(!upper && window.pd.planet === 'Mercury');
    expect(view.start).toMatch(/\+05:30$/);
    expect(Date.parse(view.start)).toBe(Math.floor(window.startMs / 1000) * 1000);
    expect(Date.parse(view.end)).toBe(Math.floor(window.endMs / 1000) * 1000);
    expect(view).toMatchObject({ md: window.md.planet, ad: window.ad.planet, pd: window.pd.planet });
  }
});
