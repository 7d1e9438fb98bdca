import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { keepSuiteLogs } from '@cuspal/telemetry/testing';
import { describe, expect, it } from 'vitest';
import { layDatabase } from '../../gateway/test/migrated-folder.ts';
import { nodeSuffices } from '../../scripts/lib/runtime.mjs';
import { outputOf } from '../support/child-output.ts';
import { NODE_TWENTY, nodeTwenty } from './support/node-twenty.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const TIMEOUT_MS = 300_000;

/** Lines that warn, but for those in which npm complains of the .npmrc or the variables of the person who runs this. */
const warnings = (text: string): readonly string[] =>
  text
    .split('\n')
    .filter((line) => /warn|deprecat|unsupported|EBADENGINE/i.test(line) && !/Unknown \w+ config/.test(line));

/** The environment in which a person who has only that Node runs npm. */
function environment(bin: string, more: Record<string, string>): NodeJS.ProcessEnv {
  const rest = Object.entries(process.env).filter(
    ([name]) => !/^(npm_(?!config)|NODE$|NODE_ENV|NODE_OPTIONS|VITEST)/.test(name),
  );
  const others = (process.env['PATH'] ?? '').split(delimiter).filter((place) => !place.startsWith(join(ROOT, '.node')));
  return { ...Object.fromEntries(rest), PATH: [bin, ...others].join(delimiter), ...more };
}

describe('with Node 20 in PATH', () => {
  const bin = nodeTwenty();

  it(
    'npm start runs on a Node that suffices, answers, and nothing of npm, Node or a package warns',
    async () => {
      expect(nodeSuffices(NODE_TWENTY)).toBe(false);
      const dataDir = mkdtempSync(join(tmpdir(), 'cuspal-old-node-'));
      await layDatabase(dataDir);
      const child = spawn('npm', ['start'], {
        cwd: ROOT,
        env: environment(bin, { PORT: '0', DATA_DIR: dataDir, CUSPAL_API_KEYS: '' }),
        detached: true,
      });
      const output = outputOf(child);
      await output.until(/-d '[^]*}'/);
      const [, baseUrl = ''] = await output.until(/^READY (http:\S+)$/m);
      expect((await fetch(`${baseUrl}/health/ready`)).status).toBe(200);
      expect((await fetch(`${baseUrl}/developer`)).status).toBe(200);

      process.kill(-child.pid!, 'SIGINT');
      await once(child, 'exit');
      expect(output.text()).toMatch(/Stopping …\nStopped\.\n$/);
      const logs = join(dataDir, 'logs');
      const written = readdirSync(logs).map((name) => readFileSync(join(logs, name), 'utf8'));
      // One log of the gateway, and one of the process of all services.
      expect(written).toHaveLength(2);
      expect(warnings([output.text(), ...written].join('\n'))).toEqual([]);
      keepSuiteLogs(logs);
      rmSync(dataDir, { recursive: true, force: true });
    },
    TIMEOUT_MS,
  );

  it(
    'npm test -- FILE runs that file alone and nothing warns',
    () => {
      const file = 'test/runtime.test.ts';
      const text = execFileSync('sh', ['-c', `npm test -- ${file} 2>&1`], {
        cwd: ROOT,
        env: environment(bin, {}),
        encoding: 'utf8',
      });
      expect(stripVTControlCharacters(text)).toMatch(/^ *Test Files +1 passed \(1\)$/m);
      expect(warnings(text)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it('a script that is run by itself says what to do', () => {
    const run = (): string =>
      execFileSync(join(bin, 'node'), ['scripts/start.mjs'], { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' });
    expect(run).toThrow(/Node 20\.\S+ is too old for this script: npm run and npm start bring a newer one\./);
  });

  it('the command cuspal of the package runs as it is', () => {
    const words = ['packages/one-process/bin/cuspal.mjs', '--version'];
    const said = execFileSync(join(bin, 'node'), words, { cwd: ROOT, encoding: 'utf8' });
    expect(said).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});
