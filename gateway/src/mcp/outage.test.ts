import { expect, it } from 'vitest';
import { keysWithoutAccounts } from '../../test/access.ts';
import { KEY, startTestGateway } from '../../test/gateway.ts';
import { legacy, send } from '../../test/http.ts';

const FAULT = 'Connection terminated: the database is away';

it('an outage of the database answers 503 every time and is logged once a second, whoever asks', async () => {
  const access = keysWithoutAccounts([KEY]);
  const { gateway, url, log } = await startTestGateway({
    openAccess: async () => ({
      ...access,
      authenticators: { ...access.authenticators, '/mcp': { authenticate: () => Promise.reject(new Error(FAULT)) } },
    }),
  });
  const began = performance.now();
  const answers = await Promise.all(Array.from({ length: 200 }, () => send(url, legacy('tools/list'))));
  const seconds = Math.ceil((performance.now() - began) / 1000);
  for (const { status, headers } of answers) expect([status, headers['retry-after']]).toEqual([503, '2']);
  const lines = log.filter(({ level }) => level === 'error');
  expect(lines.length).toBeGreaterThanOrEqual(1);
  expect(lines.length).toBeLessThanOrEqual(seconds + 1);
  expect(lines[0]).toMatchObject({ msg: 'credentials could not be checked', fault: { message: FAULT } });
  await gateway.close();
});

it('a fault of the server names the request in the answer and in its headers', async () => {
  const access = keysWithoutAccounts([KEY]);
  const broken = () => {
    throw new Error('a fault of ours');
  };
  const { gateway, url } = await startTestGateway({
    config: { baseUrl: 'https://mcp.example' },
    openAccess: async () => ({ ...access, noteUse: broken }),
  });
  const { status, headers, json } = await send(url, legacy('tools/list'));
  expect([status, json.error.data.code]).toEqual([500, 'internal_error']);
  expect(headers['x-request-id']).toBe(json.error.data.requestId);
  expect(headers['strict-transport-security']).toBeDefined();
  await gateway.close();
});
