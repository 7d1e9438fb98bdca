import {
  Inject,
  Module,
  type MiddlewareConsumer,
  type NestModule,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import type { Logger } from '@cuspal/telemetry';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { Accounts } from '../accounts/accounts.ts';
import { Revocations } from '../accounts/revocations.ts';
import { Addresses } from '../auth/addresses.ts';
import { AuthModule } from '../auth/auth.module.ts';
import { PROOF_NONCES } from '../auth/proof-nonces.ts';
import type { GatewayConfig } from '../config/config.ts';
import { provide } from '../core/provide.ts';
import { CLOCK, CONFIG, LOGGER } from '../core/tokens.ts';
import { DatabaseModule, ORM } from '../database/database.module.ts';
import { keepPurged } from '../database/purge.ts';
import { PageRequests } from '../http/request.middleware.ts';
import { speakPageLanguage } from '../web/page-language.ts';
import { LimitsModule } from '../limits/limits.module.ts';
import { isLoopback } from '../config/loopback.ts';
import { OrganisationsModule } from '../organisations/organisations.module.ts';
import { SingleSignOnModule } from '../single-sign-on/single-sign-on.module.ts';
import { ProjectClientsModule } from '../project-clients/project-clients.module.ts';
import { PublishedKeys, READ_KEYS } from '../project-clients/published-keys.ts';
import { SignInModule } from '../sign-in/sign-in.module.ts';
import { WebModule } from '../web/web.module.ts';
import { AssertionGrant } from './assertion-grant.ts';
import { ClientDocuments } from './client-documents.ts';
import { ASSERTION_GRANT, clientGrants } from './grants.ts';
import { guardedFetch } from '../outgoing/guarded-fetch.ts';
import { InteractionPages } from './interaction.ts';
import { OAuthController } from './oauth.controller.ts';
import { OAuth } from './oauth.ts';
import { OAUTH_ROUTES } from './paths.ts';
import { ProviderRequests } from './provider-requests.ts';
import { createProvider, logFaults } from './provider.ts';
import { readSecrets } from './secrets.ts';
import { redirectRule } from '../config/redirects.ts';
import { UnusedRows } from './stored-row-quota.ts';
import { WrongSecrets } from './wrong-secrets.ts';
import { OidcStore } from './store.ts';
import { FETCH_DOCUMENT, KIND_OF_REDIRECT, PROVIDER, SECRETS } from './tokens.ts';
import { AuditedRequests } from '../audit/requests.middleware.ts';

/** OAuth 2.1 for this gateway: the authorization server at its root, and the check of the tokens it gave. */
@Module({
  imports: [
    DatabaseModule,
    WebModule,
    LimitsModule,
    AccountsModule,
    OrganisationsModule,
    SignInModule,
    SingleSignOnModule,
    AuthModule,
    ProjectClientsModule,
  ],
  controllers: [OAuthController],
  providers: [
    provide(SECRETS, [ORM, CONFIG], (orm, { oauth }) => readSecrets(orm, oauth.cookieSecret)),
    provide(UnusedRows, [ORM, CLOCK], (orm, now) => new UnusedRows({ orm, now })),
    provide(
      OidcStore,
      [ORM, Revocations, UnusedRows, PublishedKeys, CONFIG, CLOCK],
      (orm, revocations, unusedRows, publishedKeys, { oauth }, now) =>
        new OidcStore({
          orm,
          revocations,
          unusedRows,
          publishedKeys,
          clientGrants: clientGrants(oauth.enterpriseAuthorization),
          now,
        }),
    ),
    AssertionGrant,
    WrongSecrets,
    provide(KIND_OF_REDIRECT, [CONFIG], ({ oauth }) => redirectRule(oauth.redirectSchemes)),
    provide(FETCH_DOCUMENT, [], () => guardedFetch()),
    provide(
      ClientDocuments,
      [ORM, FETCH_DOCUMENT, READ_KEYS, KIND_OF_REDIRECT, UnusedRows, CONFIG, CLOCK],
      (orm, fetch, readKeys, kindOfRedirect, unusedRows, { oauth }, now) =>
        new ClientDocuments({
          orm,
          fetch,
          readKeys,
          kindOfRedirect,
          signedGrants: oauth.enterpriseAuthorization ? [ASSERTION_GRANT] : [],
          unusedRows,
          now,
        }),
    ),
    provide(
      PROVIDER,
      [
        Addresses,
        SECRETS,
        OidcStore,
        ClientDocuments,
        Accounts,
        WrongSecrets,
        AssertionGrant,
        PROOF_NONCES,
        CONFIG,
        LOGGER,
      ],
      (addresses, secrets, store, documents, accounts, wrongSecrets, grant, proofNonces, { oauth }, logger) => {
        const assertionGrant = oauth.enterpriseAuthorization ? grant : undefined;
        const accessTokenSeconds = oauth.accessTokenHours * 3_600;
        const refreshTokenSeconds = oauth.refreshTokenDays * 86_400;
        const lifetimes = { accessTokenSeconds, refreshTokenSeconds };
        const rules = { wrongSecrets, assertionGrant, proofNonces };
        const parts = { addresses, secrets, store, documents, accounts, ...rules, ...lifetimes };
        return logFaults(createProvider(parts), logger);
      },
    ),
    InteractionPages,
    ProviderRequests,
    OAuth,
  ],
  exports: [OAuth],
})
export class OAuthModule implements NestModule, OnModuleInit, OnModuleDestroy {
  #stopPurging = (): void => {};

  constructor(
    @Inject(OidcStore) private readonly store: OidcStore,
    @Inject(CONFIG) private readonly config: GatewayConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(PageRequests, AuditedRequests, speakPageLanguage).forRoutes(...OAUTH_ROUTES);
  }

  onModuleInit(): void {
    if (this.config.baseUrl === undefined && !isLoopback(this.config.host)) {
      this.logger.warn('BASE_URL is not set: applications can be connected from this machine alone');
    }
    this.#stopPurging = keepPurged([this.store], this.logger);
  }

  onModuleDestroy(): void {
    this.#stopPurging();
  }
}
