import { randomUUID } from 'node:crypto';
import type { Database } from '../src/database/connection.ts';
import type { GatewayConfig } from '../src/config/config.ts';
import { OPERATOR } from '../src/organisations/actor.ts';
import type { Role } from '../src/organisations/roles.ts';
import type { NewClient } from '../src/project-clients/project-clients.ts';
import { Domains, recordOf } from '../src/single-sign-on/domains.ts';
import { callbackAt, logoutAt } from '../src/single-sign-on/paths.ts';
import { testConfig } from './gateway.ts';
import { IdentityProvider, type Claims } from './identity-provider.ts';
import { postForm, startOAuthGateway, type JsonAnswer, type OAuthGateway, type OAuthGatewaySettings } from './oauth.ts';

export const ASSERTION_GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
export const ASSERTION_TYPE = 'oauth-id-jag+jwt';

/** An organisation with a provider, a verified domain, a project, and a client of it. */
export interface EnterpriseCompany {
  readonly id: string;
  readonly domain: string;
  readonly idp: IdentityProvider;
  readonly projectId: string;
  readonly clientId: string;
  readonly secret: string;
}

/** A gateway that takes assertions of the providers of organisations. */
export class Enterprise {
  readonly #providers = new Map<string, IdentityProvider>();
  #started: OAuthGateway | undefined;

  static async start(database: Database, more: Partial<OAuthGatewaySettings> = {}): Promise<Enterprise> {
    const enterprise = new Enterprise();
    const oauth: GatewayConfig['oauth'] = { ...testConfig().oauth, enterpriseAuthorization: true };
    enterprise.#started = await startOAuthGateway({
      ...more,
      database,
      config: { oauth },
      askProvider: (address, sent) => {
        const idp = enterprise.#providers.get(new URL(address).host);
        return idp ? idp.ask(address, sent) : Promise.reject(new Error('nobody is there'));
      },
    });
    return enterprise;
  }

  get gateway(): OAuthGateway {
    if (!this.#started) throw new Error('the gateway has not started');
    return this.#started;
  }

  async company(name: string, wish: Partial<NewClient> = {}): Promise<EnterpriseCompany> {
    const { gateway } = this;
    const { accounts, organisations, providers, projects, domains, access, projectClients } = gateway.services;
    const domain = `${name}.example`;
    const owner = await accounts.findOrCreateUser(`owner@${domain}`);
    const { id } = await organisations.make(owner, name);
    const host = `login.${domain}`;
    const redirectUri = `${gateway.url}${callbackAt(id)}`;
    const idp = await IdentityProvider.start({ host, redirectUri, logoutUri: `https://x.example${logoutAt(id)}` });
    this.#providers.set(host, idp);
    await providers.set(OPERATOR, id, idp.settings);
    const { token } = await domains.claim(OPERATOR, id, domain);
    const resolveTxt = async () => [recordOf({ token })];
    await new Domains({ orm: gateway.database.orm, access, resolveTxt }).check(OPERATOR, id, domain);
    const project = await projects.make(OPERATOR, id, 'Site');
    await accounts.setAllowance(project.id, 50);
    const { client, secret = '' } = await projectClients.make(project.id, {
      name: 'Assistant',
      method: 'client_secret_basic',
      ...wish,
    });
    return { id, domain, idp, projectId: project.id, clientId: client.id, secret };
  }

  /** A person of a company, with their address there. */
  async person({ id, domain }: EnterpriseCompany, name: string, role?: Role) {
    const { accounts, members } = this.gateway.services;
    const account = await accounts.findOrCreateUser(`${name}@${domain}`);
    if (role) await members.set(OPERATOR, id, { person: account, role });
    return account;
  }

  /** What the provider of a company says where it lets the client act for somebody; `change` takes the place of it. */
  claims({ idp, clientId, domain }: EnterpriseCompany, name: string, change: Claims = {}): Claims {
    const now = Math.floor(Date.now() / 1_000);
    return {
      iss: idp.issuer,
      sub: `sub-${name}`,
      aud: this.gateway.url,
      client_id: clientId,
      resource: `${this.gateway.url}/mcp`,
      scope: 'mcp:tools',
      jti: randomUUID(),
      iat: now,
      exp: now + 300,
      email: `${name}@${domain}`,
      email_verified: true,
      ...change,
    };
  }

  assertion(company: EnterpriseCompany, name: string, change: Claims = {}): Promise<string> {
    return company.idp.sign(this.claims(company, name, change), ASSERTION_TYPE);
  }

  /** Asks for a token as the client of a company. */
  ask(
    { clientId, secret }: Pick<EnterpriseCompany, 'clientId' | 'secret'>,
    assertion: string | undefined,
    more: Readonly<Record<string, string>> = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<JsonAnswer> {
    const authorization = `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`;
    const form = { grant_type: ASSERTION_GRANT, assertion, ...more };
    return postForm(this.gateway, '/token', form, { authorization, ...headers });
  }

  async close(): Promise<void> {
    await this.#started?.gateway.close();
    for (const idp of this.#providers.values()) await idp.close();
  }
}
