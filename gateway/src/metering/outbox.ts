import { randomUUID } from 'node:crypto';
import type { Logger } from '@cuspal/telemetry';
import type { Entry } from './ledger.ts';

const RETRY_MS = 1_000;

type Open = { -readonly [field in keyof Entry]: Entry[field] };

/** Calls that are still to be written down, added up by account, day and family; sent until the database has them. */
export class Outbox {
  #open = new Map<string, Open>();
  #sent: { readonly id: string; readonly entries: readonly Entry[] } | undefined;
  #pausedUntil = 0;

  constructor(
    private readonly write: (batchId: string, entries: readonly Entry[]) => Promise<void>,
    private readonly logger: Logger,
  ) {}

  add({ account, day, family, calls, extra }: Entry): void {
    const name = `${account}\n${day}\n${family}`;
    const entry = this.#open.get(name);
    if (entry) {
      entry.calls += calls;
      entry.extra += extra;
    } else {
      this.#open.set(name, { account, day, family, calls, extra });
    }
  }

  /** Whether there is anything that may be sent now. */
  get isDue(): boolean {
    return (this.#sent !== undefined || this.#open.size > 0) && performance.now() >= this.#pausedUntil;
  }

  /** Sends what is there. A batch whose fate is unknown goes again under its old name, so that it counts once. */
  async send(): Promise<void> {
    if (!this.#sent) {
      this.#sent = { id: randomUUID(), entries: [...this.#open.values()] };
      this.#open = new Map();
    }
    try {
      await this.write(this.#sent.id, this.#sent.entries);
      this.#sent = undefined;
    } catch (fault) {
      this.#pausedUntil = performance.now() + RETRY_MS;
      this.logger.warn({ fault }, 'usage could not be written and is kept');
    }
  }
}
