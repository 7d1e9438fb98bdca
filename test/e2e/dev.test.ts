import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepSuiteLogs } from '@cuspal/telemetry/testing';
import { expect, it, onTestFinished } from 'vitest';
import { layDatabase } from '../../gateway/test/migrated-folder.ts';
import { outputOf } from '../support/child-output.ts';
import { eventually } from '../support/wait.ts';
import { IS_WHOLE } from '../support/whole.ts';
import { copyTree } from './support/copied-tree.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const KEY = 'mcp_developer_0123456789abcdefghijklmnopqrstuv';
const TIMEOUT_MS = 300_000;

it(
  'npm run dev answers from a saved engine file, keeps the old code when it does not compile, and leaves the build as it was',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cuspal-dev-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const tree = join(folder, 'tree');
    copyTree(ROOT, tree);
    const source = join(tree, 'packages/engine/src/zodiac/names.ts');
    const original = readFileSync(source, 'utf8');
    const compiled = join(tree, 'packages/engine/dist/zodiac/names.js');
    const built = readFileSync(compiled, 'utf8');
    const dataDir = join(folder, 'data');
    mkdirSync(dataDir);
    await layDatabase(dataDir);
    const child = spawn('npm', ['run', 'dev'], {
      cwd: tree,
      env: { ...process.env, PORT: '0', DATA_DIR: dataDir, CUSPAL_API_KEYS: KEY },
      detached: true,
    });
    const { until } = outputOf(child);
    try {
      const [, baseUrl = ''] = await until(/^READY (http:\S+)$/m);
      const star = async (): Promise<unknown> => {
        const response = await fetch(`${baseUrl}/mcp`, {
          method: 'POST',
          headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
          body: JSON.stringify({
            jsonrpc: '2.0',
            id: 1,
            method: 'tools/call',
            params: { name: 'get_sub_lord_table', arguments: { number: 108, include_sub_sub: false } },
          }),
        });
        const { result }: any = await response.json();
        // A service is away for a moment while one process replaces another.
        return result.isError ? undefined : JSON.parse(result.content[0].text).row.star;
      };
      const secondsUntil = async (answer: string): Promise<string> => {
        const since = Date.now();
        expect(await eventually(async () => (await star()) === answer, TIMEOUT_MS)).toBe(true);
        return ((Date.now() - since) / 1000).toFixed(1);
      };
      await until(/Watching the sources/);
      expect(await star()).toBe('Uttara Phalguni');

      writeFileSync(source, original.replace("'Uttara Phalguni'", "'Uttara Phalguni, live'"));
      console.log(`an engine file was live after ${await secondsUntil('Uttara Phalguni, live')} s`);

      writeFileSync(source, original.replace("'Uttara Phalguni'", "'Uttara Phalguni"));
      await until(/names\.ts does not compile/);
      expect(await star()).toBe('Uttara Phalguni, live');

      // Each change of the engine starts seven processes.
      if (IS_WHOLE) {
        writeFileSync(source, original);
        await secondsUntil('Uttara Phalguni');
      }
    } finally {
      process.kill(-child.pid!, 'SIGINT');
      if (child.exitCode === null) await once(child, 'exit');
      keepSuiteLogs(join(dataDir, 'logs'));
    }
    expect(readFileSync(compiled, 'utf8')).toBe(built);
  },
  TIMEOUT_MS,
);
