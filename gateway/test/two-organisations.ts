import { sql, type SQL } from 'drizzle-orm';
import { PageBrowser, type Visited } from './page-browser.ts';
import type { TestPortal } from './portal.ts';
import type { Account } from '../src/accounts/accounts.ts';
import type { Database } from '../src/database/connection.ts';
import { OPERATOR, personOf } from '../src/organisations/actor.ts';
import { ROLES, type Role } from '../src/organisations/roles.ts';

/** A person in a browser that is signed in. */
export interface Guest {
  readonly person: Account;
  readonly browser: PageBrowser;
  readonly csrf: string;
  post(path: string, fields: Readonly<Record<string, string>>): Promise<Visited>;
}

/** An organisation with a member of each role, a project with a key and its test key, and an open invitation. */
export interface Half {
  readonly name: string;
  readonly id: string;
  readonly members: Readonly<Record<Role, Guest>>;
  readonly projectId: string;
  readonly keyId: string;
  /** Last characters of the key. */
  readonly hint: string;
  readonly invitationId: string;
  /** Id of the management key. */
  readonly manageId: string;
  /** A domain that it has named. */
  readonly domain: string;
  readonly projectClientId: string;
  readonly projectClientHint: string;
  readonly scimTokenId: string;
  readonly webhookId: string;
  readonly deliveryId: string;
  /** Ids and texts that nobody outside may see. */
  readonly marks: readonly string[];
}

let people = 0;

export async function guest(portal: TestPortal, email = `guest-${(people += 1)}@example.com`): Promise<Guest> {
  const person = await portal.accounts.findOrCreateUser(email);
  const id = await portal.sessions.start(person.id);
  const csrf = (await portal.sessions.read(id))?.csrf ?? '';
  const browser = new PageBrowser(portal.url);
  browser.cookies.set('cuspal_session', id);
  return { person, browser, csrf, post: (path, fields) => browser.post(path, { fields: { csrf, ...fields } }) };
}

/** `name`: a word that is in the names of all that it has. */
export async function half(portal: TestPortal, name: string): Promise<Half> {
  const { organisations, members, projects, invitations, access } = portal.organisations;
  const guests = await Promise.all(ROLES.map(async (role) => [role, await guest(portal)] as const));
  const all = Object.fromEntries(guests) as Record<Role, Guest>;
  const { id } = await organisations.make(all.owner.person, `Organisation ${name}`);
  for (const role of ROLES) if (role !== 'owner') await members.set(OPERATOR, id, { person: all[role].person, role });
  const actor = personOf(all.owner.person);
  const project = await projects.make(actor, id, `Project ${name}`);
  const { row, key } = await portal.managedKeys.make(project.id, { name: `Key ${name}` });
  const test = await portal.managedKeys.make(project.id, { name: `Test key ${name}`, environment: 'test' });
  const address = `invited-${name.toLowerCase()}@example.com`;
  await invitations.send(actor, id, { address, role: 'reader' });
  const manage = await portal.managementKeys.make(actor, id, { name: `Manage ${name}`, role: 'owner' });
  const clientId = `client-of-${name}`;
  await portal.providers.set(actor, id, { issuer: 'https://login.example', clientId, clientSecret: 'secret' });
  const { domain, token } = await portal.domains.claim(actor, id, `${name}.example`);
  const scim = await portal.scimTokens.make(actor, id);
  const { client } = await portal.projectClients.make(project.id, {
    name: `Program ${name}`,
    method: 'client_secret_basic',
  });
  const { endpoint } = await portal.webhooks.endpoints.make(actor, id, {
    url: `https://${name}.example/hook`,
    events: [],
  });
  const endpointOf = { organisationId: id, endpointId: endpoint.id };
  await portal.webhooks.endpoints.test(actor, endpointOf);
  const [delivery] = await portal.webhooks.deliveries.list(actor, endpointOf, 1);
  if (!delivery) throw new Error('the test message was not kept');
  const [open] = await invitations.list(actor, id);
  if (!open || (await access.projects(all.owner.person.id, 'project.see')).length !== 2) throw new Error('half a half');
  const marks = [
    name,
    id,
    project.id,
    row.id,
    test.row.id,
    open.id,
    manage.key.id,
    address,
    key.slice(-4),
    clientId,
    domain,
    token,
    client.id,
    scim.token.id,
    endpoint.id,
    delivery.id,
  ];
  return {
    name,
    id,
    members: all,
    projectId: project.id,
    keyId: row.id,
    hint: row.hint,
    invitationId: open.id,
    manageId: manage.key.id,
    domain,
    projectClientId: client.id,
    projectClientHint: client.hint ?? '',
    scimTokenId: scim.token.id,
    webhookId: endpoint.id,
    deliveryId: delivery.id,
    marks: [...marks, ...Object.values(all).flatMap(({ person }) => [person.id, person.email ?? ''])],
  };
}

/** Tables that have something of an organisation, and which of their rows. */
const heldBy = (organisationId: string): readonly (readonly [table: string, where: SQL])[] => {
  const ofIt = sql`t.organisation_id = ${organisationId}`;
  const ofProjects = sql`t.account_id in (select a.id from accounts a where a.organisation_id = ${organisationId})`;
  const ofEndpoints = sql`t.endpoint_id in (select e.id from webhook_endpoints e where e.organisation_id = ${organisationId})`;
  return [
    ['organisations', sql`t.id = ${organisationId}`],
    ['members', ofIt],
    ['invitations', ofIt],
    ['management_keys', ofIt],
    ['single_sign_on', ofIt],
    ['organisation_domains', ofIt],
    ['scim_tokens', ofIt],
    ['webhook_endpoints', ofIt],
    ['webhook_deliveries', ofEndpoints],
    ['accounts', ofIt],
    ['api_keys', ofProjects],
    ['request_seals', ofProjects],
    ['project_clients', ofProjects],
  ];
};

/** All that the database has of an organisation, as text. */
export async function stateOf({ orm }: Pick<Database, 'orm'>, organisationId: string): Promise<string> {
  const all = heldBy(organisationId).map(
    ([table, where]) =>
      sql`select ${table}::text as kind, to_jsonb(t) as held from ${sql.identifier(table)} t where ${where}`,
  );
  const [found] = await orm
    .select({ state: sql<string>`jsonb_agg(jsonb_build_array(t.kind, t.held) order by t.kind, t.held)::text` })
    .from(sql`(${sql.join(all, sql` union all `)}) t`);
  return found?.state ?? '';
}

/**
 * Puts an organisation back to a state that it had: making one takes three hundred statements. Nothing watches over what
 * refers to what meanwhile, or what goes would take along what stays.
 */
export async function putBack({ orm }: Pick<Database, 'orm'>, organisationId: string, state: string): Promise<void> {
  const held = heldBy(organisationId);
  const all = (of: (table: SQL, name: string, where: SQL) => SQL): SQL =>
    sql`with ${sql.join(
      held.map(
        ([name, where]) => sql`${sql.identifier(`of_${name}`)} as (${of(sql`${sql.identifier(name)}`, name, where)})`,
      ),
      sql`, `,
    )} select`;
  await orm.transaction(async (transaction) => {
    await transaction.execute(sql`set local session_replication_role = replica`);
    await transaction.execute(all((table, _name, where) => sql`delete from ${table} t where ${where}`));
    await transaction.execute(
      all(
        (table, name) => sql`insert into ${table} select (jsonb_populate_record(null::${table}, each -> 1)).*
          from jsonb_array_elements(${state}::jsonb) each where each ->> 0 = ${name}`,
      ),
    );
  });
}
