import { describe, expect, it } from 'vitest';
import { drawnChart } from '../../../test/drawn-chart.ts';
import type { Drawing } from '../../../test/drawn-chart.ts';
import { randomCharts } from '../../../test/random-charts.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { houseKartaris, KARTARI_TYPES, planetKartaris } from './kartari.ts';

/** Ascendant Aries; the planets stand where they hem nothing near it. */
const PLANETS = { Sun: 130, Moon: 220, Mars: 135, Mercury: 140, Jupiter: 250, Venus: 160, Saturn: 145, Rahu: 100 };
const draw = (planets: Partial<Drawing['planets']>, rest: Partial<Drawing> = {}) =>
  drawnChart({ ascendant: 10, planets: { ...PLANETS, ...planets }, ...rest });
const house = (chart: ReturnType<typeof draw>, number: House, nodes = true) =>
  houseKartaris(chart, { nodes })[number - 1];
const planet = (chart: ReturnType<typeof draw>, name: Planet, nodes = true) =>
  planetKartaris(chart, { nodes }).find((row) => row.planet === name);

describe('kartari of houses', () => {
  it('papa: malefics only on both sides', () => {
    const chart = draw({ Mars: 340, Saturn: 40 });
    expect(house(chart, 1)).toEqual({
      house: 1,
      sign: 0,
      type: 'PAPA',
      before: ['Mars'],
      after: ['Saturn'],
      cancellations: ['The benefic Jupiter aspects it.'],
      net: 'REDUCED',
    });
    expect(house(draw({ Mars: 340, Saturn: 40, Jupiter: 280 }), 1)).toMatchObject({ cancellations: [], net: 'ACTIVE' });
    expect(house(draw({ Mars: 340, Saturn: 40, Jupiter: 280, Venus: 5 }), 1)?.cancellations).toEqual([
      'The benefic Venus is in it.',
    ]);
  });

  it('shubha: benefics only; an aspecting malefic spoils, one inside does not', () => {
    const hemmed = { Jupiter: 340, Venus: 40 };
    expect(house(draw(hemmed), 1)).toMatchObject({
      type: 'SHUBHA',
      before: ['Jupiter'],
      after: ['Venus'],
      net: 'ACTIVE',
    });
    expect(house(draw({ ...hemmed, Sun: 5 }), 1)).toMatchObject({ type: 'SHUBHA', cancellations: [], net: 'ACTIVE' });
    expect(house(draw({ ...hemmed, Sun: 190 }), 1)).toMatchObject({
      cancellations: ['The malefic Sun aspects it.'],
      net: 'REDUCED',
    });
  });

  it('none where a side is empty or mixed', () => {
    expect(house(draw({ Mars: 340 }), 1)).toMatchObject({ type: 'NONE', net: null, cancellations: [] });
    expect(house(draw({ Mars: 340, Jupiter: 341, Saturn: 40 }), 1)).toMatchObject({
      type: 'NONE',
      before: ['Mars', 'Jupiter'],
    });
    expect(house(draw({ Mars: 340, Jupiter: 40 }), 1)).toMatchObject({ type: 'NONE' });
  });

  it('counts the nodes unless told not to', () => {
    const chart = draw({ Mars: 340, Rahu: 40 });
    expect(house(chart, 1)).toMatchObject({ type: 'PAPA', after: ['Rahu'] });
    expect(house(chart, 1, false)).toMatchObject({ type: 'NONE', after: [] });
  });
});

describe('kartari of planets', () => {
  const hemmed = { Moon: 10, Mars: 340, Saturn: 40, Jupiter: 280 };

  it('sees the sign form, and tight when both come nearer', () => {
    expect(planet(draw(hemmed), 'Moon')).toMatchObject({ house: 1, type: 'PAPA', close: true, tight: false });
    expect(planet(draw(hemmed, { retrograde: ['Saturn'] }), 'Moon')).toMatchObject({ type: 'PAPA', tight: true });
    expect(planet(draw(hemmed, { retrograde: ['Saturn', 'Mars'] }), 'Moon')?.tight).toBe(false);
    // A node behind always moves away.
    const node = draw({ ...hemmed, Rahu: 345, Mars: 130 }, { retrograde: ['Saturn'] });
    expect(planet(node, 'Moon')).toMatchObject({ type: 'PAPA', before: ['Rahu'], tight: false });
  });

  it('sees the degree form: the nearest on both sides, within 30 degrees, of one nature', () => {
    // Venus beside the Moon comes first on one side.
    expect(planet(draw({ ...hemmed, Venus: 15 }), 'Moon')).toMatchObject({ type: 'PAPA', close: false });
    // Mars more than 30° behind.
    expect(planet(draw({ ...hemmed, Mars: 331, Moon: 29 }), 'Moon')).toMatchObject({ type: 'PAPA', close: false });
    // Hemmed inside its own sign: no sign form, yet close.
    expect(planet(draw({ Moon: 10, Mars: 5, Saturn: 15 }), 'Moon')).toMatchObject({ type: 'NONE', close: true });
  });

  it('takes the planet itself for no help, others with it or looking at it for help', () => {
    expect(planet(draw({ Jupiter: 10, Mars: 340, Saturn: 40 }), 'Jupiter')).toMatchObject({
      type: 'PAPA',
      cancellations: [],
      net: 'ACTIVE',
    });
    expect(planet(draw({ ...hemmed, Venus: 5 }), 'Moon')?.cancellations).toEqual(['The benefic Venus is with it.']);
  });
});

describe('kartari in the sky', () => {
  it('reaches all types, and none where a side is empty', () => {
    const rows = randomCharts(60, 5).flatMap((chart) => [...houseKartaris(chart), ...planetKartaris(chart)]);
    expect(new Set(rows.map((row) => row.type))).toEqual(new Set(KARTARI_TYPES));
    expect(new Set(rows.map((row) => row.net))).toEqual(new Set(['ACTIVE', 'REDUCED', null]));
    for (const { type, before, after, net } of rows) {
      if (before.length === 0 || after.length === 0) expect(type).toBe('NONE');
      expect(net === null).toBe(type === 'NONE');
    }
  });
});
