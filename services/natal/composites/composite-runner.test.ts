import { birthInput, defineTool, ToolError, type ToolContext } from '@cuspal/tool-kit';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { member, compositeRunner } from './composite-runner.ts';

const BIRTH = { birth_datetime: '1990-05-17T14:30', latitude: 13, longitude: 80, utc_offset_minutes: 330 };

const toy = (run: (input: { readonly years: number }) => { score: number; more: string }) =>
  member(
    defineTool({
      name: 'get_toy',
      title: 'Toy',
      purpose: 'Stands in for a tool in tests',
      family: 'career',
      phase: 'advanced',
      system: 'kp',
      needs: [],
      birth: 'required',
      disclaimer: 'legal',
      description: 'A toy.',
      provenance: { rules: [], sources: [] },
      input: birthInput.extend({ years: z.int().default(3) }),
      output: z.strictObject({ score: z.number(), more: z.string() }),
      run: ({ input }) => run(input),
    }),
    'score',
  );

const runner = () => {
  const context: Pick<ToolContext<object>, 'input' | 'now' | 'yieldTurn'> = {
    input: { ...BIRTH, own: 'argument' },
    now: 0,
    yieldTurn: () => Promise.resolve(),
  };
  return compositeRunner(context as ToolContext<object>);
};

describe('the members of a composite call', () => {
  it('get the birth data and their own arguments, and are told with what was left out', async () => {
    const of = runner();
    const counting = toy(({ years }) => ({ score: years, more: 'x' }));
    expect(await of.decide('first', counting)).toEqual({
      result: { score: 3, more: 'x' },
      block: { score: 3 },
      lead: null,
    });
    expect((await of.ask('second', counting, { years: 7 }))?.block).toEqual({ score: 7 });
    of.also('third', 'second');
    const row = { tool: 'get_toy', system: 'kp', cut: true, error: null };
    expect(of.close().members).toEqual([
      { key: 'first', args: {}, ...row },
      { key: 'second', args: { years: 7 }, ...row },
      { key: 'third', args: { years: 7 }, ...row },
    ]);
    expect(of.close().disclaimers).toEqual([expect.stringContaining('not legal advice')]);
  });

  it('get no birth field that is taken out, and say so', async () => {
    const of = runner();
    const seen: unknown[] = [];
    const looking = toy((input) => ({ score: seen.push(input), more: 'x' }));
    await of.ask('part', looking, { utc_offset_minutes: null, time_zone: 'Asia/Tokyo' });
    expect(seen).toEqual([{ ...BIRTH, utc_offset_minutes: undefined, time_zone: 'Asia/Tokyo', years: 3 }]);
    expect(of.close().members[0]?.args).toEqual({ utc_offset_minutes: null, time_zone: 'Asia/Tokyo' });
  });

  it('may fail without the rest, unless they decide or the call is over', async () => {
    const of = runner();
    const fails = toy(() => {
      throw new ToolError('out_of_range', 'Not there.');
    });
    expect(await of.ask('part', fails)).toBeNull();
    expect(of.close()).toMatchObject({
      failedMembers: ['part'],
      disclaimers: [],
      members: [{ key: 'part', error: { code: 'out_of_range', message: 'Not there.', recoverable: false } }],
    });
    await expect(of.decide('first', fails)).rejects.toMatchObject({ code: 'out_of_range' });
    const slow = toy(() => {
      throw new ToolError('engine_timeout', 'Too long.');
    });
    await expect(of.ask('slow', slow)).rejects.toMatchObject({ code: 'engine_timeout' });
  });

  it('tell how far they are where they are long searches', async () => {
    const told: number[] = [];
    const context = {
      input: BIRTH,
      now: 0,
      yieldTurn: () => Promise.resolve(),
      progress: (share: number) => told.push(share),
    };
    const of = compositeRunner(context as unknown as ToolContext<object>);
    const { tool, ...rest } = toy(() => ({ score: 1, more: 'x' }));
    const run: typeof tool.run = ({ progress }) => {
      progress(0.5);
      return { score: 1, more: 'x' };
    };
    await of.decide('short', { ...rest, tool: { ...tool, run } });
    expect(told).toEqual([]);
    await of.decide('long', { ...rest, tool: { ...tool, run, progress: true } });
    expect(told).toEqual([0.5]);
  });
});
