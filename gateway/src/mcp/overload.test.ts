import { afterEach, describe, expect, it } from 'vitest';
import { echoClients } from '../../test/fake-clients.ts';
import { startTestGateway, type TestGateway } from '../../test/gateway.ts';
import { legacy, send } from '../../test/http.ts';
import { meteredAccess } from '../../test/rest-access.ts';

const RATE = { burst: 1_000, perSecond: 1_000 };
const NAME = 'echo_arguments';

let open: TestGateway | undefined;
afterEach(async () => {
  await open?.gateway.close();
  open = undefined;
});

/** A gateway at which an account may have one call under way, and a service that holds calls until they are let go. */
async function start(hotPath: boolean) {
  const access = meteredAccess(100, { rate: RATE });
  const clients = echoClients();
  const held: (() => void)[] = [];
  let holds = false;
  const callTool: typeof clients.ephemeris.callTool = async (...asked) => {
    if (holds) await new Promise<void>((resolve) => held.push(resolve));
    return clients.ephemeris.callTool(...asked);
  };
  open = await startTestGateway({
    hotPath,
    config: { admission: { account: { calls: 1, longSearches: 1 }, waitMs: 250, turnMs: 0 } },
    clients: { ...clients, ephemeris: { ...clients.ephemeris, callTool } },
    openAccess: async () => access.access,
  });
  const { url } = open;
  const call = () => send(url, legacy('tools/call', { name: NAME, arguments: {} }));
  const rest = () => send(url, { path: `/v1/tools/${NAME}`, body: {} });
  return {
    ...access,
    url,
    call,
    rest,
    hold: async () => {
      holds = true;
      const under = rest();
      while (held.length === 0) await new Promise((resolve) => setImmediate(resolve));
      holds = false;
      return async () => {
        held[0]?.();
        return (await under).status;
      };
    },
  };
}

describe.each([true, false])('a call beyond the bound of its account (hot path: %s)', (hotPath) => {
  it('is refused with 429 and when to come back, and takes no unit', async () => {
    const { call, rest, hold, taken } = await start(hotPath);
    const release = await hold();
    const mcp = await call();
    expect([mcp.status, mcp.headers['retry-after']]).toEqual([429, '1']);
    expect(mcp.json).toMatchObject({
      jsonrpc: '2.0',
      error: { code: 429, data: { code: 'rate_limited', recoverable: true, retryAfterSeconds: 1 } },
    });
    expect(mcp.json.id).not.toBeNull();
    const problem = await rest();
    expect([problem.status, problem.headers['retry-after']]).toEqual([429, '1']);
    expect(problem.json).toMatchObject({ code: 'rate_limited', detail: mcp.json.error.message });
    expect(taken).toHaveLength(1);
    expect(await release()).toBe(200);
    expect((await call()).status).toBe(200);
    expect(taken).toHaveLength(2);
  });

  it('is a line of a batch', async () => {
    const { url, hold, taken } = await start(hotPath);
    const release = await hold();
    const batch = await send(url, { path: '/v1/batch', body: [{ id: 'x', name: NAME, arguments: {} }] });
    expect([batch.status, batch.json]).toMatchObject([
      200,
      { id: 'x', status: 429, problem: { code: 'rate_limited' } },
    ]);
    expect(taken).toHaveLength(1);
    await release();
  });
});
