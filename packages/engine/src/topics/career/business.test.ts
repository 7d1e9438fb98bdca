import { describe, expect, it } from 'vitest';
import { charts } from '../../../test/career-charts.ts';
import { natalEvent } from '../../events/natal.ts';
import { owned } from '../../kp/kernel/agents.ts';
import { isNode, PLANETS } from '../../zodiac/names.ts';
import { cuspalSubLord, houseOfPlanet, owner } from '../../chart/placement.ts';
import { promise } from '../../kp/promise/promise.ts';
import { planetFirst } from '../../zodiac/planet-words.ts';
import { businessVerdict, businessViability } from './business.ts';

describe('businessViability', () => {
  it('follows the promise and the mark of loss alone', () => {
    for (const each of charts) {
      const { verdict, tests, ownership } = businessViability(each);
      const marked = tests.some(({ result }) => result === 'LOSS_MARK');
      expect(verdict).toBe(businessVerdict(promise(each, natalEvent('business_start')).verdict, marked));
      const csl = cuspalSubLord(each, 7);
      const { signIndex, starLord } = each.planets[csl];
      expect(marked).toBe([5, 8, 12].includes(houseOfPlanet(each, csl)) && [1, 5, 9].includes(signIndex));
      // Place before lordship.
      const rank = (houses: readonly number[]): number =>
        houses.includes(houseOfPlanet(each, starLord))
          ? 2
          : owned(each, starLord).some((house) => houses.includes(house))
            ? 1
            : 0;
      const difference = rank([2, 10, 11]) - rank([8, 12]);
      const star = tests.find(({ test }) => test === 'STAR_LORD_OF_CSL_7')?.result;
      expect(star).toBe(
        difference > 0 ? 'SUPPORTIVE' : difference < 0 ? 'HARMFUL' : rank([8, 12]) > 0 ? 'MIXED' : 'CLEAR',
      );
      const said = tests[0]?.reason ?? '';
      const placed = `${planetFirst(starLord)}, star lord of the sub lord of cusp 7, occupies house ${houseOfPlanet(each, starLord)} and`;
      expect(said.startsWith(placed)).toBe(true);
      expect(/It supports a business by/.test(said)).toBe(star === 'SUPPORTIVE' || star === 'MIXED');
      expect(/harms (a business|it) by/.test(said)).toBe(star === 'HARMFUL' || star === 'MIXED');
      // A house owned is outranked only where there is one on the other side.
      const outranked = rank([2, 10, 11]) > 0 && rank([8, 12]) > 0 && difference !== 0;
      expect(/which it occupies and which outranks/.test(said)).toBe(outranked);
      expect(/acts for the owners? of/.test(said)).toBe(isNode(starLord));
      expect(tests[3]?.result).toBe(csl === 'Saturn' ? 'SLOW_PUBLIC' : 'CLEAR');
      // The test of the tenants names each planet in 7, whose star it stands in and what that planet rules.
      const tenants = [
        ...(tests[2]?.reason ?? '').matchAll(
          /(\w+) in house 7 stands in a star of (?:the )?(\w+), lord of ([\d and]+)\./g,
        ),
      ];
      expect(tenants.length > 0).toBe(tests[2]?.result === 'NOTED');
      for (const [, tenant, lord, rules = ''] of tenants) {
        const planet = PLANETS.find((name) => name === tenant);
        expect([tenant, planet && houseOfPlanet(each, planet), planet && each.planets[planet].starLord]).toEqual([
          tenant,
          7,
          lord,
        ]);
        const ruled = ([8, 12] as const).filter((house) => owner(each, house) === lord);
        expect(rules).toBe(ruled.join(' and '));
      }
      const [partner, solo] = ['business_partnership', 'self_employment'].map((key) => promise(each, natalEvent(key)));
      const sides = [partner?.side === 'yes', solo?.side === 'yes'];
      if (sides[0] && sides[1]) {
        const gap = (partner?.bestRequiredLevel ?? 9) - (solo?.bestRequiredLevel ?? 9);
        expect(ownership).toBe(gap === 0 ? 'EITHER' : gap < 0 ? 'PARTNERSHIP' : 'SOLO');
      } else expect(ownership).toBe(sides[0] ? 'PARTNERSHIP' : sides[1] ? 'SOLO' : 'NONE');
    }
  });

  it.each([
    ['ACTIVE', false, 'VIABLE'],
    ['ACTIVE', true, 'VIABLE_WITH_CARE'],
    ['MIXED_ACTIVE', true, 'VIABLE_WITH_CARE'],
    ['PARTIALLY_ACTIVE', false, 'LIMITED'],
    ['CONTRADICTED', false, 'LIMITED'],
    ['DENIED', false, 'NOT_INDICATED'],
    ['NEGATED', true, 'NOT_INDICATED'],
  ] as const)('%s with mark %s is %s', (verdict, marked, found) =>
    expect(businessVerdict(verdict, marked)).toBe(found),
  );
});
