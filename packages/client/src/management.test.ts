import { describe, expect, it } from 'vitest';
import { problemBody, sendJson, startServer } from '../test/server.ts';
import { Cuspal } from './cuspal.ts';

const TAG = '"one"';
const clientOf = (baseUrl: string) => new Cuspal({ apiKey: 'k', baseUrl, longestWaitMs: 1 }).management;

describe('versions of what is managed', () => {
  it('are told with what is read and what is changed, and not with lists', async () => {
    await using server = await startServer(({ url }, response) =>
      sendJson(response, url.endsWith('/projects') ? { items: [{ id: 'p' }], next: null } : { id: 'p' }, 200, {
        ETag: TAG,
      }),
    );
    const management = clientOf(server.url);
    expect(await management.getProject('o', 'p')).toEqual({ id: 'p', etag: TAG });
    expect(await management.putProject('o', 'p', { name: 'Shop' })).toEqual({ id: 'p', etag: TAG });
    expect(await management.listProjects('o')).toEqual({ items: [{ id: 'p' }], next: null });
  });

  it('are empty where something in between has taken them away, and then fit nothing', async () => {
    await using server = await startServer((_, response) => sendJson(response, { id: 'p' }));
    const { etag } = await clientOf(server.url).getProject('o', 'p');
    await clientOf(server.url).putProject('o', 'p', { name: 'Shop' }, { etag });
    expect([etag, server.got[1]?.headers['if-match']]).toEqual(['', '']);
  });

  it('guard a change where they are given, and stay out of the body', async () => {
    await using server = await startServer(({ method }, response) =>
      method === 'DELETE' ? response.writeHead(204).end() : sendJson(response, {}),
    );
    const management = clientOf(server.url);
    await management.putProject('o', 'p', { name: 'Shop' }, { etag: TAG });
    await management.putSuspension('p', { etag: TAG });
    await management.deleteProject('o', 'p', { etag: TAG });
    await management.putProject('o', 'p', { name: 'Shop' });
    await management.deleteProject('o', 'p');
    expect(server.got.map(({ headers }) => headers['if-match'])).toEqual([TAG, TAG, TAG, undefined, undefined]);
    expect(server.got[0]?.body).toBe('{"name":"Shop"}');
  });

  it('let a change be tried again only where the server turned it away', async () => {
    await using lost = await startServer((_, response) => response.destroy());
    await expect(clientOf(lost.url).deleteProject('o', 'p', { etag: TAG })).rejects.toMatchObject({
      code: 'unreachable',
    });
    expect(lost.got).toHaveLength(1);
    await expect(clientOf(lost.url).deleteProject('o', 'p')).rejects.toMatchObject({ code: 'unreachable' });
    expect(lost.got).toHaveLength(4);

    await using busy = await startServer((_, response, number) =>
      number === 1 ? sendJson(response, problemBody('overloaded', 503), 503) : sendJson(response, { id: 'p' }),
    );
    await clientOf(busy.url).putProject('o', 'p', { name: 'Shop' }, { etag: TAG });
    expect(busy.got.map(({ headers }) => headers['if-match'])).toEqual([TAG, TAG]);
  });
});
