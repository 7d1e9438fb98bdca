import { describe, expect, it } from 'vitest';
import { readReference } from '../../test/read-reference.ts';
import { byPlanet } from '../zodiac/records.ts';
import { eightAtmakaraka, eightKarakas } from './eight-karakas.ts';

const { cases } = readReference<{
  readonly cases: readonly {
    readonly id: string;
    readonly longitudes: Readonly<Record<string, string>>;
    readonly chara8: readonly string[];
    readonly karakas: readonly string[];
  }[];
}>('jaimini_cases');
const example = cases.find(({ id }) => id === 'PVR-ex28');

describe('the scheme of eight (PVR ch. 8, R29.2)', () => {
  it('of the textbook example, Rahu counted from the end of its sign', () => {
    const degrees = byPlanet((planet) => {
      const [whole = 0, minutes = 0] = (example?.longitudes[planet.slice(0, 2)] ?? 'Ar 0:0')
        .slice(3)
        .split(':')
        .map(Number);
      return whole + minutes / 60;
    });
    const found = eightKarakas(degrees);
    expect(found.map(({ karaka }) => karaka)).toEqual(example?.karakas);
    expect(found.map(({ planets }) => planets)).toEqual(example?.chara8.map((planet) => [planet]));
    expect(eightAtmakaraka(degrees)).toBe('Rahu');
    // Rahu at 1°43 of Cancer is 28°17 from the end.
    expect(found[0]?.advancement).toBeCloseTo(28 + 17 / 60, 9);
  });

  it('of a tie: both hold the rank in planet order, the next is vacant', () => {
    const degrees = { Sun: 3, Moon: 9, Mars: 20, Mercury: 8, Jupiter: 7, Venus: 6, Saturn: 5, Rahu: 10, Ketu: 29 };
    const [ak, amk, bk] = eightKarakas(degrees);
    expect(ak).toEqual({ karaka: 'AK', planets: ['Mars', 'Rahu'], advancement: 20 });
    expect(amk).toEqual({ karaka: 'AmK', planets: [], advancement: 20 });
    expect(bk).toEqual({ karaka: 'BK', planets: ['Moon'], advancement: 9 });
    expect(eightAtmakaraka(degrees)).toBe('Mars');
  });
});
