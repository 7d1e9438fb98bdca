import type { MessageInitShape } from '@bufbuild/protobuf';
import type {
  CallToolRequest,
  CallToolResponse,
  CallToolResponseSchema,
  ListToolsRequest,
  ListToolsResponseSchema,
} from '@cuspal/proto';
import { status, type Metadata, type ServerUnaryCall } from '@grpc/grpc-js';
import { Controller, Inject } from '@nestjs/common';
import { GrpcMethod, RpcException } from '@nestjs/microservices';
import type { ToolHost } from './tool-host.ts';

export const TOOL_HOST = Symbol('ToolHost');

/** gRPC in and out; the call's deadline and its cancellation become an AbortSignal. */
@Controller()
export class ToolController {
  constructor(@Inject(TOOL_HOST) private readonly host: ToolHost) {}

  @GrpcMethod('ToolService', 'CallTool')
  async callTool(
    request: CallToolRequest,
    _metadata: Metadata,
    call: ServerUnaryCall<CallToolRequest, CallToolResponse>,
  ): Promise<MessageInitShape<typeof CallToolResponseSchema>> {
    const gone = new AbortController();
    call.on('cancelled', () => gone.abort());
    if (call.cancelled) gone.abort();
    const answer = await this.host.call(request, gone.signal, Number(call.getDeadline()));
    if (answer === undefined) {
      throw new RpcException({ code: status.NOT_FOUND, message: 'this service has no tool of that name' });
    }
    return answer;
  }

  @GrpcMethod('ToolService', 'ListTools')
  listTools({ knownHash }: ListToolsRequest): MessageInitShape<typeof ListToolsResponseSchema> {
    return this.host.list(knownHash);
  }
}
