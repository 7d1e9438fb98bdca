import { describe, expect, it } from 'vitest';
import { drawnChart } from '../../../test/drawn-chart.ts';
import { ephemeris, randomCharts } from '../../../test/random-charts.ts';
import { signOfText } from '../../../test/short-signs.ts';
import type { Planet } from '../../zodiac/names.ts';
import type { Chart } from '../../chart/chart.ts';
import { readingOf } from '../yogas/reading.ts';
import { kemadruma, KEMADRUMA_CANCELLATION_RULES } from './kemadruma.ts';
import { OTHER_DOSHAS, otherDoshas } from './other-doshas.ts';
import { pitra, PITRA_RULES } from './pitra.ts';

type Places = Readonly<Record<Exclude<Planet, 'Ketu'>, readonly [sign: string, degrees: number]>>;
const chartOf = (lagna: string, { Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, Rahu }: Places) => {
  const at = ([sign, degrees]: readonly [string, number]): number => signOfText(sign) * 30 + degrees;
  return drawnChart({
    ascendant: at([lagna, 15]),
    planets: {
      Sun: at(Sun),
      Moon: at(Moon),
      Mars: at(Mars),
      Mercury: at(Mercury),
      Jupiter: at(Jupiter),
      Venus: at(Venus),
      Saturn: at(Saturn),
      Rahu: at(Rahu),
    },
  });
};
/** No rule here asks for the atmakaraka. */
const read = (chart: Chart) => readingOf(ephemeris, chart, 'Sun');

/** Aries rises, Jupiter owns 9. No rule of Pitra dosha holds. */
const CLEAN: Places = {
  Sun: ['Ge', 10],
  Moon: ['Vi', 10],
  Mars: ['Ta', 10],
  Mercury: ['Ge', 2],
  Jupiter: ['Le', 20],
  Venus: ['Cn', 10],
  Saturn: ['Ta', 20],
  Rahu: ['Cn', 25],
};

describe('pitra (R28.5)', () => {
  it.each<[string, string, Partial<Places>, readonly string[], string]>([
    ['nothing', 'Ar', {}, [], 'None'],
    ['a: Sun with Saturn', 'Ar', { Saturn: ['Ge', 20] }, ['a'], 'Mild'],
    ['b: Saturn three signs behind the Sun', 'Ar', { Saturn: ['Ar', 20] }, ['b'], 'Mild'],
    ['a and c: Sun, Saturn in 9', 'Ar', { Sun: ['Sg', 10], Saturn: ['Sg', 20] }, ['a', 'c'], 'Moderate'],
    ['d: Jupiter in 6 with Mars', 'Ar', { Jupiter: ['Vi', 20], Mars: ['Vi', 5] }, ['d'], 'Mild'],
    ['d: Jupiter with Rahu', 'Ar', { Jupiter: ['Cn', 20] }, ['d'], 'Mild'],
    // Jupiter in Capricorn: Saturn, Mars and the Moon stand in no kendra from Aries or Virgo, Saturn does not see it.
    ['d and e: Jupiter debilitated in 10 with Ketu', 'Ar', { Jupiter: ['Cp', 10] }, ['d', 'e'], 'Moderate'],
    // The Sun in Libra: Venus, Mars and Saturn stand in no kendra from Aries or Virgo, and do not see it.
    [
      'f: Rahu in 5, the Sun debilitated',
      'Ar',
      { Rahu: ['Le', 5], Sun: ['Li', 10], Venus: ['Ta', 12], Jupiter: ['Ge', 20] },
      ['f'],
      'Mild',
    ],
  ])('%s', (_, lagna, places, rules, severity) => {
    const found = pitra(chartOf(lagna, { ...CLEAN, ...places }));
    expect(found.hits.map(({ rule }) => rule)).toEqual(rules);
    expect([found.present, found.severity]).toEqual([rules.length > 0, severity]);
  });

  it('is one step less where Jupiter helps, unless it owns 9', () => {
    // Leo rises: Mars owns 9. The Sun in Gemini with Saturn; Jupiter in Libra aspects Gemini and Aries.
    const found = pitra(chartOf('Le', { ...CLEAN, Saturn: ['Ge', 20], Jupiter: ['Li', 5] }));
    expect(found.hits.map(({ rule }) => rule)).toEqual(['a']);
    expect(found.cancellations).toEqual([{ rule: 'jupiter', detail: 'Jupiter aspects the Sun and house 9.' }]);
    expect(found.severity).toBe('None');
  });

  it('tells who is with the ninth lord and who aspects it, and the same of Jupiter', () => {
    // Aries rises: Jupiter in 8 with the Sun, under Saturn in Taurus.
    const under = pitra(chartOf('Ar', { ...CLEAN, Jupiter: ['Sc', 20], Sun: ['Sc', 5], Mars: ['Ge', 10] }));
    expect(under.hits.map(({ detail }) => detail)).toContain(
      'Jupiter, lord of house 9, is in house 8, with the Sun and aspected by Saturn.',
    );
    // Leo rises: Jupiter in Gemini with the Sun and Saturn sees neither Aries nor Mars.
    const joined = pitra(chartOf('Le', { ...CLEAN, Saturn: ['Ge', 20], Jupiter: ['Ge', 25] }));
    expect(joined.cancellations.map(({ detail }) => detail)).toEqual(['Jupiter is with the Sun.']);
  });

  it('over random charts: every rule and severity met', () => {
    const seen = new Set<string>();
    for (const chart of randomCharts(600, 286)) {
      const found = pitra(chart);
      found.hits.forEach(({ rule }) => seen.add(rule));
      found.cancellations.forEach(({ rule }) => seen.add(rule));
      seen.add(found.severity);
      const sum = found.severityFactors.reduce((total, { points }) => total + points, 0);
      const expected = Math.max(0, Math.min(3, found.hits.length) - found.cancellations.length);
      expect(sum).toBe(expected);
    }
    expect([...seen].sort()).toEqual([...PITRA_RULES, 'jupiter', 'None', 'Mild', 'Moderate', 'Severe'].sort());
  });
});

describe('kemadruma (R28.1)', () => {
  // The Moon in Virgo, nobody in Leo or Libra; Aries rises.
  const ALONE: Places = { ...CLEAN, Jupiter: ['Ar', 20], Venus: ['Ta', 12] };
  it.each<[string, Partial<Places>, readonly string[], string]>([
    ['severe without a cancellation', { Jupiter: ['Aq', 20], Mercury: ['Ta', 2] }, [], 'Severe'],
    ['mild with a planet in 10 from the Moon', { Jupiter: ['Aq', 20] }, ['planetInKendraFromMoon'], 'Mild'],
    ['none with two', {}, ['planetInKendraFromMoon', 'planetInKendra'], 'None'],
    [
      'with Mars beside the Moon',
      { Jupiter: ['Aq', 20], Mercury: ['Ta', 2], Mars: ['Vi', 2] },
      ['planetWithMoon'],
      'Mild',
    ],
    ['under Jupiter', { Jupiter: ['Ta', 20], Mercury: ['Ta', 2] }, ['jupiterAspectsMoon'], 'Mild'],
  ])('%s', (_, places, rules, severity) => {
    const found = kemadruma(read(chartOf('Ar', { ...ALONE, ...places })));
    expect(found.cancellations.map(({ rule }) => rule)).toEqual(rules);
    expect([found.present, found.severity]).toEqual([true, severity]);
  });

  it('is not there with Mars to Saturn beside the Moon; Sun and nodes do not count', () => {
    expect(kemadruma(read(chartOf('Ar', CLEAN)))).toMatchObject({
      present: false,
      beside: ['Jupiter'],
      severity: 'None',
    });
    expect(kemadruma(read(chartOf('Ar', { ...ALONE, Sun: ['Le', 5], Rahu: ['Li', 5] }))).present).toBe(true);
  });

  it('over random charts: its base in 45 of a hundred, every cancellation met', () => {
    const seen = new Set<string>();
    const charts = randomCharts(1500, 281);
    for (const chart of charts) {
      const { cancellations, severity } = kemadruma(read(chart));
      cancellations.forEach(({ rule }) => seen.add(rule));
      seen.add(severity);
    }
    const share = charts.filter((chart) => kemadruma(read(chart)).present).length / charts.length;
    expect(Math.abs(share - 0.45)).toBeLessThan(0.05);
    // Severe and mild are rare: a kendra from Moon or Lagna is nearly always held.
    expect([...seen].sort()).toEqual([...KEMADRUMA_CANCELLATION_RULES, 'None', 'Mild', 'Severe'].sort());
  });
});

describe('otherDoshas', () => {
  const of = (name: string, places: Partial<Places>) =>
    otherDoshas(read(chartOf('Ar', { ...CLEAN, ...places }))).find((each) => each.name === name);

  it.each<[string, Partial<Places>, string]>([
    ['guruChandala', { Jupiter: ['Ge', 20], Rahu: ['Ge', 10] }, 'Moderate'],
    ['guruChandala', { Jupiter: ['Ge', 28], Rahu: ['Ge', 10] }, 'Mild'],
    ['guruChandala', { Jupiter: ['Cn', 20] }, 'None'],
    ['grahanaSun', { Sun: ['Cn', 10] }, 'Moderate'],
    ['grahanaSun', { Sun: ['Cn', 10], Jupiter: ['Pi', 1] }, 'Mild'],
    ['grahanaMoon', { Moon: ['Cp', 10] }, 'Moderate'],
    ['grahanaMoon', { Moon: ['Cp', 10], Jupiter: ['Ta', 1] }, 'Mild'],
    ['angaraka', { Mars: ['Cn', 10] }, 'Moderate'],
    ['angaraka', { Mars: ['Cn', 10], Jupiter: ['Sc', 10] }, 'Mild'],
    ['angaraka', { Mars: ['Cp', 10] }, 'None'],
    ['shrapit', { Saturn: ['Cn', 10] }, 'Moderate'],
    ['shrapit', { Saturn: ['Cn', 10], Jupiter: ['Cn', 1] }, 'Mild'],
    ['shrapit', { Saturn: ['Aq', 10], Rahu: ['Aq', 1] }, 'Mild'],
    ['visha', { Saturn: ['Vi', 20] }, 'Moderate'],
    ['visha', { Saturn: ['Pi', 20] }, 'Moderate'],
    ['visha', { Saturn: ['Cn', 5], Moon: ['Aq', 3], Rahu: ['Ge', 2], Jupiter: ['Vi', 2] }, 'Moderate'],
    ['visha', { Saturn: ['Li', 20], Moon: ['Li', 2], Jupiter: ['Sc', 20] }, 'Mild'],
    ['visha', { Saturn: ['Vi', 20], Jupiter: ['Ta', 20] }, 'None'],
    // Ashwini from 3°20, its first pada, Magha's second.
    ['gandMool', { Moon: ['Ar', 5] }, 'Mild'],
    ['gandMool', { Moon: ['Ar', 2] }, 'Moderate'],
    ['gandMool', { Moon: ['Le', 4] }, 'Mild'],
  ])('%s of %j is %s', (name, places, severity) => {
    expect(of(name, places)).toMatchObject({ present: true, severity });
  });

  it('lists all seven, absent ones too', () => {
    const found = otherDoshas(read(chartOf('Ar', CLEAN)));
    expect(found.map(({ name }) => name)).toEqual(OTHER_DOSHAS);
    expect(found.every(({ present, severity }) => !present && severity === 'None')).toBe(true);
  });

  it('over random charts: Saturn with Ketu is no shrapit, and a gand mool star is one of six', () => {
    for (const chart of randomCharts(200, 288)) {
      const found = Object.fromEntries(otherDoshas(read(chart)).map((each) => [each.name, each.present]));
      const { Saturn, Rahu, Ketu, Moon } = chart.planets;
      expect(found['shrapit']).toBe(Saturn.signIndex === Rahu.signIndex);
      if (Saturn.signIndex === Ketu.signIndex) expect(found['shrapit']).toBe(false);
      // Stars of 13°20: each third begins with one of the six or ends with it.
      expect(found['gandMool']).toBe(Math.min(Moon.longitude % 120, 120 - (Moon.longitude % 120)) < 40 / 3);
    }
  });
});
