import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLABLE } from '@cuspal/catalog';
import { brotliDecompressSync } from 'node:zlib';
import { OWN_META } from '../../../test/endpoint-suite.ts';
import { startTestGateway, type TestGateway } from '../../../test/gateway.ts';
import { legacy, MODERN, modern, send, type RawRequest } from '../../../test/http.ts';
import { CHENNAI } from '../../../test/prompt-arguments.ts';
import { knownTimeZones } from '../prompts/arguments/time-zone.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogue: CALLABLE });
});
afterAll(() => gateway.gateway.close());
const ask = (request: RawRequest) => send(gateway.url, request);

const ERAS = [
  [MODERN, modern],
  ['2025-11-25', legacy],
] as const;

describe.each(ERAS)('texts of %s', (era, request) => {
  const cached =
    era === MODERN ? { resultType: 'complete', ttlMs: 3_600_000, cacheScope: 'public', _meta: OWN_META } : {};
  const done = era === MODERN ? { resultType: 'complete', _meta: OWN_META } : {};

  it.each([
    ['prompts/list', 'prompts', 7],
    ['resources/templates/list', 'resourceTemplates', 5],
  ])('%s is one page that may be kept', async (method, member, count) => {
    const { status, json } = await ask(request(method));
    const { [member]: entries, ...rest } = json.result;
    expect([status, entries.length, rest]).toEqual([200, count, cached]);
  });

  it('reads a rule, which may be kept', async () => {
    const uri = 'cuspal://rules/R5.3';
    const { json } = await ask(request('resources/read', { uri }));
    expect(json.result).toEqual({
      contents: [
        { uri, mimeType: 'text/markdown', text: expect.stringContaining('# R5.3 The four levels of a planet') },
      ],
      ...cached,
    });
  });

  it('answers a URI that leads nowhere with the code of the era', async () => {
    const uri = 'cuspal://rules/r5.3';
    const { status, json } = await ask(request('resources/read', { uri }));
    expect([status, json.error.code]).toEqual([200, era === MODERN ? -32602 : -32002]);
    expect(json.error.message).toContain(`Resource not found: ${uri}. Nearest: cuspal://rules/R5.3,`);
    expect(json.error.data).toMatchObject({ uri, code: 'validation_failed', recoverable: true });
  });

  it('fills a prompt, which no cache may keep', async () => {
    const { json } = await ask(request('prompts/get', { name: 'karakamsa_path', arguments: CHENNAI }));
    const { messages, description, ...rest } = json.result;
    expect([messages.length, messages[0].role, messages[0].content.type]).toEqual([1, 'user', 'text']);
    expect(description).toBe('What a birth chart shows of the spiritual path.');
    expect(rest).toEqual(done);
  });

  it('answers a prompt that is not there, and an argument, with -32602', async () => {
    const unknown = await ask(request('prompts/get', { name: 'karakamsa' }));
    expect(unknown.json.error).toMatchObject({
      code: -32602,
      message: expect.stringMatching(/^Unknown prompt: karakamsa\. Nearest: karakamsa_path,/),
    });
    const wrong = await ask(
      request('prompts/get', { name: 'karakamsa_path', arguments: { ...CHENNAI, latitude: '91' } }),
    );
    expect(wrong.json.error).toMatchObject({
      code: -32602,
      message: 'latitude "91" is not a number from -90 to 90. Send degrees, north positive, such as 13.0827.',
      data: { field: 'latitude', code: 'validation_failed' },
    });
  });

  it('completes by what is typed, at most a hundred values', async () => {
    const complete = (name: string, value: string) =>
      ask(
        request('completion/complete', {
          ref: { type: 'ref/prompt', name: 'karakamsa_path' },
          argument: { name, value },
        }),
      );
    const { json } = await complete('time_zone', 'asia/kol');
    expect(json.result).toEqual({ completion: { values: ['Asia/Kolkata'], total: 1, hasMore: false }, ...done });
    const all = await complete('time_zone', '');
    expect(all.json.result.completion).toMatchObject({
      total: knownTimeZones().length,
      hasMore: true,
    });
    expect(all.json.result.completion.values).toHaveLength(100);
  });

  it('has no subscriptions', async () => {
    const { json } = await ask(request('resources/subscribe', { uri: 'cuspal://rules' }));
    expect(json.error.code).toBe(-32601);
  });
});

describe('what a text costs', () => {
  it('is no call of a tool, which alone is metered', async () => {
    const before = gateway.log.length;
    const { status } = await ask(modern('resources/read', { uri: 'cuspal://sources' }));
    expect(status).toBe(200);
    // Every tool call leaves a line with its tool.
    expect(gateway.log.slice(before).filter((line) => 'tool' in line)).toEqual([]);
  });

  it('is asked for with credentials alone', async () => {
    const { status } = await ask({ ...modern('resources/list'), headers: { authorization: undefined } });
    expect(status).toBe(401);
  });

  it('is fewer bytes for those who take them compressed', async () => {
    const message = modern('resources/read', { uri: 'cuspal://catalogue' });
    const plain = await ask(message);
    const packed = await ask({ ...message, headers: { ...message.headers, 'accept-encoding': 'br' } });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.bytes).toString()).toBe(plain.text);
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 3);
  });
});
