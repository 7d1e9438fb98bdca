import { and, isNull, sql } from 'drizzle-orm';
import { LONGEST_ORIGIN } from '../accounts/key-restrictions.ts';
import type { Revocations } from '../accounts/revocations.ts';
import type { Orm } from '../database/connection.ts';
import { apiKeys } from '../database/schema.ts';
import { BatchedLookup } from './batched-lookup.ts';

/** How long an answer is remembered. */
const KEPT_MS = 60_000;
/** Answers that are remembered. Anybody can ask, so a full table is emptied. */
const MOST_KEPT = 5_000;
const FORM = /^https?:\/\/[^/\s]+$/;

interface Kept {
  readonly named: boolean;
  readonly until: number;
}

/**
 * The origins that API keys are for. Browsers ask without credentials whether a page may call, so it is answered for
 * every page that some key names; whether it is this key is seen when the call comes. A change of a key is known within a
 * second, as a revocation is.
 */
export class KeyOrigins {
  readonly #kept = new Map<string, Kept>();
  readonly #lookup: BatchedLookup<true>;
  /** Grows with each change: an answer found before one may be outdated. */
  #version = 0;

  constructor(
    orm: Orm,
    revocations: Pick<Revocations, 'onRevoked'>,
    private readonly now: () => number = Date.now,
  ) {
    this.#lookup = new BatchedLookup(async (origins) => {
      const named = sql<string>`unnest(${apiKeys.allowedOrigins})`;
      const asked = sql`array(select jsonb_array_elements_text(${JSON.stringify(origins)}::jsonb))`;
      const rows = await orm
        .selectDistinct({ named })
        .from(apiKeys)
        .where(
          and(
            sql`${apiKeys.allowedOrigins} <> '{}'`,
            sql`${apiKeys.allowedOrigins} && ${asked}`,
            isNull(apiKeys.revokedAt),
          ),
        );
      return new Map(rows.map((row) => [row.named, true] as const));
    });
    revocations.onRevoked(({ kind }) => {
      if (kind !== 'key' && kind !== 'account') return;
      this.#version += 1;
      this.#kept.clear();
    });
  }

  /** Whether a key that is not revoked is for pages of this origin; rejects when the database cannot be asked. */
  async names(origin: string): Promise<boolean> {
    if (origin.length > LONGEST_ORIGIN || !FORM.test(origin)) return false;
    const kept = this.#kept.get(origin);
    if (kept && this.now() < kept.until) return kept.named;
    const version = this.#version;
    const named = (await this.#lookup.one(origin)) === true;
    if (version !== this.#version) return named;
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
    this.#kept.set(origin, { named, until: this.now() + KEPT_MS });
    return named;
  }
}
