import { execFile } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const SUITE = join(ROOT, 'node_modules/@modelcontextprotocol/conformance/dist/index.js');
/** Every failure that is expected, check by check, with its reason. */
const BASELINE = join(import.meta.dirname, '..', 'conformance-baseline.yml');

/** Runs one scenario of the official suite against a server that asks for no credentials. */
export const runScenario = (url: string, scenario: string, revision: string) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const args = [SUITE, 'server', '--url', url, '--scenario', scenario, '--spec-version', revision];
    execFile(
      process.execPath,
      [...args, '--expected-failures', BASELINE],
      { timeout: 60_000 },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr }),
    );
  });
