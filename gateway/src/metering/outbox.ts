import { randomUUID } from 'node:crypto';
import type { Logger } from '@cuspal/telemetry';
import { faultLog } from '../database/fault-log.ts';
import { isRefusal } from '../database/outage.ts';

const RETRY_MS = 1_000;

/** A collection of what is to be sent. */
export interface Collected<Batch> {
  readonly isEmpty: boolean;
  /** Hands out its content. */
  empty(): Batch;
}

/** Where batches go. */
export interface Destination<Batch> {
  write(batchId: string, batch: Batch): Promise<void>;
  /** Two halves of a batch; undefined where it cannot be less. */
  halves(batch: Batch): readonly [Batch, Batch] | undefined;
  /** Keeps what the database refuses, so that the operator finds it. */
  setAside(batchId: string, batch: Batch, fault: unknown): Promise<void>;
}

/** Halves of a list, in its order. */
export function halves<Entry>(entries: readonly Entry[]): readonly [readonly Entry[], readonly Entry[]] | undefined {
  const middle = Math.ceil(entries.length / 2);
  return entries.length < 2 ? undefined : [entries.slice(0, middle), entries.slice(middle)];
}

interface Sent<Batch> {
  readonly id: string;
  readonly batch: Batch;
}

/**
 * Sends batches until the database has them, one at a time. One that it refuses is halved until the entry at fault is
 * alone, which is set aside: all others are written.
 */
export class Outbox<Batch> {
  #sent: readonly Sent<Batch>[] = [];
  #pausedUntil = 0;

  constructor(
    private readonly buffer: Collected<Batch>,
    private readonly destination: Destination<Batch>,
    private readonly logger: Logger,
  ) {}

  get isEmpty(): boolean {
    return this.#sent.length === 0 && this.buffer.isEmpty;
  }

  /** Whether there is something to send and the pause after a failure is over. */
  get isDue(): boolean {
    return !this.isEmpty && performance.now() >= this.#pausedUntil;
  }

  /**
   * Sends a batch and what it was halved into; false when that failed. A batch whose fate is unknown goes again under
   * its old name, so that it counts once.
   */
  async send(): Promise<boolean> {
    if (this.#sent.length === 0) this.#sent = [{ id: randomUUID(), batch: this.buffer.empty() }];
    try {
      for (let [first] = this.#sent; first; [first] = this.#sent) await this.#deliver(first);
      return true;
    } catch (fault) {
      this.#pausedUntil = performance.now() + RETRY_MS;
      faultLog(this.logger).error({ fault }, 'usage could not be written and is kept');
      return false;
    }
  }

  /** Sends all that is left, also what could not be sent a moment ago; gives up when that fails twice. */
  async close(): Promise<void> {
    for (let failures = 0; failures < 2 && !this.isEmpty;) failures += (await this.send()) ? 0 : 1;
  }

  async #deliver({ id, batch }: Sent<Batch>): Promise<void> {
    const rest = this.#sent.slice(1);
    try {
      await this.destination.write(id, batch);
      this.#sent = rest;
    } catch (fault) {
      // What the database refused it has not written, so the halves go under names of their own.
      if (!isRefusal(fault)) throw fault;
      const halves = this.destination.halves(batch);
      if (halves) this.#sent = [...halves.map((half) => ({ id: randomUUID(), batch: half })), ...rest];
      else {
        await this.destination.setAside(id, batch, fault);
        faultLog(this.logger).error({ fault, batch: id }, 'usage was refused and is set aside: see list-set-aside');
        this.#sent = rest;
      }
    }
  }
}
