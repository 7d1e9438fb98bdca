import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Orm } from '../database/connection.ts';
import { connectedApplications, type ConnectedApplication } from './applications.ts';
import type { OAuthEndpoint } from './endpoint.ts';
import type { OidcStore } from './store.ts';

export interface OAuthParts {
  readonly orm: Orm;
  readonly store: Pick<OidcStore, 'revokeGrant'>;
  readonly endpoint: Pick<OAuthEndpoint, 'serve'>;
  readonly now: () => number;
}

/** What the rest of the gateway knows of the authorization server. */
export class OAuth {
  constructor(private readonly parts: OAuthParts) {}

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
