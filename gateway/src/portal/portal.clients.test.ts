import { describe, expect, it } from 'vitest';
import { company, onePortal } from '../../test/one-portal.ts';
import type { TestPortal } from '../../test/portal.ts';
import { guest } from '../../test/two-organisations.ts';
import { EC } from '../../test/public-keys.ts';
import { personOf } from '../organisations/actor.ts';

const SECRET = /cuspal_secret_[\w-]{43}/;

describe('clients on the page of a project', () => {
  let portal: TestPortal;
  onePortal((started) => (portal = started));
  const withProject = async () => {
    const { owner, id } = await company(portal);
    const project = await portal.organisations.projects.make(personOf(owner.person), id, 'Burrow');
    const home = `/developer/projects/${project.id}`;
    return { owner, home, at: `${home}/clients`, list: () => portal.projectClients.list(project.id) };
  };

  it('are led to from its first page, made with a secret that is shown once, and removed', async () => {
    const { owner, home, at, list } = await withProject();
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
    const { owner, at, list } = await withProject();
    const wish = { name: 'Signer', method: 'private_key_jwt', life: '' };
    const wrong = await owner.post(at, { ...wish, jwks: JSON.stringify({ keys: [{ ...EC, d: 'secret' }] }) });
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain('id="jwks-error"');
    expect(wrong.text).toContain('value="Signer"');
    expect((await owner.post(at, { ...wish, jwks: '' })).text).toContain('needs its public keys');
    const made = await owner.post(at, { ...wish, jwks: JSON.stringify({ keys: [EC] }) });
    expect([made.status, SECRET.test(made.text)]).toEqual([200, false]);
    expect(await list()).toMatchObject([{ name: 'Signer', keySet: { keys: [EC] } }]);
    const address = await owner.post(at, { ...wish, name: 'Other', jwks: '', jwksUri: 'http://keys.example' });
    expect([address.status, address.text.includes('id="jwksUri-error"')]).toEqual([422, true]);
    const method = await owner.post(at, { ...wish, name: 'Other', method: 'none' });
    expect([method.status, method.text.includes('choose one of client_secret_basic')]).toEqual([422, true]);
  });

  it('are changed on a page of their own', async () => {
    const { owner, home, at, list } = await withProject();
    await owner.post(at, {
      name: 'Signer',
      method: 'private_key_jwt',
      life: '30',
      jwks: JSON.stringify({ keys: [EC] }),
    });
    const [client] = await list();
    const one = `${home}/client?client=${client?.id}`;
    expect((await owner.browser.get(at)).text).toContain(`href="${one}"`);
    const shown = await owner.browser.get(one);
    for (const part of ['value="Signer"', 'name="jwks"', 'name="jwksUri"', 'name="dpop"', 'name="life"']) {
      expect(shown.text).toContain(part);
    }
    expect(shown.text).not.toContain('Make a new secret');
    const form = { client: client?.id ?? '', name: 'Shop', jwks: JSON.stringify({ keys: [EC, EC] }), life: '' };
    const wrong = await owner.post(`${home}/client/change`, { ...form, jwks: '{"keys":[]}' });
    expect([wrong.status, wrong.text.includes('id="jwks-error"'), (await list())[0]]).toEqual([422, true, client]);
    const changed = await owner.post(`${home}/client/change`, form);
    expect([changed.text.includes('Saved.'), await list()]).toMatchObject([
      true,
      [{ name: 'Shop', keySet: { keys: [EC, EC] }, expiresAt: null }],
    ]);
    const rule = await owner.post(`${home}/client/change`, { ...form, dpop: 'sometimes' });
    expect([rule.status, rule.text.includes('choose one of off, allowed, required')]).toEqual([422, true]);
    const kept = await owner.post(`${home}/client/change`, {
      client: form.client,
      name: 'Till',
      dpop: 'required',
      life: 'keep',
    });
    expect([kept.status, (await list())[0]]).toMatchObject([
      200,
      { name: 'Till', keySet: { keys: [EC, EC] }, dpop: 'required' },
    ]);
  });

  it('get a new secret, which is shown once, and a form that comes again makes no other', async () => {
    const { owner, home, at, list } = await withProject();
    await owner.post(at, { name: 'Till', method: 'client_secret_basic', life: '' });
    const [client] = await list();
    const form = { client: client?.id ?? '', hint: client?.hint ?? '' };
    const renewed = await owner.post(`${home}/client/secret`, form);
    const [now] = await list();
    expect([renewed.status, SECRET.exec(renewed.text)?.[0]?.slice(-4)]).toEqual([200, now?.hint]);
    const again = await owner.post(`${home}/client/secret`, form);
    expect([again.status, SECRET.test(again.text), again.text.includes('meanwhile'), await list()]).toEqual([
      422,
      false,
      true,
      [now],
    ]);
  });

  it('that the project does not have lead to those that it has', async () => {
    const [ours, theirs] = [await withProject(), await withProject()];
    await theirs.owner.post(theirs.at, { name: 'Till', method: 'client_secret_basic', life: '' });
    const [client] = await theirs.list();
    const form = { client: client?.id ?? '', hint: client?.hint ?? '', name: 'Stolen' };
    for (const path of ['change', 'secret']) {
      const answer = await ours.owner.post(`${ours.home}/client/${path}`, form);
      expect([answer.text.includes('No clients yet'), await theirs.list()]).toEqual([true, [client]]);
    }
  });
});
