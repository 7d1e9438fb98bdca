import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../test/gateway.ts';
import { legacy, send, type RawAnswer } from '../../test/http.ts';
import { Compressor } from './compressor.ts';
import { LoopLag } from './loop-lag.ts';
import { keep } from './pieces.ts';

const LONG = Buffer.from(JSON.stringify('a long text, '.repeat(4_000)));
const JSON_TYPE = { 'Content-Type': 'application/json' };

describe('what is compressed', () => {
  const lag = { ms: 0, close: () => {} };
  const compressor = new Compressor(lag);
  const takes = (headers = {}, accept = 'gzip, deflate, br', body: Uint8Array = LONG): boolean =>
    compressor.mayTake({ ...JSON_TYPE, ...headers }, accept, [body]);

  it('is what a client takes so', () => {
    for (const accept of ['gzip', 'gzip, deflate, br', 'br;q=1.0, gzip;q=0.8, *;q=0.1', 'deflate,gzip'])
      expect([accept, takes({}, accept)]).toEqual([accept, true]);
    for (const accept of ['', 'br', 'gzip;q=0', 'gzip;q=0.0', 'identity', 'xgzip'])
      expect([accept, takes({}, accept)]).toEqual([accept, false]);
  });

  it('is long, no page, and not compressed or shared yet', () => {
    expect(takes({}, 'gzip', Buffer.alloc(16 * 1024 - 1))).toBe(false);
    expect(takes({}, 'gzip', Buffer.alloc(16 * 1024))).toBe(true);
    for (const type of ['text/html; charset=utf-8', 'text/event-stream', 'application/x-ndjson', undefined])
      expect([type, takes({ 'Content-Type': type })]).toEqual([type, false]);
    expect(takes({ 'Content-Encoding': 'br' })).toBe(false);
    expect(takes({}, 'gzip', keep(Buffer.alloc(20_000)))).toBe(false);
  });

  it('is nothing while the event loop is late', () => {
    lag.ms = 5;
    expect(takes()).toBe(false);
    lag.ms = 4.9;
    expect(takes()).toBe(true);
  });

  it('is at most eight answers at once', async () => {
    const sent = Array.from(
      { length: 8 },
      () => new Promise<void>((resolve) => compressor.compress(JSON_TYPE, [LONG], () => resolve())),
    );
    expect(takes()).toBe(false);
    await Promise.all(sent);
    expect(takes()).toBe(true);
  });
});

describe('a long answer', () => {
  const gateways: Record<string, TestGateway> = {};
  beforeAll(async () => {
    for (const [name, compress] of [
      ['auto', true],
      ['off', false],
    ] as const)
      gateways[name] = await startTestGateway({ config: { compress } });
  });
  afterAll(() => Promise.all(Object.values(gateways).map(({ gateway }) => gateway.close())));

  const call = (which: string, headers: Record<string, string>) =>
    send(
      gateways[which]?.url ?? '',
      legacy('tools/call', { name: 'echo_arguments', arguments: { text: 'a long text, '.repeat(4_000) } }, headers),
    );

  /** On a machine with other work the event loop is late now and then. */
  async function calledUntil(suits: (headers: RawAnswer['headers']) => boolean): Promise<RawAnswer> {
    for (;;) {
      const answer = await call('auto', { 'accept-encoding': 'gzip' });
      if (suits(answer.headers)) return answer;
    }
  }

  it('says the same with gzip as without', async () => {
    const plain = await call('auto', {});
    expect(plain.headers['content-encoding']).toBeUndefined();
    const packed = await calledUntil((headers) => headers['content-encoding'] === 'gzip');
    expect(packed.headers['vary']).toContain('Accept-Encoding');
    // Not compared by vitest, which would print it.
    expect(gunzipSync(packed.bytes).toString() === plain.text).toBe(true);
  });

  it('is left as it is with COMPRESS=off', async () => {
    const { headers } = await call('off', { 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBeUndefined();
  });
});

it('the lag of the event loop is how late it was last, or is by now', () => {
  let now = 0;
  const lag = new LoopLag(() => now);
  now = 15;
  expect(lag.ms).toBe(0);
  now = 50;
  expect(lag.ms).toBe(30);
  lag.close();
});
