import { hash } from 'node:crypto';
import type { InferSelectModel } from 'drizzle-orm';
import type { auditEntries } from '../database/schema.ts';

/** An entry as it is kept. */
export type AuditEntry = InferSelectModel<typeof auditEntries>;

/** Stands for the hash of the entry before the first one. */
export const NO_HASH = '0'.repeat(64);

/** SHA-256 of an entry: of everything in it but the hash itself. */
export const entryHash = (entry: Omit<AuditEntry, 'hash'>): string => hash('sha256', canonical(entry), 'hex');

/**
 * An entry in the one form that is hashed: JSON of all values in a fixed order, and the names of objects in theirs,
 * because the database keeps an object without the order of its names. The first value is the number of this form.
 */
function canonical(entry: Omit<AuditEntry, 'hash'>): string {
  const { chain, sequence, at, action, surface, actorKind, actor, address, targetKind, target, project } = entry;
  return JSON.stringify([
    1,
    chain,
    sequence,
    at.toISOString(),
    action,
    surface,
    actorKind,
    actor,
    address,
    targetKind,
    target,
    project,
    ordered(entry.before),
    ordered(entry.after),
    entry.previousHash,
  ]);
}

const ordered = (facts: AuditEntry['before']) =>
  facts === null ? null : Object.entries(facts).toSorted(([one], [other]) => (one < other ? -1 : 1));
