import { create } from '@bufbuild/protobuf';
import { CATALOG, exampleOf } from '@cuspal/catalog';
import { CallToolResponseSchema, type CallToolResponse } from '@cuspal/proto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { echoClients } from '../../test/fake-clients.ts';
import { startTestGateway, type TestGateway } from '../../test/gateway.ts';
import { legacy, modern, send } from '../../test/http.ts';
import { linesOf } from '../../test/rest-suite.ts';
import { eachService } from '../routing/clients.ts';

const BUILT = CATALOG.filter(({ built }) => built);
const isText = (name: string): boolean => typeof exampleOf(name).answer === 'string';

/** The next answer of whichever service is asked. */
let answer: CallToolResponse;

/** A result as the tool kit writes it. */
function resultOf(text: string, structured: boolean): CallToolResponse {
  const member = structured ? `,"structuredContent":${text}` : '';
  const resultJson = Buffer.from(`{"content":[{"type":"text","text":${JSON.stringify(text)}}]${member}}`);
  return create(CallToolResponseSchema, { resultJson, units: 1 });
}

let gateway: TestGateway;
beforeAll(async () => {
  const [fake] = Object.values(echoClients());
  if (!fake) throw new Error('no service');
  const clients = eachService(() => ({ ...fake, callTool: async () => answer, callToolStream: async () => answer }));
  gateway = await startTestGateway({ catalogue: CATALOG, clients, logLevel: 'silent' });
});
afterAll(() => gateway.gateway.close());

const rest = (name: string, args: object, query = '') =>
  send(gateway.url, { path: `/v1/tools/${name}${query}`, body: args });
const mcp = async (name: string, args: object, form = legacy): Promise<string> => {
  const { json } = await send(gateway.url, form('tools/call', { name, arguments: args }));
  return json.result.content[0].text as string;
};

/** The text of the result in a batch, where it is a member of a line. */
const lineOf = async (name: string, args: object) => {
  const body = JSON.stringify({ id: 1, name, arguments: args });
  const answered = await send(gateway.url, { path: '/v1/batch', body });
  expect(linesOf(answered).get(1)).toMatchObject({ status: 200 });
  return answered.text;
};

describe('REST and MCP give the same bytes for the same call', () => {
  it.each(BUILT.map(({ name, structured = false }) => [name, structured] as const))('%s', async (name, structured) => {
    const { arguments: args, answer: example } = exampleOf(name);
    const text = isText(name) ? String(example) : JSON.stringify(example);
    answer = resultOf(text, structured);
    const { status, headers, text: body } = await rest(name, args);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(isText(name) ? 'text/plain; charset=utf-8' : 'application/json');
    expect(body).toBe(text);
    expect(await mcp(name, args)).toBe(body);
    expect(await mcp(name, args, modern)).toBe(body);
    expect(await lineOf(name, args)).toBe(
      `{"id":1,"status":200,"result":${isText(name) ? JSON.stringify(body) : body}}\n`,
    );
    if (isText(name)) return;
    const fields = Object.keys(example).slice(0, 2);
    const small = await rest(name, args, `?fields=${fields.join()}&precision=2`);
    expect(await mcp('call_tool', { name, arguments: args, fields, precision: 2 })).toBe(small.text);
  });

  it('whatever the answer holds', async () => {
    const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\u0000', '😀', '\u2028', '"\\\n'));
    const answers = fc.dictionary(texts, fc.oneof(fc.jsonValue(), texts, fc.double()), { maxKeys: 8 });
    await fc.assert(
      fc.asyncProperty(answers, fc.boolean(), async (value, structured) => {
        const text = JSON.stringify(value);
        answer = resultOf(text, structured);
        expect((await rest('get_planets', {})).text).toBe(text);
        expect(await mcp('get_planets', {})).toBe(text);
        expect(await lineOf('get_planets', {})).toBe(`{"id":1,"status":200,"result":${text}}\n`);
      }),
      { numRuns: 200 },
    );
  });
});
