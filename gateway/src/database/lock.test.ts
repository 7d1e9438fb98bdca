import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { suiteLogger } from '@cuspal/telemetry/testing';
import { describe, expect, it, vi } from 'vitest';
import { SOURCE_FLAGS } from '../../../scripts/lib/run-source.mjs';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { FolderInUse, takeLock } from './lock.ts';

const folder = () => join(temporaryFolder(), 'db');
const left = (at: string, holder: object, ageSeconds = 0) => {
  writeFileSync(`${at}.lock`, JSON.stringify(holder));
  const then = new Date(Date.now() - ageSeconds * 1000);
  utimesSync(`${at}.lock`, then, then);
};
const DEAD = { pid: 4_194_303, host: hostname(), started: '1', token: 't' };
async function until(condition: () => boolean): Promise<void> {
  for (let turn = 0; turn < 10_000 && !condition(); turn += 1) await nextTurn();
  expect(condition()).toBe(true);
}
const startOf = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? '';

describe('the lock of the database folder', () => {
  it('lets one in, refuses the second by folder and pid, and is gone after release', async () => {
    const at = folder();
    const lock = await takeLock(at);
    await expect(takeLock(at)).rejects.toThrow(FolderInUse);
    await expect(takeLock(at)).rejects.toThrow(`${at} is in use by process ${process.pid} on ${hostname()}`);
    await lock.release();
    await lock.release();
    expect(readdirSync(join(at, '..'))).toEqual([]);
    await (await takeLock(at)).release();
  });

  it('refuses while another living process holds it', async () => {
    const at = folder();
    const other = spawn('sleep', ['30']);
    try {
      const pid = other.pid ?? 0;
      left(at, { pid, host: hostname(), started: startOf(pid), token: 't' }, 3600);
      await expect(takeLock(at)).rejects.toThrow(`process ${pid}`);
    } finally {
      other.kill();
    }
  });

  it.each([
    ['a dead process', () => ({ pid: 4_194_303, host: hostname(), started: '1', token: 't' })],
    ['a number that another process has taken', () => ({ pid: 1, host: hostname(), started: 'x', token: 't' })],
    ['an earlier process with our number', () => ({ pid: process.pid, host: hostname(), started: 'x', token: 't' })],
    ['a container that fell silent', () => ({ pid: 1, host: 'gone', started: '1', token: 't' })],
    ['something unreadable', () => ({})],
  ])('takes over what %s left', async (_what, holder) => {
    const at = folder();
    left(at, holder(), 60);
    const lock = await takeLock(at);
    expect(JSON.parse(readFileSync(`${at}.lock`, 'utf8'))).toMatchObject({ pid: process.pid });
    await lock.release();
  });

  it('refuses while another container gives signs of life', async () => {
    const at = folder();
    left(at, { pid: 1, host: 'elsewhere', started: '1', token: 't' }, 20);
    await expect(takeLock(at)).rejects.toThrow('process 1 on elsewhere');
  });

  it.each<[string, (file: string) => void]>([
    ['emptied', (file) => writeFileSync(file, '')],
    ['overwritten', (file) => writeFileSync(file, 'garbage')],
    ['removed', (file) => rmSync(file)],
    ['made that of a dead process', (file) => left(file.replace(/\.lock$/, ''), DEAD)],
  ])('holds when its file is %s', async (_what, harm) => {
    const at = folder();
    const lock = await takeLock(at);
    harm(`${at}.lock`);
    await expect(takeLock(at)).rejects.toThrow(FolderInUse);
    await lock.release();
    rmSync(`${at}.lock`, { force: true });
    await (await takeLock(at)).release();
  });

  it('holds between processes when its file is removed, and ends with the process', async () => {
    const at = folder();
    const script = `import { takeLock } from ${JSON.stringify(new URL('./lock.ts', import.meta.url).href)};
      await takeLock(${JSON.stringify(at)}); process.stdout.write('held'); setInterval(() => {}, 1000);`;
    const other = spawn(process.execPath, [...SOURCE_FLAGS, '--input-type=module', '-e', script]);
    await once(other.stdout, 'data');
    rmSync(`${at}.lock`);
    await expect(takeLock(at)).rejects.toThrow(`${at} is in use by a process that cannot be named`);
    other.kill('SIGKILL');
    await once(other, 'exit');
    await (await takeLock(at)).release();
  });

  it('is refused while somebody unknown, in another container, keeps an unreadable file fresh', async () => {
    const at = folder();
    left(at, {}, 20);
    await expect(takeLock(at)).rejects.toThrow('a process that cannot be named');
    left(at, {}, 40);
    await (await takeLock(at)).release();
  });

  it('writes its file again within a heartbeat', async () => {
    vi.useFakeTimers({ toNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const at = folder();
    const lock = await takeLock(at);
    for (const harm of [() => rmSync(`${at}.lock`), () => writeFileSync(`${at}.lock`, '')]) {
      harm();
      vi.advanceTimersByTime(5_000);
      await until(
        () => existsSync(`${at}.lock`) && readFileSync(`${at}.lock`, 'utf8').includes(`"pid":${process.pid}`),
      );
    }
    await lock.release();
    vi.useRealTimers();
    expect(existsSync(`${at}.lock`)).toBe(false);
  });

  it('says in the log when it cannot write its file', async () => {
    vi.useFakeTimers({ toNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
    const lines: string[] = [];
    const at = folder();
    const lock = await takeLock(at, suiteLogger('gateway', 'error', { write: (line) => void lines.push(line) }));
    rmSync(dirname(at), { recursive: true });
    vi.advanceTimersByTime(5_000);
    await until(() => lines.length > 0);
    expect(lines[0]).toContain('the lock of the database folder could not be renewed');
    await lock.release();
    vi.useRealTimers();
  });

  it('lets one of many in when all find a dead holder', async () => {
    const at = folder();
    left(at, { pid: 4_194_303, host: hostname(), started: '1', token: 't' });
    const attempts = await Promise.allSettled(Array.from({ length: 20 }, () => takeLock(at)));
    const won = attempts.filter((attempt) => attempt.status === 'fulfilled');
    expect(won).toHaveLength(1);
    for (const { value } of won) await value.release();
  });

  it('does not remove a lock that is no longer its own', async () => {
    const at = folder();
    const lock = await takeLock(at);
    left(at, { pid: 4_194_303, host: hostname(), started: '1', token: 'other' });
    await lock.release();
    expect(JSON.parse(readFileSync(`${at}.lock`, 'utf8'))).toMatchObject({ token: 'other' });
  });
});
