import { inflateSync } from 'node:zlib';
import { decode, encode } from 'fast-png';

/** Says what is refused. */
export type Refuse = (message: string) => Error;

const SIGNATURE = 8;
/** Length, name and checksum of a chunk. */
const FRAME = 12;
/** Bytes of a pixel at most: four channels of 16 bits. */
const PIXEL = 8;

/** The picture of a PNG, written anew without whatever else was in the file. */
export function drawPng(bytes: Uint8Array, mostSide: number, refuse: Refuse): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length < SIGNATURE + FRAME + 13)
    throw refuse('The logo is a PNG that ends before its picture. Send it whole.');
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  if (width === 0 || height === 0 || width > mostSide || height > mostSide)
    throw refuse(
      `The logo has ${width} by ${height} pixels but may have ${mostSide} by ${mostSide}. Send a smaller one.`,
    );
  try {
    // A decoder unpacks all there is; so it is seen first that this is no more than a picture needs.
    inflateSync(Buffer.concat(imageParts(file)), { maxOutputLength: (width * PIXEL + 8) * (height + 8) });
    const { data, channels, depth, palette, transparency } = decode(file);
    return encode({
      width,
      height,
      data,
      channels,
      depth,
      ...(palette && { palette }),
      ...(transparency && { transparency }),
    });
  } catch (fault) {
    throw refuse(
      `The logo is a PNG that cannot be decoded (${fault instanceof Error ? fault.message : 'unknown'}). Save it anew.`,
    );
  }
}

function imageParts(file: Buffer): readonly Buffer[] {
  const parts: Buffer[] = [];
  for (let at = SIGNATURE; at + FRAME <= file.length;) {
    const length = file.readUInt32BE(at);
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(file.subarray(at + 8, at + 8 + length));
    at += FRAME + length;
  }
  return parts;
}
