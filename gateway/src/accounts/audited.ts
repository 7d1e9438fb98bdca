import { and, asc, eq, type InferSelectModel } from 'drizzle-orm';
import type { AuditAction } from '../audit/actions.ts';
import type { Recorded } from '../audit/record.ts';
import type { Orm } from '../database/connection.ts';
import { accounts, type apiKeys, members, organisations, type AuditFacts } from '../database/schema.ts';

/** What the audit log keeps of an account: its limits, and never its name, which is an address for most. */
export const limitsIn = (account: InferSelectModel<typeof accounts>): AuditFacts => ({
  unmetered: account.unmetered,
  monthlyAllowance: account.monthlyAllowance,
  extraCalls: account.extraCalls,
  ratePerSecond: account.ratePerSecond,
  burst: account.burst,
  maxKeys: account.maxKeys,
  suspended: account.suspendedAt !== null,
  plan: account.plan,
  softCap: account.softCap,
});

/** What the audit log keeps of a key: its name and what it may do, and nothing of its secret. */
export const keyIn = (key: Omit<InferSelectModel<typeof apiKeys>, 'hash'>): AuditFacts => ({
  name: key.name,
  expiresAt: key.expiresAt?.toISOString() ?? null,
  monthlyCalls: key.monthlyCalls,
  ratePerSecond: key.ratePerSecond,
  addressRanges: key.addressRanges,
  allowedOrigins: key.allowedOrigins,
  toolsets: key.toolsets,
  manages: key.manages,
});

/** An entry about a key of an account. */
export const keyRecord = (action: AuditAction, accountId: string, keyId: string): Recorded => ({
  action,
  of: { accountId },
  target: { kind: 'key', id: keyId },
});

/** What the audit log tells of an account that is about to be deleted, in its own chain and in those of organisations. */
export async function goneWith(transaction: Pick<Orm, 'select'>, accountId: string): Promise<readonly Recorded[]> {
  const [account] = await transaction.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) return [];
  const shared = await transaction
    .select({ organisationId: members.organisationId, role: members.role })
    .from(members)
    .innerJoin(organisations, eq(organisations.id, members.organisationId))
    .where(and(eq(members.accountId, accountId), eq(organisations.personal, false)))
    .orderBy(asc(organisations.id))
    // Changes of members hold the organisation before its log, and so does this.
    .for('no key update', { of: organisations });
  const isProject = account.organisationId !== account.id && account.twinOf === null;
  const action = isProject ? 'project.delete' : 'account.delete';
  const own = { action, of: { accountId }, before: isProject ? { name: account.name } : limitsIn(account) } as const;
  const left = shared.map(
    ({ organisationId, role }) =>
      ({ action: 'member.leave', of: { organisationId }, target: { person: accountId }, before: { role } }) as const,
  );
  return [own, ...left];
}
