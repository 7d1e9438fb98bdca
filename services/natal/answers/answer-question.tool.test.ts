import { callTool, conforms, GOLDEN, TEST_NOW } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import tool from './answer-question.tool.ts';

describe('answer_question', () => {
  it('refuses a call that asks nothing', async () => {
    const { isError, text, meta } = await callTool(tool, GOLDEN);
    expect([isError, text]).toEqual([true, 'Send question or event.']);
    expect(meta).toMatchObject({ code: 'validation_failed', recoverable: true });
  });

  it('refuses a bad birth, an unknown event and a budget of another size as the single tools do', async () => {
    for (const [bad, said] of [
      [{ latitude: 99, event: 'Marriage' }, /latitude/],
      [{ event: 'Zzyzx' }, /is no known event/],
      [{ event: 'Marriage', budget: 700 }, /"budget" is refused. It is 700 but must be 600, 1500 or 4000/],
      [{ event: 'Marriage', start_date: '2027-05-01', end_date: '2027-04-01' }, /lies before the start/],
    ] as const) {
      const { isError, text } = await callTool(tool, { ...GOLDEN, ...bad });
      expect(isError).toBe(true);
      expect(text).toMatch(said);
    }
  });

  it('begins with the answer and keeps the order of its parts', async () => {
    const { result } = await conforms(tool, { ...GOLDEN, question: 'When will I get married?' });
    expect(Object.keys(result).slice(0, 8)).toEqual([
      'answer',
      'understood',
      'verdict',
      'wouldChange',
      'first',
      'best',
      'for',
      'against',
    ]);
  });

  it('says that there are no links to reports where nobody before it has made one', async () => {
    const asked = { ...GOLDEN, event: 'Marriage' };
    const { result } = await callTool(tool, { ...asked, report: true });
    const { provenance, ...plain } = (await callTool(tool, asked)).result;
    expect(result).toMatchObject(plain);
    expect(result['report']).toBeUndefined();
    expect(JSON.stringify(result['provenance'])).toContain('made by a server with accounts, and this one has none');
    expect(JSON.stringify(provenance)).not.toContain('server with accounts');
  });

  it('asks for what is missing in place of refusing', async () => {
    const lost = await conforms(tool, { ...GOLDEN, event: 'Loss / Lost Article' });
    expect(lost.isError).toBe(false);
  });
});

it('says so where the event that was sent is of another matter than the question', async () => {
  const notes = async (event: string) => {
    const asked = { ...GOLDEN, question: 'When will I get married?', event };
    return JSON.stringify((await callTool(tool, asked, { now: TEST_NOW })).result['provenance']);
  };
  expect(await notes('Job Change')).toContain(
    'The event that was sent, Job Change, was answered. The question itself sounds like Marriage.',
  );
  expect(await notes('Marriage')).not.toContain('was answered');
  // An event of the same matter only says which of its sides is meant.
  expect(await notes('Engagement')).not.toContain('was answered');
});
