import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTurn } from '../support/whole.ts';
import { runScenario } from './support/conformance.ts';
import { keyProxy } from './support/key-proxy.ts';
import { sharedSystem } from './support/shared.ts';

const TIMEOUT_MS = 300_000;
/**
 * The scenarios of the official suite that the whole system can be held to; those that want prompts and resources of
 * their own are in conformance-texts.test.ts.
 */
const SCENARIOS: Readonly<Record<string, readonly string[]>> = {
  '2026-07-28': [
    'server-stateless',
    'tools-list',
    'prompts-list',
    'resources-list',
    'sep-2164-resource-not-found',
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
    'prompts-list',
    'resources-list',
    'dns-rebinding-protection',
    'server-session-lifecycle',
    'server-sse-multiple-streams',
  ],
};

let proxy: Awaited<ReturnType<typeof keyProxy>>;
beforeAll(async () => {
  const { url, key } = await sharedSystem();
  proxy = await keyProxy(url, key);
}, TIMEOUT_MS);
afterAll(() => proxy?.close(), TIMEOUT_MS);

/** Revisions whose scenario of a name is run: in CI one of them, by turns, because each takes a process of the suite. */
const triedAt = (scenario: string): readonly string[] => {
  const having = Object.keys(SCENARIOS).filter((revision) => SCENARIOS[revision]?.includes(scenario));
  return inTurn(NAMES.indexOf(scenario), having);
};

const NAMES = [...new Set(Object.values(SCENARIOS).flat())];

describe.each(Object.entries(SCENARIOS))('conformance, revision %s', (revision, scenarios) => {
  it.each(scenarios.filter((scenario) => triedAt(scenario).includes(revision)))(
    '%s',
    async (scenario) => {
      const { code, output } = await runScenario(proxy.url, scenario, revision);
      expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' });
    },
    TIMEOUT_MS,
  );
});
