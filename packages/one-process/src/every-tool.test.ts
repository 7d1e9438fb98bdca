import { create } from '@bufbuild/protobuf';
import { SERVED, exampleOf } from '@cuspal/catalog';
import { createSwissEphemeris } from '@cuspal/engine/sky/swiss';
import { CallToolRequestSchema } from '@cuspal/proto';
import { loadTools, readyTools, SERVICES } from '@cuspal/tool-kit';
import { createFairScheduler, createToolHost } from '@cuspal/tool-kit/host';
import { TEST_NOW } from '@cuspal/tool-kit/testing';
import { suiteLogger } from '@cuspal/telemetry/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { localRouter } from './local-router.ts';

const logger = suiteLogger('one-process', 'silent', { write: () => {} });
const ephemeris = createSwissEphemeris();
const router = localRouter(ephemeris, () => TEST_NOW);
const caller = { requestId: 'r', traceparent: '', tracestate: '', accountId: 'local' };
const text = (bytes: Uint8Array | undefined): string => Buffer.from(bytes ?? []).toString();

beforeAll(() => void vi.spyOn(Date, 'now').mockReturnValue(TEST_NOW));
afterAll(() => void vi.restoreAllMocks());

describe.each(SERVICES)('the tools of %s', (service) => {
  const signal = new AbortController().signal;
  const waiting = { signal, deadline: TEST_NOW + 600_000 };
  const own = SERVED.filter((entry) => entry.service === service);

  it('answer in one process byte for byte as their service does', async () => {
    const files = await loadTools(new URL(`../../../services/${service}/`, import.meta.url));
    const host = createToolHost({
      tools: readyTools(files, service),
      ephemeris: () => ephemeris,
      logger,
      metrics: { observe: () => {}, began: () => () => {} },
      scheduler: createFairScheduler(),
    });
    expect([...host.names].sort()).toEqual(own.map(({ name }) => name).sort());
    const different: string[] = [];
    for (const entry of own) {
      const args = exampleOf(entry.name).arguments;
      const request = { name: entry.name, argumentsJson: Buffer.from(JSON.stringify(args)), caller };
      const served = await host.call(create(CallToolRequestSchema, request), waiting);
      const here = await router.call(entry, args, { caller, signal });
      const same = text(here.result) === text(served?.resultJson) && text(here.meta) === text(served?.metaJson);
      if (!same || here.code !== '' || here.result.length < 50)
        different.push(`${entry.name} ${here.code} ${here.code && text(here.result).slice(0, 200)}`);
    }
    expect(different).toEqual([]);
  });
});
