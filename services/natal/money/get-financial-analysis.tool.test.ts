import { MONEY_TONES, PILLAR_LEVELS, PILLARS, WEALTH_CLASSES } from '@cuspal/engine/topics/money/financial';
import { WEALTH_LENS_TESTS } from '@cuspal/engine/topics/money/wealth-lens';
import { disclaimerText } from '@cuspal/tool-kit';
import { conforms, GOLDEN, POLAR, withNotes } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { GROWN_LIVES, reached, refusal } from '../test/topic-lives.ts';
import { dateTold, windowsTold } from '../test/told.ts';
import tool from './get-financial-analysis.tool.ts';

const output = withNotes(tool);
type Result = z.output<typeof output>;

/** What the answer says, from what is printed beside it. */
function answerFrom({ asOf, wealthClass, pillars, gainWindows, withheldReason, ...timed }: Result): readonly string[] {
  const means = wealthClass.toLowerCase();
  const levels = pillars.map(({ name, level }) => `${name.toLowerCase()} is ${level.toLowerCase()}`);
  const first = timed.first.gainWindows;
  const gain =
    withheldReason !== undefined
      ? 'No period of gain is given, because Wealth / Income Gain itself (cusp 2) is not promised.'
      : wealthClass === 'STRAINED' && first !== null
        ? `Even so, gain is possible from ${dateTold(first.usableStart ?? first.start)} to ${dateTold(first.end)}.`
        : windowsTold({ asOf, best: timed.best.gainWindows, windows: gainWindows, weaker: timed.weaker.gainWindows });
  return [
    means === 'strained' ? 'As a whole strained means are indicated.' : `As a whole the chart shows ${means} means.`,
    `Of its four pillars ${levels.slice(0, 3).join(', ')} and ${levels[3]}.`,
    gain,
  ];
}

const call = async (args: object, now?: number) =>
  output.parse((await conforms(tool, args, now === undefined ? {} : { now })).result);

describe('get_financial_analysis', () => {
  it('reads the golden chart', async () => {
    const found = await call({ ...GOLDEN, as_of_date: '2026-01-01' });
    expect(Object.fromEntries(Object.entries(found.promises).map(([key, { verdict }]) => [key, verdict]))).toEqual({
      wealth_gain: 'PARTIALLY_ACTIVE',
      financial_loss: 'PARTIALLY_ACTIVE',
      loan: 'MIXED_ACTIVE',
      loan_repayment: 'PARTIALLY_ACTIVE',
      money_recovery: 'PARTIALLY_ACTIVE',
      inheritance: 'ACTIVE',
      insurance: 'ACTIVE',
      lottery: 'DENIED',
      speculation: 'DENIED',
      property_purchase: 'MIXED_ACTIVE',
    });
    // Earning BOTH, BOTH, BOTH; saving BOTH, FOR; gain FOR; the Moon has 11 at level 1 against 8 at level 2.
    expect(found.pillars.map(({ name, level }) => [name, level])).toEqual([
      ['EARNING', 'FAIR'],
      ['SAVING', 'FAIR'],
      ['GAIN', 'STRONG'],
      ['OUTFLOW', 'LIGHT'],
    ]);
    expect(found.pillars[3]?.cusps[0]?.reason).toBe(
      'The Moon, sub lord of cusp 12, signifies 5 (level 3) and 8 (level 2) of the houses of outflow 5, 8 and 12. Of the houses of keeping 2 and 11 it signifies 11 (level 1), so it stands against spending.',
    );
    // Loan MIXED_ACTIVE, repayment PARTIALLY_ACTIVE.
    expect(found.debt.note).toBe('Loans come against some resistance. The chart shows them cleared only slowly.');
    expect([found.wealthClass, found.wealthPoints]).toEqual(['GOOD', 4]);
    expect(found.windfall.lottery).toEqual({ verdict: 'DENIED', band: 'DENIED' });
    expect(found.crossLens.map(({ system, test }) => [system, test])).toEqual(
      WEALTH_LENS_TESTS.map((test) => ['parashari', test]),
    );
  });

  it('joins gain and caution where they share periods, and says nothing where they share none', async () => {
    const shared = {
      ...{ birth_datetime: '1931-09-14T16:22:16', latitude: 44.0815, longitude: 23.6102 },
      ...{ utc_offset_minutes: 90, as_of_date: '1976-12-13T00:56:56Z' },
    };
    for (const args of [shared, { ...GOLDEN, as_of_date: '2026-01-15' }]) {
      const { gainWindows, cautionWindows, provenance } = await call(args);
      const both = gainWindows.filter(({ start, end }) =>
        cautionWindows.some((other) => other.start === start && other.end === end),
      );
      expect(both).toHaveLength(args === shared ? 3 : 0);
      expect(provenance.notes.join(' ').includes('3 periods are of gain and of caution alike')).toBe(args === shared);
    }
  });

  it('recomputes its class from the factors, tiles the horizon, dates nothing that is denied', async () => {
    for (const { args, now } of GROWN_LIVES) {
      const found = await call({ ...args, horizon_years: 30 }, now);
      const points = found.factors.reduce((sum, factor) => sum + factor.points, 0);
      expect(found.wealthPoints).toBe(points);
      const grade = points >= 6 ? 'ABUNDANT' : points >= 4 ? 'GOOD' : points >= 2 ? 'MODERATE' : 'STRAINED';
      expect(found.wealthClass).toBe(grade);
      for (const part of answerFrom(found)) expect(found.answer).toContain(part);
      expect(found.periods[0]?.start).toBe(found.asOf);
      found.periods.forEach((period, index) => {
        const next = found.periods[index + 1];
        if (next) expect(period.end).toBe(next.start);
      });
      expect(found.withheldReason !== undefined).toBe(found.promises['wealth_gain']?.side === 'no');
      if (found.withheldReason !== undefined) expect(found.gainWindows).toEqual([]);
      expect(found.periods.length).toBeGreaterThan(0);
      if (found.promises['financial_loss']?.side === 'no') expect(found.cautionWindows).toEqual([]);
      expect([found.gainWindows.length <= 5, found.cautionWindows.length <= 3]).toEqual([true, true]);
    }
  });

  it('reaches every value', async () => {
    expect(await reached(tool, 'wealthClass')).toEqual(new Set(WEALTH_CLASSES));
    expect(await reached(tool, 'pillars.*.name')).toEqual(new Set(PILLARS));
    expect(await reached(tool, 'pillars.*.level')).toEqual(new Set(PILLAR_LEVELS));
    expect(await reached(tool, 'periods.*.tone')).toEqual(new Set(MONEY_TONES));
    expect(await reached(tool, 'crossLens.*.met')).toEqual(new Set([true, false]));
  });

  it('carries the disclaimer without condition, names no sum and gives no signal', async () => {
    for (const { args, now } of GROWN_LIVES) {
      const { result, text } = await conforms(tool, args, { now });
      expect(result['disclaimer']).toBe(disclaimerText('financial'));
      expect(text).not.toMatch(/[$€₹£]/);
    }
  });

  it('refuses what it cannot read', async () => {
    expect(await refusal(tool, POLAR)).toMatch(/^out_of_range/);
    expect(await refusal(tool, { ...GOLDEN, horizon_years: 31 })).toMatch(/^validation_failed.*30/);
    expect(await refusal(tool, { ...GOLDEN, as_of_date: '2110-01-01' })).toMatch(/^validation_failed.*2107/);
  });
});
