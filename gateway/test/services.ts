import { AccountTransfer } from '../src/admin/account-transfer.ts';
import { Access } from '../src/organisations/access.ts';
import { Invitations } from '../src/organisations/invitations.ts';
import { ManagementKeys } from '../src/management/management-keys.ts';
import { Members } from '../src/organisations/members.ts';
import { Organisations } from '../src/organisations/organisations.ts';
import { Projects } from '../src/organisations/projects.ts';
import { NO_PLANS, type PlanBook } from '../src/accounts/plans.ts';
import { BillingEvents } from '../src/billing/billing-events.ts';
import { ProjectClients } from '../src/project-clients/project-clients.ts';
import { WebhookDeliveries } from '../src/webhook-endpoints/delivery-list.ts';
import { WebhookEndpoints } from '../src/webhook-endpoints/endpoints.ts';
import { PersonalData } from '../src/portal/personal-data.ts';
import { SetAside } from '../src/metering/set-aside.ts';
import { AccountHash } from '../src/accounts/account-hash.ts';
import { suiteLogger } from '@cuspal/telemetry/testing';
import { Accounts, type Account, type NewAccount } from '../src/accounts/accounts.ts';
import { DeletedAccountUsage } from '../src/accounts/deleted-account-usage.ts';
import { KeyChanges } from '../src/accounts/key-changes.ts';
import { Keys } from '../src/accounts/keys.ts';
import { ManagedKeys } from '../src/accounts/managed-keys.ts';
import { TestTwins } from '../src/accounts/test-twins.ts';
import type { Mail } from '../src/mail/mailer.ts';
import { UsageTotals } from '../src/accounts/usage-totals.ts';
import { Usage } from '../src/accounts/usage.ts';
import { Revocations } from '../src/accounts/revocations.ts';
import type { Database } from '../src/database/connection.ts';
import { testConfig } from './gateway.ts';
import { Domains } from '../src/single-sign-on/domains.ts';
import { Providers } from '../src/single-sign-on/providers.ts';
import { ScimTokens } from '../src/scim/scim-tokens.ts';
import { AuditLog } from '../src/audit/audit-log.ts';

export { eventually } from '../../test/support/wait.ts';

export const quiet = suiteLogger('gateway', 'silent');

/** Keeps messages, or hands none over. */
const UNBOUND = {
  take: async () => ({ ok: true, limit: 1, remaining: 1, resetSeconds: 0, retryAfterSeconds: 0 }),
  giveBack: async () => {},
};

class TestMailer {
  readonly route = 'smtp';
  readonly mails: Mail[] = [];
  fault: Error | undefined;

  async send(mail: Mail): Promise<void> {
    if (this.fault) throw this.fault;
    this.mails.push(mail);
  }
}

export interface TestServices {
  readonly revocations: Revocations;
  readonly deletedUsage: DeletedAccountUsage;
  readonly accounts: Accounts;
  readonly keys: Keys;
  readonly keyChanges: KeyChanges;
  readonly twins: TestTwins;
  readonly organisations: Organisations;
  readonly members: Members;
  readonly projects: Projects;
  readonly invitations: Invitations;
  readonly managementKeys: ManagementKeys;
  readonly managedKeys: ManagedKeys;
  readonly plans: PlanBook;
  readonly billingEvents: BillingEvents;
  readonly webhookEndpoints: WebhookEndpoints;
  readonly webhookDeliveries: WebhookDeliveries;
  readonly access: Access;
  readonly usage: Usage;
  readonly totals: UsageTotals;
  readonly mailer: TestMailer;
  readonly hash: AccountHash;
  readonly setAside: SetAside;
  readonly personalData: PersonalData;
  readonly transfer: AccountTransfer;
  readonly audit: AuditLog;
  readonly projectClients: ProjectClients;
  readonly providers: Providers;
  readonly domains: Domains;
  readonly scimTokens: ScimTokens;
  /** An account with limits of its own, and a key. */
  customer(
    limits?: Partial<NewAccount>,
  ): Promise<{ readonly account: Account; readonly key: string; readonly keyId: string }>;
}

/** What stands on a database, as another gateway or the operator command has it. */
export function servicesOn({ orm }: Database, now?: () => number, plans: PlanBook = NO_PLANS): TestServices {
  const revocations = new Revocations(orm, quiet);
  const deletedUsage = new DeletedAccountUsage(orm, now);
  const accounts = new Accounts(orm, revocations, deletedUsage, plans);
  const keys = new Keys(orm, revocations, now);
  const access = new Access(orm);
  const mailer = new TestMailer();
  const keyChanges = new KeyChanges(orm, revocations, testConfig(), now);
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
    access,
    organisations: new Organisations(orm, access),
    members: new Members(orm, access),
    projects: new Projects(orm, access, accounts),
    invitations: new Invitations({
      orm,
      access,
      mailer,
      mailCap: UNBOUND,
      limits: UNBOUND,
      page: 'http://localhost:3000/invitation',
      ...(now && { now }),
    }),
    managementKeys: new ManagementKeys(orm, access, now),
    plans,
    billingEvents: new BillingEvents(orm, now),
    webhookEndpoints,
    webhookDeliveries: new WebhookDeliveries(orm, webhookEndpoints, now),
    usage: new Usage(orm, testConfig().defaults, now),
    totals: new UsageTotals(orm, testConfig().defaults, now),
    mailer,
    hash: new AccountHash(orm),
    setAside: new SetAside(orm),
    personalData: new PersonalData(orm, now),
    transfer: new AccountTransfer(orm, revocations),
    audit: new AuditLog(orm, { retentionDays: testConfig().auditRetentionDays, ...(now && { now }) }),
    projectClients: new ProjectClients(orm, revocations, now),
    providers: new Providers(orm, access, now),
    domains: new Domains({ orm, access, resolveTxt: async () => [], ...(now && { now }) }),
    scimTokens: new ScimTokens(orm, access, now),
    async customer(limits = {}) {
      const account = await accounts.create({ name: 'Customer', ...limits });
      const { key, row } = await keys.create(account.id, 'Test');
      return { account, key, keyId: row.id };
    },
  };
}

export const total = (perDay: readonly { readonly calls: number }[]): number =>
  perDay.reduce((sum, { calls }) => sum + calls, 0);
