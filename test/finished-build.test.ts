import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CANNOT_WRITE, isFinished, isWritable } from '../scripts/lib/finished-build.mjs';

const ROOT = join(import.meta.dirname, '..');
const MADE = [
  'gateway/dist/main.js',
  'services/dist/main.js',
  'packages/engine/library/libswe.so',
  'packages/playground/bundle/playground.js',
  'packages/views/dist/figure.html',
];

describe('a folder that cannot be written', () => {
  let root: string;
  beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'cuspal-finished-'))));
  afterEach(() => {
    chmodSync(root, 0o700);
    rmSync(root, { recursive: true });
  });

  it('is one without the right to write, or that is not there', () => {
    expect(isWritable(root)).toBe(true);
    expect(isWritable(join(root, 'nothing'))).toBe(false);
    chmodSync(root, 0o500);
    // root may write everywhere.
    expect(isWritable(root)).toBe(process.getuid?.() === 0);
    // The kernel's own files are nobody's to write, as a file system that is mounted so.
    expect(isWritable('/proc/1')).toBe(false);
    expect(CANNOT_WRITE).toBe('This folder cannot be written: copy it, or run as its owner.');
  });

  it('has what runs in it once all of it was installed and built', () => {
    cpSync(join(ROOT, 'package-lock.json'), join(root, 'package-lock.json'));
    cpSync(join(ROOT, 'node_modules/.package-lock.json'), join(root, 'node_modules/.package-lock.json'));
    for (const file of MADE) {
      expect([file, isFinished(root)]).toEqual([file, false]);
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), '');
    }
    expect(isFinished(root)).toBe(true);
    rmSync(join(root, 'node_modules/.package-lock.json'));
    expect(isFinished(root)).toBe(false);
  });
});
