import { describe, expect, it } from 'vitest';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newLog } from '../scripts/lib/system.mjs';
import { supervise } from '../scripts/lib/supervise.mjs';

const end = (name: string, ranMs = 0) => ({ name, code: 1, signal: null, said: 'last words', ranMs });

describe('a process that ends by itself', () => {
  function watched() {
    const restarted: string[] = [];
    const waits: number[] = [];
    const said: string[] = [];
    const onFault = supervise({
      restart: (name: string) => void restarted.push(name),
      say: (text: string) => void said.push(text),
      later: (work: () => void, ms: number) => {
        waits.push(ms);
        work();
      },
    });
    return { restarted, waits, said, onFault };
  }

  it('is started again, each time after twice as long, half a minute at most', () => {
    const { restarted, waits, said, onFault } = watched();
    for (let times = 0; times < 9; times += 1) onFault(end('natal'));
    expect(waits).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
    expect(restarted).toEqual(Array.from({ length: 9 }, () => 'natal'));
    expect(said[1]).toBe('natal ended unexpectedly (exit code 1); it is started again in 1 s.\nlast words\n');
  });

  it('waits by itself, and anew after it has run for a minute', () => {
    const { waits, onFault } = watched();
    for (const fault of [end('natal'), end('natal'), end('gateway'), end('natal', 60_000), end('natal')])
      onFault(fault);
    expect(waits).toEqual([500, 1_000, 500, 500, 1_000]);
  });
});

it('the logs of five earlier starts are kept', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'cuspal-logs-')), 'logs');
  for (let start = 1; start <= 8; start += 1) writeFileSync(newLog(folder, 'natal'), `start ${start}`);
  expect(readdirSync(folder).sort()).toEqual([...[1, 2, 3, 4, 5].map((age) => `natal.${age}.log`), 'natal.log']);
  expect(readFileSync(join(folder, 'natal.log'), 'utf8')).toBe('start 8');
  expect(readFileSync(join(folder, 'natal.5.log'), 'utf8')).toBe('start 3');
  rmSync(join(folder, '..'), { recursive: true });
});
