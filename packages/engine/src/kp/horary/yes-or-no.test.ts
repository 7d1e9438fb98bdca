import { describe, expect, it } from 'vitest';
import { naiveAnswer, naiveRoutes } from '../../../test/naive-horary.ts';
import { randomCasts } from '../../../test/number-casts.ts';
import { natalEvent } from '../../events/natal.ts';
import { CAREER_QUESTIONS, CAREER_ROWS } from './career-questions.ts';
import { moonGate, withholdOf } from './moon-gate.ts';
import { questionOf, ripeHouses } from './question.ts';
import { RELATIONS } from '../../events/relation.ts';
import { rotationOf } from '../../events/rotation.ts';
import { HORARY_TESTS } from './horary-tests.ts';
import { HORARY_ANSWERS, HORARY_BASES, yesOrNo } from './yes-or-no.ts';

const CASTS = randomCasts(700, 31);

/** R9.8: the cusp that becomes the first. */
const FIRST = {
  self: 1,
  sibling: 3,
  mother: 4,
  child: 5,
  maternal_uncle: 6,
  spouse: 7,
  father: 9,
  elder_sibling: 11,
  friend: 11,
} as const;

describe('the Moon gate and the answer (R17.2, R9.2, R9.3)', () => {
  it('are what the rule says, written down a second time, for every work question and relation', () => {
    const met = new Set<string>();
    CASTS.forEach(({ chart }, index) => {
      const { question } = CAREER_ROWS[CAREER_QUESTIONS[index % 14] ?? 'interview'];
      const relation = RELATIONS[index % 9] ?? 'self';
      const rotation = rotationOf(relation);
      const gate = moonGate(chart, rotation, ripeHouses(question), question.against);
      const routes = naiveRoutes(chart, FIRST[relation], gate.requiredHouses);
      expect(gate.routes.map(({ route, houses }) => `${route} ${houses.join()}`)).toEqual(routes);
      expect(gate.connected).toBe(routes.length > 0);
      expect(gate.weak).toBe(routes.length > 0 && routes.every((route) => route.includes('OWNS')));
      expect(gate.opposingHouses).toEqual(
        question.against.filter((house) => naiveRoutes(chart, FIRST[relation], [house]).length > 0),
      );
      expect(withholdOf(gate) === null).toBe(gate.connected);

      const { answer, basis, qualifiers, tests } = yesOrNo(chart, rotation, question, gate);
      const words = [answer, basis, ...(qualifiers.length > 0 ? [qualifiers.join()] : [])].join(' ');
      const asked = {
        main: question.mainCusp,
        favourable: question.favourable,
        against: question.against,
        ...(question.halves && { halves: question.halves }),
      };
      expect(words).toBe(naiveAnswer(chart, FIRST[relation], asked, gate.weak));
      // Always all listed; the pair only where a table asks for two halves.
      expect(tests.map(({ id }) => id)).toEqual(
        HORARY_TESTS.filter((id) => id !== 'PAIR_COMPLETE' || question.halves !== undefined),
      );
      [answer, basis, ...qualifiers, ...gate.routes.map(({ route }) => route)].forEach((word) => met.add(word));
    });
    for (const word of [...HORARY_ANSWERS, ...HORARY_BASES, ...HORARY_TESTS.slice(4)]) expect(met).toContain(word);
  });

  it('come as often as an independent run found: yes 22, qualified 29, mixed 3, no 42, withheld 4 in a hundred', () => {
    const question = questionOf(natalEvent('career_start'));
    const rotation = rotationOf('self');
    const counts: Record<string, number> = { weak: 0, backward: 0 };
    const count = (word: string): void => void (counts[word] = (counts[word] ?? 0) + 1);
    const casts = randomCasts(1000, 77);
    for (const { chart } of casts) {
      const gate = moonGate(chart, rotation, ripeHouses(question), question.against);
      if (gate.weak) count('weak');
      if (!gate.connected) {
        count('withheld');
        continue;
      }
      const { answer, basis } = yesOrNo(chart, rotation, question, gate);
      count(answer);
      if (answer === 'NO' && basis !== 'NOT_SIGNIFIED') count('backward');
    }
    const share = (word: string): number => (100 * (counts[word] ?? 0)) / casts.length;
    expect(Math.abs(share('YES') - 22)).toBeLessThan(5);
    expect(Math.abs(share('QUALIFIED_YES') - 29)).toBeLessThan(5);
    expect(Math.abs(share('MIXED') - 3)).toBeLessThan(2);
    expect(Math.abs(share('NO') - 42)).toBeLessThan(5);
    expect(Math.abs(share('withheld') - 4)).toBeLessThan(2);
    expect(Math.abs(share('weak') - 25)).toBeLessThan(5);
    expect(Math.abs((100 * share('backward')) / share('NO') - 83)).toBeLessThan(6);
  });
});

describe('houses turned to another person (R9.8)', () => {
  it('stand for the nth from that cusp, and back again', () => {
    for (const relation of RELATIONS) {
      const { firstCusp, original, counted } = rotationOf(relation);
      expect(firstCusp).toBe(FIRST[relation]);
      expect(original(1)).toBe(firstCusp);
      for (const house of [1, 2, 6, 11, 12] as const) expect(counted(original(house))).toBe(house);
    }
    // The second from the mother's cusp is 5, the eleventh 2.
    expect(rotationOf('mother').originals([2, 11])).toEqual([5, 2]);
    expect(rotationOf('elder_sibling').counted(1)).toBe(3);
  });

  it('change nothing for the person who asks', () => {
    const { originals, counted } = rotationOf('self');
    expect(originals([1, 7, 12])).toEqual([1, 7, 12]);
    expect(counted(7)).toBe(7);
  });
});
