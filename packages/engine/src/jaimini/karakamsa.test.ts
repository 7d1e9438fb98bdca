import { describe, expect, it } from 'vitest';
import { drawnChart } from '../../test/drawn-chart.ts';
import { randomCharts } from '../../test/random-charts.ts';
import { signOfText } from '../../test/short-signs.ts';
import { ishtaDevata } from './ishta-devata.ts';
import { karakamsa, karakamsaSigns } from './karakamsa.ts';

const at = (sign: string, degrees: number, minutes = 0): number => signOfText(sign) * 30 + degrees + minutes / 60;

describe('the signs counted from the karakamsa (R29.4)', () => {
  it('of the chart of PVR, chapter 8, example 28, by hand', () => {
    // Navamsas: Sun Cp, Moon Li, Mars Aq, Mercury Ta, Jupiter Aq, Venus Pi, Saturn Cp, Rahu Cn, Ketu Cp.
    const example = drawnChart({
      ascendant: 0,
      planets: {
        Sun: at('Ge', 12, 47),
        Moon: at('Ar', 20, 28),
        Mars: at('Ge', 13, 51),
        Mercury: at('Ge', 25, 18),
        Jupiter: at('Ta', 5, 40),
        Venus: at('Ge', 17, 21),
        Saturn: at('Ta', 2, 28),
        Rahu: at('Cn', 1, 43),
      },
    });
    // Fixed Taurus is seen from the movable signs but Aries; dual Virgo from Gemini, Sagittarius and Pisces.
    expect(karakamsaSigns(example)).toEqual({
      karakamsa: {
        sign: signOfText('Ta'),
        lord: 'Venus',
        occupants: ['Mercury'],
        aspects: ['Sun', 'Moon', 'Saturn', 'Rahu', 'Ketu'],
      },
      fifth: { sign: signOfText('Vi'), lord: 'Mercury', occupants: [], aspects: ['Venus'] },
      // Capricorn is seen from the fixed signs but Aquarius.
      ninth: { sign: signOfText('Cp'), lord: 'Saturn', occupants: ['Sun', 'Saturn', 'Ketu'], aspects: ['Mercury'] },
      // Aries from the fixed signs but Taurus.
      twelfth: { sign: signOfText('Ar'), lord: 'Mars', occupants: [], aspects: ['Mars', 'Jupiter'] },
    });
  });

  it('over 400 charts: the planet of the Ishta Devata stands in the twelfth, sees it or rules it', () => {
    for (const chart of randomCharts(400, 72)) {
      const signs = karakamsaSigns(chart);
      expect(signs.karakamsa.sign).toBe(karakamsa(chart));
      const { planet, by, others } = ishtaDevata(chart);
      const { occupants, aspects, lord } = signs.twelfth;
      if (by === 'occupant') expect([planet, ...others].sort()).toEqual([...occupants].sort());
      if (by === 'aspect') expect([planet, ...others].sort()).toEqual([...aspects].sort());
      if (by === 'lord') expect([planet, occupants, aspects]).toEqual([lord, [], []]);
      for (const { occupants: here, aspects: seen } of Object.values(signs))
        expect(here.filter((each: string) => seen.includes(each))).toEqual([]);
    }
  });
});
