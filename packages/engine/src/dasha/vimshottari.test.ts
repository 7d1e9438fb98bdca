import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { OTHER_PROGRAM } from '../../test/dasha-references.ts';
import { readReference } from '../../test/read-reference.ts';
import { divide } from '../zodiac/division.ts';
import { DASHA_ORDER, DASHA_YEARS, PLANETS } from '../zodiac/names.ts';
import type { Period } from './vimshottari.ts';
import {
  balanceAtBirth,
  childrenOf,
  cycleEndMs,
  mahadashas,
  nextPeriod,
  periodsBetween,
  runningAt,
  vimshottari,
  wholeOf,
} from './vimshottari.ts';
import { DASHA_YEAR_MS } from './years.ts';

const yearsOf = (planet: string): number => DASHA_YEARS[DASHA_ORDER.findIndex((lord) => lord === planet)] ?? NaN;
const birthMs = Date.parse('1992-08-13T23:02:00Z');
const anyBirth = fc.record({
  moon: fc.double({ min: 0, max: 359.999999, noNaN: true }),
  birth: fc.integer({ min: Date.UTC(1800, 0, 1), max: Date.UTC(2399, 0, 1) }),
});

describe('balanceAtBirth (D6, R13.6)', () => {
  it.each([
    ['12° Libra', 192, { lord: 'Rahu', years: 10, months: 9, days: 18 }],
    ['16° Taurus', 46, { lord: 'Moon', years: 5, months: 6, days: 0 }],
    ['0° Aries', 0, { lord: 'Ketu', years: 7, months: 0, days: 0 }],
    ['a hair below 0° Leo', 120 - 1e-13, { lord: 'Ketu', years: 7, months: 0, days: 0 }],
  ])('of a Moon at %s', (_, moon, expected) => {
    expect(balanceAtBirth(vimshottari(moon, birthMs))).toMatchObject(expected);
  });

  interface Case {
    readonly id: string;
    readonly moon_lon: number;
    readonly balance_lord: string;
    readonly balance_years: number;
    readonly balance_ymd: readonly number[];
    readonly birth: string;
    readonly year_days: number;
    readonly mahadashas: readonly (readonly [string, string])[];
    readonly venus_antardashas: readonly (readonly [string, string])[];
    readonly tolerance_minutes: number;
  }
  const { cases } = readReference<{ cases: readonly Case[] }>('vimshottari_cases');

  it('equals a printed balance', () => {
    const book = cases.find(({ id }) => id === 'PVR-ex50');
    if (book === undefined) throw new Error('no case');
    const balance = balanceAtBirth(vimshottari(book.moon_lon, birthMs));
    expect(balance.lord).toBe(book.balance_lord);
    expect(balance.decimalYears).toBeCloseTo(book.balance_years, 5);
    expect([balance.years, balance.months, balance.days]).toEqual(book.balance_ymd);
  });

  it("B5: follows another program's periods, before birth too, in proportion to its year", () => {
    const other = cases.find(({ id }) => id === 'APP-2025-04-09');
    if (other === undefined) throw new Error('no case');
    const birth = Date.parse(`${other.birth.slice(0, 16)}:00+05:30`);
    // Its year has 365.2564 days: distances from birth are stretched by that.
    const stretch = other.year_days / 365.25;
    const local = (text: string): number => Date.parse(`${text.replace(' ', 'T')}:00+05:30`);
    const periods = mahadashas(vimshottari(other.moon_lon, birth));
    const close = (period: Period | undefined, [planet, start]: readonly [string, string]): void => {
      expect(period?.planet).toBe(planet);
      const expected = birth + (local(start) - birth) / stretch;
      expect(Math.abs((period?.nominalStartMs ?? NaN) - expected) / 60_000).toBeLessThan(other.tolerance_minutes);
    };
    other.mahadashas.forEach((row, index) => close(periods[index], row));
    const [venus] = periods;
    if (venus === undefined) throw new Error('no mahadasha');
    // Printed whole, with those that were over when the life began.
    const antardashas = wholeOf(venus);
    expect(antardashas).toHaveLength(other.venus_antardashas.length);
    other.venus_antardashas.forEach((row, index) => close(antardashas[index], row));
    expect(childrenOf(venus)).toEqual(antardashas.filter(({ endMs }) => endMs > birth));
    expect(antardashas.filter(({ beforeBirth }) => beforeBirth).map(({ planet }) => planet)).toEqual([
      'Venus',
      'Sun',
      'Moon',
      'Mars',
    ]);
  });
});

describe('the tree (D2-D5)', () => {
  const cycle = vimshottari(192, birthMs);

  it('has mahadashas of the full years in order, 120 in all, the first cut at birth', () => {
    const periods = mahadashas(cycle);
    expect(periods.map(({ planet }) => planet)).toEqual([
      'Rahu',
      'Jupiter',
      'Saturn',
      'Mercury',
      'Ketu',
      'Venus',
      'Sun',
      'Moon',
      'Mars',
    ]);
    for (const period of periods) {
      expect(period.endMs - period.nominalStartMs).toBe(yearsOf(period.planet) * DASHA_YEAR_MS);
    }
    expect(periods[0]).toMatchObject({ startMs: birthMs, cutAtBirth: true, nominalStartMs: cycle.nominalStartMs });
    expect(periods.slice(1).every((period) => !period.cutAtBirth && period.startMs === period.nominalStartMs)).toBe(
      true,
    );
    // 40 per cent of Rahu's 18 years had passed.
    expect(birthMs - cycle.nominalStartMs).toBe(0.4 * 18 * DASHA_YEAR_MS);
  });

  it('divides every period exactly among its children, five levels deep', () => {
    const visit = (period: Period): number => {
      const children = childrenOf(period);
      if (period.level === 5) {
        expect(children).toEqual([]);
        return 1;
      }
      // Lengths in whole units: a*b*… times the constant of the level.
      let end: number | undefined;
      for (const child of children) {
        expect(Number.isSafeInteger(child.startUnits)).toBe(true);
        expect((child.endUnits - child.startUnits) * 120).toBe(
          (period.endUnits - period.startUnits) * yearsOf(child.planet),
        );
        if (end !== undefined) expect(child.startUnits).toBe(end);
        end = child.endUnits;
      }
      expect(end).toBe(period.endUnits);
      expect(children[0]?.startMs).toBe(period.startMs);
      // One branch in nine below the antardashas keeps the test short.
      const followed = period.level < 2 ? children : children.slice(0, 1);
      return followed.reduce((sum, child) => sum + visit(child), 0);
    };
    expect(mahadashas(cycle).reduce((sum, period) => sum + visit(period), 0)).toBeGreaterThan(70);
  });

  it('has the lengths of D2 at each level', () => {
    const [md] = mahadashas(vimshottari(0, birthMs));
    let period = md;
    const product = [7, 7 * 7, 7 ** 3, 7 ** 4, 7 ** 5];
    const units = [504_921_600_000, 4_207_680_000, 35_064_000, 292_200, 2_435];
    for (let level = 0; level < 5; level += 1) {
      expect(period?.planet).toBe('Ketu');
      expect((period?.endUnits ?? NaN) - (period?.startUnits ?? NaN)).toBe((product[level] ?? 0) * (units[level] ?? 0));
      period = period === undefined ? undefined : childrenOf(period)[0];
    }
  });

  it('leaves out what was over before birth and never divides the balance anew (D4)', () => {
    fc.assert(
      fc.property(anyBirth, ({ moon, birth }) => {
        const tree = vimshottari(moon, birth);
        const [md] = mahadashas(tree);
        if (md === undefined) throw new Error('no mahadasha');
        const all = DASHA_ORDER.indexOf(md.planet);
        const children = childrenOf(md);
        expect(children[0]).toMatchObject({ startMs: birth });
        expect(children.every((child) => child.endUnits > (birth - tree.nominalStartMs) * 16)).toBe(true);
        expect(children.at(-1)?.planet).toBe(DASHA_ORDER[(all + 8) % 9]);
        expect(children.filter((child) => child.cutAtBirth).length).toBeLessThanOrEqual(1);
        // The sub of the Moon is the antardasha, its sub-sub the pratyantardasha, and so on.
        const { starLord, subLord, subSubLord, subSubSubLord } = divide(moon);
        expect(runningAt(tree, birth, 4).map(({ planet }) => planet)).toEqual([
          starLord,
          subLord,
          subSubLord,
          subSubSubLord,
        ]);
      }),
      { numRuns: 500, seed: 13 },
    );
  });
});

describe('runningAt (D7)', () => {
  it('agrees with a walk over the tree at any instant', () => {
    fc.assert(
      fc.property(anyBirth, fc.double({ min: 0, max: 0.99, noNaN: true }), ({ moon, birth }, part) => {
        const tree = vimshottari(moon, birth);
        const last = tree.nominalStartMs + 120 * DASHA_YEAR_MS;
        const at = Math.floor(birth + part * (last - birth));
        const units = (at - tree.nominalStartMs) * 16;
        const running = runningAt(tree, at, 5);
        let level = mahadashas(tree);
        for (const period of running) {
          expect(level.filter((each) => each.startUnits <= units && units < each.endUnits)).toEqual([period]);
          level = childrenOf(period);
        }
        expect(running.map(({ level: depth }) => depth)).toEqual([1, 2, 3, 4, 5]);
      }),
      { numRuns: 300, seed: 120 },
    );
  });

  const cycle = vimshottari(192, birthMs);

  it('gives an instant on a border to the later period', () => {
    const [first, second] = mahadashas(cycle);
    expect(runningAt(cycle, first?.endMs ?? NaN, 1)[0]?.planet).toBe(second?.planet);
    expect(runningAt(cycle, (first?.endMs ?? NaN) - 1, 1)[0]?.planet).toBe(first?.planet);
  });

  it('refuses instants outside the cycle, naming both ends', () => {
    const last = cycle.nominalStartMs + 120 * DASHA_YEAR_MS;
    expect(runningAt(cycle, last - 1)).toHaveLength(5);
    for (const at of [birthMs - 1, last]) {
      expect(() => runningAt(cycle, at)).toThrow(expect.objectContaining({ code: 'validation_failed' }));
    }
    expect(() => runningAt(cycle, birthMs - 1)).toThrow(/1992-08-13T23:02:00\+00:00 to 2105-06-/);
  });
});

describe('nextPeriod and periodsBetween', () => {
  it('walk the whole level without building another', () => {
    const cycle = vimshottari(192, birthMs);
    for (const level of [1, 2, 3] as const) {
      const all = [...periodsBetween(cycle, level, birthMs, cycleEndMs(cycle))];
      expect(all[0]?.startMs).toBe(birthMs);
      expect(all.at(-1)?.endMs).toBe(cycleEndMs(cycle));
      all.forEach((period, k) => expect(nextPeriod(period)).toEqual(all[k + 1] ?? null));
    }
  });

  it('take what overlaps a range, borders half open, and five levels deep', () => {
    fc.assert(
      fc.property(anyBirth, fc.double({ min: 0, max: 0.95, noNaN: true }), ({ moon, birth }, part) => {
        const cycle = vimshottari(moon, birth);
        const from = Math.floor(birth + part * (cycleEndMs(cycle) - birth));
        const to = from + 90 * 86_400_000;
        const found = [...periodsBetween(cycle, 5, from, to)];
        expect(found[0]).toEqual(runningAt(cycle, from, 5)[4]);
        expect(found.at(-1)).toEqual(runningAt(cycle, to - 1, 5)[4]);
        found.slice(1).forEach((period, k) => {
          expect(period.startUnits).toBe(found[k]?.endUnits);
          expect(nextPeriod(found[k] ?? period)).toEqual(period);
        });
      }),
      { numRuns: 100, seed: 8 },
    );
  });

  it('give nothing outside the cycle or in an empty range', () => {
    const cycle = vimshottari(192, birthMs);
    expect([...periodsBetween(cycle, 2, cycleEndMs(cycle), cycleEndMs(cycle) + 1e12)]).toEqual([]);
    const [md] = mahadashas(cycle);
    expect([...periodsBetween(cycle, 1, md?.endMs ?? NaN, md?.endMs ?? NaN)]).toEqual([]);
    expect([...periodsBetween(cycle, 1, (md?.endMs ?? NaN) - 1, md?.endMs ?? NaN)]).toEqual([md]);
  });

  it('have the third level of another program, scaled to its year', () => {
    const { moon, year_days, vimshottari_pratyantardashas } = OTHER_PROGRAM.nakshatra;
    const cycle = vimshottari(moon, birthMs);
    for (const [md, ad, pd, days] of vimshottari_pratyantardashas) {
      const startMs = birthMs + (days / year_days) * DASHA_YEAR_MS;
      const running = runningAt(cycle, Math.max(birthMs, Math.round(startMs) + 2000), 3);
      expect(running.map(({ planet }) => planet)).toEqual([md, ad, pd].map((planet) => PLANETS[planet]));
      expect(Math.abs((running[2]?.nominalStartMs ?? NaN) - startMs)).toBeLessThan(1000);
    }
  });
});
