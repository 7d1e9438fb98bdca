import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PGLITE } from '../../test/databases.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';
import { guest } from '../../test/two-organisations.ts';
import type { Database } from '../database/connection.ts';
import { personOf } from '../organisations/actor.ts';

const EC = {
  kty: 'EC',
  crv: 'P-256',
  x: 'MKBCTNIcKUSDii11ySs3526iDZ8AiTo7Tu6KPAqv7D4',
  y: '4Etl6SRW2YiLUrN5vfvVHuhp7x8PxltmWWlbbM4IFyM',
};
const SECRET = /cuspal_secret_[\w-]{43}/;

describe('clients on the page of a project', () => {
  let database: Database;
  let portal: TestPortal;
  beforeAll(async () => {
    database = await PGLITE.fresh();
    portal = await startPortal({ orm: database.orm });
    portal.open();
  }, 60_000);
  afterAll(async () => {
    await portal.close();
    await database.close();
  });
  const company = async () => {
    const owner = await guest(portal);
    const { id } = await portal.organisations.organisations.make(owner.person, 'Marmots');
    const project = await portal.organisations.projects.make(personOf(owner.person), id, 'Burrow');
    const home = `/developer/projects/${project.id}`;
    return { owner, home, at: `${home}/clients`, list: () => portal.projectClients.list(project.id) };
  };

  it('are led to from its first page, made with a secret that is shown once, and removed', async () => {
    const { owner, home, at, list } = await company();
    expect((await owner.browser.get(home)).text).toContain(`href="${at}"`);
    const made = await owner.post(at, { name: 'Till', method: 'client_secret_basic', life: '30' });
    const [client] = await list();
    const { id = '', hint = '' } = client ?? {};
    expect([made.status, SECRET.exec(made.text)?.[0]?.slice(-4)]).toEqual([200, hint]);
    expect([made.text.includes(id), made.text.includes('/token')]).toEqual([true, true]);
    const shown = await owner.browser.get(at);
    expect([SECRET.test(shown.text), shown.text.includes('Till'), shown.text.includes(`…${hint}`)]).toEqual([
      false,
      true,
      true,
    ]);
    const again = await owner.post(at, { name: 'Till', method: 'client_secret_basic', life: '' });
    expect([again.status, SECRET.test(again.text), again.text.includes('has a client of this name')]).toEqual([
      422,
      false,
      true,
    ]);
    const removed = await owner.post(`${at}/remove`, { client: id });
    expect([removed.text.includes('The client is removed'), await list()]).toEqual([true, []]);
  });

  it('of the own project are there too', async () => {
    const own = await guest(portal);
    expect(
      (await own.post('/developer/clients', { name: 'Mine', method: 'client_secret_post', life: '' })).status,
    ).toBe(200);
    expect(await portal.projectClients.list(own.person.id)).toMatchObject([{ name: 'Mine', expiresAt: null }]);
  });

  it('take public keys, and say at the field what is wrong with them', async () => {
    const { owner, at, list } = await company();
    const wish = { name: 'Signer', method: 'private_key_jwt', life: '' };
    const wrong = await owner.post(at, { ...wish, jwks: JSON.stringify({ keys: [{ ...EC, d: 'secret' }] }) });
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain('id="jwks-error"');
    expect(wrong.text).toContain('value="Signer"');
    expect((await owner.post(at, { ...wish, jwks: '' })).text).toContain('needs its public keys');
    const made = await owner.post(at, { ...wish, jwks: JSON.stringify({ keys: [EC] }) });
    expect([made.status, SECRET.test(made.text)]).toEqual([200, false]);
    expect(await list()).toMatchObject([{ name: 'Signer', keySet: { keys: [EC] } }]);
    const method = await owner.post(at, { ...wish, name: 'Other', method: 'none' });
    expect([method.status, method.text.includes('choose one of client_secret_basic')]).toEqual([422, true]);
  });
});
