import { GRAHAS } from '@cuspal/engine/zodiac/names';
import { naisargikaBala } from '@cuspal/engine/parashari/base/natures';
import { POLAR, randomBirths, SAMPLE_CHARTS } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { ASTROSAGE, JHORA, PATNA } from '../test/patna-1992.ts';
import { readResult } from '../test/read-result.ts';
import tool from './get-shadbala.tool.ts';

interface Printed {
  readonly values: readonly (number | null)[];
  readonly tolerance: number;
}

const patna = await readResult(tool, PATNA);
const rows = GRAHAS.map((planet) => patna.value.planets[planet]);

function near(values: readonly number[], { values: printed, tolerance }: Printed): void {
  values.forEach((value, index) => {
    const expected = printed[index];
    // Half a digit of our own print comes on top.
    if (typeof expected === 'number') expect(Math.abs(value - expected)).toBeLessThanOrEqual(tolerance + 0.005);
  });
}

describe('get_shadbala of the printed birth of 1992', () => {
  it('has the parts of the one program', () => {
    near(
      rows.map(({ sthana }) => sthana.uchcha),
      ASTROSAGE.uchcha,
    );
    near(
      rows.map(({ sthana }) => sthana.saptavargaja),
      ASTROSAGE.saptavargaja,
    );
    near(
      rows.map(({ dig }) => dig),
      ASTROSAGE.dig,
    );
    near(
      rows.map(({ kala }) => kala.nathonnatha),
      ASTROSAGE.nathonnatha,
    );
    near(
      rows.map(({ kala }) => kala.ayana),
      ASTROSAGE.ayana,
    );
    near(
      rows.map(({ drik }) => drik),
      ASTROSAGE.drik,
    );
  });

  it('has the parts of the other', () => {
    expect(rows.map(({ sthana }) => sthana.ojayugma)).toEqual(JHORA.ojayugma);
    expect(rows.map(({ sthana }) => sthana.kendradi)).toEqual(JHORA.kendradi);
    expect(rows.map(({ sthana }) => sthana.drekkana)).toEqual(JHORA.drekkana);
    near(
      rows.map(({ kala }) => kala.total),
      JHORA.kala,
    );
    near(
      rows.map(({ cheshta }) => cheshta),
      JHORA.cheshta,
    );
    near(
      rows.map(({ ishta }) => ishta),
      JHORA.ishta,
    );
    near(
      rows.map(({ kashta }) => kashta),
      JHORA.kashta,
    );
  });

  it('names the lords of the time, and day', () => {
    expect(patna.value.lords).toEqual({ abda: 'Sun', masa: 'Jupiter', vara: 'Venus', hora: 'Jupiter' });
    expect(patna.value.dayBirth).toBe(true);
    expect(patna.value.alternatives.sunRequiredRaman).toBe(5);
    expect(patna.value.units).toBe('virupas');
  });
});

describe('get_shadbala everywhere', () => {
  it.each(SAMPLE_CHARTS)('$label', async ({ arguments: args, edge }) => {
    const { value, notes } = await readResult(tool, args);
    const { planets, ranking, strongest, weakest, alternatives, natureUsed } = value;
    const all = GRAHAS.map((planet) => planets[planet]);
    for (const { sthana, dig, kala, cheshta, naisargika, drik, total, rupas, ratio, requiredRupas } of all) {
      expect([15, 30, 60]).toContain(sthana.kendradi);
      expect(sthana.total + dig + kala.total + cheshta + naisargika + drik).toBeCloseTo(total, 1);
      expect(total / 60).toBeCloseTo(rupas, 1);
      expect(rupas / requiredRupas).toBeCloseTo(ratio, 1);
    }
    expect(planets.Sun.kala.paksha + planets.Jupiter.kala.paksha).toBeCloseTo(60, 1);
    const lords = all.map(({ kala }) => kala.abda + kala.masa + kala.vara + kala.hora);
    expect(lords.reduce((sum, virupas) => sum + virupas, 0)).toBe(150);
    expect(planets.Jupiter.kala.tribhaga).toBe(60);
    expect(planets.Sun.cheshta).toBe(0);
    expect(planets.Moon.cheshta).toBe(0);

    expect(ranking.map((planet) => planets[planet].rank)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    ranking.forEach((planet, index) => {
      const next = ranking[index + 1];
      if (next === undefined) return;
      expect(planets[planet].ratio).toBeGreaterThanOrEqual(planets[next].ratio);
    });
    expect([strongest, weakest]).toEqual([ranking[0], ranking[6]]);
    const { Sun, Moon } = planets;
    expect(alternatives.totalWithLuminaryCheshta.Sun).toBeCloseTo(Sun.total + Sun.kala.ayana, 1);
    expect(alternatives.totalWithLuminaryCheshta.Moon).toBeCloseTo(Moon.total + Moon.kala.paksha, 1);
    expect(alternatives.totalSingleLuminaries.Sun).toBeCloseTo(Sun.total - Sun.kala.ayana / 2, 1);
    expect(alternatives.totalSingleLuminaries.Moon).toBeCloseTo(Moon.total - Moon.kala.paksha / 2, 1);
    expect(natureUsed.benefics).toEqual(expect.arrayContaining(['Jupiter', 'Venus']));
    expect(notes.some((text) => text.startsWith('The Sun does not both rise'))).toBe(edge === 'polar');
  });

  it('reaches every word, every leading part and both sides of every minimum', async () => {
    const bands = new Set<string>();
    const leading = new Set<string>();
    const minima = new Set<string>();
    for (const args of randomBirths(60, 25)) {
      const { value } = await readResult(tool, args);
      for (const planet of GRAHAS) {
        const { band, ratio, dominantComponent, minimaMet, sufficient, ...parts } = value.planets[planet];
        bands.add(band);
        leading.add(dominantComponent);
        for (const [name, met] of Object.entries(minimaMet)) minima.add(`${name} ${met}`);
        // At the printed ratio 1 itself the unprinted digits decide.
        if (ratio !== 1) expect(sufficient).toBe(ratio > 1);
        if (ratio > 1.21) expect(band).toBe('STRONG');
        if (ratio < 0.89) expect(band).toBe('WEAK');
        const six = { ...parts, sthana: parts.sthana.total, kala: parts.kala.total };
        expect(six[dominantComponent]).toBe(
          Math.max(six.sthana, six.dig, six.kala, six.cheshta, six.naisargika, six.drik),
        );
        expect(parts.naisargika).toBeCloseTo(naisargikaBala(planet), 2);
      }
    }
    expect([...bands].sort()).toEqual(['MODERATE', 'STRONG', 'WEAK']);
    expect(minima.size).toBe(10);
    expect([...leading].sort()).toEqual(['kala', 'sthana']);
  });

  it('says so where a printed ratio reaches a limit that the planet itself falls short of', async () => {
    const found = new Set<boolean>();
    for (const args of randomBirths(150, 27)) {
      const { value, notes } = await readResult(tool, args);
      const contradicts = GRAHAS.some((planet) => {
        const { ratio, sufficient, band } = value.planets[planet];
        return (
          (ratio === 1 && !sufficient) || (ratio === 1.2 && band !== 'STRONG') || (ratio === 0.9 && band === 'WEAK')
        );
      });
      expect(notes.some((text) => text.startsWith('A ratio is printed'))).toBe(contradicts);
      found.add(contradicts);
    }
    expect(found.size).toBe(2);
  });

  it('has a value from 0 to 100 beside the percent, which may be more', async () => {
    const shares = (await Promise.all(randomBirths(20, 31).map((args) => readResult(tool, args)))).flatMap(
      ({ value }) => GRAHAS.map((planet) => value.planets[planet]),
    );
    for (const { percent, percentCapped } of shares) expect(percentCapped).toBe(percent > 100 ? 100 : percent);
    expect(new Set(shares.map(({ percent }) => percent > 100)).size).toBe(2);
  });

  it('goes on in the polar night', async () => {
    const { value } = await readResult(tool, POLAR);
    expect(value.ranking).toHaveLength(7);
  });

  it('does not call the first day of the ephemeris a polar one', async () => {
    const { notes } = await readResult(tool, { ...PATNA, birth_datetime: '1800-01-01T12:00', utc_offset_minutes: 330 });
    expect(notes).toContain(
      'The last sunrise lies before the ephemeris, which begins with 1800, so 06:00 and 18:00 local mean time stand in for sunrise and sunset.',
    );
  });
});
