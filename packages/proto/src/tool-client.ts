import type { MessageInitShape } from '@bufbuild/protobuf';
import type { MethodDefinition } from '@grpc/grpc-js';
import { Client, credentials, Metadata, status } from '@grpc/grpc-js';
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
import { CLIENT_CHANNEL_OPTIONS } from './channel-options.ts';
import { cancelledBy, unary, type CallOptions } from './unary.ts';

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

/**
 * A client of one service. `target` is any gRPC name (`host:port`, `dns:///name:port`, `ipv4:a:1,b:2`); calls go round
 * robin over all its addresses and are retried on UNAVAILABLE alone.
 */
export function createToolClient(
  target: string,
  channelOptions: Readonly<Record<string, string | number>> = {},
): ToolClient {
  const client = new Client(target, credentials.createInsecure(), { ...CLIENT_CHANNEL_OPTIONS, ...channelOptions });
  const callTool = grpcMethod(ToolService.method.callTool);
  const callToolStream = grpcMethod(ToolService.method.callToolStream);
  const listTools = grpcMethod(ToolService.method.listTools);
  return {
    callTool: (request, options) => unary(client, callTool, request, options),
    callToolStream: (request, onProgress, options) =>
      lastOf(client, callToolStream, { call: request }, onProgress, options),
    listTools: (request, options) => unary(client, listTools, request, options),
    ready: (timeoutMs) =>
      new Promise((resolve, reject) => {
        client.waitForReady(Date.now() + timeoutMs, (error) => (error ? reject(error) : resolve()));
      }),
    close: () => client.close(),
  };
}

/** A stream of steps as the response that ends it. */
function lastOf<Request>(
  client: Client,
  method: MethodDefinition<Request, CallToolStreamResponse>,
  request: Request,
  onProgress: (progress: Progress) => void,
  { deadlineMs = 15_000, signal }: CallOptions = {},
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
