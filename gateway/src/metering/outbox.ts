import { randomUUID } from 'node:crypto';
import type { Logger } from '@cuspal/telemetry';
import { faultLog } from '../database/fault-log.ts';

const RETRY_MS = 1_000;

/** A collection of what is to be sent. */
export interface Collected<Batch> {
  readonly isEmpty: boolean;
  /** Hands out its content. */
  empty(): Batch;
}

/** Sends batches until the database has them, one at a time. */
export class Outbox<Batch> {
  #sent: { readonly id: string; readonly batch: Batch } | undefined;
  #pausedUntil = 0;

  constructor(
    private readonly buffer: Collected<Batch>,
    private readonly write: (batchId: string, batch: Batch) => Promise<void>,
    private readonly logger: Logger,
  ) {}

  get isEmpty(): boolean {
    return this.#sent === undefined && this.buffer.isEmpty;
  }

  /** Whether there is something to send and the pause after a failure is over. */
  get isDue(): boolean {
    return !this.isEmpty && performance.now() >= this.#pausedUntil;
  }

  /**
   * Sends a batch; false when that failed. A batch whose fate is unknown goes again under its old name, so that it
   * counts once.
   */
  async send(): Promise<boolean> {
    this.#sent ??= { id: randomUUID(), batch: this.buffer.empty() };
    try {
      await this.write(this.#sent.id, this.#sent.batch);
      this.#sent = undefined;
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
}
