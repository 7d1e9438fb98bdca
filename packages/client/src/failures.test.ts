import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { problemBody, sendJson, startServer } from '../test/server.ts';
import { Cuspal } from './cuspal.ts';
import { CuspalError } from './error.ts';

const BIRTH = { birth_datetime: '1990-05-17T14:30', latitude: 95.25, longitude: 72.8777, utc_offset_minutes: 330 };

const failureOf = async (call: Promise<unknown>): Promise<CuspalError> => {
  const failure: unknown = await call.then(
    () => undefined,
    (fault: unknown) => fault,
  );
  if (failure instanceof CuspalError) return failure;
  throw new Error('no CuspalError', { cause: failure });
};

describe('a failed call', () => {
  it('tells code, field, remedy, status and request', async () => {
    const detail = 'Argument "latitude" is 95.25 but must be from -90 to 90.';
    const body = problemBody('validation_failed', 400, { field: 'latitude', detail });
    await using server = await startServer((_, response) => sendJson(response, body, 400));
    const failure = await failureOf(new Cuspal({ apiKey: 'k', baseUrl: server.url }).getFullChart(BIRTH));
    expect(failure).toMatchObject({
      code: 'validation_failed',
      field: 'latitude',
      status: 400,
      recoverable: true,
      requestId: 'req-1',
      detail,
      message: 'validation_failed at latitude. Correct what field names and send the request again. Request req-1.',
    });
    expect(server.got).toHaveLength(1);
  });

  it('prints nothing that was sent, whatever prints it', async () => {
    const detail = `Nothing can be made of ${JSON.stringify(BIRTH)}.`;
    const body = problemBody('validation_failed', 400, { field: '1990-05-17T14:30', detail });
    await using server = await startServer((_, response) => sendJson(response, body, 400));
    const failure = await failureOf(new Cuspal({ apiKey: 'mcp_secret', baseUrl: server.url }).getFullChart(BIRTH));
    const printed = [
      inspect(failure, { depth: 9, showHidden: true }),
      JSON.stringify(failure),
      String(failure),
      failure.stack,
    ];
    for (const text of [...printed, JSON.stringify(Object.entries(failure))]) {
      for (const secret of ['1990', '95.25', '72.8777', 'mcp_secret']) expect(text).not.toContain(secret);
    }
    expect(failure.detail).toBe(detail);
  });

  it('names no place and no address when nobody answers', async () => {
    const fetch = () => Promise.reject(new TypeError('error sending request for http://127.0.0.1/v1/places?q=Pune'));
    const client = new Cuspal({ apiKey: 'mcp_secret', fetch, retries: 0 });
    const failure = await failureOf(client.places('Pune'));
    expect(failure).toMatchObject({ code: 'unreachable', status: undefined, recoverable: true });
    expect(inspect(failure, { depth: 9, showHidden: true }) + failure.stack).not.toMatch(
      /Pune|127\.0\.0\.1|mcp_secret/,
    );
  });

  it('follows no redirect: key and birth data go to no other server', async () => {
    await using other = await startServer((_, response) => sendJson(response, {}));
    await using server = await startServer((_, response) => response.writeHead(307, { Location: other.url }).end());
    const failure = await failureOf(new Cuspal({ apiKey: 'k', baseUrl: server.url }).getFullChart(BIRTH));
    expect(failure).toMatchObject({ code: 'unexpected_answer', status: 307, recoverable: false });
    expect(other.got).toHaveLength(0);
  });

  it.each([
    ['no JSON', 200, 'application/json', '<html>'],
    ['a page of a proxy', 418, 'text/html', '<html>'],
    ['a problem of another kind', 409, 'application/problem+json', '{"title":"Conflict"}'],
  ])('is one of the answer when that is %s', async (_, status, type, text) => {
    await using server = await startServer((__, response) =>
      response.writeHead(status, { 'Content-Type': type }).end(text),
    );
    const failure = await failureOf(new Cuspal({ apiKey: 'k', baseUrl: server.url }).getFullChart(BIRTH));
    expect(failure).toMatchObject({ code: 'unexpected_answer', status });
  });

  it('rejects with the reason of the signal, before and while it runs', async () => {
    const stop = new AbortController();
    await using server = await startServer(() => stop.abort(new Error('not wanted any more')));
    const client = new Cuspal({ apiKey: 'k', baseUrl: server.url });
    await expect(client.getFullChart(BIRTH, { signal: stop.signal })).rejects.toThrow('not wanted any more');
    await expect(client.getFullChart(BIRTH, { signal: stop.signal })).rejects.toThrow('not wanted any more');
    expect(server.got).toHaveLength(1);
  });

  it('ends at its time, also in the middle of the answer', async () => {
    await using server = await startServer((_, response) => response.writeHead(200).write('{"houses":'));
    const client = new Cuspal({ apiKey: 'k', baseUrl: server.url, timeoutMs: 50 });
    expect(await failureOf(client.getFullChart(BIRTH))).toMatchObject({ code: 'deadline', recoverable: true });
    await expect(client.getFullChart(BIRTH, { timeoutMs: Number.NaN })).rejects.toThrow('timeoutMs');
  });
});
