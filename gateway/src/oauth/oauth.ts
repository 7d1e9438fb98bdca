import { Inject, Injectable } from '@nestjs/common';
import { CLOCK } from '../core/tokens.ts';
import type { Orm } from '../database/connection.ts';
import { ORM } from '../database/database.module.ts';
import { connectedApplications, type ConnectedApplication } from './applications.ts';
import { OidcStore } from './store.ts';

/** What the rest of the gateway knows of the authorization server. */
@Injectable()
export class OAuth {
  constructor(
    @Inject(ORM) private readonly orm: Orm,
    private readonly store: OidcStore,
    @Inject(CLOCK) private readonly now: () => number,
  ) {}

  applications(accountId: string): Promise<readonly ConnectedApplication[]> {
    return connectedApplications(this.orm, accountId, this.now());
  }

  /** False when the account has no such grant. */
  revokeGrant(accountId: string, grantId: string): Promise<boolean> {
    return this.store.revokeGrant(grantId, accountId);
  }
}
