import { eq } from 'drizzle-orm';
import type { Orm } from '../database/connection.ts';
import { accounts, auditEntries, auditHeads, auditNames, organisations } from '../database/schema.ts';
import { announce, type Announcement } from '../webhooks/announce.ts';
import { announcedBy, type Change } from './announced.ts';
import { auditContext, type AuditContext } from './context.ts';
import { entryHash, NO_HASH, type AuditEntry } from './entry.ts';

type Transaction = Pick<Orm, 'select' | 'insert' | 'update'>;

/** A change, and who made it. */
export interface Recorded extends Change {
  /** Somebody else than the request at hand would have. */
  readonly by?: AuditContext;
}

type Written = Omit<AuditEntry, 'sequence' | 'previousHash' | 'hash' | 'at'>;

/**
 * Appends entries to the audit log, in the transaction that makes the change: either both are there or none. The
 * transaction must already have done what else it waits for, and publish revocations afterwards.
 */
export async function record(transaction: Transaction, ...recorded: readonly Recorded[]): Promise<void> {
  const written: Written[] = [];
  const announced: Announcement[] = [];
  for (const one of recorded) {
    const { entry, sharedId } = await resolved(transaction, one);
    written.push(entry);
    const told = sharedId === undefined ? undefined : announcedBy(one, sharedId);
    if (told) announced.push(told);
  }
  // In one order, so that two transactions with several chains do not wait for each other.
  for (const one of written.toSorted((a, b) => (a.chain < b.chain ? -1 : a.chain > b.chain ? 1 : 0))) {
    await append(transaction, one);
  }
  for (const one of announced) await announce(transaction, one);
}

/** The same in a transaction of its own, where the change has none. */
export const recordAlone = (orm: Pick<Orm, 'transaction'>, ...recorded: readonly Recorded[]): Promise<void> =>
  orm.transaction((transaction) => record(transaction, ...recorded));

/** Appends one entry to a chain, which the transaction holds from then on. */
export async function append(transaction: Transaction, written: Written, now = new Date()): Promise<AuditEntry> {
  const { chain } = written;
  await transaction.insert(auditHeads).values({ chain, hash: NO_HASH }).onConflictDoNothing();
  const [head] = await transaction.select().from(auditHeads).where(eq(auditHeads.chain, chain)).for('update');
  if (!head) throw new Error('the head of an audit chain vanished while an entry was appended');
  const entry = { ...written, at: now, sequence: head.sequence + 1, previousHash: head.hash };
  const whole = { ...entry, hash: entryHash(entry) };
  await transaction.insert(auditEntries).values(whole);
  await transaction
    .update(auditHeads)
    .set({ sequence: whole.sequence, hash: whole.hash })
    .where(eq(auditHeads.chain, chain));
  return whole;
}

/** An entry as it is written, and the id of its organisation where that is a shared one. */
interface Resolved {
  readonly entry: Written;
  readonly sharedId: string | undefined;
}

async function resolved(transaction: Transaction, recorded: Recorded): Promise<Resolved> {
  const { action, of, target, before = null, after = null, by = auditContext() } = recorded;
  const { surface, actor, address = null } = by;
  const place = 'accountId' in of ? await placeOf(transaction, of.accountId) : undefined;
  const organisationId = place ? place.organisationId : 'organisationId' in of ? of.organisationId : '';
  const chain = place ? place.chain : await chainOf(transaction, organisationId);
  const project = place?.project ?? null;
  const itself = place ? { kind: 'account', id: place.project } : { kind: 'organisation', id: chain };
  const aim =
    target === undefined
      ? itself
      : 'person' in target
        ? { kind: 'person', id: await nameOf(transaction, target.person) }
        : target;
  const who =
    actor.kind === 'person' ? await nameOf(transaction, actor.accountId) : actor.kind === 'key' ? actor.id : null;
  const entry = {
    chain,
    action,
    surface,
    actorKind: actor.kind,
    actor: who,
    address,
    targetKind: aim.kind,
    target: aim.id,
    project,
    before,
    after,
  };
  // The chain of a shared one has its id.
  return { entry, sharedId: chain === organisationId ? organisationId : undefined };
}

/** The chain of an account, and the account as the log names it: that of a person by a name that goes with it. */
async function placeOf(
  transaction: Transaction,
  accountId: string,
): Promise<{ readonly chain: string; readonly project: string; readonly organisationId: string }> {
  const [account] = await transaction
    .select({ kind: accounts.kind, of: accounts.organisationId, twinOf: accounts.twinOf })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  const organisationId = account?.of ?? accountId;
  const chain = await chainOf(transaction, organisationId);
  // A test account belongs to its project.
  const project = account?.twinOf ?? accountId;
  return { chain, project: organisationId === project ? chain : project, organisationId };
}

/** The chain of an organisation. */
export async function chainOf(transaction: Pick<Orm, 'select'>, organisationId: string): Promise<string> {
  const [found] = await transaction
    .select({ personal: organisations.personal })
    .from(organisations)
    .where(eq(organisations.id, organisationId));
  return found?.personal === false ? organisationId : nameOf(transaction, organisationId);
}

/** By what name an account stands in the log. An account that is gone meanwhile stands there as nobody. */
export async function nameOf(transaction: Pick<Orm, 'select'>, accountId: string): Promise<string> {
  const [found] = await transaction
    .select({ name: auditNames.name })
    .from(auditNames)
    .where(eq(auditNames.accountId, accountId));
  return found?.name ?? GONE;
}

const GONE = 'gone';
