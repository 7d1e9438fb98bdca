import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SAMPLE_TAGS } from '../../test/sample-tags.ts';
import { defineTool } from '../define-tool.ts';
import { ToolError } from '../errors.ts';
import { birthInput } from '../inputs/birth.ts';
import { holdsOver } from './holds-over.ts';
import { randomLives } from './random-births.ts';

const SEED = 5;
const LIVES = randomLives(20, SEED);

/** Answers with how it was asked, or as `run` says. */
const tool = (run: (birth: string) => { readonly text: string }) =>
  defineTool({
    ...SAMPLE_TAGS,
    input: birthInput,
    output: z.strictObject({ text: z.string().max(100_000) }),
    run: ({ input }) => run(input.birth_datetime),
  });

/** The third life alone is at fault. */
const third = LIVES[2];
const atThird = (fault: () => { readonly text: string }) =>
  tool((birth) => (birth === third?.args.birth_datetime ? fault() : { text: birth }));
const replay = JSON.stringify({ args: third?.args, now: third?.now });

describe('a property over random lives', () => {
  it('holds where nothing is at fault, and looks at every life', async () => {
    const seen: unknown[] = [];
    const property = {
      tool: tool((text) => ({ text })),
      verify: ({ result }: { result: object }) => seen.push(result),
    };
    await holdsOver({ ...property, verify: (call) => void property.verify(call) }, LIVES.length, SEED);
    expect(seen).toHaveLength(LIVES.length);
    expect(seen[2]).toMatchObject({ text: third?.args.birth_datetime });
  });

  it.each<[string, () => { readonly text: string }, string]>([
    [
      'a refusal',
      () => {
        throw new ToolError('validation_failed', 'No.', {});
      },
      'validation_failed: No.',
    ],
    ['a result beside its schema', () => ({ text: 'x'.repeat(100_001) }), 'does not conform: text'],
    ['a result that is too long', () => ({ text: ' hello'.repeat(9000) }), 'at most 8000'],
  ])('fails at %s and says how to repeat it', async (_, fault, words) => {
    const run = holdsOver({ tool: atThird(fault) }, LIVES.length, SEED);
    await expect(run).rejects.toThrow(words);
    await expect(holdsOver({ tool: atThird(fault) }, LIVES.length, SEED)).rejects.toThrow(
      `life 2 of seed ${SEED}: ${replay}`,
    );
  });

  it('lets a search end with the ephemeris, and no other call be out of range', async () => {
    const late = randomLives(400, SEED).findIndex(({ now }) => now > Date.UTC(2397, 0, 1));
    expect(late).toBeGreaterThan(0);
    const ends = tool((birth) => {
      if (birth >= '2300') throw new ToolError('out_of_range', 'Past 2399.', {});
      return { text: birth };
    });
    await expect(holdsOver({ tool: ends, reachYears: 200 }, 400, SEED)).resolves.toBeUndefined();
    await expect(holdsOver({ tool: ends, reachYears: 1 }, 400, SEED)).rejects.toThrow('out_of_range');
  });
});
