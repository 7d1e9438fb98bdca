import { and, asc, eq } from 'drizzle-orm';
import { KEY_LIMITS } from '../accounts/keys.ts';
import type { Orm } from '../database/connection.ts';
import {
  addressChanges,
  apiKeys,
  billingEvents,
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
import { connectedApplications } from '../oauth/applications.ts';

/** Queries for what an account used, by month, day, key, caller and tool, and what of it was billed. */
export const usageQueries = (orm: Orm, accountId: string) => ({
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
});

/** Queries for invitations to the address of an account and those that it sent. */
export const invitationQueries = (orm: Orm, accountId: string, email: string | null) => ({
  received: orm
    .select({ role: invitations.role, createdAt: invitations.createdAt, expiresAt: invitations.expiresAt })
    .from(invitations)
    .where(eq(invitations.email, email ?? ''))
    .orderBy(asc(invitations.createdAt)),
  sent: orm
    .select({ email: invitations.email, role: invitations.role, createdAt: invitations.createdAt })
    .from(invitations)
    .where(eq(invitations.invitedBy, accountId))
    .orderBy(asc(invitations.createdAt)),
});

/** Queries for the ways into an account: keys, applications, clients, codes, sessions, passkeys, a new address. */
export const accessQueries = (orm: Orm, accountId: string, email: string | null, now: number) => ({
  keys: orm
    .select({
      id: apiKeys.id,
      name: apiKeys.name,
      endsIn: apiKeys.hint,
      createdAt: apiKeys.createdAt,
      lastUsedAt: apiKeys.lastUsedAt,
      expiresAt: apiKeys.expiresAt,
      revokedAt: apiKeys.revokedAt,
      ...KEY_LIMITS,
    })
    .from(apiKeys)
    .where(eq(apiKeys.accountId, accountId))
    .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id)),
  connectedApplications: connectedApplications(orm, accountId, now),
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
  signInCodes: orm
    .select({ createdAt: signInCodes.createdAt, expiresAt: signInCodes.expiresAt })
    .from(signInCodes)
    // An account without an address has none.
    .where(eq(signInCodes.email, email ?? ''))
    .orderBy(asc(signInCodes.createdAt)),
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
});

/** Queries for the organisations of an account and what their directories provisioned. */
export const organisationQueries = (orm: Orm, accountId: string) => ({
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
});
