import { inLanguage, makeUp } from '@cuspal/speech';
import { callTool, GOLDEN, TEST_NOW } from '@cuspal/tool-kit/testing';
import { expect, it } from 'vitest';
import tool from './answer-question.tool.ts';

it('says in the language of the call also what a tool says that is loaded with it', async () => {
  makeUp('xa', (name) => (name === 'election/electional/electional' ? { best: () => 'Made up.' } : {}));
  const asked = { ...GOLDEN, question: 'Which date is good for a house warming?' };
  const { result } = await inLanguage('xa', () => callTool(tool, asked, { now: TEST_NOW }));
  expect(result['answer']).toMatch(/^Made up\./);
});
