import { expect, it } from 'vitest';
import { PLANETS } from './names.ts';
import { bitsOf, isIn, planetsIn, sizeOf } from './planet-bits.ts';

it('has a list of its planets for each of the 512 sets, in planet order', () => {
  for (let bits = 0; bits < 512; bits += 1) {
    const members = planetsIn(bits);
    expect(members).toEqual(PLANETS.filter((planet) => members.includes(planet)));
    expect([bitsOf(members), sizeOf(bits)]).toEqual([bits, new Set(members).size]);
    expect(PLANETS.filter((planet) => isIn(bits, planet))).toEqual(members);
  }
});
