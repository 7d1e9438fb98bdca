import type { AuditEntry } from './entry.ts';

/** An entry as it is exported: all that its hash is of, and the hash, so that it can be verified elsewhere. */
export const printedEntry = (entry: AuditEntry) => ({
  chain: entry.chain,
  sequence: entry.sequence,
  at: entry.at.toISOString(),
  action: entry.action,
  surface: entry.surface,
  actorKind: entry.actorKind,
  actor: entry.actor,
  address: entry.address,
  targetKind: entry.targetKind,
  target: entry.target,
  project: entry.project,
  before: entry.before,
  after: entry.after,
  previousHash: entry.previousHash,
  hash: entry.hash,
});

/** One line of JSON Lines. */
export const toJsonLine = (entry: AuditEntry): string => `${JSON.stringify(printedEntry(entry))}\n`;
