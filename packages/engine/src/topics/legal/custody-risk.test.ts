import { describe, expect, it } from 'vitest';
import { disguised, naiveContact } from '../../../test/naive-lean.ts';
import { naiveStandings } from '../../../test/naive-standing.ts';
import { randomCharts } from '../../../test/random-charts.ts';
import type { Chart } from '../../chart/chart.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { PLANETS } from '../../zodiac/names.ts';
import type { Planet } from '../../zodiac/names.ts';
import { planetFirst } from '../../zodiac/planet-words.ts';
import { CUSTODY_BANDS, custodyRisk, DETENTION_TONES, detentionTone } from './custody-risk.ts';

const RELEASE = { primaryCusp: 2, required: [2, 4, 11], supporting: [], denial: [3, 8, 12] } as const;

/** The points of the score, added up plainly. */
function naiveRisk(chart: Chart, md: Planet, ad: Planet): number {
  const csl = (cusp: 1 | 6 | 8 | 11 | 12): Planet => cuspalSubLord(chart, cusp);
  const holds = (planet: Planet, most: number): boolean => naiveContact(chart, planet, [12]) <= most;
  const inChain = (planet: Planet): boolean => csl(12) === planet || chart.planets[csl(12)].starLord === planet;
  const frees = (planet: Planet): boolean => naiveContact(chart, planet, [2, 4, 11]) === 1;
  const presses = (planet: Planet): boolean => naiveStandings(chart, RELEASE).get(planet)?.word === 'AGAINST';
  const sum =
    10 * ([2, 3, 8, 12] as const).filter((house) => naiveContact(chart, csl(12), [house]) < 9).length +
    (inChain('Rahu') ? 15 : 0) +
    (inChain('Saturn') ? 5 : 0) +
    (holds(csl(6), 2) || holds(csl(1), 2) ? 10 : 0) +
    (presses(md) && presses(ad) ? 20 : 0) +
    (holds(csl(8), 4) ? 10 : 0) -
    ((frees(csl(11)) || frees('Jupiter')) && frees(csl(12)) ? 20 : 0);
  return Math.min(100, Math.max(0, sum));
}

const charts = randomCharts(400, 178_907);

describe('custodyRisk over 400 charts', () => {
  it('has the points of the rule, factors that add up, and every band', () => {
    const met = new Set<string>();
    const factorsMet = new Set<string>();
    for (const [index, chart] of charts.entries()) {
      const [md, ad] = [PLANETS[index % 9] ?? 'Sun', PLANETS[(index * 4 + 2) % 9] ?? 'Sun'];
      const { score, band, factors } = custodyRisk(chart, { md, ad });
      expect(score).toBe(naiveRisk(chart, md, ad));
      expect(factors.reduce((sum, { points }) => sum + points, 0)).toBe(score);
      expect(band).toBe(score < 25 ? 'LOW' : score < 50 ? 'WATCH' : score < 75 ? 'ELEVATED' : 'HIGH');
      met.add(band);
      factors.forEach(({ factor }) => factorsMet.add(factor));
      // No planet is its own second witness.
      for (const { factor, detail } of factors) {
        const named = detail.match(/\b(?:Sun|Moon|Mars|Mercury|Jupiter|Venus|Saturn|Rahu|Ketu)\b/g) ?? [];
        if (factor === 'self_or_contest_in_12' || factor === 'protection')
          expect(new Set(named).size).toBe(named.length);
      }
      expect(custodyRisk(disguised(chart), { md, ad }).score).toBe(score);
    }
    expect(met).toEqual(new Set(CUSTODY_BANDS));
    expect(factorsMet).toEqual(
      new Set([
        'csl12_confinement',
        'rahu_in_chain',
        'saturn_in_chain',
        'self_or_contest_in_12',
        'csl8_in_12',
        'dasha_pressure',
        'protection',
        'clamp',
      ]),
    );
  });
});

it('detentionTone follows the standing of the lord, and every tone occurs', () => {
  const met = new Set<string>();
  for (const chart of charts.slice(0, 40))
    for (const planet of PLANETS) {
      const word = naiveStandings(chart, RELEASE).get(planet)?.word ?? 'SILENT';
      const expected = { STRONG: 'RELEASE_SUPPORT', WEAK: 'NEUTRAL', SILENT: 'NEUTRAL', AGAINST: 'DETENTION_PRESSURE' }[
        word
      ];
      const { tone, reason } = detentionTone(chart, planet);
      const does = { STRONG: 'is strong for', WEAK: 'is weak for', SILENT: 'is silent on', AGAINST: 'works against' }[
        word
      ];
      expect(reason).toMatch(new RegExp(`^${planetFirst(planet)} signifies .* It ${does} the matter\\. .*\\.$`));
      expect(tone).toBe(expected);
      met.add(tone);
    }
  expect(met).toEqual(new Set(DETENTION_TONES));
});
