import { stableText } from '@cuspal/telemetry/testing';
import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { takes } from '../support/wait.ts';
import { BIRTH } from './support/caller.ts';
import { sharedSystem } from './support/shared.ts';

const TIMEOUT_MS = 120_000;

const system = await sharedSystem();

const ephemeris = () => system.callTool('get_planets', BIRTH);
const log = (name: string) => readFileSync(join(system.dataDir, 'logs', `${name}.log`), 'utf8');

describe('a client that goes away', () => {
  it(
    'costs the service nothing more: the call is cancelled and logged as such',
    async () => {
      // The connection stands, so that the calls that are given up have begun.
      expect((await ephemeris()).isError).toBe(false);
      await aborted({ ...BIRTH, year: 2000, month: 1 });
      await expect.poll(() => log('gateway')).toMatch(/"tool":"get_ephemeris".*"outcome":"cancelled"/);
      expect((await ephemeris()).isError).toBe(false);
    },
    TIMEOUT_MS,
  );
});

describe('logs', () => {
  it('hold no birth data and no key', async () => {
    await ephemeris();
    for (const name of system.pids.keys()) {
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
