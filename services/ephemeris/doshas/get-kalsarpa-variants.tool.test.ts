import { birth, callTool, GOLDEN, instantMs, POLAR, randomLives } from '@cuspal/tool-kit/testing';
import { KALSARPA_MITIGATION_RULES } from '@cuspal/engine/parashari/doshas/kalsarpa-mitigations';
import { KALSARPA_NAMES } from '@cuspal/engine/parashari/doshas/kalsarpa-variants';
import { GRAHAS } from '@cuspal/engine/zodiac/names';
import { describe, expect, it } from 'vitest';
import { readPlanets, readResult } from '../test/read-result.ts';
import tool from './get-kalsarpa-variants.tool.ts';

const NOW = Date.UTC(2026, 10, 22);
const DELHI = birth('1947-08-15T00:00', 28.61, 77.21, 330);
const FORTY = 40 * 365.25 * 86_400_000;

describe('get_kalsarpa_variants', () => {
  it('of midnight in Delhi on 15 August 1947', async () => {
    const { value } = await readResult(tool, DELHI, NOW);
    expect(value).toMatchObject({
      present: true,
      status: 'FULL',
      full: true,
      partial: false,
      variant: 'Ananta',
      variantNumber: 1,
      direction: 'RAHU_TO_KETU',
      planetsOutside: [],
      lifeAreas: ['self', 'partner'],
      classicalSource: false,
      severity: 'Moderate',
    });
    expect(GRAHAS.map((planet) => Math.round(value.offsets[planet]))).toEqual([83, 59, 32, 69, 171, 77, 75]);
    expect(value.axis.rahu).toMatchObject({ sign: 'Taurus', house: 1 });
    expect(value.explanation).toBe(
      'Kala Sarpa is present, moderate. All seven planets lie on one side of Rahu and Ketu, in the variant named Ananta. No cancellation holds.',
    );
    expect(value.allVariants.map(({ name }) => name)).toEqual(KALSARPA_NAMES);
    expect(value.allVariants.every(({ rahuHouse, ketuHouse }) => (ketuHouse - rahuHouse + 12) % 12 === 6)).toBe(true);
  });

  it('lists the periods of the nodes in forty years, none after the 120 from birth', async () => {
    const { value } = await readResult(tool, DELHI, NOW);
    // The Moon in Pushya: Saturn, Mercury, Ketu, Venus, Sun, Moon, Mars, then Rahu from 2032, Jupiter from 2050.
    expect(value.activePeriods.map(({ planet, level, md }) => `${level} ${md} ${planet}`)).toEqual([
      'AD Mars Rahu',
      'AD Mars Ketu',
      'MD Rahu Rahu',
      'AD Rahu Rahu',
      'AD Rahu Ketu',
      'AD Jupiter Ketu',
      'AD Jupiter Rahu',
    ]);
    expect(value.activePeriods[2]?.startDate.slice(0, 4)).toBe('2032');
    const late = (await readResult(tool, { ...DELHI, query_date: '2060-01-01' }, NOW)).value.activePeriods;
    expect(late.every(({ endDate }) => instantMs(endDate) < Date.UTC(2067, 7, 20))).toBe(true);
    expect((await readResult(tool, { ...DELHI, query_date: '2070-01-01' }, NOW)).value.activePeriods).toEqual([]);
  });

  it('over random lives: sides, offsets, periods, and every word', async () => {
    const seen = new Set<string>();
    for (const { args, now } of randomLives(700, 280)) {
      const { value } = await readResult(tool, args, now);
      const { status, present, severity, severityFactors, activePeriods, planetsInside, planetsOutside } = value;
      expect(planetsInside.length + planetsOutside.length).toBe(7);
      expect(present).toBe(status === 'FULL');
      expect([value.full, value.partial]).toEqual([status === 'FULL', status === 'PARTIAL']);
      expect([status === 'NONE', value.variant === null, value.direction === null, value.lagnaInside === null]).toEqual(
        Array(4).fill(status === 'NONE'),
      );
      if (status !== 'NONE') {
        expect(value.variant).toBe(KALSARPA_NAMES[value.axis.rahu.house - 1]);
        expect(value.variantNumber).toBe(value.axis.rahu.house);
        const ahead = value.direction === 'RAHU_TO_KETU';
        for (const planet of planetsInside) expect(value.offsets[planet] < 180).toBe(ahead);
        for (const planet of planetsOutside) expect(value.offsets[planet] < 180).toBe(!ahead);
      } else expect(activePeriods).toEqual([]);
      if (!present) expect([severity, severityFactors]).toEqual(['None', []]);
      const sum = severityFactors.reduce((total, { points }) => total + points, 0);
      expect(['None', 'Mild', 'Moderate', 'Severe'][sum]).toBe(severity);
      const starts = activePeriods.map(({ startDate }) => instantMs(startDate));
      expect(starts).toEqual([...starts].sort((a, b) => a - b));
      for (const { planet, level, md, startDate, endDate } of activePeriods) {
        expect(instantMs(startDate)).toBeLessThan(now + FORTY);
        expect(instantMs(endDate)).toBeGreaterThan(now - 1000);
        if (level === 'MD') expect(md).toBe(planet);
        seen.add(`${level} ${planet}`);
      }
      const near = Object.values(value.offsets).some((x) => Math.min(x % 180, 180 - (x % 180)) < 2);
      expect(value.nodeSensitive).toBe(near);
      for (const word of [status, severity, value.signForm, value.direction, value.variant, value.lagnaInside])
        seen.add(String(word));
      value.mitigations.forEach(({ rule }) => seen.add(rule));
      value.lifeAreas.forEach((area) => seen.add(area));
      if (near) seen.add('near');
    }
    for (const word of [
      ...['FULL', 'PARTIAL', 'NONE', 'None', 'Mild', 'Moderate', 'Severe', 'RAHU_TO_KETU', 'KETU_TO_RAHU', 'null'],
      ...['true', 'false', 'near', 'MD Rahu', 'MD Ketu', 'AD Rahu', 'AD Ketu', 'conflict', 'loss', 'home', 'gains'],
      ...KALSARPA_NAMES,
      ...KALSARPA_MITIGATION_RULES,
    ])
      expect(seen).toContain(word);
  });

  it('has the offsets of the planets', async () => {
    const { value } = await readResult(tool, GOLDEN, NOW);
    const planets = await readPlanets(GOLDEN);
    for (const planet of GRAHAS) {
      const x = (planets[planet].siderealLongitude - planets.Rahu.siderealLongitude + 360) % 360;
      expect(value.offsets[planet]).toBeCloseTo(x, 5);
    }
  });

  it('works inside the polar circle and refuses a date that is none', async () => {
    expect((await readResult(tool, POLAR, NOW)).value.allVariants).toHaveLength(12);
    const { meta } = await callTool(tool, { ...GOLDEN, query_date: 'soon' });
    expect(meta).toMatchObject({ code: 'validation_failed', field: 'query_date' });
  });
});
