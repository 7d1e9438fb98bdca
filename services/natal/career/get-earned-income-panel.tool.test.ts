import { natalEvent } from '@cuspal/engine/events/natal';
import { INCOME_GRADES, STEADINESS } from '@cuspal/engine/topics/career/earned-income';
import { disclaimerText } from '@cuspal/tool-kit';
import { conforms, GOLDEN, POLAR } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkEnds } from '../test/answer-checks.ts';
import { windowsTold } from '../test/told.ts';
import { GROWN_LIVES, reached, refusal } from '../test/topic-lives.ts';
import tool from './get-earned-income-panel.tool.ts';

const output = z.object(tool.output.shape);
const call = async (args: object, now?: number) =>
  output.parse((await conforms(tool, args, now === undefined ? {} : { now })).result);

describe('get_earned_income_panel', () => {
  it('grades the golden chart', async () => {
    const found = await call({ ...GOLDEN, as_of_date: '2012-01-01', horizon_years: 15 });
    expect(found).toMatchObject({ balance: 2, incomeGrade: 'MODERATE', leakageFlag: true, steadiness: 'VARIABLE' });
    expect(found.promise).toMatchObject({ key: natalEvent('wealth_gain').key, verdict: 'PARTIALLY_ACTIVE' });
    expect(found.sources.map(({ houses }) => houses)).toEqual([
      [2, 3],
      [2, 12],
    ]);
    expect(found.leaks.map(({ cusp, reason }) => [cusp, reason])).toEqual([
      [11, 'Ketu, sub lord of cusp 11, signifies 5 (level 3) and 12 (level 4) of the losing houses 5, 8 and 12.'],
    ]);
    expect(found.steadinessReason).toBe(
      'Rahu, sub lord of cusp 10, signifies 5 (level 1, raised) and 6 (level 4) of houses 5, 6 and 7. Without 6 at level 1 or 2, house 5 or 7 pays changing sums.',
    );
    expect(found.asOf).toBe('2012-01-01T12:00:00+05:30');
  });

  it('withholds windows where wealth is not promised, and changes nothing else', async () => {
    let withheld = 0;
    for (const { args, now } of GROWN_LIVES) {
      const found = await call(args, now);
      const points = found.cusps.map(({ point }) => point);
      expect(found.balance).toBe(points.reduce((sum, point) => sum + point, 0));
      if (found.promise.side === 'no') expect(found.withheldReason).toMatch(/Wealth.*not promised/);
      if (found.withheldReason === undefined) continue;
      withheld += 1;
      expect(found.incrementWindows).toEqual([]);
    }
    expect(withheld).toBeGreaterThan(0);
  });

  it('begins with grade, pay and leaks, and the first increment or why there is no date', async () => {
    const pay = { STEADY: 'is steady', VARIABLE: 'is variable', MIXED: 'is neither clearly steady' };
    const rule = { STEADY: 'pays steadily', VARIABLE: 'pays changing sums', MIXED: 'pay is mixed' };
    for (const { args, now } of GROWN_LIVES) {
      const { result } = await conforms(tool, args, { now });
      const { answer, ...found } = output.parse(result);
      await checkEnds(result);
      expect(answer).toContain(`is ${found.incomeGrade.toLowerCase()} (${found.balance} on a scale from -8 to 8)`);
      expect(answer).toContain(`pay ${pay[found.steadiness]}`);
      expect(found.steadinessReason).toContain(rule[found.steadiness]);
      expect(answer.includes('money draining away')).toBe(found.leakageFlag);
      for (const { cusp } of found.leaks) expect(answer).toMatch(new RegExp(`Cusps? [^.]*\\b${cusp}\\b`));
      const denied = /No date of an increment is given, because the chart does not promise (.*)\.$/.exec(answer)?.[1];
      expect(denied !== undefined).toBe(found.withheldReason !== undefined);
      if (denied === undefined) expect(answer).toContain(windowsTold({ ...found, windows: found.incrementWindows }));
      else expect(found.withheldReason).toContain(`${denied} is `);
      if (found.promise.side === 'no') expect(denied).toBe(found.promise.event);
    }
  });

  it('reaches every grade, point and steadiness', async () => {
    expect(await reached(tool, 'incomeGrade')).toEqual(new Set(INCOME_GRADES));
    expect(await reached(tool, 'steadiness')).toEqual(new Set(STEADINESS));
    expect(await reached(tool, 'leakageFlag')).toEqual(new Set([true, false]));
    expect(await reached(tool, 'cusps.*.point')).toEqual(new Set([-2, -1, 0, 1, 2]));
  });

  it('carries the financial disclaimer and names no sum', async () => {
    const { result, text } = await conforms(tool, GOLDEN);
    expect(result['disclaimer']).toBe(disclaimerText('financial'));
    expect(text).not.toMatch(/[$€₹£]/);
  });

  it('refuses what it cannot read', async () => {
    expect(await refusal(tool, POLAR)).toMatch(/^out_of_range/);
    expect(await refusal(tool, { ...GOLDEN, horizon_years: 2 })).toMatch(/^validation_failed.*3/);
    expect(await refusal(tool, { ...GOLDEN, horizon_years: 21 })).toMatch(/^validation_failed.*20/);
    expect(await refusal(tool, { ...GOLDEN, as_of_date: '2110-01-01' })).toMatch(/^validation_failed.*21 April 2107/);
  });
});
