import { describe, expect, it } from 'vitest';
import { problemBody, sendJson, startServer } from '../test/server.ts';
import { Transport, type TransportParts } from './transport.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');

/** A transport that waits in no time and notes how long it would have. */
function waitless(baseUrl: string, parts: Partial<TransportParts> = {}) {
  const waits: number[] = [];
  const transport = new Transport({
    baseUrl,
    credential: () => 'k',
    timeoutMs: 60_000,
    retries: 3,
    longestWaitMs: 20_000,
    random: () => 0,
    fetch,
    now: () => NOW,
    pause: async (ms) => void waits.push(ms),
    ...parts,
  });
  return { transport, waits };
}

const SENT = { path: '/v1/tools/x', body: '{}' };

describe('trying again', () => {
  it('waits as long as the server asks for, in seconds or until a date', async () => {
    const asked = ['3', new Date(NOW + 7_000).toUTCString(), undefined];
    await using server = await startServer((_, response, number) => {
      const wait = asked[number - 1];
      if (number > 3) return sendJson(response, { done: true });
      return sendJson(
        response,
        problemBody('rate_limited', 429),
        429,
        wait === undefined ? {} : { 'Retry-After': wait },
      );
    });
    const { transport, waits } = waitless(server.url);
    expect(await transport.read(SENT)).toEqual({ done: true });
    // The third asked for nothing: the third step of the client's own waits, at its lower half.
    expect(waits).toEqual([3_000, 7_000, 500]);
    expect(server.got.map(({ body }) => body)).toEqual(['{}', '{}', '{}', '{}']);
  });

  it('is spread, so that many clients do not come back at once', async () => {
    const first = async (random: number) => {
      await using server = await startServer((_, response) =>
        sendJson(response, problemBody('engine_unavailable', 503), 503),
      );
      const { transport, waits } = waitless(server.url, { random: () => random, retries: 4 });
      await expect(transport.read(SENT)).rejects.toMatchObject({ code: 'engine_unavailable' });
      return waits;
    };
    expect(await first(0)).toEqual([125, 250, 500, 1_000]);
    expect(await first(1)).toEqual([250, 500, 1_000, 2_000]);
  });

  it.each([
    ['validation_failed', 400, {}],
    ['quota_exhausted', 402, { retryAfterSeconds: 5 }],
    ['engine_timeout', 504, {}],
    ['internal_error', 500, {}],
    ['auth_expired', 401, {}],
  ])('is not done for %s', async (code, status, more) => {
    await using server = await startServer((_, response) =>
      sendJson(response, problemBody(code, status, more), status),
    );
    const { transport, waits } = waitless(server.url);
    await expect(transport.read(SENT)).rejects.toMatchObject({ code, status });
    expect([server.got.length, waits]).toEqual([1, []]);
  });

  it('is done when nobody answers and when a proxy has no server, and ends', async () => {
    let tries = 0;
    const nobody = () => Promise.reject(new TypeError(`fetch failed ${(tries += 1)}`));
    const away = waitless('http://127.0.0.1:1', { fetch: nobody, retries: 2 });
    await expect(away.transport.read(SENT)).rejects.toMatchObject({ code: 'unreachable' });
    expect([tries, away.waits.length]).toEqual([3, 2]);
    await using server = await startServer((_, response, number) =>
      number === 1 ? response.writeHead(502).end('<html>') : sendJson(response, { done: true }),
    );
    expect(await waitless(server.url).transport.read(SENT)).toEqual({ done: true });
  });

  it('is left to the caller where the wait is too long, for the client or for the time of the call', async () => {
    await using server = await startServer((_, response) =>
      sendJson(response, problemBody('rate_limited', 429), 429, { 'Retry-After': '15' }),
    );
    const short = { code: 'rate_limited', retryAfterSeconds: 15 };
    await expect(waitless(server.url, { longestWaitMs: 10_000 }).transport.read(SENT)).rejects.toMatchObject(short);
    await expect(waitless(server.url).transport.read(SENT, { timeoutMs: 9_000 })).rejects.toMatchObject(short);
    expect(server.got).toHaveLength(2);
  });

  it('stops when the call is given up while it waits', async () => {
    const stop = new AbortController();
    await using server = await startServer((_, response) => sendJson(response, problemBody('rate_limited', 429), 429));
    const { transport } = waitless(server.url, { pause: async () => stop.abort(new Error('enough')) });
    await expect(transport.read(SENT, { signal: stop.signal })).rejects.toThrow('enough');
    expect(server.got).toHaveLength(1);
  });

  it('goes under one key, another one for each call, and reads are sent without', async () => {
    await using server = await startServer((_, response, number) =>
      number % 2 === 1
        ? response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"done', () => response.destroy())
        : sendJson(response, { done: true }),
    );
    const { transport } = waitless(server.url);
    expect(await transport.read(SENT)).toEqual({ done: true });
    expect(await transport.read(SENT)).toEqual({ done: true });
    expect(await transport.read({ path: '/v1/tools' })).toEqual({ done: true });
    const keys = server.got.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual([keys[0], keys[0], keys[2], keys[2], undefined, undefined]);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[2]).not.toBe(keys[0]);
  });
});
