import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { embedScript } from '@cuspal/views';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { CALLABLE, CATALOG } from '@cuspal/catalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toolEntry } from '../catalog/entry.ts';
import { startTestGateway, type TestGateway } from '../../test/gateway.ts';
import { legacy, modern, send, type RawAnswer } from '../../test/http.ts';

const BASE = 'https://mcp.example';
const CARDS = ['/mcp/server-card', '/.well-known/mcp/server-card.json'];
const schema = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../test/schemas/server-card.schema.json'), 'utf8'),
) as object;

const folder = mkdtempSync(join(tmpdir(), 'cuspal-catalogue-'));
let named: TestGateway;
let local: TestGateway;
beforeAll(async () => {
  const catalogue = CALLABLE.map((entry) => toolEntry.parse(entry));
  writeFileSync(join(folder, 'ai-catalog.json'), '{"specVersion":"1.0","entries":[]}');
  named = await startTestGateway({ catalogue, config: { baseUrl: BASE } });
  local = await startTestGateway({ catalogue, config: { wellKnownDir: folder } });
});
afterAll(async () => {
  await Promise.all([named.gateway.close(), local.gateway.close()]);
  rmSync(folder, { recursive: true });
});

/** Without a key, as whoever looks asks. */
const get = (path: string, { url }: TestGateway = named, host = 'mcp.example'): Promise<RawAnswer> =>
  send(url, { method: 'GET', path, headers: { authorization: undefined, 'content-type': undefined, host } });

describe('the server card', () => {
  it.each(CARDS)('at %s is valid by the schema of its format', async (path) => {
    const { status, json } = await get(path);
    expect(status).toBe(200);
    const ajv = new Ajv2020({ strict: false });
    addFormats.default(ajv);
    const validate = ajv.compile(schema);
    expect([validate(json), validate.errors]).toEqual([true, null]);
  });

  it('has the types of its addresses, and may be read by pages of any site', async () => {
    const types = ['application/mcp-server-card+json', 'application/json'];
    for (const [at, path] of CARDS.entries()) {
      const { headers } = await get(path);
      expect([headers['content-type'], headers['access-control-allow-origin'], headers['cache-control']]).toEqual([
        types[at],
        '*',
        'public, max-age=3600',
      ]);
      const asked = await send(named.url, {
        method: 'OPTIONS',
        path,
        headers: { host: 'mcp.example', origin: 'https://any.example' },
      });
      expect([asked.status, asked.headers['access-control-allow-methods']]).toEqual([204, 'GET']);
    }
  });

  it('says where to connect, and what is offered there, as tools/list says it', async () => {
    const { json } = await get('/mcp/server-card');
    expect(json.remotes).toMatchObject([{ type: 'streamable-http', url: `${BASE}/mcp` }]);
    const { result } = (await send(named.url, legacy('tools/list', {}, { host: 'mcp.example' }))).json;
    const shown = result.tools.map((tool: { name: string; title: string; description: string }) => {
      const { name, title, description } = tool;
      return { name, title, description };
    });
    expect(shown).toHaveLength(CATALOG.length);
    expect(json._meta['io.github.cuspal/tools']).toEqual(shown);
  });

  it('does not contradict what the server says once it is connected', async () => {
    const { json: card } = await get('/mcp/server-card');
    const initialize = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } };
    const begun = (await send(named.url, legacy('initialize', initialize, { host: 'mcp.example' }))).json.result;
    const found = (await send(named.url, modern('server/discover', {}, { host: 'mcp.example' }))).json.result;
    const about = found._meta['io.modelcontextprotocol/serverInfo'];
    expect(about).toEqual(begun.serverInfo);
    const { title, description, version, websiteUrl, icons } = card;
    expect(begun.serverInfo).toEqual({ name: 'cuspal', title, description, version, websiteUrl, icons });
    for (const supported of found.supportedVersions)
      expect(card.remotes[0].supportedProtocolVersions).toContain(supported);
    expect(card.remotes[0].supportedProtocolVersions).toContain(begun.protocolVersion);
  });

  it('is only read, and by the name of this server', async () => {
    for (const path of CARDS) {
      const posted = await send(named.url, { path, headers: { host: 'mcp.example' } });
      expect([posted.status, posted.headers.allow]).toEqual([405, 'GET, HEAD']);
      expect((await get(path, local, 'evil.example')).status).toBe(403);
    }
  });
});

describe('what a server says of itself', () => {
  it('is short in results, so that no call carries its icons', async () => {
    const { json } = await send(named.url, modern('tools/list', {}, { host: 'mcp.example' }));
    expect(Object.keys(json.result._meta['io.modelcontextprotocol/serverInfo'])).toEqual(['name', 'title', 'version']);
  });

  it('has its icon in itself where there is no address', async () => {
    const { json } = await send(local.url, modern('server/discover'));
    const about = json.result._meta['io.modelcontextprotocol/serverInfo'];
    expect(about.websiteUrl).toBeUndefined();
    expect(about.icons).toEqual([
      { src: expect.stringMatching(/^data:image\/svg\+xml;base64,/), mimeType: 'image/svg+xml', sizes: ['any'] },
    ]);
    const svg = Buffer.from(about.icons[0].src.split(',')[1], 'base64').toString();
    expect((await get('/icon.svg')).text).toBe(svg);
  });
});

describe('the catalogue of a host', () => {
  it('leads to the card', async () => {
    const { status, headers, json } = await get('/.well-known/ai-catalog.json');
    expect([status, headers['content-type']]).toEqual([200, 'application/ai-catalog+json']);
    expect([json.specVersion, json.entries.length]).toEqual(['1.0', 1]);
    const [entry] = json.entries;
    expect(entry).toMatchObject({
      identifier: 'urn:air:mcp.example:mcp:cuspal',
      type: 'application/mcp-server-card+json',
      url: `${BASE}/mcp/server-card`,
    });
    expect((await get(new URL(entry.url).pathname)).headers['content-type']).toBe(entry.type);
    for (const address of Object.values<string>(entry.extensions['https://ai-catalog.org/extensions/policy-urls']))
      expect((await get(new URL(address).pathname)).status).toBe(200);
  });

  it('is the operator’s own where there is one', async () => {
    const { json } = await get('/.well-known/ai-catalog.json', local, `localhost:${new URL(local.url).port}`);
    expect(json).toEqual({ specVersion: '1.0', entries: [] });
  });
});

describe('what crawlers and browsers look for', () => {
  it('is a map whose pages are there', async () => {
    const { headers, text } = await get('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const pages = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address));
    expect(new Set(pages.map(({ origin }) => origin))).toEqual(new Set([BASE]));
    expect(pages.map(({ pathname }) => pathname)).toEqual(
      expect.arrayContaining(['/', '/docs', '/docs/api', '/docs/tools/get_planets', '/privacy', '/terms']),
    );
    for (const { pathname } of pages.filter((_page, at) => at % 25 === 0 || at > pages.length - 3))
      expect([pathname, (await get(pathname)).status]).toEqual([pathname, 200]);
  });

  it('is what machines may read', async () => {
    const { headers, text } = await get('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(text).toContain('User-agent: *\n');
    expect(text).toMatch(/\nSitemap: https:\/\/mcp\.example\/sitemap\.xml\n$/);
    for (const path of ['/authorize', '/developer/', '/v1/']) expect(text).toContain(`Disallow: ${path}\n`);
  });

  it.each([
    ['/favicon.ico', 'image/vnd.microsoft.icon'],
    ['/icon.png', 'image/png'],
    ['/icon.svg', 'image/svg+xml'],
  ])('is an icon: %s', async (path, type) => {
    const { status, headers } = await get(path);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, 'public, max-age=86400']);
    const head = await send(named.url, { method: 'HEAD', path, headers: { host: 'mcp.example' } });
    expect([head.status, head.headers['content-length'], head.bytes.length]).toEqual([
      200,
      headers['content-length'],
      0,
    ]);
  });
});

describe.each(['cuspal-chart', 'cuspal-figures'] as const)('the script %s for pages of others', (name) => {
  const path = `/embed/${name}.js`;

  it('is a script that any page may load, without a key', async () => {
    const { status, headers, text } = await get(path);
    expect([status, headers['content-type'], headers['access-control-allow-origin']]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      '*',
    ]);
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(text.trim()).toBe(embedScript(name).trim());
  });

  it('comes compressed to who takes it so', async () => {
    const asking = { host: 'mcp.example', 'accept-encoding': 'gzip' };
    const { headers, bytes } = await send(named.url, { method: 'GET', path, headers: asking });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(bytes).toString().trim()).toBe(embedScript(name).trim());
  });
});
