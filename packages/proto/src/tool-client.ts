import type { MessageInitShape } from '@bufbuild/protobuf';
import type { MethodDefinition } from '@grpc/grpc-js';
import { Client, credentials, Metadata, status, type ChannelCredentials } from '@grpc/grpc-js';
import type {
  CallToolRequestSchema,
  CallToolResponse,
  CallToolStreamResponse,
  ListToolsRequestSchema,
  ListToolsResponse,
  Progress,
} from './generated/cuspal/tool/v1/tool_pb.ts';
import { ToolService } from './generated/cuspal/tool/v1/tool_pb.ts';
import { grpcMethod } from './grpc-definition.ts';
import { StreamEnded } from './call-stream.ts';
import { CallStreams } from './call-streams.ts';
import { CLIENT_CHANNEL_OPTIONS } from './channel-options.ts';
import { sendingSecret } from './shared-secret.ts';
import { cancelledBy, DEADLINE_MS, unary, type CallOptions } from './unary.ts';
import { watched } from './watched-names.ts';

type CallToolInit = MessageInitShape<typeof CallToolRequestSchema>;

/** Promises reject with grpc-js `ServiceError`: `code` is a `status`. */
export interface ToolClient {
  callTool(request: CallToolInit, options?: CallOptions): Promise<CallToolResponse>;
  /** The same answer; `onProgress` hears how far the work is until then. */
  callToolStream(
    request: CallToolInit,
    onProgress: (progress: Progress) => void,
    options?: CallOptions,
  ): Promise<CallToolResponse>;
  listTools(
    request: MessageInitShape<typeof ListToolsRequestSchema>,
    options?: CallOptions,
  ): Promise<ListToolsResponse>;
  /** Resolves once a connection stands, rejects after `timeoutMs`. */
  ready(timeoutMs: number): Promise<void>;
  close(): void;
}

/** `together`: whether calls share a stream to each process; where not, each is a gRPC call of its own. */
export interface ToolClientOptions {
  readonly channelCredentials?: ChannelCredentials;
  readonly together?: boolean;
}

/**
 * A client of one service. `target` is any gRPC name (`host:port`, `dns:///name:port`, `ipv4:a:1,b:2`), or one with a
 * range of ports (`host:1-4`); calls go round robin over all its addresses and are retried on UNAVAILABLE alone. Calls share a stream to each process where one
 * stands (see CallStreams), which takes a tenth of what a gRPC call of its own costs. `secret`: sent with each.
 */
export function createToolClient(
  target: string,
  channelOptions: Readonly<Record<string, string | number>> = {},
  secret?: string,
  { channelCredentials = credentials.createInsecure(), together = true }: ToolClientOptions = {},
): ToolClient {
  const client = new Client(watched(target), channelCredentials, {
    ...CLIENT_CHANNEL_OPTIONS,
    ...channelOptions,
    interceptors: secret === undefined ? [] : [sendingSecret(secret)],
  });
  const callTool = grpcMethod(ToolService.method.callTool);
  const callToolStream = grpcMethod(ToolService.method.callToolStream);
  const listTools = grpcMethod(ToolService.method.listTools);
  const streams = together ? new CallStreams(client) : undefined;
  return {
    callTool(request, options = {}) {
      const stream = streams?.least();
      if (stream === undefined) return unary(client, callTool, request, options);
      const started = performance.now();
      return stream.request(request, options).catch((fault: unknown) => {
        if (!(fault instanceof StreamEnded)) throw fault;
        const deadlineMs = (options.deadlineMs ?? DEADLINE_MS) - (performance.now() - started);
        return unary(client, callTool, request, { ...options, deadlineMs });
      });
    },
    callToolStream: (request, onProgress, options) =>
      lastOf(client, callToolStream, { call: request }, onProgress, options),
    listTools: (request, options) => unary(client, listTools, request, options),
    ready: (timeoutMs) =>
      new Promise((resolve, reject) => {
        client.waitForReady(Date.now() + timeoutMs, (error) => (error ? reject(error) : resolve()));
      }),
    close() {
      streams?.close();
      client.close();
    },
  };
}

/** A stream of steps as the response that ends it. */
function lastOf<Request>(
  client: Client,
  method: MethodDefinition<Request, CallToolStreamResponse>,
  request: Request,
  onProgress: (progress: Progress) => void,
  { deadlineMs = DEADLINE_MS, signal }: CallOptions = {},
): Promise<CallToolResponse> {
  return new Promise((resolve, reject) => {
    const call = client.makeServerStreamRequest(
      method.path,
      method.requestSerialize,
      method.responseDeserialize,
      request,
      new Metadata(),
      { deadline: Date.now() + deadlineMs },
    );
    const release = cancelledBy(signal, call);
    let response: CallToolResponse | undefined;
    call.on('data', ({ event }: CallToolStreamResponse) => {
      if (event.case === 'progress') onProgress(event.value);
      if (event.case === 'response') response = event.value;
    });
    call.on('error', (error) => {
      release();
      reject(error);
    });
    call.on('end', () => {
      release();
      if (response) resolve(response);
      // An error comes after the end: it has the word, and this is the word where none comes.
      else setImmediate(() => reject(Object.assign(new Error('the stream ended without a response'), BROKEN)));
    });
  });
}

const BROKEN = { code: status.UNAVAILABLE };
