import { describe, expect, it } from 'vitest';
import { findPlaces } from './find-places.ts';
import { foldedKey } from './fold.ts';
import { FURTHER_NAMES } from './further-names.ts';
import { gazetteer } from './gazetteer.ts';

const world = await gazetteer();
const asked = (question: string) => {
  const { taken, places } = findPlaces(world, question);
  return taken ?? places[0];
};

describe('further names of large cities', () => {
  it.each(FURTHER_NAMES)('$name, $within, is found by each of them', ({ name, within, names }) => {
    const place = asked(`${name}, ${within}`);
    expect(place?.population).toBeGreaterThan(90_000);
    for (const further of names) expect([further, asked(further)]).toEqual([further, place]);
  });

  it('are none that the gazetteer has of the same place, and none stands twice', () => {
    const keys = FURTHER_NAMES.flatMap(({ names }) => names.map(foldedKey));
    expect(new Set(keys).size).toBe(keys.length);
    const needless = FURTHER_NAMES.flatMap(({ name, within, names }) => {
      const place = asked(`${name}, ${within}`);
      const numbers = (key: string) => world.placeKeys.get(key).map((value) => world.place(value >> 1));
      return names.filter((further) =>
        numbers(foldedKey(further)).some(({ latitude }) => latitude === place?.latitude),
      );
    });
    expect(needless).toEqual([]);
  });

  it.each([
    ['बेंगलुरु', 'Bengaluru', 12.97, 77.59],
    ['కోల్\u200cకతా', 'Kolkata', 22.56, 88.36],
    ['چنئی', 'Chennai', 13.09, 80.27],
    ['நியூயார்க்', 'New York City', 40.71, -74.01],
  ])('%s is taken as %s', (question, name, latitude, longitude) => {
    const { taken } = findPlaces(world, question);
    expect(taken?.name).toBe(name);
    expect(Math.abs((taken?.latitude ?? 99) - latitude)).toBeLessThan(0.1);
    expect(Math.abs((taken?.longitude ?? 999) - longitude)).toBeLessThan(0.1);
  });

  it('leave a name of two cities to be asked back', () => {
    const { taken, finding, places } = findPlaces(world, 'ஐதராபாத்');
    expect([taken, finding, places.map(({ countryCode }) => countryCode)]).toEqual([null, 'SAME_NAME', ['IN', 'PK']]);
    expect(findPlaces(world, 'ஐதராபாத், இந்தியா').taken?.region).toBe('Telangana');
  });
});
