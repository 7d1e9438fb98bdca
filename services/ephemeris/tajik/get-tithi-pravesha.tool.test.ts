import { instantMs, POLAR, randomLives } from '@cuspal/tool-kit/testing';
import { PLANETS } from '@cuspal/engine/zodiac/names';
import { describe, expect, it } from 'vitest';
import { annualLives } from '../test/annual-lives.ts';
import { CHENNAI_1996 } from '../test/book-births.ts';
import { readResult } from '../test/read-result.ts';
import hora from '../almanac/get-hora-today.tool.ts';
import tool from './get-tithi-pravesha.tool.ts';
import varshaphala from './get-varshaphala-chart.tool.ts';

const DAY_MS = 86_400_000;

/**
 * Lords of the tithis, written down a second time: 1 to 8, again from 9, the full Moon Saturn's, the new Moon Rahu's.
 */
const HALF = [
  'Sun',
  'Moon',
  'Mars',
  'Mercury',
  'Jupiter',
  'Venus',
  'Saturn',
  'Rahu',
  'Sun',
  'Moon',
  'Mars',
  'Mercury',
  'Jupiter',
  'Venus',
];
const lordOfTithi = (tithi: number) => (tithi === 15 ? 'Saturn' : tithi === 30 ? 'Rahu' : HALF[(tithi - 1) % 15]);

describe('get_tithi_pravesha', () => {
  it('is that of a program for 2024', async () => {
    const { value } = await readResult(tool, { ...CHENNAI_1996, year: 2024 });
    expect(Math.abs(instantMs(value.pravesha.at) - instantMs('2024-11-27T11:22:00+05:30'))).toBeLessThan(120_000);
    expect(value).toMatchObject({
      age: 28,
      yearNumber: 29,
      pravesha: { tithi: 27, paksha: 'krishna' },
      sunSignDiffers: false,
      rulers: { vara: 'Mercury', tithi: 'Mercury' },
      lordOfYearByWeekday: { planet: 'Mercury' },
    });
    expect(value.alternatives.map(({ sunSign }) => sunSign)).toEqual(['Libra', 'Sagittarius']);
    expect(value.answer).toMatch(/^The birth tithi, Krishna Dwadashi, returns on 27 November 2024, 11:21\./);
  });

  it('has the lords of weekday and hora that get_hora_today has for that moment', async () => {
    for (const { args, now } of annualLives(40, 317)) {
      const { value } = await readResult(tool, args, now);
      const { birth_datetime: _, ...place } = args;
      const day = (await readResult(hora, { ...place, query_date: value.pravesha.at, sunrise_rule: 'centre' }, now))
        .value;
      expect([day.hours[0]?.lord, day.currentHora.lord]).toEqual([value.rulers.vara, value.rulers.hora]);
    }
  });

  // Births in December, when the Sun hurries through Sagittarius in less than a lunar month.
  it.each([
    ['1995-12-20T10:34', 22],
    ['1995-12-28T10:34', 50],
  ])(
    'takes the return nearest to the solar one where the stay of the Sun holds none: %s, age %i',
    async (born, age) => {
      const args = { ...CHENNAI_1996, birth_datetime: born, age };
      const { value } = await readResult(tool, args);
      expect(value.sunSignDiffers).toBe(true);
      expect(value.planets[0]?.sign).toBe('Scorpio');
      expect(value.alternatives.map(({ sunSign }) => sunSign)).toEqual(['Libra', 'Capricorn']);
      expect(value.notes.join(' ')).toMatch(/No return fell/);
      const solar = instantMs((await readResult(varshaphala, args)).value.pravesha.at);
      const away = Math.abs(instantMs(value.pravesha.at) - solar);
      for (const { at } of value.alternatives) expect(Math.abs(instantMs(at) - solar)).toBeGreaterThan(away);
    },
  );

  it('holds together everywhere', async () => {
    const seen = { paksha: new Set<string>(), both: 0, rahu: 0 };
    for (const { args, now } of annualLives(120, 318)) {
      const { value } = await readResult(tool, args, now);
      const born = (await readResult(tool, { ...args, age: 0 }, now)).value;
      expect(Math.abs(value.pravesha.elongation - born.pravesha.elongation)).toBeLessThan(1e-5);
      expect(value.pravesha.tithi).toBe(born.pravesha.tithi);
      expect(Math.floor(born.pravesha.elongation / 12) + 1).toBe(born.pravesha.tithi);
      expect(value.pravesha.paksha).toBe(value.pravesha.tithi <= 15 ? 'shukla' : 'krishna');
      expect(value.planets.map(({ planet }) => planet)).toEqual(PLANETS);
      const [sun, moon] = value.planets;
      const ahead = ((moon?.longitude ?? 0) - (sun?.longitude ?? 0) + 360) % 360;
      expect(Math.abs(ahead - value.pravesha.elongation)).toBeLessThan(3e-6);
      const natalSign = born.planets[0]?.sign;
      expect(sun?.sign === natalSign).toBe(!value.sunSignDiffers);
      for (const { planet, house, dignity } of [value.lordOfYear, value.lordOfYearByWeekday]) {
        expect(value.planets.find((row) => row.planet === planet)).toMatchObject({ house, dignity });
      }
      expect(value.lordOfYear.planet).toBe(value.rulers.hora);
      expect(value.lordOfYearByWeekday.planet).toBe(value.rulers.vara);
      expect(value.rulers.tithi).toBe(lordOfTithi(value.pravesha.tithi));
      if (value.rulers.tithi === 'Rahu') seen.rahu += 1;
      const gap = (instantMs(value.nextPravesha.at) - instantMs(value.pravesha.at)) / DAY_MS;
      expect(gap).toBeGreaterThan(323);
      expect(gap).toBeLessThan(414);
      if (!value.sunSignDiffers && value.alternatives.every(({ sunSign }) => sunSign === natalSign)) seen.both += 1;
      expect(value.notes.some((note) => note.startsWith('No return fell'))).toBe(value.sunSignDiffers);
      seen.paksha.add(value.pravesha.paksha);
    }
    expect([...seen.paksha].sort()).toEqual(['krishna', 'shukla']);
    expect(Math.min(seen.both, seen.rahu)).toBeGreaterThan(0);
  });

  it('is birth at age 0', async () => {
    for (const { args, now } of randomLives(20, 319)) {
      if (args.birth_datetime > '2398-11') continue;
      const { value } = await readResult(tool, { ...args, age: 0 }, now);
      expect(value.pravesha.at.slice(0, 19)).toBe(args.birth_datetime.slice(0, 19));
      expect(value.lagna.houseInNatal).toBe(1);
      expect(value.answer).toMatch(/^The first year begins with the birth itself, in the tithi /);
    }
  });

  it('never says that Rahu takes no part, who rules the eighth tithi and the new Moon', async () => {
    const { value } = await readResult(tool, { ...CHENNAI_1996, birth_datetime: '1996-12-10T10:34', age: 1 });
    expect([value.pravesha.tithi, value.rulers.tithi]).toEqual([30, 'Rahu']);
    expect(value.notes.join(' ')).not.toMatch(/no part/);
  });

  it('takes mean time where the Sun does not rise, and says so', async () => {
    const { value } = await readResult(tool, { ...POLAR, age: 10 });
    expect(value.sunriseFallback).toBe(true);
    expect(value.notes.at(-1)).toMatch(/^The Sun does not both rise and set there, so 06:00/);
  });

  it('refuses where the return itself falls after 2399', async () => {
    const late = { ...CHENNAI_1996, birth_datetime: '2398-12-28T10:00', age: 0 };
    await expect(readResult(tool, late)).rejects.toThrow(/out_of_range.*2399/);
  });
});
