import { parseAddress } from '../accounts/accounts.ts';
import type { ProviderSettings } from './provider-settings.ts';

/** What a provider says of somebody. */
export interface Told {
  readonly email: string;
  readonly groups: readonly string[];
}

type Claims = Readonly<Record<string, unknown>>;

/** Whether claims leave something out that is asked for. */
export const lacks = (claims: Claims, { emailClaim, verifiedClaim, groupsClaim, groupRoles }: ProviderSettings) =>
  [emailClaim, verifiedClaim, ...(groupRoles.length > 0 ? [groupsClaim] : [])].some((name) => !(name in claims));

/** Reads the address and the groups; undefined where there is no address that the provider says was shown to be theirs. */
export function toldBy(claims: Claims, settings: ProviderSettings): Told | undefined {
  const { [settings.emailClaim]: address, [settings.verifiedClaim]: verified, [settings.groupsClaim]: groups } = claims;
  const email = typeof address === 'string' ? parseAddress(address) : undefined;
  if (email === undefined || !isYes(verified)) return undefined;
  return { email, groups: [groups].flat().filter((group) => typeof group === 'string') };
}

/** Some providers write their booleans as text, or as a number. */
const isYes = (value: unknown): boolean => value === true || value === 'true' || value === 1 || value === '1';
