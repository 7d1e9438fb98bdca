import { describe, expect, it } from 'vitest';
import { drawnChart } from '../../../test/drawn-chart.ts';
import { punarphoo } from './punarphoo.ts';

const chart = (Moon: number, Saturn: number) =>
  drawnChart({
    ascendant: 0,
    planets: { Sun: 10, Moon, Mars: 40, Mercury: 20, Jupiter: 70, Venus: 50, Saturn, Rahu: 200 },
  });

describe('punarphoo (R8.7)', () => {
  it.each([
    ['together in Leo', 125, 148, ['CONJUNCTION']],
    ['Saturn in Aries on the Moon in Gemini, its third', 65, 5, ['SIGN_ASPECT']],
    ['Saturn in Aries on the Moon in Capricorn, its tenth', 275, 5, ['SIGN_ASPECT']],
    ['opposite', 5, 185, ['SIGN_ASPECT']],
    ['the Moon tenth from Saturn counts, Saturn tenth from the Moon does not', 5, 275, []],
    ['in each other’s signs, which face each other', 285, 100, ['SIGN_ASPECT', 'MUTUAL_SIGN']],
    // Pushya, Saturn's star; Hasta, the Moon's.
    ['in each other’s stars', 95, 163, ['MUTUAL_STAR']],
    // Saturn's sub of Ashwini 9°46'40" to 11°53'20"; the Moon's sub of Magha from 123°40' to 124°46'40".
    ['in each other’s subs', 10, 124, ['MUTUAL_SUB']],
    ['without a tie', 35, 5, []],
  ])('%s', (_, moon, saturn, ties) => {
    expect(punarphoo(chart(moon, saturn))).toEqual({ present: ties.length > 0, ties });
  });
});
