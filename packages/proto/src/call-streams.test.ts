import { Metadata, Server, ServerCredentials, status, type ServerDuplexStream } from '@grpc/grpc-js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  createToolClient,
  grpcService,
  SERVER_CHANNEL_OPTIONS,
  ToolService,
  type CallToolsRequest,
  type CallToolsResponse,
  type ToolClient,
} from './index.ts';

type Stream = ServerDuplexStream<CallToolsRequest, CallToolsResponse>;
type Call = CallToolsRequest['calls'][number];
type Reply = Parameters<Stream['write']>[0];

const open: { close(): void }[] = [];
afterEach(() => {
  for (const each of open.splice(0)) each.close();
});

interface Service {
  readonly port: number;
  readonly streams: Stream[];
  /** Calls named `probe`, which are answered at once and counted nowhere else. */
  probed: number;
  /** Numbers of the calls that came, and of those that nobody waits for any more. */
  readonly asked: number[];
  readonly cancelled: number[];
  /** Calls by a gRPC call of their own. */
  unary: number;
}

/** A service whose streams answer by `answer`, and whose own calls say so in `code`. */
async function listen(answer: (call: Call, stream: Stream) => Reply | undefined): Promise<Service> {
  const server = new Server({ ...SERVER_CHANNEL_OPTIONS });
  const streams: Stream[] = [];
  const asked: number[] = [];
  const cancelled: number[] = [];
  const service = { port: 0, streams, probed: 0, asked, cancelled, unary: 0 };
  server.addService(grpcService(ToolService), {
    CallTool: (_call: unknown, done: (error: null, value: object) => void) => {
      service.unary += 1;
      done(null, { code: 'unary' });
    },
    CallTools: (stream: Stream) => {
      streams.push(stream);
      stream.sendMetadata(new Metadata());
      stream.on('data', (message: CallToolsRequest) => {
        cancelled.push(...message.cancelled);
        for (const call of message.calls) {
          if (call.request?.name === 'probe') {
            service.probed += 1;
            stream.write(echo(call));
            continue;
          }
          asked.push(call.number);
          const reply = answer(call, stream);
          if (reply) stream.write(reply);
        }
      });
      stream.on('end', () => stream.end());
      stream.on('error', () => undefined);
    },
  });
  open.push({ close: () => server.forceShutdown() });
  service.port = await new Promise((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, port) =>
      error ? reject(error) : resolve(port),
    );
  });
  return service;
}

const echo = ({ number, request }: Call): Reply =>
  ({
    replies: [{ number, outcome: { case: 'response', value: { resultJson: request?.argumentsJson, code: 'stream' } } }],
  }) as unknown as Reply;

/** A client whose streams stand: the first call asks for them. */
async function connect(...services: readonly Service[]): Promise<ToolClient> {
  const client = createToolClient(`ipv4:${services.map(({ port }) => `127.0.0.1:${port}`).join()}`);
  open.push(client);
  // Calls at the same time go to streams of their own, as soon as these stand.
  const allProbed = async () => {
    await Promise.all(services.map(() => client.callTool({ name: 'probe' })));
    return services.every(({ probed }) => probed > 0);
  };
  await vi.waitUntil(allProbed, { timeout: 10_000, interval: 50 });
  return client;
}

describe('calls of one stream', () => {
  it('come to their own answers, whatever the order of these', async () => {
    const held: (() => void)[] = [];
    const service = await listen((call, stream) => {
      held.unshift(() => stream.write(echo(call)));
      if (held.length === 20) for (const reply of held) reply();
      return undefined;
    });
    const client = await connect(service);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        client.callTool({ name: 'x', argumentsJson: Buffer.from(`{"n":${index}}`) }),
      ),
    );
    expect(answers.map(({ resultJson }) => Buffer.from(resultJson).toString())).toEqual(
      Array.from({ length: 20 }, (_, index) => `{"n":${index}}`),
    );
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['stream']));
  });

  it('end at their deadline or with their caller, and the service hears of it', async () => {
    const service = await listen(() => undefined);
    const client = await connect(service);
    await expect(client.callTool({ name: 'x' }, { deadlineMs: 30 })).rejects.toMatchObject({
      code: status.DEADLINE_EXCEEDED,
    });
    const caller = new AbortController();
    const call = client.callTool({ name: 'x' }, { signal: caller.signal });
    caller.abort();
    await expect(call).rejects.toMatchObject({ code: status.CANCELLED });
    await expect(client.callTool({ name: 'x' }, { signal: caller.signal })).rejects.toMatchObject({
      code: status.CANCELLED,
    });
    await expect.poll(() => service.cancelled).toHaveLength(2);
    expect(service.asked).toHaveLength(2);
    expect(service.cancelled).toEqual(service.asked);
  });

  it('carry the faults of a call of their own', async () => {
    const service = await listen(({ number }) => {
      const fault = { case: 'fault', value: { code: status.NOT_FOUND, message: 'no such tool' } };
      return { replies: [{ number, outcome: fault }] } as unknown as Reply;
    });
    const client = await connect(service);
    await expect(client.callTool({ name: 'x' })).rejects.toMatchObject({ code: status.NOT_FOUND });
    expect(service.unary).toBeGreaterThan(0);
  });
});

describe('when a stream goes', () => {
  it('its calls are made again, each by itself', async () => {
    const service = await listen((_, stream) => {
      stream.emit('error', { code: status.UNAVAILABLE, details: 'gone' });
      return undefined;
    });
    const client = await connect(service);
    const before = service.unary;
    const answers = await Promise.all([client.callTool({ name: 'x' }), client.callTool({ name: 'y' })]);
    expect(answers.map(({ code }) => code)).toEqual(['unary', 'unary']);
    expect(service.unary).toBe(before + 2);
  });

  it('one that closes answers what is under way and gets no more', async () => {
    let release = (): unknown => undefined;
    const service = await listen((call, stream) => {
      if (call.request?.name === 'y') return echo(call);
      stream.write({ closing: true } as unknown as Reply);
      release = () => stream.write(echo(call));
      return undefined;
    });
    const client = await connect(service);
    const first = client.callTool({ name: 'x' });
    // Until the word has come down, calls go up.
    await expect.poll(async () => (await client.callTool({ name: 'y' })).code).toBe('unary');
    expect((await client.callTool({ name: 'y' })).code).toBe('unary');
    release();
    expect((await first).code).toBe('stream');
  });

  it('one that closes still tells the service that nobody waits for the last call', async () => {
    const service = await listen((_, stream) => {
      stream.write({ closing: true } as unknown as Reply);
      return undefined;
    });
    const client = await connect(service);
    await expect(client.callTool({ name: 'x' }, { deadlineMs: 50 })).rejects.toMatchObject({
      code: status.DEADLINE_EXCEEDED,
    });
    await expect.poll(() => service.cancelled).toHaveLength(1);
    expect(service.asked).toHaveLength(1);
    expect(service.cancelled).toEqual(service.asked);
  });
});

describe('several processes', () => {
  it('each have a stream, and the one with fewer calls under way gets the next', async () => {
    const names: string[][] = [[], []];
    const held = (index: number) => (call: Call) => {
      names[index]?.push(call.request?.name ?? '');
      return call.request?.name === 'held' ? undefined : echo(call);
    };
    const client = await connect(await listen(held(0)), await listen(held(1)));
    const waiting = Array.from({ length: 10 }, () => client.callTool({ name: 'held' }, { deadlineMs: 500 }));
    const settled = Promise.allSettled(waiting);
    await expect.poll(() => names.map((all) => all.filter((name) => name === 'held').length)).toEqual([5, 5]);
    await settled;
    // One of them is stuck with a call: all others go past it.
    const stuck = client.callTool({ name: 'held' }, { deadlineMs: 500 }).catch(() => 'stuck');
    for (let count = 0; count < 6; count += 1) await client.callTool({ name: 'quick' });
    expect(names.map((all) => all.filter((name) => name === 'quick').length).sort()).toEqual([0, 6]);
    await stuck;
  });

  it('a new one gets its share within seconds', async () => {
    const first = await listen(echo);
    const second = await listen(echo);
    const client = createToolClient(`ipv4:127.0.0.1:${first.port},127.0.0.1:${second.port}`);
    open.push(client);
    const isMet = () => client.callTool({ name: 'x' }).then(() => second.streams.length);
    await expect.poll(isMet, { timeout: 4_000, interval: 50 }).toBeGreaterThan(0);
  });
});
