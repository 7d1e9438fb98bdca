import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { familyProperties, type FamilyProperties } from './family-properties.ts';
import { randomLives } from './random-births.ts';

const TOYS = new URL('../../test/tools/', import.meta.url);
const births = process.env['CUSPAL_BIRTHS'] ?? '';

const toys = async (given: Partial<FamilyProperties>) => new Map(await familyProperties(TOYS, { seed: 1, ...given }));

describe('the properties of a family', () => {
  beforeEach(() => {
    process.env['CUSPAL_BIRTHS'] = '3';
  });
  afterEach(() => {
    process.env['CUSPAL_BIRTHS'] = births;
  });

  it('are asked of every tool file of the folder', async () => {
    expect([...(await toys({})).keys()]).toEqual(['get_toy_fault', 'get_toy_sign', 'get_toy_text', 'get_toy_wait']);
  });

  it('are checked in every life, those of the family and those of the tool', async () => {
    const seen: string[] = [];
    const own: number[] = [];
    const cases = await toys({
      verify: (_, { name }) => void seen.push(name),
      tools: {
        get_toy_wait: {
          argumentsOf: (_, index) => ({ milliseconds: index }),
          verify: (_, { now }) => void own.push(now),
        },
      },
    });
    await cases.get('get_toy_sign')?.();
    await cases.get('get_toy_wait')?.();
    expect(seen).toEqual(['get_toy_sign', 'get_toy_sign', 'get_toy_sign', ...Array(3).fill('get_toy_wait')]);
    expect(own).toEqual(randomLives(3, 1).map(({ now }) => now));
  });

  it('fail where a tool throws', async () => {
    await expect((await toys({})).get('get_toy_fault')?.()).rejects.toThrow('get_toy_fault failed');
  });

  it('fail where a name is that of no tool of the folder, or the folder holds none', async () => {
    await expect(toys({ tools: { get_toy_sing: {} } })).rejects.toThrow('holds no tool files of get_toy_sing');
    await expect(familyProperties(new URL('nowhere/', TOYS), { seed: 1 })).rejects.toThrow('holds no tool files');
  });
});
