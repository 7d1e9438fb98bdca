import { z } from 'zod';
import type { Account } from '../accounts/accounts.ts';
import { LONGEST_ROTATION_DAYS } from '../accounts/key-changes.ts';
import { KEY_HINT, LONGEST_KEY_NAME, LONGEST_LIFE } from '../accounts/keys.ts';
import type { ManagedKey } from '../accounts/managed-keys.ts';
import type { AuditEntry } from '../audit/entry.ts';
import type { MonthUsage } from '../accounts/usage.ts';
import { LONGEST_NAME } from '../organisations/names.ts';
import type { OpenInvitation } from '../organisations/invitation-list.ts';
import type { Member } from '../organisations/members.ts';
import type { Organisation } from '../organisations/access.ts';
import { ROLES } from '../organisations/roles.ts';
import { KEY_ROLES, type ManagementKey } from './management-keys.ts';

/** Most entries of a page of a list. */
const MOST_LISTED = 200;

const instant = z.iso.datetime();
const count = z.int().nonnegative();

export const nothing = z.strictObject({});
export const pageInput = z.strictObject({
  cursor: z.string().max(400).optional().describe('The `next` of the page before.'),
  limit: z.coerce.number().int().min(1).max(MOST_LISTED).optional().describe('Entries of the page; 100 by default.'),
});
export const monthInput = z.strictObject({
  month: z
    .string()
    .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'be a month such as 2026-10')
    .optional()
    .describe('YYYY-MM, UTC; the running one by default.'),
});
export const namedInput = z.strictObject({ name: z.string().min(1).max(LONGEST_NAME) });
export const organisationInput = namedInput.extend({
  owner: z
    .string()
    .max(254)
    .optional()
    .describe('Id or e-mail address of the account of its first owner; needed where the operator makes it.'),
});
export const accountInput = namedInput.extend({
  email: z.string().max(254).optional().describe('Address that signs in to it; it cannot be changed here.'),
});
export const invitationInput = z.strictObject({
  email: z.string().min(3).max(254).describe('Where the message goes; its person accepts with this address.'),
  role: z.enum(ROLES),
});
export const memberInput = z.strictObject({ role: z.enum(ROLES) });

const limits = {
  monthlyAllowance: count.nullable().describe('Calls a month; null: the default of the server.'),
  extraCalls: count.describe('Prepaid calls left.'),
  ratePerSecond: z.int().min(1).max(1_000_000_000).nullable().describe('null: the default of the server.'),
  burst: z.int().min(1).max(1_000_000_000).nullable().describe('null: the default of the server.'),
  maxKeys: z.int().min(0).max(1_000_000_000).nullable().describe('Live keys; null: 5.'),
  unmetered: z.boolean().describe('Whether nothing is counted.'),
};
export const limitsInput = z.strictObject(limits).partial();
export const limitsShape = z.strictObject(limits).meta({ id: 'AccountLimits' });

const restrictions = {
  monthlyCalls: count.nullable().describe('Share of the calls of a month; null: no share.'),
  ratePerSecond: z.int().min(1).nullable().describe('Share of the rate; null: no share.'),
  addressRanges: z.array(z.string()).describe('Addresses that may send it; none: all.'),
  allowedOrigins: z.array(z.string()).describe('Origins of pages that may send it; with any it is a browser key.'),
  toolsets: z.array(z.string()).describe('Sets of tools that its lists begin with.'),
};
export const keyInput = z.strictObject({
  name: z.string().min(1).max(LONGEST_KEY_NAME),
  expiresInDays: z.int().min(1).max(LONGEST_LIFE).optional().describe('Of a new key; later ones change nothing.'),
  environment: z.enum(['live', 'test']).optional().describe('Of a new key; later ones change nothing.'),
  ...z.strictObject(restrictions).partial().shape,
});
export const secretInput = z.strictObject({
  knownHint: z
    .string()
    .length(KEY_HINT)
    .describe('The `hint` of the key as it is: where it has another secret by then, nothing changes.'),
  earlierSecretDays: z
    .int()
    .min(0)
    .max(LONGEST_ROTATION_DAYS)
    .optional()
    .describe('How long the earlier secret goes on; 0 by default.'),
});
export const managementKeyInput = z.strictObject({
  name: z.string().min(1).max(LONGEST_KEY_NAME),
  role: z.enum(KEY_ROLES),
  expiresInDays: z.int().min(1).max(LONGEST_LIFE).optional(),
});

export const organisationShape = z
  .strictObject({ id: z.string(), name: z.string(), createdAt: instant })
  .meta({ id: 'Organisation' });
export const memberShape = z
  .strictObject({
    id: z.string().describe('Id of the account of the person.'),
    email: z.string().nullable(),
    role: z.enum(ROLES),
    joinedAt: instant,
  })
  .meta({ id: 'OrganisationMember' });
export const invitationShape = z
  .strictObject({ id: z.string(), email: z.string(), role: z.enum(ROLES), expiresAt: instant })
  .meta({ id: 'OrganisationInvitation' });
export const accountShape = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    organisation: z.string().describe('Id of its organisation; its own id where it is personal.'),
    email: z.string().nullable(),
    suspended: z.boolean(),
    createdAt: instant,
  })
  .meta({ id: 'ManagedAccount' });
export const suspensionShape = z.strictObject({ suspended: z.boolean() }).meta({ id: 'Suspension' });
export const keyShape = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    environment: z.enum(['live', 'test']),
    hint: z.string().describe('The last characters of the key.'),
    createdAt: instant,
    lastUsedAt: instant.nullable(),
    expiresAt: instant.nullable(),
    expired: z.boolean(),
    earlierSecretOf: z.string().nullable().describe('Id of the key whose secret this was before a rotation.'),
    ...restrictions,
    manages: z.boolean().describe('Whether it manages the keys of its account.'),
  })
  .meta({ id: 'AccountKey' });
export const managementKeyShape = z
  .strictObject({
    id: z.string(),
    organisation: z.string().nullable().describe('Id of the organisation; null: it is the operator’s.'),
    role: z.enum(ROLES),
    name: z.string(),
    hint: z.string().describe('The last characters of the key.'),
    createdAt: instant,
    lastUsedAt: instant.nullable(),
    expiresAt: instant.nullable(),
  })
  .meta({ id: 'ManagementKey' });
export const secretShape = z.strictObject({
  key: z.string().describe('The key itself. It is shown in this answer alone.'),
});
export const usageShape = z
  .strictObject({
    month: z.string(),
    used: count.describe('Successful calls on the allowance of the month.'),
    allowance: count.nullable().describe('Calls a month; null: nothing is counted.'),
    extraUsed: count.describe('Successful calls that were prepaid.'),
    extra: count.describe('Prepaid calls left.'),
    resetsAt: instant.describe('When the allowance begins again.'),
    perDay: z.array(z.strictObject({ day: z.string(), family: z.string(), calls: count })),
  })
  .meta({ id: 'AccountUsage' });

const facts = z.record(z.string(), z.unknown()).nullable();
export const auditShape = z
  .strictObject({
    sequence: count,
    at: instant,
    action: z.string(),
    surface: z.string().describe('Through what it was done: page, api, command, sign-in or service.'),
    actorKind: z.string(),
    actor: z.string().nullable().describe('Id of the key, or the name of the person in the log.'),
    address: z.string().nullable().describe('The network that it came from.'),
    targetKind: z.string(),
    target: z.string(),
    project: z.string().nullable(),
    before: facts,
    after: facts,
    previousHash: z.string(),
    hash: z.string(),
  })
  .meta({ id: 'AuditEntry' });

/** A page of a list. */
export const listOf = (shape: z.ZodObject) =>
  z.strictObject({
    items: z.array(shape),
    next: z.string().nullable().describe('The `cursor` of the next page; null: this is the last.'),
  });

const textOf = (instantOrNone: Date | null): string | null => instantOrNone?.toISOString() ?? null;

export const printedOrganisation = ({ id, name, createdAt }: Organisation): z.infer<typeof organisationShape> => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
});

export const printedMember = ({ accountId, email, role, joinedAt }: Member): z.infer<typeof memberShape> => ({
  id: accountId,
  email,
  role,
  joinedAt: joinedAt.toISOString(),
});

export const printedInvitation = ({ id, email, role, expiresAt }: OpenInvitation): z.infer<typeof invitationShape> => ({
  id,
  email,
  role,
  expiresAt: expiresAt.toISOString(),
});

export const printedAccount = (account: Account): z.infer<typeof accountShape> => ({
  id: account.id,
  name: account.name,
  organisation: account.organisationId,
  email: account.email,
  suspended: account.suspendedAt !== null,
  createdAt: account.createdAt.toISOString(),
});

export const printedLimits = (account: Account): z.infer<typeof limitsShape> => ({
  monthlyAllowance: account.monthlyAllowance,
  extraCalls: account.extraCalls,
  ratePerSecond: account.ratePerSecond,
  burst: account.burst,
  maxKeys: account.maxKeys,
  unmetered: account.unmetered,
});

export const printedKey = (key: ManagedKey): z.infer<typeof keyShape> => ({
  id: key.id,
  name: key.name,
  environment: key.environment,
  hint: key.hint,
  createdAt: key.createdAt.toISOString(),
  lastUsedAt: textOf(key.lastUsedAt),
  expiresAt: textOf(key.expiresAt),
  expired: key.expired,
  earlierSecretOf: key.secretOf,
  monthlyCalls: key.monthlyCalls,
  ratePerSecond: key.ratePerSecond,
  addressRanges: key.addressRanges,
  allowedOrigins: key.allowedOrigins,
  toolsets: key.toolsets,
  manages: key.manages,
});

export const printedManagementKey = (key: ManagementKey): z.infer<typeof managementKeyShape> => ({
  id: key.id,
  organisation: key.organisationId,
  role: key.role,
  name: key.name,
  hint: key.hint,
  createdAt: key.createdAt.toISOString(),
  lastUsedAt: textOf(key.lastUsedAt),
  expiresAt: textOf(key.expiresAt),
});

export const printedUsage = (usage: MonthUsage): z.infer<typeof usageShape> => ({
  month: usage.month,
  used: usage.used,
  allowance: usage.allowance,
  extraUsed: usage.extraUsed,
  extra: usage.extra,
  resetsAt: usage.resetsAt.toISOString(),
  perDay: usage.perDay.map(({ day, family, calls }) => ({ day, family, calls })),
});

export const printedEntry = ({ chain: _, at, ...entry }: AuditEntry): z.infer<typeof auditShape> => ({
  ...entry,
  at: at.toISOString(),
});
