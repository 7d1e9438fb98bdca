import { describe, expect, it } from '@jest/globals';
import { readReference } from '../../test/read-reference.ts';
import { signOfText } from '../../test/short-signs.ts';
import { workedChart } from '../../test/worked-chart.ts';
import { byPlanet } from '../zodiac/records.ts';
import { CHARA_KARAKAS, charaKaraka, charaKarakas } from './chara-karakas.ts';
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
    expect(charaKaraka(degrees, 'BK')).toBe('Mars');
  });
});
