import { describe, expect, it } from 'vitest';
import { CALLABLE } from '@cuspal/catalog';
import { PATTERNS } from '@cuspal/catalog/reading';
import type { AnyTool } from '@cuspal/tool-kit';
import { callTool } from '@cuspal/tool-kit/testing';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { ToolCatalogue } from '../gateway/src/catalog/tool-catalogue.ts';
import { cuspalPrompts } from '../gateway/src/mcp/prompts/cuspal-prompts.ts';
import { CHENNAI, PARTNER, PROMPT_ARGUMENTS } from '../gateway/test/prompt-arguments.ts';
import { callsIn, promptText } from '../gateway/test/prompt-text.ts';
import { textOf } from './support/compose.ts';

const ROOT = join(import.meta.dirname, '..');
const prompts = cuspalPrompts(new ToolCatalogue(CALLABLE));

async function toolNamed(name: string): Promise<AnyTool> {
  const [file] = globSync(`services/*/*/${name.replaceAll('_', '-')}.tool.ts`, { cwd: ROOT });
  if (file === undefined) throw new Error(`no file of ${name}`);
  return ((await import(join(ROOT, file))) as { readonly default: AnyTool }).default;
}

/** The arguments with the place of each event, as the prompt asks for it. */
const located = ({ known_events: events, ...args }: Record<string, unknown>) => ({
  ...args,
  known_events: (events as object[]).map((event) => ({
    ...event,
    location: { latitude: 12.9716, longitude: 77.5946 },
  })),
});

describe('what a prompt tells an assistant to call', () => {
  it.each(PATTERNS.map(({ prompt }) => prompt))(
    '%s is answered by every tool',
    async (name) => {
      const calls = callsIn(promptText(prompts, name, { ...CHENNAI, ...PROMPT_ARGUMENTS[name] }));
      expect(calls.length).toBeGreaterThan(3);
      for (const { tool, args } of calls) {
        const whole = tool === 'get_rectification_advanced' ? located(args) : args;
        const { isError, text } = await callTool(await toolNamed(tool), whole);
        expect([tool, isError ? text : 'answered']).toEqual([tool, 'answered']);
      }
    },
    60_000,
  );

  it('ask is answered by its one tool, alone and for two people', async () => {
    const asked = { ...CHENNAI, question: 'When will I marry?' };
    for (const given of [asked, { ...asked, question: 'Do we fit together?', ...PARTNER }]) {
      const [call] = callsIn(promptText(prompts, 'ask', given));
      const { isError, text } = await callTool(await toolNamed(call?.tool ?? ''), call?.args ?? {});
      expect([isError ? text : 'answered', call?.tool]).toEqual(['answered', 'answer_question']);
    }
  });
});

it('the guide names every prompt and every argument', () => {
  const guide = /^## Prompts\n[^]*?\n## /m.exec(textOf('docs/api.md'))?.[0] ?? '';
  const named = prompts.list().flatMap(({ name, arguments: taken = [] }) => [name, ...taken.map((each) => each.name)]);
  expect([...new Set(named)].filter((name) => !new RegExp(`\`${name}\\??\``).test(guide))).toEqual([]);
});
