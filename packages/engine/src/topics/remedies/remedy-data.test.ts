import { describe, expect, it } from 'vitest';
import { readReference } from '../../../test/read-reference.ts';
import { natalEvent } from '../../events/natal.ts';
import type { Planet } from '../../zodiac/names.ts';
import { themeOf } from '../spiritual/karma-panel.ts';
import { HOUSES, PLANETS } from '../../zodiac/names.ts';
import { GEMS, gemsConflict, stoneInWords, wornInWords } from './gems.ts';
import { DAILY_COUNT, mantraDays } from './mantra-choice.ts';
import { deityBesideJupiter, mantraInWords, MANTRAS, offeringInWords } from './mantras.ts';
import { MANTRA_PURPOSES, PURPOSE_ROWS } from './purposes.ts';

const printed = readReference<{
  readonly gems: Readonly<Record<Planet, object>>;
  readonly mantras: Readonly<Record<Planet, object>>;
  readonly themes: Readonly<Record<string, string>>;
}>('remedy_tables');

describe('gems', () => {
  it.each(PLANETS)('%s as printed, with a source', (planet) => {
    const { source, alternativesR2: _, gem, substitutes, ...row } = GEMS[planet];
    const stones = { gem: stoneInWords(gem), substitutes: substitutes.map(stoneInWords) };
    expect({ ...row, ...stones, ...wornInWords(planet) }).toEqual(printed.gems[planet]);
    expect(source).toMatch(/R36\.1/);
  });

  it('have the other gems of Reader II', () => {
    expect(
      Object.fromEntries(PLANETS.map((planet) => [planet, GEMS[planet].alternativesR2.map(stoneInWords).join(', ')])),
    ).toEqual({
      Sun: 'diamond, ruby',
      Moon: 'topaz, diamond, white stones',
      Mars: 'coral, ruby',
      Mercury: '',
      Jupiter: '',
      Venus: 'diamond, beryl, coral, jade',
      Saturn: 'blue sapphire',
      Rahu: '',
      Ketu: '',
    });
  });

  it('conflict both ways, never with themselves', () => {
    for (const a of PLANETS) {
      expect(gemsConflict(a, a)).toBe(false);
      for (const b of PLANETS) expect(gemsConflict(a, b)).toBe(gemsConflict(b, a));
    }
    expect(gemsConflict('Mercury', 'Moon')).toBe(true);
    expect(gemsConflict('Saturn', 'Venus')).toBe(false);
  });
});

describe('mantras', () => {
  it.each(PLANETS)('%s as printed, with a source', (planet) => {
    const { source, count } = MANTRAS[planet];
    const words = {
      ...mantraInWords(planet),
      deityWithJupiter: deityBesideJupiter(planet),
      offering: offeringInWords(planet),
    };
    expect({ count, ...words }).toEqual(printed.mantras[planet]);
    expect(source).toMatch(/BPHS 84/);
  });

  it.each(PLANETS)('%s: one rosary a day fills the count on the last day and not before', (planet) => {
    const days = mantraDays(planet);
    expect(days * DAILY_COUNT).toBeGreaterThanOrEqual(MANTRAS[planet].count);
    expect((days - 1) * DAILY_COUNT).toBeLessThan(MANTRAS[planet].count);
  });
});

it('themes of the twelve houses as printed', () => {
  expect(Object.fromEntries(HOUSES.map((house) => [String(house), themeOf(house)]))).toEqual(printed.themes);
});

it('purposes name a house and a row of the catalogue judged from it', () => {
  const houses = {
    general: null,
    career: 10,
    marriage: 7,
    money: 2,
    health: 1,
    education: 4,
    children: 5,
    spiritual: 9,
  };
  for (const purpose of MANTRA_PURPOSES) {
    const row = PURPOSE_ROWS[purpose];
    expect([purpose, row?.house ?? null]).toEqual([purpose, houses[purpose]]);
    if (row) expect(natalEvent(row.event).primaryCusp).toBe(row.house);
  }
});
