import { ROLES, type Role } from '../organisations/roles.ts';
import type { GroupRole, singleSignOn } from '../database/schema.ts';
import { isPublicHttps } from '../outgoing/public-hosts.ts';
import { FieldError } from '../accounts/account-error.ts';

/** Most groups that give roles, and the longest name of one. */
export const MOST_GROUPS = 50;
export const LONGEST_GROUP = 200;
export const LONGEST_TEXT = 300;
/** A session ends after a day at the latest, whoever let the person in. */
export const MOST_SESSION_HOURS = 24;
export const USUAL_SESSION_HOURS = 12;

export const USUAL_CLAIMS = { email: 'email', verified: 'email_verified', groups: 'groups' } as const;

/** The provider of an organisation as its owners see it: all but the secret. */
export interface ProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly emailClaim: string;
  /** The claim that says whether the address was shown to be theirs. */
  readonly verifiedClaim: string;
  readonly groupsClaim: string;
  readonly groupRoles: readonly GroupRole[];
  readonly defaultRole: Role | null;
  readonly sessionHours: number;
  readonly required: boolean;
}

/** What an owner sets. What is left out is as usual; the secret stays that it was. */
export interface GivenSettings extends Pick<ProviderSettings, 'issuer' | 'clientId'> {
  readonly clientSecret?: string | undefined;
  readonly emailClaim?: string | undefined;
  readonly verifiedClaim?: string | undefined;
  readonly groupsClaim?: string | undefined;
  readonly groupRoles?: readonly GroupRole[] | undefined;
  readonly defaultRole?: Role | null | undefined;
  readonly sessionHours?: number | undefined;
  readonly required?: boolean | undefined;
}

/** Where a provider publishes what it is: some show that address in place of their own. */
const DOCUMENT = /\/\.well-known\/openid-configuration$/;
const PRINTABLE = /^[\x21-\x7e]+$/;
/** The name of a claim: some are addresses. */
const CLAIM = /^[\w.:/-]{1,100}$/;

/** Settings as they are kept; throws for what cannot be, naming the field. */
export function checkedSettings(given: GivenSettings): ProviderSettings {
  const { groupRoles = [], defaultRole = 'reader', sessionHours = USUAL_SESSION_HOURS, required = false } = given;
  return {
    issuer: issuerIn(given.issuer.trim().replace(DOCUMENT, '')),
    clientId: clientIdIn(given.clientId.trim()),
    emailClaim: claimIn('emailClaim', given.emailClaim ?? USUAL_CLAIMS.email),
    verifiedClaim: claimIn('verifiedClaim', given.verifiedClaim ?? USUAL_CLAIMS.verified),
    groupsClaim: claimIn('groupsClaim', given.groupsClaim ?? USUAL_CLAIMS.groups),
    groupRoles: groupsIn(groupRoles),
    defaultRole,
    sessionHours: hoursIn(sessionHours),
    required,
  };
}

function issuerIn(issuer: string): string {
  const url = URL.parse(issuer);
  const isOne =
    url && isPublicHttps(issuer) && !/[?#\s]|\/\.well-known\//.test(issuer) && issuer.length <= LONGEST_TEXT;
  if (isOne) return issuer;
  throw new FieldError(
    'issuer',
    'The issuer is no https address without port and query. Write it as the provider shows it, such as https://login.example.com/realms/staff.',
  );
}

function clientIdIn(clientId: string): string {
  if (PRINTABLE.test(clientId) && clientId.length <= LONGEST_TEXT) return clientId;
  throw new FieldError(
    'clientId',
    `The client id has 1 to ${LONGEST_TEXT} characters without spaces. Copy it from the provider.`,
  );
}

/** The secret as it is sealed. */
export function secretIn(secret: string): string {
  if (PRINTABLE.test(secret) && secret.length <= LONGEST_TEXT) return secret;
  throw new FieldError(
    'clientSecret',
    `The client secret has 1 to ${LONGEST_TEXT} characters without spaces. Copy it from the provider.`,
  );
}

function claimIn(field: string, claim: string): string {
  if (CLAIM.test(claim)) return claim;
  throw new FieldError(field, `${JSON.stringify(claim)} is no name of a claim, such as email or groups.`);
}

function groupsIn(groupRoles: readonly GroupRole[]): readonly GroupRole[] {
  const names = groupRoles.map(({ group }) => group);
  if (names.length > MOST_GROUPS) {
    throw new FieldError('groupRoles', `At most ${MOST_GROUPS} groups give roles: leave some out.`);
  }
  const bad = names.find((name) => name.trim() === '' || name.length > LONGEST_GROUP);
  if (bad !== undefined) {
    throw new FieldError('groupRoles', `The name of a group has 1 to ${LONGEST_GROUP} characters.`);
  }
  const double = names.find((name, at) => names.indexOf(name) !== at);
  if (double === undefined) return groupRoles.map(({ group, role }) => ({ group, role }));
  throw new FieldError('groupRoles', `The group ${double} has two roles: leave one of them out.`);
}

function hoursIn(hours: number): number {
  if (Number.isInteger(hours) && hours >= 1 && hours <= MOST_SESSION_HOURS) return hours;
  throw new FieldError('sessionHours', `A session lasts 1 to ${MOST_SESSION_HOURS} whole hours.`);
}

/**
 * What groups make of somebody, the widest role of those they are in; undefined where they are not let in. Where no group
 * gives a role, the provider does not manage roles.
 */
export function roleBy(
  { groupRoles, defaultRole }: Pick<ProviderSettings, 'groupRoles' | 'defaultRole'>,
  groups: readonly string[],
): Role | undefined {
  const given = new Set(groupRoles.filter(({ group }) => groups.includes(group)).map(({ role }) => role));
  return ROLES.find((role) => given.has(role)) ?? defaultRole ?? undefined;
}

/** What the audit log keeps of settings: nothing of the secret. */
export const settingsIn = (row: ProviderSettings | typeof singleSignOn.$inferSelect) => ({
  issuer: row.issuer,
  clientId: row.clientId,
  emailClaim: row.emailClaim,
  verifiedClaim: row.verifiedClaim,
  groupsClaim: row.groupsClaim,
  groupRoles: row.groupRoles.map(({ group, role }) => `${role}: ${group}`),
  defaultRole: row.defaultRole,
  sessionHours: row.sessionHours,
  required: row.required,
});
