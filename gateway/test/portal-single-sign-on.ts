import type { Logger } from '@cuspal/telemetry';
import type { Accounts } from '../src/accounts/accounts.ts';
import type { Orm } from '../src/database/connection.ts';
import type { Access } from '../src/organisations/access.ts';
import type { Members } from '../src/organisations/members.ts';
import type { GuardedRequest } from '../src/outgoing/guarded-request.ts';
import { SingleSignOnController } from '../src/portal/organisations/single-sign-on.controller.ts';
import { SingleSignOnPages } from '../src/portal/organisations/single-sign-on-pages.ts';
import { ScimTokens } from '../src/scim/scim-tokens.ts';
import type { Sessions } from '../src/sign-in/sessions.ts';
import { Arrivals } from '../src/single-sign-on/arrivals.ts';
import { BackChannelLogout } from '../src/single-sign-on/back-channel-logout.ts';
import { Domains } from '../src/single-sign-on/domains.ts';
import { ArrivalProof } from '../src/single-sign-on/proof.ts';
import { ProviderClients } from '../src/single-sign-on/provider-clients.ts';
import { Providers } from '../src/single-sign-on/providers.ts';
import { Provisioned } from '../src/single-sign-on/provisioned.ts';
import type { ResolveTxt } from '../src/single-sign-on/resolve-txt.ts';
import { SingleSignOn } from '../src/single-sign-on/single-sign-on.ts';

export interface PortalSingleSignOnParts {
  readonly orm: Orm;
  readonly access: Access;
  readonly members: Members;
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly resolveTxt: ResolveTxt;
  readonly askProvider: GuardedRequest;
  readonly base: string;
  readonly logger: Logger;
  readonly now: () => number;
}

/** Single sign-on as the developer page has it. */
export function portalSingleSignOn(parts: PortalSingleSignOnParts) {
  const { orm, access, members, accounts, sessions, resolveTxt, askProvider, base, logger, now } = parts;
  const providers = new Providers(orm, access, now);
  const domains = new Domains({ orm, access, resolveTxt, logger, now });
  const clients = new ProviderClients(() => askProvider, now);
  const arrivals = new Arrivals(orm, members);
  const provisioned = new Provisioned(orm);
  const service = new SingleSignOn({ orm, providers, clients, accounts, arrivals, provisioned, base, logger, now });
  const scimTokens = new ScimTokens(orm, access, now);
  return {
    service,
    domains,
    /** The OpenID Connect providers of organisations. */
    oidc: providers,
    scimTokens,
    controller: SingleSignOnController,
    providers: [
      { provide: Providers, useValue: providers },
      { provide: Domains, useValue: domains },
      { provide: SingleSignOn, useValue: service },
      { provide: ScimTokens, useValue: scimTokens },
      { provide: BackChannelLogout, useValue: new BackChannelLogout({ providers, clients, sessions, logger }) },
      { provide: ArrivalProof, useValue: new ArrivalProof(orm, now) },
      SingleSignOnPages,
    ],
  };
}
