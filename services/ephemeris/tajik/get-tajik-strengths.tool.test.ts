import { instantMs } from '@cuspal/tool-kit/testing';
import { GRAHAS } from '@cuspal/engine/zodiac/names';
import { describe, expect, it } from 'vitest';
import { annualLives } from '../test/annual-lives.ts';
import { PVR } from '../test/book-births.ts';
import { readResult } from '../test/read-result.ts';
import chart from './get-varshaphala-chart.tool.ts';
import tool from './get-tajik-strengths.tool.ts';

describe('get_tajik_strengths of the book', () => {
  it('has the figures of the year 2000 (PVR examples 119 and 120)', async () => {
    const { value } = await readResult(tool, { ...PVR.march1967, age: 33 });
    const totals = Object.fromEntries(value.harsha.map(({ planet, total }) => [planet, total]));
    expect(totals).toEqual({ Sun: 0, Moon: 15, Mars: 0, Mercury: 10, Jupiter: 5, Venus: 10, Saturn: 5 });
    expect(
      value.candidates.map(({ office, officeName, planet, sightOfLagna }) => [
        office,
        officeName,
        planet,
        sightOfLagna,
      ]),
    ).toEqual([
      [1, 'luminary', 'Jupiter', 'square'],
      [2, 'natalLagna', 'Sun', 'semisextile'],
      [3, 'muntha', 'Venus', 'conjunction'],
      [4, 'annualLagna', 'Saturn', 'square'],
      [5, 'trirashi', 'Mars', 'sextile'],
    ]);
    expect(value.yearLord).toEqual({ planet: 'Mars', decidedBy: 'benefic', house: 3, ties: [], moonSubstitute: null });
    expect(value.panchavargeeya[2]).toMatchObject({
      planet: 'Mars',
      kshetra: 15,
      uchcha: 13.67,
      hadda: 15,
      drekkana: 10,
      navamsa: 1.25,
      total: 13.73,
      grade: 'STRONG',
      haddaLord: 'Mars',
    });
    expect(value).toMatchObject({ month: null, monthLord: null });
    expect(value.answer).toMatch(/^Mars is the lord of the year from 8 March 2000 to 8 March 2001\./);
  });

  it('takes strong Mercury in square in 1993 (R31.9)', async () => {
    const { value } = await readResult(tool, { ...PVR.june1972, age: 21 });
    expect(value.yearLord).toMatchObject({ planet: 'Mercury', decidedBy: 'malefic' });
    const total = (planet: string) => value.candidates.find((each) => each.planet === planet)?.total ?? 0;
    expect(total('Mercury')).toBeCloseTo(16.3, 1);
    expect(total('Mars')).toBeCloseTo(7.3, 1);
  });
});

describe('get_tajik_strengths of a month', () => {
  it('reads the chart of the month and keeps the lord of the year', async () => {
    const year = (await readResult(tool, { ...PVR.march1967, age: 33 })).value;
    const months = (await readResult(chart, { ...PVR.march1967, age: 33 })).value.months;
    for (const month of [1, 2, 7, 12]) {
      const { value } = await readResult(tool, { ...PVR.march1967, age: 33, month });
      expect(value.month).toEqual({ number: month, at: months[month - 1]?.at });
      expect(value.pravesha).toEqual(year.pravesha);
      expect(value.yearLord).toEqual(year.yearLord);
      expect(value.candidates).toHaveLength(6);
      // The natal lagna, the muntha and the lord of the year stay; the rest go by the moment.
      expect(value.candidates.map(({ planet }) => planet)).toEqual([
        expect.any(String),
        'Sun',
        'Venus',
        expect.any(String),
        expect.any(String),
        'Mars',
      ]);
      expect(value.candidates.some(({ planet }) => planet === value.monthLord?.planet)).toBe(true);
      expect(value.answer).toMatch(new RegExp(`The lord of month ${month} is (the )?${value.monthLord?.planet}`));
      if (month === 1) {
        expect(value.panchavargeeya).toEqual(year.panchavargeeya);
        expect(value.candidates.slice(0, 5)).toEqual(year.candidates);
        expect(value.notes).toEqual(year.notes);
      } else {
        expect(value.panchavargeeya).not.toEqual(year.panchavargeeya);
        // The answer tells the strength of the lord in the year, beside the figures of the month.
        expect(value.notes.join(' ')).toContain(
          `those of month ${month}. The lord of the year was chosen by the chart`,
        );
      }
    }
  });

  it('ends with month 12', async () => {
    await expect(readResult(tool, { ...PVR.march1967, age: 33, month: 13 })).rejects.toThrow(/month/);
    await expect(readResult(tool, { ...PVR.march1967, age: 33, month: 0 })).rejects.toThrow(/month/);
  });
});

describe('get_tajik_strengths everywhere', () => {
  it('holds together and reaches every value of its lists', async () => {
    const seen = { decisions: new Set<string>(), sights: new Set<string>(), grades: new Set<string>() };
    let [ties, moons, ownMoons, otherByTn] = [0, 0, 0, 0];
    for (const { args, now } of annualLives(400, 312)) {
      const { value } = await readResult(tool, args, now);
      const { panchavargeeya, harsha, candidates, yearLord } = value;
      expect(panchavargeeya.map(({ planet }) => planet)).toEqual(GRAHAS);
      for (const row of panchavargeeya) {
        const sum = row.kshetra + row.uchcha + row.hadda + row.drekkana + row.navamsa;
        expect(Math.abs(row.total - sum / 4)).toBeLessThan(0.011);
        seen.grades.add(row.grade);
      }
      for (const row of harsha) expect(row.place + row.dignity + row.gender + row.light).toBe(row.total);
      // By day the three male planets, by night the other four.
      expect(harsha.filter(({ light }) => light === 5)).toHaveLength(value.dayBirth ? 3 : 4);
      for (const { planet, total, sightOfLagna } of candidates) {
        expect(total).toBe(panchavargeeya.find((row) => row.planet === planet)?.total);
        seen.sights.add(sightOfLagna);
      }
      expect(candidates.some(({ planet }) => planet === yearLord.planet)).toBe(true);
      expect(yearLord.ties).not.toContain(yearLord.planet);
      expect(yearLord.moonSubstitute === null).toBe(yearLord.planet !== 'Moon');
      seen.decisions.add(yearLord.decidedBy);
      if (yearLord.ties.length > 0) ties += 1;
      if (yearLord.moonSubstitute !== null) moons += 1;
      if (yearLord.moonSubstitute === 'Moon') ownMoons += 1;
      if (value.tnWouldChoose !== yearLord.planet) otherByTn += 1;
      expect(instantMs(value.pravesha.at)).toBeLessThanOrEqual(now);
    }
    expect(seen.decisions.size).toBe(6);
    expect(seen.sights.size).toBe(7);
    expect([...seen.grades].sort()).toEqual(['ORDINARY', 'STRONG', 'VERY_STRONG', 'WEAK']);
    expect(Math.min(ties, moons, otherByTn)).toBeGreaterThan(0);
    expect(ownMoons).toBeLessThan(moons);
  });
});
