import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { exampleOf } from '@cuspal/catalog';
import { suiteLogger } from '@cuspal/telemetry/testing';
import { status } from '@grpc/grpc-js';
import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../../test/support/wait.ts';
import { Searches } from './searches.ts';

const FILE = fileURLToPath(new URL('./search-process.ts', import.meta.url));
const NAME = 'find_birth_time';
const ASKED = { name: NAME, argumentsJson: Buffer.from(JSON.stringify(exampleOf(NAME).arguments)) };
const waiting = (signal = new AbortController().signal) => ({ signal, deadline: Date.now() + 60_000 });

const children: ChildProcess[] = [];
let searches: Searches;

function open(idleMs = 60_000): Searches {
  const start = (): ChildProcess => {
    const child = fork(FILE, [], { serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    children.push(child);
    return child;
  };
  searches = new Searches({ logger: suiteLogger('searches', 'silent', { write: () => {} }), idleMs, start });
  return searches;
}

afterEach(() => {
  searches.close();
  children.length = 0;
});

describe('long searches beside the gateway', () => {
  it('share a process, which ends when there are none', async () => {
    open(50);
    const search = () => searches.call('election', ASKED, waiting());
    const [first, second] = await Promise.all([search(), search()]);
    expect([first.code, second.code]).toEqual(['', '']);
    expect(Buffer.from(second.resultJson)).toEqual(Buffer.from(first.resultJson));
    expect(children).toHaveLength(1);
    expect(await eventually(() => children[0]?.signalCode === 'SIGKILL')).toBe(true);
  });

  it('fail as those of a service that is away when the process is lost, and the next ones work', async () => {
    const lost = open().call('election', ASKED, waiting());
    children[0]?.kill('SIGKILL');
    await expect(lost).rejects.toMatchObject({ code: status.UNAVAILABLE });
    expect((await searches.call('election', ASKED, waiting())).code).toBe('');
    expect(children).toHaveLength(2);
  });

  it('end when nobody waits for them', async () => {
    const gone = new AbortController();
    const search = open().call('election', ASKED, waiting(gone.signal));
    gone.abort();
    await expect(search).rejects.toMatchObject({ code: status.CANCELLED });
  });

  it('are refused once the gateway closes', async () => {
    open().close();
    await expect(searches.call('election', ASKED, waiting())).rejects.toMatchObject({ code: status.UNAVAILABLE });
    expect(children).toHaveLength(0);
  });
});
