import { inLanguage } from '@cuspal/speech';
import { beforeAll, describe, expect, it } from 'vitest';
import { callTool, type CallResult } from '../packages/tool-kit/src/testing/index.ts';
import { BRACKETED, inEnglish, MIRRORED, speakPseudo } from '../scripts/generate/messages/pseudo.ts';
import { allTools, chartsFor } from './pseudo/calls.ts';
import { faultyCalls } from './pseudo/faulty-calls.ts';
import { outsideBrackets } from './pseudo/outside-brackets.ts';

// Faults of arguments are worded in the language of the call too (docs/translating.md#the-pseudo-language).

const tools = await allTools();
beforeAll(async () => {
  await speakPseudo(BRACKETED);
  await speakPseudo(MIRRORED);
});

/** Lines that are addressed to programs, or that name places. */
const SPARED = /^(?:\d+\. |Place data: |Places: )/;

/** What a fault says outside of messages: each line, because a list of places follows some. */
const outside = ({ text }: CallResult): readonly string[] =>
  text
    .split('\n')
    .map((line) => outsideBrackets(line, BRACKETED.brackets))
    .filter((line) => line !== '' && !SPARED.test(line));

/** What a schema says of a text, in English alone. */
const OF_SCHEMA = /(\btext(?: of (?:at (?:least|most) )?[\d to]+ characters)?) \(.*\)(?=\.)/;
const withoutSchema = (text: string): string => text.replace(OF_SCHEMA, '$1');

describe('what a tool says of arguments that it refuses', () => {
  it.each(tools.map((tool, turn) => [tool.name, tool, turn] as const))(
    '%s',
    { timeout: 120_000 },
    async (_, tool, turn) => {
      const [chart] = chartsFor(turn, 1);
      if (chart === undefined) return;
      const left = new Set<string>();
      let refused = 0;
      for (const args of faultyCalls(tool, chart, turn)) {
        const english = await callTool(tool, args, { now: chart.now });
        if (!english.isError) continue;
        refused += 1;
        const bracketed = await inLanguage(BRACKETED.tag, () => callTool(tool, args, { now: chart.now }));
        const mirrored = await inLanguage(MIRRORED.tag, () => callTool(tool, args, { now: chart.now }));
        expect(bracketed.meta['field'], english.text).toBe(english.meta['field']);
        for (const text of outside(bracketed)) left.add(`${JSON.stringify(args).slice(0, 200)}: ${text}`);
        expect(inEnglish(mirrored.text, MIRRORED)).toBe(inEnglish(withoutSchema(english.text), MIRRORED));
      }
      expect([...left]).toEqual([]);
      expect(refused).toBeGreaterThan(0);
    },
  );
});
