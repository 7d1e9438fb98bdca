import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { median, type Measurement } from './lib/measurement.ts';
import { inTurn } from './lib/rounds.ts';
import { serverProcess } from './lib/server-process.ts';
import { serviceProcess } from './lib/service-process.ts';
import { birth } from './lib/tools.ts';
import { KEY, OTHER_KEY } from './lib/echo.ts';

const CALLS = 1_000;
const ROUNDS = 3;
const TOOL = 'get_full_chart';
const BETWEEN_MS = 10;

/**
 * A batch of charts against the same charts one by one, and what a batch does to another account's calls: with one
 * process of the service, which leaves others a core of two, and with two, which take all there is.
 */
export async function batches(): Promise<readonly Measurement[]> {
  return [...(await withServices(1)), ...(await withServices(2))];
}

async function withServices(processes: number): Promise<readonly Measurement[]> {
  const services = [];
  for (let index = 0; index < processes; index += 1) services.push(await serviceProcess('ephemeris'));
  const target = `ipv4:${services.map((service) => service.target).join()}`;
  const gateway = await serverProcess('charts.ts', { BENCH_SERVICE_TARGET: target });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const others = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = (path: string, body: string, key = KEY, over = agent) => post(over, gateway.port, path, body, key);
  const charts = Array.from({ length: CALLS }, (_, index) => birth(index));

  const single = timed(async () => {
    for (const chart of charts) await send(`/v1/tools/${TOOL}`, JSON.stringify(chart));
  });
  const lines = charts.map((chart, id) => JSON.stringify({ id, name: TOOL, arguments: chart })).join('\n');
  const batch = timed(async () => {
    const answer = await send('/v1/batch', lines);
    const good = timesIn(answer, '"status":200');
    if (good !== CALLS) throw new Error(`of ${CALLS} calls ${good} were answered: ${answer.toString('utf8', 0, 400)}`);
  });
  const seldom = (): Promise<number> =>
    timed(() => send(`/v1/tools/${TOOL}`, JSON.stringify(birth(7)), OTHER_KEY, others))();
  const means = processes === 1 ? 'one process of the service' : 'two processes of the service';
  try {
    const [one = Number.NaN, many = Number.NaN] = await inTurn(ROUNDS, [single, batch]);
    const [alone, beside] = await besideBatches(seldom, batch);
    return [
      {
        name: `a batch of ${CALLS} charts, ${means}`,
        value: one / many,
        unit: 'times as fast as single calls over one connection',
        ...(processes > 1 && { target: { atLeast: 3 } }),
        detail: `${TOOL}: ${many.toFixed(0)} ms against ${one.toFixed(0)} ms, medians of ${ROUNDS} rounds`,
      },
      {
        name: `another account's call beside batches, ${means}`,
        value: beside / alone,
        unit: 'times alone',
        ...(processes === 1 && { target: { atMost: 1.5 } }),
        detail: `${TOOL}: ${beside.toFixed(2)} ms against ${alone.toFixed(2)} ms, medians`,
      },
    ];
  } finally {
    agent.destroy();
    others.destroy();
    gateway.stop();
    for (const service of services) service.stop();
  }
}

function timesIn(bytes: Buffer, text: string): number {
  let times = 0;
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + text.length)) times += 1;
  return times;
}

/** Medians of a call that comes seldom, alone and while batches run one after the other; the rounds take turns. */
async function besideBatches(seldom: () => Promise<number>, batch: () => Promise<number>): Promise<[number, number]> {
  const [alone, beside]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    let ended = false;
    const call = async (times: number[]): Promise<void> => {
      times.push(await seldom());
      await pause(BETWEEN_MS);
    };
    for (let index = 0; index < 50; index += 1) await call(alone);
    const busy = batch().finally(() => (ended = true));
    while (!ended) await call(beside);
    await busy;
  }
  return [median(alone), median(beside)];
}

const timed = (work: () => Promise<unknown>) => async (): Promise<number> => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};

async function post(agent: Agent, port: number, path: string, body: string, key: string): Promise<Buffer> {
  const headers = {
    authorization: `Bearer ${key}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  };
  const call = request({ agent, port, host: '127.0.0.1', path, method: 'POST', headers });
  call.end(body);
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  if (response.statusCode !== 200) throw new Error(`status ${response.statusCode}: ${Buffer.concat(parts).toString()}`);
  return Buffer.concat(parts);
}
