import { describe, expect, it } from 'vitest';
import { PRINTED, printedVarga } from '../../../../test/printed-vargas.ts';
import { judgedHouse } from '../house-points.ts';
import { dasamsaTopic } from './d10.ts';
import { drekkanaTopic, dwadasamsaTopic, saptamsaTopic } from './family.ts';
import { chaturthamsaTopic, shodasamsaTopic } from './comforts.ts';
import { horaReadout, horaTopic } from './d2.ts';
import { navamsaTopic } from './d9.ts';

/*
 * The signs of each division are printed in varga_cases.json; what follows from them was worked by hand. Birth signs: Sun
 * Mercury Venus Virgo, Moon Mars Taurus, Jupiter Ketu Cancer, Saturn Sagittarius, Rahu Capricorn, Libra rising.
 */

describe('D2: wealth', () => {
  const hora = printedVarga('D2');
  it('divides by halves', () => {
    expect(horaTopic(hora, PRINTED)).toEqual({
      sunHora: ['Sun', 'Moon', 'Mars', 'Jupiter', 'Venus'],
      moonHora: ['Mercury', 'Saturn', 'Rahu', 'Ketu'],
      lagnaHora: 'Moon',
      secondLordD1: { planet: 'Mars', hora: 'Sun' },
      eleventhLordD1: { planet: 'Sun', hora: 'Sun' },
      balance: 'SUN',
      wellPlaced: ['Sun', 'Mars', 'Mercury', 'Jupiter', 'Saturn'],
    });
  });
  it('doubles Mars and Sun, lords of 2 and 11, and Jupiter', () => {
    const { factors, score, c, verdict, focusHouses, karakas } = horaReadout(hora, PRINTED);
    expect(factors.map(({ points }) => points)).toEqual([2, -1, 2, 1, 2, -1, 1]);
    expect({ score, c, verdict, focusHouses, karakas }).toEqual({
      score: 6,
      c: 3,
      verdict: 'SUPPORTED',
      focusHouses: [],
      karakas: [],
    });
  });
});

describe('D3: siblings', () => {
  // Gemini rising: house 3 is Leo with Saturn, its lord in the 12th; house 11 Aries, its lord in the 4th.
  it('reads 3 with Mars, 11 with Jupiter, and the 22nd drekkana', () => {
    expect(drekkanaTopic(printedVarga('D3'), PRINTED)).toEqual({
      youngerSiblings: { house: 3, houseVerdict: 'STRAINED', karaka: 'Mars', karakaPoints: 0 },
      elderSiblings: { house: 11, houseVerdict: 'MIXED', karaka: 'Jupiter', karakaPoints: 0 },
      twentySecondDrekkana: { sign: 'Capricorn', lord: 'Saturn' },
    });
  });
});

describe('D4: property', () => {
  // Cancer rising: Libra holds Ketu and is seen by Rahu; Venus is exalted in the 9th, Mars in its own sign.
  it('weighs house 4, Mars and the lord', () => {
    expect(chaturthamsaTopic(printedVarga('D4'))).toEqual({
      fourthLord: { planet: 'Venus', house: 9, sign: 'Pisces', dignity: 'EXALTED' },
      propertySupport: true,
      changeOfPlace: true,
    });
    expect(judgedHouse(printedVarga('D4'), 4).points).toBe(2);
  });
});

describe('D7: children', () => {
  it('counts 5, 7, 9 from an odd ascendant', () => {
    expect(saptamsaTopic(printedVarga('D7'))).toEqual({
      fifthLord: { planet: 'Sun', house: 5, sign: 'Leo', dignity: 'OWN' },
      jupiter: { planet: 'Jupiter', house: 1, sign: 'Aries', dignity: 'GREAT_FRIEND' },
      childLine: [
        { order: 1, house: 5, lord: 'Sun', lordPoints: 4, verdict: 'SUPPORTED' },
        { order: 2, house: 7, lord: 'Venus', lordPoints: 1, verdict: 'MIXED' },
        { order: 3, house: 9, lord: 'Jupiter', lordPoints: 3, verdict: 'SUPPORTED' },
      ],
      supportiveForChildren: true,
    });
  });
});

describe('D9: marriage and dharma', () => {
  it('gives karakamsa, pushkara, birth lords and the 64th', () => {
    expect(navamsaTopic(printedVarga('D9'), PRINTED, 'Moon')).toEqual({
      seventhHouse: {
        house: 7,
        sign: 'Sagittarius',
        lord: 'Jupiter',
        lordHouse: 6,
        occupants: [],
        aspectedBy: ['Mars'],
      },
      seventhLord: { planet: 'Jupiter', house: 6, sign: 'Scorpio', dignity: 'GREAT_FRIEND' },
      karakamsa: { atmakaraka: 'Moon', sign: 'Virgo', houseFromD9Lagna: 4 },
      vargottamaBodies: [],
      pushkaraNavamsa: ['Venus', 'Rahu', 'Ketu'],
      d1SeventhLordInD9: { planet: 'Mars', house: 1, sign: 'Gemini', dignity: 'GREAT_ENEMY' },
      lagnaLordInD9: { planet: 'Venus', house: 12, sign: 'Taurus', dignity: 'OWN' },
      sixtyFourthNavamsa: {
        fromMoon: { sign: 'Sagittarius', lord: 'Jupiter' },
        fromLagna: { sign: 'Virgo', lord: 'Mercury' },
      },
    });
  });
});

describe('D10: work', () => {
  // Cancer rising with fallen Mars: Aries is seen by Moon, Venus and Jupiter; 6 has 3 points and 7 none.
  it('finds the planet of work, the tone and authority', () => {
    expect(dasamsaTopic(printedVarga('D10'), PRINTED)).toEqual({
      tenthLord: { planet: 'Mars', house: 1, sign: 'Cancer', dignity: 'DEBILITATED' },
      planetsInTenth: [],
      strongestCareerPlanet: 'Venus',
      tone: 'SERVICE',
      authority: false,
      d1TenthLordInD10: { planet: 'Moon', house: 4, sign: 'Libra', dignity: 'ENEMY' },
    });
  });
});

describe('D12: parents', () => {
  it('sums both sides', () => {
    expect(dwadasamsaTopic(printedVarga('D12'))).toEqual({
      mother: { house: 4, housePoints: -2, karaka: 'Moon', karakaPoints: -2, total: -4 },
      father: { house: 9, housePoints: 4, karaka: 'Sun', karakaPoints: 0, total: 4 },
      stronger: 'FATHER',
    });
  });
});

describe('D16: comforts', () => {
  it('finds the Moon in the 5th and no harm to vehicles', () => {
    expect(shodasamsaTopic(printedVarga('D16'))).toEqual({
      fourthHouse: {
        house: 4,
        sign: 'Libra',
        lord: 'Venus',
        lordHouse: 2,
        occupants: [],
        aspectedBy: ['Saturn'],
      },
      comfortPlanets: ['Moon'],
      vehicleCaution: false,
    });
  });
});
