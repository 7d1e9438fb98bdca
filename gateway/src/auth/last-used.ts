import { sql } from 'drizzle-orm';
import type { Logger } from '@cuspal/telemetry';
import type { Orm } from '../database/connection.ts';

const WRITE_MS = 30_000;

/** When each key was last used; written now and then, so that a call costs no write. */
export class LastUsed {
  #used = new Map<string, number>();
  #writing: Promise<void> = Promise.resolve();
  readonly #timer: NodeJS.Timeout;

  constructor(
    private readonly orm: Orm,
    private readonly logger: Logger,
    private readonly now: () => number = Date.now,
  ) {
    this.#timer = setInterval(() => void this.write(), WRITE_MS);
    this.#timer.unref();
  }

  note(keyId: string): void {
    this.#used.set(keyId, this.now());
  }

  /** What cannot be written is lost: it is only shown to the owner. */
  write(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.write();
  }

  async #write(): Promise<void> {
    if (this.#used.size === 0) return;
    const used = JSON.stringify([...this.#used].map(([id, at]) => ({ id, at: new Date(at) })));
    this.#used = new Map();
    try {
      await this.orm.execute(sql`
        update api_keys k set last_used_at = greatest(k.last_used_at, u.at)
        from jsonb_to_recordset(${used}::jsonb) as u (id text, at timestamptz)
        where k.id = u.id
      `);
    } catch (fault) {
      this.logger.warn({ fault }, 'the last use of keys could not be written');
    }
  }
}
