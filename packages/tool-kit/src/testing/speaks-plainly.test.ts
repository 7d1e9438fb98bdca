import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { acceptedBirthInput, defineTool } from '../index.ts';
import { speaksPlainly } from './speaks-plainly.ts';

const tool = defineTool({
  name: 'get_sample',
  title: 'Sample',
  purpose: 'Stands in for a tool in tests',
  family: 'timing',
  phase: 'timing',
  system: 'kp',
  needs: [],
  birth: 'accepted',
  disclaimer: null,
  description: 'What a sample is.',
  provenance: { rules: [], sources: [] },
  input: acceptedBirthInput,
  output: z.strictObject({}),
  run: () => ({}),
});

describe('speaksPlainly', () => {
  it('lets plain sentences and short numbers pass', () => {
    expect(() => speaksPlainly(tool, { answer: 'The chart promises it.', at: [1, 23.662269, -0.5] })).not.toThrow();
  });

  it('names the tool, the place and the fault', () => {
    expect(() => speaksPlainly(tool, { list: [{ reason: 'It is so; it stays so.' }] })).toThrow(
      /get_sample prints at \.list\[\]\.reason .*semicolon/,
    );
    expect(() => speaksPlainly(tool, { a: { b: 23.66226916127 } })).toThrow(/23\.66226916127 with more digits/);
  });
});
