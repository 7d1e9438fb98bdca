import { AGREEMENTS, JOB_OR_BUSINESS } from '@cuspal/engine/topics/career/job-or-business';
import { conforms, GOLDEN, POLAR } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkEnds } from '../test/answer-checks.ts';
import { GROWN_LIVES, reached, refusal } from '../test/topic-lives.ts';
import tool from './get-job-vs-business-verdict.tool.ts';

const output = z.object(tool.output.shape);
const call = async (args: object) => output.parse((await conforms(tool, args)).result);

describe('get_job_vs_business_verdict', () => {
  it('lays the five rules of the golden chart side by side', async () => {
    const { rules, consensus, agreement, advice } = await call(GOLDEN);
    expect(rules.map(({ id, result }) => [id, result])).toEqual([
      ['A', 'inconclusive'],
      ['B', 'inconclusive'],
      ['C', 'business'],
      ['D', 'service'],
      ['E', 'service'],
    ]);
    expect([consensus, agreement]).toEqual(['service', 'DIVERGENT']);
    expect(advice).toBe('The rules lean to service. Service is promised, and business is promised.');
    expect(rules[2]?.explanation).toBe(
      'Rahu, sub lord of cusp 10, signifies 6 (level 4) of houses 6 and 8 for service. It signifies 10 (level 4) and 11 (level 1) of houses 7, 10 and 11 for business. The better level decides.',
    );
    expect(rules[2]?.evidence).toEqual({
      planet: 'Rahu',
      levels: { L1: [11], L2: [2, 5, 11], L3: [3, 12], L4: [5, 6, 9, 10] },
    });
  });

  it('keeps order, sources and an agreement that recomputes', async () => {
    for (const { args } of GROWN_LIVES) {
      const { rules, consensus, agreement, denialGate, advice } = await call(args);
      expect(rules.map(({ id }) => id).join('')).toBe('ABCDE');
      expect(rules.map(({ source }) => source)).toEqual(['KPR3t ch. 9', ...Array(4).fill('later KP usage')]);
      const equal = rules.filter(({ result }) => result === consensus).length;
      expect(agreement).toBe(equal >= 4 ? 'STRONG' : equal === 3 ? 'PARTIAL' : 'DIVERGENT');
      expect(denialGate.closed).toBe(denialGate.service === 'no' && denialGate.business === 'no');
      expect(/Neither service nor business is promised/.test(advice)).toBe(denialGate.closed);
    }
  });

  it('begins with the leaning, how far the rules agree and what is promised', async () => {
    const agreed = { STRONG: 'agree well', PARTIAL: 'agree in part', DIVERGENT: 'agree little' };
    const words = { yes: 'promised', split: 'spoken for and against alike', no: 'not promised' };
    for (const { args, now } of GROWN_LIVES) {
      const { result } = await conforms(tool, args, { now });
      const { answer, rules, consensus, agreement, denialGate } = output.parse(result);
      await checkEnds(result);
      const count = rules.filter((rule) => rule.result === consensus).length;
      const said = /Of the five rules, (\d) points? to (both service and business|\w+), so they (.*?)\./.exec(answer);
      if (said) {
        expect(said[1]).toBe(String(count));
        expect(said[2]).toBe(consensus === 'mixed' ? 'both service and business' : consensus);
        expect(said[3]).toBe(agreed[agreement]);
      } else expect(answer).toMatch(consensus === 'mixed' ? /^The five rules are divided/ : /^None of the five rules/);
      const { service, business, closed } = denialGate;
      expect(answer.includes('Neither is promised')).toBe(closed);
      if (!closed) expect(answer).toContain(`Service is ${words[service]}, and business is ${words[business]}.`);
      const against = { service, business, mixed: 'yes', inconclusive: 'yes' }[consensus] === 'no' && !closed;
      expect(answer.includes('here the two do not agree')).toBe(against);
    }
  });

  it('reaches every answer of every rule', async () => {
    expect(await reached(tool, 'consensus')).toEqual(new Set(JOB_OR_BUSINESS));
    expect(await reached(tool, 'agreement')).toEqual(new Set(AGREEMENTS));
    for (const index of [0, 1, 2, 3, 4])
      expect(await reached(tool, `rules.${index}.result`)).toEqual(new Set(JOB_OR_BUSINESS));
    expect(await reached(tool, 'denialGate.closed')).toEqual(new Set([true, false]));
  });

  it('refuses a polar birth', async () => expect(await refusal(tool, POLAR)).toMatch(/^out_of_range/));
});
