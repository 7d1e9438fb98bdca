import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { findPlaces } from './find-places.ts';
import { gazetteer, type Gazetteer } from './gazetteer.ts';

const places = await gazetteer();

/** The gazetteer, and how often its index of names was asked. */
function counted() {
  let asked = 0;
  const counting: Gazetteer = {
    ...places,
    placeKeys: {
      get: (key) => {
        asked += 1;
        return places.placeKeys.get(key);
      },
      startingWith: (prefix, most) => {
        asked += most;
        return places.placeKeys.startingWith(prefix, most);
      },
    },
  };
  return { counting, asked: () => asked };
}

const letters = places.alphabets.join('');
const HOSTILE = [
  '',
  ' ',
  ',,,,,',
  '\u0000',
  'Mum\u0000bai',
  '\u202eiabmuM',
  'a'.repeat(10_000),
  'New York '.repeat(2_000),
  'san '.repeat(1_000),
  ','.repeat(10_000),
  'Springfield,'.repeat(1_000),
  letters,
  [...letters].join(' '),
  '\ufdfa'.repeat(200),
  'z\u0301'.repeat(5_000),
  '\ud800',
  '👩‍👩‍👧‍👦'.repeat(50),
  '__proto__',
  'constructor, toString',
  "'; DROP TABLE places; --",
  '${jndi:ldap://x}',
  '9'.repeat(200),
  '-90, 180',
];

describe('whatever is asked', () => {
  it.each(HOSTILE.map((text) => [JSON.stringify(text.slice(0, 24)), text]))('%s gets an answer', (_, text) => {
    const { counting, asked } = counted();
    const answer = findPlaces(counting, text);
    expect(answer.places.length).toBe(Math.min(5, answer.total));
    // Four interpretations with slips at most, each 3,000 keys and 3,000 of one beginning, and the areas of sixteen.
    expect(asked()).toBeLessThan(4 * 6_000 + 1_000);
  });

  it('takes direction marks and controls for nothing', () => {
    expect(findPlaces(places, '\u202eMumbai\u202c')).toEqual(findPlaces(places, 'Mumbai'));
    expect(findPlaces(places, '\u200fMumbai\u200e,\u2066 India\u2069')).toEqual(findPlaces(places, 'Mumbai, India'));
  });

  it('reads two hundred characters', () => {
    expect(findPlaces(places, `Mumbai, India${' '.repeat(200)}Paris`)).toEqual(findPlaces(places, 'Mumbai, India'));
  });

  it('answers the same to the same question, and is at most one place', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40, unit: fc.constantFrom(...'abdelnoprst ,मе京ü') }), (text) => {
        const answer = findPlaces(places, text);
        expect(findPlaces(places, text)).toEqual(answer);
        expect(answer.taken === null).toBe(!['ONLY_ONE', 'FAR_LARGER'].includes(answer.finding));
        if (answer.taken !== null) expect(answer.places[0]).toEqual(answer.taken);
      }),
      { numRuns: 60 },
    );
  });
});
