import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { KEY } from '../../test/gateway.ts';
import { REST_CATALOGUE, restSuite } from '../../test/rest-suite.ts';
import { eventually } from '../../test/services.ts';

const suite = restSuite();
const { ask, call } = suite;
const get = (path: string, headers = {}) => ask({ method: 'GET', path, headers });

describe('a call by REST', () => {
  it('answers with the result itself', async () => {
    const { status, headers, text } = await call('echo_arguments', { latitude: 12.5, name: 'ü' });
    expect([status, text]).toEqual([200, '{"latitude":12.5,"name":"ü"}']);
    expect(headers['content-type']).toBe('application/json');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('answers in plain text where the tool does', async () => {
    const { headers, text } = await call('get_tool_catalog');
    expect([headers['content-type'], text]).toEqual(['text/plain; charset=utf-8', 'All tools.']);
  });

  it('takes an empty body as no arguments and a name that is escaped', async () => {
    expect((await call('echo_arguments', '')).text).toBe('{}');
    expect((await call('echo%5Farguments', { latitude: 1 })).text).toBe('{"latitude":1}');
  });

  it('cuts the answer to what is wanted of it', async () => {
    const args = { system: 'kp', latitude: 12.3456, ms: 5 };
    const asked = (query: string) => call(`echo_structured?${query}`, args);
    expect((await asked('fields=latitude&precision=1')).text).toBe('{"system":"kp","latitude":12.3}');
    expect((await asked('fields=latitude&fields=ms')).text).toBe('{"system":"kp","latitude":12.3456,"ms":5}');
    expect((await asked('fields=latitude,nothing')).json).toMatchObject({
      status: 400,
      code: 'validation_failed',
      field: 'fields',
      detail:
        'Argument "fields" names "nothing", which is no member of this answer. echo_structured answers with system, latitude, ms, name.',
    });
    expect((await asked('precision=1&precision=2')).json).toMatchObject({ field: 'precision' });
    expect((await asked('toolsets=core')).json).toMatchObject({
      field: 'toolsets',
      detail: 'Unknown parameter "toolsets". This address takes fields, precision. Leave it out.',
    });
  });

  it('sends page as one of the arguments', async () => {
    await call('echo_arguments', { page: 2 });
    expect(JSON.parse(Buffer.from(suite.service.calls.at(-1)?.argumentsJson ?? []).toString())).toEqual({ page: 2 });
  });

  it('is stopped when the client leaves', async () => {
    const before = suite.service.cancelled;
    const gone = fetch(`${suite.gateway.url}/v1/tools/sleep_briefly`, {
      method: 'POST',
      headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
      body: '{"ms":60000}',
      signal: AbortSignal.timeout(200),
    });
    await expect(gone).rejects.toThrow();
    expect(await eventually(() => suite.service.cancelled === before + 1)).toBe(true);
  });
});

describe('definitions by REST', () => {
  it('lists every tool with its whole schema', async () => {
    const { status, json, headers } = await get('/v1/tools');
    expect(status).toBe(200);
    expect(headers['vary']).toContain('Accept-Encoding');
    expect(json.tools.map(({ name }: { name: string }) => name)).toEqual(REST_CATALOGUE.map(({ name }) => name));
    for (const [at, entry] of REST_CATALOGUE.entries()) {
      expect(json.tools[at]).toMatchObject({ title: entry.title, inputSchema: entry.inputSchema });
      expect((await get(`/v1/tools/${entry.name}`)).json).toEqual(json.tools[at]);
    }
  });

  it('is compressed for those who take it so', async () => {
    const plain = await get('/v1/tools');
    const { headers, bytes } = await get('/v1/tools', { 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(bytes).toString()).toBe(plain.text);
  });

  it('has no body for HEAD', async () => {
    const { status, text } = await ask({ method: 'HEAD', path: '/v1/tools' });
    expect([status, text]).toEqual([200, '']);
  });
});
