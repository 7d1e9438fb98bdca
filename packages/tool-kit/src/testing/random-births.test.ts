import { AYANAMSAS } from '@cuspal/engine/zodiac/names';
import { describe, expect, it } from 'vitest';
import { randomBirths, randomLives } from './random-births.ts';

const MONTH_MS = 31 * 86_400_000;
const bornMs = ({ birth_datetime }: { readonly birth_datetime: string }): number => Date.parse(`${birth_datetime}Z`);

describe('random births', () => {
  const births = randomBirths(3000, 1);

  it('cover 1800 to 2399, latitudes to 66 and every ayanamsa', () => {
    const decades = new Set(births.map(({ birth_datetime }) => birth_datetime.slice(0, 3)));
    expect(decades.size).toBe(60);
    const latitudes = births.map(({ latitude }) => latitude);
    expect([Math.min(...latitudes), Math.max(...latitudes)].map(Math.round)).toEqual([-66, 66]);
    expect(new Set(births.map(({ ayanamsa }) => ayanamsa))).toEqual(new Set(AYANAMSAS));
  });

  it('are the same for a seed and others for another', () => {
    expect(randomBirths(3, 1)).toEqual(births.slice(0, 3));
    expect(randomBirths(3, 2)).not.toEqual(births.slice(0, 3));
  });
});

describe('random lives', () => {
  it('are asked about a month to eighty years after birth, within the ephemeris', () => {
    const lives = randomLives(30_000, 1);
    for (const { args, now } of lives) {
      expect(now - bornMs(args) > MONTH_MS && now - bornMs(args) < 80.1 * 365.25 * 86_400_000).toBe(true);
      expect(now < Date.UTC(2400, 0, 1)).toBe(true);
    }
    expect(lives.some(({ args }) => args.birth_datetime > '2399-11')).toBe(true);
  });
});
