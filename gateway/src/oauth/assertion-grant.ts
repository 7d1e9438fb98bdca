import type { IncomingMessage } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { eq } from 'drizzle-orm';
import { errors, type Provider, type TokenEndpointGrantContext } from 'oidc-provider';
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
import { Access } from '../organisations/access.ts';
import { allows } from '../organisations/roles.ts';
import { Assertions, type Assertion, type NotAsserted } from '../single-sign-on/assertions.ts';
import { CLIENT_ADDRESS_OF } from '../web/web.module.ts';
import { ASSERTION_GRANT } from './grants.ts';

/** A token lives an hour at most, so that the provider is asked again and those who have left are out by then. */
const LONGEST_TOKEN_SECONDS = 3_600;

type Context = TokenEndpointGrantContext<{ readonly assertion?: string }>;

/** A client of a project, and the organisation that has the project. */
interface Asking {
  readonly clientId: string;
  readonly accountId: string;
  readonly organisationId: string;
}

/**
 * Enterprise-managed authorization: a client of a project gets a token for a member of its organisation by an assertion of
 * the provider at which that organisation signs in. The token is one of the client, so it ends with it, and its calls are
 * those of its project.
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

    const { said, until, asking, personId } = await this.#read(client.clientId, params.assertion);
    this.#checkReach(said);
    if (said.cnf?.jkt !== undefined && said.cnf.jkt !== proof?.thumbprint) {
      throw refused('the assertion is bound to a key: send a proof of it in DPoP, with a client that binds its tokens');
    }
    await checkDpopReplay(provider, context, proof, client.clientId);
    await takeOnce(provider, said, until);

    const token = new provider.ClientCredentials({ client, scope: SCOPE, resourceServer, expiresIn });
    if (proof) token.setThumbprint('jkt', proof.thumbprint);
    auditAsPerson(personId);
    await recordAlone(this.orm, {
      action: 'client.act',
      of: { accountId: asking.accountId },
      target: { kind: 'client', id: client.clientId },
    });
    const accessToken = await token.save();
    const { tokenType } = token;
    context.body = buildTokenResponse(provider, { accessToken, expiresIn, scope: SCOPE, tokenType });
  }

  async #read(clientId: string, assertion: string) {
    const asking = await this.#asking(clientId);
    const { organisationId } = asking;
    const asserted = await this.assertions.read(assertion, { organisationId, clientId, issuer: this.addresses.issuer });
    if (!asserted.ok) return this.#refuse(asserted, asking);
    const project = await this.access.project(asserted.personId, asking.accountId);
    // The same role as of those who connect an application to the project themselves.
    if (project && allows(project.role, 'applications.manage')) return { ...asserted, asking };
    return this.#refuse({ ok: false, reason: 'role' }, asking);
  }

  async #asking(clientId: string): Promise<Asking> {
    const [found] = await this.orm
      .select({ accountId: accounts.id, organisationId: accounts.organisationId })
      .from(projectClients)
      .innerJoin(accounts, eq(accounts.id, projectClients.accountId))
      .where(eq(projectClients.id, clientId));
    if (!found) throw refused('the client is none of a project');
    return { clientId, ...found };
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
