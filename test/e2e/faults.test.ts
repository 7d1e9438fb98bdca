import { stableText } from '@cuspal/telemetry/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { answers } from '../../gateway/test/servers.ts';
import { eventually, takes } from '../support/wait.ts';
import { BIRTH, cuspal, type Cuspal } from './support/cuspal.ts';

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
      // When one is done the others are under way.
      await Promise.race(running);
      system.processes.get('natal')!.child.kill('SIGTERM');
      const ended = await Promise.all(running);
      for (const answer of ended) {
        // A call that arrived after the signal may be refused; none may be cut off half way or lost.
        expect(answer.status).toBe(200);
        if (answer.isError) expect(answer.result._meta.code).toBe('engine_unavailable');
      }
      expect(ended.some((answer) => !answer.isError)).toBe(true);
      expect(await eventually(() => !system.processes.get('natal')!.running, DRAIN_MS)).toBe(true);
      system.restart('natal');
      const address = `grpc://127.0.0.1:${system.processes.get('natal')!.variables['GRPC_PORT']}`;
      expect(await eventually(() => answers(address))).toBe(true);
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
      await expect.poll(() => log('gateway')).toMatch(/"outcome":"cancelled"/);
      expect((await ephemeris()).isError).toBe(false);
    },
    TIMEOUT_MS,
  );
});

describe('logs', () => {
  it('hold no birth data and no key', async () => {
    await ephemeris();
    for (const name of system.processes.keys()) {
      const text = stableText(log(name));
      expect(text).not.toContain('1992-08-14');
      expect(text).not.toContain('79.861');
      expect(text).not.toContain(system.key);
    }
    expect(log('gateway')).toMatch(/"tool":"get_planets"/);
  });
});

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
      call.end(body, () => void takes(2 + round).then(() => call.destroy(new Error('gone'))));
      call.on('response', (response) => {
        response.on('error', () => resolve());
        response.resume().on('end', () => resolve());
      });
    });
  }
};
