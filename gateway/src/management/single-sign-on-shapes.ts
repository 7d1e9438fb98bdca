import { z } from 'zod';
import { ROLES } from '../organisations/roles.ts';
import { recordOf, type Domain } from '../single-sign-on/domains.ts';
import { callbackAt, logoutAt } from '../single-sign-on/paths.ts';
import {
  LONGEST_GROUP,
  LONGEST_TEXT,
  MOST_GROUPS,
  MOST_SESSION_HOURS,
  type ProviderSettings,
} from '../single-sign-on/provider-settings.ts';

const instant = z.iso.datetime();
const groupRole = z.strictObject({ group: z.string().min(1).max(LONGEST_GROUP), role: z.enum(ROLES) });
const hours = z.int().min(1).max(MOST_SESSION_HOURS);
const claim = z.string().min(1).max(100);

export const singleSignOnInput = z.strictObject({
  issuer: z.string().max(LONGEST_TEXT).describe('The issuer as the provider shows it, an https address.'),
  clientId: z.string().max(LONGEST_TEXT),
  clientSecret: z
    .string()
    .max(LONGEST_TEXT)
    .optional()
    .describe('Needed with a new issuer or client id; left out, it stays. No answer shows it.'),
  emailClaim: claim.optional().describe('Claim with the address; `email` by default.'),
  verifiedClaim: claim.optional().describe('Claim that says whether it was checked; `email_verified` by default.'),
  groupsClaim: claim.optional().describe('Claim with the groups; `groups` by default.'),
  groupRoles: z
    .array(groupRole)
    .max(MOST_GROUPS)
    .optional()
    .describe('Roles that groups give, the widest counts. With none, roles are set here and not by the provider.'),
  defaultRole: z
    .enum(ROLES)
    .nullable()
    .optional()
    .describe('Role of those in none of the groups; null: they are not let in. `reader` by default.'),
  sessionHours: hours.optional().describe('How long a sign-in lasts; 12 by default.'),
  required: z.boolean().optional().describe('Whether addresses of its domains sign in there alone; false by default.'),
});

export const singleSignOnShape = z
  .strictObject({
    issuer: z.string(),
    clientId: z.string(),
    emailClaim: z.string(),
    verifiedClaim: z.string(),
    groupsClaim: z.string(),
    groupRoles: z.array(groupRole),
    defaultRole: z.enum(ROLES).nullable(),
    sessionHours: hours,
    required: z.boolean(),
    redirectPath: z.string().describe('Path on this server that the provider sends browsers back to.'),
    logoutPath: z.string().describe('Path on this server for back-channel logout.'),
  })
  .meta({ id: 'SingleSignOn' });

export const domainShape = z
  .strictObject({
    id: z.string().describe('The domain.'),
    record: z.string().describe('What a TXT record of the domain has to say.'),
    verified: z.boolean(),
    verifiedAt: instant.nullable(),
    checkedAt: instant.nullable(),
    missingSince: instant.nullable().describe('Since when the record of a verified domain has not been there.'),
  })
  .meta({ id: 'OrganisationDomain' });

export const printedSingleSignOn = (
  organisationId: string,
  settings: ProviderSettings,
): z.infer<typeof singleSignOnShape> => ({
  ...settings,
  groupRoles: [...settings.groupRoles],
  redirectPath: callbackAt(organisationId),
  logoutPath: logoutAt(organisationId),
});

export const printedDomain = (domain: Domain): z.infer<typeof domainShape> => ({
  id: domain.domain,
  record: recordOf(domain),
  verified: domain.verifiedAt !== null,
  verifiedAt: domain.verifiedAt?.toISOString() ?? null,
  checkedAt: domain.checkedAt?.toISOString() ?? null,
  missingSince: domain.missingSince?.toISOString() ?? null,
});
