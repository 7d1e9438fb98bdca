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
      doors: { ...access.doors, '/mcp': { authenticate: () => Promise.reject(new Error(FAULT)) } },
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
