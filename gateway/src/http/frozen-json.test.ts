import { brotliDecompressSync, createGunzip, gunzipSync } from 'node:zlib';
import { once } from 'node:events';
import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { chosenEncoding, freeze } from './frozen-json.ts';

const large = JSON.stringify(
  Array.from({ length: 3000 }, (_, index) => ({
    name: `tool_${index}`,
    about: 'नक्षत्र – birth star '.repeat(index % 7),
  })),
);
const head = `{"jsonrpc":"2.0","result":${large},`;

describe('frozen JSON', () => {
  const frozen = freeze(head);

  it('is the same text plain, as gzip and as brotli, whatever ends it', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 300 }), fc.nat()), (id) => {
        const end = `"id":${JSON.stringify(id)}}`;
        const [plain, gzip, br] = (['identity', 'gzip', 'br'] as const).map((encoding) =>
          Buffer.concat(frozen.body(encoding, end).parts),
        );
        expect(plain?.toString()).toBe(head + end);
        expect(gunzipSync(gzip ?? '').toString()).toBe(head + end);
        expect(brotliDecompressSync(br ?? '').toString()).toBe(head + end);
      }),
      { numRuns: 40 },
    );
  });

  it('is one gzip member that the gzip program accepts', () => {
    const bytes = Buffer.concat(frozen.body('gzip', '"id":7}').parts);
    expect(execFileSync('gzip', ['-dc'], { input: bytes, maxBuffer: 1e8 }).toString()).toBe(`${head}"id":7}`);
    expect(bytes.length).toBeLessThan(head.length / 5);
  });

  it('can be read as a stream in small chunks', async () => {
    const gunzip = createGunzip();
    const parts: Buffer[] = [];
    gunzip.on('data', (part: Buffer) => parts.push(part));
    const bytes = Buffer.concat(frozen.body('gzip', '"id":7}').parts);
    for (let at = 0; at < bytes.length; at += 1000) gunzip.write(bytes.subarray(at, at + 1000));
    gunzip.end();
    await once(gunzip, 'end');
    expect(Buffer.concat(parts).toString()).toBe(`${head}"id":7}`);
  });

  it('is smaller once it was compressed beside the event loop', async () => {
    const fresh = freeze(head);
    for (const [wanted, plainOf] of [
      ['gzip', gunzipSync],
      ['br', brotliDecompressSync],
    ] as const) {
      const bytes = () => Buffer.concat(fresh.body(wanted, '"id":7}').parts);
      const first = bytes();
      await expect.poll(() => bytes().length).toBeLessThan(first.length);
      expect(plainOf(first).toString()).toBe(`${head}"id":7}`);
      expect(plainOf(bytes()).toString()).toBe(`${head}"id":7}`);
    }
  });

  it('goes plain when the end is larger than one stored block', () => {
    const end = `"id":${JSON.stringify('x'.repeat(70_000))}}`;
    for (const wanted of ['gzip', 'br'] as const) {
      const { encoding, parts } = frozen.body(wanted, end);
      expect(encoding).toBe('identity');
      expect(Buffer.concat(parts).toString()).toBe(head + end);
    }
  });
});

describe('Accept-Encoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['GZIP;q=0.5, br;q=0', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['*', 'br'],
    ['*;q=0, gzip', 'gzip'],
    ['deflate', 'identity'],
    ['identity', 'identity'],
    [';;;q=,,', 'identity'],
  ] as const)('%p chooses %p', (header, encoding) => {
    expect(chosenEncoding(header)).toBe(encoding);
    expect(chosenEncoding(header)).toBe(encoding);
  });
});
