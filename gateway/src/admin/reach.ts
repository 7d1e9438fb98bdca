import { AccountHash } from '../accounts/account-hash.ts';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@cuspal/telemetry';
import { Accounts, AccountError } from '../accounts/accounts.ts';
import { KeyChanges } from '../accounts/key-changes.ts';
import { Keys } from '../accounts/keys.ts';
import { ManagedKeys } from '../accounts/managed-keys.ts';
import { TestTwins } from '../accounts/test-twins.ts';
import { Usage } from '../accounts/usage.ts';
import { Revocations } from '../accounts/revocations.ts';
import type { GatewayConfig } from '../config/config.ts';
import { openExistingDatabase } from '../database/database.ts';
import { UsageTotals } from '../accounts/usage-totals.ts';
import { ManagementKeys } from '../management/management-keys.ts';
import { createMailer } from '../mail/mailer.ts';
import { SetAside } from '../metering/set-aside.ts';
import { Access } from '../organisations/access.ts';
import { Invitations } from '../organisations/invitations.ts';
import { Members } from '../organisations/members.ts';
import { Organisations } from '../organisations/organisations.ts';
import { Projects } from '../organisations/projects.ts';
import { INVITATION } from '../web/portal-paths.ts';
import { PersonalData } from '../portal/personal-data.ts';
import { readPlans } from '../accounts/plans.ts';
import { BillingEvents } from '../billing/billing-events.ts';
import { WebhookDeliveries } from '../webhook-endpoints/delivery-list.ts';
import { WebhookEndpoints } from '../webhook-endpoints/endpoints.ts';
import { ProjectClients } from '../project-clients/project-clients.ts';
import { ScimTokens } from '../scim/scim-tokens.ts';
import { Domains } from '../single-sign-on/domains.ts';
import { Providers } from '../single-sign-on/providers.ts';
import { txtResolver } from '../single-sign-on/resolve-txt.ts';
import { AccountTransfer } from './account-transfer.ts';
import { FolderInUse } from '../database/lock.ts';
import type { Output } from './command.ts';
import { runCommand } from './commands.ts';
import { answerSchema, socketPath } from './socket-server.ts';
import { AuditLog } from '../audit/audit-log.ts';

/** A gateway takes the lock before it listens: a moment, on a machine with much else to do up to a minute. */
const PATIENCE_MS = 60_000;
const PAUSE_MS = 100;

/** What the operator sends is not bounded. */
const UNBOUND = {
  take: async () => ({ ok: true, limit: 1, remaining: 1, resetSeconds: 0, retryAfterSeconds: 0 }),
  giveBack: async () => {},
};

/** Runs a command where the database is: in the gateway that has it open, else in this process. */
export async function runWhereItIs(config: GatewayConfig, line: readonly string[], logger: Logger): Promise<Output> {
  if (config.databaseUrl !== undefined) return runHere(config, line, logger);
  for (const until = Date.now() + PATIENCE_MS; ; await sleep(PAUSE_MS)) {
    const answered = await askGateway(config.dataDir, line);
    if (answered) return answered;
    try {
      return await runHere(config, line, logger);
    } catch (fault) {
      if (!(fault instanceof FolderInUse) || Date.now() > until) throw fault;
    }
  }
}

async function runHere(config: GatewayConfig, line: readonly string[], logger: Logger): Promise<Output> {
  const database = await openExistingDatabase(config);
  const mailer = createMailer(config);
  try {
    const { orm } = database;
    const plans = readPlans(config.plansFile);
    const revocations = new Revocations(orm, logger);
    const accounts = new Accounts(orm, revocations, undefined, plans);
    const access = new Access(orm);
    const keys = new Keys(orm, revocations);
    const keyChanges = new KeyChanges(orm, revocations, config);
    const twins = new TestTwins(orm, accounts);
    const webhookEndpoints = new WebhookEndpoints(orm, access);
    const services = {
      accounts,
      keys,
      keyChanges,
      twins,
      managedKeys: new ManagedKeys(accounts, keys, keyChanges, twins),
      managementKeys: new ManagementKeys(orm, access),
      access,
      usage: new Usage(orm, config.defaults),
      totals: new UsageTotals(orm, config.defaults),
      mailer,
      hash: new AccountHash(orm),
      setAside: new SetAside(orm, config),
      personalData: new PersonalData(orm),
      transfer: new AccountTransfer(orm, revocations),
      audit: new AuditLog(orm, { retentionDays: config.auditRetentionDays }),
      projectClients: new ProjectClients(orm, revocations),
      providers: new Providers(orm, access),
      domains: new Domains({ orm, access, resolveTxt: txtResolver() }),
      scimTokens: new ScimTokens(orm, access),
      organisations: new Organisations(orm, access),
      members: new Members(orm, access),
      projects: new Projects(orm, access, accounts),
      invitations: new Invitations({
        orm,
        access,
        mailer,
        mailCap: UNBOUND,
        limits: UNBOUND,
        page: `${config.baseUrl ?? `http://127.0.0.1:${config.port}`}${INVITATION}`,
        logger,
      }),
      plans,
      billingEvents: new BillingEvents(orm),
      webhookEndpoints,
      webhookDeliveries: new WebhookDeliveries(orm, webhookEndpoints),
    };
    return await runCommand(services, line);
  } finally {
    mailer.close();
    await database.close();
  }
}

/** Undefined when no gateway listens in the folder. */
function askGateway(folder: string, line: readonly string[]): Promise<Output | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connect({ path: socketPath(folder), allowHalfOpen: true });
    let text = '';
    let connected = false;
    socket.setEncoding('utf8');
    socket.on('connect', () => {
      connected = true;
      socket.end(JSON.stringify({ line }));
    });
    socket.on('error', (fault) => (connected ? reject(fault) : resolve(undefined)));
    socket.on('data', (part: string) => (text += part));
    socket.on('end', () => {
      try {
        const answer = answerSchema.parse(JSON.parse(text));
        if (answer.ok) resolve({ json: answer.json, text: answer.text });
        else reject(new AccountError(answer.fault));
      } catch {
        reject(new Error('the gateway closed the connection without an answer'));
      }
    });
  });
}
