import { describe, expect, it } from 'vitest';
import { drawnChart } from '../../../test/drawn-chart.ts';
import { randomCharts } from '../../../test/random-charts.ts';
import { readReference } from '../../../test/read-reference.ts';
import { signOfText } from '../../../test/short-signs.ts';
import { GRAHAS } from '../../zodiac/names.ts';
import { ashtakavarga } from './ashtakavarga.ts';
import { afterEkadhipatya, afterTrikona, ownSignBindus, reductionOf } from './ashtakavarga-reductions.ts';

interface Reference {
  readonly cases: readonly {
    readonly positions: Readonly<Record<'Su' | 'Mo' | 'Ma' | 'Me' | 'Ju' | 'Ve' | 'Sa' | 'As', string>>;
    readonly bav: Readonly<Record<string, readonly number[]>>;
    readonly sodhya_pinda?: Readonly<Record<string, readonly [number, number]>>;
  }[];
}
const [program] = readReference<Reference>('ashtakavarga_cases').cases;

describe('reductions of the ashtakavarga (R26.1, R26.2)', () => {
  it('give the rasi and graha pindas that a program prints, for its own bindus', () => {
    if (program?.sodhya_pinda === undefined) throw new Error('the reference has no pindas');
    const degree = (body: keyof typeof program.positions): number => signOfText(program.positions[body]) * 30 + 10;
    const chart = drawnChart({
      ascendant: degree('As'),
      planets: {
        Sun: degree('Su'),
        Moon: degree('Mo'),
        Mars: degree('Ma'),
        Mercury: degree('Me'),
        Jupiter: degree('Ju'),
        Venus: degree('Ve'),
        Saturn: degree('Sa'),
        Rahu: 0,
      },
    });
    for (const [body, pindas] of Object.entries(program.sodhya_pinda)) {
      const { rasiPinda, grahaPinda, sodhyaPinda } = reductionOf(chart, program.bav[body] ?? []);
      expect([body, rasiPinda, grahaPinda]).toEqual([body, ...pindas]);
      expect(sodhyaPinda).toBe(pindas[0] + pindas[1]);
    }
  });

  it('take the least of each trine', () => {
    expect(afterTrikona([3, 5, 2, 4, 4, 5, 6, 0, 7, 5, 1, 8])).toEqual([0, 0, 1, 4, 1, 0, 5, 0, 4, 0, 0, 8]);
  });

  it('even out the two signs of one lord', () => {
    const of = (aries: number, scorpio: number, ...held: number[]) => {
      const scores = [aries, 0, 0, 0, 0, 0, 0, scorpio, 0, 0, 0, 0];
      const reduced = afterEkadhipatya(scores, (sign) => held.includes(sign));
      return [reduced[0], reduced[7]];
    };
    expect(of(3, 0)).toEqual([3, 0]);
    expect(of(3, 5, 0, 7)).toEqual([3, 5]);
    expect(of(3, 3)).toEqual([0, 0]);
    expect(of(3, 5)).toEqual([3, 3]);
    expect(of(3, 5, 0)).toEqual([3, 3]);
    expect(of(3, 5, 7)).toEqual([0, 5]);
    expect(of(3, 3, 0)).toEqual([3, 0]);
    expect(of(5, 3, 7)).toEqual([3, 3]);
  });

  it('leave Cancer and Leo, which have no second sign, and never add', () => {
    for (const chart of randomCharts(30, 261)) {
      for (const planet of GRAHAS) {
        const { signScores } = ashtakavarga(chart).planets[planet];
        const { afterTrikona: trikona, afterEkadhipatya: left } = reductionOf(chart, signScores);
        expect([left[3], left[4]]).toEqual([trikona[3], trikona[4]]);
        left.forEach((score, sign) => {
          expect(score).toBeLessThanOrEqual(trikona[sign] ?? 0);
        });
      }
    }
  });

  it('name the kakshya lord by eighths of the sign', () => {
    const at = (part: number) =>
      ownSignBindus(
        drawnChart({
          ascendant: 0,
          planets: { Sun: part, Moon: 0, Mars: 0, Mercury: 0, Jupiter: 0, Venus: 0, Saturn: 0, Rahu: 0 },
        }),
        'Sun',
      );
    const lords = [0, 3.75, 7.5, 11.25, 15, 18.75, 22.5, 26.25].map((part) => at(part).kakshyaLord);
    expect(lords).toEqual(['Saturn', 'Jupiter', 'Mars', 'Sun', 'Venus', 'Mercury', 'Moon', 'Ascendant']);
    // All bodies in Aries: Saturn, Mars and the Sun give the Sun a bindu in their own first sign, the others do not.
    const given = [0, 3.75, 7.5, 11.25, 15, 18.75, 22.5, 26.25].map((part) => at(part).kakshyaBindu);
    expect(given).toEqual([true, false, true, true, false, false, false, false]);
    expect(at(3).bindus).toBe(3);
    expect(at(29.999999).kakshyaLord).toBe('Ascendant');
  });
});
