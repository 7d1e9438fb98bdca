import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { OTHER_PROGRAM } from '../../../test/dasha-references.ts';
import { PLANETS } from '../../zodiac/names.ts';
import { ASHTOTTARI, ashtottari } from './ashtottari.ts';
import { CONDITIONAL_DASHAS, conditionalCycle } from '../conditional/all.ts';
import { periodAt } from '../cut-period.ts';
import { dashaChildren, dashaMahadashas } from './planet-dasha.ts';
import type { DashaCycle } from './planet-dasha.ts';
import { DASHA_YEAR_MS } from '../years.ts';
import { YOGINI, yoginiDasha, yoginiPlanet, YOGINIS } from './yogini.ts';

type CycleOf = (moon: number, birthMs: number) => DashaCycle<string>;
const SYSTEMS: readonly (readonly [string, CycleOf, total: number])[] = [
  ['ashtottari', (moon, birth) => ashtottari(moon, birth).cycle, 108],
  ['yogini', yoginiDasha, 36],
  ...CONDITIONAL_DASHAS.map((dasha): readonly [string, CycleOf, number] => [
    dasha.key,
    (moon, birth) => conditionalCycle(dasha, moon, birth),
    {
      shodashottari: 116,
      dwadashottari: 112,
      panchottari: 105,
      shatabdika: 100,
      chaturashiti_sama: 84,
      dwisaptati_sama: 72,
      shashtihayani: 60,
      shattrimsha_sama: 36,
    }[dasha.key],
  ]),
];

const anyBirth = fc.record({
  moon: fc.double({ min: 0, max: 359.999999, noNaN: true }),
  birth: fc.integer({ min: Date.UTC(1800, 0, 1), max: Date.UTC(2399, 0, 1) }),
});

describe.each(SYSTEMS)('%s as a planet dasha (D8)', (_, cycleOf, total) => {
  it(`has ${total} years a round`, () => {
    const { scheme } = cycleOf(0, 0);
    expect(scheme.total).toBe(total);
    expect(scheme.years.reduce((sum, years) => sum + years, 0)).toBe(total);
  });

  it('tiles from birth on, rounds repeat, and the parts of a period add up to it exactly', () => {
    fc.assert(
      fc.property(anyBirth, ({ moon, birth }) => {
        const cycle = cycleOf(moon, birth);
        const periods = dashaMahadashas(cycle, 120);
        const lords = cycle.scheme.lords.length;
        expect(periods[0]).toMatchObject({ lord: cycle.firstLord, startMs: birth });
        expect(periods.at(-1)?.startMs).toBeLessThan(birth + 120 * DASHA_YEAR_MS);
        expect(periods.at(-1)?.endMs).toBeGreaterThanOrEqual(birth + 120 * DASHA_YEAR_MS);
        // One rounding only: the balance in years is the time left in milliseconds.
        expect(((periods[0]?.endMs ?? NaN) - birth) / DASHA_YEAR_MS).toBeCloseTo(cycle.balanceYears, 9);
        periods.forEach((period, k) => {
          const before = periods[k - 1];
          if (before) expect(period.startMs).toBe(before.endMs);
          expect(period.endMs - period.nominalStartMs).toBe(period.years * DASHA_YEAR_MS);
          if (k >= lords) expect(period.lord).toBe(periods[k - lords]?.lord);
          expect(period.cutAtBirth).toBe(period.nominalStartMs < birth);
          for (const start of ['own', 'next'] as const) {
            const parts = dashaChildren(period, start);
            expect(parts[0]?.startMs).toBe(period.startMs);
            expect(parts.at(-1)?.endMs).toBe(period.endMs);
            const whole = period.span.to - period.span.from;
            parts.forEach((part, j) => {
              if (j > 0) expect(part.startMs).toBe(parts[j - 1]?.endMs);
              expect((part.span.to - part.span.from) * BigInt(total)).toBe(
                whole * BigInt(part.years) * (part.span.parts / period.span.parts),
              );
            });
            if (!period.cutAtBirth) {
              expect(parts).toHaveLength(lords);
              expect((start === 'own' ? parts[0] : parts.at(-1))?.lord).toBe(period.lord);
            }
          }
        });
      }),
      { numRuns: 60, seed: 46 },
    );
  });

  it('agrees with a reckoning in decimal years at any instant', () => {
    fc.assert(
      fc.property(anyBirth, fc.double({ min: 0, max: 0.999, noNaN: true }), ({ moon, birth }, part) => {
        const cycle = cycleOf(moon, birth);
        const at = birth + Math.floor(part * 100 * DASHA_YEAR_MS);
        const md = periodAt(dashaMahadashas(cycle, 120), at);
        const ad = md && periodAt(dashaChildren(md), at);
        // Years since the nominal start, laid on the table of the scheme.
        const { lords, years } = cycle.scheme;
        const firstYears = years[lords.indexOf(cycle.firstLord)] ?? NaN;
        let rest = (at - birth) / DASHA_YEAR_MS + firstYears - cycle.balanceYears;
        let place = lords.indexOf(cycle.firstLord);
        while (rest >= (years[place % lords.length] ?? NaN)) {
          rest -= years[place % lords.length] ?? NaN;
          place += 1;
        }
        const mdYears = years[place % lords.length] ?? NaN;
        let adPlace = place;
        let adRest = (rest / mdYears) * total;
        const margin = () => Math.min(adRest, (years[adPlace % lords.length] ?? NaN) - adRest);
        while (adRest >= (years[adPlace % lords.length] ?? NaN)) {
          adRest -= years[adPlace % lords.length] ?? NaN;
          adPlace += 1;
        }
        // Nearer to a border than decimals can tell.
        fc.pre(margin() > 1e-6);
        expect(md?.lord).toBe(lords[place % lords.length]);
        expect(ad?.lord).toBe(lords[adPlace % lords.length]);
      }),
      { numRuns: 200, seed: 108 },
    );
  });

  const { nakshatra } = OTHER_PROGRAM;
  it("has another program's first lord, balance and borders, scaled to its year", () => {
    const printed = nakshatra.mahadashas[_] ?? [];
    const birth = Date.UTC(1950, 10, 1);
    const periods = dashaMahadashas(cycleOf(nakshatra.moon, birth), 120);
    expect(printed.length).toBeGreaterThan(6);
    printed.forEach(([lord, days], k) => {
      const period = periods[k];
      const name = period?.lord ?? '';
      const yogini = YOGINIS.find((each) => each === name);
      expect(yogini ? yoginiPlanet(yogini) : name).toBe(PLANETS[lord]);
      const expected = birth + (days / nakshatra.year_days) * DASHA_YEAR_MS;
      expect(Math.abs((period?.nominalStartMs ?? NaN) - expected)).toBeLessThan(1000);
    });
  });
});

describe('schemes', () => {
  it('have the printed lords and years', () => {
    expect(YOGINI.years).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(ASHTOTTARI.lords).toEqual(['Sun', 'Moon', 'Mars', 'Mercury', 'Saturn', 'Jupiter', 'Rahu', 'Venus']);
    expect(ASHTOTTARI.years).toEqual([6, 15, 8, 17, 10, 19, 12, 21]);
  });

  it('name the running period by half-open borders', () => {
    const [first, second] = dashaMahadashas(yoginiDasha(10, 0), 40);
    const periods = dashaMahadashas(yoginiDasha(10, 0), 40);
    expect(periodAt(periods, first?.endMs ?? NaN)?.lord).toBe(second?.lord);
    expect(periodAt(periods, (first?.endMs ?? NaN) - 1)?.lord).toBe(first?.lord);
    expect(periodAt(periods, -1)).toBeNull();
    expect(periodAt(periods, 100 * DASHA_YEAR_MS)).toBeNull();
  });
});
