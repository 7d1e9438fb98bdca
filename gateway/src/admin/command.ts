import type { AccountHash } from '../accounts/account-hash.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { KeyChanges } from '../accounts/key-changes.ts';
import type { Keys } from '../accounts/keys.ts';
import type { TestTwins } from '../accounts/test-accounts.ts';
import type { Usage } from '../accounts/usage.ts';
import type { UsageTotals } from '../accounts/usage-totals.ts';
import type { Access } from '../organisations/access.ts';
import type { ManagedKeys } from '../accounts/managed-keys.ts';
import type { ManagementKeys } from '../management/management-keys.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { SetAside } from '../metering/set-aside.ts';
import type { Invitations } from '../organisations/invitations.ts';
import type { Members } from '../organisations/members.ts';
import type { Organisations } from '../organisations/organisations.ts';
import type { Projects } from '../organisations/projects.ts';
import type { PlanBook } from '../accounts/plans.ts';
import type { BillingEvents } from '../billing/billing-events.ts';
import type { WebhookDeliveries } from '../webhook-endpoints/delivery-list.ts';
import type { WebhookEndpoints } from '../webhook-endpoints/endpoints.ts';
import type { ProjectClients } from '../project-clients/project-clients.ts';
import type { ScimTokens } from '../scim/scim-tokens.ts';
import type { Domains } from '../single-sign-on/domains.ts';
import type { Providers } from '../single-sign-on/providers.ts';
import type { PersonalData } from '../portal/personal-data.ts';
import type { AccountTransfer } from './account-transfer.ts';
import type { Given, Options } from './arguments.ts';
import type { AuditLog } from '../audit/audit-log.ts';

/** The parts that the commands work on. */
export interface Services {
  readonly accounts: Accounts;
  readonly keys: Keys;
  readonly keyChanges: KeyChanges;
  readonly twins: TestTwins;
  readonly managedKeys: ManagedKeys;
  readonly managementKeys: ManagementKeys;
  readonly access: Access;
  readonly organisations: Organisations;
  readonly members: Members;
  readonly projects: Projects;
  readonly invitations: Pick<Invitations, 'list' | 'send' | 'revoke'>;
  readonly usage: Usage;
  readonly totals: Pick<UsageTotals, 'of'>;
  readonly mailer: Pick<Mailer, 'send' | 'route'>;
  /** Name of an account in metrics. */
  readonly hash: Pick<AccountHash, 'of'>;
  readonly setAside: SetAside;
  readonly personalData: Pick<PersonalData, 'of'>;
  readonly transfer: AccountTransfer;
  readonly audit: AuditLog;
  readonly plans: PlanBook;
  readonly billingEvents: BillingEvents;
  readonly webhookEndpoints: WebhookEndpoints;
  readonly webhookDeliveries: WebhookDeliveries;
  readonly projectClients: ProjectClients;
  readonly providers: Providers;
  readonly domains: Domains;
  readonly scimTokens: ScimTokens;
}

/** An answer in two forms, for programs and for people. */
export interface Output {
  readonly json: unknown;
  readonly text: string;
}

/** A command of the operator. */
export interface Command {
  readonly words: string;
  readonly meaning: string;
  readonly options: Options;
  /** The operations of /v1/manage by which it does what it does; left out where none does the same. */
  readonly operations?: readonly string[];
  run(services: Services, given: Given): Promise<Output>;
}
