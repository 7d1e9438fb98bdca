import { SIGNS } from '@cuspal/engine/zodiac/names';
import { randomBirths } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { readResult } from '../test/read-result.ts';
import tool from './get-sun-yogas.tool.ts';

const births = randomBirths(500, 264);
const results = await Promise.all(births.map(async (args) => (await readResult(tool, args)).value));

describe('get_sun_yogas', () => {
  it('takes its class from the planets on both sides', () => {
    for (const { solarClass, kind, secondFromSun, twelfthFromSun, yogas } of results) {
      const sides = `${secondFromSun.length > 0 ? 'after' : ''} ${twelfthFromSun.length > 0 ? 'before' : ''}`.trim();
      const wanted = new Map([
        ['after', 'VESI'],
        ['before', 'VOSI'],
        ['after before', 'UBHAYACHARI'],
        ['', 'NONE'],
      ]).get(sides);
      expect(solarClass).toBe(wanted);
      expect(kind === null).toBe(solarClass === 'NONE');
      const rows = yogas.filter(({ id }) => ['vesi', 'vosi', 'ubhayachari'].includes(id));
      expect(rows.map(({ id }) => id.toUpperCase())).toEqual(solarClass === 'NONE' ? [] : [solarClass]);
      // Planets beside the Sun form the yoga, and a papa kind weakens it.
      for (const { planets, weakenedBy } of rows) {
        expect([...planets].sort()).toEqual([...secondFromSun, ...twelfthFromSun].sort());
        expect(weakenedBy.length).toBe(kind === 'PAPA' ? 1 : 0);
      }
    }
  });

  it('calls the kind by the natures of the chart', () => {
    for (const { kind, secondFromSun, twelfthFromSun, natureUsed } of results) {
      const beside = [...secondFromSun, ...twelfthFromSun];
      const good = beside.filter((planet) => natureUsed.benefics.includes(planet)).length;
      const wanted = good === beside.length ? 'SHUBHA' : good === 0 ? 'PAPA' : 'MIXED';
      expect(kind).toBe(beside.length === 0 ? null : wanted);
      expect(beside.some((planet) => ['Sun', 'Moon', 'Rahu', 'Ketu'].includes(planet))).toBe(false);
    }
  });

  it('has nobody beside the Sun in about one chart of ten', () => {
    const share = results.filter(({ solarClass }) => solarClass === 'NONE').length / results.length;
    expect(share).toBeGreaterThan(0.05);
    expect(share).toBeLessThan(0.16);
  });

  it('measures Mercury from the Sun in the evidence of Budha Aditya', () => {
    const rows = results.flatMap(({ yogas }) => yogas.filter(({ id }) => id === 'budha-aditya'));
    expect(rows.length).toBeGreaterThan(100);
    for (const { evidence, planets, strength } of rows) {
      expect(planets).toEqual(['Mercury']);
      const [, apart, grade] =
        /^Mercury is with the Sun in house \d+, ([\d.]+) degrees apart and (not combust|combust|fully combust)\.$/.exec(
          evidence[0] ?? '',
        ) ?? [];
      // Fourteen degrees direct, twelve retrograde, full inside a third.
      if (Number(apart) > 14) expect(grade).toBe('not combust');
      if (Number(apart) < 12) expect(grade).not.toBe('not combust');
      if (Number(apart) < 3.9) expect(grade).toBe('fully combust');
      if (grade === 'fully combust') expect(strength).toBe('WEAK');
    }
  });

  it('reports the Sun itself', () => {
    const dignities = new Set<string>();
    for (const { sun } of results) {
      dignities.add(sun.dignity);
      if (sun.sign === 'Aries') expect(sun.dignity).toBe('EXALTED');
      if (sun.sign === 'Libra') expect(sun.dignity).toBe('DEBILITATED');
      if (sun.sign === 'Leo') expect(['MOOLATRIKONA', 'OWN']).toContain(sun.dignity);
    }
    expect(dignities.size).toBe(9);
    expect(new Set(results.map(({ sun }) => sun.sign)).size).toBe(SIGNS.length);
    expect(new Set(results.map(({ sun }) => sun.vargottama)).size).toBe(2);
    // By day the Sun is in houses 7 to 12 by whole signs, or in the rising or setting sign.
    for (const { sun } of results)
      if (![1, 7].includes(sun.house)) expect([sun.house, sun.dayBirth]).toEqual([sun.house, sun.house > 7]);
  });

  it('reaches every word of its schema', () => {
    expect(new Set(results.map(({ solarClass }) => solarClass)).size).toBe(4);
    expect(new Set(results.map(({ kind }) => kind)).size).toBe(4);
    const rows = results.flatMap(({ yogas }) => yogas);
    expect(new Set(rows.map(({ strength }) => strength)).size).toBe(3);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(7);
    expect(results[0]?.catalogueSize).toBe(7);
    expect(results[0]?.notes).toContain('A planet in the sign of the Sun counts for neither side.');
  });
});
