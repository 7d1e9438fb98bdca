import { CATALOG } from '@cuspal/catalog';
import { describe, expect, it } from 'vitest';
import { TOPIC_ROWS } from '../test/plans.ts';
import { planLines } from './plan-lines.ts';
import { planFor } from './plan.ts';
import { SPINES } from './spines.ts';
import { joinLines } from '../text/lines.ts';

describe('the tools of a plan', () => {
  const known = new Set(CATALOG.map(({ name }) => name));

  it('are tools of the catalogue, counted, and keep the floors', () => {
    for (const [question] of TOPIC_ROWS) {
      for (const asked of [`when ${question}`, `overall ${question}`, `What is my star for ${question}`]) {
        const plan = planFor(asked);
        expect(plan.tools.filter((tool) => !known.has(tool))).toEqual([]);
        expect(plan.toolCount).toBe(plan.tools.length);
        expect(plan.toolCount).toBeGreaterThanOrEqual(plan.floor);
        expect(joinLines(planLines(plan))).toContain(`Tools listed: ${plan.tools.length}\n`);
      }
    }
  });

  it('have the specialist in place of the generic tool', () => {
    const { tools } = planFor('What is the best date to get married');
    expect(tools).toContain('find_wedding_muhurta');
    expect(tools).not.toContain('find_election_window');
  });

  it('are the first three of the topic in a lookup', () => {
    expect(planFor('', { topic: 'career', depth: 'factual' }).tools.slice(5)).toEqual([
      'get_career_cusp_panel',
      'get_career_signature',
      'get_job_vs_business_verdict',
    ]);
  });

  it('hold the audit before the verdict in each spine', () => {
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
