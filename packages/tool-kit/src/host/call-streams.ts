import type { MessageInitShape } from '@bufbuild/protobuf';
import type { CallToolResponse, CallToolsRequest, CallToolsResponse, CallToolsResponseSchema } from '@cuspal/proto';
import { LinkedList } from '@cuspal/proto/linked-list';
import { Metadata, status, type ServerDuplexStream } from '@grpc/grpc-js';
import { INTERNAL_FAULT } from '../internal-fault.ts';
import type { ToolHost } from './tool-host.ts';

type Message = MessageInitShape<typeof CallToolsResponseSchema>;
type Reply = NonNullable<Message['replies']>[number];
type Stream = Pick<ServerDuplexStream<CallToolsRequest, CallToolsResponse>, 'on' | 'sendMetadata' | 'end'> & {
  write(message: Message): unknown;
};

/** Results in one message; what is more goes into the next. */
const PACKED_BYTES = 512 * 1024;

/** The streams on which gateways send their calls: each call is answered as soon as its result is there. */
export class CallStreams {
  readonly #open = new Set<CallStream>();
  #closing = false;

  constructor(private readonly host: Pick<ToolHost, 'begin'>) {}

  serve(stream: Stream): void {
    const served = new CallStream(stream, this.host, () => this.#open.delete(served));
    this.#open.add(served);
    if (this.#closing) served.sayClosing();
  }

  /** Asks all callers to call elsewhere; what is under way, or comes all the same, is still answered. */
  close(): void {
    this.#closing = true;
    for (const stream of this.#open) stream.sayClosing();
  }
}

class CallStream {
  readonly #underWay = new LinkedList<{ readonly number: number; readonly gone: AbortController }>();
  #replies: Reply[] = [];
  #queuedBytes = 0;
  #flushing = false;
  #gone = false;
  #ending = false;

  constructor(
    private readonly stream: Stream,
    private readonly host: Pick<ToolHost, 'begin'>,
    private readonly ended: () => void,
  ) {
    stream.on('data', (message: CallToolsRequest) => this.#receive(message));
    stream.on('end', () => {
      this.#ending = true;
      this.#endWhenDone();
    });
    stream.on('error', () => this.#leave());
    stream.on('cancelled', () => this.#leave());
    // Tells the caller that the stream stands.
    stream.sendMetadata(new Metadata());
  }

  sayClosing(): void {
    if (!this.#gone && !this.#ending) this.stream.write({ closing: true });
  }

  #receive({ calls, cancelled }: CallToolsRequest): void {
    for (const { number, request, timeoutMs } of calls) {
      const gone = new AbortController();
      const leave = this.#underWay.append({ number, gone });
      const reply = (outcome: NonNullable<Reply['outcome']>): void => this.#reply(leave, { number, outcome });
      const waiting = { signal: gone.signal, deadline: Date.now() + timeoutMs };
      const begun = (answer: Promise<CallToolResponse>): void =>
        void answer.then(
          (value) => reply({ case: 'response', value }),
          () => reply(faultOf(status.INTERNAL, INTERNAL_FAULT)),
        );
      const known = request !== undefined && this.host.begin(request, waiting, begun);
      if (!known) reply(faultOf(status.NOT_FOUND, 'this service has no tool of that name'));
    }
    if (cancelled.length === 0) return;
    const numbers = new Set(cancelled);
    for (const { number, gone } of this.#underWay) if (numbers.has(number)) gone.abort();
  }

  #reply(leave: () => void, reply: Reply): void {
    leave();
    if (this.#gone) return;
    this.#replies.push(reply);
    if (reply.outcome?.case === 'response') this.#queuedBytes += reply.outcome.value.resultJson?.length ?? 0;
    if (this.#queuedBytes > PACKED_BYTES) this.#flush();
    else this.#flushSoon();
  }

  /** Once what is done in this go of the event loop is done, so that its results travel together. */
  #flushSoon(): void {
    if (this.#flushing) return;
    this.#flushing = true;
    process.nextTick(() => {
      this.#flushing = false;
      this.#flush();
      this.#endWhenDone();
    });
  }

  #flush(): void {
    if (this.#gone || this.#replies.length === 0) return;
    this.stream.write({ replies: this.#replies });
    this.#replies = [];
    this.#queuedBytes = 0;
  }

  #endWhenDone(): void {
    if (!this.#ending || this.#gone || this.#underWay.size > 0 || this.#replies.length > 0) return;
    this.stream.end();
    this.#leave();
  }

  /** Aborts the calls that are under way, because nobody waits for them. */
  #leave(): void {
    if (this.#gone) return;
    this.#gone = true;
    for (const { gone } of this.#underWay) gone.abort();
    this.ended();
  }
}

const faultOf = (code: number, message: string) => ({ case: 'fault' as const, value: { code, message } });
