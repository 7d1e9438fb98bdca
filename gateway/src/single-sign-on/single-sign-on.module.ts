import { Inject, Module, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { Logger } from '@cuspal/telemetry';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { Accounts } from '../accounts/accounts.ts';
import { provide } from '../core/provide.ts';
import { CLOCK, CONFIG, LISTENING, LOGGER } from '../core/tokens.ts';
import { DatabaseModule, ORM } from '../database/database.module.ts';
import { keepPurged } from '../database/purge.ts';
import { Access } from '../organisations/access.ts';
import { OrganisationsModule } from '../organisations/organisations.module.ts';
import { guardedRequest } from '../outgoing/guarded-request.ts';
import { SignInModule } from '../sign-in/sign-in.module.ts';
import { Sessions } from '../sign-in/sessions.ts';
import { Arrivals } from './arrivals.ts';
import { Assertions } from './assertions.ts';
import { BackChannelLogout } from './back-channel-logout.ts';
import { Domains } from './domains.ts';
import { ArrivalProof } from './proof.ts';
import { ProviderClients } from './provider-clients.ts';
import { Providers } from './providers.ts';
import { Provisioned } from './provisioned.ts';
import { txtResolver } from './resolve-txt.ts';
import { SingleSignOn } from './single-sign-on.ts';
import { NEW_REQUESTS, RESOLVE_TXT } from './tokens.ts';

/** Signing in at the providers of organisations, and whose domains come by them. */
@Module({
  imports: [DatabaseModule, AccountsModule, OrganisationsModule, SignInModule],
  providers: [
    provide(NEW_REQUESTS, [], () => () => guardedRequest()),
    provide(RESOLVE_TXT, [], () => txtResolver()),
    Providers,
    Arrivals,
    Provisioned,
    ArrivalProof,
    provide(
      Domains,
      [ORM, Access, RESOLVE_TXT, LOGGER, CLOCK],
      (orm, access, resolveTxt, logger, now) => new Domains({ orm, access, resolveTxt, logger, now }),
    ),
    provide(ProviderClients, [NEW_REQUESTS, CLOCK], (newRequests, now) => new ProviderClients(newRequests, now)),
    Assertions,
    provide(
      SingleSignOn,
      [ORM, Providers, ProviderClients, Accounts, Arrivals, Provisioned, CONFIG, LISTENING, LOGGER, CLOCK],
      (orm, providers, clients, accounts, arrivals, provisioned, { baseUrl }, listening, logger, now) =>
        new SingleSignOn({
          orm,
          providers,
          clients,
          accounts,
          arrivals,
          provisioned,
          base: baseUrl ?? listening,
          logger,
          now,
        }),
    ),
    provide(
      BackChannelLogout,
      [Providers, ProviderClients, Sessions, LOGGER],
      (providers, clients, sessions, logger) => new BackChannelLogout({ providers, clients, sessions, logger }),
    ),
  ],
  exports: [Providers, Domains, SingleSignOn, BackChannelLogout, ArrivalProof, Assertions],
})
export class SingleSignOnModule implements OnModuleInit, OnModuleDestroy {
  #stopChecking = (): void => {};

  constructor(
    @Inject(Domains) private readonly domains: Domains,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.#stopChecking = keepPurged([this.domains], this.logger);
  }

  onModuleDestroy(): void {
    this.#stopChecking();
  }
}
