import { describe, expect, it } from 'vitest';
import { divide } from '../../zodiac/division.ts';
import { PLANETS } from '../../zodiac/names.ts';
import type { Planet } from '../../zodiac/names.ts';
import { sensitivePoints } from './sensitive-points.ts';

const degrees = ({ fromArcsec, toArcsec }: { fromArcsec: number; toArcsec: number }) => [
  fromArcsec / 3600,
  toArcsec / 3600,
];

describe('sensitive points (R8.5)', () => {
  it('finds the one stretch of Mercury alone by sign, star and sub, and joins neighbours', () => {
    // Mercury's own signs are Gemini and Virgo; its stars lie in Cancer, Scorpio and Pisces: only by star and sub.
    const alone = sensitivePoints(['Mercury']);
    expect(alone.relaxed).toBe(true);
    // The first sub of Ashlesha, Jyeshtha and Revati is Mercury's own: 17/120 of 13°20'.
    expect(alone.points.map(degrees)).toEqual(
      [106.66666666666667, 226.66666666666666, 346.6666666666667].map((start) => [
        start,
        expect.closeTo(start + (40 / 3) * (17 / 120), 9),
      ]),
    );
    // Mars and the Moon: Moon's sign Cancer has stars of Jupiter, Saturn, Mercury; Mars' signs those of Ketu, Venus,
    // Sun and Jupiter, Saturn, Mercury.
    expect(sensitivePoints(['Mars', 'Moon']).relaxed).toBe(true);
  });

  it('takes the whole zodiac for all nine, in one stretch over 0° Aries', () => {
    const { points, relaxed } = sensitivePoints(PLANETS);
    expect(relaxed).toBe(false);
    expect(points).toHaveLength(1);
    expect(points[0]?.rows).toHaveLength(249);
  });

  it('joins the last stretch of Pisces with the first of Aries', () => {
    // Revati ends with the sub of Saturn, Ashwini begins with that of Ketu.
    const { points } = sensitivePoints(['Jupiter', 'Mercury', 'Saturn', 'Mars', 'Ketu']);
    const over = points.find(({ fromArcsec, toArcsec }) => toArcsec < fromArcsec);
    expect(over?.rows.map(({ sign, starLord, subLord }) => [sign, starLord, subLord])).toEqual([
      ['Pisces', 'Mercury', 'Jupiter'],
      ['Pisces', 'Mercury', 'Saturn'],
      ['Aries', 'Ketu', 'Ketu'],
    ]);
    expect(points.some(({ fromArcsec }) => fromArcsec === 0)).toBe(false);
  });

  it('holds exactly the degrees whose lords are all among the planets', () => {
    const sets: readonly (readonly Planet[])[] = [
      ['Venus', 'Saturn', 'Rahu', 'Moon'],
      ['Sun', 'Jupiter', 'Mercury', 'Ketu', 'Mars'],
      ['Rahu', 'Ketu', 'Venus'],
      ['Rahu'],
      [],
    ];
    for (const planets of sets) {
      const { points, relaxed } = sensitivePoints(planets);
      for (let degree = 0.01; degree < 360; degree += 0.0937) {
        const { signLord, starLord, subLord } = divide(degree);
        const wanted = [...(relaxed ? [] : [signLord]), starLord, subLord].every((lord) => planets.includes(lord));
        const arcsec = degree * 3600;
        const inside = points.some(({ fromArcsec, toArcsec }) =>
          toArcsec > fromArcsec ? arcsec >= fromArcsec && arcsec < toArcsec : arcsec >= fromArcsec || arcsec < toArcsec,
        );
        expect(inside).toBe(wanted);
      }
    }
    expect(sensitivePoints(['Rahu']).points).toHaveLength(3);
    expect(sensitivePoints([])).toEqual({ points: [], relaxed: true });
  });
});
