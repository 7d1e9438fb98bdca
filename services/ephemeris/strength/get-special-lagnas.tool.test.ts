import { arcForward, normalize, separation } from '@cuspal/engine/base/angles';
import { GRAHAS, SIGNS } from '@cuspal/engine/zodiac/names';
import { resolveBirth } from '@cuspal/engine/time/moment';
import { birth, instantMs, POLAR, randomBirths } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { degreesOf, JHORA, PATNA } from '../test/patna-1992.ts';
import { readPlanets, readResult } from '../test/read-result.ts';
import tool from './get-special-lagnas.tool.ts';

/** Minutes of arc the program may differ, by its other sunrise. */
const TOLERANCE = { bhava: 2, hora: 3, ghati: 6, vighati: 20, pranapada: 20, sree: 2, indu: 2, varnada: 2 };
const NAMES = ['bhava', 'hora', 'ghati', 'vighati', 'sree', 'indu', 'pranapada', 'varnada'] as const;

describe('get_special_lagnas of the printed birth of 1992', () => {
  it('has the points of the program', async () => {
    const { lagnas } = (await readResult(tool, PATNA)).value;
    for (const name of NAMES) {
      const off = 60 * separation(lagnas[name].siderealLongitude, degreesOf(JHORA.points[name]));
      expect([name, off <= TOLERANCE[name]]).toEqual([name, true]);
    }
  });

  it('has its varnada signs and yogada planets', async () => {
    const { varnadaOfHouses, readout } = (await readResult(tool, PATNA)).value;
    expect(varnadaOfHouses.map((sign) => sign.slice(0, 3))).toEqual([
      'Can',
      'Lib',
      'Sco',
      'Aqu',
      'Pis',
      'Aqu',
      'Sco',
      'Lib',
      'Can',
      'Aqu',
      'Pis',
      'Aqu',
    ]);
    expect(readout.yogada).toEqual({ hora: ['Sun', 'Jupiter'], ghati: ['Venus'], maha: ['Mercury'] });
  });

  it('lists who stands in and looks at a lagna, and the benefics among them', async () => {
    const { lagnas, readout } = (await readResult(tool, PATNA)).value;
    // Hora lagna in Capricorn with Saturn; Mars in Gemini looks by its eighth aspect.
    expect(lagnas.hora).toMatchObject({ sign: 'Capricorn', lord: 'Saturn', houseFromLagna: 4, occupants: ['Saturn'] });
    expect(lagnas.hora.aspectedBy).toEqual(['Mars']);
    // Ghati lagna in Virgo with Venus; nobody looks but Mars by its fourth.
    expect(lagnas.ghati).toMatchObject({ sign: 'Virgo', occupants: ['Venus'], aspectedBy: ['Mars'] });
    expect(readout.power).toEqual({ lagnas: ['ghati'], supporters: ['Venus'] });
    // Indu lagna in Virgo too, sree in Gemini with no benefic.
    expect(readout.wealth).toEqual({ lagnas: ['hora', 'indu', 'sree'], supporters: ['Venus'] });
  });
});

describe('get_special_lagnas everywhere', () => {
  it('runs from the Sun of the sunrise', async () => {
    for (const args of randomBirths(60, 29)) {
      const { value } = await readResult(tool, args);
      const { lagnas, minutesFromSunrise: minutes, sunrise, sunriseFallback, alternatives } = value;
      const born = resolveBirth(args).utcMs;
      expect(Math.abs((born - instantMs(sunrise)) / 60_000 - minutes)).toBeLessThan(0.03);
      expect(minutes).toBeLessThan(sunriseFallback ? 1441 : 1500);
      const planets = await readPlanets(args);
      const sun = planets.Sun.siderealLongitude;
      const moon = planets.Moon.siderealLongitude;
      const rise = normalize(lagnas.bhava.siderealLongitude - minutes / 4);
      // The Sun moves a degree a day.
      expect(Math.abs(arcForward(rise, sun) - minutes / 1440)).toBeLessThan(0.04);
      const from = (name: (typeof NAMES)[number]): number => arcForward(rise, lagnas[name].siderealLongitude);
      const bhava = arcForward(rise, lagnas.bhava.siderealLongitude);
      // Minutes are printed to a hundredth, in which the vighati lagna moves three minutes of arc.
      expect(separation(from('hora'), 2 * bhava)).toBeLessThan(0.005);
      expect(separation(from('ghati'), 5 * bhava)).toBeLessThan(0.01);
      expect(separation(from('vighati'), 20 * bhava)).toBeLessThan(0.04);
      expect(separation(alternatives.vighati75PerMinute - rise, 300 * bhava)).toBeLessThan(0.5);
      const start = [0, 240, 120][Math.floor(sun / 30) % 3] ?? NaN;
      expect(separation(lagnas.pranapada.siderealLongitude, sun + 5 * minutes + start)).toBeLessThan(0.05);
      expect(lagnas.indu.degreeInSign).toBeCloseTo(moon % 30, 5);
      expect(value.varnadaOfHouses).toHaveLength(12);
      expect(lagnas.varnada.sign).toBe(value.varnadaOfHouses[0]);
      for (const name of NAMES) expect(SIGNS[Math.floor(lagnas[name].siderealLongitude / 30)]).toBe(lagnas[name].sign);
      const { hora, ghati, maha } = value.readout.yogada;
      const named = [...hora, ...ghati, ...maha];
      expect(new Set(named).size).toBe(named.length);
      expect(named.every((planet) => GRAHAS.includes(planet))).toBe(true);
    }
  });

  it('counts a birth before sunrise from the day before', async () => {
    const { sunrise, minutesFromSunrise } = (
      await readResult(tool, birth('2026-03-21T05:00:00', 13, 80.25, 330, 'lahiri'))
    ).value;
    expect(sunrise).toMatch(/^2026-03-20T06:1/);
    expect(minutesFromSunrise).toBeGreaterThan(1350);
  });

  it('takes mean time where there is no sunrise and says so', async () => {
    const { value, notes } = await readResult(tool, POLAR);
    expect(value.sunriseFallback).toBe(true);
    expect(notes.some((text) => text.startsWith('The Sun does not both rise'))).toBe(true);
  });
});
