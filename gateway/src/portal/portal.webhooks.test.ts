import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { company, onePortal } from '../../test/one-portal.ts';
import type { TestPortal } from '../../test/portal.ts';
import { personOf } from '../organisations/actor.ts';
import { secretOf, signWebhook } from '../webhooks/signing.ts';

describe('webhooks on the page of an organisation', () => {
  let portal: TestPortal;
  onePortal((started) => (portal = started));
  const withWebhooks = async () => {
    const { owner, id } = await company(portal);
    const at = `/developer/organisations/${id}/webhooks`;
    const list = () => portal.webhooks.endpoints.list(personOf(owner.person), id);
    return { owner, id, at, list };
  };
  const URL_OF_HOOK = 'https://hooks.example/cuspal';

  it('are set up, with a secret that is shown once, and removed', async () => {
    const { owner, id, at, list } = await withWebhooks();
    expect((await owner.browser.get(`/developer/organisations/${id}`)).text).toContain(`href="${at}"`);
    const made = await owner.post(at, { url: URL_OF_HOOK, events: 'key.created' });
    const [secret = ''] = /whsec_[A-Za-z0-9+/=]+/.exec(made.text) ?? [];
    expect(secret).toBe(secretOf(Buffer.from(secret.slice(6), 'base64')));
    const now = Math.floor(Date.now() / 1_000);
    const headers = {
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(now),
      'webhook-signature': signWebhook(secret, 'msg_1', now, '{}'),
    };
    expect(new Webhook(secret).verify('{}', headers)).toEqual({});
    const again = await owner.post(at, { url: URL_OF_HOOK });
    expect([again.status, again.text.includes('whsec_'), again.text.includes('at this address')]).toEqual([
      422,
      false,
      true,
    ]);
    const [endpoint] = await list();
    expect(endpoint).toMatchObject({ url: URL_OF_HOOK, events: ['key.created'] });
    expect((await owner.browser.get(at)).text).not.toContain('whsec_');
    const webhook = endpoint?.id ?? '';
    const rotated = await owner.post(`${at}/secret`, { webhook, number: '2' });
    expect(/whsec_[A-Za-z0-9+/=]+/.exec(rotated.text)?.[0]).not.toBe(secret);
    expect((await owner.post(`${at}/secret`, { webhook, number: '2' })).text).not.toContain('whsec_');
    await owner.post(`${at}/change`, { webhook, url: `${URL_OF_HOOK}/2` });
    expect(await list()).toMatchObject([{ url: `${URL_OF_HOOK}/2`, secretNumber: 2, events: ['key.created'] }]);
    await owner.post(`${at}/remove`, { webhook });
    expect(await list()).toEqual([]);
  });

  it('are sent the events that are ticked, and all where none is', async () => {
    const { owner, at, list } = await withWebhooks();
    await owner.post(at, { url: URL_OF_HOOK, events: 'key.created' });
    const [endpoint] = await list();
    const webhook = endpoint?.id ?? '';
    const shown = (await owner.browser.get(at)).text;
    expect(/name="events"\s+value="key.created"\s+checked/.test(shown)).toBe(true);
    const chosen = { webhook, url: URL_OF_HOOK, chosen: 'events' };
    const changed = await owner.post(`${at}/change`, { ...chosen, events: 'member.joined' });
    expect(changed.text).toContain('Events: member.joined.');
    expect(await list()).toMatchObject([{ events: ['member.joined'] }]);
    const wrong = await owner.post(`${at}/change`, { ...chosen, url: 'http://hooks.example', events: 'key.revoked' });
    expect(/value="key.revoked"\s+checked/.test(wrong.text)).toBe(true);
    expect(await list()).toMatchObject([{ url: URL_OF_HOOK, events: ['member.joined'] }]);
    await owner.post(`${at}/change`, chosen);
    expect(await list()).toMatchObject([{ events: [] }]);
  });

  it('show what was sent and send it again', async () => {
    const { owner, at, list } = await withWebhooks();
    await owner.post(at, { url: URL_OF_HOOK });
    const [endpoint] = await list();
    const webhook = endpoint?.id ?? '';
    const tested = await owner.post(`${at}/test`, { webhook });
    expect(tested.text).toContain('A test message is on its way.');
    expect(tested.text).toContain('webhook.test');
    const delivery = /name="delivery" value="(msg_[0-9a-f]{32})"/.exec(tested.text)?.[1] ?? '';
    const replayed = await owner.post(`${at}/replay`, { webhook, delivery });
    expect(replayed.text).toContain('The message is sent again.');
  });

  it('say what is wrong with an address, at its field', async () => {
    const { owner, at } = await withWebhooks();
    const { status, text } = await owner.post(at, { url: 'http://hooks.example' });
    expect(status).toBe(422);
    expect(text).toContain('https on its standard port');
    expect(text).toContain('value="http://hooks.example"');
  });
});
