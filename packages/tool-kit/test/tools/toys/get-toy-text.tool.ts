import { defineTextTool } from '@cuspal/tool-kit';
import { z } from 'zod';

export default defineTextTool({
  name: 'get_toy_text',
  title: 'Toy text',
  purpose: 'Stands in for a tool in tests',
  family: 'meta',
  phase: 'standalone',
  system: 'meta',
  needs: [],
  birth: 'none',
  description: 'Answers in text, for tests.',
  input: z.strictObject({ question: z.string().max(2000).optional() }),
  run: ({ input, now }) => ({ text: `You asked: ${input.question ?? 'nothing'}`, structured: { now } }),
});
