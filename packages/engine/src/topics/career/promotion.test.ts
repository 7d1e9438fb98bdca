import { describe, expect, it } from 'vitest';
import { EARN, charts } from '../../../test/career-charts.ts';
import { level } from '../../kp/kernel/levels.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { promotionGate } from './promotion.ts';

describe('promotionGate', () => {
  it('is open exactly when its three conditions hold, and deferred by retrogression alone', () => {
    let deferred = 0;
    for (const each of charts) {
      const gate = promotionGate(each);
      const csl = cuspalSubLord(each, 11);
      const { starLord } = each.planets[csl];
      const { cslDirect, starLordDirect, signifies } = gate.conditions;
      expect([cslDirect, starLordDirect]).toEqual([!each.planets[csl].retrograde, !each.planets[starLord].retrograde]);
      expect(signifies).toEqual(EARN.filter((house) => level(each, csl, house) !== null));
      expect(gate.eligible).toBe(cslDirect && starLordDirect && signifies.length > 0);
      expect(gate.deferred).toBe(!(cslDirect && starLordDirect) && signifies.length > 0);
      expect(gate.pairs).toEqual(
        ['2-6', '6-10', '10-11', '6-11', '2-10'].filter((pair) =>
          pair.split('-').every((house) => signifies.some((each2) => String(each2) === house)),
        ),
      );
      if (gate.deferred) deferred += 1;
      if (['Sun', 'Moon', 'Rahu', 'Ketu'].includes(csl)) expect(cslDirect).toBe(true);
    }
    expect(deferred).toBeGreaterThan(40);
  });
});
