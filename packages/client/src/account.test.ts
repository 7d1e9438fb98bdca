import { describe, expect, it } from 'vitest';
import { problemBody, sendJson, startServer } from '../test/server.ts';
import { Cuspal } from './cuspal.ts';

const BIRTH = { birth_datetime: '1990-05-17T14:30', latitude: 19.076, longitude: 72.8777, utc_offset_minutes: 330 };
const clientOf = (baseUrl: string) => new Cuspal({ apiKey: 'k', baseUrl, longestWaitMs: 1 }).account;

describe('the account of a key', () => {
  it('is asked at the addresses of the server, by their methods', async () => {
    await using server = await startServer(({ method, headers }, response) => {
      if (method === 'DELETE') return response.writeHead(204).end();
      if (headers.accept === 'text/calendar')
        return response.writeHead(200, { 'Content-Type': 'text/calendar; charset=utf-8' }).end('BEGIN:VCALENDAR');
      return sendJson(response, { keys: [{ id: 'a' }], ok: true });
    });
    const account = clientOf(server.url);
    const feed = { birth: BIRTH, show: ['dashas'] } as const;
    expect(await account.usage('2026-10')).toMatchObject({ ok: true });
    expect(await account.keys()).toEqual([{ id: 'a' }]);
    await account.key();
    await account.makeKey({ name: 'Job', monthlyCalls: 100 });
    await account.changeKey('a/b', { name: 'Night' });
    await account.rotateKey('a', { earlierSecretDays: 1, knownHint: 'wxyz' });
    expect(await account.revokeKey('a')).toBeUndefined();
    await account.makeFeed(feed);
    expect(await account.calendar(feed)).toBe('BEGIN:VCALENDAR');
    expect(await account.revokeFeeds()).toBeUndefined();
    expect(
      server.got.map(({ method, url, body }) => [method, url, body === '' ? undefined : JSON.parse(body)]),
    ).toEqual([
      ['GET', '/v1/usage?month=2026-10', undefined],
      ['GET', '/v1/keys', undefined],
      ['GET', '/v1/keys/self', undefined],
      ['POST', '/v1/keys', { name: 'Job', monthlyCalls: 100 }],
      ['PATCH', '/v1/keys/a%2Fb', { name: 'Night' }],
      ['POST', '/v1/keys/a/rotate', { earlierSecretDays: 1, knownHint: 'wxyz' }],
      ['DELETE', '/v1/keys/a', undefined],
      ['POST', '/v1/feeds', feed],
      ['POST', '/v1/feeds', feed],
      ['DELETE', '/v1/feeds', undefined],
    ]);
  });

  it('is not asked again for a secret whose answer was lost, but where the server turned it away', async () => {
    await using lost = await startServer((_, response) => response.destroy());
    for (const make of [() => clientOf(lost.url).makeKey({ name: 'Job' }), () => clientOf(lost.url).rotateKey('a')])
      await expect(make()).rejects.toMatchObject({ code: 'unreachable' });
    expect(lost.got).toHaveLength(2);

    await using busy = await startServer((_, response, number) =>
      number === 1 ? sendJson(response, problemBody('overloaded', 503), 503) : sendJson(response, { key: 'mcp_new' }),
    );
    expect(await clientOf(busy.url).makeKey({ name: 'Job' })).toMatchObject({ key: 'mcp_new' });
    expect(busy.got).toHaveLength(2);
  });

  it('is asked again for what changes nothing when it comes twice', async () => {
    await using server = await startServer((_, response, number) =>
      number === 1 ? response.destroy() : sendJson(response, { month: '2026-11' }),
    );
    expect(await clientOf(server.url).usage()).toMatchObject({ month: '2026-11' });
    expect(server.got).toHaveLength(2);
  });
});
