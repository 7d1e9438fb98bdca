import { CALLABLE, exampleOf } from '@cuspal/catalog';
import { describe, expect, it } from 'vitest';
import { sendJson, startServer } from '../test/server.ts';
import { Cuspal } from './cuspal.ts';

const BIRTH = { birth_datetime: '1990-05-17T14:30', latitude: 19.076, longitude: 72.8777, utc_offset_minutes: 330 };

describe('a call', () => {
  it('sends the arguments to the tool that its method is named after', async () => {
    await using server = await startServer((_, response) => sendJson(response, { houses: [] }));
    const client = new Cuspal({ apiKey: 'mcp_key', baseUrl: `${server.url}/` });
    expect(await client.getHouseCusps(BIRTH)).toEqual({ houses: [] });
    const [got] = server.got;
    expect(got).toMatchObject({ method: 'POST', url: '/v1/tools/get_house_cusps' });
    expect(got?.headers).toMatchObject({ authorization: 'Bearer mcp_key', 'content-type': 'application/json' });
    expect(JSON.parse(got?.body ?? '')).toEqual(BIRTH);
  });

  it('asks for less where less is wanted', async () => {
    await using server = await startServer((_, response) => sendJson(response, { planets: [] }));
    const client = new Cuspal({ apiKey: 'k', baseUrl: server.url });
    await client.getFullChart(BIRTH, { fields: ['planets', 'ascendant'], precision: 4 });
    await client.call('get_full_chart', BIRTH, { precision: 0 });
    expect(server.got.map(({ url }) => url)).toEqual([
      '/v1/tools/get_full_chart?fields=planets%2Cascendant&precision=4',
      '/v1/tools/get_full_chart?precision=0',
    ]);
  });

  it('gives the text of a tool that answers in plain text', async () => {
    await using server = await startServer((_, response) =>
      response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8' }).end('{"not": "parsed"}'),
    );
    const client = new Cuspal({ apiKey: 'k', baseUrl: server.url });
    expect(await client.getReadingProtocol({})).toBe('{"not": "parsed"}');
  });

  it('gives the figure of a result as a picture', async () => {
    await using server = await startServer((_, response) =>
      response.writeHead(200, { 'Content-Type': 'image/svg+xml; charset=utf-8' }).end('<svg/>'),
    );
    const client = new Cuspal({ apiKey: 'k', baseUrl: server.url });
    expect(await client.figure('get_full_chart', BIRTH, { style: 'south' })).toBe('<svg/>');
    const [got] = server.got;
    expect(got).toMatchObject({ url: '/v1/tools/get_full_chart?style=south', body: JSON.stringify(BIRTH) });
    expect(got?.headers.accept).toBe('image/svg+xml');
  });

  it('refuses what is no figure, as from a server that knows of none', async () => {
    await using server = await startServer((_, response) => sendJson(response, {}));
    const client = new Cuspal({ apiKey: 'k', baseUrl: server.url });
    await expect(client.figure('get_full_chart', BIRTH)).rejects.toMatchObject({ code: 'unexpected_answer' });
  });

  it('is not made without a credential, as where a variable of the environment is not set', () => {
    const options = JSON.parse('{"baseUrl": "http://127.0.0.1:3000"}');
    expect(() => new Cuspal(options)).toThrow(
      new TypeError('apiKey is missing. Give an API key or an access token, or a function that returns one.'),
    );
  });

  it('asks for the credential each time, so that a token may be refreshed', async () => {
    await using server = await startServer((_, response) => sendJson(response, {}));
    let token = 0;
    const client = new Cuspal({ apiKey: async () => `token-${(token += 1)}`, baseUrl: server.url });
    await client.getHouseCusps(BIRTH);
    await client.getHouseCusps(BIRTH);
    expect(server.got.map(({ headers }) => headers.authorization)).toEqual(['Bearer token-1', 'Bearer token-2']);
  });

  it('can be made for every tool, and gives what the server answered', async () => {
    await using server = await startServer(({ url }, response) => {
      const { answer } = exampleOf(url.slice('/v1/tools/'.length));
      if (typeof answer === 'string') response.writeHead(200, { 'Content-Type': 'text/plain' }).end(answer);
      else sendJson(response, answer);
    });
    const client = new Cuspal({ apiKey: 'k', baseUrl: server.url });
    const methods = new Map(Object.entries(client));
    for (const { name } of CALLABLE) {
      const method: unknown = methods.get(name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase()));
      if (typeof method !== 'function') throw new Error(`no method for ${name}`);
      const { arguments: args, answer } = exampleOf(name);
      expect(await method(args)).toEqual(answer);
      expect(JSON.parse(server.got.at(-1)?.body ?? '')).toEqual(args);
    }
    expect(methods.size).toBe(CALLABLE.length);
  });
});

describe('what belongs to no tool', () => {
  it('is read from its own address', async () => {
    const places = { finding: 'ONLY_ONE', places: [], total: 0, attribution: 'GeoNames' };
    await using server = await startServer(({ url }, response) => {
      if (url.startsWith('/v1/places')) sendJson(response, places);
      else sendJson(response, url === '/v1/tools' ? { tools: [{ name: 'a' }] } : { name: 'get_full_chart' });
    });
    const client = new Cuspal({ apiKey: 'k', baseUrl: server.url });
    expect(await client.places('Springfield, Illinois & co')).toEqual(places);
    await client.calendar({ year: 2026, month: 11, tradition: ['tamil', 'smarta_south'], place: 'Chennai' });
    expect(await client.tools()).toEqual([{ name: 'a' }]);
    expect(await client.tool('get_full_chart')).toEqual({ name: 'get_full_chart' });
    expect(server.got.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /v1/places?q=Springfield%2C+Illinois+%26+co',
      'GET /v1/calendar?year=2026&month=11&tradition=tamil%2Csmarta_south&place=Chennai',
      'GET /v1/tools',
      'GET /v1/tools/get_full_chart',
    ]);
  });
});

describe('pages', () => {
  const paged = (page: number, totalPages: number) => ({
    yogas: [page],
    pagination: { page, pageSize: 1, totalItems: totalPages, totalPages, hasMore: page < totalPages },
  });

  it('come one after the other until there are no more, each asked for when it is wanted', async () => {
    await using server = await startServer(({ body }, response) => {
      const { page } = JSON.parse(body) as { page: number };
      sendJson(response, paged(page, 3));
    });
    const client = new Cuspal({ apiKey: 'k', baseUrl: server.url });
    const seen: unknown[] = [];
    for await (const { yogas } of client.pages('detect_yogas', BIRTH)) seen.push(yogas);
    expect(seen).toEqual([[1], [2], [3]]);
    for await (const { pagination } of client.pages('detect_yogas', { ...BIRTH, page: 2 }, { fields: ['yogas'] })) {
      expect(pagination.page).toBe(2);
      break;
    }
    expect(server.got.map(({ url, body }) => [url, (JSON.parse(body) as { page: number }).page])).toEqual([
      ['/v1/tools/detect_yogas', 1],
      ['/v1/tools/detect_yogas', 2],
      ['/v1/tools/detect_yogas', 3],
      ['/v1/tools/detect_yogas?fields=yogas%2Cpagination', 2],
    ]);
  });

  it('fail where the answer does not say whether there are more', async () => {
    await using server = await startServer((_, response) => sendJson(response, { yogas: [] }));
    const pages = new Cuspal({ apiKey: 'k', baseUrl: server.url }).pages('detect_yogas', BIRTH);
    await pages.next();
    await expect(pages.next()).rejects.toMatchObject({ code: 'unexpected_answer' });
  });
});
