import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SERVICES } from '../gateway/src/config/config.ts';
import { drawn, MIX, mixOf } from '../deploy/load/lib/mix.js';

const ROOT = join(import.meta.dirname, '..');
const shares = (text: string | undefined) => mixOf(text).map(({ name, share }) => [name, share]);

describe('the mix of a load', () => {
  it('is that of deploy/load, a hundred in all, unless another is asked for', () => {
    expect(mixOf(undefined)).toBe(MIX);
    expect(mixOf('')).toBe(MIX);
    expect(MIX.reduce((sum, { share }) => sum + share, 0)).toBe(100);
  });

  it('has the shares that are asked for, of any sum, and nothing else', () => {
    expect(shares('promise=1,chart=3')).toEqual([
      ['chart', 75],
      ['promise', 25],
    ]);
    const mix = mixOf('promise=1,chart=3');
    expect([0, 0.74, 0.76, 0.999].map((draw) => drawn(draw, mix).name)).toEqual([
      'chart',
      'chart',
      'promise',
      'promise',
    ]);
  });

  it('calls tools of every service, each with the class of its service, in the other mix', () => {
    const mix = mixOf('services');
    expect(mix.reduce((sum, { share }) => sum + share, 0)).toBe(100);
    expect(mix.map(({ name }) => name)).toEqual([...SERVICES]);
    for (const { name, calls } of mix) {
      for (const [tool] of calls) {
        const file = `${tool.replaceAll('_', '-')}.tool.ts`;
        expect(globSync(`services/${name}/*/${file}`, { cwd: ROOT })).toHaveLength(1);
      }
    }
  });

  it.each(['charts=1', 'chart', 'chart=0', 'chart=-1', 'chart=x', 'chart=70;promise=30'])('%s is refused', (text) => {
    expect(() => mixOf(text)).toThrow(
      /is neither services nor a list such as chart=70,promise=30 of shares above 0 of list, chart,/,
    );
  });

  it('is told to the command that sends it', () => {
    const main = join(import.meta.dirname, '../deploy/load/main.mjs');
    const words = [main, 'smoke', 'http://127.0.0.1:9', main];
    const { status, stderr } = spawnSync(process.execPath, words, {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], MIX: 'charts=1' },
    });
    expect([status, stderr.trim().split('\n').length, stderr]).toEqual([2, 1, expect.stringContaining('charts=1')]);
  });
});
