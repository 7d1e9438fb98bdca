import { GOLDEN, instantMs, POLAR } from '@cuspal/tool-kit/testing';
import { PLANETS, SIGNS } from '@cuspal/engine/zodiac/names';
import { describe, expect, it } from 'vitest';
import { annualLives } from '../test/annual-lives.ts';
import { PVR } from '../test/book-births.ts';
import { readResult } from '../test/read-result.ts';
import mudda from './get-mudda-dasha.tool.ts';
import strengths from './get-tajik-strengths.tool.ts';
import tool from './get-varshaphala-chart.tool.ts';

describe('get_varshaphala_chart of the book', () => {
  it.each([
    [PVR.march1967, 33, '2000-03-08T04:41:21+05:30', 'Taurus'],
    [PVR.march1967, 26, '1993-03-08T09:36:18+05:30', 'Libra'],
    [PVR.april1970, 17, '1987-04-05T02:15:41+05:30', 'Aquarius'],
    [PVR.april1970, 21, '1991-04-05T03:05:33+05:30', 'Gemini'],
  ] as const)('%# has the return within 20 seconds and the muntha', async (args, age, printed, sign) => {
    const { value } = await readResult(tool, { ...args, age });
    expect(Math.abs(instantMs(value.pravesha.at) - instantMs(printed))).toBeLessThan(20_000);
    expect(value.muntha.sign).toBe(sign);
  });

  it('reads the year 2000 whole (PVR examples 118 to 120)', async () => {
    const { value } = await readResult(tool, { ...PVR.march1967, age: 33 });
    expect(value.lagna).toMatchObject({ sign: 'Capricorn', lord: 'Saturn', houseInNatal: 6 });
    expect(value.muntha).toMatchObject({
      sign: 'Taurus',
      house: 5,
      grade: 'GOOD',
      lord: 'Venus',
      lordHouse: 1,
      occupants: [],
    });
    expect(value.yearLord).toEqual({ planet: 'Mars', decidedBy: 'benefic', house: 3 });
    expect(value.strengths.find(({ planet }) => planet === 'Mars')).toEqual({
      planet: 'Mars',
      panchavargeeya: 13.73,
      grade: 'STRONG',
      harsha: 0,
    });
    expect(value).toMatchObject({ tone: 'FAVOURABLE', score: 3, dayBirth: false });
    expect(value.answer).toBe(
      'The Tajik annual chart from 8 March 2000 to 8 March 2001 indicates a favourable year. The muntha is in house 5, and the lord of the year is Mars in house 3.',
    );
    const second = value.months[1]?.at ?? '';
    expect(Math.abs(instantMs(second) - instantMs('2000-04-07T10:38:00+05:30'))).toBeLessThan(120_000);
    // Sun in Aquarius, Saturn debilitated in Aries, retrograde Mercury by its light.
    const by = Object.fromEntries(value.planets.map((row) => [row.planet, row]));
    expect(by['Saturn']).toMatchObject({ sign: 'Aries', house: 4, dignity: 'DEBILITATED', retrograde: false });
    expect(by['Mercury']).toMatchObject({ sign: 'Aquarius', house: 2, retrograde: true, combust: 'NONE' });
    expect(by['Ketu']).toMatchObject({ sign: 'Capricorn', house: 1, retrograde: false, combust: 'NONE' });
  });

  it('is the run of the project for the worked chart to five seconds', async () => {
    const { value } = await readResult(tool, { ...GOLDEN, age: 34 });
    expect(Math.abs(instantMs(value.pravesha.at) - instantMs('2026-08-14T21:30:26+05:30'))).toBeLessThan(5_000);
    expect(value.muntha.sign).toBe('Taurus');
  });
});

describe('get_varshaphala_chart everywhere', () => {
  const grades = { muntha: new Set<string>(), tone: new Set<string>(), strength: new Set<string>() };
  const decisions = new Set<string>();
  const combust = new Set<string>();
  const dignities = new Set<string>();
  let cautions = 0;

  it('holds together', async () => {
    for (const { args, now } of annualLives(200, 311)) {
      const { value, notes } = await readResult(tool, args, now);
      const { planets, muntha, lagna, months, factors, score } = value;
      expect(planets.map(({ planet }) => planet)).toEqual(PLANETS);
      expect(planets[0]?.longitude).toBe(value.sunLongitude);
      const first = SIGNS.indexOf(lagna.sign);
      for (const { sign, house, longitude, planet } of planets) {
        expect(SIGNS[Math.floor(longitude / 30)]).toBe(sign);
        expect(((SIGNS.indexOf(sign) - first + 12) % 12) + 1).toBe(house);
        expect(muntha.occupants.includes(planet)).toBe(sign === muntha.sign);
      }
      expect(planets.find(({ planet }) => planet === muntha.lord)?.house).toBe(muntha.lordHouse);
      // The natal lagna and the muntha: house of the muntha from the one, sign by sign with the age.
      const natal = (first - (lagna.houseInNatal - 1) + 12) % 12;
      expect(SIGNS[(natal + value.age) % 12]).toBe(muntha.sign);
      expect(months).toHaveLength(12);
      expect(months[0]?.at).toBe(value.pravesha.at);
      expect(value.mudda[0]?.startDate).toBe(value.pravesha.at);
      expect(value.mudda.at(-1)?.endDate).toBe(value.nextPravesha.at);
      expect(factors.reduce((sum, { points }) => sum + points, 0)).toBe(score);
      expect(instantMs(value.pravesha.at)).toBeLessThanOrEqual(now);
      expect(instantMs(value.nextPravesha.at)).toBeGreaterThan(now - 1000);
      expect(value.notes.some((note) => note.includes('eighth house'))).toBe(lagna.houseInNatal === 8);
      if (lagna.houseInNatal === 8) cautions += 1;
      expect(notes).toContain('The tone of the year and its points are our own.');
      grades.muntha.add(muntha.grade);
      grades.tone.add(value.tone);
      for (const { grade } of value.strengths) grades.strength.add(grade);
      decisions.add(value.yearLord.decidedBy);
      for (const row of planets) {
        combust.add(row.combust);
        dignities.add(row.dignity);
      }
    }
  });

  it('reaches every value of its lists', () => {
    expect(cautions).toBeGreaterThan(0);
    expect([...grades.muntha].sort()).toEqual(['BAD', 'EXCELLENT', 'GOOD']);
    expect([...grades.tone].sort()).toEqual(['DIFFICULT', 'FAVOURABLE', 'MIXED']);
    expect([...grades.strength].sort()).toEqual(['ORDINARY', 'STRONG', 'VERY_STRONG', 'WEAK']);
    expect([...combust].sort()).toEqual(['FULL', 'NONE', 'ORDINARY']);
    expect(dignities.size).toBe(9);
    expect([...decisions].sort()).toEqual(['benefic', 'first', 'malefic', 'strength', 'weakBenefic', 'weakMalefic']);
  });

  it('agrees with the tools behind it', async () => {
    const args = { ...PVR.april1970, age: 21 };
    const { value } = await readResult(tool, args);
    const behind = (await readResult(strengths, args)).value;
    const { planet, decidedBy, house } = behind.yearLord;
    expect(value.yearLord).toEqual({ planet, decidedBy, house });
    expect(value.strengths).toEqual(
      behind.panchavargeeya.map(({ planet: each, total, grade }, k) => ({
        planet: each,
        panchavargeeya: total,
        grade,
        harsha: behind.harsha[k]?.total,
      })),
    );
    const periods = (await readResult(mudda, args)).value.periods;
    expect(value.mudda).toEqual(periods.map(({ lord, startDate, endDate }) => ({ planet: lord, startDate, endDate })));
  });

  it('answers beyond the polar circle', async () => {
    const { value } = await readResult(tool, { ...POLAR, age: 20 });
    expect(value.planets.every(({ house }) => house >= 1 && house <= 12)).toBe(true);
    // December at nearly 70 degrees: the Sun does not rise.
    expect(value.dayBirth).toBe(false);
  });
});
