import { createToolClient, type ToolClient } from '@cuspal/proto';
import { suiteLogger } from '@cuspal/telemetry/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePorts } from '../../../../scripts/lib/ports.mjs';
import { BIRTH, bytes, TOYS } from '../../test/running-service.ts';
import { serveTogether } from './serve-together.ts';
import { servicesConfig } from './service-config.ts';

const ALL = ['natal', 'dasha', 'meta'] as const;

describe('several services in one process', () => {
  const lines: Record<string, unknown>[] = [];
  let clients: readonly ToolClient[] = [];
  let running: Awaited<ReturnType<typeof serveTogether>>;
  let metricsPort = 0;

  beforeAll(async () => {
    const [grpc = 0, metrics = 0] = await freePorts(2, '127.0.0.1', ALL.length);
    metricsPort = metrics;
    const config = servicesConfig(50_051).parse({
      GRPC_PORT: String(grpc),
      METRICS_PORT: String(metrics),
      LAME_DUCK_SECONDS: '0',
      DRAIN_SECONDS: '5',
    });
    running = await serveTogether(
      'services',
      ALL.map((service) => ({ service, port: 0, toolsDirectory: TOYS })),
      config,
      (name) => suiteLogger(name, 'info', { write: (line: string) => void lines.push(JSON.parse(line)) }),
    );
    clients = ALL.map((_, index) => createToolClient(`127.0.0.1:${grpc + index}`));
  });
  afterAll(() => void clients.map((client) => client.close()));

  const metricsText = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const callsUnderWay = async () =>
    [...(await metricsText()).matchAll(/^cuspal_tool_calls_under_way\{.*\} (\d+)$/gm)].reduce(
      (sum, [, count]) => sum + Number(count),
      0,
    );
  const signs = (accountId: string) =>
    clients.map((client) =>
      client.callTool({ name: 'get_toy_sign', argumentsJson: bytes(BIRTH), caller: { requestId: 'r', accountId } }),
    );

  it('answer on consecutive ports, and each logs under its name', async () => {
    const answers = await Promise.all(signs('a'));
    expect(new Set(answers.map(({ resultJson }) => Buffer.from(resultJson).toString())).size).toBe(1);
    expect(answers.map(({ code }) => code)).toEqual(['', '', '']);
    const calls = lines.filter(({ msg }) => msg === 'call').map(({ service }) => service);
    expect(calls.toSorted()).toEqual(ALL.toSorted());
  });

  it('count their calls in one place', async () => {
    const text = await metricsText();
    expect(text).toMatch(/^cuspal_tool_calls_total\{tool="get_toy_sign",.*service="services".*\} 3$/m);
  });

  it('end together, when what is under way is done', async () => {
    const underWay = clients.map((client) =>
      client.callTool({ name: 'get_toy_wait', argumentsJson: bytes({ milliseconds: 1_000 }) }),
    );
    await expect.poll(callsUnderWay).toBe(3);
    expect(await running.drain()).toBe(true);
    expect((await Promise.all(underWay)).map(({ isError }) => isError)).toEqual([false, false, false]);
    await expect(fetch(`http://127.0.0.1:${metricsPort}/metrics`)).rejects.toThrow();
  });
});

it('the process of all services runs no workers', () => {
  expect(servicesConfig(50_051).safeParse({ WORKERS: '2' }).error?.issues[0]?.path).toEqual(['WORKERS']);
  expect(servicesConfig(50_051).parse({})).toMatchObject({ WORKERS: 1, GRPC_PORT: 50_051 });
});
