import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { COUNT, forgetCounted, isCounted } from '../scripts/lib/counted-examples.mjs';

const ROOT = join(import.meta.dirname, '..');
const FILE = 'services/dist/meta/understanding/model/counted.bin';
const PARTS = [
  'services/dist/meta/understanding/examples/en/health.js',
  'services/dist/meta/understanding/concepts/hi.js',
  'services/dist/meta/understanding/text/fold.js',
  'services/dist/meta/understanding/model/counting.js',
];

describe('what is counted in the examples, beside the compiled code', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'cuspal-counted-'));
    for (const file of PARTS) written(file, 1_000);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function written(file: string, seconds: number): void {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), '');
    utimesSync(join(root, file), seconds, seconds);
  }

  it('is written where it is missing, and anew where a part of it was compiled since', () => {
    expect(isCounted(root)).toBe(false);
    written(FILE, 1_001);
    expect(isCounted(root)).toBe(true);
    for (const file of PARTS) {
      written(file, 1_002);
      expect([file, isCounted(root)]).toEqual([file, false]);
      written(file, 1_000);
    }
    // Within one moment nobody knows which came first.
    written(FILE, 1_000);
    expect(isCounted(root)).toBe(false);
  });

  it('is no longer there for processes whose code changes while they run', () => {
    written(FILE, 1_001);
    forgetCounted(root);
    expect(isCounted(root)).toBe(false);
    expect(() => forgetCounted(root)).not.toThrow();
  });

  it('is written in the image too', () => {
    expect(readFileSync(join(ROOT, 'Dockerfile'), 'utf8')).toContain(`&& node ${COUNT} \\`);
  });
});
