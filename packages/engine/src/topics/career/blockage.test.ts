import { describe, expect, it } from 'vitest';
import { EARN, charts } from '../../../test/career-charts.ts';
import { natalEvent } from '../../events/natal.ts';
import { contact, level } from '../../kp/kernel/levels.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { promise } from '../../kp/promise/promise.ts';
import { careerBlockage } from './blockage.ts';

describe('careerBlockage', () => {
  it('names what is missing, with the second witness, severe ones first', () => {
    for (const each of charts) {
      const csl = cuspalSubLord(each, 10);
      const { missingHouses, diagnoses, release } = careerBlockage(each);
      const missing = EARN.filter((house) => level(each, csl, house) === null);
      expect(missingHouses).toEqual(missing);
      expect(missingHouses).toEqual(promise(each, natalEvent('career_start')).missing);
      const best = contact(each, csl, EARN) ?? 9;
      const exposed = ([5, 8, 9, 12] as const).filter((house) => (level(each, csl, house) ?? 10) <= best).length >= 2;
      const codes = [
        ...(exposed ? ['LAYOFF_EXPOSURE'] : []),
        ...(missing.includes(6) ? ['PROLONGED_UNEMPLOYMENT'] : []),
        ...(missing.includes(10) || missing.includes(11) ? ['BLOCKED_PROMOTION'] : []),
        ...(missing.includes(2) ? ['STAGNANT_SALARY'] : []),
      ];
      expect(diagnoses.map(({ code }) => code).sort()).toEqual([...codes].sort());
      for (const { house, severity, reason } of diagnoses) {
        const witness = cuspalSubLord(each, house === 10 ? 11 : house);
        const severe = witness !== csl && contact(each, witness, EARN) === null;
        expect(severity).toBe(severe ? 'SEVERE' : 'MODERATE');
        expect(reason.includes('There is no second witness')).toBe(witness === csl);
        if (witness !== csl) expect(reason).toContain(`so the blockage is ${severity.toLowerCase()}.`);
      }
      const order = diagnoses.map(({ code, severity }) => (severity === 'SEVERE' ? 0 : 10) + codes.indexOf(code));
      expect(order).toEqual([...order].sort((a, b) => a - b));
      expect(release.required).toEqual(
        missing.length === 0 ? [6, 10] : [...new Set([...missing, 10])].sort((a, b) => a - b),
      );
    }
  });
});
