import { create } from '@bufbuild/protobuf';
import { CATALOG, exampleOf } from '@cuspal/catalog';
import { CallToolResponseSchema, type CallToolResponse } from '@cuspal/proto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { echoClients } from '../../test/fake-clients.ts';
import { startTestGateway, type TestGateway } from '../../test/gateway.ts';
import { legacy, modern, send } from '../../test/http.ts';
import { eachService } from '../routing/clients.ts';

/** The answer of a tool in its document, as its service would write it. */
function writtenExample(name: string) {
  const { arguments: args, answer: told } = exampleOf(name);
  const isText = typeof told === 'string';
  return {
    args,
    isText,
    text: isText ? told : JSON.stringify(told),
    fields: isText ? [] : Object.keys(told).slice(0, 2),
  };
}

/** What the services answer, by tool; those of the last release do not give the text alone. */
const answers = new Map<string, { readonly text: string; readonly whole: CallToolResponse }>();
let former = false;
const played = async ({ name = '', asText = false }: { readonly name?: string; readonly asText?: boolean }) => {
  const answer = answers.get(name);
  if (!answer) throw new Error(`no answer for ${name}`);
  const alone = asText && !former && answer.text.startsWith('{');
  return alone
    ? create(CallToolResponseSchema, { resultJson: Buffer.from(answer.text), units: 1, asText })
    : answer.whole;
};

/** A result as the tool kit writes it. */
function resultOf(text: string, structured: boolean) {
  const member = structured ? `,"structuredContent":${text}` : '';
  const resultJson = Buffer.from(`{"content":[{"type":"text","text":${JSON.stringify(text)}}]${member}}`);
  return { text, whole: create(CallToolResponseSchema, { resultJson, units: 1 }) };
}

let gateway: TestGateway;
beforeAll(async () => {
  const [fake] = Object.values(echoClients());
  if (!fake) throw new Error('no service');
  const clients = eachService(() => ({ ...fake, callTool: played, callToolStream: played }));
  gateway = await startTestGateway({ catalogue: CATALOG, clients, logLevel: 'silent' });
});
afterAll(() => gateway.gateway.close());

const rest = (name: string, args: object, query = '') =>
  send(gateway.url, { path: `/v1/tools/${name}${query}`, body: args });
const mcp = async (name: string, args: object, form = legacy): Promise<string> => {
  const { json } = await send(gateway.url, form('tools/call', { name, arguments: args }));
  return json.result.content[0].text as string;
};

describe('REST and MCP give the same bytes for the same call', () => {
  it.each([false, true])(
    'of every tool, one by one, small and in a batch; services of the last release: %s',
    async (last) => {
      former = last;
      const examples = CATALOG.map(({ name }, at) => ({ name, ...writtenExample(name), sends: at % 2 === 0 }));
      for (const { name, isText, text, sends } of examples) answers.set(name, resultOf(text, sends && !isText));
      const body = examples.map(({ name, args }) => JSON.stringify({ id: name, name, arguments: args })).join('\n');
      const lines = new Set((await send(gateway.url, { path: '/v1/batch', body })).text.split('\n'));
      expect(lines.size).toBe(examples.length + 1);
      for (const { name, args, isText, text, fields } of examples) {
        const { status, headers, text: sent } = await rest(name, args);
        const type = isText ? 'text/plain; charset=utf-8' : 'application/json';
        expect([name, status, headers['content-type'], sent]).toEqual([name, 200, type, text]);
        expect(await mcp(name, args)).toBe(sent);
        expect(lines).toContain(`{"id":"${name}","status":200,"result":${isText ? JSON.stringify(sent) : sent}}`);
        if (isText) continue;
        const small = await rest(name, args, `?fields=${fields.join()}&precision=2`);
        expect(await mcp('call_tool', { name, arguments: args, fields, precision: 2 }, modern)).toBe(small.text);
      }
    },
    60_000,
  );

  it('whatever the answer holds', async () => {
    const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\u0000', '😀', '\u2028', '"\\\n'));
    const results = fc.dictionary(texts, fc.oneof(fc.jsonValue(), texts, fc.double()), { maxKeys: 8 });
    await fc.assert(
      fc.asyncProperty(results, fc.boolean(), fc.boolean(), async (value, structured, last) => {
        former = last;
        const text = JSON.stringify(value);
        answers.set('get_planets', resultOf(text, structured));
        expect((await rest('get_planets', {})).text).toBe(text);
        expect(await mcp('get_planets', {})).toBe(text);
        const batch = await send(gateway.url, { path: '/v1/batch', body: '{"name":"get_planets"}' });
        expect(batch.text).toBe(`{"id":0,"status":200,"result":${text}}\n`);
      }),
      { numRuns: 50 },
    );
  });
});
