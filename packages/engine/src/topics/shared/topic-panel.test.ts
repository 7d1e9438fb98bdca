import { describe, expect, it } from 'vitest';
import { randomCharts } from '../../../test/random-charts.ts';
import { workedChart } from '../../../test/worked-chart.ts';
import { NATAL_EVENTS } from '../../events/natal.ts';
import { HOUSES, PLANETS } from '../../zodiac/names.ts';
import { boundarySeverity, subBoundary } from '../../zodiac/boundary.ts';
import { agents } from '../../kp/kernel/agents.ts';
import { cuspConfidence, describer } from './describer.ts';
import { contact, lean, level } from '../../kp/kernel/levels.ts';
import { pairMeaningsOf, rankedPairMeanings } from '../../kp/promise/pair-meanings.ts';
import { cuspalSubLord, cuspOf } from '../../chart/placement.ts';
import { promise } from '../../kp/promise/promise.ts';
import { cuspLean, planetLean, promiseSummaries, promiseSummary } from './topic-panel.ts';

const chart = workedChart();
const charts = randomCharts(60, 77);

describe('cusp panels', () => {
  it('reads the worked chart in words', () => {
    // Sun: star lord Mercury in 1, itself in 1, Mercury owns 3 and 12, Sun owns 2 and is untenanted.
    expect(cuspLean(chart, 2, [2, 6, 10, 11], [5, 8, 12])).toEqual({
      cusp: 2,
      csl: 'Sun',
      supportLevel: 3,
      negationLevel: 3,
      lean: 'BOTH',
      reason:
        'The Sun, sub lord of cusp 2, signifies 2 (level 3, raised) of the favourable houses 2, 6, 10 and 11. Of the opposing houses 5, 8 and 12 it signifies 12 (level 3), so it stands on both sides alike.',
    });
    expect(planetLean(chart, 'Jupiter', [2, 6, 10, 11], [5, 8, 12]).reason).toBe(
      'Jupiter signifies 2 (level 1), 6 (level 3, raised) and 11 (level 3) of the favourable houses 2, 6, 10 and 11. Of the opposing houses 5, 8 and 12 it signifies none, so it stands for the matter.',
    );
  });

  it('names the two groups', () => {
    expect(cuspLean(chart, 12, [5, 8, 12], [2, 11], 'OUTFLOW').reason).toBe(
      'The Moon, sub lord of cusp 12, signifies 5 (level 3) and 8 (level 2) of the houses of outflow 5, 8 and 12. Of the houses of keeping 2 and 11 it signifies 11 (level 1), so it stands against spending.',
    );
  });

  it('leans as every planet and cusp does by its levels', () => {
    for (const each of charts) {
      for (const planet of PLANETS) {
        const found = planetLean(each, planet, [2, 7, 11], [6, 8, 12]);
        expect(found.lean).toBe(lean(each, planet, [2, 7, 11], [6, 8, 12]));
        expect([found.supportLevel, found.negationLevel]).toEqual([
          contact(each, planet, [2, 7, 11]),
          contact(each, planet, [6, 8, 12]),
        ]);
      }
      for (const house of HOUSES) expect(cuspLean(each, house, [1], [12]).csl).toBe(cuspalSubLord(each, house));
    }
  });
});

describe('promiseSummary', () => {
  it('says the chain and the rule in one sentence', () => {
    const { reason, verdict } = promiseSummaries(chart, ['career_start'])['career_start'] ?? {};
    expect(verdict).toBe('MIXED_ACTIVE');
    expect(reason).toBe(
      'The sub lord of cusp 10 is Rahu, in the star of Ketu. It signifies 2 (level 2), 6 (level 4), 10 (level 4) and 11 (level 1) of the required houses 2, 6, 10 and 11. It signifies 5 (level 1, raised) and 12 (level 3) of the opposing houses 5, 8 and 12. So Career / Job Start is promised with opposition, because the houses against it are as strong in level or weight as those required.',
    );
  });

  it('names the helping houses where they alone are signified', () => {
    // Saturn stands in 7, which helps a second child; of 1, 4, 10 it owns the star lord's 1.
    expect(promiseSummaries(chart, ['second_child'])['second_child']?.reason).toBe(
      'The sub lord of cusp 7 is Saturn, in the star of the Moon. It signifies none of the required houses 2, 5 and 11. It signifies 7 (level 2) of the helping house 7. It signifies 1 (level 3) of the opposing houses 1, 4 and 10. So Second Child is not promised, because helping houses are signified, but none that is required.',
    );
  });

  it('is the promise of every catalogue row, an unwelcome one said in words', () => {
    for (const each of charts.slice(0, 20)) {
      for (const event of NATAL_EVENTS) {
        const { verdict, band, side, coveragePct, house, csl, basis } = promise(each, event);
        const found = promiseSummary(each, event);
        expect(found).toMatchObject({ verdict, band, side, coveragePct, cusp: house, csl });
        expect(found.reason.includes(' of the helping ')).toBe(basis === 'SUPPORTING_ONLY');
        expect(found.reason.includes('is unwelcome, and')).toBe(event.polarity === 'adverse');
        if (event.polarity === 'adverse' && side === 'yes')
          expect(found.reason.endsWith('and the verdict means a weak tendency.')).toBe(verdict === 'PARTIALLY_ACTIVE');
        expect(found.reason).toMatch(/^The sub lord of cusp \d+ is [^]*[^.]\.$/);
      }
    }
  });
});

describe('describer', () => {
  it('reads a node through its first agent and says so', () => {
    let nodes = 0;
    for (const each of charts) {
      for (const planet of PLANETS) {
        const found = describer(each, planet);
        if (planet === 'Rahu' || planet === 'Ketu') {
          nodes += 1;
          expect(found.planet).toBe(agents(each, planet)[0]?.planet);
          expect(found.correctedFrom).toBe(planet);
        } else {
          expect(found).toMatchObject({ planet, correctedFrom: null });
        }
        expect(found.house).toBe(each.planets[found.planet].house);
      }
    }
    expect(nodes).toBe(120);
  });

  it('is sure by the distance of the cusp to its sub border', () => {
    const seen = new Set<string>();
    for (const each of charts) {
      const severity = boundarySeverity(subBoundary(cuspOf(each, 10).longitude).distanceArcsec);
      const confidence = cuspConfidence(each, 10);
      expect(confidence).toBe({ CLEAR: 'HIGH', CAUTION: 'MODERATE', CRITICAL: 'LOW' }[severity]);
      seen.add(confidence);
    }
    expect(seen.size).toBe(3);
  });
});

it('rankedPairMeanings: all that apply, the better level first (R9.7)', () => {
  let several = 0;
  for (const each of charts) {
    const ranked = rankedPairMeanings(each, 2);
    expect(new Set(ranked)).toEqual(new Set(pairMeaningsOf(each, 2)));
    const csl = cuspalSubLord(each, 2);
    const levels = ranked.map(({ houses }) =>
      Math.max(...houses.slice(1).map((house) => level(each, csl, house) ?? 9)),
    );
    expect(levels).toEqual([...levels].sort((a, b) => a - b));
    expect(levels.every((at) => at <= 4)).toBe(true);
    if (ranked.length > 1) several += 1;
  }
  expect(several).toBeGreaterThan(10);
});
