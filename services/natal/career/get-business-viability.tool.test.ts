import {
  BUSINESS_LINE_ROLES,
  BUSINESS_TEST_RESULTS,
  BUSINESS_TESTS,
  BUSINESS_VERDICTS,
  OWNERSHIPS,
} from '@cuspal/engine/topics/career/business';
import { disclaimerText } from '@cuspal/tool-kit';
import { conforms, GOLDEN, POLAR, withNotes } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import promises from '../core-analysis/analyze-natal-promise.tool.ts';
import { checkEnds } from '../test/answer-checks.ts';
import { windowsTold } from '../test/told.ts';
import { GROWN_LIVES, reached, refusal } from '../test/topic-lives.ts';
import tool from './get-business-viability.tool.ts';

const output = withNotes(tool);
const call = async (args: object, now?: number) =>
  output.parse((await conforms(tool, args, now === undefined ? {} : { now })).result);

describe('get_business_viability', () => {
  it('reads the golden chart, its promise that of analyze_natal_promise', async () => {
    const found = await call(GOLDEN);
    expect(found).toMatchObject({ verdict: 'VIABLE_WITH_CARE', ownership: 'SOLO' });
    expect(found.tests.map(({ test, result }) => [test, result])).toEqual([
      ['STAR_LORD_OF_CSL_7', 'HARMFUL'],
      ['LOSS_MARK', 'CLEAR'],
      ['TENANTS_OF_7', 'CLEAR'],
      ['SATURN_AS_CSL_7', 'SLOW_PUBLIC'],
    ]);
    const { result } = await conforms(promises, { ...GOLDEN, page: 2 });
    const row = z
      .object(promises.output.shape)
      .parse(result)
      .events.find(({ key }) => key === 'business_start');
    const { chain, reasoning, ...promise } = found.promise;
    expect(row).toMatchObject({ ...promise, polarity: 'favourable' });
    expect(row?.reasoning).toEqual(expect.arrayContaining([...reasoning]));
    expect(chain.cusp).toBe(7);
    expect(Object.keys(found.related)).toEqual(['self_employment', 'business_partnership', 'business_loss']);
  });

  it('has a verdict of promise and loss mark alone, and no start without promise', async () => {
    for (const { args, now } of GROWN_LIVES) {
      const { verdict, promise, tests, startWindows, withheldReason, riskWindows, related, provenance } = await call(
        args,
        now,
      );
      const marked = tests.some(({ result }) => result === 'LOSS_MARK');
      const plain = { ACTIVE: marked ? 'VIABLE_WITH_CARE' : 'VIABLE', MIXED_ACTIVE: 'VIABLE_WITH_CARE' };
      const expected = new Map<string, string>([
        ...Object.entries(plain),
        ['PARTIALLY_ACTIVE', 'LIMITED'],
        ['CONTRADICTED', 'LIMITED'],
      ]);
      expect(verdict).toBe(expected.get(promise.verdict) ?? 'NOT_INDICATED');
      expect(withheldReason !== undefined).toBe(promise.side === 'no');
      if (promise.side === 'no') expect(startWindows).toEqual([]);
      if (related['business_loss']?.side === 'no') {
        expect(riskWindows).toEqual([]);
        expect(provenance.notes.join()).toMatch(/No periods of risk are given\. The sub lord of cusp /);
      }
      expect(startWindows.length).toBeLessThanOrEqual(5);
      expect(riskWindows.length).toBeLessThanOrEqual(3);
    }
  });

  it('begins with an answer made of the promise, the loss mark, the ownership and the first period', async () => {
    const promised = {
      ACTIVE: 'promises Business Start',
      MIXED_ACTIVE: 'promises Business Start, with opposition',
      PARTIALLY_ACTIVE: 'promises Business Start weakly',
      CONTRADICTED: 'speaks for Business Start and against it alike',
      DENIED: 'does not promise Business Start',
      NEGATED: 'does not promise Business Start',
    };
    const owned = {
      SOLO: 'favours working alone',
      PARTNERSHIP: 'favours a partnership',
      EITHER: 'open alike',
      NONE: 'Neither',
    };
    for (const { args, now } of GROWN_LIVES) {
      const { result } = await conforms(tool, args, { now });
      const { answer, asOf, verdict, promise, tests, ownership, startWindows, best, weaker } = output.parse(result);
      await checkEnds(result);
      const open = verdict !== 'NOT_INDICATED';
      const marked = tests.some((test) => test.result === 'LOSS_MARK');
      const plain = promise.outweighed ? 'promises Business Start' : promised[promise.verdict];
      expect(answer.startsWith(`The chart ${plain}`)).toBe(true);
      expect(answer.includes('A mark of loss asks for care.')).toBe(open && marked);
      if (open) expect(answer).toContain(owned[ownership]);
      else expect(answer.includes('by its own houses') || answer.includes('by their own')).toBe(ownership !== 'NONE');
      if (open)
        expect(answer).toContain(
          windowsTold({ asOf, best: best.startWindows, windows: startWindows, weaker: weaker.startWindows }),
        );
      else expect(answer).not.toMatch(/period/);
    }
  });

  it('reaches every value', async () => {
    expect(await reached(tool, 'verdict')).toEqual(new Set(BUSINESS_VERDICTS));
    expect(await reached(tool, 'ownership')).toEqual(new Set(OWNERSHIPS));
    expect(await reached(tool, 'tests.*.test')).toEqual(new Set(BUSINESS_TESTS));
    expect(await reached(tool, 'tests.*.result')).toEqual(new Set(BUSINESS_TEST_RESULTS));
    expect(await reached(tool, 'lines.*.role')).toEqual(new Set(BUSINESS_LINE_ROLES));
  });

  it('never reads house 6 as loss (R10)', async () => {
    const { promise } = await call(GOLDEN);
    expect(promise.denialHouses).toEqual([5, 8, 12]);
  });

  it('carries the financial disclaimer and refuses what it cannot read', async () => {
    const { result } = await conforms(tool, GOLDEN);
    expect(result['disclaimer']).toBe(disclaimerText('financial'));
    expect(await refusal(tool, POLAR)).toMatch(/^out_of_range/);
    expect(await refusal(tool, { ...GOLDEN, horizon_years: 2.9 })).toMatch(/^validation_failed/);
  });
});
