import { PROMOTION_PAIRS } from '@cuspal/engine/topics/career/promotion';
import { conforms, GOLDEN, POLAR } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkEnds } from '../test/answer-checks.ts';
import { windowsTold } from '../test/told.ts';
import { GROWN_LIVES, reached, refusal } from '../test/topic-lives.ts';
import tool from './get-promotion-verdict.tool.ts';

const output = z.object(tool.output.shape);
const call = async (args: object, now?: number) =>
  output.parse((await conforms(tool, args, now === undefined ? {} : { now })).result);

describe('get_promotion_verdict', () => {
  it('opens the gate of the golden chart by 10 and 11', async () => {
    const found = await call({ ...GOLDEN, as_of_date: '2000-01-01', horizon_years: 20 });
    expect(found).toMatchObject({
      csl: 'Ketu',
      starLord: 'Mars',
      eligible: true,
      deferred: false,
      conditions: { cslDirect: true, starLordDirect: true, signifies: [10, 11] },
      pairs: ['10-11'],
    });
  });

  it('is eligible by its three conditions; windows only where nothing bars them, sure ones apart', async () => {
    let waited = 0;
    for (const { args, now } of GROWN_LIVES) {
      const found = await call({ ...args, horizon_years: 20 }, now);
      const { cslDirect, starLordDirect, signifies } = found.conditions;
      expect(found.eligible).toBe(cslDirect && starLordDirect && signifies.length > 0);
      expect(found.deferred).toBe(!(cslDirect && starLordDirect) && signifies.length > 0);
      const all = [...found.actualPromotionWindows, ...found.possibleWindows];
      if (signifies.length === 0 || found.promise.side === 'no') {
        expect(all).toEqual([]);
        expect(found.withheldReason).toMatch(/[Nn]o date is given/);
      }
      for (const window of found.actualPromotionWindows) expect(window.class).toBe('FULL');
      for (const window of found.possibleWindows) expect(window.class).toBe('PARTIAL');
      expect(all.length).toBeLessThanOrEqual(6);
      // Late, but not without dates: windows carry their own states.
      if (found.deferred && all.length > 0) waited += 1;
      if (!found.eligible) expect(found.stagnationFlag).toBe(true);
    }
    expect(waited).toBeGreaterThan(0);
  });

  it('begins with gate, promise and period, and joins them', async () => {
    for (const { args, now } of GROWN_LIVES) {
      const { result } = await conforms(tool, { ...args, horizon_years: 20 }, { now });
      const { answer, ...found } = output.parse(result);
      await checkEnds(result);
      const { signifies, cslDirect, starLordDirect } = found.conditions;
      expect(answer.startsWith('Promotion is possible, ')).toBe(found.eligible);
      expect(answer.includes('but promotion comes late')).toBe(found.deferred);
      expect(answer.startsWith('Promotion is not possible, ')).toBe(signifies.length === 0);
      expect(answer).toContain(`${found.csl}, sub lord of cusp 11,`);
      for (const house of signifies) expect(answer).toMatch(new RegExp(`signifies [^.]*\\b${house}\\b`));
      if (found.deferred) {
        expect(/late, because it (was|and)/.test(answer)).toBe(!cslDirect);
        const other = !starLordDirect && found.starLord !== found.csl;
        expect(answer.includes(`its star lord ${found.starLord} w`)).toBe(other);
      }
      expect(answer.includes('does not promise')).toBe(found.promise.side === 'no');
      if (found.withheldReason !== undefined) {
        expect(answer).not.toMatch(/period/);
        continue;
      }
      expect(answer.includes('Stagnation')).toBe(found.stagnationFlag);
      if (found.best === null) expect(answer).toContain('no period of the years asked for can be used');
      else expect(answer).toContain(windowsTold({ ...found, windows: [] }));
      expect(answer.includes('all three period lords')).toBe(found.best?.class === 'FULL');
    }
  });

  it('flags stagnation unless a sure window can be used in the first half', async () => {
    let [stagnant, moving] = [0, 0];
    for (const { args, now } of GROWN_LIVES) {
      const found = await call({ ...args, horizon_years: 10 }, now);
      const half = now + 5 * 365.25 * 86_400_000;
      const soon = found.actualPromotionWindows.some(
        ({ usableStart }) => usableStart !== null && Date.parse(usableStart.slice(0, 25)) < half,
      );
      expect(found.stagnationFlag).toBe(!found.eligible || !soon);
      if (found.stagnationFlag) stagnant += 1;
      else moving += 1;
    }
    expect(Math.min(stagnant, moving)).toBeGreaterThan(0);
  });

  it('reaches every value', async () => {
    for (const path of ['eligible', 'deferred', 'stagnationFlag', 'conditions.cslDirect', 'conditions.starLordDirect'])
      expect(await reached(tool, path)).toEqual(new Set([true, false]));
    expect(await reached(tool, 'pairs.*')).toEqual(new Set(PROMOTION_PAIRS));
  });

  it('refuses what it cannot read', async () => {
    expect(await refusal(tool, POLAR)).toMatch(/^out_of_range/);
    expect(await refusal(tool, { ...GOLDEN, horizon_years: 1 })).toMatch(/^validation_failed.*3/);
    expect(await refusal(tool, { ...GOLDEN, as_of_date: '2110-01-01' })).toMatch(/^validation_failed.*2107/);
  });
});
