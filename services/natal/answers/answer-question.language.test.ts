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

it('says in the language of the question and in English how to have the answer in it, where it is in English', async () => {
  const question = 'मेरी शादी कब होगी?';
  const notes = async (asked: string) => {
    const { result } = await callTool(tool, { ...GOLDEN, question: asked }, { now: TEST_NOW });
    return JSON.stringify(result['provenance']);
  };
  const said = await notes(question);
  expect(said).toContain('इस उत्तर को हिन्दी में पाने के लिए language: hi भेजें।');
  expect(said).toContain('Send language: hi for this answer in Hindi.');
  expect(await notes('When will I marry?')).not.toContain('Send language');
  expect(await inLanguage('hi', () => notes(question))).not.toContain('language: hi');
});
