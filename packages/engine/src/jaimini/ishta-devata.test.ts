import { describe, expect, it } from 'vitest';
import { drawnChart } from '../../test/drawn-chart.ts';
import { randomCharts } from '../../test/random-charts.ts';
import { signOfText } from '../../test/short-signs.ts';
import { byPlanet } from '../zodiac/records.ts';
import type { Planet } from '../zodiac/names.ts';
import { devataOf, dharmaDevata, ishtaDevata, ishtaDevataFor, palanaDevata, planetOfSign } from './ishta-devata.ts';
import { atmakaraka, karakamsa, navamsaPlacement } from './karakamsa.ts';

const at = (sign: string, degrees: number, minutes = 0): number => signOfText(sign) * 30 + degrees + minutes / 60;

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

describe('atmakaraka and karakamsa (R29.2, R29.4)', () => {
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
      form: 'Shiva-guru',
      by: 'aspect',
      others: ['Mars'],
      sign: signOfText('Ar'),
    });
  });
});

describe('the other deities of the textbook chart', () => {
  it('of conduct: the 9th from Taurus is Capricorn, where Saturn is at home beside Sun and Ketu', () => {
    // Sun 2°47 of its 3°20, Ketu 1°43.
    expect(dharmaDevata(example)).toMatchObject({
      sign: signOfText('Cp'),
      by: 'occupant',
      planet: 'Saturn',
      others: ['Sun', 'Ketu'],
      avatar: 'Kurma',
      form: 'Narayana',
    });
  });

  it('of sustenance: the Moon is Amatyakaraka, in Libra; the 6th is Pisces with Venus', () => {
    expect(palanaDevata(example)).toMatchObject({
      sign: signOfText('Pi'),
      by: 'occupant',
      planet: 'Venus',
      others: [],
    });
  });

  it('for Rahu as the self: the 12th from Cancer is Gemini, seen from the dual signs by Venus alone', () => {
    expect(ishtaDevataFor(example, 'Rahu')).toMatchObject({ sign: signOfText('Ge'), by: 'aspect', planet: 'Venus' });
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
    expect(planetOfSign(inAries({ Moon: 29 }, 'Sun', 'Mars', 'Moon'), 0)).toMatchObject({
      planet: 'Sun',
      by: 'occupant',
      others: ['Mars', 'Moon'],
    });
    expect(planetOfSign(inAries({ Moon: 29 }, 'Mars', 'Moon'), 0)).toMatchObject({ planet: 'Mars', by: 'occupant' });
    expect(planetOfSign(inAries({ Moon: 29 }, 'Ketu', 'Moon'), 0)).toMatchObject({ planet: 'Moon', by: 'occupant' });
    expect(planetOfSign(inAries({}, 'Ketu'), 0)).toEqual({ planet: 'Ketu', by: 'occupant', others: [] });
  });

  it('falls back to the lord of a sign that nobody sees', () => {
    // Dual signs see dual signs only.
    expect(planetOfSign(everyone(5, 10), 3)).toEqual({ planet: 'Moon', by: 'lord', others: [] });
  });

  it('of the nodes, which share a degree, takes Rahu by the order of the planets whatever the last digit says', () => {
    const { signs, degrees } = everyone(5, 10);
    // Gemini and Sagittarius both see Pisces.
    const nodes = { ...signs, ...byPlanet(() => 0), Rahu: 2, Ketu: 8 };
    for (const digit of [-1e-12, 0, 1e-12])
      expect(planetOfSign({ signs: nodes, degrees: { ...degrees, Ketu: degrees.Rahu + digit } }, 11)).toEqual({
        planet: 'Rahu',
        by: 'aspect',
        others: ['Ketu'],
      });
  });

  it('Ketu alone in the 12th: Matsya, Ganesha', () => {
    expect(devataOf('Ketu')).toEqual({ planet: 'Ketu', avatar: 'Matsya', form: 'Ganesha' });
  });
});

it('over 400 charts: the 12th is the sign before the karakamsa, each step is met, occupants stand there', () => {
  const steps = new Set<string>();
  for (const chart of randomCharts(400, 71)) {
    const { by, sign: twelfth, planet } = ishtaDevata(chart);
    steps.add(by);
    expect((twelfth + 1) % 12).toBe(karakamsa(chart));
    const { signs } = navamsaPlacement(chart);
    if (by === 'occupant') expect(signs[planet]).toBe(twelfth);
    else expect(Object.values(signs)).not.toContain(twelfth);
    for (const found of [ishtaDevata(chart), dharmaDevata(chart), palanaDevata(chart)])
      if (found.planet === 'Ketu') expect(found.others).not.toContain('Rahu');
  }
  expect([...steps]).toEqual(expect.arrayContaining(['occupant', 'aspect']));
});
