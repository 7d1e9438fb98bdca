import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SAMPLE_TAGS } from '../../test/sample-tags.ts';
import { defineTool } from '../define-tool.ts';
import { birthInput } from '../inputs/birth.ts';
import { checkSize, tokens } from './size.ts';

const sample = (more: { readonly maxResultChars?: number }) =>
  defineTool({
    ...SAMPLE_TAGS,
    input: birthInput,
    output: z.strictObject({}),
    run: () => ({}),
    ...more,
  });

const words = (count: number): string => ' hello'.repeat(count);

describe('the size of a result', () => {
  it('is counted in tokens', async () => {
    expect(await tokens('hello world')).toBe(2);
    expect(await tokens(words(1000))).toBe(1000);
    // A date takes a token for each group of up to three digits and for each sign.
    expect(await tokens('"2031-03-10T14:02:11+05:30"')).toBe(18);
  });

  it('is at most 8,000 tokens', async () => {
    await expect(checkSize(sample({}), words(8000))).resolves.toBeUndefined();
    await expect(checkSize(sample({}), words(8001))).rejects.toThrow(
      'get_sample takes 8001 tokens (48006 bytes), at most 8000',
    );
  });

  it('is what the tool publishes of itself, where its pages are longer', async () => {
    const long = sample({ maxResultChars: 60_000 });
    await expect(checkSize(long, words(10_000))).resolves.toBeUndefined();
    await expect(checkSize(long, words(10_001))).rejects.toThrow('takes 60006 characters, at most 60000');
  });
});
