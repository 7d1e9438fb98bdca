import { execFileSync, fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createToolClient, type ToolClient } from '@cuspal/proto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePorts } from '../../../../scripts/lib/ports.mjs';
import { eventually } from '../../../../test/support/wait.ts';
import { BIRTH, bytes } from '../../test/running-service.ts';

const WORKERS = 2;
const caller = { requestId: 'r', accountId: 'a' };

describe('a service of two workers', () => {
  let parent: ChildProcess;
  let client: ToolClient;
  let metrics: readonly number[] = [];
  let port = 0;

  beforeAll(async () => {
    const [grpc = 0, first = 0] = await freePorts(2, '127.0.0.1', WORKERS);
    port = grpc;
    metrics = [first, first + 1];
    parent = fork(new URL('../../test/toy-service.ts', import.meta.url).pathname, {
      env: {
        ...process.env,
        WORKERS: String(WORKERS),
        GRPC_PORT: String(port),
        METRICS_PORT: String(first),
        LAME_DUCK_SECONDS: '0',
        LOG_LEVEL: 'silent',
      },
      silent: true,
    });
    client = createToolClient(`127.0.0.1:${port}-${port + 1}`);
    await Promise.all(metrics.map((each) => eventually(async () => (await workersCalls(each)) === 0, 30_000)));
    await client.ready(5_000);
  });
  afterAll(async () => {
    client.close();
    parent.kill('SIGKILL');
  });

  const call = async (): Promise<string> => {
    const request = { name: 'get_toy_sign', argumentsJson: bytes(BIRTH), caller };
    return String((await client.callTool(request)).code);
  };
  /** Pairs of calls at the same time until it is so, for twenty seconds. */
  const callUntil = (holds: () => Promise<boolean>): Promise<boolean> =>
    eventually(async () => {
      expect(await Promise.all([call(), call()])).toEqual(['', '']);
      return holds();
    });

  it('shares the calls that come to the range of their ports', async () => {
    const bothWork = async () => (await Promise.all(metrics.map(workersCalls))).every((calls) => calls > 10);
    expect(await callUntil(bothWork)).toBe(true);
  });

  it('starts a worker again that was killed, while calls go on', async () => {
    const before = workersOf(parent);
    expect(before).toHaveLength(WORKERS);
    process.kill(before[1] ?? 0, 'SIGKILL');
    expect(
      await callUntil(async () => workersOf(parent).length === WORKERS && workersOf(parent)[1] !== before[1]),
    ).toBe(true);
    expect(await callUntil(async () => (await workersCalls(metrics[1] ?? 0)) > 0)).toBe(true);
  });

  it('ends all of them on SIGTERM, with 0', async () => {
    const workers = workersOf(parent);
    const exited = once(parent, 'exit');
    parent.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
    for (const pid of workers) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });
});

const workersOf = ({ pid }: ChildProcess): readonly number[] =>
  execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number);

/** Calls that a worker has answered, from its own metrics; -1 while it does not listen. */
async function workersCalls(port: number): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`).catch(() => undefined);
  if (response === undefined) return -1;
  const counts = (await response.text()).matchAll(/^cuspal_tool_calls_total\{.*\} (\d+)/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}
