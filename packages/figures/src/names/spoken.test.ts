import { readFileSync } from 'node:fs';
import { NAMED } from '@cuspal/speech';
import { describe, expect, it } from 'vitest';
import { PLANETS, planetName, planetShort } from './planets.ts';
import { signSaid, signShort, SIGNS } from './signs.ts';
import { lettersOf, withNamesOf } from './spoken.ts';

/** The names of a language, as results bring them. */
const namesOf = (tag: string): Readonly<Record<string, string>> =>
  JSON.parse(
    readFileSync(new URL(`../../../speech/src/translations/names.messages.${tag}.json`, import.meta.url), 'utf8'),
  );

describe('names in a figure', () => {
  it('are English without others, and abbreviated by their first letters', () => {
    expect([planetName('Sun').slice(-3), planetShort('Mercury'), signSaid(0), signShort(7)]).toEqual([
      'Sun',
      'Me',
      'Aries',
      'Sco',
    ]);
  });

  it.each(NAMED)('are those of the language where the result has them, no two of a kind alike: %s', (tag) => {
    const names = namesOf(tag);
    withNamesOf({ names }, () => {
      expect(planetName('Sun')).toContain(names['Sun']);
      expect(SIGNS.map((_, index) => signSaid(index))).toEqual(SIGNS.map((sign) => names[sign]));
      const shorts = [PLANETS.map(planetShort), SIGNS.map((_, index) => signShort(index))];
      for (const kind of shorts) {
        expect(kind.every((short) => short !== '' && lettersOf(short).length <= 3)).toBe(true);
        // French and Portuguese begin some names alike; a glyph stands beside each.
        expect(new Set(kind).size).toBeGreaterThanOrEqual(kind.length - 1);
      }
    });
    expect(signSaid(0)).toBe('Aries');
  });

  it('leave a syllable whole', () => {
    withNamesOf({ names: { Sun: 'सूर्य' } }, () => expect(planetShort('Sun')).toBe('सू'));
  });

  it('are passed over where they are none', () => {
    for (const names of [7, null, ['Sun'], { Sun: 7 }, { Sun: ' ' }])
      withNamesOf({ names }, () => expect(planetName('Sun')).toContain('Sun'));
    expect(() =>
      withNamesOf({ names: { Sun: 'x' } }, () => {
        throw new Error('drawn no further');
      }),
    ).toThrow('drawn no further');
    expect(planetName('Sun')).toContain('Sun');
  });
});
