import { grpcMethod, ToolService, type CallToolsResponse } from '@cuspal/proto';
import { Client, credentials, Metadata, status, type ClientDuplexStream } from '@grpc/grpc-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BIRTH, bytes, read, start, TOYS, until, type Running } from '../../test/running-service.ts';

const METHOD = grpcMethod(ToolService.method.callTools);

/** A stream to the service, and what came down on it. */
async function streamTo(port: number) {
  const client = new Client(`127.0.0.1:${port}`, credentials.createInsecure());
  const stream: ClientDuplexStream<Parameters<typeof METHOD.requestSerialize>[0], CallToolsResponse> =
    client.makeBidiStreamRequest(METHOD.path, METHOD.requestSerialize, METHOD.responseDeserialize, new Metadata());
  const messages: CallToolsResponse[] = [];
  stream.on('data', (message: CallToolsResponse) => messages.push(message));
  stream.on('error', () => undefined);
  await new Promise((resolve) => stream.on('metadata', resolve));
  const ended = new Promise<void>((resolve) => stream.on('end', resolve));
  return {
    stream,
    messages,
    ended,
    replies: () => messages.flatMap(({ replies }) => replies),
    close: () => client.close(),
  };
}

const call = (number: number, name: string, args: object, timeoutMs = 15_000) => ({
  number,
  timeoutMs,
  request: { name, argumentsJson: bytes(args), caller: { requestId: `req-${number}` } },
});

describe('a stream of calls', () => {
  let running: Running;
  beforeAll(async () => {
    running = await start();
  });
  afterAll(async () => {
    running.client.close();
    await running.service.drain();
  });

  it('answers each as the plain call does, the quick before the slow', async () => {
    const { stream, replies, ended, close } = await streamTo(running.port);
    stream.write({
      calls: [
        call(1, 'get_toy_wait', { milliseconds: 300 }),
        call(2, 'get_toy_sign', BIRTH),
        call(3, 'get_toy_sign', {}),
        call(4, 'get_other', {}),
      ],
    });
    await until(() => replies().length === 4);
    expect(
      replies()
        .map(({ number }) => number)
        .at(-1),
    ).toBe(1);
    const outcome = (wanted: number) => replies().find(({ number }) => number === wanted)?.outcome;
    const plain = await running.client.callTool({ name: 'get_toy_sign', argumentsJson: bytes(BIRTH) });
    const streamed = outcome(2);
    expect(streamed?.case === 'response' && read(streamed.value.resultJson)).toEqual(read(plain.resultJson));
    expect(outcome(3)?.value).toMatchObject({ isError: true, code: 'birth_data_missing', units: 0 });
    expect(outcome(4)).toMatchObject({ case: 'fault', value: { code: status.NOT_FOUND } });
    stream.end();
    await ended;
    close();
  });

  it('packs answers that are ready together into fewer messages', async () => {
    const { stream, messages, replies, close } = await streamTo(running.port);
    const calls = Array.from({ length: 60 }, (_, index) => call(index + 1, 'get_toy_wait', { milliseconds: 50 }));
    stream.write({ calls });
    await until(() => replies().length === 60);
    expect(messages.length).toBeLessThan(60);
    stream.end();
    close();
  });

  it('stops what is cancelled, what has run out of time and what nobody waits for', async () => {
    const outcomes = (wanted: string) => running.lines.filter(({ outcome }) => outcome === wanted).length;
    const [cancelled, late] = [outcomes('cancelled'), outcomes('engine_timeout')];
    const { stream, replies, close } = await streamTo(running.port);
    const long = { milliseconds: 20_000 };
    stream.write({
      calls: [call(1, 'get_toy_wait', long), call(2, 'get_toy_wait', long), call(3, 'get_toy_wait', long, 200)],
    });
    stream.write({ cancelled: [1, 99] });
    await until(() => outcomes('cancelled') === cancelled + 1);
    await until(() => outcomes('engine_timeout') === late + 1);
    await until(() => replies().length === 2);
    const answered = replies().map(({ number }) => number);
    expect(answered.sort()).toEqual([1, 3]);
    stream.cancel();
    await until(() => outcomes('cancelled') === cancelled + 2);
    close();
  });
});

it('a service that ends asks its callers to go elsewhere, and answers what is under way', async () => {
  const { client, service, port } = await start(TOYS, 5, 1);
  const { stream, messages, replies, ended, close } = await streamTo(port);
  stream.write({ calls: [call(1, 'get_toy_wait', { milliseconds: 1_500 })] });
  await until(() => service.underWay === 1);
  const drained = service.drain();
  await until(() => messages.some(({ closing }) => closing));
  const late = await streamTo(port);
  await until(() => late.messages.some(({ closing }) => closing));
  late.stream.end();
  await late.ended;
  await until(() => replies().length === 1);
  stream.end();
  await ended;
  await expect(drained).resolves.toBe(true);
  for (const each of [late, { close }, client]) each.close();
});
