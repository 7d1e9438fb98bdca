import { readdirSync } from 'node:fs';
import { callTool, findTool } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { REACH } from '../test/reach-lives.ts';
import { namedValues, valuesOf } from '../test/values.ts';

const names = readdirSync(new URL('.', import.meta.url))
  .filter((file) => file.endsWith('.tool.ts'))
  .map((file) => file.replace('.tool.ts', '').replaceAll('-', '_'));

/** Only a birth at the very end of a star of Venus has 120 years that end near its 100th birthday, the last of windows. */
const HARDLY_EVER = 'windows.acceptance = null';

describe('every value that a health schema names is given to somebody', () => {
  it.each(names)('%s', async (name) => {
    const tool = await findTool(name);
    const named = namedValues(tool);
    expect(named.length).toBeGreaterThan(3);
    const met = new Set<string>();
    for (const { args, now } of REACH[name] ?? []) {
      const call = await callTool(tool, args, { now });
      expect(call.isError).toBe(false);
      for (const value of valuesOf(call.result, named)) met.add(value);
    }
    expect(named.filter((value) => !met.has(value) && value !== HARDLY_EVER)).toEqual([]);
  });
});
