import { timingSafeEqual } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import { errors, Provider, type Client, type Configuration } from 'oidc-provider';
import type { Logger } from '@cuspal/telemetry';
import type { Accounts } from '../accounts/accounts.ts';
import { SCOPE, SCOPES, type Addresses } from '../auth/addresses.ts';
import type { ProofNonces } from '../auth/proof-nonces.ts';
import { PROOF_ALGORITHMS } from '../auth/proofs.ts';
import { faultLog } from '../database/fault-log.ts';
import { isOutage } from '../database/outage.ts';
import { CREDENTIAL_METHODS } from './client-metadata.ts';
import { DOCUMENT_SECONDS, type ClientDocuments } from './client-documents.ts';
import { renderFault, sayOutage, stayHere } from './fault-page.ts';
import { PATHS } from './paths.ts';
import type { OAuthSecrets } from './secrets.ts';
import type { AssertionGrant } from './assertion-grant.ts';
import { ASSERTION_GRANT } from './grants.ts';
import type { WrongSecrets } from './wrong-secrets.ts';
import { CLIENT_SIGNING_ALGORITHMS } from '../project-clients/key-set.ts';
import { secretDigest } from '../project-clients/registered.ts';
import type { OidcStore } from './store.ts';

const INTERACTION_SECONDS = 30 * 60;
const CODE_SECONDS = 60;
/** An assertion is remembered until it ends, so that it is taken once. */
const LONGEST_ASSERTION_SECONDS = 600;
/** The database ends a grant with its last token; this only has to be later than that. */
const GRANT_SECONDS = 100 * 366 * 86_400;

export interface ProviderParts {
  readonly addresses: Addresses;
  readonly secrets: OAuthSecrets;
  readonly store: OidcStore;
  readonly documents: ClientDocuments;
  readonly accounts: Pick<Accounts, 'byId'>;
  readonly wrongSecrets: WrongSecrets;
  /** Takes assertions of the providers of organisations; left out where none are taken. */
  readonly assertionGrant?: AssertionGrant | undefined;
  /** Left out: proofs of a key have no nonce. */
  readonly proofNonces?: ProofNonces | undefined;
  readonly accessTokenSeconds: number;
  readonly refreshTokenSeconds: number;
}

/** The authorization server, set up to do what MCP clients need and nothing else. */
export function createProvider(parts: ProviderParts): Provider {
  const provider = new Provider(parts.addresses.issuer, configuration(parts));
  // What stands before it has set host and protocol; nothing else may.
  provider.proxy = true;
  // Secrets are kept as hashes.
  provider.Client.prototype.compareClientSecret = function (this: Client, sent: string): boolean {
    const [kept, given] = [Buffer.from(this.clientSecret ?? ''), Buffer.from(secretDigest(sent))];
    return kept.length === given.length && timingSafeEqual(kept, given);
  };
  const outages = new WeakSet();
  provider.on('server_error', (context, fault) => {
    if (isOutage(fault)) outages.add(context);
  });
  parts.assertionGrant?.register(provider, parts.accessTokenSeconds);
  const refusedAssertions = new WeakSet();
  provider.on('grant.error', (context, fault) => {
    const isOfAssertion = context.oidc.params?.['grant_type'] === ASSERTION_GRANT;
    if (isOfAssertion && fault.error === 'invalid_grant') refusedAssertions.add(context);
  });
  provider.use(async (context, next) => {
    await next();
    dropSessionCookie(context.res);
    if (context.status === 401 || refusedAssertions.has(context)) await parts.wrongSecrets.count(context);
    if (outages.has(context)) sayOutage(context, context.path.startsWith(PATHS.authorization));
    else if (context.path === PATHS.authorization) stayHere(context, parts.addresses.issuer);
  });
  return provider;
}

/** Tells the log what goes wrong inside the provider. */
export function logFaults(provider: Provider, logger: Logger): Provider {
  const faults = faultLog(logger);
  const fail = (fault: unknown): void => faults.error({ fault }, 'the authorization server failed');
  provider.on('server_error', (_context, fault) => fail(fault));
  // Without a listener its framework writes to the terminal.
  const framework: EventEmitter = provider;
  framework.on('error', fail);
  return provider;
}

function configuration(parts: ProviderParts): Configuration {
  const { addresses, secrets, store, documents, accounts } = parts;
  const { accessTokenSeconds, refreshTokenSeconds } = parts;
  return {
    adapter: (kind) => store.adapter(kind),
    jwks: secrets.jwks,
    cookies: { keys: [...secrets.cookieKeys] },
    routes: { ...PATHS },
    scopes: SCOPES,
    responseTypes: ['code'],
    clientAuthMethods: [...CREDENTIAL_METHODS],
    enabledJWA: {
      clientAuthSigningAlgValues: [...CLIENT_SIGNING_ALGORITHMS],
      dPoPSigningAlgValues: [...PROOF_ALGORITHMS],
    },
    assertJwtClientAuthClaimsAndHeader: (_context, { exp }) => {
      if (Number(exp) > Date.now() / 1_000 + LONGEST_ASSERTION_SECONDS) {
        throw new errors.InvalidClientAuth(
          `exp of the client assertion must be within ${LONGEST_ASSERTION_SECONDS} seconds`,
        );
      }
    },
    clientDefaults: { id_token_signed_response_alg: 'ES256', token_endpoint_auth_method: 'none' },
    pkce: { required: () => true },
    clientBasedCORS: () => true,
    features: {
      devInteractions: { enabled: false },
      // Clients that bind no token have their proofs taken away before.
      dPoP: { enabled: true, ...nonceRule(parts.proofNonces) },
      clientCredentials: { enabled: true },
      pushedAuthorizationRequests: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
      registration: { enabled: true, issueRegistrationAccessToken: false },
      revocation: { enabled: true, allowedPolicy: (_context, client, token) => token.clientId === client.clientId },
      clientIdMetadataDocument: { enabled: true, ack: 'draft-02', cacheDuration: DOCUMENT_SECONDS },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => addresses.resource,
        useGrantedResource: () => true,
        getResourceServerInfo: (_context, resource) => {
          if (resource !== addresses.resource) throw new errors.InvalidTarget();
          return { scope: SCOPE, audience: resource, accessTokenFormat: 'opaque', accessTokenTTL: accessTokenSeconds };
        },
      },
    },
    fetch: (address) => documents.fetch(addressOf(address)),
    findAccount: async (_context, id) => {
      const account = await accounts.byId(id);
      if (!account || account.suspendedAt !== null) return undefined;
      return { accountId: id, claims: () => ({ sub: id }) };
    },
    interactions: { url: (_context, { uid }) => `${PATHS.interaction}/${uid}` },
    renderError: renderFault,
    expiresWithSession: () => false,
    issueRefreshToken: (_context, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    revokeGrantPolicy: () => true,
    ttl: {
      AccessToken: accessTokenSeconds,
      AuthorizationCode: CODE_SECONDS,
      ClientCredentials: accessTokenSeconds,
      Grant: GRANT_SECONDS,
      IdToken: CODE_SECONDS,
      Interaction: INTERACTION_SECONDS,
      RefreshToken: refreshTokenSeconds,
      Session: INTERACTION_SECONDS,
    },
  };
}

const nonceRule = (nonces: ProofNonces | undefined) =>
  nonces && { nonceSecret: nonces.secret, requireNonce: () => nonces.required };

const addressOf = (input: string | URL | Request): string => (input instanceof Request ? input.url : String(input));

/** No session is kept, so its cookie would only be carried about. */
function dropSessionCookie(response: {
  getHeader(name: string): number | string | string[] | undefined;
  setHeader(name: string, value: string[]): unknown;
  removeHeader(name: string): void;
  headersSent: boolean;
}): void {
  const cookies = response.getHeader('set-cookie');
  if (!Array.isArray(cookies) || response.headersSent) return;
  const kept = cookies.filter((cookie) => !/^_session(?:\.sig)?=/.test(cookie));
  if (kept.length > 0) response.setHeader('set-cookie', kept);
  else response.removeHeader('set-cookie');
}
