import { describe, expect, it } from 'vitest';
import { holds } from '../../base/intervals.ts';
import { naiveClassOf } from '../../../test/naive-standing.ts';
import { allJointPeriods } from '../../../test/naive-timing.ts';
import { ephemeris, randomCharts } from '../../../test/random-charts.ts';
import { workedChart } from '../../../test/worked-chart.ts';
import { siderealPosition } from '../../search/position.ts';
import { DAY_MS, jdFromUtcMs } from '../../time/julian.ts';
import { beginSearch } from '../../passages/transit-search.ts';
import { ROW_BORDERS, staysOf } from '../../passages/stays.ts';
import { divide } from '../../zodiac/division.ts';
import { HOUSES } from '../../zodiac/names.ts';
import type { House } from '../../zodiac/names.ts';
import { fitsAge } from '../../events/life-stage.ts';
import { verdictOf } from '../promise/promise.ts';
import { yearThemes } from './annual-themes.ts';
import { activatedWeights, MONTH_TONES, monthPieces, monthTone, sunWindow } from './annual-forecast.ts';
import { twelveMonths } from './annual-months.ts';
import { slowTransits, sunTransits } from './annual-transits.ts';
import type { TransitChange } from './annual-transits.ts';
import { level } from '../kernel/levels.ts';
import { matter } from '../promise/matter.ts';

const yieldTurn = (): Promise<void> => Promise.resolve();

/** Read at one age, whichever the year. */
const AGE = 30;

describe('twelveMonths', () => {
  const chart = workedChart();

  it('are calendar months at the birth offset, over the end of the year and a 29 February', () => {
    const months = twelveMonths(chart, 2027, 11);
    expect(months.map(({ year, month }) => `${year}-${String(month).padStart(2, '0')}`)).toEqual([
      '2027-11',
      '2027-12',
      '2028-01',
      '2028-02',
      '2028-03',
      '2028-04',
      '2028-05',
      '2028-06',
      '2028-07',
      '2028-08',
      '2028-09',
      '2028-10',
    ]);
    expect(months[0]?.startMs).toBe(Date.parse('2027-11-01T00:00:00+05:30'));
    expect(months[3]?.endMs).toBe(Date.parse('2028-03-01T00:00:00+05:30'));
    expect(months.map(({ startMs, endMs }) => (endMs - startMs) / DAY_MS)).toEqual([
      30, 31, 31, 29, 31, 30, 31, 30, 31, 31, 30, 31,
    ]);
    months.slice(1).forEach(({ startMs }, index) => expect(startMs).toBe(months[index]?.endMs));
  });

  it('refuse months before birth and past the cycle, naming both, and years past the ephemeris', () => {
    for (const [year, month] of [
      [1992, 8],
      [1985, 1],
      [2106, 6],
    ] as const) {
      expect(() => twelveMonths(chart, year, month)).toThrow(/1992-08-14 to 2107-04-21/);
    }
    expect(twelveMonths(chart, 1992, 9)).toHaveLength(12);
    const [late] = randomCharts(400, 6, [0, 50]).filter(({ moment }) => moment.utcMs > Date.UTC(2290, 0, 1));
    if (late === undefined) throw new Error('no late birth');
    expect(() => twelveMonths(late, 2399, 2)).toThrow(expect.objectContaining({ code: 'out_of_range' }));
    expect(twelveMonths(late, 2399, 1)).toHaveLength(12);
  });
});

describe('months of random lives', () => {
  const cases = randomCharts(24, 365, [0, 60])
    .filter(({ moment }) => moment.utcMs < Date.UTC(2290, 0, 1))
    .map((chart, index) => {
      const year = new Date(chart.moment.utcMs).getUTCFullYear() + 20 + 2 * index;
      return { chart, months: twelveMonths(chart, year, 1 + (index % 12)) };
    });

  it('are tiled by their joint periods', () => {
    for (const { chart, months } of cases) {
      const joint = allJointPeriods(chart);
      for (const month of months) {
        const pieces = monthPieces(chart, month);
        expect(pieces[0]?.startMs).toBe(month.startMs);
        expect(pieces.at(-1)?.endMs).toBe(month.endMs);
        pieces.slice(1).forEach(({ startMs }, index) => expect(startMs).toBe(pieces[index]?.endMs));
        const days = pieces.reduce((sum, piece) => sum + piece.days, 0);
        expect(days).toBeCloseTo((month.endMs - month.startMs) / DAY_MS, 9);
        for (const { md, ad, pd, startMs, endMs } of pieces) {
          const middle = (startMs + endMs) / 2;
          const running = joint.find((each) => each.pd.startMs <= middle && middle < each.pd.endMs);
          expect([md.planet, ad.planet, pd.planet]).toEqual([
            running?.md.planet,
            running?.ad.planet,
            running?.pd.planet,
          ]);
        }
      }
    }
  });

  it('open the houses of their lords by days and level, and have the tone of those', () => {
    const tones = new Set<string>();
    for (const { chart, months } of cases) {
      for (const month of months) {
        const pieces = monthPieces(chart, month);
        const naive = HOUSES.map((house) => {
          const byDay = pieces.map(({ md, ad, pd, startMs, endMs }) => {
            const best = Math.min(...[md, ad, pd].map(({ planet }) => level(chart, planet, house) ?? 5));
            return ((endMs - startMs) / (month.endMs - month.startMs)) * (5 - best);
          });
          return { house, weight: byDay.reduce((sum, each) => sum + each, 0) };
        }).filter(({ weight }) => weight > 0);
        const found = activatedWeights(chart, pieces);
        expect(found.length).toBe(naive.length);
        for (const { house, weight } of found) {
          expect(weight).toBeCloseTo(naive.find((each) => each.house === house)?.weight ?? NaN, 9);
        }
        const left = naive.filter(({ house }) => found.every((each) => each.house !== house));
        const least = Math.min(...found.map(({ weight }) => weight));
        for (const { weight } of left) expect(weight).toBeLessThanOrEqual(least + 1e-9);

        const { tone, toneWeights } = monthTone(chart, pieces);
        // Lord by lord and day by day: one, three and nine parts of thirteen.
        const held = (houses: readonly House[]): number =>
          pieces.reduce(
            (sum, { md, ad, pd, days }) =>
              sum +
              [md, ad, pd].reduce(
                (total, { planet }, at) =>
                  total + 3 ** at * houses.reduce((all, house) => all + 5 - (level(chart, planet, house) ?? 5), 0),
                0,
              ) *
                days,
            0,
          ) /
          (13 * pieces.reduce((sum, { days }) => sum + days, 0));
        expect(toneWeights.good).toBeCloseTo(held([2, 3, 6, 10, 11]), 1);
        expect(toneWeights.bad).toBeCloseTo(held([5, 8, 12]), 1);
        const { score } = toneWeights;
        expect(tone).toBe(score >= 0.5 ? 'FAVOURABLE' : score <= -0.5 ? 'CHALLENGING' : 'MIXED');
        tones.add(tone);
      }
    }
    expect(tones).toEqual(new Set(MONTH_TONES));
  });

  it('A1: have the events of the longest joint period as themes, with the Sun where it confirms', async () => {
    let [confirmed, unconfirmed] = [0, 0];
    for (const { chart, months } of cases.slice(0, 8)) {
      const year = { startMs: months[0]?.startMs ?? NaN, endMs: months.at(-1)?.endMs ?? NaN };
      const { ayanamsa } = chart.moment;
      const sun = await staysOf(beginSearch(ephemeris, ayanamsa, yieldTurn), 'Sun', ROW_BORDERS, year);
      const sunAt = (at: number) => divide(siderealPosition(ephemeris, 'Sun', jdFromUtcMs(at), ayanamsa).longitude);
      const choice = { rulingPlanets: [], includeAdverse: false };
      const { months: found, setAside } = yearThemes(
        chart,
        months.map((month) => ({ pieces: monthPieces(chart, month), age: AGE })),
        choice,
      );
      for (const { event, age } of setAside) expect([age, fitsAge(event, AGE)]).toEqual([AGE, false]);
      const times = new Map<string, number>();
      for (const month of months) {
        const pieces = monthPieces(chart, month);
        const longest = pieces.reduce((best, piece) => (piece.days > best.days ? piece : best));
        const lords = [longest.md.planet, longest.ad.planet, longest.pd.planet];
        const { themes, cautions } = found[months.indexOf(month)] ?? { themes: [], cautions: [] };
        expect(cautions).toEqual([]);
        for (const { event, class: of } of themes) {
          expect(fitsAge(event, AGE)).toBe(true);
          expect(naiveClassOf(chart, event, lords)).toBe(of);
          expect([verdictOf(chart, event).side, event.polarity === 'adverse']).toEqual(['yes', false]);
          times.set(event.key, (times.get(event.key) ?? 0) + 1);
          const window = sunWindow(chart, event, sun, month);
          const { strong } = matter(chart, event);
          const open = (at: number): boolean =>
            strong.includes(sunAt(at).starLord) && strong.includes(sunAt(at).subLord);
          const days = Array.from(
            { length: 300 },
            (_, k) => month.startMs + ((k + 0.5) / 300) * (month.endMs - month.startMs),
          );
          const first = days.find(open);
          if (window === null) {
            unconfirmed += 1;
            expect(first).toBeUndefined();
            continue;
          }
          confirmed += 1;
          expect(open((window.startMs + window.endMs) / 2)).toBe(true);
          if (first !== undefined) expect(window.startMs).toBeLessThanOrEqual(first);
          if (window.endMs < month.endMs) expect(open(window.endMs + 2000)).toBe(false);
          if (window.startMs > month.startMs) expect(open(window.startMs - 2000)).toBe(false);
        }
      }
      expect(Math.max(0, ...times.values())).toBeLessThanOrEqual(3);
    }
    expect(confirmed).toBeGreaterThan(20);
    expect(unconfirmed).toBeGreaterThan(0);
  });

  it('show the Sun by star and sub, Jupiter and Saturn at mid-month with what they do', async () => {
    const changes: TransitChange[] = [];
    for (const { chart, months } of cases.slice(0, 8)) {
      const { ayanamsa } = chart.moment;
      const year = { startMs: months[0]?.startMs ?? NaN, endMs: months.at(-1)?.endMs ?? NaN };
      const search = beginSearch(ephemeris, ayanamsa, yieldTurn);
      const sun = await staysOf(search, 'Sun', ROW_BORDERS, year);
      const slow = await slowTransits(search, year);
      const at = (planet: 'Sun' | 'Jupiter' | 'Saturn', ms: number) =>
        divide(siderealPosition(ephemeris, planet, jdFromUtcMs(ms), ayanamsa).longitude);
      for (const month of months) {
        const rows = sunTransits(sun, month);
        expect(rows[0]).toMatchObject({ planet: 'Sun', inside: { subLord: at('Sun', month.startMs + 1000).subLord } });
        expect(rows.at(-1)?.subLords?.at(-1)).toBe(at('Sun', month.endMs - 1000).subLord);
        // The Sun crosses two or three stars and up to two signs in a month, and no sub twice.
        expect(rows.length).toBeGreaterThanOrEqual(3);
        expect(rows.length).toBeLessThanOrEqual(6);
        for (const { inside, subLords } of rows) {
          expect(subLords[0]).toBe(inside.subLord);
          expect(new Set(subLords).size).toBe(subLords.length);
        }
        const movers = slow(month);
        expect(movers.map(({ planet }) => planet)).toEqual(['Jupiter', 'Saturn']);
        for (const { planet, inside, changes: found } of movers) {
          expect(at(planet, (month.startMs + month.endMs) / 2)).toEqual(inside);
          const entries = found.filter(({ sign, star }) => sign !== undefined || star !== undefined);
          const [first, last] = [at(planet, month.startMs + 1000), at(planet, month.endMs - 1000)];
          if (first.starIndex !== last.starIndex || first.signIndex !== last.signIndex) expect(entries).not.toEqual([]);
          const speed = (ms: number): number => siderealPosition(ephemeris, planet, jdFromUtcMs(ms), ayanamsa).speed;
          expect(found.some(({ turns }) => turns !== undefined)).toBe(
            speed(month.startMs) < 0 !== speed(month.endMs) < 0,
          );
          for (const { atMs } of found) expect(holds(month, atMs)).toBe(true);
          changes.push(...found);
        }
      }
    }
    expect(changes.some(({ turns }) => turns === 'retrograde')).toBe(true);
    expect(changes.some(({ turns }) => turns === 'direct')).toBe(true);
    expect(changes.some(({ sign, star }) => sign === undefined && star !== undefined)).toBe(true);
  });
});
