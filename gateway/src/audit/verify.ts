import { z } from 'zod';
import { entryHash, NO_HASH, type AuditEntry } from './entry.ts';

/** The end of a chain, as its head row has it. */
export interface Head {
  readonly sequence: number;
  readonly hash: string;
}

/** `sequence`: the first entry that is not as it was written, or that is missing. */
export type Verdict =
  | { readonly ok: true; readonly entries: number }
  | { readonly ok: false; readonly sequence: number; readonly reason: Break };

type Break =
  /** Entries are missing before this one, or within the chain. */
  | 'missing'
  /** Something in the entry was changed. */
  | 'changed'
  /** The entry does not go on from the one before it. */
  | 'not in the chain'
  /** The chain does not end where its head says. */
  | 'not the end';

/** What an entry says that tells of a cut: the number and the hash of the last entry that was removed. */
const cut = z.object({ lastSequence: z.number(), lastHash: z.string() });

/**
 * Looks at a chain from its first entry that is kept to its head, and names the first break. Where older entries were
 * cut, the newest entry about a cut has to say of the first one that is kept what it goes on from.
 */
export async function verifyChain(
  head: Head | undefined,
  entries: AsyncIterable<AuditEntry> | Iterable<AuditEntry>,
): Promise<Verdict> {
  let first: AuditEntry | undefined;
  let last: AuditEntry | undefined;
  let newestCut: AuditEntry | undefined;
  let count = 0;
  for await (const entry of entries) {
    const { sequence } = entry;
    if (last && sequence !== last.sequence + 1) return broken(last.sequence + 1, 'missing');
    if (entryHash(entry) !== entry.hash) return broken(sequence, 'changed');
    if (last && entry.previousHash !== last.hash) return broken(sequence, 'not in the chain');
    if (entry.action === 'audit.cut') newestCut = entry;
    first ??= entry;
    last = entry;
    count += 1;
  }
  const end = head ?? { sequence: 0, hash: NO_HASH };
  if (!first || !last) return end.sequence === 0 ? { ok: true, entries: 0 } : broken(1, 'missing');
  const before = newestCut ? cut.safeParse(newestCut.after).data : { lastSequence: 0, lastHash: NO_HASH };
  if (first.sequence !== (before?.lastSequence ?? 0) + 1) return broken((before?.lastSequence ?? 0) + 1, 'missing');
  if (first.previousHash !== before?.lastHash) return broken(first.sequence, 'not in the chain');
  if (end.sequence > last.sequence) return broken(last.sequence + 1, 'missing');
  if (end.sequence !== last.sequence || end.hash !== last.hash) return broken(last.sequence, 'not the end');
  return { ok: true, entries: count };
}

const broken = (sequence: number, reason: Break): Verdict => ({ ok: false, sequence, reason });
