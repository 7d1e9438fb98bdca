import { createServer, type Server } from 'node:https';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selfSigned } from '../../test/certificate.ts';
import { askAt, guardedRequest, type OutgoingRequest } from './guarded-request.ts';

const ADDRESS = 'https://login.example/token?a=b';
const POSTED: OutgoingRequest = {
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: 'code=ä',
};

describe('what is asked of a server that somebody has named', () => {
  const identity = selfSigned('login.example');
  let server: Server;
  let answer: RequestListener = (_request, response) => response.end();
  beforeAll(async () => {
    server = createServer({ ...identity }, (request, response) => answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => void server.close());

  const ask = (sent: OutgoingRequest, timeoutMs = 2_000) => {
    const { port } = server.address() as AddressInfo;
    const signal = AbortSignal.timeout(timeoutMs);
    return askAt(sent, new URL(ADDRESS), ['127.0.0.1'], signal, { port, ca: identity.cert });
  };

  it('arrives whole, and what comes back is read whatever its status', async () => {
    let seen = {};
    answer = ({ url, method, headers }, response) => {
      seen = { url, method, host: headers.host, type: headers['content-type'], length: headers['content-length'] };
      response.writeHead(400, { 'content-type': 'application/json' }).end('{"error":"invalid_grant"}');
    };
    const told = await ask(POSTED);
    expect([told.status, await told.json()]).toEqual([400, { error: 'invalid_grant' }]);
    expect(told.headers.get('content-type')).toBe('application/json');
    expect(seen).toEqual({
      url: '/token?a=b',
      method: 'POST',
      host: 'login.example',
      type: 'application/x-www-form-urlencoded',
      length: '7',
    });
  });

  it.each([204, 304, 302])('with status %i is taken without a body, and leads nowhere', async (status) => {
    answer = (_request, response) => response.writeHead(status, { location: 'https://169.254.169.254/' }).end();
    expect((await ask({ method: 'GET', headers: {} })).status).toBe(status);
  });

  it('has 128 KB at most', async () => {
    answer = (_request, response) => response.end('x'.repeat(128 * 1024));
    expect(await (await ask({ method: 'GET', headers: {} })).text()).toHaveLength(128 * 1024);
    answer = (_request, response) => {
      const drip = setInterval(() => response.write('x'.repeat(40_000)), 5);
      response.on('close', () => clearInterval(drip));
    };
    await expect(ask({ method: 'GET', headers: {} })).rejects.toThrow('longer than 131072 bytes');
  });

  it('ends with the time', async () => {
    answer = () => {};
    await expect(ask(POSTED, 100)).rejects.toThrow(/abort/i);
  });

  it('goes to public addresses alone', async () => {
    const inside = guardedRequest({ resolve: async () => ['10.0.0.1'] });
    await expect(inside(ADDRESS, POSTED)).rejects.toThrow('public addresses');
    await expect(inside('http://login.example/', POSTED)).rejects.toThrow('https');
  });
});
