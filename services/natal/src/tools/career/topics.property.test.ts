import type { AnyTool } from '@cuspal/tool-kit';
import { conforms, randomBirths, seededRandom, toolsDirectoryOf } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { readdir } from 'node:fs/promises';

const FAMILIES = ['career', 'money', 'education'] as const;
const BIRTHS = 1000;
const YEAR_MS = 365.25 * 86_400_000;
/** Some three characters to the token; the slots of a session are many and short. */
const MOST_CHARACTERS = 24_000;
const MOST_OF = new Map([['get_speculative_intraday', 27_000]]);

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

describe('career, money and education over 1,000 random births', () => {
  it('answer without a throw, as their schemas say, under eight thousand tokens', async () => {
    const tools = await toolsOf();
    expect(tools).toHaveLength(16);
    const random = seededRandom(16);
    for (const [index, args] of randomBirths(BIRTHS, 1616).entries()) {
      const tool = tools[index % tools.length];
      if (tool === undefined) throw new Error('no tool');
      const birth = Date.parse(`${args.birth_datetime}Z`);
      // The first hundred years of a life, as far as the ephemeris goes.
      const now = Math.max(birth, Math.min(birth + random() * 100 * YEAR_MS, Date.UTC(2399, 10, 1)));
      const { result, text } = await conforms(tool, args, { now: now + 86_400_000 });
      expect(text.length).toBeLessThan(MOST_OF.get(tool.name) ?? MOST_CHARACTERS);
      checkSums(result);
      if (result['withheldReason'] !== undefined)
        for (const list of WITHHELD.get(tool.name) ?? ['no list is named']) expect(result[list]).toEqual([]);
      if (tool.family === 'career') expect(result['useNote']).toMatch(/Not for decisions to hire, dismiss/);
    }
  }, 180_000);
});
