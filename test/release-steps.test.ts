import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runSteps } from '../deploy/release/steps.mjs';

describe('the steps of a release', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'cuspal-steps-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  async function ran(key: string, works: Readonly<Record<string, () => string>>, lacks: string | undefined) {
    const said: string[] = [];
    const steps = [
      { name: 'a', work: works['a'] },
      { name: 'b', after: ['a'], lacks: () => lacks, work: works['b'] },
      { name: 'c', after: ['b'], work: works['c'] },
      { name: 'd', work: works['d'] },
    ];
    const say = (how: string, name: string, what: string): number => said.push(`${how} ${name}: ${what}`);
    return { ...(await runSteps(steps, { folder, key, say })), said };
  }
  const fine = { a: () => 'A', b: () => 'B', c: () => 'C', d: () => 'D' };

  it('are named where they cannot be done, with those that take their results', async () => {
    const { said, lacking, failed } = await ran('one', fine, 'no tool');
    expect(said).toEqual(['ok a: A', 'skipped b: no tool', 'skipped c: it needs "b"', 'ok d: D']);
    expect([lacking, failed]).toEqual([['b', 'c'], undefined]);
  });

  it('end with the first that fails, and go on from there', async () => {
    const broken = {
      ...fine,
      b: (): string => {
        throw new Error('full disk');
      },
    };
    expect(await ran('one', broken, undefined)).toMatchObject({
      failed: 'b',
      said: ['ok a: A', 'FAILED b: full disk'],
    });
    expect((await ran('one', fine, undefined)).said).toEqual(['kept a: A', 'ok b: B', 'ok c: C', 'ok d: D']);
  });

  it('do again what is of all of them when one was done later, also after a run that ended early', async () => {
    const ofAll = async (lacks: string | undefined, works = fine) => {
      const said: string[] = [];
      const steps = [
        { name: 'a', lacks: () => lacks, work: works['a'] },
        { name: 'b', work: works['b'] },
        { name: 'sums', ofAll: true, work: works['c'] },
      ];
      await runSteps(steps, { folder, key: 'one', say: (how: string, name: string) => said.push(`${how} ${name}`) });
      return said;
    };
    expect(await ofAll('no tool')).toEqual(['skipped a', 'ok b', 'ok sums']);
    const broken = (): string => {
      throw new Error('full disk');
    };
    expect(await ofAll(undefined, { ...fine, c: broken })).toEqual(['ok a', 'kept b', 'FAILED sums']);
    expect(await ofAll(undefined)).toEqual(['kept a', 'kept b', 'ok sums']);
    expect(await ofAll(undefined)).toEqual(['kept a', 'kept b', 'kept sums']);
  });

  it('begin anew for another commit, and leave nothing of the last one', async () => {
    await ran('one', fine, undefined);
    writeFileSync(join(folder, 'stale'), '');
    expect((await ran('two', fine, undefined)).said[0]).toBe('ok a: A');
    expect(() => readFileSync(join(folder, 'stale'))).toThrow('ENOENT');
  });
});
