import { describe, expect, it } from '@jest/globals';
import { drawnChart } from '../../test/drawn-chart.ts';
import { randomCharts } from '../../test/random-charts.ts';
import { signOfText } from '../../test/short-signs.ts';
import { byPlanet } from '../zodiac/records.ts';
import type { Planet } from '../zodiac/names.ts';
import { devataOf, ishtaDevata, planetOfSign } from './ishta-devata.ts';
import { atmakaraka, karakamsa, navamsaPlacement } from './karakamsa.ts';

const at = (sign: string, degrees: number, minutes = 0): number => signOfText(sign) * 30 + degrees + minutes / 60;

describe('atmakaraka and karakamsa (R29.2, R29.4)', () => {
  // PVR, chapter 8, example 28: in the scheme of eight Rahu is first, then Mercury.
  const example = drawnChart({
    ascendant: 0,
    planets: {
      Sun: at('Ge', 12, 47),
      Moon: at('Ar', 20, 28),
      Mars: at('Ge', 13, 51),
      Mercury: at('Ge', 25, 18),
      Jupiter: at('Ta', 5, 40),
      Venus: at('Ge', 17, 21),
      Saturn: at('Ta', 2, 28),
      Rahu: at('Cn', 1, 43),
    },
  });

  it('of the seven, Mercury at 25°18 of Gemini', () => {
    expect(atmakaraka(example)).toBe('Mercury');
    // The eighth part of Gemini, counted from Libra: Taurus.
    expect(karakamsa(example)).toBe(signOfText('Ta'));
  });

  it('the 12th from Taurus is Aries: who stands there in the navamsa speaks', () => {
    // Navamsas by hand: Sun Ge 4th part = Cp, Moon Ar 7th = Li, Mars Ge 5th = Aq, Jupiter Ta 2nd = Aq,
    // Venus Ge 6th = Pi, Saturn Ta 1st = Cp, Rahu Cn 1st = Cn, Ketu Cp 1st = Cp. None in Aries.
    // Fixed signs but Taurus see Aries: Leo, Scorpio, Aquarius. Mars and Jupiter stand in Aquarius; Jupiter has
    // 5°40 - 3°20 = 2°20 of 3°20, Mars 13°51 - 13°20 = 0°31.
    expect(ishtaDevata(example)).toEqual({
      planet: 'Jupiter',
      avatar: 'Vamana',
      form: 'Shiva as teacher',
      by: 'aspect',
      twelfth: signOfText('Ar'),
    });
  });
});

describe('planetOfSign (R29.4)', () => {
  const everyone = (sign: number, degree: number) => ({ signs: byPlanet(() => sign), degrees: byPlanet(() => degree) });

  it('takes the exalted occupant before the one in its own sign, and that before the further one', () => {
    const { signs, degrees } = everyone(5, 10);
    const inAries = (degree: Partial<Record<Planet, number>>, ...planets: Planet[]) => ({
      signs: { ...signs, ...Object.fromEntries(planets.map((planet) => [planet, 0])) },
      degrees: { ...degrees, ...degree },
    });
    expect(planetOfSign(inAries({ Moon: 29 }, 'Sun', 'Mars', 'Moon'), 0)).toEqual({ planet: 'Sun', by: 'occupant' });
    expect(planetOfSign(inAries({ Moon: 29 }, 'Mars', 'Moon'), 0)).toEqual({ planet: 'Mars', by: 'occupant' });
    expect(planetOfSign(inAries({ Moon: 29 }, 'Ketu', 'Moon'), 0)).toEqual({ planet: 'Moon', by: 'occupant' });
    expect(planetOfSign(inAries({}, 'Ketu'), 0)).toEqual({ planet: 'Ketu', by: 'occupant' });
  });

  it('falls back to the lord of a sign that nobody sees', () => {
    // Dual signs see dual signs only.
    expect(planetOfSign(everyone(5, 10), 3)).toEqual({ planet: 'Moon', by: 'lord' });
  });

  it('Ketu alone in the 12th: Matsya, Ganesha', () => {
    expect(devataOf('Ketu')).toEqual({ planet: 'Ketu', avatar: 'Matsya', form: 'Ganesha' });
  });
});

it('over 400 charts: the 12th is the sign before the karakamsa, each step is met, occupants stand there', () => {
  const steps = new Set<string>();
  for (const chart of randomCharts(400, 71)) {
    const { by, twelfth, planet } = ishtaDevata(chart);
    steps.add(by);
    expect((twelfth + 1) % 12).toBe(karakamsa(chart));
    const { signs } = navamsaPlacement(chart);
    if (by === 'occupant') expect(signs[planet]).toBe(twelfth);
    else expect(Object.values(signs)).not.toContain(twelfth);
  }
  expect([...steps]).toEqual(expect.arrayContaining(['occupant', 'aspect']));
});
