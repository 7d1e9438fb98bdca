import { EventEmitter } from 'node:events';
import type { ChildProcess } from 'node:child_process';
import { suiteLogger } from '@cuspal/telemetry/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { JobMessage } from './job.ts';
import { ReportWriter } from './report-writer.ts';

/** A process that does what the test tells it. */
class PlayedProcess extends EventEmitter {
  readonly sent: JobMessage[] = [];
  killed = false;
  send(message: JobMessage): boolean {
    this.sent.push(message);
    return true;
  }
  kill(): boolean {
    this.killed = true;
    return true;
  }
  unref(): void {}
  answer(id = this.sent.at(-1)?.id): void {
    this.emit('message', { id, done: { kind: 'done', bytes: new Uint8Array([1]) } });
  }
}

const JOB = { kind: 'logo', bytes: new Uint8Array() } as const;

describe('the writer of reports', () => {
  const made: PlayedProcess[] = [];
  let writer: ReportWriter;
  beforeEach(() => {
    vi.useFakeTimers();
    made.length = 0;
    writer = new ReportWriter({
      logger: suiteLogger('gateway', 'silent'),
      mostWaiting: 2,
      jobMs: 1_000,
      idleMs: 5_000,
      start: () => {
        const child = new PlayedProcess();
        made.push(child);
        // What is played has of a process what the writer asks of it.
        return child as unknown as ChildProcess;
      },
    });
  });
  afterEach(() => {
    writer.close();
    vi.useRealTimers();
  });
  const write = (signal = new AbortController().signal) => writer.write(JOB, signal);

  it('writes one after the other in one process, which ends when it is idle', async () => {
    const [first, second] = [write(), write()];
    expect([made.length, made[0]?.sent.length]).toEqual([1, 1]);
    made[0]?.answer();
    expect(await first).toMatchObject({ kind: 'done' });
    expect(made[0]?.sent.length).toBe(2);
    made[0]?.answer();
    await second;
    vi.advanceTimersByTime(4_999);
    expect(made[0]?.killed).toBe(false);
    vi.advanceTimersByTime(1);
    expect(made[0]?.killed).toBe(true);
  });

  it('takes no more than may wait', async () => {
    const waiting = [write(), write(), write()];
    expect(await write()).toEqual({ kind: 'busy' });
    writer.close();
    expect((await Promise.all(waiting)).map(({ kind }) => kind)).toEqual(['busy', 'busy', 'busy']);
  });

  it('ends the process of a job that takes too long, and goes on with another', async () => {
    const late = write();
    vi.advanceTimersByTime(1_000);
    expect([await late, made[0]?.killed]).toEqual([{ kind: 'late' }, true]);
    const next = write();
    made[0]?.answer(1);
    made[1]?.answer();
    expect([made.length, await next]).toMatchObject([2, { kind: 'done' }]);
  });

  it('counts the time that a job waits', async () => {
    const first = write();
    const second = write();
    vi.advanceTimersByTime(999);
    made[0]?.answer();
    await first;
    vi.advanceTimersByTime(1);
    expect(await second).toEqual({ kind: 'late' });
  });

  it('stops for a client that is gone', async () => {
    const gone = new AbortController();
    const first = write(gone.signal);
    gone.abort();
    expect([await first, made[0]?.killed]).toEqual([{ kind: 'gone' }, true]);
    const waits = write();
    const goes = new AbortController();
    const second = write(goes.signal);
    goes.abort();
    expect(await second).toEqual({ kind: 'gone' });
    made[1]?.answer();
    expect(await waits).toMatchObject({ kind: 'done' });
    const before = new AbortController();
    before.abort();
    expect(await write(before.signal)).toEqual({ kind: 'gone' });
  });

  it('says that a job failed whose process is lost, and starts another', async () => {
    const first = write();
    made[0]?.emit('exit', 1);
    expect(await first).toMatchObject({ kind: 'failed' });
    const second = write();
    made[1]?.answer();
    expect(await second).toMatchObject({ kind: 'done' });
  });
});
