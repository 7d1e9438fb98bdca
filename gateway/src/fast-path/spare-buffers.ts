/** For what nearly every answer needs. */
const BYTES = 192 * 1024;
const MOST = 64;

/**
 * Buffers that answers are put together in, and that come back when they are written. One of its own for each answer
 * would be tens of megabytes a second under load, outside of the heap: V8 collects all of the heap to get rid of them
 * (docs/adr/0047-a-lane-for-plain-requests.md).
 */
export class SpareBuffers {
  readonly #spare: Buffer[] = [];
  #made = 0;

  /** A buffer of so many bytes at least. */
  take(length: number): Buffer {
    if (length > BYTES) return Buffer.allocUnsafe(length);
    const spare = this.#spare.pop();
    if (spare) return spare;
    // More than that are in use only where many clients are slow: they get what they need.
    if (this.#made === MOST) return Buffer.allocUnsafe(length);
    this.#made += 1;
    return Buffer.allocUnsafeSlow(BYTES);
  }

  /** Takes back what was taken, once nobody reads it any more. */
  giveBack(buffer: Buffer): void {
    if (buffer.length === BYTES) this.#spare.push(buffer);
  }
}
