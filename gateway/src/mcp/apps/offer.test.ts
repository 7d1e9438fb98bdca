import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { viewPage, VIEW_URI } from '@cuspal/views';
import { startTestGateway, type TestGateway } from '../../../test/gateway.ts';
import { ENVELOPE, legacy, modern, send } from '../../../test/http.ts';

let hot: TestGateway;
let reference: TestGateway;
beforeAll(async () => {
  hot = await startTestGateway();
  reference = await startTestGateway({ hotPath: false });
});
afterAll(() => Promise.all([hot.gateway.close(), reference.gateway.close()]));

const SHOWS = { extensions: { 'io.modelcontextprotocol/ui': { mimeTypes: ['text/html;profile=mcp-app'] } } };
const initialize = (capabilities: object) =>
  legacy('initialize', {
    protocolVersion: '2025-11-25',
    capabilities,
    clientInfo: { name: 'test', version: '1' },
  });
const discover = (capabilities: object) =>
  modern('server/discover', { _meta: { ...ENVELOPE, 'io.modelcontextprotocol/clientCapabilities': capabilities } });

describe('the extension', () => {
  it.each([
    ['initialize', initialize],
    ['server/discover', discover],
  ])('is offered by %s to clients that announce it, and to no other', async (_method, ask) => {
    const capabilities = async (announced: object) =>
      (await send(hot.url, ask(announced))).json.result.capabilities as Record<string, unknown>;
    const plain = await capabilities({});
    expect(plain['extensions']).toEqual({ 'io.modelcontextprotocol/skills': {} });
    expect(await capabilities(SHOWS)).toEqual({
      ...plain,
      extensions: { 'io.modelcontextprotocol/skills': {}, 'io.modelcontextprotocol/ui': {} },
    });
    // The next client is not told what the one before announced.
    expect(await capabilities({ extensions: {} })).toEqual(plain);
  });
});

describe('the page of the figures', () => {
  it.each([
    ['legacy', legacy],
    ['modern', modern],
  ])('is read by anyone who asks for it, %s', async (era, ask) => {
    const request = ask('resources/read', { uri: VIEW_URI });
    const [own, sdk] = [await send(hot.url, request), await send(reference.url, request)];
    expect(own.json).toEqual(sdk.json);
    const { contents, cacheScope } = own.json.result;
    expect(contents).toEqual([
      {
        uri: VIEW_URI,
        mimeType: 'text/html;profile=mcp-app',
        text: viewPage(),
        _meta: {
          ui: {
            csp: { connectDomains: [], resourceDomains: [], frameDomains: [], baseUriDomains: [] },
            prefersBorder: true,
          },
        },
      },
    ]);
    expect(cacheScope).toBe(era === 'modern' ? 'public' : undefined);
  });

  it('is no page by any other way of writing', async () => {
    for (const uri of [
      'ui://cuspal/figure',
      'ui://cuspal/../figure.html',
      'UI://cuspal/figure.html',
      `${VIEW_URI}?x=1`,
    ])
      expect((await send(hot.url, legacy('resources/read', { uri }))).json.error.code).toBe(-32002);
  });
});
