import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { eq } from 'drizzle-orm';
import { errors, type Client, type Provider, type TokenEndpointGrantContext } from 'oidc-provider';
import {
  buildTokenResponse,
  checkDpopReplay,
  checkDpopRequired,
  resolveRequestedResources,
  validateDpop,
} from 'oidc-provider/lib/helpers/grants.js';
import { auditAs, auditAsPerson, someoneAt } from '../audit/context.ts';
import { recordAlone } from '../audit/record.ts';
import { Addresses, SCOPE } from '../auth/addresses.ts';
import type { Orm } from '../database/connection.ts';
import { ORM } from '../database/database.module.ts';
import { accounts, projectClients } from '../database/schema.ts';
import { Access, type ProjectAccess } from '../organisations/access.ts';
import { allows } from '../organisations/roles.ts';
import { assertedOrganisation } from '../single-sign-on/asserted-organisation.ts';
import { Assertions, LONGEST_ASSERTION, type Assertion, type NotAsserted } from '../single-sign-on/assertions.ts';
import { CLIENT_ADDRESS_OF } from '../web/web.module.ts';
import { ASSERTION_GRANT } from './grants.ts';

/** A token lives an hour at most, so that the provider is asked again and those who have left are out by then. */
const LONGEST_TOKEN_SECONDS = 3_600;

type Context = TokenEndpointGrantContext<{ readonly assertion?: string }>;

/** A client, and the organisation whose provider is to have signed what it sends. */
interface Asking {
  readonly clientId: string;
  readonly organisationId: string;
  /** The project that has the client; undefined where it is named by its document, which has no project. */
  readonly accountId?: string;
}

/** A client for which a person may get a token, and the project that pays for it. */
interface Allowed {
  readonly said: Assertion;
  readonly until: number;
  readonly personId: string;
  readonly accountId: string;
  readonly isOfProject: boolean;
}

/**
 * Enterprise-managed authorization: a client gets a token for a member of an organisation by an assertion of the provider
 * at which that organisation signs in. For a client of a project the token is one of the client, so it ends with it, and
 * its calls are those of its project. For a client that publishes a document the token stands on a grant, as where a
 * person connects it, to the oldest project of the organisation.
 */
@Injectable()
export class AssertionGrant {
  constructor(
    @Inject(ORM) private readonly orm: Orm,
    private readonly assertions: Assertions,
    private readonly access: Access,
    private readonly addresses: Addresses,
    @Inject(CLIENT_ADDRESS_OF) private readonly clientAddress: (request: IncomingMessage) => string,
  ) {}

  /** Has an authorization server take assertions. `tokenSeconds`: how long its tokens live otherwise. */
  register(provider: Provider, tokenSeconds: number): void {
    const expiresIn = Math.min(tokenSeconds, LONGEST_TOKEN_SECONDS);
    provider.registerGrantType<{ readonly assertion?: string }>(
      ASSERTION_GRANT,
      (context) => this.answer(provider, context, expiresIn),
      ['assertion', 'scope', 'resource'],
      'resource',
    );
  }

  async answer(provider: Provider, context: Context, expiresIn: number): Promise<void> {
    const { client, params } = context.oidc;
    auditAs(someoneAt('api', this.clientAddress(context.req)));
    if (!params.assertion) throw new errors.InvalidRequest("missing required parameter(s) 'assertion'");
    const proof = await validateDpop(provider, context);
    checkDpopRequired(provider, context, proof);
    const [resourceServer, another] = await resolveRequestedResources(provider, context);
    if (!resourceServer || another) throw new errors.InvalidTarget('name one resource');

    const allowed = await this.#read(client.clientId, params.assertion);
    const { said, until, personId, accountId, isOfProject } = allowed;
    this.#checkReach(said);
    if (said.cnf?.jkt !== undefined && said.cnf.jkt !== proof?.thumbprint) {
      throw refused('the assertion is bound to a key: send a proof of it in DPoP, with a client that binds its tokens');
    }
    await checkDpopReplay(provider, context, proof, client.clientId);
    await takeOnce(provider, said, until);

    auditAsPerson(personId);
    const values = { client, scope: SCOPE, resourceServer, expiresIn };
    const token = isOfProject
      ? new provider.ClientCredentials(values)
      : new provider.AccessToken({
          ...values,
          accountId,
          gty: ASSERTION_GRANT,
          grantId: await this.#grant(provider, client, allowed),
        });
    if (proof) token.setThumbprint('jkt', proof.thumbprint);
    await recordAlone(this.orm, {
      action: 'client.act',
      of: { accountId },
      target: { kind: 'client', id: client.clientId },
    });
    const accessToken = await token.save();
    const { tokenType } = token;
    context.body = buildTokenResponse(provider, { accessToken, expiresIn, scope: SCOPE, tokenType });
  }

  async #read(clientId: string, assertion: string): Promise<Allowed> {
    const asking = await this.#asking(clientId, assertion);
    const { organisationId } = asking;
    const asserted = await this.assertions.read(assertion, { organisationId, clientId, issuer: this.addresses.issuer });
    if (!asserted.ok) return this.#refuse(asserted, asking);
    const project = await this.#project(asserted.personId, asking);
    // The same role as of those who connect an application to the project themselves.
    if (!project || !allows(project.role, 'applications.manage')) {
      return this.#refuse({ ok: false, reason: 'role' }, asking);
    }
    return { ...asserted, accountId: project.account.id, isOfProject: asking.accountId !== undefined };
  }

  async #asking(clientId: string, assertion: string): Promise<Asking> {
    const [found] = await this.orm
      .select({ accountId: accounts.id, organisationId: accounts.organisationId })
      .from(projectClients)
      .innerJoin(accounts, eq(accounts.id, projectClients.accountId))
      .where(eq(projectClients.id, clientId));
    if (found) return { clientId, ...found };
    const isShort = assertion.length <= LONGEST_ASSERTION;
    const organisationId = isShort ? await assertedOrganisation(this.orm, assertion) : undefined;
    if (organisationId !== undefined) return { clientId, organisationId };
    throw refused('no organisation here has iss of the assertion as its provider and the domain of the address');
  }

  /** The project that pays: that of the client, or the oldest of the organisation. A new name or project changes nothing. */
  async #project(personId: string, { accountId, organisationId }: Asking): Promise<ProjectAccess | undefined> {
    if (accountId !== undefined) return this.access.project(personId, accountId);
    const all = await this.access.projects(personId, 'applications.manage');
    return all
      .filter(({ organisation }) => organisation.id === organisationId)
      .toSorted(
        ({ account: one }, { account: other }) =>
          one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1),
      )[0];
  }

  /** One for each person, client and project, so that what a client gives back is that person's alone. */
  async #grant(provider: Provider, { clientId }: Client, { accountId, personId }: Allowed): Promise<string> {
    const grant = new provider.Grant({ accountId, clientId });
    grant.jti = hash('sha256', JSON.stringify([ASSERTION_GRANT, accountId, clientId, personId]), 'base64url');
    grant.addResourceScope(this.addresses.resource, SCOPE);
    return grant.save();
  }

  /** One resource and one scope are there, and a provider may name more than that. */
  #checkReach({ resource, scope }: Assertion): void {
    const { addresses } = this;
    const resources = [resource ?? addresses.resource].flat().map((each) => addresses.canonical(each));
    if (!resources.includes(addresses.resource)) throw refused('resource of the assertion is none of this server');
    if (!(scope ?? SCOPE).split(' ').includes(SCOPE)) throw refused(`scope of the assertion has no ${SCOPE}`);
  }

  /** A client is told what is wrong with its assertion. Why a person is not let in stands in the log of the organisation. */
  async #refuse(
    notAsserted: NotAsserted | { readonly ok: false; readonly reason: 'role' },
    { clientId, organisationId }: Asking,
  ): Promise<never> {
    switch (notAsserted.reason) {
      case 'none':
        throw refused('the organisation of the client has no provider');
      case 'away':
        throw away();
      case 'invalid':
        throw refused(notAsserted.told);
      case 'unverified':
      case 'domain':
      case 'inactive':
      case 'unknown':
      case 'role':
        await recordAlone(this.orm, {
          action: 'single-sign-on.refuse',
          of: { organisationId },
          target: { kind: 'client', id: clientId },
          after: { reason: notAsserted.reason },
        });
        throw refused(
          'the person of the assertion may not use this client: the audit log of the organisation says why',
        );
    }
  }
}

/** By the database, so that it holds over all gateways, as it does for assertions by which clients prove themselves. */
async function takeOnce(provider: Provider, { iss, jti }: Assertion, until: number): Promise<void> {
  const isFirst = await provider.ReplayDetection.unique(iss, jti, until).catch((fault: unknown) => {
    if (fault instanceof errors.InvalidClientAuth) return false;
    throw fault;
  });
  if (!isFirst) throw refused('the assertion came before: ask the provider for another one');
}

const refused = (told: string) => new errors.CustomOIDCProviderError('invalid_grant', told);

function away(): errors.OIDCProviderError {
  const fault = new errors.TemporarilyUnavailable('the provider of the organisation does not answer: try again later');
  return Object.assign(fault, { status: 503, statusCode: 503 });
}
