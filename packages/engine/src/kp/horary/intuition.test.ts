import { describe, expect, it } from 'vitest';
import { naiveRank } from '../../../test/naive-levels.ts';
import { naiveStandings } from '../../../test/naive-standing.ts';
import { randomCasts } from '../../../test/number-casts.ts';
import { natalEvent } from '../../events/natal.ts';
import { fruitfulSet } from './fruitfulness.ts';
import { PLANETS } from '../../zodiac/names.ts';
import type { House } from '../../zodiac/names.ts';
import { CROSS_CONFIDENCES, CROSS_STATUSES, crossValidation } from './cross-validation.ts';
import { horaryChart } from './number-chart.ts';
import { ephemeris } from '../../../test/random-charts.ts';
import { INTUITIONS, numberIntuition } from './intuition.ts';
import { questionOf } from './question.ts';

const CASTS = randomCasts(400, 67);
const EVENT = natalEvent('career_start');

describe('what the number itself says (R17.3)', () => {
  it('is judged by the sub lord of its Ascendant', () => {
    const met = new Set<string>();
    for (const cast of CASTS) {
      const { chart, number, ruling } = cast;
      const found = numberIntuition(cast, questionOf(EVENT));
      const S = chart.ascendant.subLord;
      const held = (group: readonly House[]) => group.filter((house) => naiveRank(chart, S, house) < 9);
      const best = (group: readonly House[]) => Math.min(9, ...group.map((house) => naiveRank(chart, S, house)));
      const [f, d] = [best([2, 6, 10, 11]), best([5, 8, 12])];
      expect(found.hits).toEqual(held([2, 6, 10, 11]));
      expect(found.opposed).toEqual(held([5, 8, 12]));
      const expected = f === 9 && d < 9 ? 'CONTRADICTORY' : f < 9 && f <= d ? 'SELF_CONFIRMATORY' : 'WEAKLY_CHOSEN';
      expect(found.verdict).toBe(expected);
      const { subIsStarRuler, allThreeRule, answer } = found.gulbarga;
      expect(subIsStarRuler).toBe([ruling.slots.ascStarLord, ruling.slots.moonStarLord].includes(S));
      expect(answer).toBe(subIsStarRuler || allThreeRule ? 'YES' : 'NO');
      expect(number).toBeGreaterThan(0);
      met.add(expected).add(answer).add(`all three ${allThreeRule}`);
    }
    for (const word of [...INTUITIONS, 'YES', 'NO', 'all three true', 'all three false']) expect(met).toContain(word);
  });
});

describe('two charts for one matter', () => {
  it('agree by the share of planets that are fruitful in one and strong in the other, and are no witnesses where they are one moment', () => {
    const met = new Set<string>();
    CASTS.forEach(({ chart }, index) => {
      const natal = CASTS[(index + 1) % CASTS.length]?.ruling.chart ?? chart;
      const found = crossValidation(chart, natal, EVENT);
      const standings = naiveStandings(natal, EVENT);
      const one = fruitfulSet(chart, EVENT).fruitful;
      const two = PLANETS.filter((planet) => standings.get(planet)?.word === 'STRONG');
      const both = one.filter((planet) => two.includes(planet)).length;
      const all = new Set([...one, ...two]).size;
      expect(found.common).toHaveLength(both);
      expect(found.horaryOnly.length + found.natalOnly.length).toBe(all - both);
      expect(found.ratio).toBe(Math.round((both / all) * 1000) / 1000);
      const share = both / all;
      expect(found.status).toBe(share >= 0.5 ? 'CONVERGENT' : share >= 0.2 ? 'PARTIAL' : 'DIVERGENT');
      met.add(found.status).add(found.confidence);
    });
    for (const { chart, ruling } of CASTS.slice(0, 20)) {
      const same = crossValidation(chart, ruling.chart, EVENT);
      expect([same.status, same.confidence]).toEqual(['SAME_MOMENT', 'NOT_APPLICABLE']);
      met.add(same.status).add(same.confidence);
    }
    for (const word of CROSS_STATUSES) expect(met).toContain(word);
    for (const word of CROSS_CONFIDENCES) expect(met).toContain(word);
  });

  it('always have a planet to compare, since the sub lord of the primary cusp brings a matter of the birth chart', () => {
    const [first, second] = [CASTS[0], CASTS[1]];
    if (first === undefined || second === undefined) throw new Error('no casts');
    // No house favours this matter, so nothing can be fruitful for it.
    const nothing = { primaryCusp: 1, required: [], supporting: [], denial: [] } as const;
    const found = crossValidation(first.chart, second.ruling.chart, nothing);
    expect(found).toMatchObject({ status: 'DIVERGENT', ratio: 0, common: [], horaryOnly: [] });
    expect(found.natalOnly).toContain(second.ruling.chart.houses?.cusps[0]?.subLord);
    expect(horaryChart(ephemeris, first.ruling.chart, first.number).ascendant).toEqual(first.chart.ascendant);
  });
});
