import { createServer as createHttpsServer, type Server } from 'node:https';
import type { RequestListener } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selfSigned } from '../../test/certificate.ts';
import { DOCUMENT_BYTES, downloadFrom, guardedFetch, type FetchedDocument } from './guarded-fetch.ts';

const ADDRESS = 'https://client.example/oauth/client.json';
const DOCUMENT: FetchedDocument = { bytes: Buffer.from('{}'), cacheControl: undefined };

/** Names and what they resolve to; every download is noted, none is made. */
function guarded(names: Readonly<Record<string, readonly string[]>>, timeoutMs = 1_000) {
  const downloads: (readonly [string, readonly string[]])[] = [];
  const fetch = guardedFetch({
    timeoutMs,
    resolve: async (hostname) => names[hostname] ?? [],
    download: async (url, addresses) => {
      downloads.push([url.href, addresses]);
      return DOCUMENT;
    },
  });
  return { fetch, downloads };
}

describe('what strangers name is fetched', () => {
  it('from public addresses, and from the very ones that were checked', async () => {
    const { fetch, downloads } = guarded({ 'client.example': ['1.1.1.1', '2606:4700::1'] });
    expect(await fetch(ADDRESS)).toBe(DOCUMENT);
    expect(downloads).toEqual([[ADDRESS, ['1.1.1.1', '2606:4700::1']]]);
  });

  it.each([
    ['loopback', ['127.0.0.1']],
    ['loopback, IPv6', ['::1']],
    ['a private network', ['10.1.2.3']],
    ['a private network, IPv6', ['fd00::1']],
    ['link-local', ['169.254.1.1']],
    ['the metadata service', ['169.254.169.254']],
    ['a mapped address', ['::ffff:169.254.169.254']],
    ['one bad address among good ones', ['1.1.1.1', '192.168.0.1']],
    ['no address', []],
  ])('never from %s (SSRF)', async (_what, addresses) => {
    const { fetch, downloads } = guarded({ 'client.example': addresses });
    await expect(fetch(ADDRESS)).rejects.toThrow('public addresses');
    expect(downloads).toEqual([]);
  });

  it.each([
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://0x7f.1/x',
    'https://2130706433/x',
    'https://127.1/x',
    'https://localhost/x',
    'https://localhost./x',
    'https://169.254.169.254/latest/meta-data',
    'https://metadata.google.internal/x',
  ])('never from %s, with the look-up of this machine', async (address) => {
    const downloads: string[] = [];
    const fetch = guardedFetch({
      download: async (url) => {
        downloads.push(url.href);
        return DOCUMENT;
      },
    });
    await expect(fetch(address)).rejects.toThrow();
    expect(downloads).toEqual([]);
  });

  it.each([
    'http://client.example/x',
    'https://client.example:8443/x',
    'https://client.example:80/x',
    'https://user@client.example/x',
    'https://user:password@client.example/x',
    'ftp://client.example/x',
    'file:///etc/passwd',
    'data:application/json,{}',
  ])('never from %s', async (address) => {
    const { fetch, downloads } = guarded({ 'client.example': ['1.1.1.1'] });
    await expect(fetch(address)).rejects.toThrow('https');
    expect(downloads).toEqual([]);
  });

  it('within the time, look-up included', async () => {
    const never = () => new Promise<never>(() => {});
    await expect(guardedFetch({ timeoutMs: 30, resolve: never })(ADDRESS)).rejects.toThrow('too long');
    const resolve = async () => ['1.1.1.1'];
    await expect(guardedFetch({ timeoutMs: 30, resolve, download: never })(ADDRESS)).rejects.toThrow('too long');
  });
});

describe('a download', () => {
  const identity = selfSigned('client.example');
  let server: Server;
  let answer: RequestListener = (_request, response) => response.end();
  beforeAll(async () => {
    server = createHttpsServer({ ...identity }, (request, response) => answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => void server.close());

  const download = (addresses = ['127.0.0.1'], timeoutMs = 2_000, trust: { ca?: string } = { ca: identity.cert }) => {
    const { port } = server.address() as AddressInfo;
    return downloadFrom(new URL(ADDRESS), addresses, AbortSignal.timeout(timeoutMs), { port, ...trust });
  };

  it('connects to the checked address, whatever the name resolves to by then (DNS rebinding)', async () => {
    let seen = {};
    answer = ({ url, headers, method }, response) => {
      seen = { url, method, host: headers.host, accept: headers.accept, cookie: headers.cookie };
      response.setHeader('cache-control', 'max-age=120').end('{"a":1}');
    };
    // client.example has no address at all: only the pinned one can have been used.
    expect(await download()).toEqual({ bytes: Buffer.from('{"a":1}'), cacheControl: 'max-age=120' });
    expect(seen).toEqual({
      url: '/oauth/client.json',
      method: 'GET',
      host: 'client.example',
      accept: 'application/json',
      cookie: undefined,
    });
  });

  it('takes no host that cannot prove its name', async () => {
    await expect(download(['127.0.0.1'], 2_000, {})).rejects.toThrow(/self-signed|certificate/i);
  });

  it.each([301, 302, 303, 307, 308, 204, 206, 304, 400, 404, 500])('takes no answer with status %i', async (status) => {
    answer = (_request, response) => response.writeHead(status, { location: 'https://169.254.169.254/' }).end();
    await expect(download()).rejects.toThrow(`status ${status}`);
  });

  it('takes 5 KB and not a byte more, whether or not the length is told', async () => {
    answer = (_request, response) => response.end('x'.repeat(DOCUMENT_BYTES));
    expect((await download()).bytes).toHaveLength(DOCUMENT_BYTES);
    answer = (_request, response) => response.end('x'.repeat(DOCUMENT_BYTES + 1));
    await expect(download()).rejects.toThrow('longer than 5120 bytes');
    answer = (_request, response) => {
      const drip = setInterval(() => response.write('x'.repeat(4_000)), 5);
      response.on('close', () => clearInterval(drip));
    };
    await expect(download()).rejects.toThrow('longer than 5120 bytes');
  });

  it('ends with the time when bytes come one by one', async () => {
    answer = (_request, response) => {
      const drip = setInterval(() => response.write(' '), 10);
      response.on('close', () => clearInterval(drip));
    };
    await expect(download(['127.0.0.1'], 150)).rejects.toThrow(/abort/i);
  });

  it('fails when nobody listens or no TLS is spoken', async () => {
    const plain = createServer((socket) => socket.end('HTTP/1.1 200 OK\r\n\r\n{}')).listen(0, '127.0.0.1');
    await new Promise((resolve) => plain.once('listening', resolve));
    const { port } = plain.address() as AddressInfo;
    const signal = AbortSignal.timeout(2_000);
    await expect(downloadFrom(new URL(ADDRESS), ['127.0.0.1'], signal, { port })).rejects.toThrow();
    plain.close();
    await expect(downloadFrom(new URL(ADDRESS), ['127.0.0.1'], signal, { port })).rejects.toThrow();
  });
});
