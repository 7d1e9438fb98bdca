import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { cuspal, type Cuspal } from './support/cuspal.ts';
import { keyProxy } from './support/key-proxy.ts';

const TIMEOUT_MS = 300_000;
const ROOT = join(import.meta.dirname, '..', '..');
const SUITE = join(ROOT, 'node_modules/@modelcontextprotocol/conformance/dist/index.js');
/** Every failure that is expected, check by check, with its reason. */
const BASELINE = join(import.meta.dirname, 'conformance-baseline.yml');

/** The scenarios of the official suite that a server with tools only can be held to. */
const SCENARIOS: Readonly<Record<string, readonly string[]>> = {
  '2026-07-28': [
    'server-stateless',
    'tools-list',
    'http-header-validation',
    'dns-rebinding-protection',
    'caching',
    'server-sse-multiple-streams',
    'input-required-result-unsupported-methods',
    'input-required-result-validate-input',
  ],
  '2025-11-25': [
    'server-initialize',
    'ping',
    'tools-list',
    'dns-rebinding-protection',
    'server-session-lifecycle',
    'server-sse-multiple-streams',
  ],
};

let system: Cuspal;
let proxy: Awaited<ReturnType<typeof keyProxy>>;
beforeAll(async () => {
  system = await cuspal();
  proxy = await keyProxy(system.url, system.key);
}, TIMEOUT_MS);
afterAll(async () => {
  await proxy?.close();
  await system?.stop();
}, TIMEOUT_MS);

describe.each(Object.entries(SCENARIOS))('conformance, revision %s', (revision, scenarios) => {
  it.each([...scenarios])(
    '%s',
    async (scenario) => {
      const { code, output } = await run(scenario, revision);
      expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' });
    },
    TIMEOUT_MS,
  );
});

const run = (scenario: string, revision: string) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const args = [SUITE, 'server', '--url', proxy.url, '--scenario', scenario, '--spec-version', revision];
    execFile(
      process.execPath,
      [...args, '--expected-failures', BASELINE],
      { timeout: 60_000 },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr }),
    );
  });
