import { EngineError } from '@cuspal/engine/base/errors';
import { matchEvent } from '@cuspal/engine/events/match';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { tool } from '../test/sample-tool.ts';
import { defineTextTool } from './define-tool.ts';
import { ToolError } from './errors.ts';
import { acceptedBirthInput } from './inputs/birth.ts';
import { compileTool, type RunOptions } from './run-tool.ts';
import type { ToolOutcome } from './tool-outcome.ts';
import { callTool, conforms } from './testing/index.ts';
import { testEphemeris } from './testing/call-tool.ts';

it('a call in English may name an event in any language that results are offered in', async () => {
  const asked = compileTool(tool(acceptedBirthInput, () => ({ key: matchEvent('திருமணம்').event.key })));
  const { isError, resultJson } = await asked(Buffer.from('{}'), { ephemeris: testEphemeris(), now: 0 });
  expect([isError, resultJson.includes('marriage')]).toEqual([false, true]);
});

describe('a call that fails', () => {
  const throwing = (error: unknown) =>
    compileTool(
      tool(acceptedBirthInput, () => {
        throw error;
      }),
    );
  const run = (error: unknown, options: Partial<RunOptions> = {}): Promise<ToolOutcome> =>
    throwing(error)(Buffer.from('{}'), { ephemeris: testEphemeris(), now: 0, requestId: 'r', ...options });

  it.each<[unknown, string, boolean]>([
    [new ToolError('invalid_event_name', 'No such event.', { field: 'event' }), 'invalid_event_name', true],
    [new EngineError('out_of_range', 'Too far north.', 'latitude'), 'out_of_range', false],
    [new EngineError('validation_failed', 'Wrong.'), 'validation_failed', true],
    [new EngineError('internal_error', 'swe_calc 2448848'), 'internal_error', true],
    [new TypeError('x is undefined at /srv/secret.ts'), 'internal_error', true],
    ['a string', 'internal_error', true],
    [undefined, 'internal_error', true],
  ])('%s is answered as %s', async (error, code, recoverable) => {
    const outcome = await run(error);
    expect(outcome).toMatchObject({ isError: true, code, units: 0 });
    expect(JSON.parse(outcome.metaJson)).toMatchObject({ code, recoverable, requestId: 'r' });
    const { content, isError } = JSON.parse(outcome.resultJson);
    expect(isError).toBe(true);
    const shown = code === 'internal_error' ? 'The calculation failed on our side' : (error as Error).message;
    expect(content[0].text).toContain(shown);
    expect(outcome.resultJson).not.toMatch(/swe_calc|secret|undefined/);
    expect('fault' in outcome).toBe(code === 'internal_error');
  });

  it('keeps the cause of an internal error for the log', async () => {
    const cause = new TypeError('x');
    expect((await run(cause)).fault).toBe(cause);
  });

  it('because the result is too large, also where its text alone is wanted and would not be', async () => {
    // With the text and the object in it, quotes escaped, the whole is larger than its text.
    const quoted = tool(acceptedBirthInput, () => ({ text: '"'.repeat(350_000) }));
    const options = { ephemeris: testEphemeris(), now: 0, requestId: 'r' };
    const [alone, whole] = await Promise.all(
      [true, false].map((asText) => compileTool(quoted)(Buffer.from('{}'), { ...options, asText })),
    );
    expect(whole).toMatchObject({ isError: true, code: 'validation_failed', units: 0 });
    expect(alone).toEqual(whole);
  });

  it('because the result is too large', async () => {
    const large = tool(acceptedBirthInput, () => ({ text: 'é'.repeat(600_000) }));
    const call = await callTool(large, {});
    expect(call.meta['code']).toBe('validation_failed');
    expect(call.text).toContain('larger than 1 MiB');
    expect(
      (
        await callTool(
          tool(acceptedBirthInput, () => ({ text: 'e'.repeat(900_000) })),
          {},
        )
      ).isError,
    ).toBe(false);
  });

  it('because nobody waits any more', async () => {
    const search = compileTool(tool(acceptedBirthInput, async ({ yieldTurn }) => yieldTurn().then(() => ({}))));
    const run = (options: Partial<RunOptions>) =>
      search(Buffer.from('{}'), { ephemeris: testEphemeris(), now: 0, ...options });
    expect((await run({ signal: AbortSignal.abort() })).code).toBe('cancelled');
    expect((await run({ deadline: Date.now() - 1 })).code).toBe('engine_timeout');
    expect((await run({ deadline: Date.now() + 1000 })).code).toBe('');
  });

  it('and who went away before the first turn costs no work', async () => {
    let runs = 0;
    const counted = compileTool(tool(acceptedBirthInput, () => ({ runs: (runs += 1) })));
    const options = { ephemeris: testEphemeris(), now: 0, signal: AbortSignal.abort() };
    const outcome = await counted(Buffer.from('{}'), options);
    expect([outcome.code, runs]).toEqual(['cancelled', 0]);
  });
});

it('a text tool answers in text', async () => {
  const text = defineTextTool({
    name: 'get_text',
    title: 'Text',
    purpose: 'Stands in for a tool in tests',
    family: 'meta',
    phase: 'standalone',
    system: 'meta',
    needs: [],
    birth: 'none',
    description: 'For tests.',
    input: z.strictObject({}),
    run: ({ now }) => ({ text: 'line 1\nline 2', structured: { now } }),
  });
  const call = await conforms(text, {}, { now: 5 });
  expect(call).toMatchObject({ text: 'line 1\nline 2', result: { now: 5 }, structuredContent: undefined });
  expect((await callTool(text, { x: 1 })).text).toBe('Unknown argument "x". Nothing is taken here: leave it out.');
});
