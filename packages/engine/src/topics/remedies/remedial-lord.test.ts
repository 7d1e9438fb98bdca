import { describe, expect, it } from 'vitest';
import { remedialLord } from './remedial-lord.ts';

const factor = (detail: string, points: number) => ({ factor: 'any', detail, points });

describe('remedialLord (R36.3)', () => {
  const candidates = [
    {
      planet: 'Mars',
      points: 25,
      factors: [factor('Light.', 10), factor('Heavy.', 15)],
      clauses: ['light.', 'heavy.'],
    },
    { planet: 'Moon', points: 10, factors: [factor('Afflicted.', 10)], clauses: ['afflicted.'] },
  ] as const;

  it('A22: is the planet with the most points, for its heaviest factor', () => {
    expect(remedialLord(candidates, undefined)).toEqual({
      planet: 'Mars',
      points: 25,
      basis: 'NEED',
      reason: 'Heavy.',
      clause: 'heavy.',
    });
  });

  it('A22: is the planet asked about, with the points that it has', () => {
    expect(remedialLord(candidates, 'Moon')).toEqual({
      planet: 'Moon',
      points: 10,
      basis: 'ASKED',
      reason: 'Afflicted.',
      clause: 'afflicted.',
    });
    expect(remedialLord(candidates, 'Saturn')).toMatchObject({ planet: 'Saturn', points: 0, basis: 'ASKED' });
  });

  it('is the lord of the Lagna where nothing asks for a remedy', () => {
    const none = [{ planet: 'Venus', points: 0, factors: [], clauses: [] }] as const;
    expect(remedialLord(none, undefined)).toMatchObject({ planet: 'Venus', points: 0, basis: 'LAGNA_LORD' });
  });
});
