import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import type { Logger } from '@cuspal/telemetry';
import { faultLog } from '../database/fault-log.ts';
import type { Orm } from '../database/connection.ts';
import { GRANT } from '../database/schema.ts';
import type { Principal } from './authenticator.ts';
import { ORM } from '../database/database.module.ts';
import { CLOCK, LOGGER } from '../core/tokens.ts';

const WRITE_MS = 1_000;

/**
 * Times of last use of keys, connected applications and clients of projects. They are written once a second, so that a call
 * costs no write, and at once when somebody looks.
 */
@Injectable()
export class LastUsed {
  #keys = new Map<string, number>();
  #grants = new Map<string, number>();
  #writing: Promise<void> = Promise.resolve();
  readonly #timer: NodeJS.Timeout;

  constructor(
    @Inject(ORM) private readonly orm: Orm,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(CLOCK) private readonly now: () => number = Date.now,
  ) {
    this.#timer = setInterval(() => void this.write(), WRITE_MS);
    this.#timer.unref();
  }

  note({ keyId, secretId, grantId }: Pick<Principal, 'keyId' | 'secretId' | 'grantId'>): void {
    if (keyId !== undefined) this.#keys.set(secretId ?? keyId, this.now());
    if (grantId !== undefined) this.#grants.set(grantId, this.now());
  }

  /** Writes the times. A failed write is not repeated, because the times are only shown to the owner. */
  write(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.write();
  }

  async #write(): Promise<void> {
    const [keys, grants] = [this.#keys, this.#grants];
    if (keys.size === 0 && grants.size === 0) return;
    this.#keys = new Map();
    this.#grants = new Map();
    try {
      if (keys.size > 0) {
        await this.orm.execute(sql`
          update api_keys k set last_used_at = greatest(k.last_used_at, u.at)
          from jsonb_to_recordset(${json(keys)}::jsonb) as u (id text, at timestamptz)
          where k.id = u.id
        `);
      }
      if (grants.size > 0) {
        await this.orm.execute(sql`
          update oidc g set last_used_at = greatest(g.last_used_at, u.at)
          from jsonb_to_recordset(${json(grants)}::jsonb) as u (id text, at timestamptz)
          where g.kind = ${GRANT} and g.id = u.id
        `);
        await this.orm.execute(sql`
          update project_clients c set last_used_at = greatest(c.last_used_at, u.at)
          from jsonb_to_recordset(${json(grants)}::jsonb) as u (id text, at timestamptz)
          where c.id = u.id
        `);
      }
    } catch (fault) {
      faultLog(this.logger).error({ fault }, 'the last use of keys and applications could not be written');
    }
  }
}

/** Sorted, so that two gateways lock rows in the same order. */
const json = (used: ReadonlyMap<string, number>): string =>
  JSON.stringify([...used].sort(([a], [b]) => (a < b ? -1 : 1)).map(([id, at]) => ({ id, at: new Date(at) })));
