import { Buffer } from 'node:buffer';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { fileSystem } from './wasm-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'cuspal-files-'));
writeFileSync(join(folder, 'known.txt'), 'abcdefgh');
writeFileSync(`${folder}.outside`, '');
afterAll(() => {
  rmSync(folder, { recursive: true });
  rmSync(`${folder}.outside`);
});

const memory = new ArrayBuffer(1024);
const view = new DataView(memory);
const text = (at: number, length: number): string => Buffer.from(memory, at, length).toString();
const { names, functions } = fileSystem(['/nowhere', folder], () => memory);
const open = (name: string, descriptor = 4): number => {
  const bytes = Buffer.from(name);
  new Uint8Array(memory).set(bytes, 512);
  return functions.path_open(descriptor, 0, 512, bytes.length, 0, 0n, 0n, 0, 0);
};
const opened = (): number => view.getUint32(0, true);

describe('files for WebAssembly', () => {
  it('stand in numbered folders', () => {
    expect(names).toEqual(['/0', '/1']);
    expect(functions.fd_prestat_get(4, 8)).toBe(0);
    expect(view.getUint32(12, true)).toBe(2);
    functions.fd_prestat_dir_name(4, 16, 2);
    expect(text(16, 2)).toBe('/1');
    expect(functions.fd_prestat_get(5, 8)).toBe(8);
  });

  it('are read in pieces from where the last one ended, and moved in from either end', () => {
    expect(open('known.txt')).toBe(0);
    const file = opened();
    view.setUint32(32, 100, true);
    view.setUint32(36, 3, true);
    view.setUint32(40, 200, true);
    view.setUint32(44, 2, true);
    expect(functions.fd_read(file, 32, 2, 8)).toBe(0);
    expect([view.getUint32(8, true), text(100, 3), text(200, 2)]).toEqual([5, 'abc', 'de']);
    for (const [offset, from, at] of [
      [-1n, 2, 7],
      [-2n, 1, 5],
      [1n, 0, 1],
    ] as const) {
      functions.fd_seek(file, offset, from, 8);
      expect(view.getBigUint64(8, true)).toBe(BigInt(at));
    }
    functions.fd_read(file, 32, 1, 8);
    expect(text(100, 3)).toBe('bcd');
    expect(functions.fd_close(file)).toBe(0);
    expect(functions.fd_read(file, 32, 1, 8)).toBe(8);
  });

  it('are those of the folders and no others', () => {
    for (const name of ['gone.txt', `../${folder.split('/').at(-1)}.outside`, '/etc/passwd', '..', ''])
      expect(open(name)).toBe(44);
    expect(open('known.txt', 3)).toBe(44);
    expect(open('known.txt', 9)).toBe(8);
  });
});
