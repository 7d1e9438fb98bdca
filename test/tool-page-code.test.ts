import { spawnSync } from 'node:child_process';
import { runInNewContext } from 'node:vm';
import { CATALOG, exampleOf } from '@cuspal/catalog';
import { Cuspal } from '@cuspal/client';
import { describe, expect, it } from 'vitest';
import { toolPageCode } from './support/tool-page-code.ts';

const BASE = 'http://127.0.0.1:3000';
const argumentsOf = new Map(CATALOG.map(({ name }) => [name, exampleOf(name).arguments]));

/** What a shell hands to curl for each of the commands: its words. */
function wordsOf(commands: Iterable<string>): readonly (readonly string[])[] {
  // Each word is ended by a zero, and each command by a word that is empty.
  const script = [`curl() { printf '%s\\0' "$@" ''; }`, ...commands].join('\n');
  const { stdout } = spawnSync('sh', [], { input: script, env: { CUSPAL_KEY: 'mcp_key' }, encoding: 'utf8' });
  return stdout
    .split('\0\0')
    .slice(0, -1)
    .map((words) => words.split('\0'));
}

/** The method that a program of TypeScript calls, and with what. */
async function calledBy(program: string): Promise<readonly [method: string, args: unknown]> {
  const calls: [string, unknown][] = [];
  class Recorded {
    constructor() {
      return new Proxy(this, {
        get: (_, method) => async (args: unknown) => {
          calls.push([String(method), args]);
          return {};
        },
      });
    }
  }
  const body = program.replace(/^import .*$/m, '');
  await runInNewContext(`(async () => {${body}})()`, { Cuspal: Recorded, process: { env: {} }, console: { log() {} } });
  return calls[0] ?? ['', undefined];
}

describe('the call on the page of each tool', () => {
  it('is the one of its example, as a shell reads it', () => {
    const code = toolPageCode('sh', BASE);
    const spoken = wordsOf(code.values());
    expect(spoken).toHaveLength(code.size);
    for (const [at, tool] of [...code.keys()].entries()) {
      const words = spoken[at] ?? [];
      expect([tool, words[1], JSON.parse(words.at(-1) ?? '')]).toEqual([
        tool,
        `${BASE}/v1/tools/${tool}`,
        argumentsOf.get(tool),
      ]);
      expect(words).toContain('Authorization: Bearer mcp_key');
    }
  });

  it('is the one of its example, by a method of the typed client', async () => {
    for (const [tool, program] of toolPageCode('ts', BASE)) {
      const [method, args] = await calledBy(program);
      expect([tool, method in Cuspal.prototype || method in new Cuspal({ apiKey: 'k' })]).toEqual([tool, true]);
      expect([tool, JSON.parse(JSON.stringify(args))]).toEqual([tool, argumentsOf.get(tool)]);
    }
  });

  it('is there in every language, with the address of the server', () => {
    for (const language of ['sh', 'ts', 'py', 'go'])
      for (const [tool, code] of toolPageCode(language, BASE))
        expect([tool, language, code.includes(BASE)]).toEqual([tool, language, true]);
  });
});
