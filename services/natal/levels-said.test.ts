import { isHouse } from '@cuspal/engine/zodiac/house-math';
import { PLANETS } from '@cuspal/engine/zodiac/names';
import { callTool, randomLives } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

/** Tools that say a planet's level in words beside a table of levels. */
const TOOLS = [
  'get_surgery_success',
  'get_health_cusp_panel',
  'get_medical_timing',
  'get_marriage_advanced',
  'get_marriage_delay',
  'get_extramarital_signature',
  'get_marital_separation',
  'get_career_cusp_panel',
  'get_career_signature',
  'get_termination_risk',
  'get_foreign_settlement',
  'get_foreign_job_verdict',
  'get_visa_documentation',
  'get_fertility_window',
  'get_education_signature',
  'get_property_decision',
  'get_bhadhakasthana',
] as const;

const matrix = z.object({
  planets: z.record(z.string(), z.object({ levels: z.record(z.string(), z.array(z.int())), promoted: z.boolean() })),
});

const stringsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];

const NAME = new RegExp(`\\b(?:${PLANETS.join('|')})\\b`, 'g');
const HELD = /(\d+) \(level (\d)(, raised)?\)/g;

/** `Mars signifies 12 (level 3, raised)`: its subject is the planet named first, in an earlier sentence after `It`. */
function* levelsSaid(text: string) {
  let last: string | undefined;
  for (const sentence of text.split(/(?<=[.!?])\s+/)) {
    for (const match of sentence.matchAll(HELD)) {
      const planet = sentence.slice(0, match.index).match(NAME)?.[0] ?? last;
      yield { planet, house: Number(match[1]), level: match[2], raised: match[3] !== undefined, sentence };
    }
    last = sentence.match(NAME)?.[0] ?? last;
  }
}

describe('levels in the sentences of results', () => {
  it.each(TOOLS)('B14: %s says the level of the table, or that it is raised', async (tool) => {
    let met = 0;
    for (const { args, now } of randomLives(30, 1414)) {
      const birth = { ...args, event: undefined };
      const { result, isError } = await callTool(tool, birth, { now });
      if (isError) continue;
      const { planets } = matrix.parse((await callTool('get_significators', birth, { now })).result);
      for (const text of stringsIn(result))
        for (const { planet, house, level, raised, sentence } of levelsSaid(text)) {
          const of = planets[planet ?? ''];
          if (of === undefined || !isHouse(house)) throw new Error(`Nobody is named: ${text}`);
          const listed = [1, 2, 3, 4].find((each) => of.levels[`L${each}`]?.includes(house));
          // The table has it lower where it is said to be raised, and only of a planet that rises.
          expect([sentence, raised ? (listed ?? 0) > Number(level) && of.promoted : listed === Number(level)]).toEqual([
            sentence,
            true,
          ]);
          met += 1;
        }
    }
    expect(met).toBeGreaterThan(0);
  });
});
