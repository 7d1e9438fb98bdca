import { status } from '@grpc/grpc-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BIRTH, bytes, read, start, until, type Running } from '../../test/running-service.ts';

describe('a call that says how far it is', () => {
  let running: Running;
  beforeAll(async () => {
    running = await start();
  });
  afterAll(async () => {
    running.client.close();
    await running.service.drain();
  });

  it('tells how far it is, after half a second at first and the answer last', async () => {
    const heard: { readonly atMs: number; readonly done: number; readonly message: string }[] = [];
    const begun = performance.now();
    const answer = await running.client.callToolStream(
      { name: 'get_toy_wait', argumentsJson: bytes({ milliseconds: 1_800 }) },
      ({ done, message }) => void heard.push({ atMs: performance.now() - begun, done, message }),
    );
    expect(answer).toMatchObject({ isError: false, units: 1 });
    expect(heard.length).toBeGreaterThanOrEqual(2);
    expect(heard.length).toBeLessThanOrEqual(3);
    expect(heard.map(({ done }) => done)).toEqual([...new Set(heard.map(({ done }) => done))].sort((a, b) => a - b));
    for (const { atMs, done, message } of heard) {
      expect(atMs).toBeGreaterThanOrEqual(500);
      expect(done).toBeGreaterThan(25);
      expect(message).toBe('waiting');
    }
  });

  it('streams to the same answers, errors, deadline and cancellation as the plain call', async () => {
    const stream = (name: string, args: object, options = {}) =>
      running.client.callToolStream({ name, argumentsJson: bytes(args) }, () => {}, options);
    const [plain, streamed] = [
      await running.client.callTool({ name: 'get_toy_sign', argumentsJson: bytes(BIRTH) }),
      await stream('get_toy_sign', BIRTH),
    ];
    expect(read(streamed.resultJson)).toEqual(read(plain.resultJson));
    expect(await stream('get_toy_sign', {})).toMatchObject({ isError: true, code: 'birth_data_missing', units: 0 });
    await expect(stream('get_other', {})).rejects.toMatchObject({ code: status.NOT_FOUND });
    const long = { milliseconds: 20_000 };
    await expect(stream('get_toy_wait', long, { deadlineMs: 300 })).rejects.toMatchObject({
      code: status.DEADLINE_EXCEEDED,
    });
    await until(() => running.service.underWay === 0);
    const gone = new AbortController();
    const answer = stream('get_toy_wait', long, { signal: gone.signal });
    const before = running.lines.filter(({ outcome }) => outcome === 'cancelled').length;
    await until(() => running.service.underWay === 1);
    gone.abort();
    await expect(answer).rejects.toMatchObject({ code: status.CANCELLED });
    await until(() => running.lines.filter(({ outcome }) => outcome === 'cancelled').length === before + 1);
  });
});
