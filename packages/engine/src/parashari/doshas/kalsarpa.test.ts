import { describe, expect, it } from 'vitest';
import { drawnChart } from '../../../test/drawn-chart.ts';
import { ephemeris, randomCharts } from '../../../test/random-charts.ts';
import { buildChart } from '../../chart/build.ts';
import { resolveBirth } from '../../time/moment.ts';
import { GRAHAS } from '../../zodiac/names.ts';
import { KALSARPA_MITIGATION_RULES } from './kalsarpa-mitigations.ts';
import { axisAreas, KALSARPA_NAMES, KALSARPA_VARIANTS } from './kalsarpa-variants.ts';
import { kalsarpa } from './kalsarpa.ts';

const delhi = buildChart(
  ephemeris,
  resolveBirth({
    birth_datetime: '1947-08-15T00:00',
    latitude: 28.61,
    longitude: 77.21,
    utc_offset_minutes: 330,
  }),
);
/** Rahu at 0 of Aries, the Lagna in Gemini, all planets ahead of Rahu; nothing within 5 degrees of the axis. */
const AHEAD = { Sun: 40, Moon: 70, Mars: 80, Mercury: 50, Jupiter: 130, Venus: 60, Saturn: 160, Rahu: 0 };

describe('kalsarpa (R28.4)', () => {
  it('of the midnight of 15 August 1947 in Delhi', () => {
    const found = kalsarpa(delhi);
    expect(found).toMatchObject({ status: 'FULL', direction: 'RAHU_TO_KETU', lagnaInside: true, signForm: 'FULL' });
    expect(found.variant?.name).toBe('Ananta');
    expect(GRAHAS.map((planet) => Math.round(found.offsets[planet]))).toEqual([83, 59, 32, 69, 171, 77, 75]);
  });

  it('of one planet moved across is partial, of two none', () => {
    const full = kalsarpa(drawnChart({ ascendant: 65, planets: AHEAD }));
    expect(full).toMatchObject({ status: 'FULL', outside: [], severity: 'Moderate', lagnaInside: true });
    expect(full.variant).toEqual({ number: 11, name: 'Vishadhara', rahuHouse: 11, ketuHouse: 5 });
    const partial = kalsarpa(drawnChart({ ascendant: 65, planets: { ...AHEAD, Saturn: 200 } }));
    expect(partial).toMatchObject({ status: 'PARTIAL', outside: ['Saturn'], severity: 'None', severityFactors: [] });
    expect(partial.variant?.name).toBe('Vishadhara');
    const none = kalsarpa(drawnChart({ ascendant: 65, planets: { ...AHEAD, Saturn: 200, Moon: 300 } }));
    expect(none).toMatchObject({ status: 'NONE', direction: null, variant: null, lagnaInside: null, mitigations: [] });
    expect(none.outside).toEqual(['Moon', 'Saturn']);
  });

  it('runs the other way when all lie behind Rahu, the Lagna outside', () => {
    const planets = { Sun: 200, Moon: 215, Mars: 230, Mercury: 250, Jupiter: 290, Venus: 310, Saturn: 340, Rahu: 0 };
    expect(kalsarpa(drawnChart({ ascendant: 65, planets }))).toMatchObject({
      status: 'FULL',
      direction: 'KETU_TO_RAHU',
      lagnaInside: false,
    });
  });

  it('counts a planet on the axis to the larger side', () => {
    const at = (Saturn: number) => kalsarpa(drawnChart({ ascendant: 65, planets: { ...AHEAD, Saturn } }));
    expect(at(180)).toMatchObject({ status: 'FULL', nodeSensitive: true });
    expect(at(0).inside).toContain('Saturn');
    expect(at(180).mitigations.map(({ rule }) => rule)).toContain('planetOnAxis');
    expect(at(181.5)).toMatchObject({ status: 'PARTIAL', nodeSensitive: true });
  });

  it('weighs a node near the Moon or the lord of the ascendant, and Jupiter on the Lagna', () => {
    const factors = (changed: Partial<typeof AHEAD>) =>
      kalsarpa(drawnChart({ ascendant: 65, planets: { ...AHEAD, ...changed } })).severityFactors.map(
        ({ factor, points }) => `${factor} ${points}`,
      );
    expect(factors({})).toEqual(['full 2']);
    expect(factors({ Moon: 4 })).toEqual(['full 2', 'nearNode 1']);
    // Mercury owns Gemini.
    expect(factors({ Mercury: 4 })).toEqual(['full 2', 'nearNode 1']);
    expect(factors({ Venus: 4 })).toEqual(['full 2']);
    // Jupiter in Gemini; Mercury in its own sign in the first house.
    expect(factors({ Jupiter: 85 })).toEqual(['full 2', 'mitigation -1']);
    expect(factors({ Mercury: 75 })).toEqual(['full 2', 'mitigation -1']);
  });

  it('has twelve variants with the nodes opposite, and six pairs of fields', () => {
    expect(KALSARPA_VARIANTS.map(({ name }) => name)).toEqual(KALSARPA_NAMES);
    for (const { number, rahuHouse, ketuHouse } of KALSARPA_VARIANTS)
      expect([rahuHouse, ketuHouse]).toEqual([number, ((number + 5) % 12) + 1]);
    expect([axisAreas(1), axisAreas(7), axisAreas(8), axisAreas(12)]).toEqual([
      ['self', 'partner'],
      ['self', 'partner'],
      ['family', 'shared money'],
      ['conflict', 'loss'],
    ]);
  });

  it('over random charts: as often as counted, every word met', () => {
    const seen = new Set<string>();
    const charts = randomCharts(1200, 284);
    const share = (status: string) =>
      charts.filter((chart) => kalsarpa(chart).status === status).length / charts.length;
    for (const chart of charts) {
      const found = kalsarpa(chart);
      expect(found.inside.length + found.outside.length).toBe(7);
      expect(found.outside.length).toBeLessThanOrEqual(3);
      [found.status, `signs ${found.signForm}`, found.severity, String(found.direction)].forEach((word) =>
        seen.add(word),
      );
      if (found.variant) seen.add(found.variant.name);
      found.mitigations.forEach(({ rule }) => seen.add(rule));
    }
    // FULL in 7 of a hundred charts, PARTIAL in 28.
    expect(Math.abs(share('FULL') - 0.07)).toBeLessThan(0.03);
    expect(Math.abs(share('PARTIAL') - 0.28)).toBeLessThan(0.05);
    for (const word of [
      ...['FULL', 'PARTIAL', 'NONE', 'signs FULL', 'signs NONE', 'RAHU_TO_KETU', 'KETU_TO_RAHU', 'null'],
      ...['None', 'Mild', 'Moderate', 'Severe', ...KALSARPA_NAMES, ...KALSARPA_MITIGATION_RULES],
    ])
      expect(seen).toContain(word);
  });
});
