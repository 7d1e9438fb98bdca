import { Inject, Injectable } from '@nestjs/common';
import { CLOCK } from '../core/tokens.ts';
import type { Orm } from '../database/connection.ts';
import { ORM } from '../database/database.module.ts';
import { ProjectClients } from '../project-clients/project-clients.ts';
import { connectedApplications, type ConnectedApplication } from './applications.ts';
import { OidcStore } from './store.ts';

/** What the rest of the gateway knows of the authorization server. */
@Injectable()
export class OAuth {
  constructor(
    @Inject(ORM) private readonly orm: Orm,
    private readonly store: OidcStore,
    private readonly clients: ProjectClients,
    @Inject(CLOCK) private readonly now: () => number,
  ) {}

  applications(accountId: string): Promise<readonly ConnectedApplication[]> {
    return connectedApplications(this.orm, accountId, this.now());
  }

  /** All that may call tools of an account with tokens, to name the calls by: applications, and clients of the project. */
  async callers(accountId: string): Promise<readonly ConnectedApplication[]> {
    const [applications, clients] = await Promise.all([this.applications(accountId), this.clients.list(accountId)]);
    const named = clients.map(({ id, name, createdAt, lastUsedAt }) => ({
      grantId: id,
      name,
      hosts: [],
      connectedAt: createdAt,
      lastUsedAt,
    }));
    return [...applications, ...named];
  }

  /** False when the account has no such grant. */
  revokeGrant(accountId: string, grantId: string): Promise<boolean> {
    return this.store.revokeGrant(grantId, accountId);
  }
}
