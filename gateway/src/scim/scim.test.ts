import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { databases } from '../../test/databases.ts';
import { GROUP_SCHEMA, USER_SCHEMA, verify, type ScimCompany } from '../../test/scim.ts';
import { scimSuite } from '../../test/scim-suite.ts';
import { webSessions } from '../database/schema.ts';
import { OPERATOR } from '../organisations/actor.ts';
import { Sessions } from '../sign-in/sessions.ts';

const MAPPED = {
  groupRoles: [
    { group: 'admins', role: 'owner' },
    { group: 'engineers', role: 'developer' },
  ],
  defaultRole: 'reader',
} as const;

describe.each(databases())('provisioning on $name', (kind) => {
  const suite = scimSuite(kind);
  const actions = async ({ id }: ScimCompany) => {
    const { audit } = suite.services;
    return (await audit.newest(await audit.chainOf(id), {}, 100)).toReversed().map(({ action }) => action);
  };

  it('makes a person a member, with what RFC 7644 says of the answer', async () => {
    const acme = await suite.company();
    const answer = await acme.ask('POST', '/Users', {
      schemas: [USER_SCHEMA],
      externalId: '00u1',
      userName: `Ada@${acme.domain}`,
      name: { givenName: 'Ada', familyName: 'Byron', middleName: 'King' },
      emails: [
        { value: 'ada@home.example', type: 'home' },
        { value: `Ada.Byron@${acme.domain}`, type: 'work', primary: true },
      ],
      active: true,
      title: 'Countess',
    });
    expect([answer.status, answer.headers['content-type']]).toEqual([201, 'application/scim+json']);
    expect(answer.json).toMatchObject({
      schemas: [USER_SCHEMA],
      externalId: '00u1',
      userName: `Ada@${acme.domain}`,
      name: { givenName: 'Ada', familyName: 'Byron' },
      emails: [{ value: `ada.byron@${acme.domain}`, type: 'work', primary: true }],
      active: true,
      meta: { resourceType: 'User', location: answer.headers['location'], version: answer.headers['etag'] },
    });
    expect(answer.text).not.toMatch(/Countess|King|home/);
    expect(answer.headers['location']).toBe(`${suite.url}/scim/v2/Users/${answer.json.id}`);
    expect(await acme.roles()).toEqual({ [`ada.byron@${acme.domain}`]: 'reader' });
    const read = await acme.ask('GET', `/Users/${answer.json.id}`);
    expect(read.json).toEqual(answer.json);
    const same = await acme.ask('GET', `/Users/${answer.json.id}`, undefined, {
      'if-none-match': String(read.headers['etag']),
    });
    expect([same.status, same.text]).toEqual([304, '']);
    expect(await actions(acme)).toEqual(expect.arrayContaining(['scim-token.make', 'scim-user.make', 'member.join']));
  });

  it('keeps names once in an organisation, whatever their case', async () => {
    const acme = await suite.company();
    await acme.user('ada');
    for (const body of [
      { schemas: [USER_SCHEMA], userName: `ADA@${acme.domain}` },
      { schemas: [USER_SCHEMA], userName: 'countess', emails: [{ value: `ada@${acme.domain}` }] },
    ]) {
      expect((await acme.ask('POST', '/Users', body)).json).toMatchObject({ status: '409', scimType: 'uniqueness' });
    }
    await acme.group('engineers');
    const again = await acme.ask('POST', '/Groups', { schemas: [GROUP_SCHEMA], displayName: 'Engineers' });
    expect(again.json).toMatchObject({ status: '409', scimType: 'uniqueness' });
  });

  it('takes out whoever is no longer active, ends their sessions, and lets them in again', async () => {
    const acme = await suite.company();
    const id = await acme.user('ada');
    const email = `ada@${acme.domain}`;
    const ada = await suite.services.accounts.find(email);
    const elsewhere = await suite.services.organisations.make(ada, 'Elsewhere');
    const sessions = new Sessions(suite.database.orm);
    await sessions.start(ada.id);
    await sessions.start(ada.id, undefined, { organisationId: acme.id, subject: 'x', hours: 1 });
    expect((await acme.patch(`/Users/${id}`, { op: 'Replace', path: 'active', value: 'False' })).json.active).toBe(
      false,
    );
    expect(await acme.roles()).toEqual({});
    expect(await sessions.list(ada.id)).toEqual([]);
    // They keep what is not of this organisation.
    expect((await suite.services.access.memberships(ada.id)).map(({ organisation }) => organisation.id)).toEqual([
      elsewhere.id,
    ]);
    await acme.patch(`/Users/${id}`, { op: 'replace', value: { active: true } });
    expect(await acme.roles()).toEqual({ [email]: 'reader' });
    expect(await actions(acme)).toEqual(expect.arrayContaining(['scim-user.change', 'member.remove', 'member.join']));
    expect((await acme.ask('DELETE', `/Users/${id}`)).status).toBe(204);
    expect(await acme.roles()).toEqual({});
    expect((await acme.ask('GET', `/Users/${id}`)).json).toMatchObject({ status: '404' });
    expect((await suite.services.accounts.find(email)).id).toBe(ada.id);
  });

  it('never takes the last owner away', async () => {
    const acme = await suite.company(MAPPED);
    const id = await acme.user('ada');
    const group = await acme.group('admins', id);
    const email = `ada@${acme.domain}`;
    expect(await acme.roles()).toEqual({ [email]: 'owner' });
    await suite.services.members.remove(OPERATOR, acme.id, acme.ownerId);
    for (const attempt of [
      acme.patch(`/Users/${id}`, { op: 'replace', path: 'active', value: false }),
      acme.ask('DELETE', `/Users/${id}`),
    ]) {
      expect((await attempt).json).toMatchObject({ status: '409' });
    }
    expect((await acme.ask('GET', `/Users/${id}`)).json.active).toBe(true);
    // Groups say what they like.
    expect((await acme.patch(`/Groups/${group}`, { op: 'remove', path: 'members' })).status).toBe(200);
    expect((await acme.ask('DELETE', `/Groups/${group}`)).status).toBe(204);
    expect(await acme.roles()).toEqual({ [email]: 'owner' });
  });

  it('gives members the roles of their groups, the widest one', async () => {
    const acme = await suite.company(MAPPED);
    const [ada, bob, eve] = [await acme.user('ada'), await acme.user('bob'), await acme.user('eve')];
    const role = async (name: string) => (await acme.roles())[`${name}@${acme.domain}`];
    const engineers = await acme.group('engineers', ada, bob);
    const others = await acme.group('others', eve);
    expect([await role('ada'), await role('bob'), await role('eve')]).toEqual(['developer', 'developer', 'reader']);
    const admins = await acme.group('boss', ada);
    expect(await role('ada')).toBe('developer');
    await acme.patch(`/Groups/${admins}`, { op: 'replace', value: { id: admins, displayName: 'admins' } });
    expect(await role('ada')).toBe('owner');
    await acme.patch(`/Groups/${engineers}`, { op: 'remove', path: `members[value eq "${bob}"]` });
    expect(await role('bob')).toBe('reader');
    await acme.ask('DELETE', `/Groups/${admins}`);
    expect(await role('ada')).toBe('developer');
    // Entra names a group in a token by what is the external id here.
    await acme.ask('PUT', `/Groups/${others}`, {
      schemas: [GROUP_SCHEMA],
      displayName: 'others',
      externalId: 'engineers',
      members: [{ value: eve }],
    });
    expect(await role('eve')).toBe('developer');
    expect((await acme.ask('GET', `/Users/${ada}`)).json.groups).toMatchObject([
      { value: engineers, display: 'engineers', $ref: `${suite.url}/scim/v2/Groups/${engineers}` },
    ]);
  });

  it('lets in nobody without a group where the organisation says so', async () => {
    const acme = await suite.company({ ...MAPPED, defaultRole: null });
    const ada = await acme.user('ada');
    expect(await acme.roles()).toEqual({});
    const group = await acme.group('engineers', ada);
    expect(await acme.roles()).toEqual({ [`ada@${acme.domain}`]: 'developer' });
    await acme.patch(`/Groups/${group}`, { op: 'remove', path: 'members', value: [{ value: ada }] });
    expect(await acme.roles()).toEqual({});
  });

  it('keeps the role of those who were members before, until a group says more', async () => {
    const acme = await suite.company({ ...MAPPED });
    const ada = await suite.services.accounts.findOrCreateUser(`ada@${acme.domain}`);
    await suite.services.members.set(OPERATOR, acme.id, { person: ada, role: 'billing' });
    const id = await acme.user('ada');
    expect(await acme.roles()).toEqual({ [`ada@${acme.domain}`]: 'billing' });
    await acme.group('engineers', id);
    expect(await acme.roles()).toEqual({ [`ada@${acme.domain}`]: 'developer' });
  });

  it('takes a role along to another address', async () => {
    const acme = await suite.company();
    const id = await acme.user('ada');
    const ada = await suite.services.accounts.find(`ada@${acme.domain}`);
    await suite.services.members.set(OPERATOR, acme.id, { person: ada, role: 'developer' });
    const moved = await acme.patch(`/Users/${id}`, {
      op: 'replace',
      path: 'emails[type eq "work"].value',
      value: `byron@${acme.domain}`,
    });
    expect(moved.json.emails).toEqual([{ value: `byron@${acme.domain}`, type: 'work', primary: true }]);
    expect(await acme.roles()).toEqual({ [`byron@${acme.domain}`]: 'developer' });
    const foreign = await acme.patch(`/Users/${id}`, { op: 'replace', path: 'emails.value', value: 'a@example.com' });
    expect(foreign.json).toMatchObject({ status: '400', scimType: 'invalidValue' });
    expect(await acme.roles()).toEqual({ [`byron@${acme.domain}`]: 'developer' });
    // An address that was said stays when the user name changes; one that was not goes with it.
    await acme.patch(`/Users/${id}`, { op: 'replace', path: 'userName', value: `lovelace@${acme.domain}` });
    expect(await acme.roles()).toEqual({ [`byron@${acme.domain}`]: 'developer' });
    const bob = await acme.user('bob');
    await acme.patch(`/Users/${bob}`, { op: 'replace', path: 'userName', value: `rob@${acme.domain}` });
    expect(Object.keys(await acme.roles()).toSorted()).toEqual([`byron@${acme.domain}`, `rob@${acme.domain}`]);
  });

  it('makes no members of a domain that is lost', async () => {
    const acme = await suite.company({ ...MAPPED, defaultRole: null });
    const id = await acme.user('ada');
    await verify(suite.database, acme.domain, false);
    await acme.group('engineers', id);
    expect(await acme.roles()).toEqual({});
    expect((await acme.patch(`/Users/${id}`, { op: 'replace', path: 'active', value: false })).status).toBe(200);
    const back = await acme.patch(`/Users/${id}`, { op: 'replace', path: 'active', value: true });
    expect(back.json.detail).toContain(acme.domain);
    expect((await acme.ask('DELETE', `/Users/${id}`)).status).toBe(204);
  });

  it('leaves sessions alone that are of an address somewhere else by now', async () => {
    const acme = await suite.company();
    const id = await acme.user('ada');
    const ada = await suite.services.accounts.find(`ada@${acme.domain}`);
    const sessions = new Sessions(suite.database.orm);
    await sessions.start(ada.id);
    await sessions.start(ada.id, undefined, { organisationId: acme.id, subject: 'x', hours: 1 });
    await verify(suite.database, acme.domain, false);
    await acme.ask('DELETE', `/Users/${id}`);
    const left = await suite.database.orm.select().from(webSessions).where(eq(webSessions.accountId, ada.id));
    expect(left.map(({ ssoOrganisationId }) => ssoOrganisationId)).toEqual([null]);
  });
});
