import type { OutgoingHttpHeaders } from 'node:http';
import { constants, gzip } from 'node:zlib';
import { varyWith } from './answer-headers.ts';
import { LoopLag } from './loop-lag.ts';
import { bytesOf, keptBytes, mostBytes, type Piece } from './pieces.ts';

/** A shorter answer goes into a few packets, so that nobody would notice. */
const LEAST_BYTES = 16 * 1024;
/** Compressions at once, so that what anybody asks for takes no more than the cores that are idle. */
const AT_ONCE = 8;
/** The event loop is busy when it comes so much late. */
const BUSY_MS = 5;
/** Never HTML: a page may have a form whose token would show in the length of what is compressed (BREACH). */
const COMPRESSED = /^(?:application\/(?:json|problem\+json)|image\/svg\+xml|text\/(?:plain|markdown))\b/;
/** As all clients write it; one that weighs its encodings otherwise gets what is not compressed. */
const TAKES_GZIP = /(?:^|[ ,])gzip(?:$|[ ,]|; ?q=(?:1|0\.[1-9]))/i;

/** Compresses long answers while there is time for it. */
export class Compressor {
  #running = 0;

  constructor(private readonly lag: Pick<LoopLag, 'ms' | 'close'> = new LoopLag()) {}

  /** Whether an answer may be compressed for a client that takes these encodings. */
  mayTake(headers: OutgoingHttpHeaders, acceptEncoding: string, body: readonly Piece[]): boolean {
    return (
      mostBytes(body) >= LEAST_BYTES &&
      headers['Content-Encoding'] === undefined &&
      keptBytes(body) === 0 &&
      COMPRESSED.test(String(headers['Content-Type'])) &&
      TAKES_GZIP.test(acceptEncoding) &&
      this.#running < AT_ONCE &&
      this.lag.ms < BUSY_MS
    );
  }

  /** Sends an answer as gzip, or as it is where it is not long after all. */
  compress(
    headers: OutgoingHttpHeaders,
    body: readonly Piece[],
    send: (headers: OutgoingHttpHeaders, body: readonly Piece[]) => void,
  ): void {
    const plain = Buffer.concat(body.map(bytesOf));
    if (plain.length < LEAST_BYTES) return send(headers, [plain]);
    const vary = varyWith(headers, 'Accept-Encoding');
    this.#running += 1;
    gzip(plain, { level: constants.Z_BEST_SPEED }, (fault, bytes) => {
      this.#running -= 1;
      if (fault) send(headers, [plain]);
      else send({ ...headers, 'Content-Encoding': 'gzip', Vary: vary }, [bytes]);
    });
  }

  close(): void {
    this.lag.close();
  }
}
