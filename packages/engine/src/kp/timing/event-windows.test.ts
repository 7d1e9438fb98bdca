import { describe, expect, it } from 'vitest';
import { naiveClassOf } from '../../../test/naive-standing.ts';
import { allJointPeriods } from '../../../test/naive-timing.ts';
import { ephemeris, randomCharts } from '../../../test/random-charts.ts';
import { workedChart } from '../../../test/worked-chart.ts';
import { DASHA_YEAR_MS } from '../../dasha/years.ts';
import { NATAL_EVENTS, natalEvent } from '../../events/natal.ts';
import type { Chart } from '../../chart/chart.ts';
import { releaseFinder } from './release.ts';
import { eventWindows, notPromised, openPeriods } from './event-windows.ts';
import { windowsOf } from './window.ts';
import { byStart, firstWindow, lastDeferral } from './window-state.ts';
import { rulingPlanetsAt } from '../ruling/judgment-moment.ts';
import { matter } from '../promise/matter.ts';
import { WINDOW_CLASSES, PERIOD_CLASSES } from '../promise/period-class.ts';
import { PLANETS } from '../../zodiac/names.ts';
import { promise } from '../promise/promise.ts';

const OPEN: readonly string[] = WINDOW_CLASSES;
const contextOf = (chart: Chart, atMs: number) => ({
  asOfMs: atMs,
  rulingPlanets: rulingPlanetsAt(ephemeris, chart, atMs),
  releases: releaseFinder(ephemeris, chart.moment.ayanamsa),
});

describe('windows of an event', () => {
  const charts = randomCharts(15, 404, [0, 60]);

  it('are those that a look at all 729 joint periods finds, for every event', () => {
    for (const [index, chart] of charts.entries()) {
      const joint = allJointPeriods(chart);
      const whole = { startMs: -Infinity, endMs: Infinity };
      for (const event of NATAL_EVENTS.filter((_, row) => row % charts.length === index || row === 0)) {
        const naive = joint.flatMap(({ md, ad, pd }) => {
          const found = naiveClassOf(chart, event, [md.planet, ad.planet, pd.planet]);
          return OPEN.includes(found) ? [`${pd.startMs} ${pd.endMs} ${found}`] : [];
        });
        const { open } = openPeriods(chart, whole, matter(chart, event));
        expect(open.map(({ pd, class: found }) => `${pd.startMs} ${pd.endMs} ${found}`)).toEqual(naive);
      }
    }
  });

  it('passes over an antardasha whose lord is against the matter under one that is not strong for it, and says so', () => {
    const chart = workedChart();
    const of = matter(chart, natalEvent('divorce'));
    const { open, skipped } = openPeriods(chart, { startMs: -Infinity, endMs: Infinity }, of);
    // Venus, sub lord of four planets, signifies 2 and 11 against divorce and none of its houses.
    expect(PLANETS.filter((planet) => of.lords[planet].standing === 'AGAINST')).toEqual([
      'Moon',
      'Venus',
      'Saturn',
      'Ketu',
    ]);
    // The dasha begins with Mars, so Saturn comes before Ketu, Venus and the Moon.
    expect(skipped.map(({ period, within }) => [within, period.planet].join(' '))).toEqual([
      ...['Saturn Saturn', 'Saturn Ketu', 'Saturn Venus', 'Saturn Moon'],
      ...['Ketu Ketu', 'Ketu Venus', 'Ketu Moon', 'Ketu Saturn'],
      ...['Venus Venus', 'Venus Moon', 'Venus Saturn', 'Venus Ketu'],
      ...['Moon Moon', 'Moon Saturn', 'Moon Ketu', 'Moon Venus'],
    ]);
    for (const { md, ad } of open)
      expect(skipped.some(({ period, within }) => period.planet === ad.planet && within === md.planet)).toBe(false);
  });

  it('lie inside their periods and the span, do not overlap and are marked where the span cuts them', () => {
    for (const chart of charts) {
      const startMs = chart.moment.utcMs + 24.37 * DASHA_YEAR_MS;
      const span = { startMs, endMs: startMs + 15 * DASHA_YEAR_MS };
      const { open } = openPeriods(chart, span, matter(chart, natalEvent('marriage')));
      const windows = windowsOf(chart, span, open, contextOf(chart, startMs));
      let last = span.startMs;
      for (const { md, ad, pd, clipped, ...window } of windows) {
        expect(window.startMs).toBeGreaterThanOrEqual(last);
        expect(window.endMs).toBeGreaterThan(window.startMs);
        last = window.endMs;
        expect(window.startMs >= pd.startMs && window.endMs <= pd.endMs).toBe(true);
        expect(pd.startMs >= ad.startMs && pd.endMs <= ad.endMs).toBe(true);
        expect(ad.startMs >= md.startMs && ad.endMs <= md.endMs).toBe(true);
        expect(clipped).toBe(pd.startMs < span.startMs || pd.endMs > span.endMs);
      }
      expect(last).toBeLessThanOrEqual(span.endMs);
    }
  });

  it('are the best by class, ruling planets and start, in order of time, deferred past their end last', () => {
    for (const chart of charts) {
      const startMs = chart.moment.utcMs + 20 * DASHA_YEAR_MS;
      const span = { startMs, endMs: startMs + 40 * DASHA_YEAR_MS };
      const context = contextOf(chart, startMs);
      for (const event of NATAL_EVENTS.slice(0, 8)) {
        const { windows: all, best, first: earliest, weaker } = eventWindows(chart, event, span, 1000, context);
        const few = eventWindows(chart, event, span, 3, context).windows;
        const naive = [...all].sort((a, b) => {
          const [one, other] = [a, b].map(({ class: of }) => PERIOD_CLASSES.indexOf(of));
          return (
            Number(a.usableStartMs === null) - Number(b.usableStartMs === null) ||
            (one ?? 0) - (other ?? 0) ||
            b.rulingPlanetsInCommon.length - a.rulingPlanetsInCommon.length ||
            Number(a.pd.startMs < startMs) - Number(b.pd.startMs < startMs) ||
            a.startMs - b.startMs
          );
        });
        expect(few).toEqual(naive.slice(0, 3).sort(byStart));
        // DEFERRED_OUT windows stand last, and only where there are fewer others.
        const out = few.map(({ state }) => state === 'DEFERRED_OUT');
        expect(out).toEqual([...out].sort((a, b) => Number(a) - Number(b)));
        if (out.includes(true)) expect(all.filter(({ state }) => state !== 'DEFERRED_OUT').length).toBeLessThan(3);
        const first = firstWindow(all);
        const usable = all.flatMap(({ usableStartMs }) => usableStartMs ?? []);
        expect(first?.usableStartMs ?? null).toBe(usable.length === 0 ? null : Math.min(...usable));
        if (first !== null) expect(first.endMs).toBeGreaterThan(first.usableStartMs ?? Infinity);
        // Best and first are chosen among all that are offered, the weak ones only where none is.
        const [strongest] = naive.filter(({ usableStartMs }) => usableStartMs !== null);
        const weak = firstWindow(weaker);
        expect([best, earliest]).toEqual(first === null ? [weak, weak] : [strongest, first]);
        expect(weaker.length).toBeLessThanOrEqual(5);
        expect(weaker.every((window) => window.class === 'WEAK')).toBe(true);
        expect(weaker).toEqual([...weaker].sort(byStart));
      }
    }
  });

  it('are withheld exactly where the promise says no', () => {
    let withheld = 0;
    for (const chart of charts) {
      const span = { startMs: chart.moment.utcMs, endMs: chart.moment.utcMs + 10 * DASHA_YEAR_MS };
      const context = contextOf(chart, chart.moment.utcMs);
      for (const event of NATAL_EVENTS) {
        const found = eventWindows(chart, event, span, 5, context);
        const denied = promise(chart, event).side === 'no';
        expect(found.withheldReason !== undefined).toBe(denied);
        expect(notPromised(chart, event) === null).toBe(!denied);
        if (!denied) continue;
        withheld += 1;
        expect(found.windows).toEqual([]);
        expect(found.withheldReason).toMatch(/not promised/);
      }
    }
    expect(withheld).toBeGreaterThan(100);
  });

  it('carry the deferral of each lord from the start of its own period', () => {
    const chart = workedChart();
    const span = { startMs: Date.UTC(2026, 0, 1), endMs: Date.UTC(2056, 0, 1) };
    const { open } = openPeriods(chart, span, matter(chart, natalEvent('marriage')));
    const windows = windowsOf(chart, span, open, contextOf(chart, span.startMs));
    // Mercury alone stands in the star of a planet retrograde at birth, Saturn.
    for (const window of windows) {
      const periods = [window.md, window.ad, window.pd].filter(({ planet }) => planet === 'Mercury');
      expect(window.deferrals.map(({ planet, starLord }) => [planet, starLord])).toEqual(
        periods.map(() => ['Mercury', 'Saturn']),
      );
      const dates = window.deferrals.map(({ level, release }, index) => {
        const start = periods[index]?.startMs ?? NaN;
        expect(release === null).toBe(level === 'PD');
        if (release === null) return -Infinity;
        expect(release.turnsDirectMs).toBeGreaterThan(start);
        // Saturn turns direct once in about 378 days.
        expect((release.turnsDirectMs ?? NaN) - start).toBeLessThan(385 * 86_400_000);
        return release.turnsDirectMs ?? NaN;
      });
      const last = lastDeferral(window.deferrals);
      expect(last?.release?.turnsDirectMs ?? -Infinity).toBe(Math.max(-Infinity, ...dates));
      const free = Math.max(-Infinity, ...dates);
      const expected =
        free === -Infinity
          ? 'OPEN'
          : free <= window.startMs
            ? 'RELEASED'
            : free < window.endMs
              ? 'DEFERRED'
              : 'DEFERRED_OUT';
      expect(window.state).toBe(expected);
      expect(window.usableStartMs).toBe(expected === 'DEFERRED_OUT' ? null : Math.max(free, window.startMs));
    }
    expect(windows.some(({ deferrals }) => deferrals.length > 0)).toBe(true);
    expect(windows.some(({ deferrals }) => deferrals.length === 0)).toBe(true);
  });
});
