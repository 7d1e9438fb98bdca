import type { MessageInitShape } from '@bufbuild/protobuf';
import type { MethodDefinition } from '@grpc/grpc-js';
import { Client, credentials, Metadata } from '@grpc/grpc-js';
import type {
  CallToolRequestSchema,
  CallToolResponse,
  ListToolsRequestSchema,
  ListToolsResponse,
} from './generated/cuspal/tool/v1/tool_pb.ts';
import { ToolService } from './generated/cuspal/tool/v1/tool_pb.ts';
import { grpcMethod } from './grpc-definition.ts';
import { CLIENT_CHANNEL_OPTIONS } from './channel-options.ts';

export interface CallOptions {
  /** The call ends with DEADLINE_EXCEEDED after so many milliseconds; default 15,000. */
  readonly deadlineMs?: number;
  /** Aborting cancels the call on the server too; the promise rejects with CANCELLED. */
  readonly signal?: AbortSignal;
}

/** Promises reject with grpc-js `ServiceError`: `code` is a `status`. */
export interface ToolClient {
  callTool(request: MessageInitShape<typeof CallToolRequestSchema>, options?: CallOptions): Promise<CallToolResponse>;
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
  const listTools = grpcMethod(ToolService.method.listTools);
  return {
    callTool: (request, options) => unary(client, callTool, request, options),
    listTools: (request, options) => unary(client, listTools, request, options),
    ready: (timeoutMs) =>
      new Promise((resolve, reject) => {
        client.waitForReady(Date.now() + timeoutMs, (error) => (error ? reject(error) : resolve()));
      }),
    close: () => client.close(),
  };
}

function unary<Request, Response>(
  client: Client,
  method: MethodDefinition<Request, Response>,
  request: Request,
  { deadlineMs = 15_000, signal }: CallOptions = {},
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const call = client.makeUnaryRequest(
      method.path,
      method.requestSerialize,
      method.responseDeserialize,
      request,
      new Metadata(),
      { deadline: Date.now() + deadlineMs },
      (error, response) => {
        signal?.removeEventListener('abort', cancel);
        if (response) resolve(response);
        else reject(error ?? new Error('the service answered neither result nor error'));
      },
    );
    const cancel = () => call.cancel();
    if (signal?.aborted) cancel();
    else signal?.addEventListener('abort', cancel);
  });
}
