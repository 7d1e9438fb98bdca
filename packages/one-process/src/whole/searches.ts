import { fork, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServiceName } from '@cuspal/gateway';
import type { CallToolResponse } from '@cuspal/proto';
import type { Logger } from '@cuspal/telemetry';
import type { CallAsked, Waiting } from '@cuspal/tool-kit/host';
import { status } from '@grpc/grpc-js';
import { faultWith } from './awaited.ts';
import type { SearchNews, SearchOrder } from './search-messages.ts';

/** A process that had nothing to do for so long is ended, so that its memory is free. */
const IDLE_MS = 60_000;
/** Short calls come first where processors are short. */
const NICE = 10;

const FILE = fileURLToPath(new URL(`./search-process${extname(import.meta.url)}`, import.meta.url));

interface Search extends Pick<Waiting, 'onProgress'> {
  readonly resolve: (answer: CallToolResponse) => void;
  readonly reject: (fault: Error) => void;
}

export interface SearchSettings {
  readonly logger: Logger;
  readonly idleMs?: number;
  /** Starts the process; tests have one of their own. */
  readonly start?: () => ChildProcess;
}

/**
 * Long searches in a process beside the gateway, which is started with the first of them. How many there may be at once
 * is bounded by the admission of calls, before they come here. A process that is lost fails its searches as a service
 * that is away would, and the next search starts another one.
 */
export class Searches {
  readonly #underWay = new Map<number, Search>();
  #child: ChildProcess | undefined;
  #last = 0;
  #idle: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(private readonly settings: SearchSettings) {}

  call(service: ServiceName, asked: CallAsked, { signal, deadline, onProgress }: Waiting): Promise<CallToolResponse> {
    if (this.#closed) return Promise.reject(faultWith(status.UNAVAILABLE, 'the gateway is closing'));
    return new Promise((resolve, reject) => {
      const id = (this.#last += 1);
      clearTimeout(this.#idle);
      this.#underWay.set(id, { resolve, reject, ...(onProgress && { onProgress }) });
      const child = (this.#child ??= this.#start());
      const now = Date.now();
      this.#send(child, { id, service, asked, now, waitMs: deadline - now });
      signal.addEventListener(
        'abort',
        () => {
          if (!this.#underWay.delete(id)) return;
          reject(faultWith(status.CANCELLED, 'nobody waits for the search'));
          if (child === this.#child) this.#send(child, { cancel: id });
          this.#rest();
        },
        { once: true },
      );
    });
  }

  close(): void {
    this.#closed = true;
    this.#stop();
    this.#failAll(new Error('the gateway is closing'));
  }

  #start(): ChildProcess {
    const child = (this.settings.start ?? startProcess)();
    child.on('message', (news: SearchNews) => {
      if (child === this.#child) this.#hear(news);
    });
    child.on('error', (fault) => this.#lost(child, fault));
    child.on('exit', () => this.#lost(child, new Error('the process of long searches has ended')));
    // Neither the process nor its channel keeps the gateway from ending.
    child.unref();
    child.channel?.unref();
    return child;
  }

  #send(child: ChildProcess, order: SearchOrder): void {
    child.send(order, (fault) => {
      if (fault) this.#lost(child, fault);
    });
  }

  #hear(news: SearchNews): void {
    const search = this.#underWay.get(news.id);
    if (search === undefined) return;
    if ('step' in news) return search.onProgress?.(news.step);
    this.#underWay.delete(news.id);
    if (news.answer) search.resolve(news.answer);
    else search.reject(faultWith(status.INTERNAL, 'the search could not be worked on'));
    this.#rest();
  }

  #rest(): void {
    if (this.#underWay.size > 0) return;
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.#stop(), this.settings.idleMs ?? IDLE_MS).unref();
  }

  #stop(): void {
    clearTimeout(this.#idle);
    const child = this.#child;
    this.#child = undefined;
    child?.kill('SIGKILL');
  }

  #lost(child: ChildProcess, fault: Error): void {
    if (child !== this.#child) return;
    this.settings.logger.warn({ fault: fault.message }, 'the process of long searches was lost');
    this.#stop();
    this.#failAll(fault);
  }

  #failAll({ message }: Error): void {
    const searches = [...this.#underWay.values()];
    this.#underWay.clear();
    for (const { reject } of searches) reject(faultWith(status.UNAVAILABLE, message));
  }
}

/** It gets no secret of ours: an environment of its own, and none of the open files. */
function startProcess(): ChildProcess {
  const { PATH, TZ, NODE_ENV, MALLOC_ARENA_MAX, LOG_LEVEL } = process.env;
  const child = fork(FILE, [], {
    env: { PATH, TZ, NODE_ENV, MALLOC_ARENA_MAX, LOG_LEVEL },
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  try {
    if (child.pid !== undefined) setPriority(child.pid, NICE);
  } catch {
    // Not everywhere may a process be put behind others.
  }
  return child;
}
