import { crc32, inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { favicon, ICON_SVG, iconPng } from './icons.ts';

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

/** The chunks of a PNG (RFC 2083, 3.2), each after its checksum was looked at. */
function chunksOf(png: Buffer): readonly Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    const named = png.subarray(at + 4, at + 8 + length);
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(named));
    chunks.push({ type: named.toString('latin1', 0, 4), data: named.subarray(4) });
    at += 12 + length;
  }
  return chunks;
}

/** Red, green, blue and opacity of a pixel. */
function pixelsOf(png: Buffer) {
  const chunks = chunksOf(png);
  const head = chunks[0]?.data ?? Buffer.alloc(0);
  const size = head.readUInt32BE(0);
  const rows = inflateSync(chunks[1]?.data ?? Buffer.alloc(0));
  return {
    size,
    head,
    types: chunks.map(({ type }) => type),
    at: (x: number, y: number) => [...rows.subarray(y * (1 + size * 4) + 1 + x * 4).subarray(0, 4)],
  };
}

describe('the icon as PNG', () => {
  it.each([16, 32, 128])('%d pixels wide is a ring of the colour of the SVG', (size) => {
    const png = iconPng(size);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    const { head, types, at, ...read } = pixelsOf(png);
    expect([read.size, head.readUInt32BE(4), types]).toEqual([size, size, ['IHDR', 'IDAT', 'IEND']]);
    const colour = /stroke='#(\w{6})'/.exec(ICON_SVG)?.[1];
    const ring = at(Math.floor((size * 13) / 16), size / 2);
    expect([Buffer.from(ring.slice(0, 3)).toString('hex'), ring[3]]).toEqual([colour, 255]);
    for (const [x, y] of [
      [0, 0],
      [size - 1, size - 1],
      [size / 2, size / 2],
    ] as const)
      expect(at(x, y)[3]).toBe(0);
  });

  it('covers what a ring from 3 to 7 of a radius of 8 covers', () => {
    const { size, at } = pixelsOf(iconPng(128));
    let covered = 0;
    for (let y = 0; y < size; y += 1) for (let x = 0; x < size; x += 1) covered += (at(x, y)[3] ?? 0) / 255;
    const exact = Math.PI * (7 ** 2 - 3 ** 2) * (size / 16) ** 2;
    expect(Math.abs(covered / exact - 1)).toBeLessThan(0.005);
  });
});

describe('favicon.ico', () => {
  it('is a directory with one image, which stands where it says', () => {
    const icon = favicon();
    expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 1]);
    const [length, at] = [icon.readUInt32LE(14), icon.readUInt32LE(18)];
    expect(icon.subarray(at).length).toBe(length);
    const { size } = pixelsOf(icon.subarray(at));
    expect([icon[6], icon[7]]).toEqual([size, size]);
  });
});
