import { callTool, GOLDEN } from '@cuspal/tool-kit/testing';
import { SIGNS } from '@cuspal/engine/zodiac/names';
import { describe, expect, it } from 'vitest';
import { annualLives } from '../test/annual-lives.ts';
import { PVR } from '../test/book-births.ts';
import { readResult } from '../test/read-result.ts';
import tool from './get-sahams.tool.ts';
import strengths from './get-tajik-strengths.tool.ts';

describe('get_sahams of the book', () => {
  it('has the worked ones of PVR example 121', async () => {
    const { value } = await readResult(tool, { ...PVR.march1967, chart: 'annual', age: 33, set: 'all' });
    expect(value).toMatchObject({ chart: 'annual', night: true, age: 33 });
    const by = Object.fromEntries(value.sahams.map((row) => [row.name, row]));
    expect(by['Artha']).toMatchObject({ number: 22, sign: 'Scorpio', added30: false, meaning: 'money' });
    expect(Math.abs((by['Artha']?.degree ?? 0) - 2.5)).toBeLessThan(0.1);
    expect(by['Samartha']).toMatchObject({ sign: 'Pisces', added30: true, formulaUsed: 'Saturn - Mars + Lagna' });
    expect(Math.abs((by['Samartha']?.degree ?? 0) - 5 - 2 / 60)).toBeLessThan(0.1);
    expect(by['Vanik']).toMatchObject({ sign: 'Sagittarius', added30: false });
    expect(Math.abs((by['Vanik']?.degree ?? 0) - 7 - 4 / 60)).toBeLessThan(0.1);
  });

  it('has Paradesa and Jalapatana in Leo in 1991 (PVR example 123)', async () => {
    const { value } = await readResult(tool, { ...PVR.april1970, chart: 'annual', age: 21, set: 'all' });
    const inLeo = value.sahams.filter(({ name }) => name === 'Paradesa' || name === 'Jalapatana');
    expect(inLeo.map(({ sign }) => sign)).toEqual(['Leo', 'Leo']);
  });
});

describe('get_sahams as it is asked', () => {
  it('gives fifteen of the natal chart, with set all 36', async () => {
    const { value } = await readResult(tool, GOLDEN);
    expect(value.sahams.map(({ number }) => number)).toEqual([1, 2, 3, 4, 6, 8, 10, 11, 12, 13, 15, 16, 20, 22, 26]);
    expect(value).toMatchObject({ chart: 'natal', at: '1992-08-14T04:32:00+05:30', age: null, pravesha: null });
    // Sun and Mercury in Cancer, a full Moon in Aquarius.
    expect(value.natureUsed.benefics).toEqual(['Moon', 'Jupiter', 'Venus']);
    const all = (await readResult(tool, { ...GOLDEN, set: 'all' })).value;
    expect(all.sahams.map(({ number }) => number)).toEqual(Array.from({ length: 36 }, (_, k) => k + 1));
    expect(all.answer).toMatch(/^The birth chart has \d+ strong, \d+ ordinary and \d+ afflicted sahams\. Punya/);
  });

  it('only names four of them', async () => {
    const { value } = await readResult(tool, { ...GOLDEN, set: 'all' });
    for (const row of value.sahams) {
      const silent = ['Mrityu', 'Paradara', 'Bandhana', 'Apamrityu'].includes(row.name);
      expect(row.meaning === null).toBe(silent);
      expect(row.verdict === null).toBe(silent);
      if (silent) expect(row).toMatchObject({ conjunct: [], seenBy: [] });
    }
  });

  it.each([
    [{ year: 2000 }, 'year'],
    [{ age: 3 }, 'age'],
    [{ query_date: '2000-01-01' }, 'query_date'],
  ])('refuses %j for the natal chart', async (args, field) => {
    const { meta, text } = await callTool(tool, { ...GOLDEN, ...args });
    expect(meta).toMatchObject({ code: 'validation_failed', field });
    expect(text).toMatch(/chart is natal/);
  });
});

describe('get_sahams everywhere', () => {
  it('holds together and reaches every verdict', async () => {
    const verdicts = new Set<unknown>();
    const nights = new Set<boolean>();
    for (const { args, now } of annualLives(60, 316)) {
      const { value } = await readResult(tool, { ...args, chart: 'annual', set: 'all' }, now);
      const behind = (await readResult(strengths, args, now)).value;
      expect(value.night).toBe(!behind.dayBirth);
      nights.add(value.night);
      const [first] = value.sahams;
      const lagna = SIGNS.indexOf(first?.sign ?? 'Aries') - ((first?.house ?? 1) - 1);
      for (const row of value.sahams) {
        expect(SIGNS[Math.floor(row.longitude / 30)]).toBe(row.sign);
        expect(row.degree).toBeCloseTo(row.longitude % 30, 5);
        expect((lagna + row.house - 1 + 24) % 12).toBe(SIGNS.indexOf(row.sign));
        expect(row.lordTotal).toBe(behind.panchavargeeya.find(({ planet }) => planet === row.lord)?.total);
        if ([6, 8, 12].includes(row.lordHouse) && row.verdict !== null) expect(row.verdict).toBe('AFFLICTED');
        const malefic = row.conjunct.some((planet) => value.natureUsed.malefics.includes(planet));
        const benefic = row.conjunct.some((planet) => value.natureUsed.benefics.includes(planet));
        if (malefic && !benefic) expect(row.verdict).toBe('AFFLICTED');
        if (row.verdict === 'STRONG') expect([malefic, row.lordTotal >= 10]).toEqual([false, true]);
        verdicts.add(row.verdict);
      }
      const by = Object.fromEntries(value.sahams.map((row) => [row.name, row]));
      expect(by['Pitri']?.longitude).toBe(by['Rajya']?.longitude);
    }
    expect(verdicts).toEqual(new Set(['STRONG', 'ORDINARY', 'AFFLICTED', null]));
    expect(nights.size).toBe(2);
  });
});
