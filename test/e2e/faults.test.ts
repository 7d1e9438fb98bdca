import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { BIRTH, cuspal, pause, type Cuspal } from './support/cuspal.ts';

const TIMEOUT_MS = 120_000;
const DRAIN_MS = 10_000;

let system: Cuspal;
beforeAll(async () => {
  system = await cuspal();
}, TIMEOUT_MS);
afterAll(() => system?.stop(), TIMEOUT_MS);

const ephemeris = () => system.callTool('get_planets', BIRTH);
const log = (name: string) => readFileSync(join(system.dataDir, 'logs', `${name}.log`), 'utf8');

describe('draining', () => {
  it(
    'finishes the calls in flight when a service gets SIGTERM',
    async () => {
      // The connection stands, so that the calls below are under way when the signal comes.
      expect((await system.callTool('analyze_natal_promise', BIRTH)).isError).toBe(false);
      const running = Array.from({ length: 30 }, () => system.callTool('analyze_natal_promise', BIRTH));
      await pause(20);
      system.processes.get('natal')!.child.kill('SIGTERM');
      const answers = await Promise.all(running);
      for (const answer of answers) {
        // A call that arrived after the signal may be refused; none may be cut off half way or lost.
        expect(answer.status).toBe(200);
        if (answer.isError) expect(answer.result._meta.code).toBe('engine_unavailable');
      }
      expect(answers.some((answer) => !answer.isError)).toBe(true);
      const since = Date.now();
      while (system.processes.get('natal')!.running && Date.now() - since < DRAIN_MS) await pause(50);
      expect(system.processes.get('natal')!.running).toBe(false);
      system.restart('natal');
      await listening(Number(system.processes.get('natal')!.variables['GRPC_PORT']));
    },
    TIMEOUT_MS,
  );
});

describe('a client that goes away', () => {
  it(
    'costs the service nothing more: the call is cancelled and logged as such',
    async () => {
      // The connection stands, so that the calls that are given up have begun.
      expect((await ephemeris()).isError).toBe(false);
      await aborted({ ...BIRTH, year: 2000, month: 1 });
      const until = Date.now() + 5_000;
      while (!/"outcome":"cancelled"/.test(log('gateway')) && Date.now() < until) await pause(100);
      expect(log('gateway')).toMatch(/"outcome":"cancelled"/);
      expect((await ephemeris()).isError).toBe(false);
    },
    TIMEOUT_MS,
  );
});

describe('logs', () => {
  it('hold no birth data and no key', async () => {
    await ephemeris();
    for (const name of system.processes.keys()) {
      const text = log(name);
      expect(text).not.toContain('1992-08-14');
      expect(text).not.toContain('79.861');
      expect(text).not.toContain(system.key);
    }
    expect(log('gateway')).toMatch(/"tool":"get_planets"/);
  });
});

const listening = async (port: number) => {
  const { connect } = await import('node:net');
  for (let attempt = 0; attempt < 200; attempt++) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true));
      socket.once('error', () => resolve(false));
      socket.unref();
    });
    if (open) return;
    await pause(50);
  }
  throw new Error(`nothing listens on ${port}`);
};

/** Sends many calls and drops each connection as soon as the request is written. */
const aborted = async (args: object) => {
  const body = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'get_ephemeris', arguments: args },
  });
  for (let round = 0; round < 20; round++) {
    await new Promise<void>((resolve) => {
      const call = request(system.url, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${system.key}`,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        },
      });
      call.on('error', () => resolve());
      call.end(body, () => setTimeout(() => call.destroy(new Error('gone')), 2 + round));
      call.on('response', (response) => {
        response.on('error', () => resolve());
        response.resume().on('end', () => resolve());
      });
    });
  }
};
