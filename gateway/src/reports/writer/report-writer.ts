import { fork, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from '@cuspal/telemetry';
import type { Done, DoneMessage, Job, JobMessage } from './job.ts';

/** Jobs that wait for those before them. */
const MOST_WAITING = 16;
/** From when a job was given: waiting, starting the process and writing. */
const JOB_MS = 60_000;
/** A process that had nothing to do for so long is ended, so that its memory is free. */
const IDLE_MS = 60_000;
/** Calls come first where processors are short. */
const NICE = 10;

const FILE = fileURLToPath(new URL(`./report-process${extname(import.meta.url)}`, import.meta.url));

/** What a job came to, or why there is no answer of the writer. */
export type Written = Done | { readonly kind: 'busy' } | { readonly kind: 'late' } | { readonly kind: 'gone' };

interface Waiting {
  readonly job: Job;
  readonly signal: AbortSignal;
  readonly resolve: (written: Written) => void;
  readonly timer: NodeJS.Timeout;
}

export interface ReportWriterSettings {
  readonly logger: Logger;
  readonly mostWaiting?: number;
  readonly jobMs?: number;
  readonly idleMs?: number;
  /** Starts the process; tests have one of their own. */
  readonly start?: () => ChildProcess;
}

/**
 * Writes reports in a process beside the gateway, one after the other. A job that takes too long takes its process with
 * it: code of a library that does not come back cannot be stopped in a thread.
 */
export class ReportWriter {
  readonly #waiting: Waiting[] = [];
  #child: ChildProcess | undefined;
  #running: Waiting | undefined;
  #jobs = 0;
  #idle: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(private readonly settings: ReportWriterSettings) {}

  write(job: Job, signal: AbortSignal): Promise<Written> {
    const { mostWaiting = MOST_WAITING, jobMs = JOB_MS } = this.settings;
    if (signal.aborted) return Promise.resolve({ kind: 'gone' });
    if (this.#closed || this.#waiting.length >= mostWaiting) return Promise.resolve({ kind: 'busy' });
    return new Promise((resolve) => {
      const waiting: Waiting = {
        job,
        signal,
        resolve,
        timer: setTimeout(() => this.#end(waiting, { kind: 'late' }), jobMs),
      };
      signal.addEventListener('abort', () => this.#end(waiting, { kind: 'gone' }), { once: true });
      this.#waiting.push(waiting);
      this.#next();
    });
  }

  close(): void {
    this.#closed = true;
    for (const waiting of [...this.#waiting, ...(this.#running ? [this.#running] : [])])
      this.#end(waiting, { kind: 'busy' });
    this.#stop();
  }

  #next(): void {
    if (this.#running) return;
    const waiting = this.#waiting.shift();
    if (!waiting) return this.#rest();
    clearTimeout(this.#idle);
    this.#running = waiting;
    const message: JobMessage = { id: (this.#jobs += 1), job: waiting.job };
    const child = (this.#child ??= this.#start());
    child.send(message, (fault) => {
      if (fault) this.#lost(child, fault);
    });
  }

  /** The end of a job: an answer, or nobody waits for it any more. */
  #end(waiting: Waiting, written: Written): void {
    clearTimeout(waiting.timer);
    waiting.resolve(written);
    const at = this.#waiting.indexOf(waiting);
    if (at >= 0) this.#waiting.splice(at, 1);
    if (this.#running !== waiting) return;
    this.#running = undefined;
    // The process is still at work on it, so it is not asked for anything else.
    if (written.kind === 'late' || written.kind === 'gone') this.#stop();
    this.#next();
  }

  #rest(): void {
    if (!this.#child) return;
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.#stop(), this.settings.idleMs ?? IDLE_MS).unref();
  }

  #stop(): void {
    clearTimeout(this.#idle);
    const child = this.#child;
    this.#child = undefined;
    child?.kill('SIGKILL');
  }

  #start(): ChildProcess {
    const child = (this.settings.start ?? startProcess)();
    child.on('message', ({ id, done }: DoneMessage) => {
      if (child === this.#child && id === this.#jobs && this.#running) this.#end(this.#running, done);
    });
    child.on('error', (fault) => this.#lost(child, fault));
    child.on('exit', () => this.#lost(child, new Error('the process that writes reports has ended')));
    // Neither the process nor its channel keeps the gateway from ending.
    child.unref();
    child.channel?.unref();
    return child;
  }

  #lost(child: ChildProcess, fault: Error): void {
    if (child !== this.#child) return;
    this.settings.logger.warn({ fault: fault.message }, 'a process that writes reports was lost');
    this.#child = undefined;
    child.kill('SIGKILL');
    if (this.#running) this.#end(this.#running, { kind: 'failed', message: fault.message });
  }
}

/** It gets no secret of ours: an environment of its own, and none of the open files. */
function startProcess(): ChildProcess {
  const { PATH, TZ, NODE_ENV, MALLOC_ARENA_MAX } = process.env;
  const child = fork(FILE, [], {
    env: { PATH, TZ, NODE_ENV, MALLOC_ARENA_MAX },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  try {
    if (child.pid !== undefined) setPriority(child.pid, NICE);
  } catch {
    // Not everywhere may a process be put behind others.
  }
  return child;
}
