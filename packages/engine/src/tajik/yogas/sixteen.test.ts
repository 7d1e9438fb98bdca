import { describe, expect, it } from 'vitest';
import { ephemeris, randomCharts } from '../../../test/random-charts.ts';
import { movingChart, skyOn } from '../../../test/tajik-charts.ts';
import type { Graha } from '../../zodiac/names.ts';
import { skyPairs } from '../pairs.ts';
import { induvara } from './houses.ts';
import { degreeOf, KAMBOOLA_GRADES, YOGA_RESULTS } from './reading.ts';
import { sixteenYogas, TAJIK_YOGAS, yogasBetween } from './sixteen.ts';
import type { TajikYogaName } from './sixteen.ts';

type Places = Parameters<typeof movingChart>[1];

/** Signs from Aries on, 30 degrees each; the default places are chosen so that nothing is within orb. */
const [Aries, Taurus, Gemini, Cancer, Leo, Virgo, Libra, Scorpio, Sagittarius, Capricorn, Aquarius, Pisces] = [
  0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330,
] as const;

const yogasOf = (ascendant: number, places: Places) => sixteenYogas(skyOn(movingChart(ascendant, places)));
const found = (ascendant: number, places: Places, name: TajikYogaName) =>
  yogasOf(ascendant, places).find((yoga) => yoga.name === name)?.instances ?? [];
const trios = (ascendant: number, places: Places, name: TajikYogaName): readonly (readonly Graha[])[] =>
  found(ascendant, places, name).map(({ planets }) => planets);

/** Degrees in sign so far apart that only what a test moves can meet. */
const APART: Places = {
  Moon: Aries + 28,
  Mercury: Taurus + 1,
  Venus: Gemini + 19,
  Sun: Cancer + 0.5,
  Mars: Leo + 9.5,
  Jupiter: Leo + 9.6,
  Saturn: Leo + 9.7,
};

describe('ishkavala and induvara', () => {
  it('ask for all seven, and exclude each other', () => {
    const kendras: Places = { Sun: 5, Moon: 35, Mars: 95, Mercury: 125, Jupiter: 185, Venus: 215, Saturn: 275 };
    const apoklimas: Places = { Sun: 65, Moon: 155, Mars: 245, Mercury: 335, Jupiter: 65, Venus: 155, Saturn: 245 };
    const present = (ascendant: number, places: Places) =>
      yogasOf(ascendant, places)
        .slice(0, 2)
        .map((yoga) => yoga.present);
    expect(present(5, kendras)).toEqual([true, false]);
    expect(present(5, apoklimas)).toEqual([false, true]);
    expect(present(5, { ...kendras, Moon: 65 })).toEqual([false, false]);
    for (const chart of randomCharts(50, 61)) {
      const [first, second] = sixteenYogas({ chart, pairs: [] });
      expect(first?.present === true && second?.present === true).toBe(false);
    }
  });
});

describe('ithasala and eesarpha', () => {
  it('are good and bad, an ithasala by semisextile mixed', () => {
    // Moon Leo 14, Venus Libra 19; then Venus in Virgo.
    // Mars and Saturn far from the Moon.
    const places = { ...APART, Moon: Leo + 14, Venus: Libra + 19, Mars: Pisces + 9.5, Saturn: Pisces + 9.7 };
    const of = (venus: number) =>
      found(Aries, { ...places, Venus: venus }, 'ITHASALA').find(({ planets }) => planets[1] === 'Venus');
    expect(of(Libra + 19)).toMatchObject({ planets: ['Moon', 'Venus'], result: 'good' });
    expect(of(Libra + 19)?.detail).toBe(
      "The Moon at 14°00' of Leo and Venus at 19°00' of Libra are in sextile aspect and come to the same degree.",
    );
    expect(of(Cancer + 19)).toMatchObject({ result: 'mixed' });
    expect(trios(Aries, { ...places, Moon: Leo + 23 }, 'EESARPHA')).toContainEqual(['Moon', 'Venus']);
  });
});

describe('nakta and yamaya', () => {
  // Venus Aries and Mars Virgo do not see each other.
  const places = { ...APART, Venus: Aries + 20, Mars: Virgo + 22 };
  it('a faster planet links two that do not see each other', () => {
    expect(trios(Aries, { ...places, Moon: Gemini + 18 }, 'NAKTA')).toContainEqual(['Venus', 'Mars', 'Moon']);
    expect(trios(Aries, { ...places, Moon: Gemini + 25 }, 'NAKTA')).toEqual([]);
  });
  it('a slower one likewise', () => {
    const jupiter = { ...places, Jupiter: [Cancer + 23, 0.1] as const };
    expect(trios(Aries, jupiter, 'YAMAYA')).toContainEqual(['Venus', 'Mars', 'Jupiter']);
    expect(trios(Aries, jupiter, 'NAKTA')).toEqual([]);
  });
});

describe('manau', () => {
  const places = { ...APART, Venus: Libra + 12, Jupiter: Aries + 15 };
  it('is Mars or Saturn with the fast planet, within its own orb', () => {
    expect(trios(Leo, { ...places, Mars: Libra + 20 }, 'MANAU')).toEqual([['Venus', 'Jupiter', 'Mars']]);
    expect(trios(Leo, { ...places, Mars: Libra + 20.1 }, 'MANAU')).toEqual([]);
    expect(trios(Leo, { ...places, Saturn: Libra + 20.9 }, 'MANAU')).toEqual([['Venus', 'Jupiter', 'Saturn']]);
    expect(trios(Leo, { ...places, Mars: Scorpio + 12 }, 'MANAU')).toEqual([]);
  });
  it('turns the ithasala bad', () => {
    const [ithasala] = found(Leo, { ...places, Mars: Libra + 20 }, 'ITHASALA').filter(
      ({ planets }) => planets[0] === 'Venus' && planets[1] === 'Jupiter',
    );
    expect(ithasala).toMatchObject({ result: 'bad', turnedBy: ['MANAU'] });
  });
});

describe('kamboola', () => {
  // Mercury Taurus 12 and Jupiter Virgo 15 in ithasala; the Moon joins from Cancer.
  const places = { ...APART, Mercury: Taurus + 12, Jupiter: Virgo + 15 };
  const moonIn = (moon: number) =>
    found(Libra, { ...places, Moon: moon }, 'KAMBOOLA').filter(
      ({ planets }) => planets.join() === 'Mercury,Jupiter,Moon',
    );
  it('names the partners of the Moon', () => {
    expect(moonIn(Cancer + 10)).toEqual([
      expect.objectContaining({
        planets: ['Mercury', 'Jupiter', 'Moon'],
        result: 'good',
        grade: {
          moon: 'UTTAMA',
          partners: [
            // Mercury in Taurus of a friend, in its own hadda from 8 to 14; Jupiter in the sign of its enemy Mercury.
            { planet: 'Mercury', grade: 'MADHYAMA' },
            { planet: 'Jupiter', grade: 'ADHAMA' },
          ],
        },
      }),
    ]);
    expect(moonIn(Cancer + 13)[0]?.grade?.partners.map(({ planet }) => planet)).toEqual(['Jupiter']);
    expect(moonIn(Cancer + 20)).toEqual([]);
  });
  it('grades the Moon', () => {
    const grade = (moon: number) => moonIn(moon)[0]?.grade?.moon;
    expect(grade(Taurus + 10)).toBe('UTTAMA');
    expect(grade(Scorpio + 10)).toBe('ADHAMA');
    // Capricorn 10: drekkana Taurus, navamsa Aries, neither her own; she has no enemies.
    expect(grade(Capricorn + 9)).toBe('SAMA');
    // Pisces 10 to 20 has the drekkana of Cancer.
    expect(grade(Pisces + 10.5)).toBe('MADHYAMA');
  });
});

describe('gairi kamboola', () => {
  // Mercury Taurus 3 and Jupiter Virgo 6 in ithasala; the Moon at the end of Leo: drekkana Aries, navamsa Sagittarius.
  const places = { ...APART, Mercury: Taurus + 3, Jupiter: Virgo + 6, Moon: Leo + 29.5 };
  it('has a strong planet behind it', () => {
    // Mars in its own Scorpio is reached from Virgo.
    const strong = { ...places, Mars: Scorpio + 2 };
    expect(trios(Libra, strong, 'GAIRI_KAMBOOLA')).toContainEqual(['Mercury', 'Jupiter', 'Moon']);
    expect(trios(Libra, { ...strong, Moon: Leo + 28.9 }, 'GAIRI_KAMBOOLA')).toEqual([]);
    // The Moon in Cancer is in her own sign, in Scorpio debilitated, at the end of Libra in the navamsa of Gemini.
    expect(trios(Libra, { ...strong, Moon: Cancer + 29.5 }, 'GAIRI_KAMBOOLA')).toEqual([]);
    expect(trios(Libra, { ...strong, Moon: Scorpio + 29.5 }, 'GAIRI_KAMBOOLA')).toEqual([]);
  });
});

describe('khallasara', () => {
  // Aries rising, lord Mars; Moon Taurus and Venus Leo; Mars between in Gemini, far in degrees from both.
  const places: Places = {
    ...APART,
    Moon: Taurus + 2,
    Mercury: Pisces + 1,
    Venus: Leo + 28,
    Mars: Gemini + 15,
    Sun: Pisces + 3,
  };
  it('is the lagna lord in a sign between', () => {
    expect(trios(Aries, places, 'KHALLASARA')).toContainEqual(['Moon', 'Venus', 'Mars']);
    expect(trios(Aries, { ...places, Mars: Taurus + 15 }, 'KHALLASARA')).not.toContainEqual(['Moon', 'Venus', 'Mars']);
    expect(trios(Aries, { ...places, Mars: Libra + 15 }, 'KHALLASARA')).not.toContainEqual(['Moon', 'Venus', 'Mars']);
    // The other way round the zodiac.
    expect(trios(Aries, { ...places, Venus: Pisces + 28, Mars: Aries + 20 }, 'KHALLASARA')).toContainEqual([
      'Moon',
      'Venus',
      'Mars',
    ]);
    // Seven signs apart no way is shorter, and the Moon as lord of the lagna never stands between.
    expect(trios(Aries, { ...places, Venus: Scorpio + 28 }, 'KHALLASARA')).not.toContainEqual([
      'Moon',
      'Venus',
      'Mars',
    ]);
    expect(trios(Cancer, places, 'KHALLASARA')).toEqual([]);
    // In ithasala with the Moon it does not.
    expect(trios(Aries, { ...places, Moon: Taurus + 10 }, 'KHALLASARA')).toEqual([]);
  });
});

describe('yogas of strength and weakness', () => {
  it('radda: a member is retrograde, combust, debilitated or weak', () => {
    const places = { ...APART, Moon: Gemini + 12, Jupiter: Libra + 15 };
    const of = (jupiter: Places['Jupiter'], moon: number = Gemini + 12) =>
      found(Aries, { ...places, Moon: moon, Jupiter: jupiter }, 'RADDA').find(
        ({ planets }) => planets[1] === 'Jupiter',
      );
    expect(of(Libra + 15)).toBeUndefined();
    expect(of([Libra + 15, -0.1])?.detail).toBe(
      "Jupiter at 15°00' of Libra is retrograde, which spoils its ithasala with the Moon.",
    );
    expect(of(Capricorn + 15, Virgo + 12)?.detail).toMatch(/^Jupiter at 15°00' of Capricorn is debilitated/);
    // The Sun stands at 0°30' of Cancer.
    expect(of(Gemini + 25, Aries + 20)?.detail).toMatch(/is combust/);
  });

  it('duhphali kutta: the slow one is strong, the fast one weak and without dignity', () => {
    // Mars in Gemini 25 of its enemy has 7.5, 3.67, 3.75, 2.5 and 1.25, a quarter of which is 4.67; Saturn is exalted.
    const places = { ...APART, Mars: Gemini + 25, Saturn: Libra + 28 };
    expect(trios(Aries, places, 'DUHPHALI_KUTTA')).toEqual([['Mars', 'Saturn']]);
    expect(trios(Aries, { ...places, Saturn: Aries + 28 }, 'DUHPHALI_KUTTA')).toEqual([]);
  });

  it('dutthottha: two weak ones and a strong third, which makes a spoilt ithasala good again', () => {
    // Venus debilitated in Virgo and Mars in Gemini of its enemy; Saturn in its own Capricorn joins Venus.
    const places = { ...APART, Venus: Virgo + 10, Mars: Gemini + 12, Saturn: Capricorn + 14 };
    expect(trios(Aries, places, 'DUTTHOTTHA')).toEqual([['Venus', 'Mars', 'Saturn']]);
    const ithasala = found(Aries, places, 'ITHASALA').find(({ planets }) => planets.join() === 'Venus,Mars');
    expect(ithasala).toMatchObject({ result: 'good', turnedBy: ['RADDA', 'DUTTHOTTHA'] });
  });

  it('tambira: a direct planet at the end of its sign reaches a slower one from the next', () => {
    const places = { ...APART, Moon: Aries + 15, Venus: Gemini + 29.2, Saturn: Virgo + 5 };
    expect(trios(Aries, places, 'TAMBIRA')).toContainEqual(['Venus', 'Saturn']);
    expect(trios(Aries, { ...places, Venus: [Gemini + 29.2, -0.5] }, 'TAMBIRA')).toEqual([]);
    expect(trios(Aries, { ...places, Venus: Gemini + 28.9 }, 'TAMBIRA')).toEqual([]);
    // Beyond orb and a degree, and where the next sign has no aspect.
    expect(trios(Aries, { ...places, Saturn: Virgo + 8.1 }, 'TAMBIRA')).not.toContainEqual(['Venus', 'Saturn']);
    expect(trios(Aries, { ...places, Saturn: Sagittarius + 5 }, 'TAMBIRA')).not.toContainEqual(['Venus', 'Saturn']);
  });

  it('kutta: a planet in the lagna seen by one in its own sign in a kendra or panaphara', () => {
    // Aquarius rising with Venus; Saturn in its own Capricorn is in 12, Mars in its own Scorpio in 10.
    const places = { ...APART, Venus: Aquarius + 5, Mars: Scorpio + 20, Saturn: Capricorn + 10 };
    expect(trios(Aquarius, places, 'KUTTA')).toEqual([['Venus', 'Mars']]);
    // House 8 is a panaphara, but has no sight of the lagna.
    expect(trios(Gemini, { ...APART, Venus: Gemini + 5, Saturn: Capricorn + 10 }, 'KUTTA')).toEqual([]);
    expect(trios(Capricorn, { ...APART, Venus: Capricorn + 5, Saturn: Capricorn + 10 }, 'KUTTA')).toEqual([
      ['Venus', 'Saturn'],
    ]);
  });

  it('durupha: both members are spoilt', () => {
    // Aries rising: the Moon in Scorpio is in 8 and debilitated, Saturn in Pisces in 12.
    const places = { ...APART, Moon: Scorpio + 5, Saturn: Pisces + 8 };
    expect(trios(Aries, places, 'DURUPHA')).toEqual([['Moon', 'Saturn']]);
    expect(found(Aries, places, 'DURUPHA')[0]?.detail).toBe(
      "The Moon at 5°00' of Scorpio is debilitated and in house 8, and Saturn at 8°00' of Pisces is in house 12.",
    );
    expect(trios(Taurus, places, 'DURUPHA')).toEqual([]);
  });
});

describe('the sixteen in the sky', () => {
  const many = randomCharts(3000, 62);
  // A Moon at the end of its sign is rare, and two yogas ask for one.
  const charts = many.filter((chart, k) => k < 150 || degreeOf({ chart, pairs: [] }, 'Moon') >= 29);
  const all = charts.map((chart) => sixteenYogas({ chart, pairs: skyPairs(ephemeris, chart) }));

  it('are always listed, in order, and met in some chart', () => {
    const met = new Set<string>();
    for (const yogas of all) {
      expect(yogas.map(({ name, number }) => [number, name])).toEqual(TAJIK_YOGAS.map((name, k) => [k + 1, name]));
      for (const { name, present, instances } of yogas) {
        if (present) met.add(name);
        if (name !== 'ISHKAVALA' && name !== 'INDUVARA') expect(present).toBe(instances.length > 0);
        else expect(instances).toEqual([]);
      }
    }
    for (const chart of many) if (induvara({ chart, pairs: [] })) met.add('INDUVARA');
    expect(TAJIK_YOGAS.filter((name) => !met.has(name))).toEqual([]);
  });

  it('have the result of the rule: 5, 8, 12, 13 and 15 good, 6, 9 and 14 mixed, 4, 7, 10, 11 and 16 bad', () => {
    const byPage = { good: [5, 8, 12, 13, 15], mixed: [6, 9, 14], bad: [4, 7, 10, 11, 16] } as const;
    for (const [result, numbers] of Object.entries(byPage))
      for (const number of numbers) {
        const results = all.flatMap((yogas) => yogas[number - 1]?.instances.map((each) => each.result) ?? []);
        expect([number, new Set(results)]).toEqual([number, new Set([result])]);
      }
  });

  it('reach every result and grade', () => {
    const instances = all.flatMap((yogas) => yogas.flatMap((yoga) => yoga.instances));
    expect(new Set(instances.map(({ result }) => result))).toEqual(new Set(YOGA_RESULTS));
    const grades = instances.flatMap(({ grade }) =>
      grade === undefined ? [] : [grade.moon, ...grade.partners.map((partner) => partner.grade)],
    );
    expect(new Set(grades)).toEqual(new Set(KAMBOOLA_GRADES));
  });

  it('belong to the two planets that an instance begins with', () => {
    for (const yogas of all.slice(0, 20)) {
      const between = yogasBetween(yogas, 'Venus', 'Moon');
      const expected = yogas
        .filter(({ instances }) => instances.some(({ planets }) => planets[0] === 'Moon' && planets[1] === 'Venus'))
        .map(({ name }) => name);
      expect(between).toEqual(expected);
    }
  });
});
