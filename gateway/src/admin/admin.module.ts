import { Inject, Module, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { Logger } from '@cuspal/telemetry';
import { AccountHash } from '../accounts/account-hash.ts';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { Accounts } from '../accounts/accounts.ts';
import { KeyChanges } from '../accounts/key-changes.ts';
import { Keys } from '../accounts/keys.ts';
import { ManagedKeys } from '../accounts/managed-keys.ts';
import { TestTwins } from '../accounts/test-accounts.ts';
import { Usage } from '../accounts/usage.ts';
import { UsageTotals } from '../accounts/usage-totals.ts';
import { collected, token } from '../core/provide.ts';
import { LOGGER } from '../core/tokens.ts';
import type { Database } from '../database/connection.ts';
import { DATABASE, DatabaseModule } from '../database/database.module.ts';
import { ManagementKeys } from '../management/management-keys.ts';
import { ManagementModule } from '../management/management.module.ts';
import { MAILER, MailModule } from '../mail/mail.module.ts';
import { MeteringModule } from '../metering/metering.module.ts';
import { SetAside } from '../metering/set-aside.ts';
import { Access } from '../organisations/access.ts';
import { Invitations } from '../organisations/invitations.ts';
import { Members } from '../organisations/members.ts';
import { OrganisationsModule } from '../organisations/organisations.module.ts';
import { Organisations } from '../organisations/organisations.ts';
import { Projects } from '../organisations/projects.ts';
import { PersonalData } from '../portal/personal-data.ts';
import { PortalModule } from '../portal/portal.module.ts';
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
import { AccountTransfer } from './account-transfer.ts';
import { listenAdmin, type AdminSocket } from './socket-server.ts';
import type { Services } from './command.ts';
import { AuditLog } from '../audit/audit-log.ts';
import { AuditModule } from '../audit/audit.module.ts';

const SERVICES = token<Services>('services');

/** The socket for operator commands while this process has the embedded database. */
@Module({
  imports: [
    AuditModule,
    AccountsModule,
    DatabaseModule,
    OrganisationsModule,
    ManagementModule,
    MailModule,
    MeteringModule,
    PortalModule,
    WebhookEndpointsModule,
    SingleSignOnModule,
    ScimModule,
    BillingModule,
    ProjectClientsModule,
  ],
  providers: [
    AccountTransfer,
    collected(SERVICES, {
      accounts: Accounts,
      keys: Keys,
      keyChanges: KeyChanges,
      twins: TestTwins,
      usage: Usage,
      totals: UsageTotals,
      hash: AccountHash,
      setAside: SetAside,
      personalData: PersonalData,
      transfer: AccountTransfer,
      mailer: MAILER,
      organisations: Organisations,
      members: Members,
      projects: Projects,
      invitations: Invitations,
      audit: AuditLog,
      access: Access,
      managedKeys: ManagedKeys,
      managementKeys: ManagementKeys,
      plans: PLANS,
      billingEvents: BillingEvents,
      webhookEndpoints: WebhookEndpoints,
      webhookDeliveries: WebhookDeliveries,
      providers: Providers,
      projectClients: ProjectClients,
      domains: Domains,
      scimTokens: ScimTokens,
    }),
  ],
})
export class AdminModule implements OnModuleInit, OnModuleDestroy {
  #socket: AdminSocket | undefined;

  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(SERVICES) private readonly services: Services,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onModuleInit(): Promise<void> {
    const { folder } = this.database;
    if (folder !== undefined) this.#socket = await listenAdmin(folder, this.services, this.logger);
  }

  async onModuleDestroy(): Promise<void> {
    await this.#socket?.close();
  }
}
