import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { quickest } from '../../test/databases.ts';
import { send } from '../../test/http.ts';
import { GROUP_SCHEMA, USER_SCHEMA } from '../../test/scim.ts';
import { scimSuite } from '../../test/scim-suite.ts';
import { scimTokens } from '../database/schema.ts';
import { OPERATOR } from '../organisations/actor.ts';

describe('SCIM, the protocol', () => {
  const suite = scimSuite(quickest());

  it('refuses addresses of domains that are not verified by name, and whatever cannot be', async () => {
    const acme = await suite.company();
    const other = await suite.company();
    for (const [more, status, scimType, says] of [
      [{ userName: `eve@${other.domain}` }, 400, 'invalidValue', other.domain],
      [{ userName: `eve@sub.${acme.domain}` }, 400, 'invalidValue', `sub.${acme.domain}`],
      [{ userName: 'eve' }, 400, 'invalidValue', 'name@example.com'],
      [{ userName: '' }, 400, 'invalidValue', 'userName'],
      [{ userName: undefined }, 400, 'invalidValue', 'userName'],
      [{ userName: 7 }, 400, 'invalidValue', 'userName'],
      [{ active: 'perhaps' }, 400, 'invalidValue', 'active'],
      [{ schemas: [GROUP_SCHEMA] }, 400, 'invalidSyntax', 'schemas'],
      [{ emails: [{ value: 'eve@example.com', primary: true }] }, 400, 'invalidValue', 'example.com'],
      [{ displayName: 'x'.repeat(255) }, 400, 'invalidValue', 'displayName'],
    ] as const) {
      const answer = await acme.ask('POST', '/Users', {
        schemas: [USER_SCHEMA],
        userName: `eve@${acme.domain}`,
        ...more,
      });
      expect([more, answer.status, answer.json.scimType]).toEqual([more, status, scimType]);
      expect(answer.json).toMatchObject({
        schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
        status: String(status),
      });
      expect(answer.json.detail).toContain(says);
    }
    expect(await acme.roles()).toEqual({});
  });

  it('finds by filter, and shows pages', async () => {
    const acme = await suite.company();
    const ids = [];
    for (const name of ['ada', 'bob', 'eve']) {
      ids.push(await acme.user(name, { externalId: `00-${name}`, displayName: `${name} Marmot` }));
    }
    const [ada, bob, eve] = ids;
    const found = async (filter: string, more = '') => {
      const { json } = await acme.ask('GET', `/Users?filter=${encodeURIComponent(filter)}${more}`);
      return json.Resources?.map(({ id }: { id: string }) => id) ?? json.scimType;
    };
    expect(await found(`userName eq "ADA@${acme.domain}"`)).toEqual([ada]);
    expect(await found('externalId eq "00-bob"')).toEqual([bob]);
    expect(await found('externalId eq "00-BOB"')).toEqual([]);
    expect(await found(`emails.value eq "eve@${acme.domain}"`)).toEqual([eve]);
    expect(await found(`emails[value co "eve@"]`)).toEqual([eve]);
    expect(await found('displayName eq "eve marmot"')).toEqual([eve]);
    expect(await found(`id eq "${bob}"`)).toEqual([bob]);
    expect(await found(`urn:ietf:params:scim:schemas:core:2.0:User:userName sw "ada"`)).toEqual([ada]);
    expect(await found('displayName co "Marmot" and not (externalId eq "00-ada")')).toEqual([bob, eve]);
    expect(await found('externalId eq "00-ada" or externalId eq "00-eve"', '&startIndex=2')).toEqual([eve]);
    expect(await found('active eq true', '&count=1')).toEqual([ada]);
    expect(await found('name.givenName pr')).toEqual([]);
    for (const bad of ['userName eq', 'shoeSize eq "7"', `userName eq "${'\n'.repeat(200)}`, 'active gt true']) {
      expect([bad, await found(bad)]).toEqual([bad, 'invalidFilter']);
    }
    const page = (await acme.ask('GET', '/Users?startIndex=2&count=1&attributes=userName')).json;
    expect(page).toEqual({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
      totalResults: 3,
      startIndex: 2,
      itemsPerPage: 1,
      Resources: [{ schemas: [USER_SCHEMA], id: bob, userName: `bob@${acme.domain}` }],
    });
    expect((await acme.ask('GET', '/Users?count=0')).json).toMatchObject({ totalResults: 3, Resources: [] });
    expect((await acme.ask('GET', '/Users?count=many')).json.detail).toContain('count');
    expect((await acme.ask('GET', '/Users?sortBy=userName')).json.detail).toContain('sortBy');
    const group = await acme.group('engineers', String(ada));
    const without = (await acme.ask('GET', `/Groups/${group}?excludedAttributes=members`)).json;
    expect([without.displayName, without.members]).toEqual(['engineers', undefined]);
    const inIt = await acme.ask('GET', `/Groups?filter=${encodeURIComponent(`members eq "${ada}"`)}`);
    expect(inIt.json.totalResults).toBe(1);
  });

  it('holds a change to the version that it names', async () => {
    const acme = await suite.company();
    const id = await acme.user('ada');
    const first = String((await acme.ask('GET', `/Users/${id}`)).headers['etag']);
    const body = { schemas: [USER_SCHEMA], userName: `ada@${acme.domain}`, displayName: 'Ada' };
    expect((await acme.ask('PUT', `/Users/${id}`, body, { 'if-match': first })).status).toBe(200);
    for (const method of ['PUT', 'DELETE']) {
      const late = await acme.ask(method, `/Users/${id}`, method === 'PUT' ? body : undefined, { 'if-match': first });
      expect(late.json).toMatchObject({ status: '412' });
    }
    expect((await acme.ask('GET', `/Users/${id}`)).json.displayName).toBe('Ada');
  });

  it('refuses tokens that are none, of another kind or revoked, and notes when one is used', async () => {
    const acme = await suite.company();
    const manage = await suite.services.managementKeys.make(OPERATOR, acme.id, { name: 'Otter', role: 'owner' });
    const { key } = await suite.services.customer();
    const ask = (credential?: string) =>
      send(suite.url, {
        method: 'GET',
        path: '/scim/v2/Users',
        headers: { authorization: credential === undefined ? undefined : `Bearer ${credential}` },
      });
    for (const credential of [undefined, '', 'x', `cuspal_scim_${'A'.repeat(43)}`, manage.secret, key]) {
      const answer = await ask(credential);
      expect([answer.status, answer.json.status]).toEqual([401, '401']);
      expect(answer.headers['www-authenticate']).toBe('Bearer realm="scim"');
    }
    const [before] = await suite.services.scimTokens.list(OPERATOR, acme.id);
    expect(before?.lastUsedAt).toBeNull();
    expect((await ask(acme.secret)).status).toBe(200);
    const [after] = await suite.services.scimTokens.list(OPERATOR, acme.id);
    expect(after?.lastUsedAt).toBeInstanceOf(Date);
    const second = await suite.services.scimTokens.make(OPERATOR, acme.id);
    await expect(suite.services.scimTokens.make(OPERATOR, acme.id)).rejects.toThrow('at most 2 SCIM tokens');
    expect(await suite.services.scimTokens.revoke(OPERATOR, acme.id, after?.id ?? '')).toBe(true);
    expect([(await ask(acme.secret)).status, (await ask(second.secret)).status]).toEqual([401, 200]);
    const rows = await suite.database.orm.select().from(scimTokens).where(eq(scimTokens.organisationId, acme.id));
    expect(JSON.stringify(rows)).not.toContain(second.secret.slice(12, -4));
  });

  it('says what it can do, and answers everything else in the form of SCIM', async () => {
    const acme = await suite.company();
    const config = (await acme.ask('GET', '/ServiceProviderConfig')).json;
    expect([config.patch.supported, config.sort.supported, config.bulk.supported]).toEqual([true, false, false]);
    const schemas = (await acme.ask('GET', '/Schemas')).json;
    expect(schemas.Resources.map(({ id }: { id: string }) => id)).toEqual([USER_SCHEMA, GROUP_SCHEMA]);
    expect((await acme.ask('GET', `/Schemas/${USER_SCHEMA}`)).json.name).toBe('User');
    const encoded = await acme.ask('GET', `/Schemas/${encodeURIComponent(GROUP_SCHEMA)}`);
    expect(encoded.json.name).toBe('Group');
    expect((await acme.ask('GET', '/ResourceTypes/Group')).json.endpoint).toBe('/Groups');
    for (const [method, path, status, body] of [
      ['GET', '/Schemas?filter=id%20pr', 403],
      ['GET', '/Schemas/none', 404],
      ['GET', '/Nothing', 404],
      ['GET', '/Users/none/more', 404],
      ['GET', '/Users/a%20b', 404],
      ['GET', '/Users/%00', 404],
      ['GET', '/Users/%ff', 404],
      ['GET', '/Users%2Fa', 404],
      ['GET', `/Users/${randomUUID()}`, 404],
      ['POST', '/Schemas', 405, {}],
      ['DELETE', '/Users', 405],
      ['POST', `/Users/${randomUUID()}`, 405, {}],
      ['OPTIONS', '/Users', 405],
      ['GET', '/Users?filter=%00', 400],
      ['POST', '/Users', 400, []],
      ['POST', '/Users', 413, { schemas: [USER_SCHEMA], userName: 'x'.repeat(200_000) }],
      ['POST', '/Groups', 400, { schemas: [GROUP_SCHEMA], displayName: 'x', members: [{ value: randomUUID() }] }],
      ['POST', '/Groups', 400, { schemas: [GROUP_SCHEMA], displayName: 'x', members: [{ value: '\u0001' }] }],
      ['POST', '/Groups', 400, { schemas: [GROUP_SCHEMA], displayName: 'x', members: [{ value: 'x', type: 'Group' }] }],
    ] as const) {
      const answer = await acme.ask(method, path, body);
      expect([method, path, answer.status]).toEqual([method, path, status]);
      const form = [answer.headers['content-type'], answer.json.status];
      expect([method, path, ...form]).toEqual([method, path, 'application/scim+json', String(status)]);
    }
    const text = await acme.ask('POST', '/Users', {}, { 'content-type': 'text/plain' });
    expect(text.json.status).toBe('415');
  });
});
