import { createSocket, type Socket } from 'node:dgram';
import { lookup } from 'node:dns/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../test/services.ts';
import { guardedFetch } from './guarded-fetch.ts';
import { REQUESTS_AT_ONCE } from './public-hosts.ts';
import { hostResolver } from './resolve-host.ts';

/** Type and first label of the name that a DNS query asks for. */
const asked = (query: Buffer) => {
  const length = query[12] ?? 0;
  const label = query.subarray(13, 13 + length).toString();
  return { label, type: query.readUInt16BE(query.indexOf(0, 12) + 1) };
};

/** The answer to a query: the question again, and one address. */
function answerTo(query: Buffer, address: readonly number[]): Buffer {
  const header = Buffer.from(query.subarray(0, 12));
  header.writeUInt16BE(0x8180, 2);
  header.writeUInt16BE(1, 6);
  header.writeUInt16BE(0, 10);
  const question = query.subarray(12, query.indexOf(0, 12) + 5);
  const type = address.length === 4 ? 1 : 28;
  const record = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, address.length, ...address]);
  return Buffer.concat([header, question, record]);
}

describe('names of strangers', () => {
  let server: Socket;
  let servers: readonly string[];
  const queries: string[] = [];
  /** Answers for names that begin with "good"; all others hear nothing. */
  beforeAll(async () => {
    server = createSocket('udp4');
    server.on('message', (query, { port, address }) => {
      const { label, type } = asked(query);
      queries.push(label);
      if (!label.startsWith('good')) return;
      const found = type === 1 ? [1, 1, 1, 1] : [0x26, 0x06, 0x47, 0, ...Array<number>(11).fill(0), 1];
      server.send(answerTo(query, found), port, address);
    });
    await new Promise<void>((resolve) => server.bind(0, '127.0.0.1', resolve));
    servers = [`127.0.0.1:${server.address().port}`];
  });
  afterAll(() => void server.close());
  beforeEach(() => void queries.splice(0));

  it('are found with their addresses of both kinds', async () => {
    const { signal } = new AbortController();
    expect(await hostResolver(servers)('good.example', signal)).toEqual(['1.1.1.1', '2606:4700::1']);
  });

  it('are given up when the time is over', async () => {
    const { signal } = new AbortController();
    const leaving = new AbortController();
    const found = hostResolver(servers)('silent.example', leaving.signal);
    leaving.abort();
    expect(await found).toEqual([]);
    expect(await hostResolver(servers)('good.example', signal)).toHaveLength(2);
  });

  it('that never answer hold no thread of the look-ups of this process, and few documents are under way', async () => {
    const resolve = hostResolver(servers);
    const underWay = { now: 0, most: 0 };
    const fetch = guardedFetch({
      timeoutMs: 1_000,
      resolve: async (hostname, signal) => {
        underWay.most = Math.max(underWay.most, (underWay.now += 1));
        return resolve(hostname, signal).finally(() => (underWay.now -= 1));
      },
    });
    const ended: string[] = [];
    const documents = Array.from({ length: 40 }, (_, index) =>
      fetch(`https://silent${index}.example/client.json`).catch(() => ended.push('document')),
    );
    // Four such look-ups would leave no thread for another, the one for the database among them.
    await Promise.all([lookup('localhost'), lookup('localhost')]);
    ended.push('look-ups');
    await Promise.all(documents);
    expect(ended).toEqual(['look-ups', ...Array<string>(40).fill('document')]);
    expect(queries.length).toBeGreaterThan(0);
    expect(await eventually(() => underWay.now === 0)).toBe(true);
    expect(underWay.most).toBe(REQUESTS_AT_ONCE);
  });

  it('do not stand in the way of the next document', async () => {
    const fetch = guardedFetch({
      resolve: hostResolver(servers),
      timeoutMs: 3_000,
      download: async (_url, addresses) => ({ bytes: Buffer.from(addresses.join()), cacheControl: undefined }),
    });
    const silent = Array.from({ length: 20 }, (_, index) => fetch(`https://silent${index}.example/`));
    expect((await Promise.allSettled(silent)).every(({ status }) => status === 'rejected')).toBe(true);
    expect((await fetch('https://good.example/')).bytes.toString()).toBe('1.1.1.1,2606:4700::1');
  });
});
