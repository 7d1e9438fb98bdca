import { Inject, Injectable } from '@nestjs/common';
import { and, asc, eq } from 'drizzle-orm';
import { AccountError } from '../accounts/accounts.ts';
import { allOf } from '../core/all-of.ts';
import { CLOCK } from '../core/tokens.ts';
import type { Orm } from '../database/connection.ts';
import { ORM } from '../database/database.module.ts';
import {
  accountLanguages,
  accounts,
  addressChanges,
  allowanceNotices,
  apiKeys,
  billingEvents,
  calls,
  invitations,
  members,
  organisations,
  passkeys,
  projectClients,
  scimGroupMembers,
  scimGroups,
  scimUsers,
  signInCodes,
  usageCallers,
  usedDays,
  usedKeyMonths,
  usedMonths,
  usageTools,
  webSessions,
} from '../database/schema.ts';
import { KEY_LIMITS } from '../accounts/keys.ts';
import { connectedApplications } from '../oauth/applications.ts';
import { entriesOf } from '../audit/of-account.ts';
import { recordAlone } from '../audit/record.ts';

const ABOUT =
  'All that this server keeps of the account. Birth data, questions and readings are not kept. Keys, sign-in codes, ' +
  'sessions and tokens are kept as hashes, which are left out, because they open nothing and say nothing.';

/**
 * What is kept of a person, in one piece that programs can read (article 20 of the GDPR). A field of the table in
 * docs/accounts.md that is not here is a hash or belongs to no account.
 */
@Injectable()
export class PersonalData {
  constructor(
    @Inject(ORM) private readonly orm: Orm,
    @Inject(CLOCK) private readonly now: () => number = Date.now,
  ) {}

  /** Throws an AccountError where there is no such account. */
  async of(accountId: string) {
    const [twin] = await this.orm.select({ id: accounts.id }).from(accounts).where(eq(accounts.twinOf, accountId));
    const data = await this.#alone(accountId);
    await recordAlone(this.orm, { action: 'account.export', of: { accountId } });
    return { ...data, ...(twin && { testAccount: await this.#alone(twin.id) }) };
  }

  async #alone(accountId: string) {
    const { orm } = this;
    const [account] = await orm.select().from(accounts).where(eq(accounts.id, accountId));
    if (!account) throw new AccountError('There is no such account.');
    const { name, hint, createdAt, lastUsedAt, revokedAt, expiresAt } = apiKeys;
    const { at, tool, outcome, durationMs, requestId, field, caller } = calls;
    const usage = {
      sharesOfKeys: orm
        .select({ keyId: usedKeyMonths.keyId, month: usedKeyMonths.month, used: usedKeyMonths.used })
        .from(usedKeyMonths)
        .where(eq(usedKeyMonths.accountId, accountId))
        .orderBy(asc(usedKeyMonths.month), asc(usedKeyMonths.keyId)),
      months: orm
        .select({ month: usedMonths.month, used: usedMonths.used, extraUsed: usedMonths.extraUsed })
        .from(usedMonths)
        .where(eq(usedMonths.accountId, accountId))
        .orderBy(asc(usedMonths.month)),
      days: orm
        .select({ day: usedDays.day, family: usedDays.family, calls: usedDays.calls })
        .from(usedDays)
        .where(eq(usedDays.accountId, accountId))
        .orderBy(asc(usedDays.day), asc(usedDays.family)),
      byCaller: orm
        .select({
          month: usageCallers.month,
          caller: usageCallers.caller,
          succeeded: usageCallers.succeeded,
          refused: usageCallers.refused,
        })
        .from(usageCallers)
        .where(eq(usageCallers.accountId, accountId))
        .orderBy(asc(usageCallers.month), asc(usageCallers.caller)),
      byTool: orm
        .select({
          month: usageTools.month,
          tool: usageTools.tool,
          outcome: usageTools.outcome,
          calls: usageTools.calls,
        })
        .from(usageTools)
        .where(eq(usageTools.accountId, accountId))
        .orderBy(asc(usageTools.month), asc(usageTools.tool), asc(usageTools.outcome)),
      billed: orm
        .select({
          hour: billingEvents.hour,
          kind: billingEvents.kind,
          units: billingEvents.units,
          customer: billingEvents.customer,
          sentAt: billingEvents.sentAt,
        })
        .from(billingEvents)
        .where(eq(billingEvents.accountId, accountId))
        .orderBy(asc(billingEvents.hour), asc(billingEvents.kind)),
    };
    const invited = {
      received: orm
        .select({ role: invitations.role, createdAt: invitations.createdAt, expiresAt: invitations.expiresAt })
        .from(invitations)
        .where(eq(invitations.email, account.email ?? ''))
        .orderBy(asc(invitations.createdAt)),
      sent: orm
        .select({ email: invitations.email, role: invitations.role, createdAt: invitations.createdAt })
        .from(invitations)
        .where(eq(invitations.invitedBy, accountId))
        .orderBy(asc(invitations.createdAt)),
    };
    return {
      about: ABOUT,
      madeAt: new Date(this.now()),
      account,
      usage: await allOf(usage),
      invitations: await allOf(invited),
      ...(await allOf({
        keys: orm
          .select({ id: apiKeys.id, name, endsIn: hint, createdAt, lastUsedAt, expiresAt, revokedAt, ...KEY_LIMITS })
          .from(apiKeys)
          .where(eq(apiKeys.accountId, accountId))
          .orderBy(asc(createdAt), asc(apiKeys.id)),
        latestCalls: orm
          .select({ at, tool, outcome, durationMs, requestId, field, caller })
          .from(calls)
          .where(eq(calls.accountId, accountId))
          .orderBy(asc(at), asc(calls.seq)),
        connectedApplications: connectedApplications(orm, accountId, this.now()),
        clients: orm
          .select({
            id: projectClients.id,
            name: projectClients.name,
            method: projectClients.method,
            endsIn: projectClients.hint,
            publicKeys: projectClients.keySet,
            addressOfKeys: projectClients.jwksUri,
            keysReadAt: projectClients.keysReadAt,
            boundToKey: projectClients.dpop,
            createdAt: projectClients.createdAt,
            lastUsedAt: projectClients.lastUsedAt,
            expiresAt: projectClients.expiresAt,
          })
          .from(projectClients)
          .where(eq(projectClients.accountId, accountId))
          .orderBy(asc(projectClients.createdAt), asc(projectClients.id)),
        languages: orm
          .select({ language: accountLanguages.language })
          .from(accountLanguages)
          .where(eq(accountLanguages.accountId, accountId)),
        messagesAboutTheAllowance: orm
          .select({ month: allowanceNotices.month, level: allowanceNotices.level, sentAt: allowanceNotices.sentAt })
          .from(allowanceNotices)
          .where(eq(allowanceNotices.accountId, accountId))
          .orderBy(asc(allowanceNotices.month), asc(allowanceNotices.level)),
        signInCodes: orm
          .select({ createdAt: signInCodes.createdAt, expiresAt: signInCodes.expiresAt })
          .from(signInCodes)
          // An account without an address has none.
          .where(eq(signInCodes.email, account.email ?? ''))
          .orderBy(asc(signInCodes.createdAt)),
        auditLog: entriesOf(orm, accountId),
        sessions: orm
          .select({ browser: webSessions.browser, createdAt: webSessions.createdAt, expiresAt: webSessions.expiresAt })
          .from(webSessions)
          .where(eq(webSessions.accountId, accountId))
          .orderBy(asc(webSessions.createdAt)),
        passkeys: orm
          .select({
            id: passkeys.id,
            name: passkeys.name,
            createdAt: passkeys.createdAt,
            lastUsedAt: passkeys.lastUsedAt,
          })
          .from(passkeys)
          .where(eq(passkeys.accountId, accountId))
          .orderBy(asc(passkeys.createdAt)),
        changesOfAddress: orm
          .select({ newEmail: addressChanges.newEmail, expiresAt: addressChanges.expiresAt })
          .from(addressChanges)
          .where(eq(addressChanges.accountId, accountId)),
        memberships: orm
          .select({
            organisationId: members.organisationId,
            organisation: organisations.name,
            role: members.role,
            joinedAt: members.joinedAt,
          })
          .from(members)
          .innerJoin(organisations, eq(organisations.id, members.organisationId))
          .where(and(eq(members.accountId, accountId), eq(organisations.personal, false)))
          .orderBy(asc(members.joinedAt)),
        provisioned: orm
          .select({
            organisationId: scimUsers.organisationId,
            userName: scimUsers.userName,
            externalId: scimUsers.externalId,
            email: scimUsers.email,
            displayName: scimUsers.displayName,
            formattedName: scimUsers.formattedName,
            givenName: scimUsers.givenName,
            familyName: scimUsers.familyName,
            active: scimUsers.active,
            createdAt: scimUsers.createdAt,
            updatedAt: scimUsers.updatedAt,
          })
          .from(scimUsers)
          .where(eq(scimUsers.accountId, accountId))
          .orderBy(asc(scimUsers.createdAt), asc(scimUsers.id)),
        provisionedGroups: orm
          .select({ organisationId: scimGroups.organisationId, group: scimGroups.displayName })
          .from(scimGroupMembers)
          .innerJoin(scimGroups, eq(scimGroups.id, scimGroupMembers.groupId))
          .innerJoin(scimUsers, eq(scimUsers.id, scimGroupMembers.userId))
          .where(eq(scimUsers.accountId, accountId))
          .orderBy(asc(scimGroups.displayName), asc(scimGroups.id)),
      })),
    };
  }
}
