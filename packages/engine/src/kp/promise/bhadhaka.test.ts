import { describe, expect, it } from 'vitest';
import { ephemeris, randomCharts, randomMoments } from '../../../test/random-charts.ts';
import { buildChart } from '../../chart/build.ts';
import type { Chart } from '../../chart/chart.ts';
import { requireHouses } from '../../chart/houses.ts';
import { PLANETS, SIGNS } from '../../zodiac/names.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { activeBhadhaka, bhadhaka, bhadhakaHouse, DANGER_FLAGS, MITIGATION_FACTORS } from './bhadhaka.ts';
import { houseSignificators } from '../kernel/house-significators.ts';
import { level } from '../kernel/levels.ts';

const charts = randomCharts(400, 21);
/** Near the polar circle cusps crowd, and signs share a lord in unusual ways. */
const northern = randomCharts(3000, 211, [60, 66]);

describe('bhadhaka house (R21.1)', () => {
  it.each([
    ['Aries', 11],
    ['Taurus', 9],
    ['Gemini', 7],
    ['Cancer', 11],
    ['Leo', 9],
    ['Virgo', 7],
    ['Libra', 11],
    ['Scorpio', 9],
    ['Sagittarius', 7],
    ['Capricorn', 11],
    ['Aquarius', 9],
    ['Pisces', 7],
  ] as const)('%s rising: house %i', (sign, house) => {
    expect(bhadhakaHouse(SIGNS.indexOf(sign))).toBe(house);
    for (const chart of charts.filter(({ ascendant }) => SIGNS[ascendant.signIndex] === sign)) {
      expect(bhadhaka(chart)).toMatchObject({ lagnaSign: sign, house });
    }
  });

  it('reads lord, sub lord, occupants and significators from that cusp', () => {
    for (const chart of charts) {
      const { house, lord, csl, occupants, significators, selfBhadhaka } = bhadhaka(chart);
      const { cusps } = requireHouses(chart);
      const cusp = cusps[house - 1];
      expect(lord).toBe(cusp?.signLord);
      expect(csl).toBe(cusp?.subLord);
      expect(selfBhadhaka).toBe(lord === cusps[0]?.signLord);
      const all = PLANETS.map((each) => chart.planets[each]);
      expect(occupants).toEqual(all.filter((each) => each.house === house).map(({ planet }) => planet));
      const inOrder = houseSignificators(chart, house).ordered.map(({ planet, group }) => `${group} ${planet}`);
      const { A, B, C, D } = significators;
      expect([
        ...A.map((p) => `A ${p}`),
        ...B.map((p) => `B ${p}`),
        ...C.map((p) => `C ${p}`),
        ...D.map((p) => `D ${p}`),
      ]).toEqual(inOrder);
      // Every planet in the star of an occupant or of the lord, the occupants and the lord themselves.
      const acting = new Set([...A, ...B, ...C, ...D]);
      for (const { planet, starLord } of all) {
        if ([...occupants, lord].includes(planet) || [...occupants, lord].includes(starLord))
          expect(acting).toContain(planet);
      }
    }
  });

  it('flags by the best level and the number of danger houses', () => {
    const seen = new Map<string, number>();
    for (const chart of [...charts, ...northern]) {
      const { house, csl, signifiedDanger, dangerFlag, selfBhadhaka, reason } = bhadhaka(chart);
      const danger = ([2, 7, 8, 12] as const satisfies readonly House[]).filter((each) => each !== house);
      const levels = danger.flatMap((each) => level(chart, csl, each) ?? []);
      expect(signifiedDanger.map((each) => each.level)).toEqual(levels);
      expect(signifiedDanger.every((each) => danger.some((one) => one === each.house))).toBe(true);
      const best = Math.min(5, ...levels);
      const full = best === 1 && levels.length >= 2 ? 'HIGH' : best <= 2 ? 'MODERATE' : best <= 4 ? 'LOW' : 'NONE';
      expect(dangerFlag).toBe(full === 'HIGH' && selfBhadhaka ? 'MODERATE' : full);
      expect(reason.includes('lowered')).toBe(full === 'HIGH' && selfBhadhaka);
      seen.set(dangerFlag, (seen.get(dangerFlag) ?? 0) + 1);
      if (full === 'HIGH' && selfBhadhaka) seen.set('lowered', 1);
    }
    expect([...seen.keys()].sort()).toEqual([...DANGER_FLAGS, 'lowered'].sort());
  });

  it('names what speaks against the danger', () => {
    const seen = new Set<string>();
    for (const chart of charts) {
      const { lord, mitigation } = bhadhaka(chart);
      const { starLord } = chart.planets[lord];
      const good = ([1, 5, 9, 10, 11] as const).flatMap((house) => {
        const at = level(chart, starLord, house);
        return at !== null && at <= 2 ? [{ house, level: at }] : [];
      });
      const of = (factor: string) => mitigation.find((each) => each.factor === factor);
      expect(of('STAR_LORD_OF_BHADHAKA_LORD')?.houses ?? []).toEqual(good);
      expect(of('JUPITER_AND_LAGNA')?.houses[0]?.level ?? null).toBe(level(chart, 'Jupiter', 1));
      mitigation.forEach(({ factor }) => seen.add(factor));
    }
    expect([...seen].sort()).toEqual([...MITIGATION_FACTORS].sort());
  });

  it('warns within 1′ of a sign border and names the neighbour', () => {
    const rising = (chart: Chart, longitude: number, signIndex: number): Chart => ({
      ...chart,
      ascendant: { ...chart.ascendant, longitude, signIndex },
    });
    const [chart] = charts;
    if (chart === undefined) throw new Error('no chart');
    expect(bhadhaka(rising(chart, 30 - 0.5 / 60, 0)).boundary).toEqual({
      distanceArcmin: expect.closeTo(0.5, 6),
      alternateSign: 'Taurus',
      alternateHouse: 9,
    });
    expect(bhadhaka(rising(chart, 0.25 / 60, 0)).boundary).toEqual({
      distanceArcmin: expect.closeTo(0.25, 6),
      alternateSign: 'Pisces',
      alternateHouse: 7,
    });
    expect(bhadhaka(rising(chart, 360 - 0.5 / 60, 11)).boundary).toMatchObject({
      alternateSign: 'Aries',
      alternateHouse: 11,
    });
    expect(bhadhaka(rising(chart, 1.01 / 60, 0)).boundary).toBeNull();
  });

  it('finds the running lords among lord and agents', () => {
    const significators: Record<'A' | 'B' | 'C' | 'D', Planet[]> = { A: ['Moon'], B: [], C: ['Saturn'], D: ['Mars'] };
    expect(
      activeBhadhaka({ lord: 'Mars', significators }, [
        { period: 'MD', planet: 'Mars' },
        { period: 'AD', planet: 'Sun' },
        { period: 'PD', planet: 'Saturn' },
      ]),
    ).toEqual([
      { period: 'MD', planet: 'Mars', role: 'LORD' },
      { period: 'PD', planet: 'Saturn', role: 'AGENT' },
    ]);
  });

  it('refuses the polar circles and names the limit', () => {
    const [moment] = randomMoments(1, 9);
    if (moment === undefined) throw new Error('no moment');
    expect(() => bhadhaka(buildChart(ephemeris, { ...moment, latitude: -70 }))).toThrow(/66\.5/);
  });
});
