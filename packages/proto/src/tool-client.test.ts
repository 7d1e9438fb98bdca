import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import {
  Server,
  ServerCredentials,
  status,
  type sendUnaryData,
  type ServerDuplexStream,
  type ServerUnaryCall,
} from '@grpc/grpc-js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  CallToolRequestSchema,
  createToolClient,
  grpcService,
  SERVER_CHANNEL_OPTIONS,
  ToolService,
  type CallToolRequest,
  type CallToolResponse,
  type ToolClient,
} from './index.ts';

type Handler = (call: ServerUnaryCall<CallToolRequest, CallToolResponse>, done: sendUnaryData<object>) => void;

const open: { close(): void }[] = [];
afterEach(() => {
  for (const each of open.splice(0)) each.close();
});

async function listen(callTool: Handler, onStream: () => void = () => {}): Promise<number> {
  const server = new Server({ ...SERVER_CHANNEL_OPTIONS });
  server.addService(grpcService(ToolService), {
    CallTool: callTool,
    CallTools(stream: ServerDuplexStream<object, object>) {
      onStream();
      stream.emit('error', Object.assign(new Error('none'), { code: status.UNIMPLEMENTED }));
    },
  });
  open.push({ close: () => server.forceShutdown() });
  return new Promise((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, port) =>
      error ? reject(error) : resolve(port),
    );
  });
}

function connect(...ports: readonly number[]): ToolClient {
  const client = createToolClient(`ipv4:${ports.map((port) => `127.0.0.1:${port}`).join()}`);
  open.push(client);
  return client;
}

describe('the adapter', () => {
  it('writes the method definitions of the service', () => {
    const { CallTool } = grpcService(ToolService);
    expect(Object.keys(grpcService(ToolService))).toEqual(['CallTool', 'CallToolStream', 'CallTools', 'ListTools']);
    expect(CallTool).toMatchObject({
      path: '/cuspal.tool.v1.ToolService/CallTool',
      originalName: 'callTool',
      requestStream: false,
      responseStream: false,
    });
    const message = { name: 'get_planets', argumentsJson: Uint8Array.of(1, 2), caller: { requestId: 'r' } };
    const bytes = CallTool?.requestSerialize(message) ?? Buffer.alloc(0);
    expect(Buffer.isBuffer(bytes)).toBe(true);
    expect(bytes.equals(toBinary(CallToolRequestSchema, create(CallToolRequestSchema, message)))).toBe(true);
    expect(fromBinary(CallToolRequestSchema, bytes)).toMatchObject({ name: 'get_planets', caller: { requestId: 'r' } });
  });
});

describe('the client', () => {
  it('carries bytes there and back', async () => {
    const port = await listen((call, done) =>
      done(null, { resultJson: call.request.argumentsJson, code: call.request.caller?.requestId ?? '', units: 1 }),
    );
    const answer = await connect(port).callTool({
      name: 'x',
      argumentsJson: Buffer.from('{"ü":1}'),
      caller: { requestId: 'r-1' },
    });
    expect(Buffer.from(answer.resultJson).toString()).toBe('{"ü":1}');
    expect(answer).toMatchObject({ code: 'r-1', units: 1, isError: false });
  });

  it('makes each call one of its own where they are to be apart, and asks for no stream', async () => {
    const asked = { one: 0, streams: 0 };
    const port = await listen(
      (_, done) => {
        asked.one += 1;
        done(null, { code: 'one' });
      },
      () => (asked.streams += 1),
    );
    const client = createToolClient(`127.0.0.1:${port}`, {}, undefined, { together: false });
    open.push(client);
    for (let times = 0; times < 20; times += 1) expect((await client.callTool({ name: 'x' })).code).toBe('one');
    expect(asked).toEqual({ one: 20, streams: 0 });
    // The same service is asked for a stream by a client that shares it.
    await connect(port).callTool({ name: 'x' });
    await vi.waitUntil(() => asked.streams > 0, { timeout: 10_000 });
  });

  it('carries more than the 4 MB that grpc-js allows by default', async () => {
    const port = await listen((call, done) => done(null, { resultJson: call.request.argumentsJson }));
    const argumentsJson = Buffer.alloc(6 * 1024 * 1024, 32);
    const answer = await connect(port).callTool({ name: 'x', argumentsJson });
    expect(answer.resultJson).toHaveLength(argumentsJson.length);
  });

  it('tries again on UNAVAILABLE and on nothing else', async () => {
    let calls = 0;
    const port = await listen((_, done) => {
      calls += 1;
      if (calls < 3) done({ code: status.UNAVAILABLE, details: 'draining' });
      else done(null, { units: 1 });
    });
    await expect(connect(port).callTool({ name: 'x' })).resolves.toMatchObject({ units: 1 });
    expect(calls).toBe(3);
    let faults = 0;
    const faulty = await listen((_, done) => {
      faults += 1;
      done({ code: status.INTERNAL, details: 'broken' });
    });
    await expect(connect(faulty).callTool({ name: 'x' })).rejects.toMatchObject({ code: status.INTERNAL });
    expect(faults).toBe(1);
  });

  it('goes round robin over all addresses', async () => {
    const hits = [0, 0];
    const ports = await Promise.all(
      hits.map((_, index) =>
        listen((_call, done) => {
          hits[index] = (hits[index] ?? 0) + 1;
          done(null, {});
        }),
      ),
    );
    const client = connect(...ports);
    await client.ready(2_000);
    for (let count = 0; count < 20; count += 1) await client.callTool({ name: 'x' });
    expect(hits[0]).toBeGreaterThan(5);
    expect(hits[1]).toBeGreaterThan(5);
  });

  it('ends at the deadline and tells the server', async () => {
    let cancelled = false;
    const port = await listen((call) => void call.on('cancelled', () => (cancelled = true)));
    const client = connect(port);
    // The call reaches the server before its time is over.
    await client.ready(10_000);
    await expect(client.callTool({ name: 'x' }, { deadlineMs: 500 })).rejects.toMatchObject({
      code: status.DEADLINE_EXCEEDED,
    });
    await expect.poll(() => cancelled).toBe(true);
  });

  it('is cancelled by its signal, before and during the call', async () => {
    let [begun, cancelled] = [false, false];
    const port = await listen((call) => {
      begun = true;
      call.on('cancelled', () => (cancelled = true));
    });
    const client = connect(port);
    await expect(client.callTool({ name: 'x' }, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: status.CANCELLED,
    });
    const gone = new AbortController();
    const call = client.callTool({ name: 'x' }, { signal: gone.signal });
    await vi.waitUntil(() => begun, { timeout: 10_000 });
    gone.abort();
    await expect(call).rejects.toMatchObject({ code: status.CANCELLED });
    await expect.poll(() => cancelled).toBe(true);
  });

  it('is not ready where nobody listens', async () => {
    const port = await listen((_, done) => done(null, {}));
    open.pop()?.close();
    await expect(connect(port).ready(200)).rejects.toThrow();
    await expect(connect(port).callTool({ name: 'x' }, { deadlineMs: 2_000 })).rejects.toMatchObject({
      code: status.UNAVAILABLE,
    });
  });
});
