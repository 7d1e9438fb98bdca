import { describe, expect, it } from 'vitest';
import { ephemeris, randomCharts } from '../../../test/random-charts.ts';
import { DASHA_YEAR_MS } from '../../dasha/years.ts';
import { cuspalMatch } from './cuspal-match.ts';
import { matchPerson } from './match-person.ts';
import { sevenFactors } from './seven-factors.ts';

const DAY = 86_400_000;

/** Two births, the moment between them: no dasha of the later one runs yet. */
const pairs = randomCharts(60, 33_4).flatMap((chart, index, all) => {
  const other = all[index + 1];
  if (other === undefined) return [];
  const [elder, younger] = [chart, other].sort((a, b) => a.moment.utcMs - b.moment.utcMs);
  if (elder === undefined || younger === undefined) return [];
  const asOfMs = younger.moment.utcMs - DAY;
  const apart = asOfMs - elder.moment.utcMs;
  // The first period is cut at birth, so surely 100 years of the elder one run.
  if (apart < 0 || apart > 100 * DASHA_YEAR_MS) return [];
  return [{ elder: matchPerson(ephemeris, elder, asOfMs), younger: matchPerson(ephemeris, younger, asOfMs) }];
});

describe('a moment at which the dasha of one of two runs', () => {
  it('names no lord of the other among the six cuspal factors', () => {
    expect(pairs.length).toBeGreaterThan(5);
    for (const { elder, younger } of pairs) {
      const factor = cuspalMatch(elder, younger).factors.find(({ code }) => code === 'DASHA_SYNC');
      expect(factor?.person1.reason).toMatch(/^Of the running lords .* in both charts [0-2] of 4\. /);
      expect(factor?.person2.reason).toMatch(
        /^No dasha of this birth runs at the moment asked about, which lies outside its 120 years\. In both charts [0-2] of 4 lords /,
      );
    }
  });

  it('says so beside the one lord of the seven factors', () => {
    for (const { elder, younger } of pairs)
      expect(sevenFactors(elder, younger).factors[4]?.note).toMatch(
        /^The running antardasha lord is [^.]+\. In the other chart no antardasha runs at this moment\.$/,
      );
  });
});
