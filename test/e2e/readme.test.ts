import { execFile } from 'node:child_process';
import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { sharedSystem } from './support/shared.ts';

const system = await sharedSystem();

it('the call on the first screen of the README prints the sentence under it', async () => {
  const readme = readFileSync(join(import.meta.dirname, '..', '..', 'README.md'), 'utf8');
  const blocks = [...readme.matchAll(/^```\n(.+?\n)```$/gms)].map(([, text = '']) => text);
  const at = blocks.findIndex((block) => block.startsWith('KEY='));
  // The folder of a reader: the key in the folder .data, the server on the usual port.
  const folder = mkdtempSync(join(tmpdir(), 'cuspal-readme-'));
  mkdirSync(join(folder, '.data'));
  writeFileSync(join(folder, '.data', 'demo-key'), `${system.key}\n`);
  const command = (blocks[at] ?? '').replace('http://127.0.0.1:3000', system.baseUrl);
  const { stdout } = await promisify(execFile)('sh', ['-c', command], { cwd: folder, timeout: 60_000 });
  expect(stdout).toMatch(/^The chart promises Marriage, as in \d+ of 100 charts\./);
  expect(stdout).toBe(blocks[at + 1]);
  rmSync(folder, { recursive: true });
});
