import { describe, expect, it } from 'vitest';
import { drawnChart } from '../../../test/drawn-chart.ts';
import { separation } from '../../base/angles.ts';
import { bhriguBindu, readBindu } from './bhrigu-bindu.ts';

const SKY = { Sun: 130, Mars: 130, Mercury: 130, Jupiter: 130, Venus: 130, Saturn: 130, Rahu: 0, Moon: 130 };

describe('Bhrigu bindu (R23.9)', () => {
  it('is the middle of the forward arc, with the opposite where that is the longer one', () => {
    // Rahu 328°24', Moon 212°14': 0°19' Cancer, by the shorter arc 0°19' Capricorn.
    const found = bhriguBindu(328.4, 212 + 14 / 60);
    expect(found.longitude).toBeCloseTo(90 + 19 / 60, 6);
    expect(found.alternativeShorterArc).toBeCloseTo(270 + 19 / 60, 6);
    expect(bhriguBindu(10, 50)).toEqual({ longitude: 30, alternativeShorterArc: null, isMoon: false });
    expect(bhriguBindu(50, 50)).toEqual({ longitude: 50, alternativeShorterArc: null, isMoon: true });
    for (let moon = 3; moon < 360; moon += 17) {
      const { longitude } = bhriguBindu(123, moon);
      expect(separation(longitude - 123, moon - longitude)).toBeLessThan(1e-9);
    }
  });

  it('weighs benefics against malefics, each once', () => {
    // The point in Taurus (40°): Jupiter looks from Virgo by its ninth, Saturn from Leo by its tenth.
    const of = (moved: Partial<typeof SKY>) =>
      readBindu(drawnChart({ ascendant: 0, planets: { ...SKY, ...moved } }), 40);
    expect(of({ Jupiter: 160, Saturn: 220 }).nature).toBe('MIXED');
    expect(of({ Jupiter: 160, Saturn: 250 })).toMatchObject({ nature: 'FAVOURED' });
    expect(of({ Jupiter: 200, Saturn: 130 }).nature).toBe('STRAINED');
    // Jupiter both near and in the sign counts once against Saturn.
    expect(of({ Jupiter: 41, Saturn: 220 }).nature).toBe('MIXED');
  });

  it('counts Rahu and the Moon by nearness only', () => {
    const chart = (rahu: number, moon: number) =>
      drawnChart({ ascendant: 0, planets: { ...SKY, Saturn: 150, Mars: 300, Rahu: rahu, Moon: moon } });
    // Rahu looks from the seventh sign and is listed, but does not count.
    const looking = readBindu(chart(220, 100), 40);
    expect(looking.aspectedBy.map(({ planet }) => planet)).toContain('Rahu');
    expect(looking.nature).toBe('STRAINED');
    const alone = readBindu(
      drawnChart({ ascendant: 0, planets: { ...SKY, Saturn: 160, Mars: 160, Rahu: 220, Moon: 100 } }),
      100,
    );
    expect(alone.conjunctions).toEqual([{ planet: 'Moon', orb: 0 }]);
  });
});
