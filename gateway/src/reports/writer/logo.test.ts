import { encode, decode } from 'fast-png';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { drawLogo, LogoFault, MOST_LOGO_BYTES } from './logo.ts';

const svg = (inner: string, attributes = 'viewBox="0 0 40 20"'): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`);

const drawn = (bytes: Uint8Array): string => {
  const logo = drawLogo(bytes);
  if (logo.type !== 'svg') throw new Error('no SVG');
  return logo.text;
};

const png = (width: number, height: number): Uint8Array =>
  encode({
    width,
    height,
    channels: 4,
    depth: 8,
    data: Uint8Array.from({ length: width * height * 4 }, (_, at) => at % 251),
  });

describe('a logo in PNG', () => {
  it('has the same picture, and nothing else that was in the file', () => {
    const file = Buffer.from(png(7, 5));
    // A text, as cameras and editors leave them, before the end.
    const text = Buffer.from('Comment\0<script>');
    const length = Buffer.alloc(4);
    length.writeUInt32BE(text.length);
    const chunk = Buffer.concat([length, Buffer.from('tEXt'), text, Buffer.alloc(4)]);
    const withText = Buffer.concat([file.subarray(0, file.length - 12), chunk, file.subarray(file.length - 12)]);
    const logo = drawLogo(file);
    if (logo.type !== 'png') throw new Error('no PNG');
    expect([...decode(logo.bytes).data]).toEqual([...decode(file).data]);
    // Its checksum is wrong, so it is refused, or read without its text.
    try {
      const read = drawLogo(withText);
      expect(read.type === 'png' && Buffer.from(read.bytes).includes('script')).toBe(false);
    } catch (fault) {
      expect(fault).toBeInstanceOf(LogoFault);
    }
  });

  it('is refused where it is too large, broken or unpacks to more than its picture', () => {
    expect(() => drawLogo(png(2_001, 1))).toThrow('2001 by 1 pixels');
    expect(() => drawLogo(Buffer.from(png(9, 9)).subarray(0, 60))).toThrow(LogoFault);
    expect(() => drawLogo(Buffer.alloc(MOST_LOGO_BYTES + 1))).toThrow('bytes');
    const bomb = deflateSync(Buffer.alloc(100_000_000));
    const file = Buffer.from(png(3, 3));
    const at = file.indexOf('IDAT') - 4;
    const head = Buffer.alloc(4);
    head.writeUInt32BE(bomb.length);
    const large = Buffer.concat([
      file.subarray(0, at),
      head,
      Buffer.from('IDAT'),
      bomb,
      Buffer.alloc(4),
      file.subarray(-12),
    ]);
    expect(() => drawLogo(large)).toThrow('cannot be decoded');
  });
});

describe('a logo in SVG', () => {
  it('is drawn anew of its shapes', () => {
    const text = drawn(
      svg('<metadata>x</metadata><g fill="#f00" style="stroke:#00f;stroke-width:2"><path class="a" d="M0 0h9"/></g>'),
    );
    expect(text).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><g fill="#f00" stroke="#00f" stroke-width="2"><path d="M0 0h9"></path></g></svg>',
    );
  });

  it('keeps gradients of its own', () => {
    const inner =
      '<defs><linearGradient id="a"><stop offset="0" stop-color="red"/></linearGradient></defs><rect width="9" height="9" fill="url(#a)"/>';
    expect(drawn(svg(inner))).toContain('fill="url(#a)"');
  });

  it.each([
    ['a script', '<script>alert(1)</script>', 'Scripts are refused'],
    ['a handler', '<path onload="alert(1)" d="M0 0"/>', 'Scripts are refused'],
    ['a link', '<a href="https://example.org"><path d="M0 0"/></a>', 'Links are refused'],
    ['an address', '<rect fill="url(https://example.org/a)"/>', 'Links are refused'],
    ['an address in a style', '<rect style="fill:url(//example.org)"/>', 'Links are refused'],
    ['a reference', '<use href="#a"/>', '<use>'],
    ['a font', '<text font-family="X">A</text>', 'fonts are refused'],
    ['a font of an element', '<g font-family="X"/>', 'Fonts are refused'],
    ['a style sheet', '<style>@import "a"</style>', 'Style sheets are refused'],
    ['a picture', '<image href="data:,"/>', 'Embedded pictures are refused'],
    ['a foreign object', '<foreignObject/>', 'Foreign objects'],
    ['an animation', '<animate attributeName="x"/>', '<animate>'],
    ['an unknown attribute', '<path d="M0 0" foo="1"/>', 'foo'],
  ])('is refused with %s, by name', (_, inner, told) => {
    expect(() => drawLogo(svg(inner))).toThrow(told);
    expect(() => drawLogo(svg(inner))).toThrow(LogoFault);
  });

  it('is refused with entities, without a size, too large, or endless', () => {
    expect(() => drawLogo(Buffer.from('<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "b">]><svg/>'))).toThrow(
      'DOCTYPE',
    );
    expect(() => drawLogo(svg('', ''))).toThrow('viewBox');
    expect(() => drawLogo(svg('', 'width="2001" height="9"'))).toThrow('2001');
    expect(() => drawLogo(svg('<g>'.repeat(60) + '</g>'.repeat(60)))).toThrow('levels');
    expect(() => drawLogo(Buffer.from('<svg'))).toThrow(LogoFault);
    expect(() => drawLogo(Buffer.from('GIF89a'))).toThrow('neither PNG nor SVG');
  });

  it('cannot leave its attribute', () => {
    expect(drawn(svg(`<path d='M0 0"&gt;&lt;script&gt;'/>`))).toContain('d="M0 0&quot;&gt;&lt;script&gt;">');
  });
});
