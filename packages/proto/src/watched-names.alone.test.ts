import { createSocket } from 'node:dgram';
import type { sendUnaryData, ServerDuplexStream, ServerUnaryCall } from '@grpc/grpc-js';
import { afterEach, expect, it } from 'vitest';
import { eventually, settled, stays, takes } from '../../../test/support/wait.ts';

import type { CallToolsRequest } from './index.ts';

// It is read when grpc-js is loaded, and lets the target say which name server is asked.
process.env['GRPC_NODE_USE_ALTERNATIVE_RESOLVER'] = 'true';
const { Metadata, Server, ServerCredentials } = await import('@grpc/grpc-js');
const { createToolClient, grpcService, ToolService } = await import('./index.ts');

const closing: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Answers every question for an A record with the addresses that it has now. */
async function nameServer() {
  const addresses: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (question, { port, address }) => {
    const type = question.readUInt16BE(question.length - 4);
    // Questions with options have them behind; the name ends at its zero.
    const end = question.indexOf(0, 12) + 5;
    const asked = question.subarray(12, end);
    const isA = (end < question.length ? question.readUInt16BE(end - 4) : type) === 1;
    const answers = isA ? addresses : [];
    const header = Buffer.alloc(12);
    question.copy(header, 0, 0, 2);
    header.writeUInt16BE(0x8180, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(answers.length, 6);
    const records = answers.map((each) =>
      Buffer.from([0xc0, 0x0c, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, ...each.split('.').map(Number)]),
    );
    socket.send(Buffer.concat([header, asked, ...records]), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  closing.push(() => socket.close());
  return { addresses, port: socket.address().port };
}

/** A replica at an address of this machine, which counts its calls and holds each for a while. */
async function replica(host: string, port: number) {
  const calls = { begun: 0, ended: 0 };
  const server = new Server();
  server.addService(grpcService(ToolService), {
    CallTool(_: ServerUnaryCall<object, object>, done: sendUnaryData<object>) {
      calls.begun += 1;
      void takes(30).then(() => {
        calls.ended += 1;
        done(null, { code: host });
      });
    },
    CallTools(stream: ServerDuplexStream<CallToolsRequest, object>) {
      stream.sendMetadata(new Metadata());
      stream.on('error', () => undefined).on('end', () => stream.end());
      stream.on('data', (message: CallToolsRequest) => {
        for (const { number } of message.calls) {
          calls.begun += 1;
          void takes(30).then(() => {
            calls.ended += 1;
            stream.write({ replies: [{ number, outcome: { case: 'response', value: { code: host } } }] });
          });
        }
      });
    },
  });
  const bound = await new Promise<number>((resolve, reject) => {
    server.bindAsync(`${host}:${port}`, ServerCredentials.createInsecure(), (error, at) =>
      error ? reject(error) : resolve(at),
    );
  });
  closing.push(() => server.forceShutdown());
  return { calls, port: bound };
}

it('a new replica gets calls within five seconds, and one that is taken away loses none', async () => {
  const names = await nameServer();
  const first = await replica('127.0.0.1', 0);
  names.addresses.push('127.0.0.1');
  const client = createToolClient(`dns://127.0.0.1:${names.port}/natal:${first.port}`);
  closing.push(() => client.close());
  await client.ready(5_000);

  let over = false;
  const broken: unknown[] = [];
  const answered = new Map<string, number>();
  const caller = async (): Promise<void> => {
    while (!over) {
      await client.callTool({ name: 'x' }).then(
        ({ code }) => void answered.set(code, (answered.get(code) ?? 0) + 1),
        (fault: unknown) => void broken.push(fault),
      );
    }
  };
  const callers = Promise.all([caller(), caller(), caller(), caller()]);

  const second = await replica('127.0.0.2', first.port);
  names.addresses.push('127.0.0.2');
  expect(await eventually(() => second.calls.begun > 0, 5_000)).toBe(true);

  // The first leaves the name, as a pod that is about to end does, and still takes calls.
  names.addresses.splice(0, 1);
  const left = await settled(() => first.calls.begun, 500);
  expect(await stays(() => first.calls.begun === left, 300)).toBe(true);
  over = true;
  await callers;
  expect(first.calls).toEqual({ begun: left, ended: left });
  expect(broken).toEqual([]);
  expect([...answered.keys()].sort()).toEqual(['127.0.0.1', '127.0.0.2']);
});
