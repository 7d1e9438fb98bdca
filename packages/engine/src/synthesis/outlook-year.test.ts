import { describe, expect, it } from 'vitest';
import { naiveStandings } from '../../test/naive-standing.ts';
import { randomCharts } from '../../test/random-charts.ts';
import { buildChart } from '../chart/build.ts';
import { runningLords } from '../dasha/running-lords.ts';
import { fitsAge } from '../events/life-stage.ts';
import { natalEvent, NATAL_EVENTS } from '../events/natal.ts';
import { promise } from '../kp/promise/promise.ts';
import { rulingPlanetsAt } from '../kp/ruling/judgment-moment.ts';
import { eventWindows } from '../kp/timing/event-windows.ts';
import { releaseFinder } from '../kp/timing/release.ts';
import { byWindowOrder } from '../kp/timing/window-order.ts';
import { createSwissEphemeris } from '../sky/swiss.ts';
import { resolveBirth } from '../time/moment.ts';
import { printInstant } from '../time/print.ts';
import { GAIN } from './own-points.ts';
import { gainShares, outlookPeriods } from './outlook-dasha.ts';
import { adverseOpenings, openings } from './outlook-openings.ts';
import { outlookSpan } from './outlook-span.ts';

const ephemeris = createSwissEphemeris();
const CHENNAI = buildChart(
  ephemeris,
  resolveBirth({ birth_datetime: '1992-08-14T10:02', latitude: 13.0827, longitude: 80.2707, utc_offset_minutes: 330 }),
);
const DAY_MS = 86_400_000;

describe('the span of an outlook', () => {
  const printed = (year: number, basis: 'calendar' | 'birthday') => {
    const { startMs, endMs } = outlookSpan(ephemeris, CHENNAI, year, basis);
    return [printInstant(startMs, CHENNAI.moment), printInstant(endMs, CHENNAI.moment)];
  };

  it('is the calendar year of the birth place, or runs from one return of the Sun to the next', () => {
    expect(printed(2026, 'calendar')).toEqual(['2026-01-01T00:00:00+05:30', '2027-01-01T00:00:00+05:30']);
    const [start, end] = printed(2026, 'birthday');
    expect(printed(2025, 'birthday')[1]).toBe(start);
    expect(end?.slice(0, 10)).toBe('2027-08-15');
  });

  it('begins at birth in the birth year, and 119 years later for the last time', () => {
    expect(printed(1992, 'birthday')[0]).toBe('1992-08-14T10:02:00+05:30');
    expect(printed(2111, 'birthday')[0]?.slice(0, 7)).toBe('2111-08');
    for (const year of [1991, 2112])
      expect(() => outlookSpan(ephemeris, CHENNAI, year, 'calendar')).toThrow(
        `Argument "target_year" is ${year}, but the birth is in 1992. Send a year from 1992 to 2111.`,
      );
  });

  it('must end before the ephemeris does', () => {
    const late = buildChart(
      ephemeris,
      resolveBirth({ birth_datetime: '2390-05-01T12:00', latitude: 0, longitude: 0, utc_offset_minutes: 0 }),
    );
    expect(outlookSpan(ephemeris, late, 2398, 'birthday').endMs).toBeLessThan(Date.UTC(2400, 0, 1));
    for (const basis of ['calendar', 'birthday'] as const)
      expect(() => outlookSpan(ephemeris, late, 2399, basis)).toThrow('Send an earlier year.');
  });
});

describe('the periods and openings of a year, over random charts', () => {
  const charts = randomCharts(60, 8821).filter(
    ({ houses, moment }) => houses !== null && moment.utcMs < Date.UTC(2350, 0),
  );

  it('tile the span at both levels, and the lords run then', () => {
    for (const chart of charts) {
      const startMs = chart.moment.utcMs + 20_000 * DAY_MS;
      const span = { startMs, endMs: startMs + 365.25 * DAY_MS };
      const periods = outlookPeriods(chart, span);
      for (const level of ['AD', 'PD'] as const) {
        const rows = periods.filter((row) => row.level === level);
        expect([rows[0]?.startMs, rows.at(-1)?.endMs]).toEqual([span.startMs, span.endMs]);
        rows.slice(1).forEach((row, index) => {
          expect(row.startMs).toBe(rows[index]?.endMs);
        });
      }
      for (const { startMs: from, endMs, ...lords } of periods) {
        const [md, ad, pd] = runningLords(chart, (from + endMs) / 2) ?? [];
        expect([lords.md, lords.ad]).toEqual([md?.planet, ad?.planet]);
        if (lords.level === 'PD') expect(lords.pd).toBe(pd?.planet);
      }
      // The shares once more, day by day.
      const found = gainShares(chart, span);
      const standings = naiveStandings(chart, GAIN);
      let strong = 0;
      for (let day = 0; day < 365; day++) {
        const ad = runningLords(chart, startMs + (day + 0.5) * DAY_MS)?.[1];
        if (ad && standings.get(ad.planet)?.word === 'STRONG') strong++;
      }
      expect(Math.abs(found.STRONG - strong / 365)).toBeLessThan(0.02);
      expect(found.STRONG + found.WEAK + found.AGAINST + found.SILENT).toBeCloseTo(1, 9);
    }
  });

  it('A1: are the best windows of favourable matters that are not refused at their age, as the event tools find them', () => {
    const [seen, adverse] = [new Set<string>(), new Set<string>()];
    for (const chart of charts) {
      const startMs = chart.moment.utcMs + 11_000 * DAY_MS;
      const span = { startMs, endMs: startMs + 365.25 * DAY_MS };
      const context = {
        asOfMs: startMs,
        rulingPlanets: rulingPlanetsAt(ephemeris, chart, startMs),
        releases: releaseFinder(ephemeris, chart.moment.ayanamsa),
      };
      const { openings: found, setAside } = openings(chart, span, context);
      expect(found.length).toBeLessThanOrEqual(5);
      for (const { event, window, verdict } of found) {
        seen.add(event.key);
        expect(event.polarity).toBe('favourable');
        expect(fitsAge(event, AGE)).toBe(true);
        expect(window.class).toBe('FULL');
        expect(window.state).not.toBe('DEFERRED_OUT');
        expect(window.startMs >= span.startMs && window.endMs <= span.endMs).toBe(true);
        const judged = promise(chart, natalEvent(event.key));
        expect([verdict, judged.side === 'no']).toEqual([judged.verdict, false]);
        const { best } = eventWindows(chart, event, span, 1, context);
        expect(best?.startMs).toBe(window.startMs);
      }
      const windows = found.map(({ window }) => window);
      expect([...windows].sort(byWindowOrder)).toEqual(windows);
      // Whatever else opens fully in the span is no better than the last one kept.
      const last = windows.at(-1);
      for (const event of NATAL_EVENTS.filter(({ polarity }) => polarity === 'favourable')) {
        if (found.some((each) => each.event.key === event.key)) continue;
        const { best } = eventWindows(chart, event, span, 1, context);
        if (best?.class !== 'FULL') continue;
        expect(setAside.some((aside) => aside.event === event)).toBe(!fitsAge(event, AGE));
        if (!fitsAge(event, AGE)) continue;
        expect(found.length).toBe(5);
        if (last) expect(byWindowOrder(best, last)).toBeGreaterThanOrEqual(0);
      }
      const { openings: unwelcome } = adverseOpenings(chart, span, context);
      expect(unwelcome.length).toBeLessThanOrEqual(3);
      for (const { event } of unwelcome) adverse.add(event.key);
    }
    expect(seen.size).toBeGreaterThan(10);
    expect([...adverse].sort()).toEqual([...UNWELCOME].filter((key) => adverse.has(key)));
    expect(adverse.size).toBeGreaterThan(2);
  });
});

/** Age of all of them: 11,000 days after birth, and no catalogue row begins or ends a year later. */
const AGE = 30;

/** Unwelcome matters that an outlook may name: none of health or children, none with a tool of its own. */
const UNWELCOME = ['business_loss', 'education_break', 'financial_loss', 'job_loss', 'legal_dispute', 'unemployment'];
