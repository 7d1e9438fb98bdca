import { describe, expect, it } from 'vitest';
import { TARAS, taraOf } from './tara.ts';

const stars = [...Array(27).keys()];

describe('taraOf (R32.5)', () => {
  it('counts the birth star as Janma of the first round', () => {
    for (const star of stars)
      expect(taraOf(star, star)).toMatchObject({ count: 1, cycle: 1, number: 1, name: 'Janma' });
  });

  it('there and back add up to 2 modulo 9', () => {
    for (const a of stars) for (const b of stars) expect((taraOf(a, b).number + taraOf(b, a).number) % 9).toBe(2);
  });

  it('gives each tara to three stars, one in each round', () => {
    for (const birth of stars) {
      for (let number = 1; number <= 9; number += 1) {
        const rounds = stars.map((star) => taraOf(birth, star)).filter((tara) => tara.number === number);
        expect(rounds.map(({ cycle }) => cycle).sort()).toEqual([1, 2, 3]);
      }
    }
  });

  it('Vipat, Pratyak and Naidhana are bad, Janma mixed', () => {
    expect(TARAS.map(({ quality }) => quality)).toEqual([
      'mixed',
      'good',
      'bad',
      'good',
      'bad',
      'good',
      'bad',
      'good',
      'good',
    ]);
    // From Rohini, Vishakha is the 13th: fourth of the second round.
    expect(taraOf(3, 15)).toMatchObject({ count: 13, cycle: 2, number: 4, name: 'Kshema', quality: 'good' });
  });
});
