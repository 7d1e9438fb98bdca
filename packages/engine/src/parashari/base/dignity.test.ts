import { describe, expect, it } from 'vitest';
import { drawnChart } from '../../../test/drawn-chart.ts';
import { randomCharts } from '../../../test/random-charts.ts';
import { byPlanet } from '../../zodiac/records.ts';
import { PLANETS } from '../../zodiac/names.ts';
import type { Planet } from '../../zodiac/names.ts';
import {
  arcFromDebilitation,
  deepDebilitation,
  debilitationSign,
  DIGNITIES,
  dignity,
  dignityOf,
  exaltationSign,
  moolatrikonaSign,
  nodeDignity,
  signDignity,
  vargaDignity,
} from './dignity.ts';
import type { SignsOf } from './frame.ts';

const TINY = 1e-9;
/** All planets in Aries: relations do not matter below. */
const SIGNS: SignsOf = byPlanet(() => 0);
const at = (planet: Planet, sign: number, degree: number) => dignity(planet, sign * 30 + degree, SIGNS);

describe('dignity at every boundary degree (R23.1)', () => {
  it.each([
    ['Sun', 0, 0, 'EXALTED'],
    ['Sun', 0, 10, 'EXALTED'],
    ['Sun', 0, 30 - TINY, 'EXALTED'],
    ['Sun', 6, 0, 'DEBILITATED'],
    ['Sun', 6, 30 - TINY, 'DEBILITATED'],
    ['Sun', 4, 0, 'MOOLATRIKONA'],
    ['Sun', 4, 20 - TINY, 'MOOLATRIKONA'],
    ['Sun', 4, 20, 'OWN'],
    ['Sun', 4, 30 - TINY, 'OWN'],
    ['Moon', 1, 0, 'EXALTED'],
    ['Moon', 1, 3 - TINY, 'EXALTED'],
    ['Moon', 1, 3, 'MOOLATRIKONA'],
    ['Moon', 1, 30 - TINY, 'MOOLATRIKONA'],
    ['Moon', 3, 0, 'OWN'],
    ['Moon', 7, 3, 'DEBILITATED'],
    ['Mars', 9, 28, 'EXALTED'],
    ['Mars', 3, 28, 'DEBILITATED'],
    ['Mars', 0, 0, 'MOOLATRIKONA'],
    ['Mars', 0, 12 - TINY, 'MOOLATRIKONA'],
    ['Mars', 0, 12, 'OWN'],
    ['Mars', 7, 15, 'OWN'],
    ['Mercury', 5, 0, 'EXALTED'],
    ['Mercury', 5, 15 - TINY, 'EXALTED'],
    ['Mercury', 5, 15, 'MOOLATRIKONA'],
    ['Mercury', 5, 20 - TINY, 'MOOLATRIKONA'],
    ['Mercury', 5, 20, 'OWN'],
    ['Mercury', 2, 5, 'OWN'],
    ['Mercury', 11, 15, 'DEBILITATED'],
    ['Jupiter', 3, 5, 'EXALTED'],
    ['Jupiter', 9, 5, 'DEBILITATED'],
    ['Jupiter', 8, 0, 'MOOLATRIKONA'],
    ['Jupiter', 8, 10 - TINY, 'MOOLATRIKONA'],
    ['Jupiter', 8, 10, 'OWN'],
    ['Jupiter', 11, 0, 'OWN'],
    ['Venus', 11, 27, 'EXALTED'],
    ['Venus', 5, 27, 'DEBILITATED'],
    ['Venus', 6, 0, 'MOOLATRIKONA'],
    ['Venus', 6, 15 - TINY, 'MOOLATRIKONA'],
    ['Venus', 6, 15, 'OWN'],
    ['Venus', 1, 0, 'OWN'],
    ['Saturn', 6, 20, 'EXALTED'],
    ['Saturn', 0, 20, 'DEBILITATED'],
    ['Saturn', 10, 0, 'MOOLATRIKONA'],
    ['Saturn', 10, 20 - TINY, 'MOOLATRIKONA'],
    ['Saturn', 10, 20, 'OWN'],
    ['Saturn', 9, 0, 'OWN'],
    ['Rahu', 1, 20, 'EXALTED'],
    ['Rahu', 7, 20, 'DEBILITATED'],
    ['Ketu', 7, 20, 'EXALTED'],
    ['Ketu', 1, 20, 'DEBILITATED'],
  ] as const)('%s in sign %i at %d: %s', (planet, sign, degree, expected) => {
    expect(at(planet, sign, degree)).toBe(expected);
  });

  it('gives a node the relation to the sign lord where it is neither exalted nor debilitated', () => {
    // Rahu in Leo: the Sun is an enemy, and stands in the same sign as the count's start or in the 2nd.
    expect(dignity('Rahu', 130, { ...SIGNS, Rahu: 4, Sun: 4 })).toBe('GREAT_ENEMY');
    expect(dignity('Rahu', 130, { ...SIGNS, Rahu: 4, Sun: 5 })).toBe('NEUTRAL');
    expect(dignity('Ketu', 250, { ...SIGNS, Ketu: 8, Jupiter: 9 })).toBe('FRIEND');
  });
});

describe('the other forms of dignity', () => {
  it('in a varga knows no degrees and no moolatrikona', () => {
    expect(vargaDignity('Moon', 1, SIGNS)).toBe('EXALTED');
    expect(vargaDignity('Mercury', 5, SIGNS)).toBe('EXALTED');
    expect(vargaDignity('Saturn', 10, SIGNS)).toBe('OWN');
    expect(vargaDignity('Saturn', 0, SIGNS)).toBe('DEBILITATED');
    // Saturn in a varga sign of the Sun, which stands with it in D1.
    expect(vargaDignity('Saturn', 4, SIGNS)).toBe('GREAT_ENEMY');
  });

  it('at sign level exaltation wins and moolatrikona is the whole sign', () => {
    expect(signDignity('Moon', 1, SIGNS)).toBe('EXALTED');
    expect(signDignity('Mercury', 5, SIGNS)).toBe('EXALTED');
    expect(signDignity('Sun', 4, SIGNS)).toBe('MOOLATRIKONA');
    expect(signDignity('Jupiter', 11, SIGNS)).toBe('OWN');
  });

  it('knows the points', () => {
    expect(PLANETS.map(deepDebilitation)).toEqual([190, 213, 118, 345, 275, 177, 20, 230, 50]);
    expect(PLANETS.map(exaltationSign)).toEqual([0, 1, 9, 5, 3, 11, 6, 1, 7]);
    expect(PLANETS.map(debilitationSign)).toEqual([6, 7, 3, 11, 9, 5, 0, 7, 1]);
    expect(PLANETS.map(moolatrikonaSign)).toEqual([4, 1, 0, 5, 8, 6, 10, null, null]);
    expect(arcFromDebilitation('Mercury', 165)).toBe(180);
    expect(arcFromDebilitation('Mercury', 5)).toBe(20);
  });
});

describe('dignity of a chart', () => {
  it('reads the chart', () => {
    const chart = drawnChart({
      ascendant: 0,
      planets: { Sun: 125, Moon: 40, Mars: 118, Mercury: 170, Jupiter: 250, Venus: 357, Saturn: 5, Rahu: 50 },
    });
    expect(PLANETS.map((planet) => dignityOf(chart, planet))).toEqual([
      'MOOLATRIKONA',
      'MOOLATRIKONA',
      'DEBILITATED',
      'OWN',
      'OWN',
      'EXALTED',
      'DEBILITATED',
      'EXALTED',
      'EXALTED',
    ]);
  });

  it('reaches every dignity in the sky', () => {
    const seen = new Set(randomCharts(60, 23).flatMap((chart) => PLANETS.map((planet) => dignityOf(chart, planet))));
    expect([...seen].sort()).toEqual([...DIGNITIES].sort());
  });
});

describe('dignity of a node in a divisional chart', () => {
  it('is that of any planet, which is never its own sign', () => {
    for (const node of ['Rahu', 'Ketu'] as const) {
      for (let sign = 0; sign < 12; sign += 1)
        expect(nodeDignity(node, sign, SIGNS)).toBe(vargaDignity(node, sign, SIGNS));
    }
    expect(nodeDignity('Rahu', 1, SIGNS)).toBe('EXALTED');
    expect(nodeDignity('Ketu', 1, SIGNS)).toBe('DEBILITATED');
  });
});
