import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { environment, nodeTwenty, warnings } from './support/node-twenty.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const TIMEOUT_MS = 300_000;

// npm start with it is looked at in start.test.ts.
describe('with Node 20 in PATH', () => {
  const bin = nodeTwenty();

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
