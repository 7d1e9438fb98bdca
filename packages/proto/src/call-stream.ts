import type { MessageInitShape } from '@bufbuild/protobuf';
import { Metadata, status, type Client, type ClientDuplexStream } from '@grpc/grpc-js';
import {
  ToolService,
  type CallToolRequestSchema,
  type CallToolResponse,
  type CallToolsRequestSchema,
  type CallToolsResponse,
  type ToolCallSchema,
} from './generated/cuspal/tool/v1/tool_pb.ts';
import { grpcMethod } from './grpc-definition.ts';
import { Numbered } from './numbered.ts';
import { DEADLINE_MS, type CallOptions } from './unary.ts';

const METHOD = grpcMethod(ToolService.method.callTools);
/** Arguments in one message; what is more goes into the next. */
const PACKED_BYTES = 512 * 1024;

/** This stream does not answer the call, for it ended or is full: it may be made again elsewhere, for tools only compute. */
export class StreamEnded extends Error {}

/** A call that did not come to an answer, as grpc-js says it of a call of its own. */
class CallFailed extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

interface Pending {
  answered(response: CallToolResponse): void;
  failed(fault: Error): void;
}

/** Many calls of one process of a service over one gRPC stream: what is asked in one turn of the loop is one message. */
export class CallStream {
  readonly #call: ClientDuplexStream<MessageInitShape<typeof CallToolsRequestSchema>, CallToolsResponse>;
  readonly #pending = new Numbered<Pending>();
  #calls: MessageInitShape<typeof ToolCallSchema>[] = [];
  #cancelled: number[] = [];
  #queuedBytes = 0;
  #flushing = false;
  #state: 'opening' | 'open' | 'leaving' | 'ended' = 'opening';
  /** Settles once the stream is open, or is known not to come. */
  readonly settled: Promise<void>;

  constructor(client: Client) {
    this.#call = client.makeBidiStreamRequest(
      METHOD.path,
      METHOD.requestSerialize,
      METHOD.responseDeserialize,
      new Metadata(),
    );
    this.settled = new Promise((resolve) => {
      this.#call.on('metadata', () => {
        if (this.#state === 'opening') this.#state = 'open';
        resolve();
      });
      this.#call.on('data', (message: CallToolsResponse) => this.#receive(message));
      this.#call.on('error', (fault) => this.#end(fault.message, resolve));
      this.#call.on('end', () => this.#end('the service ended the stream', resolve));
    });
  }

  get open(): boolean {
    return this.#state === 'open';
  }

  /** Calls without an answer so far. */
  get underWay(): number {
    return this.#pending.size;
  }

  /** Address of the process at the other end, once the stream is open. */
  get peer(): string {
    return this.#call.getPeer();
  }

  /** Takes no further calls and ends when those under way are answered. */
  leave(): void {
    if (this.#state === 'ended' || this.#state === 'leaving') return;
    this.#state = 'leaving';
    this.#endWhenDone();
  }

  /** Ends at once; calls under way fail with StreamEnded. */
  cancel(): void {
    this.#call.cancel();
    this.#end('the client was closed');
  }

  /** Rejects with StreamEnded, or with an error whose `code` is a gRPC status. */
  request(
    request: MessageInitShape<typeof CallToolRequestSchema>,
    { deadlineMs = DEADLINE_MS, signal }: CallOptions = {},
  ): Promise<CallToolResponse> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(new CallFailed(status.CANCELLED, 'the caller has gone'));
      const release = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', gone);
        if (this.#state === 'leaving') this.#endWhenDone();
      };
      const number = this.#pending.add({
        answered(response) {
          release();
          resolve(response);
        },
        failed(fault) {
          release();
          reject(fault);
        },
      });
      if (number === undefined) return reject(new StreamEnded('too many calls are under way'));
      const giveUp = (code: number, message: string): void => {
        // Before it is taken out, for a stream that is left ends once nothing is under way.
        this.#cancelled.push(number);
        this.#flushSoon();
        this.#pending.take(number)?.failed(new CallFailed(code, message));
      };
      const gone = (): void => giveUp(status.CANCELLED, 'the caller has gone');
      const timer = setTimeout(() => giveUp(status.DEADLINE_EXCEEDED, 'no answer in time'), deadlineMs);
      signal?.addEventListener('abort', gone);
      this.#queuedBytes += request.argumentsJson?.length ?? 0;
      this.#calls.push({ number, request, timeoutMs: deadlineMs });
      if (this.#queuedBytes > PACKED_BYTES) this.#flush();
      else this.#flushSoon();
    });
  }

  #flushSoon(): void {
    if (this.#flushing) return;
    this.#flushing = true;
    setImmediate(() => {
      this.#flushing = false;
      this.#flush();
    });
  }

  #flush(): void {
    if (this.#state === 'ended' || (this.#calls.length === 0 && this.#cancelled.length === 0)) return;
    this.#call.write({ calls: this.#calls, cancelled: this.#cancelled });
    this.#calls = [];
    this.#cancelled = [];
    this.#queuedBytes = 0;
  }

  #receive({ replies, closing }: CallToolsResponse): void {
    for (const { number, outcome } of replies) {
      const pending = this.#pending.take(number);
      if (outcome.case === 'response') pending?.answered(outcome.value);
      if (outcome.case === 'fault') pending?.failed(new CallFailed(outcome.value.code, outcome.value.message));
    }
    if (closing) this.leave();
  }

  #endWhenDone(): void {
    if (this.#pending.size > 0) return;
    this.#flush();
    this.#call.end();
  }

  #end(reason: string, told?: () => void): void {
    this.#state = 'ended';
    told?.();
    for (const pending of this.#pending.all()) pending.failed(new StreamEnded(reason));
  }
}
