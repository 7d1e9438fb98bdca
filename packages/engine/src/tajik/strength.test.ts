import { describe, expect, it } from 'vitest';
import { randomCharts } from '../../test/random-charts.ts';
import { annualOf, bookChart, movingChart } from '../../test/tajik-charts.ts';
import { GRAHAS, SIGN_LORDS } from '../zodiac/names.ts';
import type { Graha } from '../zodiac/names.ts';
import { DEEPTAMSA, TAJIK_ASPECTS, tajikAspect } from './aspects.ts';
import { haddaLord } from './hadda.ts';
import { harshaBala } from './harsha.ts';
import {
  gradeOf,
  isInEnemySign,
  PANCHAVARGEEYA_GRADES,
  panchavargeeya,
  TAJIK_CONDITIONS,
  tajikCondition,
} from './strength.ts';

/** R31.4 as the rule book writes it, lords before degrees. */
const RULE_BOOK =
  'Ju6 Ve12 Me20 Ma25 Sa30|Ve8 Me14 Ju22 Sa27 Ma30|Me6 Ve12 Ju17 Ma24 Sa30|Ma7 Ve13 Me19 Ju26 Sa30|Ju6 Ve11 Sa18 Me24 Ma30|Me7 Ve17 Ju21 Ma28 Sa30|Sa6 Me14 Ju21 Ve28 Ma30|Ma7 Ve11 Me19 Ju24 Sa30|Ju12 Ve17 Me21 Ma26 Sa30|Me7 Ju14 Ve22 Sa26 Ma30|Me7 Ve13 Ju20 Ma25 Sa30|Ve12 Ju16 Me19 Ma28 Sa30';

describe('hadda', () => {
  it('has the parts of the rule book, half open', () => {
    RULE_BOOK.split('|').forEach((row, sign) => {
      let from = 0;
      for (const part of row.split(' ')) {
        const to = Number(part.slice(2));
        const lords = [from, to - 1e-6].map((degree) => haddaLord(30 * sign + degree).slice(0, 2));
        expect([sign, part, ...lords]).toEqual([sign, part, part.slice(0, 2), part.slice(0, 2)]);
        from = to;
      }
    });
  });
});

describe('aspects', () => {
  it('counts alike from both sides', () => {
    const words = Array.from({ length: 12 }, (_, sign) => tajikAspect(0, sign));
    expect(words).toEqual([
      'conjunction',
      'semisextile',
      'sextile',
      'square',
      'trine',
      'none',
      'opposition',
      'none',
      'trine',
      'square',
      'sextile',
      'semisextile',
    ]);
    words.forEach((word, sign) => expect(tajikAspect(sign, 0)).toBe(word));
    expect(new Set(words)).toEqual(new Set(TAJIK_ASPECTS));
  });

  it('has the orbs of R31.5', () => {
    expect(GRAHAS.map((planet) => DEEPTAMSA[planet])).toEqual([15, 12, 8, 7, 9, 7, 9]);
  });
});

describe('panchavargeeya (R31.4)', () => {
  it('is the printed 13.7 of Mars in the year 2000, part by part (PVR example 119)', () => {
    const mars = panchavargeeya(annualOf(bookChart('march1967'), 33).chart).Mars;
    expect(mars).toMatchObject({ kshetra: 15, hadda: 15, drekkana: 10, navamsa: 1.25, haddaLord: 'Mars' });
    expect(mars.uchcha).toBeCloseTo(13.67, 2);
    expect(mars.total).toBeCloseTo(13.73, 2);
    expect(mars.grade).toBe('STRONG');
  });

  const drawn = movingChart(0, { Sun: 10, Moon: 100, Mars: 0, Mercury: 35, Jupiter: 158.5, Venus: 200, Saturn: 95 });

  it("gives Jupiter at 158°30' an uchcha of 12.94", () => {
    expect(panchavargeeya(drawn).Jupiter.uchcha).toBeCloseTo(12.94, 2);
  });

  it('takes friendships of the chart in four steps beside the natural ones', () => {
    // Jupiter in Virgo 8°30': lord Mercury in Taurus, its ninth, a friend; hadda of Venus in Libra, its second, neutral;
    // first drekkana Virgo, Mercury again; navamsa Pisces, its own. By nature Mercury and Venus are enemies.
    const jupiter = panchavargeeya(drawn).Jupiter;
    expect(jupiter).toMatchObject({ kshetra: 7.5, hadda: 3.75, drekkana: 2.5, navamsa: 5, haddaLord: 'Venus' });
    expect(4 * jupiter.totalTn - jupiter.uchcha).toBeCloseTo(22.5 + 7.5 + 7.5 + 5, 9);
    // Saturn in Cancer 5°: the Moon in the same sign is an enemy; so is Mars in Aries, lord of the hadda, its tenth.
    const saturn = panchavargeeya(drawn).Saturn;
    expect(saturn).toMatchObject({ kshetra: 7.5, hadda: 3.75, haddaLord: 'Mars' });
    // Drekkana Cancer again, navamsa Leo of the Sun in Aries, its tenth.
    expect(4 * saturn.totalTn - saturn.uchcha).toBeCloseTo(7.5 + 3.75 + 2.5 + 1.25, 9);
  });

  it('is a quarter of its parts, each of which has one of three values', () => {
    for (const chart of randomCharts(60, 8)) {
      for (const planet of GRAHAS) {
        const found = panchavargeeya(chart)[planet];
        expect([7.5, 15, 30]).toContain(found.kshetra);
        expect([3.75, 7.5, 15]).toContain(found.hadda);
        expect([2.5, 5, 10]).toContain(found.drekkana);
        expect([1.25, 2.5, 5]).toContain(found.navamsa);
        const sum = found.kshetra + found.uchcha + found.hadda + found.drekkana + found.navamsa;
        expect(found.total).toBeCloseTo(sum / 4, 9);
        expect(found.kshetra === 30).toBe(SIGN_LORDS[chart.planets[planet].signIndex] === planet);
      }
    }
  });

  it('is graded in steps of five', () => {
    const totals = [0, 4.999, 5, 9.999, 10, 14.999, 15, 19.999];
    const [weak, ordinary, strong, veryStrong] = PANCHAVARGEEYA_GRADES;
    expect(totals.map(gradeOf)).toEqual([weak, weak, ordinary, ordinary, strong, strong, veryStrong, veryStrong]);
  });

  it('reaches 20 nowhere in the zodiac, so the last grade of the book is never given', () => {
    for (let at = 0; at < 360; at += 0.25) {
      const chart = movingChart(0, { Sun: at, Moon: at, Mars: at, Mercury: at, Jupiter: at, Venus: at, Saturn: at });
      // The total moves by less than 0.01 between two looks within a part.
      for (const planet of GRAHAS) expect(panchavargeeya(chart)[planet].total).toBeLessThan(19.9);
    }
  });

  it('makes a planet strong before it makes it weak', () => {
    // Saturn exalted; the Sun debilitated in the sign of its enemy Venus; Mercury in Sagittarius of neutral Jupiter.
    const chart = movingChart(0, { Sun: 190, Moon: 100, Mars: 0, Mercury: 241, Jupiter: 158.5, Venus: 5, Saturn: 200 });
    expect(tajikCondition(chart, 'Saturn')).toBe('strong');
    expect(tajikCondition(chart, 'Sun')).toBe('weak');
    expect(isInEnemySign('Sun', 6)).toBe(true);
    expect(isInEnemySign('Moon', 6)).toBe(false);
    const seen = new Set(randomCharts(40, 9).flatMap((each) => GRAHAS.map((planet) => tajikCondition(each, planet))));
    expect([...seen].sort()).toEqual([...TAJIK_CONDITIONS].sort());
  });
});

describe('harsha bala (R31.4)', () => {
  it('is as printed for the year 2000 (PVR example 119)', () => {
    const { chart, byDay } = annualOf(bookChart('march1967'), 33);
    const harsha = harshaBala(chart, byDay);
    expect(GRAHAS.map((planet) => [planet, harsha[planet].total])).toEqual([
      ['Sun', 0],
      ['Moon', 15],
      ['Mars', 0],
      ['Mercury', 10],
      ['Jupiter', 5],
      ['Venus', 10],
      ['Saturn', 5],
    ]);
  });

  it('has four sources', () => {
    // Aries rising: Sun in 9, Moon in 3, Mars in 6, Mercury in 1, Jupiter in 11, Venus in 5, Saturn in 12.
    const chart = movingChart(5, { Sun: 245, Moon: 65, Mars: 155, Mercury: 5, Jupiter: 305, Venus: 125, Saturn: 335 });
    const [day, night] = [harshaBala(chart, true), harshaBala(chart, false)];
    const rows = (of: typeof day, source: 'place' | 'dignity' | 'gender' | 'light') =>
      GRAHAS.filter((planet) => of[planet][source] === 5);
    expect(rows(day, 'place')).toEqual(GRAHAS);
    expect(rows(day, 'dignity')).toEqual([]);
    // Male planets in 4 to 6 and 10 to 12, female ones in 1 to 3 and 7 to 9.
    expect(rows(day, 'gender')).toEqual(['Moon', 'Mars', 'Mercury', 'Jupiter']);
    expect(rows(day, 'light')).toEqual(['Sun', 'Mars', 'Jupiter']);
    expect(rows(night, 'light')).toEqual(['Moon', 'Mercury', 'Venus', 'Saturn']);
    const exalted: Readonly<Record<Graha, number>> = {
      Sun: 5,
      Moon: 40,
      Mars: 275,
      Mercury: 160,
      Jupiter: 100,
      Venus: 340,
      Saturn: 190,
    };
    expect(rows(harshaBala(movingChart(5, exalted), true), 'dignity')).toEqual(GRAHAS);
  });
});
