import type { AnyTool } from '@cuspal/tool-kit';
import { birthsFor, holdsOver, toolsDirectoryOf, type CallResult } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { readdir } from 'node:fs/promises';

const FAMILIES = ['career', 'money', 'education'] as const;

/** What makes the longest result of a tool, where it is not the plain call. */
const LONGEST = new Map<string, object>([
  ['get_speculative_intraday', { session_start: '04:00', session_end: '20:00' }],
  ['get_financial_analysis', { horizon_years: 30 }],
]);

/** Searches of ten milliseconds and more see fewer births. */
const SEARCHES = new Set(['get_business_viability', 'get_education_signature']);

/** The lists that withheldReason empties. */
const WITHHELD = new Map([
  ['get_business_viability', ['startWindows']],
  ['get_career_blockage_diagnosis', ['resolutionWindows']],
  ['get_earned_income_panel', ['incrementWindows']],
  ['get_education_signature', ['examWindows']],
  ['get_financial_analysis', ['gainWindows']],
  ['get_job_change_timing', ['windows']],
  ['get_promotion_verdict', ['actualPromotionWindows', 'possibleWindows']],
  ['get_termination_risk', ['riskWindows']],
]);

async function toolsOf(): Promise<readonly AnyTool[]> {
  const found: AnyTool[] = [];
  for (const family of FAMILIES) {
    const folder = new URL(`${family}/`, toolsDirectoryOf('natal'));
    for (const file of await readdir(folder))
      if (file.endsWith('.tool.ts'))
        found.push(((await import(new URL(file, folder).href)) as { default: AnyTool }).default);
  }
  return found;
}

/** Every score in a result adds up from the rows beside it. */
function checkSums(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const { score, factors, signatureHits } = value as Record<string, unknown>;
  for (const rows of [factors, signatureHits]) {
    if (typeof score !== 'number' || !Array.isArray(rows)) continue;
    const points: readonly number[] = rows.map(({ points: each }) => each);
    expect(points.reduce((sum, each) => sum + each, 0)).toBeCloseTo(score, 6);
  }
  for (const each of Object.values(value)) checkSums(each);
}

const verify =
  ({ name, family }: AnyTool) =>
  ({ result }: CallResult): void => {
    checkSums(result);
    if (result['withheldReason'] !== undefined)
      for (const list of WITHHELD.get(name) ?? ['no list is named']) expect(result[list]).toEqual([]);
    if (family === 'career') expect(result['useNote']).toMatch(/Not for decisions to hire, dismiss/);
  };

const tools = await toolsOf();

describe('career, money and education over 1,000 random births', () => {
  it('asks every tool of the three families', () => expect(tools).toHaveLength(16));

  it.each(tools.map((tool) => [tool.name, tool] as const))(
    '%s answers without a throw, as its schema says, in the size of one answer',
    async (name, tool) =>
      holdsOver(
        { tool, argumentsOf: () => LONGEST.get(name) ?? {}, verify: verify(tool) },
        birthsFor(SEARCHES.has(name) ? 300 : 1000),
        1616,
      ),
    600_000,
  );
});
