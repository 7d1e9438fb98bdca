import { describe, expect, it } from 'vitest';
import { readReference } from '../../test/read-reference.ts';
import { signOfText } from '../../test/short-signs.ts';
import { workedChart } from '../../test/worked-chart.ts';
import { byPlanet } from '../zodiac/records.ts';
import { CHARA_KARAKAS, charaKaraka, charaKarakas, closeKarakas } from './chara-karakas.ts';
import { placementOf } from './placement.ts';

describe('movable significators (R29.2)', () => {
  it('of the worked chart', () => {
    expect(charaKarakas(placementOf(workedChart()).degrees)).toEqual(
      (['Sun', 'Jupiter', 'Saturn', 'Mars', 'Venus', 'Mercury', 'Moon'] as const).map((planet, index) => ({
        karaka: CHARA_KARAKAS[index],
        planets: [planet],
        reads: planet,
      })),
    );
  });

  it('of a textbook chart, without the Rahu of its scheme of eight', () => {
    const { cases } = readReference<{
      cases: readonly { id: string; longitudes: Readonly<Record<string, string>>; chara8: readonly string[] }[];
    }>('jaimini_cases');
    const example = cases.find(({ id }) => id === 'PVR-ex28');
    if (!example) throw new Error('no example');
    const degrees = byPlanet((planet) => {
      const [sign = '', place = '0:0'] = (example.longitudes[planet.slice(0, 2)] ?? 'Ar 0:0').split(' ');
      const [whole = 0, minutes = 0] = place.split(':').map(Number);
      expect(signOfText(sign)).toBeGreaterThanOrEqual(0);
      return whole + minutes / 60;
    });
    expect(charaKarakas(degrees).map(({ reads }) => reads)).toEqual(
      example.chara8.filter((planet) => planet !== 'Rahu'),
    );
  });

  it('of two planets at one degree: they share the rank, the next is vacant and its fixed significator read', () => {
    const degrees = {
      Sun: 20,
      Moon: 25,
      Mars: 20,
      Mercury: 10,
      Jupiter: 5,
      Venus: 4,
      Saturn: 3,
      Rahu: 0,
      Ketu: 0,
    };
    const [ak, amk, bk, mk] = charaKarakas(degrees);
    expect(ak).toEqual({ karaka: 'AK', planets: ['Moon'], reads: 'Moon' });
    expect(amk).toEqual({ karaka: 'AmK', planets: ['Sun', 'Mars'], reads: 'Sun' });
    expect(bk).toEqual({ karaka: 'BK', planets: [], reads: 'Mars' });
    expect(mk).toEqual({ karaka: 'MK', planets: ['Mercury'], reads: 'Mercury' });
    expect(charaKaraka(charaKarakas(degrees), 'BK')).toBe('Mars');
  });

  it('of three within a billionth of a degree: in planet order, the two ranks below vacant', () => {
    const degrees = {
      Sun: 1,
      Moon: 20,
      Mars: 20 + 5e-10,
      Mercury: 20 + 9e-10,
      Jupiter: 5,
      Venus: 4,
      Saturn: 3,
      Rahu: 0,
      Ketu: 0,
    };
    expect(charaKarakas(degrees).slice(0, 4)).toEqual([
      { karaka: 'AK', planets: ['Moon', 'Mars', 'Mercury'], reads: 'Moon' },
      { karaka: 'AmK', planets: [], reads: 'Mercury' },
      { karaka: 'BK', planets: [], reads: 'Mars' },
      { karaka: 'MK', planets: ['Jupiter'], reads: 'Jupiter' },
    ]);
  });

  it('names neighbours less than a minute of arc apart', () => {
    const degrees = {
      Sun: 20,
      Moon: 19.99,
      Mars: 19.97,
      Mercury: 10,
      Jupiter: 5,
      Venus: 4,
      Saturn: 4 - 59 / 3600,
      Rahu: 4,
      Ketu: 4,
    };
    const found = closeKarakas(degrees);
    expect(found.map(({ planets, karakas }) => [...planets, ...karakas])).toEqual([
      ['Sun', 'Moon', 'AK', 'AmK'],
      ['Venus', 'Saturn', 'GK', 'DK'],
    ]);
    expect(found.map(({ gap }) => gap)).toEqual([expect.closeTo(0.6, 9), expect.closeTo(59 / 60, 9)]);
  });
});
