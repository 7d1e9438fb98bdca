import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Orm } from '../database/connection.ts';
import { CLIENT, CLIENT_DOCUMENT, INTERACTION, oidc, UNUSED_CLIENT_MS } from '../database/schema.ts';

/** Quotas of the kinds of rows that strangers can make without an account. */
export const MOST_KEPT = { [CLIENT]: 20_000, [CLIENT_DOCUMENT]: 5_000, [INTERACTION]: 20_000 } as const;
type StrangersKind = keyof typeof MOST_KEPT;

/** Rows are counted each time a twentieth of the quota is new, so the quota may be exceeded by as much. */
const SHARE = 20;

export interface UnusedRowsParts {
  readonly orm: Orm;
  readonly now: () => number;
  readonly most?: Readonly<Record<StrangersKind, number>>;
}

/**
 * Bounds the rows that strangers can make: clients that never got a token, and authorizations that nobody has
 * finished. The oldest go when there are too many. Clients in use are neither counted nor removed.
 */
export class UnusedRows {
  readonly #parts: Required<UnusedRowsParts>;
  readonly #made = new Map<StrangersKind, number>();

  constructor(parts: UnusedRowsParts) {
    this.#parts = { most: MOST_KEPT, ...parts };
  }

  /** Call for each new row; evicts the oldest unused rows when there are too many. */
  async evict(kind: string): Promise<void> {
    if (!isStrangers(kind)) return;
    const made = (this.#made.get(kind) ?? 0) + 1;
    const isDue = made >= this.#parts.most[kind] / SHARE;
    this.#made.set(kind, isDue ? 0 : made);
    if (isDue) await this.#evictOldest(kind);
  }

  async #evictOldest(kind: StrangersKind): Promise<void> {
    const { orm, now, most } = this.#parts;
    const unused = and(
      eq(oidc.kind, kind),
      kind === INTERACTION ? undefined : lte(oidc.expiresAt, new Date(now() + UNUSED_CLIENT_MS)),
    );
    // Authorizations whose user has already asked for a code go last.
    const order = [asc(sql`jsonb_exists(${oidc.payload}, 'lastSubmission')`), asc(oidc.expiresAt), asc(oidc.id)];
    const kept = orm.select({ id: oidc.id }).from(oidc).where(unused);
    const excess = sql`greatest(0, (select count(*) from (${kept}) as kept) - ${most[kind]}::integer)`;
    const oldest = orm
      .select({ id: oidc.id })
      .from(oidc)
      .where(unused)
      .orderBy(...order);
    await orm.delete(oidc).where(and(eq(oidc.kind, kind), inArray(oidc.id, sql`(${oldest} limit ${excess})`)));
  }
}

const isStrangers = (kind: string): kind is StrangersKind => kind in MOST_KEPT;
