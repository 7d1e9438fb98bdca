type Column = Int32Array | Uint32Array | Uint16Array | Uint8Array | Float32Array;

/** The numbers that columns hold. */
interface Numbers<Of> {
  readonly BYTES_PER_ELEMENT: number;
  new (buffer: ArrayBuffer, from: number, length: number): Of;
}

/** The length of the header, the header, and the columns one after the other: those of the widest numbers come first. */
export function columnBytes(header: object, columns: readonly Column[]): Uint8Array<ArrayBuffer> {
  const text = Buffer.from(JSON.stringify(header));
  const padded = Buffer.concat([text, Buffer.alloc((4 - (text.length % 4)) % 4, ' ')]);
  return Buffer.concat(
    [Int32Array.of(padded.length), padded, ...columns].map(
      ({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength),
    ),
  );
}

/** The header, and a function that gives the next column of so many numbers. */
export function columnsIn(bytes: Uint8Array<ArrayBuffer>): {
  readonly header: unknown;
  readonly next: <Of>(numbers: Numbers<Of>, length: number) => Of;
} {
  // Columns are looked at where they stand: a file that was read has memory of its own, and a copy would take as much.
  const { buffer } = bytes.byteOffset === 0 ? bytes : Uint8Array.from(bytes);
  const [length = 0] = new Int32Array(buffer, 0, 1);
  let at = 4 + length;
  return {
    header: JSON.parse(Buffer.from(buffer, 4, length).toString()),
    next: (numbers, count) => {
      const from = at;
      at += count * numbers.BYTES_PER_ELEMENT;
      return new numbers(buffer, from, count);
    },
  };
}
