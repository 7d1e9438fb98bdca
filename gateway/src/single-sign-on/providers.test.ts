import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quickest } from '../../test/databases.ts';
import { servicesOn, type TestServices } from '../../test/services.ts';
import { runCommand } from '../admin/commands.ts';
import type { Database } from '../database/connection.ts';
import { singleSignOn } from '../database/schema.ts';
import { personOf } from '../organisations/actor.ts';
import { lacks, toldBy } from './claims.ts';
import { checkedSettings, roleBy, type GivenSettings } from './provider-settings.ts';

const GOOD = { issuer: 'https://login.example', clientId: 'cuspal', clientSecret: 'a-secret' } as const;

describe('the provider of an organisation', () => {
  let database: Database;
  let services: TestServices;
  beforeAll(async () => {
    database = await quickest().fresh();
    services = servicesOn(database);
  });
  afterAll(() => database.close());

  let made = 0;
  async function company() {
    made += 1;
    const person = await services.accounts.findOrCreateUser(`owner-${made}@mail.example`);
    const { id } = await services.organisations.make(person, `Company ${made}`);
    return { id, actor: personOf(person) };
  }

  it('keeps its secret sealed to the organisation, and shows it to nobody', async () => {
    const [{ id, actor }, other] = [await company(), await company()];
    expect(await services.providers.set(actor, id, GOOD)).toBe(true);
    expect(await services.providers.set(actor, id, { ...GOOD, clientSecret: '', sessionHours: 3 })).toBe(false);
    expect(await services.providers.connection(id)).toMatchObject({ clientSecret: 'a-secret', sessionHours: 3 });
    const rows = await database.orm.select().from(singleSignOn);
    expect(JSON.stringify([rows, await services.providers.get(actor, id)])).not.toContain('a-secret');
    expect(JSON.stringify(await services.audit.newest(id, {}, 9))).not.toContain('a-secret');
    // A sealed secret that is moved to another organisation opens nothing there.
    await services.providers.set(other.actor, other.id, { ...GOOD, clientSecret: 'theirs' });
    const [row] = rows;
    await database.orm.update(singleSignOn).set({ clientSecret: row?.clientSecret ?? '' });
    expect(await services.providers.connection(other.id)).toBeUndefined();
  });

  it('takes its secret anew with another issuer or client, which would else be sent there', async () => {
    const { id, actor } = await company();
    await services.providers.set(actor, id, GOOD);
    for (const change of [{ issuer: 'https://evil.example' }, { clientId: 'another' }]) {
      const given = { ...GOOD, ...change, clientSecret: undefined };
      await expect(services.providers.set(actor, id, given)).rejects.toMatchObject({ field: 'clientSecret' });
    }
  });

  it.each<readonly [string, Partial<GivenSettings>]>([
    ['issuer', { issuer: 'http://login.example' }],
    ['issuer', { issuer: 'https://login.example:8443' }],
    ['issuer', { issuer: 'https://login.example/?a=b' }],
    ['issuer', { issuer: 'https://login.example/.well-known/other' }],
    ['issuer', { issuer: 'login.example' }],
    ['clientId', { clientId: '' }],
    ['clientId', { clientId: 'a b' }],
    ['emailClaim', { emailClaim: 'e mail' }],
    ['verifiedClaim', { verifiedClaim: '' }],
    ['groupsClaim', { groupsClaim: 'x'.repeat(101) }],
    ['groupRoles', { groupRoles: [{ group: ' ', role: 'owner' }] }],
    ['groupRoles', { groupRoles: [...'ab'].map(() => ({ group: 'same', role: 'owner' })) }],
    ['groupRoles', { groupRoles: Array.from({ length: 51 }, (_, at) => ({ group: `g${at}`, role: 'reader' })) }],
    ['sessionHours', { sessionHours: 0 }],
    ['sessionHours', { sessionHours: 25 }],
    ['sessionHours', { sessionHours: 1.5 }],
  ])('names %s where that cannot be', (field, change) => {
    expect(() => checkedSettings({ ...GOOD, ...change })).toThrow(expect.objectContaining({ field }));
  });

  it('is written as the provider shows it, also by the address of its document', () => {
    const { issuer } = checkedSettings({ ...GOOD, issuer: 'https://a.example/x/.well-known/openid-configuration' });
    expect(issuer).toBe('https://a.example/x');
  });

  it('gives the widest role of somebody’s groups', () => {
    const groupRoles = [
      { group: 'all', role: 'reader' as const },
      { group: 'boss', role: 'owner' as const },
      { group: 'dev', role: 'developer' as const },
    ];
    expect(roleBy({ groupRoles, defaultRole: null }, ['dev', 'all'])).toBe('developer');
    expect(roleBy({ groupRoles, defaultRole: null }, ['all', 'boss', 'dev'])).toBe('owner');
    expect(roleBy({ groupRoles, defaultRole: 'billing' }, ['none'])).toBe('billing');
    expect(roleBy({ groupRoles, defaultRole: null }, ['BOSS'])).toBeUndefined();
  });

  it('is believed about an address only where it says that it was checked', () => {
    const settings = checkedSettings({
      ...GOOD,
      verifiedClaim: 'xms_edov',
      groupRoles: [{ group: 'a', role: 'owner' }],
    });
    const email = 'Ada@Example.com';
    for (const xms_edov of [true, 'true', 1, '1']) {
      expect(toldBy({ email, xms_edov, groups: ['a', 7, null] }, settings)).toEqual({
        email: 'ada@example.com',
        groups: ['a'],
      });
    }
    for (const xms_edov of [false, 'false', 0, '0', undefined, null, {}, 'yes']) {
      expect(toldBy({ email, xms_edov, email_verified: true }, settings)).toBeUndefined();
    }
    for (const bad of ['', 'a@b', 'a@example.com, b@example.com', 7, ['a@example.com']]) {
      expect(toldBy({ email: bad, xms_edov: true }, settings)).toBeUndefined();
    }
    expect(lacks({ email, xms_edov: true }, settings)).toBe(true);
    expect(lacks({ email, xms_edov: true, groups: [] }, settings)).toBe(false);
  });

  it('is left open by the operator’s command, which the log of the organisation tells of', async () => {
    const { id, actor } = await company();
    await services.providers.set(actor, id, { ...GOOD, required: true });
    expect(await runCommand(services, ['open-sign-in', id])).toMatchObject({ json: { opened: id } });
    expect(await services.providers.get(actor, id)).toMatchObject({ required: false, issuer: GOOD.issuer });
    expect((await services.audit.newest(id, {}, 1))[0]?.action).toBe('single-sign-on.open');
    const { id: none } = await company();
    await expect(runCommand(services, ['open-sign-in', none])).rejects.toThrow('no such provider');
  });
});
