import type { Logger } from '@cuspal/telemetry';
import { AccountHash } from '../accounts/account-hash.ts';
import { Accounts } from '../accounts/accounts.ts';
import { DeletedAccountUsage } from '../accounts/deleted-account-usage.ts';
import { KeyChanges } from '../accounts/key-changes.ts';
import { Keys } from '../accounts/keys.ts';
import { ManagedKeys } from '../accounts/managed-keys.ts';
import type { PlanBook } from '../accounts/plans.ts';
import { Revocations } from '../accounts/revocations.ts';
import { TestTwins } from '../accounts/test-accounts.ts';
import { UsageTotals } from '../accounts/usage-totals.ts';
import { Usage } from '../accounts/usage.ts';
import { AuditLog } from '../audit/audit-log.ts';
import { BillingEvents } from '../billing/billing-events.ts';
import type { GatewayConfig } from '../config/config.ts';
import type { Orm } from '../database/connection.ts';
import { ManagementKeys } from '../management/management-keys.ts';
import { SetAside } from '../metering/set-aside.ts';
import { Access } from '../organisations/access.ts';
import { Invitations } from '../organisations/invitations.ts';
import { Members } from '../organisations/members.ts';
import { Organisations } from '../organisations/organisations.ts';
import { Projects } from '../organisations/projects.ts';
import { PersonalData } from '../portal/personal-data.ts';
import { ProjectClients } from '../project-clients/project-clients.ts';
import { ScimTokens } from '../scim/scim-tokens.ts';
import { Domains } from '../single-sign-on/domains.ts';
import { Providers } from '../single-sign-on/providers.ts';
import type { ResolveTxt } from '../single-sign-on/resolve-txt.ts';
import { WebhookDeliveries } from '../webhook-endpoints/delivery-list.ts';
import { WebhookEndpoints } from '../webhook-endpoints/endpoints.ts';
import { AccountTransfer } from './account-transfer.ts';
import type { Services } from './command.ts';

/** What the operator sends is not bounded. */
const UNBOUND = {
  take: async () => ({ ok: true, limit: 1, remaining: 1, resetSeconds: 0, retryAfterSeconds: 0 }),
  giveBack: async () => {},
};

interface Ground<Post> {
  readonly orm: Orm;
  readonly config: Pick<GatewayConfig, 'defaults' | 'retention' | 'auditRetentionDays'>;
  readonly plans: PlanBook;
  readonly mailer: Post;
  /** Address of the page that an invitation leads to. */
  readonly invitationPage: string;
  readonly resolveTxt: ResolveTxt;
  readonly logger: Logger;
  readonly now?: (() => number) | undefined;
}

/** What the commands work on, on a database, where no gateway has made it already. */
export function servicesOn<Post extends Services['mailer']>(ground: Ground<Post>) {
  const { orm, config, plans, mailer, logger, now } = ground;
  const clock = now && { now };
  const revocations = new Revocations(orm, logger);
  const deletedUsage = new DeletedAccountUsage(orm, now);
  const accounts = new Accounts(orm, revocations, deletedUsage, plans);
  const access = new Access(orm);
  const keys = new Keys(orm, revocations, now);
  const keyChanges = new KeyChanges(orm, revocations, config, now);
  const twins = new TestTwins(orm, accounts);
  const webhookEndpoints = new WebhookEndpoints(orm, access, now);
  return {
    revocations,
    deletedUsage,
    accounts,
    keys,
    keyChanges,
    twins,
    managedKeys: new ManagedKeys(accounts, keys, keyChanges, twins),
    managementKeys: new ManagementKeys(orm, access, now),
    access,
    organisations: new Organisations(orm, access),
    members: new Members(orm, access),
    projects: new Projects(orm, access, accounts),
    invitations: new Invitations({
      ...{ orm, access, mailer, logger, ...clock },
      mailCap: UNBOUND,
      limits: UNBOUND,
      page: ground.invitationPage,
    }),
    usage: new Usage(orm, config.defaults, now),
    totals: new UsageTotals(orm, config.defaults, now),
    mailer,
    hash: new AccountHash(orm),
    setAside: new SetAside(orm, config),
    personalData: new PersonalData(orm, now),
    transfer: new AccountTransfer(orm, revocations),
    audit: new AuditLog(orm, { retentionDays: config.auditRetentionDays, ...clock }),
    plans,
    billingEvents: new BillingEvents(orm, now),
    webhookEndpoints,
    webhookDeliveries: new WebhookDeliveries(orm, webhookEndpoints, now),
    projectClients: new ProjectClients(orm, revocations, now),
    providers: new Providers(orm, access, now),
    domains: new Domains({ orm, access, resolveTxt: ground.resolveTxt, ...clock }),
    scimTokens: new ScimTokens(orm, access, now),
  };
}
