import { inLanguage, makeUp } from '@cuspal/speech';
import { callTool, GOLDEN, TEST_NOW } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
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

describe('a question that repeats its days', () => {
  const ask = (question: string) =>
    callTool(tool, { ...GOLDEN, question }, { now: Date.parse('2026-11-30T06:00:00Z') });

  it('is answered of the day of the week that it names', async () => {
    const { result } = await ask('Is Tuesday good for signing the contract?');
    expect(result['answer']).toContain('is 1 December 2026');
  });

  it('is answered of that day by a tool that reads one moment', async () => {
    expect((await ask('Will it rain on Saturday?')).result['answer']).toContain('5 December 2026');
  });

  it('is told that nothing can be said of days before the birth', async () => {
    expect((await ask('How is 1988 for me?')).result['answer']).toMatch(/^The days asked about lie before the birth/);
  });

  it.each([
    ['1828-01-01', '1840-01-01', /^The days asked about lie before the birth, so nothing of this life can be told/],
    [
      '2228-01-01',
      '2229-01-01',
      /^The days asked about lie beyond the years that are judged of a life, so nothing can/,
    ],
  ])('is told so of an event and of a tool from %s to %s', async (start_date, end_date, told) => {
    for (const question of ['Will I marry?', 'How is my health just then?']) {
      const { result } = await callTool(tool, { ...GOLDEN, question, start_date, end_date }, { now: TEST_NOW });
      expect([question, result['answer']]).toEqual([question, expect.stringMatching(told)]);
    }
  });

  it('hears them in English where it was asked in English, and else as those days', async () => {
    expect((await ask('Will I get the job by Christmas?')).result['answer']).toContain('by Christmas');
    expect((await ask('kya agle mahine naukri milegi')).result['answer']).toContain('in those days');
  });
});

describe('a question of how many', () => {
  it('says that children and marriages are not counted', async () => {
    const { result } = await callTool(tool, { ...GOLDEN, question: 'How many children will I have?' });
    expect(result['answer']).toMatch(
      /^No rule that is read here counts children, only whether and when they may come\./,
    );
  });
});

it.each(['hi', 'mr', 'bn', 'ta', 'te', 'es', 'pt'])(
  'tells a promise once, and where English does, in %s',
  async (tag) => {
    const asked = { ...GOLDEN, question: 'Will I get divorced?' };
    const shape = z.object({ answer: z.string(), verdict: z.object({ says: z.string() }) });
    const ask = async () => shape.parse((await callTool(tool, asked, { now: TEST_NOW })).result);
    const [english, other] = [await ask(), await inLanguage(tag, ask)];
    expect(other.answer.split(other.verdict.says)).toHaveLength(2);
    expect(other.answer.startsWith(other.verdict.says)).toBe(english.answer.startsWith(english.verdict.says));
  },
);

it.each([
  ['es', /período (?:pasado )?(?:más|bueno|bien)|buen período/],
  ['pt', /período (?:mais|bom)|bom período/],
  ['ta', /(?:வலுவான|நல்ல|பலவீனமான) காலம்/],
])('tells in %s when a house may come, whatever else has to go', async (tag, period) => {
  const asked = { ...GOLDEN, question: 'When will I buy a house?' };
  const ask = async () => String((await callTool(tool, asked, { now: TEST_NOW })).result['answer']);
  expect(await ask()).toMatch(/(?:strongest|good|weaker) period/i);
  const answer = await inLanguage(tag, ask);
  expect(answer).toMatch(period);
  expect(answer.length).toBeLessThanOrEqual(400);
});
