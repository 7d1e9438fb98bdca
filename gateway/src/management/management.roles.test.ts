import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quickest } from '../../test/databases.ts';
import { startTestGateway, type TestGateway } from '../../test/gateway.ts';
import { replacing } from '../../test/replacing.ts';
import { RESOLVE_TXT } from '../single-sign-on/tokens.ts';
import { send } from '../../test/http.ts';
import { quiet, servicesOn, type TestServices } from '../../test/services.ts';
import { putBack, stateOf } from '../../test/two-organisations.ts';
import type { Database } from '../database/connection.ts';
import { Limits } from '../limits/limits.ts';
import { OPERATOR } from '../organisations/actor.ts';
import { KEY_ROLES, type KeyRole } from './management-keys.ts';
import { WebhookSender } from '../webhook-endpoints/sender.ts';
import { OPERATIONS } from './operations.ts';

type Who = KeyRole | 'operator';

/** The kinds of keys that may ask for what; written out here, so that a slip in the table of roles shows. */
const ALL = ['operator', 'owner', 'billing', 'reader'] as const;
const OWNER = ['operator', 'owner'] as const;
const ONE = ['operator'] as const;
const MAY: Readonly<Record<string, readonly Who[]>> = {
  getManagementKey: ALL,
  listOrganisations: ALL,
  getOrganisation: ALL,
  putOrganisation: OWNER,
  deleteOrganisation: OWNER,
  listMembers: ALL,
  getMember: ALL,
  putMember: OWNER,
  deleteMember: OWNER,
  listInvitations: OWNER,
  getInvitation: OWNER,
  putInvitation: OWNER,
  deleteInvitation: OWNER,
  listProjects: ALL,
  getProject: ALL,
  putProject: OWNER,
  deleteProject: OWNER,
  listAccounts: ONE,
  getAccount: ALL,
  putAccount: ONE,
  deleteAccount: ONE,
  getLimits: ALL,
  putLimits: ONE,
  getSuspension: ALL,
  putSuspension: ONE,
  getAccountUsage: ALL,
  listAccountKeys: OWNER,
  getAccountKey: OWNER,
  putAccountKey: OWNER,
  putAccountKeySecret: OWNER,
  deleteAccountKey: OWNER,
  listAccountClients: OWNER,
  getAccountClient: OWNER,
  putAccountClient: OWNER,
  putAccountClientSecret: OWNER,
  deleteAccountClient: OWNER,
  listOrganisationKeys: OWNER,
  getOrganisationKey: OWNER,
  putOrganisationKey: OWNER,
  deleteOrganisationKey: OWNER,
  listAuditEntries: ['operator', 'owner', 'reader'],
  listPlans: ONE,
  getAccountPlan: ALL,
  putAccountPlan: ONE,
  listBillingEvents: ONE,
  getBillingEvent: ONE,
  putBillingEvent: ONE,
  listWebhooks: OWNER,
  getWebhook: OWNER,
  putWebhook: OWNER,
  deleteWebhook: OWNER,
  putWebhookSecret: OWNER,
  listWebhookDeliveries: OWNER,
  getWebhookDelivery: OWNER,
  putWebhookDelivery: OWNER,
  getSingleSignOn: OWNER,
  putSingleSignOn: OWNER,
  deleteSingleSignOn: OWNER,
  listDomains: OWNER,
  getDomain: OWNER,
  putDomain: OWNER,
  deleteDomain: OWNER,
  listScimTokens: OWNER,
  getScimToken: OWNER,
  putScimToken: OWNER,
  deleteScimToken: OWNER,
  listOperatorKeys: ONE,
  getOperatorKey: ONE,
  putOperatorKey: ONE,
  deleteOperatorKey: ONE,
};

const BODIES: Readonly<Record<string, object>> = {
  putOrganisation: { name: 'Taken' },
  putMember: { role: 'owner' },
  putInvitation: { email: 'new@example.com', role: 'owner' },
  putProject: { name: 'Taken' },
  putAccount: { name: 'Taken' },
  putLimits: { monthlyAllowance: 99 },
  putSuspension: { suspended: true },
  putAccountKey: { name: 'Taken' },
  putAccountKeySecret: { knownHint: 'none' },
  putAccountClient: { name: 'Taken', method: 'client_secret_basic' },
  putAccountClientSecret: { knownHint: 'none' },
  putOrganisationKey: { name: 'Taken', role: 'owner' },
  putAccountPlan: { plan: null, customer: 'cus_taken' },
  putBillingEvent: { status: 'sent' },
  putWebhook: { url: 'https://taken.example/hook' },
  putWebhookSecret: { number: 2 },
  putWebhookDelivery: { status: 'waiting' },
  putOperatorKey: { name: 'Taken', role: 'owner' },
  putSingleSignOn: { issuer: 'https://taken.example', clientId: 'taken', clientSecret: 'taken', required: true },
  putDomain: {},
  putScimToken: {},
};

/** What is put once or shuts others out; whatever else is put leaves all there for who asks next, by another name. */
const SPOILS = new Set(['putSuspension', 'putSingleSignOn', 'putWebhookSecret']);

describe('management keys by role, against their own and others', () => {
  let database: Database;
  let services: TestServices;
  let gateway: TestGateway;
  /** The organisation that no key may reach, for all operations: each of them must leave it as it was. */
  let foreign: Company;
  let foreignBefore: string;
  /** The organisation whose keys ask, put back once an operation was allowed to take something from it. */
  let own: Asking;
  let ownBefore: string;
  let isSpoiled = false;
  beforeAll(async () => {
    database = await quickest().fresh();
    services = servicesOn(database);
    // A minute passes between requests: what bounds them has tests of its own.
    let minutes = 0;
    const limits = new Limits({ logger: quiet, now: () => (minutes += 1) * 60_000 });
    const createApplication = replacing((builder) =>
      builder
        .overrideProvider(RESOLVE_TXT)
        .useValue(async () => [])
        .overrideProvider(Limits)
        .useValue(limits)
        // What is waiting to be sent is left as it is.
        .overrideProvider(WebhookSender)
        .useValue({ show: () => {}, close: async () => {} }),
    );
    gateway = await startTestGateway({ database, createApplication });
    foreign = await company('Foreign');
    foreignBefore = await stateOf(database, foreign.ids.organisation);
    own = await asking();
    ownBefore = await stateOf(database, own.ids.organisation);
  }, 60_000);
  afterAll(async () => {
    await gateway.gateway.close();
    await database.close();
  });

  /** An organisation with a project, a second owner, and a key of each kind. */
  const company = async (mark: string) => {
    const owner = await services.accounts.findOrCreateUser(`${mark}-${randomUUID()}@example.com`);
    const member = await services.accounts.findOrCreateUser(`${mark}-${randomUUID()}@example.com`);
    const { id } = await services.organisations.make(owner, `${mark} Marmot`);
    await services.members.set(OPERATOR, id, { person: member, role: 'owner' });
    const project = await services.projects.make(OPERATOR, id, `${mark} Badger`);
    const { row } = await services.keys.create(project.id, `${mark} Weasel`);
    const { key } = await services.managementKeys.make(OPERATOR, id, { name: `${mark} Otter`, role: 'owner' });
    const invitation = randomUUID();
    const address = `${mark}-invited-${invitation}@example.com`.toLowerCase();
    await services.invitations.send(OPERATOR, id, { id: invitation, address, role: 'reader' });
    const { client } = await services.projectClients.make(project.id, {
      name: `${mark} Ferret`,
      method: 'client_secret_basic',
    });
    const { endpoint } = await services.webhookEndpoints.make(OPERATOR, id, {
      url: `https://${mark.toLowerCase()}-stoat.example/hook`,
      events: [],
    });
    const of = { organisationId: id, endpointId: endpoint.id };
    await services.webhookEndpoints.test(OPERATOR, of);
    const [delivery] = await services.webhookDeliveries.list(OPERATOR, of, 1);
    if (!delivery) throw new Error('the test message was not kept');
    const hooks = { webhook: endpoint.id, delivery: delivery.id, event: randomUUID() };
    const provider = { issuer: 'https://login.example', clientId: `${mark}-Vole`, clientSecret: 'secret' };
    await services.providers.set(OPERATOR, id, provider);
    const { domain, token } = await services.domains.claim(OPERATOR, id, `${mark}-${randomUUID()}.example`);
    const { token: scimToken } = await services.scimTokens.make(OPERATOR, id);
    const people = { invitation, organisation: id, member: member.id };
    const ids = {
      ...people,
      project: project.id,
      account: project.id,
      client: client.id,
      domain,
      token: scimToken.id,
      ...hooks,
    };
    return {
      ids,
      callKey: row.id,
      manageKey: key.id,
      owner,
      marks: [
        ...[mark, invitation, id, project.id, row.id, key.id, member.id, owner.id],
        ...[endpoint.id, delivery.id, provider.clientId, token, client.id, scimToken.id],
      ],
    };
  };

  type Company = Awaited<ReturnType<typeof company>>;
  type Asking = Company & { readonly secrets: Readonly<Record<Who, string>> };

  const asking = async (): Promise<Asking> => {
    const made = await company('Own');
    const { secret: operator } = await services.managementKeys.make(OPERATOR, null, {
      name: 'Own asker',
      role: 'owner',
    });
    const secretOf = async (role: KeyRole) =>
      (await services.managementKeys.make(OPERATOR, made.ids.organisation, { name: `Own ${role}`, role })).secret;
    const [owner, billing, reader] = [await secretOf('owner'), await secretOf('billing'), await secretOf('reader')];
    return { ...made, secrets: { operator, owner, billing, reader } };
  };

  const pathOf = (operation: (typeof OPERATIONS)[number], of: Company): string => {
    const key = operation.path.startsWith('/accounts') ? of.callKey : of.manageKey;
    return operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ({ ...of.ids, key })[name] ?? '');
  };

  const ask = (secret: string, operation: (typeof OPERATIONS)[number], path: string) =>
    send(gateway.url, {
      method: operation.method,
      path: `/v1/manage${path}`,
      headers: { authorization: `Bearer ${secret}` },
      ...(operation.method === 'PUT' && { body: BODIES[operation.name] ?? {} }),
    });

  it('are tried on every operation that there is', () => {
    expect(Object.keys(MAY).toSorted()).toEqual(OPERATIONS.map(({ name }) => name).toSorted());
    expect(Object.keys(BODIES).toSorted()).toEqual(
      OPERATIONS.filter(({ method }) => method === 'PUT')
        .map(({ name }) => name)
        .toSorted(),
    );
  });

  it('look at all that the foreign organisation has', () => {
    const { invitation, organisation, member, project, client, domain, token, webhook, delivery } = foreign.ids;
    const all = [invitation, organisation, member, project, client, domain, token, webhook, delivery, foreign.owner.id];
    expect([...all, foreign.callKey, foreign.manageKey].filter((id) => !foreignBefore.includes(id))).toEqual([]);
  });

  it.each(OPERATIONS.map((operation) => [operation.name, operation] as const))('%s', async (name, operation) => {
    for (const who of ['operator', ...KEY_ROLES] as const) {
      if (isSpoiled) await putBack(database, own.ids.organisation, ownBefore);
      const secret = own.secrets[who];
      const may = MAY[name]?.includes(who) ?? false;
      isSpoiled = may && (operation.method === 'DELETE' || SPOILS.has(name));
      const answer = await ask(secret, operation, pathOf(operation, own));
      if (may) expect([name, who, [403, 429].includes(answer.status)]).toEqual([name, who, false]);
      else expect([name, who, answer.status, answer.json.code]).toEqual([name, who, 403, 'auth_invalid']);
      if (operation.output && answer.status < 300) {
        const shape =
          answer.status === 201 && operation.once ? operation.output.extend(operation.once.shape) : operation.output;
        expect(() => shape.parse(answer.json)).not.toThrow();
      }
      if (who === 'operator') continue;
      // The key has gone with its organisation where that was deleted.
      if (name === 'deleteOrganisation' && answer.status === 204) continue;
      const path = pathOf(operation, foreign);
      const other = await ask(secret, operation, path);
      const told = `${JSON.stringify(other.headers)}${other.text}`.replaceAll(path, '');
      expect([name, who, foreign.marks.filter((mark) => told.includes(mark))]).toEqual([name, who, []]);
      if (operation.path.includes('{')) {
        const none = await ask(
          secret,
          operation,
          path.replaceAll(/[0-9a-f-]{36}/g, () => randomUUID()),
        );
        expect([name, who, other.status, other.json?.code]).toEqual([name, who, none.status, none.json?.code]);
        expect(other.status).toBeGreaterThanOrEqual(403);
      }
    }
    expect(await stateOf(database, foreign.ids.organisation)).toBe(foreignBefore);
  });
});
