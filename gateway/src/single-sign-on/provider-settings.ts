import { ROLES, type Role } from '../organisations/roles.ts';
import type { GroupRole, singleSignOn } from '../database/schema.ts';
import { isPublicHttps } from '../outgoing/public-hosts.ts';
import { FieldError } from '../accounts/account-error.ts';
import { say } from './faults.messages.ts';

/** Most groups that give roles, and the longest name of one. */
export const MOST_GROUPS = 50;
export const LONGEST_GROUP = 200;
export const LONGEST_TEXT = 300;
/** An issuer as providers show one. */
export const ISSUER_EXAMPLE = 'https://login.example.com/realms/staff';
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
  throw new FieldError('issuer', say.issuer({ example: ISSUER_EXAMPLE }));
}

function clientIdIn(clientId: string): string {
  if (PRINTABLE.test(clientId) && clientId.length <= LONGEST_TEXT) return clientId;
  throw new FieldError('clientId', say.clientId({ most: LONGEST_TEXT }));
}

/** The secret as it is sealed. */
export function secretIn(secret: string): string {
  if (PRINTABLE.test(secret) && secret.length <= LONGEST_TEXT) return secret;
  throw new FieldError('clientSecret', say.clientSecret({ most: LONGEST_TEXT }));
}

function claimIn(field: string, claim: string): string {
  if (CLAIM.test(claim)) return claim;
  throw new FieldError(
    field,
    say.claim({ claim: JSON.stringify(claim), first: USUAL_CLAIMS.email, second: USUAL_CLAIMS.groups }),
  );
}

function groupsIn(groupRoles: readonly GroupRole[]): readonly GroupRole[] {
  const names = groupRoles.map(({ group }) => group);
  if (names.length > MOST_GROUPS) {
    throw new FieldError('groupRoles', say.groups({ most: MOST_GROUPS }));
  }
  const bad = names.find((name) => name.trim() === '' || name.length > LONGEST_GROUP);
  if (bad !== undefined) {
    throw new FieldError('groupRoles', say.groupName({ most: LONGEST_GROUP }));
  }
  const double = names.find((name, at) => names.indexOf(name) !== at);
  if (double === undefined) return groupRoles.map(({ group, role }) => ({ group, role }));
  throw new FieldError('groupRoles', say.groupTwice({ group: double }));
}

function hoursIn(hours: number): number {
  if (Number.isInteger(hours) && hours >= 1 && hours <= MOST_SESSION_HOURS) return hours;
  throw new FieldError('sessionHours', say.hours({ most: MOST_SESSION_HOURS }));
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
