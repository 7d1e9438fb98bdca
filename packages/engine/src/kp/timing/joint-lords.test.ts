import { describe, expect, it } from 'vitest';
import { ephemeris, randomCharts } from '../../../test/random-charts.ts';
import { workedChart } from '../../../test/worked-chart.ts';
import { HOUSES, PLANETS } from '../../zodiac/names.ts';
import { jointHouses, LORD_LINKS, lordLink, lordTransit } from './joint-lords.ts';
import { level, levels } from '../kernel/levels.ts';

describe('the worked chart', () => {
  const chart = workedChart();

  it.each([
    ['Moon', 'Mars', 'SUPPORTS', 'Mars stands in the star of the Moon.'],
    ['Saturn', 'Moon', 'SUPPORTS', 'Saturn stands in the star of the Moon.'],
    ['Venus', 'Moon', 'SUPPORTS', 'The Moon stands in the sub of Venus.'],
    ['Sun', 'Jupiter', 'SUPPORTS', 'The Sun stands in the sub of Jupiter.'],
    ['Rahu', 'Mars', 'SUPPORTS', 'Both signify house 11 by star lord or place.'],
    ['Mars', 'Mars', 'SUPPORTS', 'Both signify house 8 by star lord or place.'],
    // Star lord of Venus in 2, of Mercury in 7: the sixth from it.
    [
      'Venus',
      'Mercury',
      'STRAINS',
      'The star lord of Mercury stands in house 7, the 6th from house 2 of the star lord of Venus.',
    ],
    // Star lord of Mercury in 7, of Venus in 2: the eighth.
    [
      'Mercury',
      'Venus',
      'STRAINS',
      'The star lord of Venus stands in house 2, the 8th from house 7 of the star lord of Mercury.',
    ],
    // Star lord of Venus in 2, of the Sun in 1: the twelfth.
    [
      'Venus',
      'Sun',
      'STRAINS',
      'The star lord of the Sun stands in house 1, the 12th from house 2 of the star lord of Venus.',
    ],
    // From 1 to 2 there is nothing to be said.
    ['Sun', 'Venus', 'NEUTRAL', 'They are not tied by star or sub and share no house by star lord or place.'],
  ] as const)('%s over %s: %s', (upper, lower, link, reason) => {
    expect(lordLink(chart, upper, lower)).toEqual({ link, reason });
  });

  it('has the houses that two of the lords share, with the best level of each', () => {
    // Venus 2, 4, 11; Mercury 7, 1, 8, 3, 12; Saturn 8, 7, 1.
    expect(jointHouses(chart, ['Venus', 'Mercury', 'Saturn']).map(({ house }) => house)).toEqual([1, 7, 8]);
    expect(jointHouses(chart, ['Venus', 'Mercury', 'Saturn'])[1]).toEqual({
      house: 7,
      levels: { Mercury: 1, Saturn: 2 },
    });
    expect(jointHouses(chart, ['Venus', 'Venus', 'Sun']).map(({ house }) => house)).toEqual([2, 4, 11]);
  });
});

describe('random charts', () => {
  const charts = randomCharts(40, 77, [0, 60]);

  it('joint houses are those of at least two periods; every link is met', () => {
    const links = new Set<string>();
    for (const chart of charts) {
      for (const upper of PLANETS) {
        for (const lower of PLANETS) {
          const { link } = lordLink(chart, upper, lower);
          links.add(link);
          const [a, b] = [levels(chart, upper), levels(chart, lower)];
          const shared = [...a.L1, ...a.L2].some((house) => [...b.L1, ...b.L2].includes(house));
          const [one, two] = [chart.planets[upper], chart.planets[lower]];
          const tied = [one.starLord, one.subLord].includes(lower) || [two.starLord, two.subLord].includes(upper);
          expect(link === 'SUPPORTS').toBe(shared || tied);
          const count = (((b.L1[0] ?? 0) - (a.L1[0] ?? 0) + 12) % 12) + 1;
          if (link !== 'SUPPORTS') expect(link === 'STRAINS').toBe([6, 8, 12].includes(count));
        }
      }
      const lords = ['Saturn', 'Mercury', 'Rahu'] as const;
      const found = jointHouses(chart, lords).map(({ house }) => house);
      const naive = HOUSES.filter((house) => lords.filter((lord) => level(chart, lord, house) !== null).length >= 2);
      expect(found).toEqual(naive);
    }
    expect(links).toEqual(new Set(LORD_LINKS));
  });

  it('a lord in transit touches natal houses of its own that the lord of the star there has too', () => {
    let backward = 0;
    for (const chart of charts) {
      for (const planet of PLANETS) {
        // At birth itself the transit is the natal place.
        const found = lordTransit(ephemeris, chart, planet, chart.moment.jdUt);
        const natal = chart.planets[planet];
        expect(found.longitude).toBeCloseTo(natal.longitude, 9);
        expect(found).toMatchObject({
          signLord: natal.signLord,
          starLord: natal.starLord,
          subLord: natal.subLord,
          retrograde: natal.retrograde,
        });
        if (found.retrograde) backward += 1;
        const both = HOUSES.filter(
          (house) => level(chart, planet, house) !== null && level(chart, natal.starLord, house) !== null,
        );
        expect(found.housesTouched).toEqual(both);
      }
    }
    expect(backward).toBeGreaterThan(0);
  });
});
