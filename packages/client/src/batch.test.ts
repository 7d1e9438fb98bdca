import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { problemBody, sendJson, startServer } from '../test/server.ts';
import type { BatchCall } from './batch.ts';
import { Cuspal } from './cuspal.ts';

interface Line {
  readonly id: number;
  readonly name: string;
  readonly arguments: { readonly number?: number };
  readonly fields?: readonly string[];
}

const linesIn = (body: string): Line[] =>
  body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
const ok = ({ id, arguments: args }: Line) =>
  `${JSON.stringify({ id, status: 200, result: { number: args.number } })}\n`;
const stream = (response: ServerResponse) =>
  response.writeHead(200, { 'Content-Type': 'application/x-ndjson', 'X-Request-Id': 'req-9' });

const all = async <Item>(items: AsyncIterable<Item>): Promise<readonly Item[]> => {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
};

const lookUp = (number: number): BatchCall<'get_sub_lord_table'> => ({
  name: 'get_sub_lord_table',
  arguments: { number },
});

describe('a batch', () => {
  it('gives one result for each call with its own id, in the order of the answers', async () => {
    await using server = await startServer(({ body }, response) => {
      const [first, second, third] = linesIn(body);
      if (!first || !second || !third) throw new Error('not three calls');
      const problem = problemBody('validation_failed', 400, { field: 'number' });
      stream(response).end(
        `${ok(third)}\n${JSON.stringify({ id: first.id, status: 400, problem })}\n${ok(second).trim()}`,
      );
    });
    const client = new Cuspal({ apiKey: 'k', baseUrl: server.url });
    const calls = [{ ...lookUp(250), id: 'same' }, { ...lookUp(7), id: 'same' }, lookUp(9)];
    const results = await all(client.batch(calls, { fields: ['row'], precision: 2 }));
    expect(results).toMatchObject([
      { id: 2, name: 'get_sub_lord_table', ok: true, result: { number: 9 } },
      { id: 'same', ok: false, error: { code: 'validation_failed', field: 'number', requestId: 'req-1' } },
      { id: 'same', ok: true, result: { number: 7 } },
    ]);
    expect(server.got[0]).toMatchObject({
      method: 'POST',
      url: '/v1/batch',
      headers: { 'content-type': 'application/x-ndjson' },
    });
    expect(linesIn(server.got[0]?.body ?? '')[1]).toEqual({
      id: 1,
      name: 'get_sub_lord_table',
      arguments: { number: 7 },
      fields: ['row'],
      precision: 2,
    });
  });

  it('takes as many requests as it needs, one after the other', async () => {
    await using server = await startServer(({ body }, response) =>
      stream(response).end(linesIn(body).map(ok).join('')),
    );
    const client = new Cuspal({ apiKey: 'k', baseUrl: server.url });
    async function* calls() {
      for (let number = 0; number < 2_345; number += 1) yield lookUp(number);
    }
    const results = await all(client.batch(calls()));
    expect(results).toMatchObject(Array.from({ length: 2_345 }, (_, id) => ({ id, ok: true, result: { number: id } })));
    expect(server.got.map(({ body }) => linesIn(body).length)).toEqual([1_000, 1_000, 345]);
  });

  it('keeps each request under 4 MiB, however large the calls', async () => {
    await using server = await startServer(({ body }, response) =>
      stream(response).end(linesIn(body).map(ok).join('')),
    );
    const client = new Cuspal({ apiKey: 'k', baseUrl: server.url });
    // Three bytes a character.
    const calls = Array.from({ length: 50 }, () => ({
      name: 'get_reading_protocol' as const,
      arguments: { question: '月'.repeat(60_000) },
    }));
    expect(await all(client.batch(calls))).toHaveLength(50);
    const sizes = server.got.map(({ body }) => Buffer.byteLength(body));
    expect(sizes).toHaveLength(3);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(4 * 1024 * 1024);
  });

  it('says of each call without a result that the answer broke off', async () => {
    await using server = await startServer(({ body }, response) => {
      const [first] = linesIn(body);
      stream(response).write(first ? ok(first) : '', () => response.destroy());
    });
    const client = new Cuspal({ apiKey: 'k', baseUrl: server.url, retries: 1 });
    const results = await all(client.batch([lookUp(1), lookUp(2), lookUp(3)]));
    expect(results).toMatchObject([
      { id: 0, ok: true },
      { id: 1, ok: false, error: { code: 'interrupted', requestId: 'req-9', recoverable: true } },
      { id: 2, ok: false, error: { code: 'interrupted' } },
    ]);
    expect(server.got).toHaveLength(2);
  });

  it('is sent again under its key when its answer breaks off, and gives each result once', async () => {
    await using server = await startServer(({ body }, response, number) => {
      const lines = linesIn(body).map(ok);
      if (number === 1) stream(response).write(lines[0] ?? '', () => response.destroy());
      else stream(response).end(lines.join(''));
    });
    const client = new Cuspal({ apiKey: 'k', baseUrl: server.url });
    const results = await all(client.batch([lookUp(1), lookUp(2), lookUp(3)]));
    expect(results.map(({ id, ok: succeeded }) => [id, succeeded])).toEqual([
      [0, true],
      [1, true],
      [2, true],
    ]);
    const [first, second] = server.got;
    expect(first?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
    expect([second?.headers['idempotency-key'], second?.body]).toEqual([
      first?.headers['idempotency-key'],
      first?.body,
    ]);
  });

  it('takes no line that it did not ask for, nor the same twice', async () => {
    await using server = await startServer(({ body }, response) => {
      const line = ok(linesIn(body)[0] ?? { id: 0, name: '', arguments: {} });
      stream(response).end(
        `${line}${line}{"id":7,"status":200,"result":{}}\n{"id":"0","status":200,"result":{}}\nnull\n`,
      );
    });
    const client = new Cuspal({ apiKey: 'k', baseUrl: server.url });
    expect(await all(client.batch([lookUp(4)]))).toMatchObject([{ id: 0, ok: true, result: { number: 4 } }]);
  });

  it('rejects when it is refused whole, and sends nothing when there are no calls', async () => {
    await using server = await startServer((_, response) => sendJson(response, problemBody('auth_invalid', 401), 401));
    const client = new Cuspal({ apiKey: 'k', baseUrl: server.url });
    expect(await all(client.batch([]))).toEqual([]);
    await expect(client.batch([lookUp(1)]).next()).rejects.toMatchObject({ code: 'auth_invalid', status: 401 });
    expect(server.got).toHaveLength(1);
  });

  it('ends at the server when its reader stops, and rejects when it is given up', async () => {
    let gone: Promise<unknown> = Promise.resolve();
    await using server = await startServer(({ body }, response) => {
      gone = once(response, 'close');
      const [first] = linesIn(body);
      stream(response).write(first ? ok(first) : '');
    });
    const client = new Cuspal({ apiKey: 'k', baseUrl: server.url });
    for await (const result of client.batch([lookUp(1), lookUp(2)])) {
      expect(result.ok).toBe(true);
      break;
    }
    await gone;
    const stop = new AbortController();
    const results = client.batch([lookUp(1), lookUp(2)], { signal: stop.signal });
    await results.next();
    stop.abort(new Error('not wanted'));
    await expect(results.next()).rejects.toThrow('not wanted');
  });
});
