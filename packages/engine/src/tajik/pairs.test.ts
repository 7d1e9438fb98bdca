import { describe, expect, it } from 'vitest';
import { ephemeris, randomCharts } from '../../test/random-charts.ts';
import { annualOf, bookChart } from '../../test/tajik-charts.ts';
import { buildChart } from '../chart/build.ts';
import { siderealPosition } from '../search/position.ts';
import { jdFromUtcMs } from '../time/julian.ts';
import { resolveBirth } from '../time/moment.ts';
import type { Graha } from '../zodiac/names.ts';
import { ITHASALA_KINDS, PAIR_STATES, skyPairs, SPEED_ORDER, tajikPair, tajikPairs } from './pairs.ts';
import type { PairMember } from './pairs.ts';
import { BLOCKS, perfection } from './perfection.ts';

const [Gemini, Leo, Virgo, Libra, Capricorn] = [2, 4, 5, 6, 9];
const member = (planet: Graha, signIndex: number, degree: number, speed: number): PairMember => ({
  planet,
  signIndex,
  degree,
  speed,
});
const pair = (fast: PairMember, slow: PairMember) => tajikPair(fast, slow, 0, () => ({ atMs: 1 }));
const moonVenus = (moon: number, venus: number) =>
  pair(member('Moon', Leo, moon, 13), member('Venus', Libra, venus, 1.2));

describe('pairs of the book (PVR chapter 29)', () => {
  it.each([
    [14, 19, 'ITHASALA', 'VARTAMANA'],
    [18 + 25 / 60, 19, 'ITHASALA', 'POORNA'],
    [13 + 35 / 60, 21 + 20 / 60, 'ITHASALA', 'BHAVISHYA'],
    [23, 19, 'EESARPHA', null],
    // The orb of Venus is 7 degrees and a degree more.
    [10, 18.01, 'NONE', null],
    [10, 18, 'ITHASALA', 'BHAVISHYA'],
    [10, 17, 'ITHASALA', 'VARTAMANA'],
    [26.01, 19, 'NONE', null],
    [19, 19, 'ITHASALA', 'POORNA'],
  ] as const)('Moon Leo %d, Venus Libra %d is %s %s', (moon, venus, state, kind) => {
    expect(moonVenus(moon, venus)).toMatchObject({ aspect: 'sextile', o: 7, state, kind });
  });

  it.each([
    ['retrograde Mercury Gemini 18, Mars Libra 18°10', member('Mercury', Gemini, 18, -1), [Libra, 18 + 1 / 6], false],
    ['retrograde Mercury Virgo 23, Mars Capricorn 21', member('Mercury', Virgo, 23, -1), [Capricorn, 21], true],
  ] as const)('%s', (_, mercury, [sign, degree], holds) => {
    expect(pair(mercury, member('Mars', sign, degree, 0.5)).state === 'ITHASALA').toBe(holds);
  });

  it('Moon Aries 18 and retrograde Mercury Gemini 24 are in ithasala', () => {
    expect(pair(member('Moon', 0, 18, 13), member('Mercury', Gemini, 24, -1)).state).toBe('ITHASALA');
  });

  it('a station before the exact aspect blocks it', () => {
    const mercury = member('Mercury', Virgo, 18, 0.6);
    const found = tajikPair(mercury, member('Mars', Capricorn, 18.75, 0.5), 0, () => ({ blockedBy: 'station' }));
    expect(found).toMatchObject({ state: 'BLOCKED', kind: null, perfectsAtMs: null, blockedBy: 'station' });
  });

  it('Mercury and Jupiter of May 1991 are in square, less than a degree apart', () => {
    const found = skyPairs(ephemeris, annualOf(bookChart('may1991'), 0).chart);
    expect(found.find(({ fast, slow }) => fast === 'Mercury' && slow === 'Jupiter')).toMatchObject({
      aspect: 'square',
      state: 'ITHASALA',
      kind: 'POORNA',
    });
  });
});

describe('the 21 pairs', () => {
  it('are each pair once, the faster first, and reach every state', () => {
    const states = new Set<string>();
    const kinds = new Set<string | null>();
    const blocks = new Set<string | null>();
    for (const chart of randomCharts(60, 51)) {
      const pairs = skyPairs(ephemeris, chart);
      expect(new Set(pairs.map(({ fast, slow }) => `${fast} ${slow}`)).size).toBe(21);
      for (const { fast, slow, aspect, state, kind, perfectsAtMs, blockedBy } of pairs) {
        expect(SPEED_ORDER.indexOf(fast)).toBeLessThan(SPEED_ORDER.indexOf(slow));
        if (aspect === 'none') expect(state).toBe('NONE');
        expect([kind !== null, perfectsAtMs !== null]).toEqual([state === 'ITHASALA', state === 'ITHASALA']);
        expect(blockedBy !== null).toBe(state === 'BLOCKED');
        states.add(state);
        kinds.add(kind);
        blocks.add(blockedBy);
      }
      expect(tajikPairs(chart, () => ({ atMs: 0 }), 'Sun')).toHaveLength(6);
    }
    expect([...states].sort()).toEqual([...PAIR_STATES].sort());
    expect([...kinds]).toEqual(expect.arrayContaining([...ITHASALA_KINDS, null]));
    expect([...blocks]).toEqual(expect.arrayContaining([...BLOCKS, null]));
  });
});

describe('perfection', () => {
  it('is what a walk in small steps finds', () => {
    let walked = 0;
    for (const chart of randomCharts(14, 52)) {
      const { ayanamsa, jdUt } = chart.moment;
      for (const { fast, slow, state, perfectsAtMs, blockedBy, e } of skyPairs(ephemeris, chart)) {
        if (state !== 'ITHASALA' && state !== 'BLOCKED') continue;
        walked += 1;
        const step = fast === 'Moon' ? 0.02 : 0.1;
        const at = (jd: number) => [fast, slow].map((planet) => siderealPosition(ephemeris, planet, jd, ayanamsa));
        const signs = (jd: number) => at(jd).map(({ longitude }) => Math.floor(longitude / 30));
        const way = (jd: number) => at(jd).map(({ speed }) => Math.sign(speed));
        const [startSigns, startWay] = [signs(jdUt).join(), way(jdUt).join()];
        const apart = (jd: number) => {
          const [first = 0, second = 0] = at(jd).map(({ longitude }) => longitude % 30);
          return first - second;
        };
        let jd = jdUt;
        let met = false;
        while (!met && signs(jd + step).join() === startSigns && way(jd + step).join() === startWay) {
          jd += step;
          met = apart(jd) * e < 0;
        }
        // An exact aspect within the last step before a border may go either way in this walk.
        if (met) expect(Math.abs(jdFromUtcMs(perfectsAtMs ?? 0) - jd)).toBeLessThan(step);
        else if (blockedBy === null) expect(Math.abs(jdFromUtcMs(perfectsAtMs ?? 0) - jd)).toBeLessThan(step);
        else expect(blockedBy).toBe(signs(jd + step).join() === startSigns ? 'station' : 'signChange');
      }
    }
    expect(walked).toBeGreaterThan(40);
  });

  it('is refused where 2399 ends before it is decided', () => {
    const late = resolveBirth({
      birth_datetime: '2399-12-30T10:00',
      latitude: 6.927,
      longitude: 79.861,
      utc_offset_minutes: 330,
    });
    const chart = buildChart(ephemeris, late);
    expect(() => perfection(ephemeris, chart, 'Jupiter', 'Saturn')).toThrow(
      expect.objectContaining({ code: 'out_of_range' }),
    );
  });
});
