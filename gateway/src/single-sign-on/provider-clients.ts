import { createRemoteJWKSet, customFetch, type FetchImplementation, type JWTVerifyGetKey } from 'jose';
import * as openid from 'openid-client';
import { makeRoom } from '../core/lru-cache.ts';
import type { GuardedRequest } from '../outgoing/guarded-request.ts';
import type { Connection } from './providers.ts';

/** What a provider says of itself is asked for again after so long. */
const KEPT_MS = 10 * 60_000;
/** Providers that are kept in memory. */
const MOST_KEPT = 200;

/** Signatures by keys that a provider publishes; never by a shared secret, and never none. */
export const PROVIDER_ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];

/** A provider that can be asked. */
export interface ProviderClient {
  readonly configuration: openid.Configuration;
  /** The keys that it publishes. They are asked of it, and of no host that others need: a slow one keeps its own places alone. */
  readonly keys: JWTVerifyGetKey;
}

interface Kept {
  readonly version: string;
  readonly at: number;
  readonly client: Promise<ProviderClient>;
}

/** Clients of providers, each by what its provider publishes of itself. */
export class ProviderClients {
  readonly #kept = new Map<string, Kept>();

  /** `newRequests`: makes what asks one provider. */
  constructor(
    private readonly newRequests: () => GuardedRequest,
    private readonly now: () => number = Date.now,
  ) {}

  /** Rejects where the provider does not say what it has to. */
  of(connection: Connection): Promise<ProviderClient> {
    const { organisationId, version } = connection;
    const known = this.#kept.get(organisationId);
    if (known?.version === version && this.now() - known.at < KEPT_MS) return known.client;
    makeRoom(this.#kept, organisationId, MOST_KEPT);
    const made: Kept = { version, at: this.now(), client: discover(connection, fetchBy(this.newRequests())) };
    this.#kept.set(organisationId, made);
    // One that failed is asked again at the next use.
    made.client.catch(() => {
      if (this.#kept.get(organisationId) === made) this.#kept.delete(organisationId);
    });
    return made.client;
  }
}

async function discover(connection: Connection, fetch: openid.CustomFetch): Promise<ProviderClient> {
  const { issuer, clientId, clientSecret } = connection;
  const configuration = await openid.discovery(new URL(issuer), clientId, undefined, authentication(clientSecret), {
    [openid.customFetch]: fetch,
  });
  // The library lets Microsoft stand for all its tenants, of which anybody can have one.
  const { issuer: named } = configuration.serverMetadata();
  if (new URL(named).href !== new URL(issuer).href) throw new Error('the provider names another issuer');
  // The signature is checked too, though the token comes from the provider itself.
  openid.enableNonRepudiationChecks(configuration);
  const { jwks_uri: address = '' } = configuration.serverMetadata();
  return { configuration, keys: createRemoteJWKSet(new URL(address), { [customFetch]: keysBy(fetch) }) };
}

const keysBy =
  (fetch: openid.CustomFetch): FetchImplementation =>
  (url, { headers, ...options }) =>
    fetch(url, { ...options, headers: Object.fromEntries(headers), body: undefined });

/** Sends the secret as the provider takes it; the header only where it takes nothing else. */
const authentication =
  (secret: string): openid.ClientAuth =>
  (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const way = methods.includes('client_secret_post') ? openid.ClientSecretPost : openid.ClientSecretBasic;
    way(secret)(server, client, body, headers);
  };

const fetchBy =
  (request: GuardedRequest): openid.CustomFetch =>
  (url, { method, headers, body }) => {
    const text = body instanceof URLSearchParams || typeof body === 'string' ? String(body) : undefined;
    return request(url, { method, headers: headers, body: text });
  };
