import {
  Server,
  ServerCredentials,
  status,
  type sendUnaryData,
  type ServerUnaryCall,
  type ServerWritableStream,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import {
  grpcService,
  ToolService,
  type CallToolRequest,
  type CallToolResponse,
  type CallToolStreamRequest,
  type ListToolsRequest,
} from '@cuspal/proto';
import { z } from 'zod';
import { takes } from '../../test/support/wait.ts';
import type { ToolEntry } from '../src/catalog/entry.ts';
import type { ServiceName } from '../src/config/config.ts';

const bytes = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));
const text = (value: string) => ({ content: [{ type: 'text', text: value }] });

type Answer = Pick<CallToolResponse, 'resultJson' | 'metaJson' | 'isError' | 'code' | 'units'>;
const success = (result: object, meta?: object): Answer => ({
  resultJson: bytes(result),
  metaJson: meta ? bytes(meta) : Buffer.alloc(0),
  isError: false,
  code: '',
  units: 1,
});

/** Arguments that change what a tool does. */
const knobs = z.looseObject({
  ms: z.number().optional(),
  form: z.number().optional(),
  steps: z.number().optional(),
  breakAfter: z.number().optional(),
});

/** Steps of half a second each, a service that breaks after some of them, and an answer that says how many there were. */
async function playAloud(call: CallToolRequest, gone: AbortSignal, tell: (event: object) => boolean): Promise<Answer> {
  const { steps = 6, breakAfter } = knobs.parse(JSON.parse(Buffer.from(call.argumentsJson).toString()));
  for (let step = 1; step <= steps; step += 1) {
    await takes(500, gone);
    const value = { done: step, total: steps, message: step % 2 ? `step ${step}` : '' };
    tell({ event: { case: 'progress', value } });
    if (step === breakAfter) throw Object.assign(new Error('broken'), { code: status.UNAVAILABLE });
  }
  return play(call, gone);
}

/** What each tool of the test catalogue does. */
async function play({ name, argumentsJson, caller }: CallToolRequest, gone: AbortSignal): Promise<Answer> {
  const args = Buffer.from(argumentsJson).toString();
  const read = knobs.parse(JSON.parse(args));
  switch (name) {
    case 'get_tool_catalog':
      return success(text('All tools.'), { 'cuspal/structured': { tools: ['echo_arguments'] } });
    case 'echo_structured':
      return success(text(args));
    case 'refuse_argument':
      return {
        resultJson: bytes({ ...text('latitude must be from -90 to 90.'), isError: true }),
        metaJson: bytes({
          code: 'validation_failed',
          recoverable: true,
          field: 'latitude',
          requestId: caller?.requestId,
        }),
        isError: true,
        code: 'validation_failed',
        units: 0,
      };
    case 'sleep_briefly':
      await takes(read.ms ?? 300, gone);
      return success(text('awake'));
    case 'search_long':
      await takes(read.ms ?? 60_000, gone);
      return success(text('found'));
    case 'break_inside':
      throw Object.assign(new Error('secret detail of latitude 12.345678'), { code: status.INTERNAL });
    case 'return_garbage':
      return {
        ...success({}),
        resultJson: Buffer.from(['', 'null', '{}', '[1]', '{"content":[]'][read.form ?? 0] ?? ''),
      };
    case 'return_too_much':
      return success(text('x'.repeat(1024 * 1024)));
    default:
      return success(text(args));
  }
}

export interface FakeService {
  readonly target: string;
  /** Calls that reached the service, in order. */
  readonly calls: CallToolRequest[];
  /** How many calls were cancelled by the other side. */
  cancelled: number;
  health: 'SERVING' | 'NOT_SERVING';
  list: readonly ToolEntry[];
  kill(): void;
}

/** A real gRPC server on loopback that plays the tools of the test catalogue. */
export async function fakeService(name: ServiceName, tools: readonly ToolEntry[], port = 0): Promise<FakeService> {
  const server = new Server();
  const calls: CallToolRequest[] = [];
  const handlers: UntypedServiceImplementation = {
    CallTool(call: ServerUnaryCall<CallToolRequest, Answer>, done: sendUnaryData<Answer>) {
      const gone = new AbortController();
      calls.push(call.request);
      call.on('cancelled', () => {
        service.cancelled += 1;
        gone.abort();
      });
      play(call.request, gone.signal).then(
        (answer) => done(null, answer),
        (error: Error) => done(error),
      );
    },
    CallToolStream(stream: ServerWritableStream<CallToolStreamRequest, object>) {
      const gone = new AbortController();
      const { call } = stream.request;
      if (!call) throw new Error('a stream without a call');
      calls.push(call);
      stream.on('cancelled', () => {
        service.cancelled += 1;
        gone.abort();
      });
      playAloud(call, gone.signal, (event) => stream.write(event)).then(
        (value) => {
          stream.write({ event: { case: 'response', value } });
          stream.end();
        },
        (error: Error) => stream.emit('error', error),
      );
    },
    ListTools(call: ServerUnaryCall<ListToolsRequest, unknown>, done: sendUnaryData<object>) {
      const hash = String(service.list.map((tool) => tool.name));
      const entries = service.list.map((tool) => ({ name: tool.name, entryJson: bytes(tool) }));
      done(null, { hash, tools: call.request.knownHash === hash ? [] : entries });
    },
  };
  server.addService(grpcService(ToolService), handlers);
  server.addService(
    {
      Check: {
        path: '/grpc.health.v1.Health/Check',
        requestStream: false,
        responseStream: false,
        requestSerialize: (value: Buffer) => value,
        requestDeserialize: (value: Buffer) => value,
        responseSerialize: (value: Buffer) => value,
        responseDeserialize: (value: Buffer) => value,
      },
    },
    {
      Check: (_call: unknown, done: sendUnaryData<Buffer>) =>
        done(null, Buffer.from([8, service.health === 'SERVING' ? 1 : 2])),
    },
  );
  const bound = await new Promise<number>((resolve, reject) => {
    server.bindAsync(`127.0.0.1:${port}`, ServerCredentials.createInsecure(), (error, number) =>
      error ? reject(error) : resolve(number),
    );
  });
  const service: FakeService = {
    target: `127.0.0.1:${bound}`,
    calls,
    cancelled: 0,
    health: 'SERVING',
    list: tools.filter((tool) => tool.service === name),
    kill: () => server.forceShutdown(),
  };
  return service;
}
