import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, ne, sql, type SQL, or } from 'drizzle-orm';
import type { Orm } from '../database/connection.ts';
import { accounts, auditEntries, auditHeads, auditNames } from '../database/schema.ts';
import type { AuditAction } from './actions.ts';
import type { AuditEntry } from './entry.ts';
import { append, chainOf, nameOf, recordAlone, type Recorded } from './record.ts';
import { verifyChain, type Verdict } from './verify.ts';
import { DAY_MS } from '../core/calendar.ts';

const PAGE = 500;
/** Actors that are listed to choose one. */
const MOST_ACTORS = 300;

/** Which entries are asked for. */
export interface AuditFilter {
  readonly action?: AuditAction | undefined;
  /** As the log names it. */
  readonly actor?: string | undefined;
  readonly project?: string | undefined;
  readonly from?: Date | undefined;
  /** The first instant that is not asked for. */
  readonly until?: Date | undefined;
}

/** Somebody who did something, as the log names them. */
export interface AuditActorName {
  readonly kind: string;
  /** Left out where the kind says all: the operator, and the service. */
  readonly name: string | null;
}

export interface AuditLogSettings {
  readonly retentionDays: number;
  readonly now?: () => number;
}

/** The audit log: read, verified, and cut where it is older than it has to be kept. */
export class AuditLog {
  readonly #orm: Orm;
  readonly #days: number;
  readonly #now: () => number;

  constructor(orm: Orm, { retentionDays, now = Date.now }: AuditLogSettings) {
    this.#orm = orm;
    this.#days = retentionDays;
    this.#now = now;
  }

  /** Appends entries about what changes no row of its own. */
  note(...recorded: readonly Recorded[]): Promise<void> {
    return recordAlone(this.#orm, ...recorded);
  }

  /** The name of the chain of an organisation, which for a personal one is that of its account. */
  chainOf(organisationId: string): Promise<string> {
    return chainOf(this.#orm, organisationId);
  }

  /** By what name an account stands in the log. */
  nameOf(accountId: string): Promise<string> {
    return nameOf(this.#orm, accountId);
  }

  /** The newest entries of a chain, older than a number where one is given. */
  newest(chain: string, filter: AuditFilter, most: number, below?: number): Promise<readonly AuditEntry[]> {
    const older = below === undefined ? undefined : lt(auditEntries.sequence, below);
    return this.#orm
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.chain, chain), older, ...conditions(filter)))
      .orderBy(desc(auditEntries.sequence))
      .limit(most);
  }

  /** All who stand in a chain as the ones that did something, some hundreds at most. */
  actors(chain: string): Promise<readonly AuditActorName[]> {
    const { actorKind: kind, actor: name } = auditEntries;
    return this.#orm
      .selectDistinct({ kind, name })
      .from(auditEntries)
      .where(eq(auditEntries.chain, chain))
      .limit(MOST_ACTORS);
  }

  /** All entries of a chain in order, read page by page. */
  async *entries(chain: string, filter: AuditFilter = {}): AsyncGenerator<AuditEntry> {
    for (let after = 0; ;) {
      const rows = await this.#orm
        .select()
        .from(auditEntries)
        .where(and(eq(auditEntries.chain, chain), gt(auditEntries.sequence, after), ...conditions(filter)))
        .orderBy(asc(auditEntries.sequence))
        .limit(PAGE);
      yield* rows;
      const last = rows.at(-1);
      if (!last || rows.length < PAGE) return;
      after = last.sequence;
    }
  }

  /** All chains of which there is a head or an entry. */
  async chains(): Promise<readonly string[]> {
    const heads = this.#orm.select({ chain: auditHeads.chain }).from(auditHeads);
    const entries = this.#orm.select({ chain: auditEntries.chain }).from(auditEntries);
    return (await heads.union(entries)).map(({ chain }) => chain).toSorted();
  }

  /** Whether a chain is whole, and else where the first break is. What is appended meanwhile is not looked at. */
  async verify(chain: string): Promise<Verdict> {
    return this.#orm.transaction(
      async (transaction) => {
        const log = new AuditLog(transaction, { retentionDays: this.#days });
        const [head] = await transaction.select().from(auditHeads).where(eq(auditHeads.chain, chain));
        return verifyChain(head, log.entries(chain));
      },
      // Head and entries as they are at one instant.
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
  }

  /** Addresses of accounts by their names in the log, or what they are called; those that are gone are left out. */
  async people(names: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.#orm
      .select({ name: auditNames.name, email: accounts.email, called: accounts.name })
      .from(auditNames)
      .innerJoin(accounts, eq(accounts.id, auditNames.accountId))
      .where(inArray(auditNames.name, [...new Set(names)]));
    return new Map(rows.map(({ name, email, called }) => [name, email ?? called]));
  }

  /** Cuts what is older than it is kept, and forgets names of accounts that are gone. */
  async purge(): Promise<void> {
    await this.#orm.execute(sql`
      delete from audit_names n where not exists (select 1 from accounts a where a.id = n.account_id)
    `);
    const end = new Date(this.#now() - this.#days * DAY_MS);
    const due = await this.#orm
      .selectDistinct({ chain: auditEntries.chain })
      .from(auditEntries)
      .where(and(lt(auditEntries.at, end), ne(auditEntries.action, CUT)));
    for (const { chain } of due) await this.#cut(chain, end);
  }

  /**
   * Removes the oldest entries of a chain, up to the first one that is young enough, and appends an entry that says how
   * many they were and what the chain goes on from.
   */
  async #cut(chain: string, end: Date): Promise<void> {
    await this.#orm.transaction(async (transaction) => {
      await transaction.select().from(auditHeads).where(eq(auditHeads.chain, chain)).for('update');
      const [kept] = await transaction
        .select({ sequence: sql<number | null>`min(${auditEntries.sequence})`.mapWith(Number) })
        .from(auditEntries)
        .where(and(eq(auditEntries.chain, chain), gte(auditEntries.at, end)));
      const isOld = kept?.sequence ? lt(auditEntries.sequence, kept.sequence) : undefined;
      const gone = await transaction
        .delete(auditEntries)
        .where(and(eq(auditEntries.chain, chain), isOld))
        .returning({ sequence: auditEntries.sequence, hash: auditEntries.hash });
      const last = gone.reduce((one, other) => (other.sequence > one.sequence ? other : one), {
        sequence: 0,
        hash: '',
      });
      if (last.sequence === 0) return;
      await append(transaction, {
        chain,
        action: CUT,
        surface: 'service',
        actorKind: 'service',
        actor: null,
        address: null,
        targetKind: 'audit log',
        target: chain,
        project: null,
        before: null,
        after: { entries: gone.length, lastSequence: last.sequence, lastHash: last.hash },
      });
    });
  }
}

const CUT: AuditAction = 'audit.cut';

function conditions({ action, actor, project, from, until }: AuditFilter): readonly (SQL | undefined)[] {
  return [
    action && eq(auditEntries.action, action),
    actor === undefined
      ? undefined
      : actor === 'operator' || actor === 'service'
        ? and(eq(auditEntries.actorKind, actor), isNull(auditEntries.actor))
        : eq(auditEntries.actor, actor),
    project === undefined ? undefined : eq(auditEntries.project, project),
    from && gte(auditEntries.at, from),
    until && lt(auditEntries.at, until),
  ];
}

/** What the log tells of an account, and of what its person did elsewhere, the oldest first. */
export function entriesOf(orm: Pick<Orm, 'select'>, accountId: string) {
  const { at, action, surface, actorKind, address, targetKind, before, after, chain, actor } = auditEntries;
  return orm
    .select({ at, action, surface, actorKind, address, targetKind, before, after })
    .from(auditEntries)
    .innerJoin(auditNames, or(eq(auditNames.name, chain), eq(auditNames.name, actor)))
    .where(eq(auditNames.accountId, accountId))
    .orderBy(asc(at), asc(auditEntries.sequence));
}
