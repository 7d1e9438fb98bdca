import { asc, eq, or } from 'drizzle-orm';
import type { Orm } from '../database/connection.ts';
import { auditEntries, auditNames } from '../database/schema.ts';

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
