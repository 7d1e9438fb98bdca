import type { Provenance } from '@cuspal/tool-kit';
import { callTool, GOLDEN } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { MATTERS } from '../../meta/matters/matters.ts';
import { citedOn, questionOn } from '../test/asking.ts';
import tool from './answer-question.tool.ts';

const provenanceOf = async (question: string) =>
  (await callTool(tool, { ...GOLDEN, question })).result['provenance'] as Provenance;

describe('what an answer rests on', () => {
  it('is nothing where no chart is read', async () => {
    for (const question of ['I want to end my life', 'Will my lost ring be found?', 'Are we compatible?'])
      expect(await provenanceOf(question), question).toEqual({ rules: [], sources: [], notes: [] });
  });

  it('is nothing of KP where a tool of Parashara alone answers', async () => {
    const { rules, sources } = await provenanceOf('Which planets exchange their signs in my chart?');
    expect({ rules, sources }).toEqual({ rules: ['R3.6'], sources: ['PH'] });
  });

  it('is only what a tool follows that was called for it and answered, and the first rule of each', async () => {
    for (const matter of MATTERS) {
      const { result, provenance } = await citedOn(GOLDEN, questionOn(matter), { budget: 4000, voice: 'audit' });
      const answered = (result.steps ?? []).filter(({ error }) => error === undefined);
      const followed = answered.flatMap(({ rules }) => rules);
      expect(followed, matter.key).toEqual(expect.arrayContaining([...(provenance?.rules ?? [])]));
      const first = answered.flatMap(({ rules }) => rules.slice(0, 1));
      expect(provenance?.rules, matter.key).toEqual(expect.arrayContaining(first));
    }
  });
});
