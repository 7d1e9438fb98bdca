import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { birthsFor } from '@cuspal/tool-kit/testing';
import { takes } from '../../../test/support/wait.ts';
import { clockedClients, type ClockedClients } from '../../test/clocked-clients.ts';
import { runBatch } from '../../../packages/client/src/batch.ts';
import { Transport } from '../../../packages/client/src/transport.ts';
import { bothDatabases } from '../../test/databases.ts';
import { startTestGateway, type TestGateway } from '../../test/gateway.ts';
import { lossyProxy, type Fate, type Passed } from '../../test/lossy-proxy.ts';
import { REST_CATALOGUE } from '../../test/rest-suite.ts';
import { servicesOn, total, type TestServices } from '../../test/services.ts';
import type { Database } from '../database/connection.ts';

/** Calls of each kind: 10,000 with CUSPAL_BIRTHS=all. */
const CALLS = birthsFor(10_000);
const AT_ONCE = 40;
const SEED = 48;
const LIMITLESS = { ratePerSecond: 1_000_000, burst: 1_000_000 };

/** A number from 0 to 1, the same in each run (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

describe.each(bothDatabases().slice(-1))('a client whose answers are lost on $name', ({ fresh }) => {
  let database: Database;
  let services: TestServices;
  let gateways: readonly TestGateway[] = [];
  let tools: ClockedClients;
  beforeAll(async () => {
    database = await fresh();
    services = servicesOn(database);
    tools = clockedClients();
    const start = () =>
      startTestGateway({ database, clients: tools.clients, catalogue: REST_CATALOGUE, logLevel: 'silent' });
    gateways = [await start(), await start()];
  });
  afterAll(async () => {
    await Promise.all(gateways.map(({ gateway }) => gateway.close()));
    await database.close();
  });

  /** A proxy before both gateways that loses three answers of ten, and a client of ours behind it. */
  async function storm() {
    const { account, key } = await services.customer({ monthlyAllowance: 2 * CALLS, ...LIMITLESS });
    const random = numbers(SEED);
    const fateOf = (): Fate => (random() >= 0.3 ? 'passes' : random() < 0.7 ? 'lost' : 'cut');
    const proxy = await lossyProxy(
      gateways.map(({ url }) => url),
      fateOf,
    );
    const transport = new Transport({
      baseUrl: proxy.url,
      credential: () => key,
      timeoutMs: 600_000,
      retries: 100,
      longestWaitMs: 2_000,
      random: () => 0,
      fetch,
      now: Date.now,
      // What is to be waited for is nearly over: the gateways are on this machine.
      pause: (ms) => takes(ms / 100),
    });
    const used = async () => {
      const { used: units, perDay } = await services.usage.month(account.id);
      return [units, total(perDay)];
    };
    return { proxy, transport, used };
  }

  it(`is charged ${CALLS} single calls exactly, and gets what was lost to the byte`, async () => {
    const { proxy, transport, used } = await storm();
    await using _ = proxy;
    const got = new Map<number, unknown>();
    let next = 0;
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let number = next++; number < CALLS; number = next++) {
          got.set(number, await transport.read({ path: '/v1/tools/echo_arguments', body: `{"latitude":${number}}` }));
        }
      }),
    );
    expect(got.size).toBe(CALLS);
    expect(await used()).toEqual([CALLS, CALLS]);
    const answers = proxy.passed.filter(({ status }) => status === 200);
    expect(share(answers, ({ isLost }) => isLost)).toBeGreaterThan(0.2);
    expect(different(answers.filter((each) => !isCut(each)).map(({ key, text }) => [key, text]))).toEqual([]);
  }, 1_800_000);

  it(`is charged ${CALLS} calls in batches exactly, also of batches that were cut in the middle`, async () => {
    const { proxy, transport, used } = await storm();
    await using _ = proxy;
    const width = Math.min(200, CALLS / 10);
    const got = new Set<unknown>();
    await Promise.all(
      Array.from({ length: 2 }, async (__, half) => {
        // One request a time of each half: an account may have two batches under way.
        for (let from = (half * CALLS) / 2; from < ((half + 1) * CALLS) / 2; from += width) {
          const calls = Array.from({ length: Math.min(width, ((half + 1) * CALLS) / 2 - from) }, (___, at) => ({
            id: from + at,
            name: 'echo_arguments',
            arguments: { latitude: from + at },
          }));
          // The test catalogue has tools that the contract does not name.
          for await (const { id, ok } of runBatch(transport, calls as unknown as Parameters<typeof runBatch>[1], {}))
            if (ok) got.add(id);
        }
      }),
    );
    expect(got.size).toBe(CALLS);
    expect(await used()).toEqual([CALLS, CALLS]);
    const batches = proxy.passed.filter(({ status }) => status === 200);
    expect(batches.some(({ isLost }) => isLost)).toBe(true);
    const lines = batches.flatMap(({ key, text }) =>
      wholeLines(text).map((line): [string, string] => [`${key} ${line.split(',', 1)[0]}`, line]),
    );
    expect(different(lines.filter(([, line]) => line.includes('"status":200')))).toEqual([]);
  }, 1_800_000);
});

const isCut = ({ text }: Passed): boolean => !text.endsWith('}');
const wholeLines = (text: string): readonly string[] =>
  text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter(Boolean);
const share = <T>(all: readonly T[], is: (one: T) => boolean): number => all.filter(is).length / all.length;

/** Names that stand for more than one text. */
function different(named: readonly (readonly [string, string])[]): readonly string[] {
  const texts = new Map<string, string>();
  return named.flatMap(([name, text]) => {
    const known = texts.get(name) ?? text;
    texts.set(name, known);
    return known === text ? [] : [name];
  });
}
