import { describe, expect, it } from 'vitest';
import { OTHER_PROGRAM } from '../../../test/dasha-references.ts';
import { drawnChart } from '../../../test/drawn-chart.ts';
import { ephemeris } from '../../../test/random-charts.ts';
import { workedChart } from '../../../test/worked-chart.ts';
import { isByDay } from '../birth-light.ts';
import { ashtottariUse } from '../nakshatra/ashtottari.ts';
import { CONDITIONAL_DASHAS, conditionalCycle } from './all.ts';
import { CONDITIONAL_KEYS, conditionFacts } from './definition.ts';
import type { ConditionalKey, ConditionFacts } from './definition.ts';

const dashaOf = (key: ConditionalKey) => {
  const found = CONDITIONAL_DASHAS.find((dasha) => dasha.key === key);
  if (!found) throw new Error(`no ${key}`);
  return found;
};
const starAt = (star: number): number => ((star - 1) * 40) / 3;
const firstLord = (key: ConditionalKey, moon: number) => conditionalCycle(dashaOf(key), moon, 0).firstLord;

describe('first lords (R30)', () => {
  it('stand in the order of the table', () => {
    expect(CONDITIONAL_DASHAS.map(({ key }) => key)).toEqual([...CONDITIONAL_KEYS]);
  });

  it.each<[ConditionalKey, number, string]>([
    ['shodashottari', 8, 'Sun'],
    ['shodashottari', 7, 'Jupiter'],
    ['dwadashottari', 27, 'Sun'],
    ['dwadashottari', 26, 'Jupiter'],
    ['panchottari', 17, 'Sun'],
    ['panchottari', 18, 'Mercury'],
    ['shatabdika', 27, 'Sun'],
    ['shatabdika', 1, 'Moon'],
    ['chaturashiti_sama', 15, 'Sun'],
    ['chaturashiti_sama', 14, 'Venus'],
    ['dwisaptati_sama', 19, 'Sun'],
    ['dwisaptati_sama', 18, 'Mars'],
    ['shattrimsha_sama', 22, 'Moon'],
    ['shattrimsha_sama', 21, 'Jupiter'],
  ])('%s from star %i: %s', (key, star, lord) => {
    expect(firstLord(key, starAt(star))).toBe(lord);
  });

  it('count n mod the lords, 0 the last, as the table says', () => {
    const from: readonly (readonly [ConditionalKey, number])[] = [
      ['shodashottari', 8],
      ['panchottari', 17],
      ['shatabdika', 27],
      ['chaturashiti_sama', 15],
      ['dwisaptati_sama', 19],
      ['shattrimsha_sama', 22],
    ];
    for (let star = 1; star <= 27; star += 1) {
      for (const [key, first] of from) {
        const { lords } = dashaOf(key).scheme;
        // Walking the stars one by one.
        let n = 1;
        for (let at = first; at !== star; at = (at % 27) + 1) n += 1;
        const r = n % lords.length;
        expect(firstLord(key, starAt(star) + 5)).toBe(lords[r === 0 ? lords.length - 1 : r - 1]);
      }
      const n = 27 - star + 1;
      expect(firstLord('dwadashottari', starAt(star) + 5)).toBe(dashaOf('dwadashottari').scheme.lords[(n - 1) % 8]);
    }
  });

  it.each([
    [0, 'Jupiter', 10],
    [39.9, 'Jupiter', 10],
    [40, 'Sun', 10],
    [93.4, 'Mars', 10],
    [133.4, 'Moon', 6],
    [186.7, 'Mercury', 6],
    [226.7, 'Venus', 6],
    [276.6, 'Venus', 6],
    [276.7, 'Saturn', 6],
    [306.6, 'Saturn', 6],
    [306.7, 'Rahu', 6],
    [359.9, 'Rahu', 6],
  ])('shashtihayani at %f: %s of %i years', (moon, lord) => {
    expect(firstLord('shashtihayani', moon)).toBe(lord);
  });

  it('measures the balance of shashtihayani in the 28 stars', () => {
    const balance = (degrees: number, minutes: number, seconds: number) =>
      conditionalCycle(dashaOf('shashtihayani'), degrees + minutes / 60 + seconds / 3600, 0).balanceYears;
    // Middle of Uttara Ashadha (266°40' to 276°40'), of Abhijit (to 280°53'20") and of Shravana (to 293°20').
    expect(balance(271, 40, 0)).toBeCloseTo(3, 9);
    expect(balance(278, 46, 40)).toBeCloseTo(3, 9);
    expect(balance(287, 6, 40)).toBeCloseTo(3, 9);
    // On the borders the balance is full.
    expect(balance(276, 40, 0)).toBeCloseTo(6, 9);
    expect(balance(280, 53, 20)).toBeCloseTo(6, 9);
    expect(balance(293, 20, 0)).toBeCloseTo(6, 9);
    expect(firstLord('shashtihayani', 276 + 40 / 60)).toBe('Saturn');
  });

  it('are those of the worked chart', () => {
    const moon = workedChart().planets.Moon.longitude;
    expect(CONDITIONAL_KEYS.map((key) => firstLord(key, moon))).toEqual([
      'Venus',
      'Rahu',
      'Jupiter',
      'Venus',
      'Moon',
      'Jupiter',
      'Saturn',
      'Sun',
    ]);
  });
});

describe('conditions', () => {
  const signs = { Sun: 0, Moon: 0, Mars: 0, Mercury: 0, Jupiter: 0, Venus: 0, Saturn: 0, Rahu: 0, Ketu: 6 };
  const facts: ConditionFacts = {
    byDay: true,
    darkHalf: false,
    lagna: 0,
    hora: 'Sun',
    navamsaLagna: 0,
    dwadasamsaLagna: 0,
    signs,
  };
  const judge = (key: ConditionalKey, some: Partial<ConditionFacts>) => dashaOf(key).condition({ ...facts, ...some });

  it.each([
    ['Sun', false, true],
    ['Sun', true, false],
    ['Moon', true, true],
    ['Moon', false, false],
  ] as const)('shodashottari: hora of the %s, dark half %s: %s', (hora, darkHalf, applies) => {
    expect(judge('shodashottari', { hora, darkHalf }).applies).toBe(applies);
    expect(judge('shodashottari', { hora, darkHalf, byDay: true }).variantApplies).toBe(darkHalf);
    expect(judge('shodashottari', { hora, darkHalf, byDay: false }).variantApplies).toBe(!darkHalf);
  });

  it('dwadashottari: navamsa lagna of Venus', () => {
    const found = Array.from({ length: 12 }, (_, navamsaLagna) => judge('dwadashottari', { navamsaLagna }).applies);
    expect(found.flatMap((applies, sign) => (applies ? [sign] : []))).toEqual([1, 6]);
  });

  it('panchottari: Cancer in D1 and D12', () => {
    expect(judge('panchottari', { lagna: 3, dwadasamsaLagna: 3 }).applies).toBe(true);
    expect(judge('panchottari', { lagna: 3, dwadasamsaLagna: 4 }).applies).toBe(false);
    expect(judge('panchottari', { lagna: 4, dwadasamsaLagna: 3 }).applies).toBe(false);
  });

  it("panchottari applies to a Cancer lagna below 2°30' and not above", () => {
    const planets = { Sun: 0, Moon: 0, Mars: 0, Mercury: 0, Jupiter: 0, Venus: 0, Saturn: 0, Rahu: 0 };
    const at = (ascendant: number) =>
      dashaOf('panchottari').condition(conditionFacts(drawnChart({ ascendant, planets }), true)).applies;
    expect([at(89.99), at(90), at(92.49), at(92.5), at(119)]).toEqual([false, true, true, false, false]);
  });

  it('shatabdika: vargottama lagna', () => {
    expect(judge('shatabdika', { lagna: 5, navamsaLagna: 5 }).applies).toBe(true);
    expect(judge('shatabdika', { lagna: 5, navamsaLagna: 6 }).applies).toBe(false);
  });

  it('chaturashiti_sama: lord of the tenth in the tenth', () => {
    expect(judge('chaturashiti_sama', { signs: { ...signs, Saturn: 9 } }).applies).toBe(true);
    expect(judge('chaturashiti_sama', { signs: { ...signs, Saturn: 10 } }).applies).toBe(false);
  });

  it.each([
    [6, 3, true, true],
    [3, 0, true, false],
    [0, 3, false, true],
    [3, 3, false, false],
  ])('dwisaptati_sama in an Aries lagna, Mars %i, Venus %i: %s, variant %s', (Mars, Venus, applies, variantApplies) => {
    const moved = { ...signs, Mars, Venus };
    expect(judge('dwisaptati_sama', { signs: moved })).toMatchObject({ applies, variantApplies });
  });

  it('shashtihayani: Sun in the lagna', () => {
    expect(judge('shashtihayani', { lagna: 0 }).applies).toBe(true);
    expect(judge('shashtihayani', { lagna: 1 })).toMatchObject({
      applies: false,
      reason: expect.stringMatching(/house 12/),
    });
  });

  it.each([
    ['Sun', true, true],
    ['Sun', false, false],
    ['Moon', false, true],
    ['Moon', true, false],
  ] as const)('shattrimsha_sama: hora of the %s, by day %s: %s', (hora, byDay, applies) => {
    expect(judge('shattrimsha_sama', { hora, byDay }).applies).toBe(applies);
  });

  it('hold for the worked chart as printed', () => {
    const chart = workedChart();
    const of = conditionFacts(chart, isByDay(ephemeris, chart.moment));
    const applicable = CONDITIONAL_DASHAS.filter(({ condition }) => condition(of).applies);
    expect(applicable.map(({ key }) => key)).toEqual(['shodashottari', 'shashtihayani', 'shattrimsha_sama']);
  });

  it('agree with another program where it has a rule', () => {
    const { ascendant, grahas, applicable, has_no_rule_for } = OTHER_PROGRAM.nakshatra;
    const [Sun = 0, Moon = 0, Mars = 0, Mercury = 0, Jupiter = 0, Venus = 0, Saturn = 0, Rahu = 0] = grahas;
    const chart = drawnChart({ ascendant, planets: { Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, Rahu } });
    const of = conditionFacts(chart, true);
    const holding = CONDITIONAL_DASHAS.filter(
      ({ key, condition }) => !has_no_rule_for.includes(key) && condition(of).applies,
    );
    expect(holding.map(({ key }) => key)).toEqual(applicable.filter((key) => key !== 'ashtottari'));
    expect(ashtottariUse(chart, true).rahuRule).toBe(applicable.includes('ashtottari'));
  });
});
