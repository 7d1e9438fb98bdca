/** Bytes of an answer: there already, or made where they are to stand. */
export type Piece = Uint8Array | Made;

export interface Made {
  /** How many bytes there may be. */
  readonly most: number;
  /** Puts them into the target from there on; what comes back is where they end. */
  put(target: Uint8Array, at: number): number;
}

/** No more bytes than this. */
export const mostBytes = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, piece) => sum + (piece instanceof Uint8Array ? piece.length : piece.most), 0);

/** Puts pieces one behind the other; what comes back is where the last ends. */
export function putAll(pieces: readonly Piece[], target: Uint8Array, from: number): number {
  let at = from;
  for (const piece of pieces) {
    if (piece instanceof Uint8Array) {
      target.set(piece, at);
      at += piece.length;
    } else {
      at = piece.put(target, at);
    }
  }
  return at;
}

/** The bytes of one piece. */
export function bytesOf(piece: Piece): Uint8Array {
  if (piece instanceof Uint8Array) return piece;
  const bytes = Buffer.allocUnsafe(piece.most);
  return bytes.subarray(0, piece.put(bytes, 0));
}

const kept = new WeakSet<Uint8Array>();

/** Marks bytes that many answers share, so that they cost nothing while one of those waits for its reader. */
export function keep<Bytes extends Uint8Array>(bytes: Bytes): Bytes {
  kept.add(bytes);
  return bytes;
}

/** How many bytes of an answer are shared with others. */
export const keptBytes = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, piece) => sum + (piece instanceof Uint8Array && kept.has(piece) ? piece.length : 0), 0);
