import type { Client } from '@grpc/grpc-js';
import { CallStream } from './call-stream.ts';

/** How often the streams of a client in use are opened anew, so that new processes of the service get their share. */
const RENEWED_MS = 2_000;
/** A stream to a process that was not met again, for it is stuck or its name is gone, is left after so long. */
const LONGEST_MS = 2 * RENEWED_MS;

interface Held {
  readonly stream: CallStream;
  /** On the clock of performance.now(). */
  readonly since: number;
}

/**
 * The streams of one client: one to each process of the service. grpc-js picks a process for each new stream (round
 * robin), so opening one more than there are known processes meets them all; of two to one process the later stays.
 */
export class CallStreams {
  #streams: readonly Held[] = [];
  #renewal: NodeJS.Timeout | undefined;
  #used = false;
  /** Where the search begins, so that those with equally many calls come to their turn. */
  #turn = 0;
  #closed = false;

  constructor(private readonly client: Client) {}

  /** The open stream with the fewest calls under way, of several by turn; undefined until there is one. */
  least(): CallStream | undefined {
    this.#used = true;
    if (this.#renewal === undefined && !this.#closed) void this.#renew();
    let least: CallStream | undefined;
    const count = this.#streams.length;
    this.#turn = (this.#turn + 1) % Math.max(1, count);
    for (let index = 0; index < count; index += 1) {
      const stream = this.#streams[(this.#turn + index) % count]?.stream;
      if (stream?.open && (least === undefined || stream.underWay < least.underWay)) least = stream;
    }
    return least;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#renewal);
    for (const { stream } of this.#streams) stream.cancel();
    this.#streams = [];
  }

  async #renew(): Promise<void> {
    this.#renewal = setTimeout(() => {
      this.#renewal = undefined;
      if (this.#used) void this.#renew();
      else this.#leaveAll();
    }, RENEWED_MS).unref();
    this.#used = false;
    const opened = Array.from({ length: this.#streams.length + 1 }, () => new CallStream(this.client));
    await Promise.race([
      Promise.all(opened.map(({ settled }) => settled)),
      new Promise((resolve) => setTimeout(resolve, RENEWED_MS).unref()),
    ]);
    const since = performance.now();
    if (this.#closed) return opened.forEach((stream) => stream.cancel());
    this.#keepOneEach([...this.#streams, ...opened.map((stream) => ({ stream, since }))], since);
  }

  #keepOneEach(streams: readonly Held[], now: number): void {
    const kept = new Map<string, Held>();
    for (const each of streams) {
      if (!each.stream.open) each.stream.leave();
      else {
        kept.get(each.stream.peer)?.stream.leave();
        if (now - each.since < LONGEST_MS) kept.set(each.stream.peer, each);
        else each.stream.leave();
      }
    }
    this.#streams = [...kept.values()];
  }

  #leaveAll(): void {
    for (const { stream } of this.#streams) stream.leave();
    this.#streams = [];
  }
}
