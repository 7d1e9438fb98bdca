import { describe, expect, it } from 'vitest';
import { randomCharts } from '../../../test/random-charts.ts';
import type { HouseSets } from '../../events/event.ts';
import { NATAL_EVENTS } from '../../events/natal.ts';
import { signifiedBits } from '../kernel/house-bits.ts';
import { levels } from '../kernel/levels.ts';
import type { LevelLists, Levels } from '../kernel/levels.ts';
import { bitsOf } from '../../zodiac/house-math.ts';
import { HOUSES, PLANETS } from '../../zodiac/names.ts';
import { decide, judge, matterBits } from './promise-verdict.ts';
import { byHouse } from '../../zodiac/records.ts';

/** Levels that hold the given houses at the given rank, unpromoted. */
function levelsHolding(lists: Partial<LevelLists>): Levels {
  const full: LevelLists = { L1: [], L2: [], L3: [], L4: [], ...lists };
  const best = byHouse((house) =>
    full.L1.includes(house)
      ? 1
      : full.L2.includes(house)
        ? 2
        : full.L3.includes(house)
          ? 3
          : full.L4.includes(house)
            ? 4
            : null,
  );
  return { ...full, place: 1, tenanted: true, promoted: false, ownedRank: 4, best };
}

/** The same as bits. */
function bitsHolding(lists: Partial<LevelLists>) {
  const { best, ...of } = levelsHolding(lists);
  const at = (rank: number): number => bitsOf(HOUSES.filter((house) => best[house] === rank));
  return {
    ...{ L1: bitsOf(of.L1), L2: bitsOf(of.L2), L3: bitsOf(of.L3), L4: bitsOf(of.L4) },
    ...{ any: at(1) | at(2) | at(3) | at(4), at1: at(1), at2: at(2), at3: at(3), at4: at(4) },
  };
}

describe('the verdict rules one by one', () => {
  const marriage: HouseSets = { primaryCusp: 7, required: [2, 7, 11], supporting: [5], denial: [1, 6, 10] };
  it.each<[string, Partial<LevelLists>, Partial<HouseSets>, string, string]>([
    ['nothing required and the whole denial group', { L1: [1], L3: [6, 10] }, {}, 'DENIED', 'WHOLE_DENIAL_GROUP'],
    ['only a house that helps', { L1: [5], L3: [6] }, {}, 'NEGATED', 'SUPPORTING_ONLY'],
    ['only houses against', { L1: [1], L3: [6] }, {}, 'NEGATED', 'OPPOSITION_WITHOUT_SUPPORT'],
    ['nothing at all', { L1: [3], L3: [8, 9] }, {}, 'NEGATED', 'NO_CONTACT'],
    ['no denial group and nothing required', { L1: [3] }, { denial: [] }, 'NEGATED', 'NO_CONTACT'],
    [
      'required stronger than the whole group',
      { L1: [2], L2: [1], L3: [6, 10] },
      {},
      'MIXED_ACTIVE',
      'REQUIRED_OUTRANKS_WHOLE_DENIAL',
    ],
    ['the whole group stronger', { L1: [1], L2: [2], L3: [6, 10] }, {}, 'CONTRADICTED', 'WHOLE_DENIAL_OUTRANKS'],
    ['a tie with the whole group', { L2: [1, 2], L3: [6, 10] }, {}, 'CONTRADICTED', 'WHOLE_DENIAL_OUTRANKS'],
    ['one required house in one list below level 1', { L2: [7] }, {}, 'PARTIALLY_ACTIVE', 'WEAK_LEVEL'],
    ['one of three in two lists, the primary left out', { L2: [2], L4: [2] }, {}, 'PARTIALLY_ACTIVE', 'LOW_COVERAGE'],
    ['one of three in two lists, the primary met', { L2: [7], L4: [7] }, {}, 'ACTIVE', 'CLEAN'],
    ['one of three at level 1, the primary left out', { L1: [2] }, {}, 'ACTIVE', 'CLEAN'],
    ['required stronger and heavier', { L1: [2], L2: [7], L3: [6] }, {}, 'ACTIVE', 'REQUIRED_OUTRANKS'],
    ['required stronger but not heavier', { L1: [2], L2: [1], L4: [6] }, {}, 'MIXED_ACTIVE', 'PARTIAL_OPPOSITION'],
    ['required heavier but not stronger', { L1: [2, 1], L2: [7] }, {}, 'MIXED_ACTIVE', 'PARTIAL_OPPOSITION'],
  ])('%s', (_, lists, sets, verdict, basis) => {
    const matter = { ...marriage, ...sets };
    const found = judge(levelsHolding(lists), matter);
    expect(found).toMatchObject({ verdict, basis });
    expect(found).toMatchObject(decide(bitsHolding(lists), matterBits(matter)));
  });

  it('leaves out of the denial group what also makes or helps the matter', () => {
    const { denialHouses, wholeDenialGroup, verdict } = judge(levelsHolding({ L1: [6], L2: [2] }), {
      ...marriage,
      denial: [2, 5, 6],
    });
    expect({ denialHouses, wholeDenialGroup, verdict }).toEqual({
      denialHouses: [6],
      wholeDenialGroup: true,
      verdict: 'CONTRADICTED',
    });
  });

  it.each<[string, Partial<LevelLists>, string, boolean]>([
    ['better and heavier houses against it', { L1: [1], L2: [7, 6], L3: [7] }, 'MIXED_ACTIVE', true],
    ['a weak promise against them', { L1: [6], L2: [10], L4: [7] }, 'PARTIALLY_ACTIVE', true],
    ['the same level', { L1: [1, 7], L2: [6] }, 'MIXED_ACTIVE', false],
    ['a better level of the same weight', { L1: [6], L3: [2, 7] }, 'PARTIALLY_ACTIVE', false],
    ['heavier at a lower level', { L1: [7], L2: [1, 6] }, 'MIXED_ACTIVE', false],
    ['no promise to outweigh', { L1: [1, 6, 10], L2: [7] }, 'CONTRADICTED', false],
  ])('%s: outweighed or not (R9P)', (_, lists, verdict, outweighed) => {
    expect(judge(levelsHolding(lists), marriage)).toMatchObject({ verdict, outweighed });
  });

  it('weighs each house at its best level', () => {
    const found = judge(levelsHolding({ L1: [7], L2: [7, 2], L3: [7], L4: [1, 10] }), marriage);
    expect(found).toMatchObject({ weightRequired: 4 + 3, weightDenial: 2, coveragePct: 66.7 });
  });
});

describe('decide', () => {
  it('agrees with judge on every matter and planet of random births', () => {
    for (const chart of randomCharts(20, 53)) {
      for (const planet of PLANETS) {
        const of = levels(chart, planet);
        const bits = signifiedBits(chart, planet);
        for (const event of NATAL_EVENTS) expect(judge(of, event)).toMatchObject(decide(bits, matterBits(event)));
      }
    }
  });
});
