import { builtTools } from '@cuspal/catalog';
import { describe, expect, it } from 'vitest';
import { planFor, TOPIC_ROWS } from '../test/plans.ts';
import { planFor as planOf, planLines, SPINES } from './plan.ts';
import { joinLines } from '../text/lines.ts';

describe('a plan of tools that can be called', () => {
  const built = new Set(builtTools().map(({ name }) => name));

  it('names built tools alone, counts them, and keeps the floors', () => {
    for (const [question] of TOPIC_ROWS) {
      for (const asked of [`when ${question}`, `overall ${question}`, `What is my star for ${question}`]) {
        const plan = planOf(asked);
        expect(plan.tools.filter((tool) => !built.has(tool))).toEqual([]);
        expect(plan.toolCount).toBe(plan.tools.length);
        expect(plan.toolCount).toBeGreaterThanOrEqual(plan.floor);
        expect(joinLines(planLines(plan))).toContain(`Tools listed: ${plan.tools.length}\n`);
      }
    }
    expect(planOf().tools).toEqual(planFor().tools);
  });

  it('keeps the generic tool where the specialist is not built, and neither where neither is', () => {
    const wedding = 'What is the best date to get married';
    const without = (...missing: readonly string[]) => planOf(wedding, {}, (tool) => !missing.includes(tool)).tools;
    expect(without()).toContain('find_wedding_muhurta');
    expect(without()).not.toContain('find_election_window');
    expect(without('find_wedding_muhurta')).toContain('find_election_window');
    expect(without('find_wedding_muhurta', 'find_election_window')).toHaveLength(17);
  });

  it('takes the first three built tools of its topic into a lookup', () => {
    const lookup = planOf('', { topic: 'career', depth: 'factual' }, (tool) => tool !== 'get_career_signature');
    expect(lookup.tools.slice(5)).toEqual([
      'get_career_cusp_panel',
      'get_job_vs_business_verdict',
      'get_promotion_verdict',
    ]);
  });

  it('holds the audit before the verdict in each spine', () => {
    for (const tier of ['full', 'focused'] as const) {
      const tools = SPINES[tier];
      expect(tools.indexOf('run_pre_verdict_audit')).toBe(tools.indexOf('analyze_natal_promise') - 1);
    }
    expect([SPINES.full.length, SPINES.focused.length, SPINES.factual.length]).toEqual([22, 12, 5]);
    expect(SPINES.full.slice(4, 7)).toEqual([
      'get_boundary_warnings',
      'run_pre_verdict_audit',
      'analyze_natal_promise',
    ]);
  });
});
