import type { MessageInitShape } from '@bufbuild/protobuf';
import type {
  CallToolRequest,
  CallToolResponse,
  CallToolsRequest,
  CallToolsResponse,
  CallToolStreamRequest,
  CallToolStreamResponse,
  CallToolStreamResponseSchema,
  ListToolsRequest,
  ListToolsResponseSchema,
} from '@cuspal/proto';
import {
  status,
  type Metadata,
  type ServerDuplexStream,
  type ServerUnaryCall,
  type ServerWritableStream,
} from '@grpc/grpc-js';
import { Controller, Inject } from '@nestjs/common';
import { GrpcMethod, GrpcStreamCall, RpcException } from '@nestjs/microservices';
import { Observable } from 'rxjs';
import type { CallStreams } from './call-streams.ts';
import type { CallToolAnswer, ToolHost, Waiting } from './tool-host.ts';

export const TOOL_HOST = Symbol('ToolHost');
export const CALL_STREAMS = Symbol('CallStreams');

type StreamEvent = MessageInitShape<typeof CallToolStreamResponseSchema>;

/** gRPC in and out; the call's deadline and its cancellation become an AbortSignal. */
@Controller()
export class ToolController {
  constructor(
    @Inject(TOOL_HOST) private readonly host: ToolHost,
    @Inject(CALL_STREAMS) private readonly streams: CallStreams,
  ) {}

  @GrpcMethod('ToolService', 'CallTool')
  callTool(
    request: CallToolRequest,
    _metadata: Metadata,
    call: ServerUnaryCall<CallToolRequest, CallToolResponse>,
  ): Promise<CallToolAnswer> {
    return this.#answer(request, waitingAt(call));
  }

  @GrpcMethod('ToolService', 'CallToolStream')
  callToolStream(
    { call: request }: CallToolStreamRequest,
    _metadata: Metadata,
    call: ServerWritableStream<CallToolStreamRequest, CallToolStreamResponse>,
  ): Observable<StreamEvent> {
    return new Observable((caller) => {
      const onProgress: Waiting['onProgress'] = (value) => caller.next({ event: { case: 'progress', value } });
      const answer = request ? this.#answer(request, { ...waitingAt(call), onProgress }) : Promise.reject(noSuchTool());
      answer.then(
        (value) => {
          caller.next({ event: { case: 'response', value } });
          caller.complete();
        },
        (fault: unknown) => caller.error(fault),
      );
    });
  }

  @GrpcStreamCall('ToolService', 'CallTools')
  callTools(stream: ServerDuplexStream<CallToolsRequest, CallToolsResponse>): void {
    this.streams.serve(stream);
  }

  @GrpcMethod('ToolService', 'ListTools')
  listTools({ knownHash }: ListToolsRequest): MessageInitShape<typeof ListToolsResponseSchema> {
    return this.host.list(knownHash);
  }

  async #answer(request: CallToolRequest, waiting: Waiting): Promise<CallToolAnswer> {
    const answer = await this.host.call(request, waiting);
    if (answer === undefined) throw noSuchTool();
    return answer;
  }
}

const noSuchTool = (): RpcException =>
  new RpcException({ code: status.NOT_FOUND, message: 'this service has no tool of that name' });

interface WaitedFor {
  readonly cancelled: boolean;
  getDeadline(): Date | number;
  on(event: 'cancelled', listener: () => void): unknown;
}

/** The other end of a gRPC call. */
function waitingAt(call: WaitedFor): Pick<Waiting, 'signal' | 'deadline'> {
  const gone = new AbortController();
  call.on('cancelled', () => gone.abort());
  if (call.cancelled) gone.abort();
  return { signal: gone.signal, deadline: Number(call.getDeadline()) };
}
