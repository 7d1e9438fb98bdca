import { crc32, deflateSync } from 'node:zlib';

/** Centre, radius and stroke of the ring on a square of 16, and its colour. */
const [SIDE, CENTRE, RADIUS, STROKE] = [16, 8, 5, 4];
const COLOUR = '7a6cf0';

/** The icon of the server. */
export const ICON_SVG = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${SIDE} ${SIDE}'><circle cx='${CENTRE}' cy='${CENTRE}' r='${RADIUS}' fill='none' stroke='#${COLOUR}' stroke-width='${STROKE}'/></svg>`;

/** The icon in an address, for where nothing can be asked for. */
export const ICON_DATA = `data:image/svg+xml;base64,${Buffer.from(ICON_SVG).toString('base64')}`;

/** Width of the icon as PNG. */
export const PNG_SIZE = 128;

/** The icon as PNG, so many pixels wide; pixels on its edges are as opaque as they are covered. */
export function iconPng(size = PNG_SIZE): Buffer {
  const scale = size / SIDE;
  const colour = Buffer.from(COLOUR, 'hex');
  // Each row begins with its filter, which is none.
  const rows = Buffer.alloc(size * (1 + size * 4));
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const away = Math.abs(Math.hypot(x + 0.5 - CENTRE * scale, y + 0.5 - CENTRE * scale) - RADIUS * scale);
      const covered = Math.min(1, Math.max(0, (STROKE * scale) / 2 - away + 0.5));
      const at = y * (1 + size * 4) + 1 + x * 4;
      colour.copy(rows, at);
      rows[at + 3] = Math.round(covered * 255);
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  // Eight bits of red, green, blue and opacity.
  head.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** favicon.ico: a directory of one PNG. */
export function favicon(size = 32): Buffer {
  const png = iconPng(size);
  const head = Buffer.alloc(22);
  // Kind 1 is an icon; one image of so many pixels, one plane, 32 bits a pixel.
  head.set([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0]);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
