import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../src/database/connection.ts';
import { organisationDomains } from '../src/database/schema.ts';
import { OPERATOR } from '../src/organisations/actor.ts';
import type { GivenSettings } from '../src/single-sign-on/provider-settings.ts';
import { send, type RawAnswer } from './http.ts';
import type { TestServices } from './services.ts';

const CORE = 'urn:ietf:params:scim:schemas:core:2.0';
export const USER_SCHEMA = `${CORE}:User`;
export const GROUP_SCHEMA = `${CORE}:Group`;
const PATCH_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

/** An organisation whose provider keeps its persons here by SCIM. */
export interface ScimCompany {
  readonly id: string;
  /** Its one owner, whom the provider does not know. */
  readonly ownerId: string;
  /** Its verified domain. */
  readonly domain: string;
  readonly secret: string;
  ask(method: string, path: string, body?: object, headers?: Readonly<Record<string, string>>): Promise<RawAnswer>;
  patch(path: string, ...operations: readonly object[]): Promise<RawAnswer>;
  /** Makes a person, and returns the id that SCIM has for them. */
  user(name: string, more?: object): Promise<string>;
  group(name: string, ...members: readonly string[]): Promise<string>;
  /** Roles of members by their addresses, without the owner. */
  roles(): Promise<Readonly<Record<string, string>>>;
}

export interface ScimCompanyParts {
  readonly database: Database;
  readonly services: TestServices;
  readonly url: () => string;
}

/** `provider`: what gives roles; left out, the organisation has no provider for sign-in. */
export async function scimCompany(
  { database, services, url }: ScimCompanyParts,
  provider?: Partial<GivenSettings>,
): Promise<ScimCompany> {
  const domain = `${randomUUID()}.example`;
  const owner = await services.accounts.findOrCreateUser(`${randomUUID()}@example.com`);
  const { id } = await services.organisations.make(owner, 'Marmots');
  await services.domains.claim(OPERATOR, id, domain);
  await verify(database, domain);
  if (provider) {
    const usual = { issuer: 'https://login.example', clientId: 'cuspal', clientSecret: 'secret' };
    await services.providers.set(OPERATOR, id, { ...usual, ...provider });
  }
  const { secret } = await services.scimTokens.make(OPERATOR, id);
  const ask: ScimCompany['ask'] = (method, path, body, headers = {}) =>
    send(url(), {
      method,
      path: `/scim/v2${path}`,
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/scim+json', ...headers },
      body,
    });
  const made = async (path: string, body: object): Promise<string> => {
    const answer = await ask('POST', path, body);
    if (answer.status !== 201) throw new Error(`not made: ${answer.status} ${answer.text}`);
    return z.object({ id: z.string() }).parse(answer.json).id;
  };
  return {
    id,
    ownerId: owner.id,
    domain,
    secret,
    ask,
    patch: (path, ...operations) => ask('PATCH', path, { schemas: [PATCH_SCHEMA], Operations: operations }),
    user: (name, more = {}) =>
      made('/Users', { schemas: [USER_SCHEMA], userName: `${name}@${domain}`, active: true, ...more }),
    group: (displayName, ...members) =>
      made('/Groups', {
        schemas: [GROUP_SCHEMA],
        displayName,
        members: members.map((value) => ({ value })),
      }),
    async roles() {
      const all = await services.members.list(OPERATOR, id);
      return Object.fromEntries(
        all.filter(({ accountId }) => accountId !== owner.id).map(({ email, role }) => [email ?? '', role]),
      );
    },
  };
}

/** Makes a named domain a verified one, as its record does. */
export async function verify({ orm }: Database, domain: string, isVerified = true): Promise<void> {
  await orm
    .update(organisationDomains)
    .set({ verifiedAt: isVerified ? new Date() : null })
    .where(eq(organisationDomains.domain, domain));
}
