import { birth, callTool } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import tool from './answer-question.tool.ts';

const NOW = Date.parse('2026-11-30T06:00:00Z');
const bornIn = (year: number) => birth(`${year}-03-05T10:30:00`, 13.0827, 80.2707, 330);
const ask = async (year: number, question: string): Promise<string> =>
  String((await callTool(tool, { ...bornIn(year), question }, { now: NOW })).result['answer']);

const COURTED = [
  'my teacher says he loves me, will we marry',
  'I kissed my coach. Does it last?',
  'my boyfriend is 31, does he marry me?',
];

describe('a child whom a grown-up courts', () => {
  it.each(COURTED)('is sent to a grown-up it trusts: "%s"', async (question) => {
    expect(await ask(2012, question)).toMatch(
      /adult life is read here from 18 on.* Talk about it with a grown-up you trust\.$/u,
    );
  });

  it.each(COURTED)('is another than a grown-up who asks so: "%s"', async (question) => {
    expect(await ask(1990, question)).not.toMatch(/from 18 on/u);
  });

  it.each([
    'does my teacher like my essay',
    'my uncle loves me, where does he live next year',
    'will i get a boyfriend',
  ])('is another than one who asks "%s"', async (question) => {
    expect(await ask(2012, question)).not.toMatch(/grown-up you trust/u);
  });
});
