import { describe, expect, it } from 'vitest';
import { naiveClassOf } from '../../../test/naive-standing.ts';
import { allJointPeriods } from '../../../test/naive-timing.ts';
import { ephemeris, randomCharts } from '../../../test/random-charts.ts';
import type { Chart } from '../../chart/chart.ts';
import { lifeSpan } from '../../dasha/life-span.ts';
import { DASHA_YEAR_MS } from '../../dasha/years.ts';
import { NATAL_EVENTS, natalEvent } from '../../events/natal.ts';
import type { JudgedEvent } from '../../events/event.ts';
import { siderealPosition } from '../../search/position.ts';
import { jdFromUtcMs } from '../../time/julian.ts';
import { beginSearch } from '../../passages/transit-search.ts';
import { divide } from '../../zodiac/division.ts';
import type { Planet } from '../../zodiac/names.ts';
import { releaseFinder } from '../timing/release.ts';
import { eventTiming } from './event-timing.ts';
import { WINDOW_STATES } from '../timing/window-state.ts';
import type { EventTiming } from './event-timing.ts';
import { transitHierarchy } from './hierarchy.ts';
import { rulingPlanetsAt } from '../ruling/judgment-moment.ts';
import { matter } from '../promise/matter.ts';
import { PERIOD_CLASSES } from '../promise/period-class.ts';

const yieldTurn = (): Promise<void> => Promise.resolve();

async function timed(chart: Chart, event: JudgedEvent, age: number, years: number, max = 10): Promise<EventTiming> {
  const { notes: _, ...span } = lifeSpan(chart, chart.moment.utcMs + age * DASHA_YEAR_MS, years, 'from_date');
  const search = beginSearch(ephemeris, chart.moment.ayanamsa, yieldTurn);
  const context = {
    asOfMs: span.startMs,
    rulingPlanets: rulingPlanetsAt(ephemeris, chart, chart.moment.utcMs),
    releases: releaseFinder(ephemeris, chart.moment.ayanamsa, search.budget),
  };
  return eventTiming(search, chart, event, span, max, context);
}

const lordsAt = (chart: Chart, planet: Planet, utcMs: number) =>
  divide(siderealPosition(ephemeris, planet, jdFromUtcMs(utcMs), chart.moment.ayanamsa).longitude);

describe('event timing', () => {
  const charts = randomCharts(10, 2020, [0, 60]);
  const events = ['marriage', 'promotion', 'property_purchase', 'childbirth'].flatMap(
    (key) => NATAL_EVENTS.find((event) => event.key === key) ?? [],
  );

  it('D5: follows no sign beyond a window, and finds what the whole stays in signs find', async () => {
    let compared = 0;
    for (const chart of charts) {
      for (const event of events) {
        for (const { startMs, endMs, stages } of (await timed(chart, event, 25, 15, 5)).windows) {
          const search = beginSearch(ephemeris, chart.moment.ayanamsa, yieldTurn);
          const whole = await transitHierarchy(search, chart, event, startMs, { untilMs: endMs, last: 'SUN' });
          for (const { stage, windows } of stages ?? []) {
            const all = whole.stages.find((each) => each.stage === stage)?.windows;
            expect(windows).toEqual(all?.slice(0, windows.length));
            compared += windows.length;
          }
        }
      }
    }
    expect(compared).toBeGreaterThan(100);
  });

  it('keeps what is deferred past its end for last, then goes by class, ruling planets and start, whatever transits say', async () => {
    const states = new Set<string>();
    for (const chart of charts) {
      for (const event of events) {
        const { windows } = await timed(chart, event, 22, 30, 25);
        const keys = windows.map(({ state, class: of, pd, rulingPlanetsInCommon, startMs }) => [
          state === 'DEFERRED_OUT' ? 1 : 0,
          PERIOD_CLASSES.indexOf(of),
          -rulingPlanetsInCommon.length,
          pd.startMs < startMs ? 1 : 0,
          startMs,
        ]);
        const sorted = [...keys].sort((a, b) => {
          const at = a.findIndex((value, index) => value !== b[index]);
          return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
        });
        expect(keys).toEqual(sorted);
        for (const { state, usableStartMs, deferrals, startMs, endMs, md, ad, pd } of windows) {
          states.add(state);
          const upper = deferrals.filter(({ level }) => level !== 'PD');
          const freed = upper.map(({ release }) => release?.turnsDirectMs ?? Infinity);
          const free = Math.max(startMs, ...freed);
          expect(upper.length === 0).toBe(state === 'OPEN');
          expect(state === 'RELEASED').toBe(upper.length > 0 && free === startMs);
          expect(usableStartMs).toBe(free < endMs ? free : null);
          expect(state === 'DEFERRED_OUT').toBe(free >= endMs);
          const held = [md, ad, pd].filter(({ planet }) => {
            const { starLord } = chart.planets[planet];
            return chart.planets[starLord].retrograde;
          });
          expect(deferrals.map(({ planet }) => planet)).toEqual(held.map(({ planet }) => planet));
        }
      }
    }
    expect(states).toEqual(new Set(WINDOW_STATES));
  });

  it('looks at the sky of five windows; dates have the Sun in a star and sub of strong planets, inside what is usable', async () => {
    let [confirmed, dates] = [0, 0];
    for (const chart of charts) {
      for (const event of events) {
        const { windows } = await timed(chart, event, 25, 20);
        expect(windows.filter(({ stages }) => stages !== null)).toHaveLength(Math.min(5, windows.length));
        const { strong } = matter(chart, event);
        for (const { stages, transitConfirmed, candidateDates, usableStartMs, startMs, endMs } of windows) {
          if (stages === null) {
            expect([transitConfirmed, candidateDates]).toEqual([false, []]);
            continue;
          }
          expect(stages.map(({ stage }) => stage)).toEqual(['SATURN', 'JUPITER', 'SUN']);
          for (const { windows: listed } of stages) {
            expect(listed.length).toBeLessThanOrEqual(3);
            for (const each of listed) {
              expect(each.startMs).toBeGreaterThanOrEqual(startMs);
              expect(each.endMs).toBeLessThanOrEqual(endMs);
            }
          }
          for (const date of candidateDates) {
            dates += 1;
            expect(date.startMs).toBeGreaterThanOrEqual(usableStartMs ?? Infinity);
            expect(date.endMs).toBeLessThanOrEqual(endMs);
            const { starLord, subLord } = lordsAt(chart, 'Sun', (date.startMs + date.endMs) / 2);
            expect(strong).toEqual(expect.arrayContaining([starLord, subLord]));
            expect(date.by.at(-1)).toBe('SUN');
            for (const stage of date.by.slice(0, -1)) {
              const body = stage === 'SATURN' ? 'Saturn' : 'Jupiter';
              // Somewhere in that date it stands in the zone too.
              const times = Array.from(
                { length: 150 },
                (_, k) => date.startMs + ((k + 0.5) / 150) * (date.endMs - date.startMs),
              );
              const agrees = times.some((at) => {
                const lords = lordsAt(chart, body, at);
                return strong.includes(lords.starLord) && strong.includes(lords.subLord);
              });
              expect(agrees).toBe(true);
            }
          }
          if (usableStartMs === null) expect(candidateDates).toEqual([]);
          if (transitConfirmed) confirmed += 1;
          if (candidateDates.some(({ by }) => by.length > 1)) expect(transitConfirmed).toBe(true);
        }
      }
    }
    expect(confirmed).toBeGreaterThan(10);
    expect(dates).toBeGreaterThan(30);
  });

  it('names best, first and the weaker ones as a look at all joint periods finds them, before any cut', async () => {
    let [weakOnly, nothing, offeredOnes] = [0, 0, 0];
    for (const chart of charts) {
      const joint = allJointPeriods(chart);
      const start = chart.moment.utcMs + 40 * DASHA_YEAR_MS;
      for (const event of NATAL_EVENTS.slice(0, 20)) {
        const { windows, found, best, first, weaker } = await timed(chart, event, 40, 3, 1);
        const starts = (...classes: readonly string[]): readonly number[] =>
          joint
            .filter(({ pd }) => pd.endMs > start && pd.startMs < start + 3 * DASHA_YEAR_MS)
            .filter(({ md, ad, pd }) => classes.includes(naiveClassOf(chart, event, [md.planet, ad.planet, pd.planet])))
            .map(({ pd }) => Math.max(pd.startMs, start));
        const offered = starts('FULL', 'PARTIAL');
        const weak = starts('WEAK');
        expect([found, windows.length]).toEqual([offered.length, Math.min(1, offered.length)]);
        expect([...weaker.map(({ startMs }) => startMs)].sort((a, b) => a - b).every((at) => weak.includes(at))).toBe(
          true,
        );
        // Beside stronger ones two are enough.
        expect(weaker.length).toBe(Math.min(offered.length > 0 ? 2 : 5, weak.length));
        if (best === null || first === null) {
          nothing += 1;
          expect([best, first]).toEqual([null, null]);
          for (const { state } of [...windows, ...weaker]) expect(state).toBe('DEFERRED_OUT');
        } else if (best.class === 'WEAK') {
          weakOnly += 1;
          expect(first).toEqual(best);
          for (const { state } of windows) expect(state).toBe('DEFERRED_OUT');
        } else {
          offeredOnes += 1;
          expect(best.startMs).toBe(windows[0]?.startMs);
          expect(first.usableStartMs ?? Infinity).toBeLessThanOrEqual(best.usableStartMs ?? -Infinity);
          expect(offered).toContain(first.startMs);
        }
      }
    }
    expect(offeredOnes).toBeGreaterThan(50);
    expect(weakOnly).toBeGreaterThan(5);
    expect(nothing).toBeGreaterThan(5);
  });

  it('says so when the ephemeris ends before the windows do', async () => {
    const [late] = randomCharts(400, 6, [0, 50]).filter(({ moment }) => moment.utcMs > Date.UTC(2290, 0, 1));
    if (late === undefined) throw new Error('no late birth');
    const outside = await Promise.all(events.map((event) => timed(late, event, 110, 9)));
    for (const { truncated, windows } of outside) {
      if (windows.some(({ endMs }) => endMs > Date.UTC(2400, 0, 5))) expect(truncated).toBe(true);
    }
    expect((await timed(late, natalEvent('marriage'), 20, 10)).truncated).toBe(false);
  });

  it('costs less than 12,000 ephemeris calls over thirty years: a tenth of a second', async () => {
    const costs: number[] = [];
    for (const chart of charts) {
      for (const event of events) {
        const before = ephemeris.calls;
        await timed(chart, event, 20, 30, 10);
        costs.push(ephemeris.calls - before);
      }
    }
    expect(Math.max(...costs)).toBeLessThan(12_000);
  });
});
