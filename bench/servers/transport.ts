import { once } from 'node:events';
import { createServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { Metadata, Server, ServerCredentials, type sendUnaryData, type ServerDuplexStream } from '@grpc/grpc-js';

// Three ways of answering the same bytes: a gRPC call each, messages on one gRPC stream, and a bare HTTP/2 stream each.

const asIs = (bytes: Buffer): Buffer => bytes;
export const WIRE = {
  requestSerialize: asIs,
  requestDeserialize: asIs,
  responseSerialize: asIs,
  responseDeserialize: asIs,
};
export const REQUEST_BYTES = 204;

if (process.send) {
  const payload = Buffer.alloc(Number(process.argv[2]), 65);
  const grpc = new Server();
  grpc.addService(
    {
      One: { path: '/bench/One', requestStream: false, responseStream: false, ...WIRE },
      Many: { path: '/bench/Many', requestStream: true, responseStream: true, ...WIRE },
    },
    {
      One: (_call: unknown, done: sendUnaryData<Buffer>) => done(null, payload),
      Many: answerTogether,
    },
  );
  const grpcPort = await new Promise<number>((resolve, reject) => {
    grpc.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, port) =>
      error ? reject(error) : resolve(port),
    );
  });
  const bare = createServer();
  bare.on('stream', (stream) => {
    stream.resume().on('end', () => {
      stream.respond({ ':status': 200 });
      stream.end(payload);
    });
  });
  bare.listen(0, '127.0.0.1');
  await once(bare, 'listening');
  const { port: barePort } = bare.address() as AddressInfo;
  process.on('message', () => process.send?.(process.cpuUsage()));
  process.send({ grpcPort, barePort });

  /** Puts all answers that are ready at the end of a turn into one message; each begins with its length. */
  function answerTogether(stream: ServerDuplexStream<Buffer, Buffer>): void {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(payload.length);
    let answers: Buffer[] = [];
    const flush = (): void => {
      stream.write(Buffer.concat(answers));
      answers = [];
    };
    stream.sendMetadata(new Metadata());
    stream.on('data', (message: Buffer) => {
      if (answers.length === 0) setImmediate(flush);
      for (let at = 0; at < message.length; at += REQUEST_BYTES) answers.push(length, payload);
    });
    stream.on('end', () => stream.end());
  }
}
