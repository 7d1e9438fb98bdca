import type { MessageInitShape } from '@bufbuild/protobuf';
import type {
  CallToolRequest,
  CallToolResponse,
  CallToolsRequest,
  CallToolsResponse,
  CallToolStreamRequest,
  CallToolStreamResponseSchema,
  ListToolsRequest,
  ListToolsResponseSchema,
} from '@cuspal/proto';
import {
  status,
  type sendUnaryData,
  type ServerDuplexStream,
  type ServerUnaryCall,
  type ServerWritableStream,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import { INTERNAL_FAULT } from '../internal-fault.ts';
import type { CallStreams } from './call-streams.ts';
import type { ToolHost, Waiting } from './tool-host.ts';

type ToolList = MessageInitShape<typeof ListToolsResponseSchema>;
type StreamEvent = MessageInitShape<typeof CallToolStreamResponseSchema>;

/** The rpcs of ToolService by name; a call's deadline and its cancellation become an AbortSignal. */
export function toolService(host: ToolHost, streams: CallStreams): UntypedServiceImplementation {
  const answer = async (request: CallToolRequest | undefined, waiting: Waiting): Promise<CallToolResponse> => {
    const answered = request && (await host.call(request, waiting));
    if (answered === undefined) throw new NoSuchTool();
    return answered;
  };
  return {
    CallTool(call: ServerUnaryCall<CallToolRequest, CallToolResponse>, done: sendUnaryData<CallToolResponse>) {
      answer(call.request, waitingAt(call)).then(
        (value) => done(null, value),
        (fault: unknown) => done(statusOf(fault)),
      );
    },
    CallToolStream(call: ServerWritableStream<CallToolStreamRequest, StreamEvent>) {
      const onProgress: Waiting['onProgress'] = (value) => call.write({ event: { case: 'progress', value } });
      answer(call.request.call, { ...waitingAt(call), onProgress }).then(
        (value) => {
          call.write({ event: { case: 'response', value } });
          call.end();
        },
        (fault: unknown) => call.emit('error', statusOf(fault)),
      );
    },
    CallTools(stream: ServerDuplexStream<CallToolsRequest, CallToolsResponse>) {
      streams.serve(stream);
    },
    ListTools({ request }: ServerUnaryCall<ListToolsRequest, ToolList>, done: sendUnaryData<ToolList>) {
      host.list(request.knownHash).then(
        (value) => done(null, value),
        (fault: unknown) => done(statusOf(fault)),
      );
    },
  };
}

class NoSuchTool extends Error {}

/** An error as grpc-js sends it to the caller. */
function statusOf(fault: unknown): Error & { readonly code: status } {
  const [code, message] =
    fault instanceof NoSuchTool
      ? [status.NOT_FOUND, 'this service has no tool of that name']
      : [status.INTERNAL, INTERNAL_FAULT];
  return Object.assign(new Error(message), { code });
}

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
