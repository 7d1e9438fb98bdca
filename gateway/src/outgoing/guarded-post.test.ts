import { createServer, type Server } from 'node:https';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selfSigned } from '../../test/certificate.ts';
import { guardedPost, postTo } from './guarded-post.ts';

const ADDRESS = 'https://sink.example/hook?of=us';

describe('what is posted to an address of a stranger', () => {
  const identity = selfSigned('sink.example');
  let server: Server;
  let answer: RequestListener = (_request, response) => response.end();
  beforeAll(async () => {
    server = createServer({ ...identity }, (request, response) => answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => void server.close());

  const posted = { headers: { 'content-type': 'application/json', 'webhook-id': 'a' }, body: '{"name":"Zoë"}' };
  const post = (timeoutMs = 2_000, trust: { ca?: string } = { ca: identity.cert }) => {
    const { port } = server.address() as AddressInfo;
    return postTo(posted, new URL(ADDRESS), ['127.0.0.1'], AbortSignal.timeout(timeoutMs), { port, ...trust });
  };

  it('arrives whole at the address that was checked, with its headers', async () => {
    let seen = {};
    answer = (request, response) => {
      const { url, method, headers } = request;
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = Buffer.concat(chunks).toString();
        seen = { url, method, host: headers.host, id: headers['webhook-id'], length: headers['content-length'], body };
        response.writeHead(204).end();
      });
    };
    expect(await post()).toEqual({ status: 204, retryAfter: undefined });
    expect(seen).toEqual({
      url: '/hook?of=us',
      method: 'POST',
      host: 'sink.example',
      id: 'a',
      length: '15',
      body: posted.body,
    });
  });

  it.each([200, 301, 410, 500, 503])('is answered by status %i, which leads nowhere else', async (status) => {
    const more = { location: 'https://169.254.169.254/', 'retry-after': '7' };
    answer = (_request, response) => response.writeHead(status, more).end('x'.repeat(1_000_000));
    expect(await post()).toEqual({ status, retryAfter: '7' });
  });

  it('ends with the time, and goes to no host that cannot prove its name', async () => {
    answer = () => {};
    await expect(post(100)).rejects.toThrow(/abort/i);
    await expect(post(2_000, {})).rejects.toThrow(/self-signed|certificate/i);
  });

  it.each([
    ['http://sink.example/', ['1.1.1.1'], 'https'],
    ['https://sink.example:8443/', ['1.1.1.1'], 'https'],
    ['https://me:secret@sink.example/', ['1.1.1.1'], 'https'],
    ['no address', ['1.1.1.1'], 'https'],
    [ADDRESS, ['169.254.169.254'], 'public addresses'],
    [ADDRESS, ['1.1.1.1', '10.0.0.1'], 'public addresses'],
  ])('never goes to %s at %j (SSRF)', async (address, addresses, fault) => {
    const sent: string[] = [];
    const guarded = guardedPost({
      resolve: async () => addresses,
      post: async (_posted, { href }) => {
        sent.push(href);
        return { status: 200, retryAfter: undefined };
      },
    });
    await expect(guarded(address, posted)).rejects.toThrow(fault);
    expect(sent).toEqual([]);
  });
});
