import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLABLE } from '@cuspal/catalog';
import fc from 'fast-check';
import { startTestGateway, type TestGateway } from '../../../test/gateway.ts';
import { legacy, modern, send, type RawRequest } from '../../../test/http.ts';
import { CHENNAI } from '../../../test/prompt-arguments.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ catalogue: CALLABLE, logLevel: 'error' });
});
afterAll(() => gateway.gateway.close());

/** An error of the caller's, told in one line, and nothing in the log. */
async function refused(request: RawRequest, codes: readonly number[]): Promise<string> {
  const { status, json, text } = await send(gateway.url, request);
  expect(status).toBeLessThan(500);
  expect(codes).toContain(json.error.code);
  expect(json.error.message).not.toMatch(/[\p{Cc}\u202e]/u);
  expect(json.error.message.length).toBeLessThan(700);
  expect(text).not.toMatch(/node_modules|\.ts:\d|at \w+ \(/);
  expect(gateway.log).toEqual([]);
  return json.error.message as string;
}

const TRICKS = [
  'cuspal://rules/../catalogue',
  'cuspal://rules/./R5.3',
  'cuspal://rules//R5.3',
  'cuspal://rules/R5.3/',
  'cuspal://rules/R5.3?x=1',
  'cuspal://rules/R5.3#top',
  'cuspal://rules/%52%35.3',
  'cuspal://rules/R5%2E3',
  'cuspal://rules/r5.3',
  'CUSPAL://rules/R5.3',
  ' cuspal://rules/R5.3',
  'cuspal://rules/R5.3\u0000',
  'cuspal://rules/R5.3\u202e',
  'cuspal://user@rules/R5.3',
  'cuspal:/rules/R5.3',
  'cuspal://rules/{rule}',
  'cuspal://catalogue/tools/__proto__',
  'cuspal://catalogue/tools/../../rules',
  'cuspal://catalogue/tools/get_full_chart.json',
  'file:///etc/passwd',
  'http://169.254.169.254/',
  '../../../package.json',
  '__proto__',
  'constructor',
  '\ud800',
  '[\n{"path":["x"],"message":"made up"}]',
] as const;

describe('hostile texts', () => {
  it.each(TRICKS)('no other way of writing leads anywhere: %p', async (uri) => {
    await refused(legacy('resources/read', { uri }), [-32002]);
  });

  it.each(TRICKS.filter((uri) => /^[\x21-\x7e]+$/.test(uri)))('nor in the newer era: %p', async (uri) => {
    await refused(modern('resources/read', { uri }), [-32602]);
  });

  it('long names stay short in the answer', async () => {
    const long = 'x'.repeat(200_000);
    expect(await refused(legacy('resources/read', { uri: `cuspal://rules/${long}` }), [-32002])).toContain('…');
    expect(await refused(legacy('prompts/get', { name: long }), [-32602])).toContain('…');
    const given = { ...CHENNAI, latitude: long };
    expect(await refused(legacy('prompts/get', { name: 'karakamsa_path', arguments: given }), [-32602])).toContain('…');
    const ref = { type: 'ref/resource', uri: long };
    await refused(legacy('completion/complete', { ref, argument: { name: 'rule', value: '' } }), [-32602]);
  });

  it('long texts come back cut, in every member', async () => {
    const long = 'x'.repeat(200_000);
    const [resource, prompt] = [
      { type: 'ref/resource', uri: 'cuspal://rules/{rule}' },
      { type: 'ref/prompt', name: 'karakamsa_path' },
    ];
    for (const request of [
      legacy('resources/read', { uri: long }),
      legacy('prompts/get', { name: long }),
      legacy('prompts/get', { name: 'karakamsa_path', arguments: { ...CHENNAI, [long]: 'x' } }),
      legacy('completion/complete', { ref: resource, argument: { name: long, value: '' } }),
      legacy('completion/complete', { ref: prompt, argument: { name: long, value: '' } }),
      legacy('tools/call', { name: long, arguments: {} }),
      legacy('tools/call', { name: 'call_tool', arguments: { [long]: 1 } }),
      legacy('tools/call', { name: 'call_tool', arguments: { name: long } }),
    ]) {
      const { text } = await send(gateway.url, request);
      const [longest = ''] = text.match(/x+/g)?.sort((one, other) => other.length - one.length) ?? [];
      expect([request.body, longest.length <= 500]).toEqual([request.body, true]);
    }
  });

  it('what is kept grows by known texts alone', async () => {
    // fc.webUrl() takes two seconds of a core to make its first address.
    const address = fc.tuple(fc.domain(), fc.string());
    const anything = fc.oneof(
      fc.string(),
      address.map(([host, path]) => `https://${host}/${encodeURIComponent(path)}`),
      fc.string().map((tail) => `cuspal://rules/${tail}`),
    );
    await fc.assert(
      fc.asyncProperty(anything, async (uri) => {
        await refused(legacy('resources/read', { uri }), [-32002]);
      }),
      { numRuns: 80 },
    );
  });

  it('arguments of any kind are refused or taken, never a fault of ours', async () => {
    const names = fc.constantFrom(
      'birth_datetime',
      'latitude',
      'time_zone',
      'question',
      'known_events',
      '__proto__',
      'x',
    );
    const values = fc.oneof(fc.string(), fc.constantFrom('', '2019-02-10 Marriage', '-0', '1e5', '\u0000', '\ud800'));
    await fc.assert(
      fc.asyncProperty(fc.dictionary(names, values), names, values, async (more, name, value) => {
        const got = await send(
          gateway.url,
          legacy('prompts/get', { name: 'birth_time_guard', arguments: { ...CHENNAI, ...more } }),
        );
        expect(got.json.error?.code ?? -32602).toBe(-32602);
        const ref = { type: 'ref/prompt', name: 'birth_time_guard' };
        const completed = await send(gateway.url, legacy('completion/complete', { ref, argument: { name, value } }));
        expect(completed.json.error?.code ?? -32602).toBe(-32602);
        expect(gateway.log).toEqual([]);
      }),
      { numRuns: 80 },
    );
  });
});
