import { describe, expect, it } from 'vitest';
import { drawnChart } from '../../../test/drawn-chart.ts';
import { nearMisses, warDetails, warKind, winnerOverall } from './war-details.ts';

const PLANETS = { Sun: 10, Moon: 40, Mars: 100, Mercury: 200, Jupiter: 250, Venus: 300, Saturn: 340, Rahu: 70 };

describe('what is said of a war', () => {
  it('goes by the arc between the discs', () => {
    const discs = 0.009;
    expect(warKind(0.0089, discs)).toBe('BHEDA');
    expect(warKind(0.009, discs)).toBe('ULLEKHA');
    expect(warKind(0.0256, discs)).toBe('ULLEKHA');
    expect(warKind(0.0257, discs)).toBe('AMSHUMARDA');
    expect(warKind(0.4999, discs)).toBe('AMSHUMARDA');
    expect(warKind(0.5, discs)).toBe('APASAVYA');
  });

  it('names the most northern of three tied together, and no winner of two pairs apart', () => {
    // Mars and Jupiter are not at war with each other, but both are with Mercury.
    const chain = drawnChart({
      ascendant: 0,
      planets: { ...PLANETS, Mars: 101, Mercury: 101.8, Jupiter: 102.5 },
      latitudes: { Mars: 0.5, Mercury: 0.1, Jupiter: 1.2 },
    });
    expect(warDetails(chain).map(({ planets }) => planets.join(' '))).toEqual(['Mercury Jupiter', 'Mars Mercury']);
    expect(winnerOverall(chain)).toBe('Jupiter');
    const pairs = drawnChart({
      ascendant: 0,
      planets: { ...PLANETS, Mars: 101, Mercury: 101.8, Jupiter: 200, Venus: 200.5 },
    });
    expect(warDetails(pairs)).toHaveLength(2);
    expect(winnerOverall(pairs)).toBeNull();
  });

  it('lists the houses of the loser and whether it burns', () => {
    // Aries rising: Mercury of houses 3 and 6 loses in Cancer, house 4, ten degrees from the Sun.
    const [war] = warDetails(
      drawnChart({
        ascendant: 5,
        planets: { ...PLANETS, Sun: 112, Mercury: 102, Saturn: 102.4 },
        latitudes: { Mercury: -1 },
      }),
    );
    expect(war).toMatchObject({ loser: 'Mercury', loserHouses: { owns: [3, 6], occupies: 4 }, loserCombust: true });
  });

  it('calls it no war across a sign border', () => {
    const chart = drawnChart({ ascendant: 0, planets: { ...PLANETS, Mars: 119.7, Venus: 120.2 } });
    expect(warDetails(chart)).toEqual([]);
    const [miss] = nearMisses(chart);
    expect(miss?.planets).toEqual(['Mars', 'Venus']);
    expect(miss?.separationLongitude).toBeCloseTo(0.5, 9);
  });
});
