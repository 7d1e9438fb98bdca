import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib';
import { keep } from './pieces.ts';

export type ContentEncoding = 'br' | 'gzip' | 'identity';

/** `{"jsonrpc":"2.0","result":…,` of a large result that does not change, plain and compressed once, to be ended per request. */
export interface FrozenJson {
  /** The pieces of the whole body and the encoding they are in; `end` is the last part of the text. */
  body(wanted: ContentEncoding, end: string): { readonly encoding: ContentEncoding; readonly parts: readonly Buffer[] };
}

const MAX_STORED = 0xffff;

/** Levels of compression. */
interface Effort {
  readonly gzip: number;
  readonly brotli: number;
}

/** For what is sent often: tenths of a second for a list of all tools. */
const MOST: Effort = { gzip: 9, brotli: 9 };
/** For who waits: a tenth of the work. */
const LESS: Effort = { gzip: 4, brotli: 3 };

/**
 * Compressed when a client first takes it so, quickly; then once more beside the event loop, as small as it gets. A start
 * does without either.
 */
export function freeze(head: string): FrozenJson {
  const plain = keep(Buffer.from(head));
  return frozen(plain, smallerLater(plain, gzipHead, smallGzipHead), smallerLater(plain, brotliHead, smallBrotliHead));
}

/** Compressed quickly alone: clients choose what is frozen. */
export function freezeOnDemand(head: string): FrozenJson {
  const plain = keep(Buffer.from(head));
  let gzip: Buffer | undefined;
  let brotli: Buffer | undefined;
  return frozen(
    plain,
    () => (gzip ??= keep(gzipHead(plain))),
    () => (brotli ??= keep(brotliHead(plain))),
  );
}

function smallerLater(
  plain: Buffer,
  quick: (plain: Buffer) => Buffer,
  small: (plain: Buffer) => Promise<Buffer>,
): () => Buffer {
  let held: Buffer | undefined;
  return () => {
    if (held === undefined) {
      held = keep(quick(plain));
      small(plain).then(
        (bytes) => (held = keep(bytes)),
        // What is there says the same.
        () => undefined,
      );
    }
    return held;
  };
}

function frozen(plain: Buffer, gzip: () => Buffer, brotli: () => Buffer): FrozenJson {
  const checksum = crc32(plain);
  return {
    body(wanted, end) {
      const tail = Buffer.from(end);
      const encoding = tail.length > MAX_STORED ? 'identity' : wanted;
      if (encoding === 'br') return { encoding, parts: [brotli(), brotliTail(tail)] };
      if (encoding === 'identity') return { encoding, parts: [plain, tail] };
      const length = plain.length + tail.length;
      return { encoding, parts: [gzip(), gzipTail(tail, crc32(tail, checksum), length)] };
    },
  };
}

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const deflateOptions = ({ gzip }: Effort) => ({ level: gzip, finishFlush: constants.Z_SYNC_FLUSH });

/** A gzip stream up to a flushed block border: RFC 1952 header, deflate data that ends on a whole byte. */
const gzipHead = (plain: Buffer): Buffer => Buffer.concat([GZIP_HEADER, deflateRawSync(plain, deflateOptions(LESS))]);

const smallGzipHead = async (plain: Buffer): Promise<Buffer> =>
  Buffer.concat([GZIP_HEADER, await promisify(deflateRaw)(plain, deflateOptions(MOST))]);

/** One last block that holds its bytes as they are (RFC 1951 §3.2.4), then checksum and length of everything. */
function gzipTail(tail: Buffer, checksum: number, length: number): Buffer {
  const out = Buffer.alloc(5 + tail.length + 8);
  out.writeUInt8(1, 0);
  out.writeUInt16LE(tail.length, 1);
  out.writeUInt16LE(tail.length ^ 0xffff, 3);
  tail.copy(out, 5);
  out.writeUInt32LE(checksum, 5 + tail.length);
  out.writeUInt32LE(length >>> 0, 9 + tail.length);
  return out;
}

const brotliOptions = ({ brotli }: Effort, { length }: Buffer) => ({
  finishFlush: constants.BROTLI_OPERATION_FLUSH,
  params: { [constants.BROTLI_PARAM_QUALITY]: brotli, [constants.BROTLI_PARAM_SIZE_HINT]: length },
});

const brotliHead = (plain: Buffer): Buffer => brotliCompressSync(plain, brotliOptions(LESS, plain));

const smallBrotliHead = (plain: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(plain, brotliOptions(MOST, plain));

/** An uncompressed meta-block (RFC 7932 §9.2: length - 1 from bit 3 on, bit 19 set), then the empty last one. */
function brotliTail(tail: Buffer): Buffer {
  const out = Buffer.alloc(3 + tail.length + 1);
  out.writeUIntLE(((tail.length - 1) << 3) | (1 << 19), 0, 3);
  tail.copy(out, 3);
  out.writeUInt8(0x03, 3 + tail.length);
  return out;
}

const choices = new Map<string, ContentEncoding>();
const REMEMBERED = 1_000;

/** The best of br and gzip that an Accept-Encoding header allows. */
export function chosenEncoding(header: string | undefined): ContentEncoding {
  if (header === undefined) return 'identity';
  const known = choices.get(header);
  if (known) return known;
  const chosen = choose(header);
  if (choices.size < REMEMBERED && header.length < 100) choices.set(header, chosen);
  return chosen;
}

function choose(header: string): ContentEncoding {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((text) => text.trim());
    const weight = parameters.find((text) => text.startsWith('q='))?.slice(2);
    weights.set(coding, weight === undefined ? 1 : Number(weight) || 0);
  }
  const allows = (coding: string): boolean => (weights.get(coding) ?? weights.get('*') ?? 0) > 0;
  if (allows('br')) return 'br';
  return allows('gzip') ? 'gzip' : 'identity';
}
