import { describe, expect, it } from 'vitest';
import { PRINTED, printedVarga } from '../../../../test/printed-vargas.ts';
import { judgedHouse } from '../house-points.ts';
import { readout } from '../readout.ts';
import { siddhamsaTopic, vimsamsaTopic } from './learning.ts';
import { ashtamsaTopic, bhamsaTopic, shashthamsaTopic } from './vitality.ts';
import { trimsamsaTopic } from './d30.ts';
import { akshavedamsaTopic, khavedamsaTopic } from './family.ts';
import { deityFactors, shashtiamsaTopic } from './d60.ts';

/* Signs as printed in varga_cases.json, the rest worked by hand, as in events-of-life.test.ts. */

describe('D6 and D8: health and troubles', () => {
  // D6: Virgo rising with Saturn, the Sun in Aquarius; Moon and Jupiter look at Virgo; Mercury in the 4th, a friend.
  it('gives parts of the body and no ailment', () => {
    expect(shashthamsaTopic(printedVarga('D6'))).toEqual({
      sixthHouse: { house: 6, sign: 'Aquarius', lord: 'Saturn', lordHouse: 1, occupants: ['Sun'], aspectedBy: [] },
      afflictedBy: ['Sun', 'Saturn'],
      protectors: ['Moon', 'Jupiter'],
      bodyTendency: ['calf', 'circulation', 'bones', 'teeth'],
      resistance: 'HIGH',
    });
  });
  // D8: Scorpio rising with Mercury, both nodes in Gemini, Jupiter in the 10th.
  it('weighs the eighth house', () => {
    const varga = printedVarga('D8');
    expect(ashtamsaTopic(varga, readout(varga))).toEqual({
      eighthHouse: {
        house: 8,
        sign: 'Gemini',
        lord: 'Mercury',
        lordHouse: 1,
        occupants: ['Rahu', 'Ketu'],
        aspectedBy: ['Venus'],
      },
      crisisMarkers: ['Rahu', 'Ketu'],
      protection: ['Mercury', 'Jupiter', 'Venus'],
      resilience: 'HIGH',
    });
  });
});

describe('D20 and D24: practice and learning', () => {
  it('finds devotion by Mars, the last deity of an odd sign, and Ketu in the 12th', () => {
    expect(vimsamsaTopic(printedVarga('D20'))).toEqual({
      ninthLord: { planet: 'Moon', house: 8, sign: 'Gemini', dignity: 'NEUTRAL' },
      fifthLord: { planet: 'Jupiter', house: 4, sign: 'Aquarius', dignity: 'ENEMY' },
      devotionPlanets: ['Mars'],
      deityOfAscendantPart: 'Sumukhi',
      mokshaMarker: true,
    });
  });
  it('finds help by Moon, Mercury and Jupiter, and Mars in the way', () => {
    expect(siddhamsaTopic(printedVarga('D24'))).toEqual({
      fourthLord: { planet: 'Venus', house: 1, sign: 'Cancer', dignity: 'GREAT_ENEMY' },
      fifthLord: { planet: 'Mars', house: 4, sign: 'Libra', dignity: 'ENEMY' },
      ninthLord: { planet: 'Jupiter', house: 1, sign: 'Cancer', dignity: 'EXALTED' },
      learningPlanets: ['Moon', 'Mercury', 'Jupiter'],
      obstacleMarkers: ['Mars'],
      higherStudy: true,
      researchMarker: true,
    });
  });
});

describe('the aspect of a lord on its own house', () => {
  it('is not counted: Jupiter exalted in the first of D24 gives its Pisces 4 points and not 5', () => {
    const { lord, aspectedBy, points } = judgedHouse(printedVarga('D24'), 9);
    expect({ lord, aspectedBy, points }).toEqual({ lord: 'Jupiter', aspectedBy: ['Jupiter'], points: 4 });
  });
});

describe('D27 and D30: strength and strain', () => {
  it('adds the ascendant lord 4, Mars 2, Sun 0 and Moon 1', () => {
    expect(bhamsaTopic(printedVarga('D27'))).toEqual({
      strongPlanets: ['Mars', 'Mercury', 'Jupiter', 'Saturn', 'Ketu'],
      weakPlanets: [],
      staminaIndex: 7,
      mindBodyBalance: { sun: 0, moon: 1 },
    });
  });
  it('divides the planets among the five rulers', () => {
    const { moonState, rulers, evilShare, mentalStrainMarker } = trimsamsaTopic(printedVarga('D30'));
    expect({ moonState, rulers, evilShare, mentalStrainMarker }).toEqual({
      moonState: { sign: 'Scorpio', dignity: 'DEBILITATED', withMalefics: [] },
      rulers: {
        Mars: ['Moon'],
        Saturn: ['Sun'],
        Jupiter: ['Mars', 'Mercury', 'Jupiter', 'Venus'],
        Mercury: ['Rahu', 'Ketu'],
        Venus: ['Saturn'],
      },
      evilShare: 2,
      mentalStrainMarker: false,
    });
  });
});

describe('D40, D45 and D60: lines and past merit', () => {
  it('reads house 4 of D40 and sorts by dignity', () => {
    expect(khavedamsaTopic(printedVarga('D40'))).toEqual({
      maternalMerit: 'SUPPORTED',
      auspicious: ['Sun', 'Mars', 'Mercury', 'Jupiter', 'Saturn', 'Ketu'],
      inauspicious: ['Moon', 'Venus', 'Rahu'],
    });
  });
  it('reads house 9 of D45 and what shapes the first', () => {
    expect(akshavedamsaTopic(printedVarga('D45'))).toEqual({
      paternalMerit: 'MIXED',
      character: {
        ascendantLord: { planet: 'Mars', house: 3, sign: 'Capricorn', dignity: 'EXALTED' },
        occupantsOf1: [],
        aspectedBy: ['Jupiter'],
      },
    });
  });
  it('adds the deities of ascendant 58, Moon 4 (lord too) and Sun 16', () => {
    const varga = printedVarga('D60');
    expect(deityFactors(varga, PRINTED).map(({ factor, points }) => `${factor} ${points}`)).toEqual([
      'deity of Ascendant 1',
      'deity of ascendant lord Moon 1',
      'deity of Sun -1',
      'deity of Moon 1',
    ]);
    const { deities, benignCount, harshCount } = shashtiamsaTopic(varga, PRINTED, 50, true);
    expect([deities.Ascendant.number, deities.Sun.number, deities.Moon.number]).toEqual([58, 16, 4]);
    expect([benignCount, harshCount]).toEqual([5, 5]);
  });
  it.each([
    [20, true, 'NORMAL'],
    [19.99, true, 'LOW'],
    [50, false, 'LOW'],
    [null, true, 'NORMAL'],
  ] as const)('trusts %p seconds to the edge, seconds given %p: %s', (seconds, given, confidence) => {
    expect(shashtiamsaTopic(printedVarga('D60'), PRINTED, seconds, given).confidence).toBe(confidence);
  });
});
