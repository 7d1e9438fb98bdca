import type { Revocations } from '../src/accounts/revocations.ts';
import type { Orm } from '../src/database/connection.ts';
import { OAuth } from '../src/oauth/oauth.ts';
import { ClientPages } from '../src/portal/clients/client-pages.ts';
import { ClientsController } from '../src/portal/clients/clients.controller.ts';
import { ProjectClients } from '../src/project-clients/project-clients.ts';

export type Applications = Pick<OAuth, 'applications' | 'revokeGrant'>;

export interface PortalClientsParts {
  readonly orm: Orm;
  readonly revocations: Revocations;
  readonly now: () => number;
  /** Connected applications that there are to be. */
  readonly applications?: Applications | undefined;
}

const NONE: Applications = { applications: async () => [], revokeGrant: async () => false };

/** Clients of projects and connected applications, as the developer page has them. */
export function portalClients({ orm, revocations, now, applications = NONE }: PortalClientsParts) {
  const service = new ProjectClients(orm, revocations, now);
  const oauth = { callers: applications.applications, ...applications };
  return {
    service,
    oauth,
    controller: ClientsController,
    providers: [{ provide: ProjectClients, useValue: service }, { provide: OAuth, useValue: oauth }, ClientPages],
  };
}
