import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KEY, startTestGateway, type TestGateway } from '../../gateway/test/gateway.ts';
import { inTurn } from '../support/whole.ts';
import { CONFORMANCE_TEXTS } from './support/conformance-texts.ts';
import { runScenario } from './support/conformance.ts';
import { keyProxy } from './support/key-proxy.ts';

const TIMEOUT_MS = 90_000;

/** Scenarios that ask for prompts and resources by names that only a test has. */
const SCENARIOS = [
  'prompts-get-simple',
  'prompts-get-with-args',
  'prompts-get-embedded-resource',
  'prompts-get-with-image',
  'resources-read-text',
  'resources-read-binary',
  'resources-templates-read',
  'completion-complete',
] as const;

const REVISIONS = ['2026-07-28', '2025-11-25'] as const;

let gateway: TestGateway;
let proxy: Awaited<ReturnType<typeof keyProxy>>;
beforeAll(async () => {
  gateway = await startTestGateway({ texts: CONFORMANCE_TEXTS });
  proxy = await keyProxy(gateway.url, KEY);
}, TIMEOUT_MS);
afterAll(async () => {
  await proxy?.close();
  await gateway?.gateway.close();
}, TIMEOUT_MS);

// Each takes a process of the suite; in CI every second one is tried at the one revision, the others at the other.
describe.each(REVISIONS)('conformance of texts, revision %s', (revision) => {
  it.each(SCENARIOS.filter((_, at) => inTurn(at, REVISIONS).includes(revision)))(
    '%s',
    async (scenario) => {
      const { code, output } = await runScenario(proxy.url, scenario, revision);
      expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' });
    },
    TIMEOUT_MS,
  );
});
