import { Module, type MiddlewareConsumer, type NestModule } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { Accounts } from '../accounts/accounts.ts';
import { Keys } from '../accounts/keys.ts';
import { ManagedKeys } from '../accounts/managed-keys.ts';
import { Usage } from '../accounts/usage.ts';
import { AuditLog } from '../audit/audit-log.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { collected, provide, token } from '../core/provide.ts';
import { LOGGER } from '../core/tokens.ts';
import { DatabaseModule } from '../database/database.module.ts';
import { requestMiddleware } from '../http/request.middleware.ts';
import { LimitsModule } from '../limits/limits.module.ts';
import { Limits } from '../limits/limits.ts';
import { Access } from '../organisations/access.ts';
import { Invitations } from '../organisations/invitations.ts';
import { Members } from '../organisations/members.ts';
import { OrganisationsModule } from '../organisations/organisations.module.ts';
import { Organisations } from '../organisations/organisations.ts';
import { Projects } from '../organisations/projects.ts';
import { MANAGE_PREFIX } from '../rest/routes.ts';
import { PLANS } from '../accounts/tokens.ts';
import { BillingEvents } from '../billing/billing-events.ts';
import { BillingModule } from '../billing/billing.module.ts';
import { WebhookDeliveries } from '../webhook-endpoints/delivery-list.ts';
import { WebhookEndpoints } from '../webhook-endpoints/endpoints.ts';
import { WebhookEndpointsModule } from '../webhook-endpoints/webhook-endpoints.module.ts';
import { ProjectClients } from '../project-clients/project-clients.ts';
import { ProjectClientsModule } from '../project-clients/project-clients.module.ts';
import { ScimModule } from '../scim/scim.module.ts';
import { ScimTokens } from '../scim/scim-tokens.ts';
import { Domains } from '../single-sign-on/domains.ts';
import { Providers } from '../single-sign-on/providers.ts';
import { SingleSignOnModule } from '../single-sign-on/single-sign-on.module.ts';
import { CLIENT_ADDRESS_OF, WebModule } from '../web/web.module.ts';
import { ManagementController } from './management.controller.ts';
import { ManagementKeys } from './management-keys.ts';
import { ManagementRequests } from './management-requests.ts';
import type { ManagementServices } from './operation.ts';

const SERVICES = token<ManagementServices>('management services');

/** The names of spans have no ids. */
const ManagementSpans = requestMiddleware(() => '/v1 manage');

/** Management of organisations, projects, accounts and keys by program. */
@Module({
  imports: [
    AuditModule,
    DatabaseModule,
    AccountsModule,
    OrganisationsModule,
    WebhookEndpointsModule,
    SingleSignOnModule,
    ScimModule,
    BillingModule,
    ProjectClientsModule,
    LimitsModule,
    WebModule,
  ],
  controllers: [ManagementController],
  providers: [
    ManagementKeys,
    collected(SERVICES, {
      access: Access,
      accounts: Accounts,
      keys: Keys,
      managedKeys: ManagedKeys,
      managementKeys: ManagementKeys,
      organisations: Organisations,
      members: Members,
      invitations: Invitations,
      projects: Projects,
      usage: Usage,
      audit: AuditLog,
      plans: PLANS,
      billingEvents: BillingEvents,
      webhookEndpoints: WebhookEndpoints,
      webhookDeliveries: WebhookDeliveries,
      projectClients: ProjectClients,
      providers: Providers,
      domains: Domains,
      scimTokens: ScimTokens,
    }),
    provide(
      ManagementRequests,
      [SERVICES, ManagementKeys, Limits, CLIENT_ADDRESS_OF, LOGGER],
      (services, keys, limits, clientAddress, logger) =>
        new ManagementRequests({ services, keys, limits, clientAddress, logger }),
    ),
  ],
  exports: [ManagementKeys],
})
export class ManagementModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(ManagementSpans).forRoutes(`${MANAGE_PREFIX}*path`);
  }
}
