import { describe, expect, it } from 'vitest';
import { drawnChart } from '../../../test/drawn-chart.ts';
import { randomCharts } from '../../../test/random-charts.ts';
import { PLANETS } from '../../zodiac/names.ts';
import { fixity, KARMA_CLASSES, KARMA_CONTACTS } from './fixity.ts';

/** Aries rising: Jupiter rules 9 itself. Jupiter in Virgo 10°. */
const places = { Sun: 5, Moon: 315, Mars: 45, Mercury: 20, Jupiter: 160, Venus: 195, Saturn: 125, Rahu: 75 };
const chartOf = (change: Partial<typeof places>, ascendant = 12) =>
  drawnChart({ ascendant, planets: { ...places, ...change } });
const of = (change: Partial<typeof places>, md: 'Sun' | 'Saturn' | 'Mars', ad: 'Sun' | 'Saturn' | 'Venus', asc = 12) =>
  fixity(chartOf(change, asc), { md, ad });

describe('fixity (KPR2 on shanti)', () => {
  it('is fixed without any contact', () => {
    // Jupiter in Virgo looks at 5, 7, 9 = Capricorn, Pisces, Taurus: none of Lagna Aries, Moon Aquarius, Sun Aries, Saturn Leo.
    const { class: found, working } = of({}, 'Sun', 'Saturn');
    expect(found).toBe('DRIDHA');
    expect(working.map(({ contact }) => contact)).toEqual(Array(8).fill(null));
  });

  it('is amendable by a sign aspect, by a good angle, and by a helper that rules itself', () => {
    expect(of({ Moon: 275 }, 'Sun', 'Saturn').class).toBe('DRIDHA_ADRIDHA');
    expect(of({ Moon: 275 }, 'Sun', 'Saturn').working[2]?.contact).toBe('SIGN_ASPECT');
    // Venus in Libra 13°20' is 33°20' from Jupiter at Virgo 10°, the last arc that counts; a little more does not.
    expect(of({ Venus: 193.333 }, 'Sun', 'Venus').working[6]?.contact).toBe('DEGREE_ANGLE');
    expect(of({ Venus: 193.34 }, 'Sun', 'Venus').class).toBe('DRIDHA');
    // Cancer rising, running lord Saturn; Gemini rising makes Saturn the lord of 9 itself.
    const own = of({}, 'Saturn', 'Sun', 70);
    expect(own.class).not.toBe('DRIDHA');
    expect(own.working.find(({ member, helper }) => member === 'MD_LORD' && helper === 'Saturn')).toMatchObject({
      contact: 'SELF',
      detail: 'Saturn is itself the mahadasha lord.',
    });
  });

  it('is light whenever Jupiter shares the sign of the Lagna, the Moon or a running lord', () => {
    expect(of({ Jupiter: 25 }, 'Saturn', 'Saturn').class).toBe('ADRIDHA');
    expect(of({ Moon: 179 }, 'Sun', 'Saturn').class).toBe('ADRIDHA');
    expect(of({ Saturn: 151 }, 'Sun', 'Saturn').class).toBe('ADRIDHA');
  });

  it('over 300 charts: eight rows, Jupiter in the Lagna always light, all classes and contacts', () => {
    const met = new Set<string | null>();
    for (const [index, chart] of randomCharts(300, 18).entries()) {
      const found = fixity(chart, { md: PLANETS[index % 9] ?? 'Sun', ad: PLANETS[(index * 5 + 1) % 9] ?? 'Sun' });
      expect(found.working).toHaveLength(8);
      if (chart.planets.Jupiter.signIndex === chart.ascendant.signIndex) expect(found.class).toBe('ADRIDHA');
      const contacts = found.working.map(({ contact }) => contact);
      if (contacts.includes('CONJUNCTION')) expect(found.class).toBe('ADRIDHA');
      else expect(found.class).toBe(contacts.some((contact) => contact !== null) ? 'DRIDHA_ADRIDHA' : 'DRIDHA');
      expect(found.reason).not.toMatch(/because The/);
      expect(found.working.every(({ detail }) => /^[A-Z]/.test(detail))).toBe(true);
      [found.class, ...contacts].forEach((word) => met.add(word));
    }
    expect(met).toEqual(new Set([...KARMA_CLASSES, ...KARMA_CONTACTS, null]));
  });
});
