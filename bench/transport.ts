import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:http2';
import { join } from 'node:path';
import { Client, credentials, Metadata } from '@grpc/grpc-js';
import type { Measurement } from './lib/measurement.ts';
import { inTurn } from './lib/rounds.ts';
import { REQUEST_BYTES, WIRE } from './servers/transport.ts';

const ROUNDS = 5;
const CALLS = 3_000;
const AT_ONCE = 32;
const SIZES = [8_000, 21_000];

/** CPU of both processes for carrying a call to a service and its answer back, for each way it can go. */
export async function transport(): Promise<readonly Measurement[]> {
  const measurements: Measurement[] = [];
  for (const bytes of SIZES) measurements.push(...(await carried(bytes)));
  return measurements;
}

async function carried(bytes: number): Promise<readonly Measurement[]> {
  const child = fork(join(import.meta.dirname, 'servers/transport.ts'), [String(bytes)], {
    execArgv: process.execArgv,
  });
  const [{ grpcPort, barePort }] = (await once(child, 'message')) as [{ grpcPort: number; barePort: number }];
  const client = new Client(`127.0.0.1:${grpcPort}`, credentials.createInsecure());
  const session = connect(`http://127.0.0.1:${barePort}`);
  const request = Buffer.alloc(REQUEST_BYTES, 66);
  const cpu = async (): Promise<number> => {
    child.send('cpu');
    const [there] = (await once(child, 'message')) as [NodeJS.CpuUsage];
    const here = process.cpuUsage();
    return here.user + here.system + there.user + there.system;
  };
  const perCall = (one: () => Promise<void>) => async (): Promise<number> => {
    const before = await cpu();
    let next = 0;
    const turn = async (): Promise<void> => {
      while (next++ < CALLS) await one();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, turn));
    return ((await cpu()) - before) / CALLS;
  };
  const stream = together(client, request);
  const [own = Number.NaN, shared = Number.NaN, bare = Number.NaN] = await inTurn(ROUNDS, [
    perCall(() => unary(client, request)),
    perCall(stream.one),
    perCall(
      () =>
        new Promise((resolve, reject) => {
          const asked = session.request({ ':method': 'POST', ':path': '/' });
          asked.once('error', reject).resume().once('end', resolve).end(request);
        }),
    ),
  ]);
  await stream.end();
  session.destroy();
  client.close();
  child.kill('SIGKILL');
  return [
    {
      name: `answers of ${bytes} bytes: a gRPC call each`,
      value: own / shared,
      unit: 'times the CPU of messages on one stream',
      target: { atLeast: 3 },
      detail: `both processes: a gRPC call each ${own.toFixed(0)} µs, a bare HTTP/2 stream each ${bare.toFixed(0)} µs, together on one gRPC stream ${shared.toFixed(0)} µs; ${AT_ONCE} at once, medians of ${ROUNDS} rounds`,
      parts: { unary: own, bare, stream: shared },
    },
  ];
}

const unary = (client: Client, request: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    client.makeUnaryRequest(
      '/bench/One',
      WIRE.requestSerialize,
      WIRE.responseDeserialize,
      request,
      new Metadata(),
      { deadline: Date.now() + 15_000 },
      (error) => (error ? reject(error) : resolve()),
    );
  });

/** Puts the requests of one turn of the loop into one message; the answers come in their order. */
function together(client: Client, request: Buffer) {
  const { requestSerialize, responseDeserialize } = WIRE;
  const stream = client.makeBidiStreamRequest('/bench/Many', requestSerialize, responseDeserialize, new Metadata());
  const waiting: (() => void)[] = [];
  let queued: Buffer[] = [];
  stream.on('data', (message: Buffer) => {
    for (let at = 0; at < message.length; at += 4 + message.readUInt32LE(at)) waiting.shift()?.();
  });
  return {
    one: (): Promise<void> =>
      new Promise((resolve) => {
        waiting.push(resolve);
        if (queued.length === 0) {
          setImmediate(() => {
            stream.write(Buffer.concat(queued));
            queued = [];
          });
        }
        queued.push(request);
      }),
    end: (): Promise<void> => new Promise((resolve) => stream.once('end', resolve).end()),
  };
}
