import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { parseAddress } from '../accounts/accounts.ts';
import type { Orm } from '../database/connection.ts';
import { organisationDomains, singleSignOn } from '../database/schema.ts';
import { domainOf } from '../organisations/ways-in.ts';
import { isCleanText } from '../web/clean-text.ts';

/** Addresses that are looked at in one assertion; a provider says one. */
const MOST_ADDRESSES = 10;

/**
 * The organisation that signs in at the issuer which an assertion names, and has the domain of its address. A domain
 * belongs to one organisation, so an issuer that many share leads to one. Nothing of the assertion has been checked by
 * then, so it chooses among providers that owners have set, and leads to no host by itself.
 */
export async function assertedOrganisation(orm: Pick<Orm, 'select'>, assertion: string): Promise<string | undefined> {
  const said = unchecked(assertion);
  const addresses = new Map<string, string>();
  for (const [claim, value] of Object.entries(said)) {
    const address = typeof value === 'string' ? parseAddress(value) : undefined;
    if (address !== undefined && addresses.size < MOST_ADDRESSES) addresses.set(claim, domainOf(address));
  }
  const { iss } = said;
  if (addresses.size === 0 || typeof iss !== 'string' || !isCleanText(iss)) return undefined;
  const bare = iss.replace(/\/$/, '');
  const rows = await orm
    .select({ id: singleSignOn.organisationId, claim: singleSignOn.emailClaim, domain: organisationDomains.domain })
    .from(singleSignOn)
    .innerJoin(organisationDomains, eq(organisationDomains.organisationId, singleSignOn.organisationId))
    .where(
      and(
        inArray(singleSignOn.issuer, [bare, `${bare}/`]),
        isNotNull(organisationDomains.verifiedAt),
        inArray(organisationDomains.domain, [...new Set(addresses.values())]),
      ),
    );
  return rows.find(({ claim, domain }) => addresses.get(claim) === domain)?.id;
}

function unchecked(assertion: string): Readonly<Record<string, unknown>> {
  try {
    return decodeJwt(assertion);
  } catch {
    return {};
  }
}
