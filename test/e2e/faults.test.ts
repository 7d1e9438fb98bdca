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
      await abortLongCall();
      await expect.poll(isCancelled, { timeout: 10_000 }).toBe(true);
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

const isCancelled = (): boolean => /"tool":"rectify_birth_time".*"outcome":"cancelled"/.test(log('gateway'));

/** A call that takes some hundred milliseconds, so that it is under way when its connection is dropped. */
const LONG_CALL = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: {
    name: 'rectify_birth_time',
    arguments: {
      ...BIRTH,
      known_events: [
        { event: 'Career / Job Start', date: '2015-07-06' },
        { event: 'Marriage', date: '2019-02-10' },
        { event: 'Childbirth / Progeny', date: '2021-09-23' },
      ],
    },
  },
});
/** Longest wait before a connection is dropped. */
const LONGEST_MS = 40;

/**
 * Sends the call and drops each connection a little after the request is written, each time a little later and then from
 * the beginning again, until it had begun by then: how soon that is depends on what else the machine does.
 */
const abortLongCall = async () => {
  for (let round = 0; round < 200 && !isCancelled(); round++) {
    await new Promise<void>((resolve) => {
      const call = request(system.url, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${system.key}`,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(LONG_CALL),
        },
      });
      call.on('error', () => resolve());
      call.end(LONG_CALL, () => void takes(2 + (round % LONGEST_MS)).then(() => call.destroy(new Error('gone'))));
      call.on('response', (response) => {
        response.on('error', () => resolve());
        response.resume().on('end', () => resolve());
      });
    });
  }
};
