import { describe, expect, it } from 'vitest';
import { naiveRoutes, turned } from '../../../test/naive-horary.ts';
import { naiveRank } from '../../../test/naive-levels.ts';
import { randomCasts } from '../../../test/number-casts.ts';
import { cuspOf } from '../../chart/placement.ts';
import { signName } from '../../zodiac/lords.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { medicalJudgement, MEDICAL_TESTS, MEDICAL_VERDICTS } from './medical.ts';
import { MEDICAL_QUESTIONS, MEDICAL_ROWS } from './medical-data.ts';
import { RELATIONS } from '../../events/relation.ts';
import { rotationOf } from '../../events/rotation.ts';

/** The table of the rule: P, Q, houses for and against. */
const TABLE = {
  recovery: [6, 11, '1,5,11', '6,8,12'],
  operation_success: [11, 6, '1,5,11', '6,8,12'],
  severity: [6, 1, '1,5,11', '8,12'],
  diagnosis_accuracy: [9, 6, '3,9,11', '8,12'],
  change_of_treatment: [5, 11, '5,9,11', '4,8,12'],
} as const;

const FIXED = ['Taurus', 'Leo', 'Scorpio', 'Aquarius'];

describe('the course of an illness by number (R19.4)', () => {
  it('has the houses of the rule', () => {
    for (const question of MEDICAL_QUESTIONS) {
      const { main, second, favourable, against } = MEDICAL_ROWS[question];
      expect([main, second, favourable.join(), against.join()]).toEqual(TABLE[question]);
    }
  });

  it('is judged as the rule says, written down a second time, and reaches every verdict and test both ways', () => {
    const met = new Set<string>();
    randomCasts(600, 19).forEach(({ chart }, index) => {
      const question = MEDICAL_QUESTIONS[index % 5] ?? 'recovery';
      const row = MEDICAL_ROWS[question];
      const relation = RELATIONS[index % 9] ?? 'self';
      const rotation = rotationOf(relation);
      const cusp = rotation.firstCusp;
      const found = medicalJudgement(chart, rotation, row);

      const rank = (planet: Planet, house: House): number => naiveRank(chart, planet, turned(cusp, house));
      const best = (planet: Planet, houses: readonly House[]): number =>
        Math.min(9, ...houses.map((h) => rank(planet, h)));
      const lord = (house: House): Planet => cuspOf(chart, turned(cusp, house)).subLord;
      const cures = (planet: Planet): boolean => {
        const held = row.favourable.filter((house) => rank(planet, house) < 9);
        return question === 'diagnosis_accuracy' || question === 'change_of_treatment'
          ? held.length > 1
          : held.includes(11) && held.some((house) => house !== 11);
      };
      const [P, Q] = [lord(row.main), lord(row.second)];
      const X = cures(Q) ? Q : cures(P) ? P : null;
      const passes = X === null ? [false, false, false] : testsOf(X);
      const complicated = question === 'operation_success' && best(lord(8), [6, 8, 12]) < 9 && rank(lord(8), 11) === 9;
      const expected = verdict();
      expect(found.verdict).toBe(expected);
      expect(found.tests.map(({ met: each }) => each)).toEqual([
        X !== null,
        ...passes,
        ...(question === 'operation_success' ? [!complicated] : []),
      ]);
      met.add(expected);
      found.tests.forEach((test) => met.add(`${test.id} ${test.met}`));

      function testsOf(planet: Planet): readonly boolean[] {
        const { starLord, signIndex } = chart.planets[planet];
        const against = best(planet, row.against);
        return [
          !chart.planets[planet].retrograde && !chart.planets[starLord].retrograde,
          against === 9 || against > best(planet, row.favourable),
          !FIXED.includes(signName(signIndex)),
        ];
      }

      function verdict(): string {
        const required = [1, 6, ...row.favourable] as const;
        if (naiveRoutes(chart, cusp, [...new Set(required)]).length === 0) return 'WITHHELD';
        const reach = (houses: readonly House[]): number => Math.min(best(P, houses), best(Q, houses));
        if (reach(row.favourable) === 9 && reach(row.against) < 9) return 'DETERIORATION';
        if (X === null) return 'MIXED';
        return passes.every(Boolean) && !complicated ? 'RECOVERY' : 'SLOW_RECOVERY';
      }
    });
    for (const word of MEDICAL_VERDICTS) expect(met).toContain(word);
    for (const id of MEDICAL_TESTS) for (const way of [true, false]) expect(met).toContain(`${id} ${way}`);
  });

  it('never turns to DETERIORATION or from it when the two cusps change places', () => {
    const rotation = rotationOf('self');
    for (const { chart } of randomCasts(200, 20)) {
      const row = MEDICAL_ROWS.recovery;
      const other = { ...row, main: row.second, second: row.main };
      const worse = ({ verdict }: { readonly verdict: string }): boolean => verdict === 'DETERIORATION';
      expect(worse(medicalJudgement(chart, rotation, row))).toBe(worse(medicalJudgement(chart, rotation, other)));
    }
  });
});
