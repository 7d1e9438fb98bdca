import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Authenticator } from '../auth/authenticator.ts';
import type { Orm } from '../database/connection.ts';
import type { Addresses } from './addresses.ts';
import { connectedApplications, type ConnectedApplication } from './applications.ts';
import type { OAuthEndpoint } from './endpoint.ts';
import type { OidcStore } from './store.ts';
import { accessTokens } from './token-authenticator.ts';

export interface OAuthParts {
  readonly orm: Orm;
  readonly addresses: Pick<Addresses, 'resource'>;
  readonly store: Pick<OidcStore, 'revokeGrant'>;
  readonly endpoint: Pick<OAuthEndpoint, 'serve'>;
  readonly now: () => number;
}

/** What the rest of the gateway knows of the authorization server. */
export class OAuth {
  /** Access tokens for this resource. */
  readonly authenticator: Authenticator;

  constructor(private readonly parts: OAuthParts) {
    const { orm, addresses, now } = parts;
    this.authenticator = accessTokens(orm, addresses.resource, now);
  }

  serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    return this.parts.endpoint.serve(request, response);
  }

  applications(accountId: string): Promise<readonly ConnectedApplication[]> {
    return connectedApplications(this.parts.orm, accountId, this.parts.now());
  }

  /** False when the account has no such grant. */
  revokeGrant(accountId: string, grantId: string): Promise<boolean> {
    return this.parts.store.revokeGrant(grantId, accountId);
  }
}
