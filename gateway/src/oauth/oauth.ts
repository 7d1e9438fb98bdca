import type { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from '@cuspal/telemetry';
import type { Accounts } from '../accounts/accounts.ts';
import type { Authenticator } from '../auth/authenticator.ts';
import type { Revocations } from '../auth/revocations.ts';
import { baseUrlOf } from '../base-url.ts';
import type { GatewayConfig } from '../config.ts';
import type { Orm } from '../database/connection.ts';
import type { Limits } from '../limits/limits.ts';
import { isLoopback, OriginPolicy } from '../mcp/origins.ts';
import type { SignIn } from '../sign-in/sign-in.ts';
import { clientAddress } from '../web/client-address.ts';
import { Addresses } from './addresses.ts';
import { connectedApplications, type ConnectedApplication } from './applications.ts';
import { ClientDocuments } from './client-documents.ts';
import { OAuthEndpoint } from './endpoint.ts';
import { guardedFetch, type GuardedFetch } from './guarded-fetch.ts';
import { InteractionPages } from './interaction.ts';
import { createProvider } from './provider.ts';
import { readSecrets } from './secrets.ts';
import { OidcStore } from './store.ts';
import { accessTokens } from './token-authenticator.ts';

const PURGE_MS = 10 * 60_000;

export interface OAuthParts {
  readonly orm: Orm;
  readonly config: GatewayConfig;
  /** Address that the server listens on. */
  readonly listening: string;
  readonly signIn: Pick<SignIn, 'request' | 'verify' | 'pending' | 'route'>;
  readonly accounts: Pick<Accounts, 'byId'>;
  readonly revocations: Pick<Revocations, 'publish' | 'catchUp'>;
  readonly limits: Pick<Limits, 'take'>;
  readonly logger: Logger;
  /** How documents of clients are fetched; tests have hosts of their own. */
  readonly fetchDocument?: GuardedFetch;
  readonly now?: () => number;
}

export interface OAuth {
  /** Access tokens for this resource. */
  readonly authenticator: Authenticator;
  handles(request: IncomingMessage): boolean;
  serve(request: IncomingMessage, response: ServerResponse): Promise<void>;
  applications(accountId: string): Promise<readonly ConnectedApplication[]>;
  /** False when the account has no such grant. */
  revokeGrant(accountId: string, grantId: string): Promise<boolean>;
  close(): void;
}

/** OAuth 2.1 for this gateway: the authorization server at its root, and the check of the tokens it gave. */
export async function createOAuth(parts: OAuthParts): Promise<OAuth> {
  const { orm, config, accounts, signIn, limits, revocations, logger } = parts;
  const { now = Date.now, fetchDocument = guardedFetch() } = parts;
  const addresses = new Addresses({ baseUrl: config.baseUrl, listening: parts.listening });
  if (config.baseUrl === undefined && !isLoopback(config.host)) {
    logger.warn('BASE_URL is not set: applications can be connected from this machine alone');
  }
  const store = new OidcStore({ orm, revocations, now });
  const provider = createProvider({
    addresses,
    secrets: await readSecrets(orm, config.oauth.cookieSecret),
    store,
    documents: new ClientDocuments({ orm, fetch: fetchDocument, now }),
    accounts,
    accessTokenSeconds: config.oauth.accessTokenHours * 3_600,
    refreshTokenSeconds: config.oauth.refreshTokenDays * 86_400,
  });
  const fail = (fault: unknown): void => logger.error({ fault }, 'the authorization server failed');
  provider.on('server_error', (_context, fault) => fail(fault));
  // Without a listener its framework writes to the terminal.
  const framework: EventEmitter = provider;
  framework.on('error', fail);

  const seenFrom = (request: IncomingMessage) => clientAddress(request, config.trustProxy);
  const seenAs = (request: IncomingMessage) => baseUrlOf(config, request);
  const pages = new InteractionPages({
    provider,
    addresses,
    signIn,
    accounts,
    clientAddress: seenFrom,
    baseUrlOf: seenAs,
  });
  const origins = new OriginPolicy(config);
  const endpoint = new OAuthEndpoint({
    provider,
    addresses,
    pages,
    limits,
    origins,
    clientAddress: seenFrom,
    baseUrlOf: seenAs,
    logger,
  });

  const purge = (): void =>
    void store.purge().catch((fault: unknown) => logger.warn({ fault }, 'what has expired could not be removed'));
  const timer = setInterval(purge, PURGE_MS).unref();

  return {
    authenticator: accessTokens(orm, addresses.resource, now),
    handles: (request) => endpoint.handles(request),
    serve: (request, response) => endpoint.serve(request, response),
    applications: (accountId) => connectedApplications(orm, accountId, now()),
    revokeGrant: (accountId, grantId) => store.revokeGrant(grantId, accountId),
    close: () => clearInterval(timer),
  };
}
