import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** CPU that one turn of the gateway's loop may use. */
export const MOST_TURN_MS = 50;
/** Makes a process tell of its long turns. */
export const PROBE = `--import=${new URL('loop-probe.ts', import.meta.url).href}`;
/** A turn is told a little after the answer that it made. */
const TOLD_LATE_MS = 50;
const MOST_RECENT = 64;
const MOST_SUSPECTS = 200;
const REPLAYS = 3;

export interface Job {
  readonly name: string;
  readonly run: () => Promise<unknown>;
}

interface Turn {
  readonly turnMs: number;
  readonly endedAt: number;
}

interface Done {
  readonly job: Job;
  readonly began: number;
  readonly ended: number;
}

/** Watches the turns of a process, and which inputs were under way in those that were too long. */
export class LoopWatch {
  readonly #running = new Map<Job, number>();
  readonly #recent: Done[] = [];
  readonly #suspects = new Set<Job>();
  #longest = 0;
  #longestOfAll = 0;
  #tooLong = 0;

  constructor(child: ChildProcess) {
    child.on('message', (message) => {
      if (isTurn(message)) this.#note(message);
    });
  }

  /** The longest turn since this was last asked. */
  async takeLongest(): Promise<number> {
    await sleep(TOLD_LATE_MS);
    const longest = this.#longest;
    this.#longest = 0;
    return longest;
  }

  async follow<Result>(job: Job, work: () => Promise<Result>): Promise<Result> {
    const began = Date.now();
    this.#running.set(job, began);
    const result = await work();
    this.#running.delete(job);
    this.#recent.push({ job, began, ended: Date.now() });
    if (this.#recent.length > MOST_RECENT) this.#recent.shift();
    return result;
  }

  /** Begins anew: what a start takes is done once. */
  forget(): void {
    this.#longestOfAll = 0;
    this.#tooLong = 0;
  }

  /** How many turns were too long, and the longest. */
  get figures(): { readonly longestMs: number; readonly tooLong: number } {
    return { longestMs: this.#longestOfAll, tooLong: this.#tooLong };
  }

  /**
   * The inputs that make too long a turn each time they are sent alone: a turn that was once too long may have
   * been many short answers beside a collection of garbage.
   */
  async replay(): Promise<readonly { readonly name: string; readonly turnMs: number }[]> {
    const guilty = [];
    await this.takeLongest();
    for (const job of this.#suspects) {
      let least = Infinity;
      for (let times = 0; times < REPLAYS && least > MOST_TURN_MS; times += 1) {
        await job.run();
        least = Math.min(least, await this.takeLongest());
      }
      if (least > MOST_TURN_MS) guilty.push({ name: job.name, turnMs: least });
    }
    return guilty;
  }

  #note({ turnMs, endedAt }: Turn): void {
    this.#longest = Math.max(this.#longest, turnMs);
    this.#longestOfAll = Math.max(this.#longestOfAll, turnMs);
    if (turnMs <= MOST_TURN_MS) return;
    this.#tooLong += 1;
    const beganAt = endedAt - turnMs - TOLD_LATE_MS;
    const over = this.#recent.filter(({ began, ended }) => ended >= beganAt && began <= endedAt);
    for (const job of [...this.#running.keys(), ...over.map((one) => one.job)]) {
      if (this.#suspects.size < MOST_SUSPECTS) this.#suspects.add(job);
    }
  }
}

const isTurn = (message: unknown): message is Turn =>
  typeof message === 'object' && message !== null && 'turnMs' in message && 'endedAt' in message;
