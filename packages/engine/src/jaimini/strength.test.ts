import { describe, expect, it } from 'vitest';
import { drawnChart } from '../../test/drawn-chart.ts';
import { signOfText } from '../../test/short-signs.ts';
import { workedChart } from '../../test/worked-chart.ts';
import type { Planet } from '../zodiac/names.ts';
import { placementOf } from './placement.ts';
import { advancement, coLords, jaiminiLord, strongerCoLord, strongerSign } from './strength.ts';

type Places = Readonly<Record<Exclude<Planet, 'Ketu'>, readonly [sign: string, degrees: number]>>;
const placed = (places: Places) => {
  const longitude = ([sign, degrees]: readonly [string, number]) => signOfText(sign) * 30 + degrees;
  const { Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, Rahu } = places;
  return placementOf(
    drawnChart({
      ascendant: 0,
      planets: {
        Sun: longitude(Sun),
        Moon: longitude(Moon),
        Mars: longitude(Mars),
        Mercury: longitude(Mercury),
        Jupiter: longitude(Jupiter),
        Venus: longitude(Venus),
        Saturn: longitude(Saturn),
        Rahu: longitude(Rahu),
      },
    }),
  );
};
/** Sun and Moon in Virgo, Mercury and Jupiter in Gemini: they see the dual signs only. */
const base: Places = {
  Sun: ['Vi', 1],
  Moon: ['Vi', 2],
  Mars: ['Ar', 10],
  Mercury: ['Ge', 4],
  Jupiter: ['Ge', 5],
  Venus: ['Pi', 6],
  Saturn: ['Ta', 7],
  Rahu: ['Le', 8],
};

describe('strongerCoLord', () => {
  it('knows the two signs with two lords', () => {
    const placement = placed(base);
    expect([0, 1, 2, 3, 4, 5, 6, 8, 9, 11].map((sign) => strongerCoLord(placement, sign))).toEqual(
      Array(10).fill(null),
    );
    expect(jaiminiLord(placement, 9)).toBe('Saturn');
  });

  it.each<[string, string, Partial<Places>, string, string]>([
    ['both in the sign', 'Aq', { Saturn: ['Aq', 1], Rahu: ['Aq', 2] }, 'Saturn', 'bothInSign'],
    ['Saturn in the sign', 'Aq', { Saturn: ['Aq', 1] }, 'Rahu', 'oneInSign'],
    ['Rahu in the sign', 'Aq', { Rahu: ['Aq', 1] }, 'Saturn', 'oneInSign'],
    ['Ketu in the sign', 'Sc', { Rahu: ['Ta', 1], Saturn: ['Li', 3] }, 'Mars', 'oneInSign'],
    ['more planets with Rahu', 'Aq', { Rahu: ['Vi', 1] }, 'Rahu', '1'],
    // Saturn in Leo is seen by no helper; Rahu in Sagittarius by Mercury and Jupiter from Gemini.
    ['Jupiter and Mercury see Rahu', 'Aq', { Saturn: ['Le', 7], Rahu: ['Sg', 8] }, 'Rahu', '2'],
    // Saturn in its own Capricorn is its own dispositor; the Sun in Virgo does not see Rahu in Leo.
    ['own sign counts as with its dispositor', 'Aq', { Saturn: ['Cp', 7] }, 'Saturn', '2'],
    // Saturn in Libra (exalted), Rahu in Cancer: no helper sees either, Venus and Moon look elsewhere.
    ['Saturn exalted', 'Aq', { Saturn: ['Li', 7], Rahu: ['Cn', 8] }, 'Saturn', '3'],
    // Mars in Aries is its own dispositor; so is none of Ketu's: put Mars in movable Cancer, Ketu in fixed Leo.
    ['fixed before movable', 'Sc', { Mars: ['Cn', 7], Rahu: ['Aq', 8], Saturn: ['Ta', 9] }, 'Ketu', '4'],
    // Both in fixed signs, alone and unseen: degrees, the nodes from the end (30 - 8 = 22 against 7).
    ['degrees, nodes from the end', 'Aq', { Rahu: ['Le', 8] }, 'Rahu', '5b'],
    ['degrees the other way', 'Aq', { Rahu: ['Le', 24] }, 'Saturn', '5b'],
  ])('%s', (_, sign, places, lord, rule) => {
    expect(strongerCoLord(placed({ ...base, ...places }), signOfText(sign))).toEqual({ lord, rule });
  });

  it('takes the lord that gives more years before the degrees, when years matter', () => {
    const placement = placed({ ...base, Rahu: ['Le', 8] });
    const years = (lord: string) => (lord === 'Saturn' ? 9 : 6);
    expect(strongerCoLord(placement, 10, years)).toEqual({ lord: 'Saturn', rule: '5a' });
    expect(strongerCoLord(placement, 10, () => 5)).toEqual({ lord: 'Rahu', rule: '5b' });
  });

  it('is as printed for the worked chart', () => {
    expect(coLords(placementOf(workedChart()))).toEqual({
      Scorpio: { lord: 'Mars', rule: '2' },
      Aquarius: { lord: 'Saturn', rule: '2' },
    });
  });
});

describe('strongerSign', () => {
  it.each<[number, string, string, string, Places]>([
    // Virgo holds two, Pisces one.
    [1, 'Vi', 'Pi', 'Vi', base],
    // Both empty: Jupiter in Scorpio sees Aries, nobody sees Libra.
    [
      2,
      'Ar',
      'Li',
      'Ar',
      {
        ...base,
        Sun: ['Vi', 1],
        Mars: ['Ge', 1],
        Mercury: ['Vi', 1],
        Jupiter: ['Sc', 1],
        Saturn: ['Sg', 1],
        Rahu: ['Cn', 1],
      },
    ],
    // One each and no helper: the Moon in Taurus is exalted, Saturn in Scorpio is not.
    [
      3,
      'Sc',
      'Ta',
      'Ta',
      {
        ...base,
        Sun: ['Sg', 1],
        Moon: ['Ta', 1],
        Mars: ['Ge', 1],
        Mercury: ['Vi', 1],
        Venus: ['Vi', 1],
        Saturn: ['Sc', 1],
        Rahu: ['Pi', 1],
      },
    ],
    // Both empty and unseen: Mars in even Virgo, Venus in odd Gemini; both signs are odd.
    [
      4,
      'Li',
      'Ar',
      'Ar',
      {
        ...base,
        Sun: ['Sg', 1],
        Moon: ['Pi', 1],
        Mars: ['Vi', 1],
        Mercury: ['Vi', 1],
        Venus: ['Ge', 1],
        Saturn: ['Cp', 1],
        Rahu: ['Cn', 1],
      },
    ],
    // Both lords in even signs: dual Gemini before movable Aries.
    [
      5,
      'Ar',
      'Ge',
      'Ge',
      {
        Sun: ['Cn', 1],
        Moon: ['Cn', 1],
        Mars: ['Ta', 1],
        Mercury: ['Cn', 1],
        Jupiter: ['Cn', 1],
        Venus: ['Li', 1],
        Saturn: ['Cp', 1],
        Rahu: ['Cp', 1],
      },
    ],
    // Venus at 20 degrees of Pisces, Mars at 10 of Virgo.
    [
      6,
      'Ar',
      'Li',
      'Li',
      {
        Sun: ['Sg', 1],
        Moon: ['Pi', 1],
        Mars: ['Vi', 10],
        Mercury: ['Cn', 1],
        Jupiter: ['Ge', 1],
        Venus: ['Pi', 20],
        Saturn: ['Cp', 1],
        Rahu: ['Cn', 1],
      },
    ],
  ])('decides by rule %i between %s and %s', (rule, a, b, stronger, places) => {
    const placement = placed(places);
    const expected = { sign: signOfText(stronger), rule };
    expect(strongerSign(placement, signOfText(a), signOfText(b))).toEqual(expected);
    expect(strongerSign(placement, signOfText(b), signOfText(a))).toEqual(expected);
  });

  it('gives the first sign when nothing decides', () => {
    const placement = placed(base);
    // A sign against itself: every measure is equal.
    expect(strongerSign(placement, 5, 5)).toEqual({ sign: 5, rule: 7 });
  });

  it('counts the advance of the nodes from the end of the sign', () => {
    const placement = placed(base);
    expect(advancement(placement, 'Rahu')).toBeCloseTo(22, 9);
    expect(advancement(placement, 'Ketu')).toBeCloseTo(22, 9);
    expect(advancement(placement, 'Mars')).toBeCloseTo(10, 9);
  });
});
