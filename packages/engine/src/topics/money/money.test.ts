import { describe, expect, it } from 'vitest';
import { quietSearch } from '../../../test/quiet-search.ts';
import { ephemeris, randomCharts } from '../../../test/random-charts.ts';
import { workedChart } from '../../../test/worked-chart.ts';
import { buildChart } from '../../chart/build.ts';
import type { Chart } from '../../chart/chart.ts';
import { UT } from '../../time/clock.ts';
import type { Moment } from '../../time/moment.ts';
import { natalEvent } from '../../events/natal.ts';
import { naiveStandings } from '../../../test/naive-standing.ts';
import { judgmentMoment } from '../../kp/ruling/judgment-moment.ts';
import { contact, level, levels } from '../../kp/kernel/levels.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { promise } from '../../kp/promise/promise.ts';
import { topicHorizon } from '../../kp/timing/topic-timing.ts';
import { dayFrame } from '../../almanac/day-frame.ts';
import { rahuKalam } from '../../almanac/rahu-kalam.ts';
import { DAY_MS } from '../../time/julian.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { moneyPeriods, pillarLevel, wealth, wealthClass } from './financial.ts';
import { sessionTemper, slotTone } from './speculation.ts';
import { speculationGate } from './speculation-gate.ts';
import { sessionDay, sessionSpan } from './trading-session.ts';
import { wealthLens } from './wealth-lens.ts';

const charts = randomCharts(250, 71);
const year = 365.25 * DAY_MS;
const minute = 60_000;

const lean = (chart: Chart, planet: Planet, f: readonly House[], d: readonly House[]): string => {
  const best = (houses: readonly House[]): number =>
    Math.min(...houses.map((house) => levels(chart, planet).best[house] ?? 9));
  const [a, b] = [best(f), best(d)];
  return a < b ? 'FOR' : b < a ? 'AGAINST' : a === 9 ? 'NONE' : 'BOTH';
};

describe('wealth', () => {
  it('grades its pillars and adds its factors up', () => {
    const sets: readonly (readonly [string, readonly House[], readonly House[], readonly House[]])[] = [
      ['EARNING', [2, 6, 10], [2, 6, 10, 11], [5, 8, 12]],
      ['SAVING', [2, 11], [2, 11], [8, 12]],
      ['GAIN', [11], [2, 6, 11], [5, 8, 12]],
      ['OUTFLOW', [12], [5, 8, 12], [2, 11]],
    ];
    for (const chart of charts) {
      const { pillars, points, factors, wealthClass: grade } = wealth(chart);
      let expected = promise(chart, natalEvent('wealth_gain')).verdict === 'ACTIVE' ? 1 : 0;
      sets.forEach(([name, cusps, f, d], index) => {
        const leans = cusps.map((cusp) => lean(chart, cuspalSubLord(chart, cusp), f, d));
        const all = leans.every((each) => each === 'FOR');
        const most = leans.filter((each) => each === 'AGAINST').length > leans.length / 2;
        const words = name === 'OUTFLOW' ? ['HEAVY', 'LIGHT', 'MODERATE'] : ['STRONG', 'WEAK', 'FAIR'];
        expect(pillars[index]).toMatchObject({ name, level: words[all ? 0 : most ? 1 : 2] });
        expected += name === 'OUTFLOW' ? (all ? -1 : 0) : all ? 2 : most ? 0 : 1;
      });
      expect(points).toBe(expected);
      expect(factors.reduce((sum, factor) => sum + factor.points, 0)).toBe(points);
      expect(grade).toBe(wealthClass(points));
    }
  });

  it.each([
    [7, 'ABUNDANT'],
    [6, 'ABUNDANT'],
    [5, 'GOOD'],
    [4, 'GOOD'],
    [3, 'MODERATE'],
    [2, 'MODERATE'],
    [1, 'STRAINED'],
    [-1, 'STRAINED'],
  ])('%d points are %s', (points, grade) => expect(wealthClass(points)).toBe(grade));

  it('a tie of two cusps is no majority', () => {
    expect(pillarLevel('SAVING', ['FOR', 'AGAINST'])).toBe('FAIR');
    expect(pillarLevel('SAVING', ['AGAINST', 'AGAINST'])).toBe('WEAK');
    expect(pillarLevel('EARNING', ['AGAINST', 'FOR', 'AGAINST'])).toBe('WEAK');
    expect(pillarLevel('OUTFLOW', ['FOR'])).toBe('HEAVY');
    expect(pillarLevel('OUTFLOW', ['AGAINST'])).toBe('LIGHT');
    expect(pillarLevel('OUTFLOW', ['NONE'])).toBe('MODERATE');
  });
});

it('moneyPeriods: both lords STRONG gain, any AGAINST it is tight', () => {
  const sets = { primaryCusp: 2, required: [2, 6, 10, 11], supporting: [], denial: [5, 8, 12] } as const;
  const seen = new Set<string>();
  for (const chart of charts.slice(0, 120)) {
    const { span } = topicHorizon(quietSearch(chart.moment.ayanamsa), chart, chart.moment.utcMs + 30 * year, 30);
    const standings = naiveStandings(chart, sets);
    for (const { md, ad, tone } of moneyPeriods(chart, span)) {
      const words = [md, ad].map((lord) => standings.get(lord)?.word);
      expect(tone).toBe(
        words.includes('AGAINST') ? 'TIGHT' : words.every((each) => each === 'STRONG') ? 'GAINING' : 'NEUTRAL',
      );
      seen.add(tone);
    }
  }
  expect(seen.size).toBe(3);
});

it('wealthLens: whole-sign lords of 2 and 11, exchange, Jupiter', () => {
  // Cancer rises: lord of 2 is the Sun in Cancer (1), lord of 11 Venus in Leo (2); Jupiter in Leo.
  expect(wealthLens(workedChart()).map(({ test, met }) => [test, met])).toEqual([
    ['LORD_OF_2', true],
    ['LORD_OF_11', false],
    ['EXCHANGE_2_11', false],
    ['JUPITER_DIGNITY', null],
  ]);
});

describe('speculationGate (KPM)', () => {
  it('opens by promise and clean cusps alone', () => {
    const seen = new Set<string>();
    for (const chart of charts) {
      const clean = ([5, 11] as const).every((cusp) =>
        ([8, 12] as const).every((house) => level(chart, cuspalSubLord(chart, cusp), house) === null),
      );
      const yes = promise(chart, natalEvent('speculation')).side === 'yes';
      const { gate, reasons } = speculationGate(chart);
      expect(gate).toBe(yes ? (clean ? 'OPEN' : 'GUARDED') : 'CLOSED');
      expect(reasons).toHaveLength(3);
      seen.add(gate);
    }
    expect(seen.size).toBe(3);
  });
});

describe('sessionSpan', () => {
  const day = sessionDay('2026-03-02');
  it('reads local clock times', () => {
    expect(sessionSpan(day, { start: '09:15', end: '15:30' }, { offsetMinutes: 330 })).toEqual({
      startMs: Date.UTC(2026, 2, 2, 3, 45),
      endMs: Date.UTC(2026, 2, 2, 10, 0),
    });
    expect(sessionSpan(day, { start: '06:00', end: '22:00' }, UT).endMs).toBe(Date.UTC(2026, 2, 2, 22));
  });

  it.each([
    ['15:30', '09:15', /not after/],
    ['09:15', '09:15', /not after/],
    ['05:59', '22:00', /longer than 16 hours/],
    ['9:15', '15:30', /HH:MM/],
    ['09:15', '24:00', /HH:MM/],
  ])('refuses %s to %s', (start, end, words) =>
    expect(() => sessionSpan(day, { start, end }, { offsetMinutes: 330 })).toThrow(words),
  );

  it('takes a date alone', () => {
    expect(() => sessionDay('2026-03-02T10:00')).toThrow(/date alone/);
    expect(() => sessionDay('2026-02-30')).toThrow();
  });
});

describe('sessionTemper (R35.3)', () => {
  const place = (chart: Chart, startMs: number): Moment => judgmentMoment(chart, startMs);

  it('tiles the session, each slot with the sub lords that rule its middle', () => {
    const tones = new Set<string>();
    const caps = new Set<string | null>();
    for (const chart of charts.slice(0, 40)) {
      const startMs = Math.floor((chart.moment.utcMs + 33 * year) / 1000) * 1000;
      const span = { startMs, endMs: startMs + 375 * minute };
      const moment = place(chart, startMs);
      const { slots, minutes, dayTone, fitness, dasha } = sessionTemper(
        quietSearch(chart.moment.ayanamsa),
        chart,
        span,
        moment,
      );
      expect([slots[0]?.startMs, slots.at(-1)?.endMs]).toEqual([span.startMs, span.endMs]);
      const against = dasha.filter(({ level: of, standing }) => of !== 'MD' && standing === 'AGAINST').length;
      expect(dasha.map((row) => row.level)).toEqual(['MD', 'AD', 'PD', 'SD']);
      slots.forEach((slot, index) => {
        const next = slots[index + 1];
        if (next) expect(next.startMs).toBe(slot.endMs);
        expect(Math.abs(slot.startMs % 1000)).toBe(0);
        if (slot.endMs - slot.startMs > 4000) {
          const sky = buildChart(ephemeris, place(chart, (slot.startMs + slot.endMs) / 2));
          expect([slot.ascSubLord, slot.moonSubLord]).toEqual([sky.ascendant.subLord, sky.planets.Moon.subLord]);
        }
        const tone = slotTone(chart, slot.ascSubLord, slot.moonSubLord);
        const cap = fitness.gate === 'CLOSED' ? 'GATE_CLOSED' : against >= 2 ? 'DASHA_AGAINST' : null;
        expect(slot.cappedBy).toBe(tone === 'SUPPORTIVE' ? cap : null);
        expect(slot.tone).toBe(tone === 'SUPPORTIVE' && cap !== null ? 'NEUTRAL' : tone);
        if (fitness.gate === 'CLOSED') expect(slot.tone).not.toBe('SUPPORTIVE');
        tones.add(slot.tone);
        caps.add(slot.cappedBy);
      });
      expect(minutes.supportive + minutes.neutral + minutes.adverse).toBeCloseTo(375, 1);
      expect(dayTone).toBe(
        minutes.supportive >= 187.5 ? 'SUPPORTIVE_DAY' : minutes.adverse >= 187.5 ? 'ADVERSE_DAY' : 'MIXED_DAY',
      );
    }
    expect([tones.size, caps.size]).toEqual([3, 3]);
  });

  it('counts 5 as gain only for a planet that also has 2 or 11', () => {
    for (const chart of charts.slice(0, 60)) {
      for (const planet of ['Sun', 'Moon', 'Mars', 'Jupiter', 'Rahu'] as const) {
        const gains = contact(chart, planet, [2, 11]) !== null;
        const of = gains ? lean(chart, planet, [2, 5, 6, 11], [8, 12]) : lean(chart, planet, [2, 6, 11], [5, 8, 12]);
        const touches = contact(chart, planet, gains ? [2, 5, 6, 11] : [2, 6, 11]) !== null;
        const loses = (contact(chart, planet, [8, 12]) ?? 9) <= 2;
        expect(slotTone(chart, planet, planet)).toBe(
          touches && of !== 'AGAINST' ? 'SUPPORTIVE' : of === 'AGAINST' || loses ? 'ADVERSE' : 'NEUTRAL',
        );
      }
    }
  });

  it('refuses a place inside the polar circles and a day outside the dasha years', () => {
    const chart = workedChart();
    const startMs = Date.UTC(2026, 0, 5, 4);
    const span = { startMs, endMs: startMs + 60 * minute };
    const polar = { ...place(chart, startMs), latitude: 70 };
    expect(() => sessionTemper(quietSearch(), chart, span, polar)).toThrow(/session_latitude 70[^]*66\.5/);
    const early = { startMs: Date.UTC(1980, 0, 1), endMs: Date.UTC(1980, 0, 1, 1) };
    expect(() => sessionTemper(quietSearch(), chart, early, place(chart, early.startMs))).toThrow(/session_date/);
  });
});

it('rahuKalam: the eighth of the weekday (R32.2)', () => {
  // Monday 2 March 2026 at Chennai: the second eighth, about 08:00 to 09:30.
  const frame = dayFrame(
    ephemeris,
    Date.UTC(2026, 2, 2, 6),
    { latitude: 13.08, longitude: 80.27 },
    { offsetMinutes: 330 },
  );
  const { startMs, endMs } = rahuKalam(frame);
  expect(frame.weekday).toBe(1);
  expect(endMs - startMs).toBeCloseTo((frame.sunsetMs - frame.sunriseMs) / 8, 3);
  expect(startMs).toBeCloseTo(frame.sunriseMs + (frame.sunsetMs - frame.sunriseMs) / 8, 3);
  const eighths = [0, 1, 2, 3, 4, 5, 6].map(
    (weekday) => (rahuKalam({ ...frame, weekday, sunriseMs: 0, sunsetMs: 8 }).startMs ?? -1) + 1,
  );
  expect(eighths).toEqual([8, 2, 7, 5, 6, 4, 3]);
});
