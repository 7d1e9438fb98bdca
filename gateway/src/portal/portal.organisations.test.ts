import { describe, expect, it } from 'vitest';
import { quickest } from '../../test/databases.ts';
import type { TestPortal } from '../../test/portal.ts';
import { ADA, heading, KEY, portalSuite } from '../../test/portal-suite.ts';
import { guest } from '../../test/two-organisations.ts';
import { isPageToken } from '../auth/page-tokens.ts';
import { OPERATOR } from '../organisations/actor.ts';

describe('organisations on the developer page', () => {
  let portal: TestPortal;
  const { signIn } = portalSuite(quickest(), (opened) => {
    portal = opened;
  });

  /** An organisation of Ada's, made by its form. */
  const made = async () => {
    const { browser, page } = await signIn();
    const list = await browser.get('/developer/organisations');
    const organisation = await browser.submit(list, '/developer/organisations', { name: 'Blue <Ltd>' });
    const [at = ''] = organisation.at.split('?');
    return { browser, first: page, organisation, at };
  };

  it('are none at first, and nothing else is shown then', async () => {
    const { browser, page } = await signIn();
    expect(page.text).not.toContain('class="projects"');
    const list = await browser.get('/developer/organisations');
    expect(list.text).toContain('None. An invitation comes by e-mail.');
    const nameless = await browser.submit(list, '/developer/organisations', { name: ' ' });
    expect([nameless.status, nameless.text.includes('needs a name of 1 to 60 characters')]).toEqual([422, true]);
  });

  it('have management keys, each shown once by the answer that makes it', async () => {
    const { browser, organisation, at } = await made();
    const shown = await browser.submit(organisation, `${at}/keys`, { name: 'Terraform', role: 'owner', days: '30' });
    const [secret = ''] = /cuspal_manage_[\w-]{43}/.exec(shown.text) ?? [];
    expect([shown.status, shown.headers['cache-control']]).toEqual([200, expect.stringContaining('no-store')]);
    expect((await portal.managementKeys.open(secret))?.actor).toEqual({
      kind: 'program',
      organisationId: at.split('/').at(-1),
      role: 'owner',
    });
    const page = await browser.get(at);
    expect(page.text).toContain('>Terraform<');
    expect(page.text).not.toContain(secret);
    const again = await browser.submit(page, `${at}/keys`, { name: 'Terraform', role: 'owner', days: '' });
    expect([again.status, again.text.includes('There is a management key of this name')]).toEqual([422, true]);
    const lasting = await browser.submit(page, `${at}/keys`, { name: 'Other', role: 'owner', days: '0' });
    expect([lasting.status, lasting.text.includes('lives for 1 to')]).toEqual([422, true]);
    const revoked = await browser.submit(page, `${at}/keys/revoke`);
    expect(revoked.text).toContain('The management key is revoked.');
    expect(await portal.managementKeys.open(secret)).toBeUndefined();
  });

  it('have projects with keys of their own, chosen in the head of each page', async () => {
    const { browser, organisation, at } = await made();
    expect(heading(organisation)).toBe('Blue &lt;Ltd&gt;');
    expect(organisation.text).toContain('The organisation is made.');
    const after = await browser.submit(organisation, `${at}/projects`, { name: 'Site' });
    const [, home = ''] = /href="(\/developer\/projects\/[\w-]+)">Site/.exec(after.text) ?? [];
    const project = await browser.get(home);
    expect(heading(project)).toBe('Site');
    expect(project.text).toContain('There is no allowance yet, so tool calls are refused.');
    const shown = await browser.submit(project, `${home}/keys`, { name: 'Robot' });
    expect([shown.at.startsWith(`${home}/new-key?key=`), KEY.test(shown.text)]).toEqual([true, true]);
    expect((await browser.get(home)).text).toContain('>Robot');
    // The own project has no such key, and its page leads to the other without a script.
    const own = await browser.get('/developer');
    expect(own.text).not.toContain('>Robot');
    const id = home.split('/').at(-1) ?? '';
    expect(own.text).toContain(`<option value="${id}"`);
    expect((await browser.get(`/developer/projects?project=${id}`)).at).toBe(home);
    expect((await browser.get('/developer/projects?project=')).at).toBe('/developer');
    for (const link of project.text.matchAll(/(?:href|action)="(\/developer[^"?]*)/g)) {
      const [, path = ''] = link;
      expect(path).toMatch(new RegExp(`^(${home}|${at}|/developer/(organisations|account|sign-out|projects$))`));
    }
    const copied = await browser.submit(shown, `${home}/new-key`);
    expect(copied.at).toBe(home);
    for (const page of ['usage', 'calls', 'connect', 'playground']) {
      expect((await browser.get(`${home}/${page}`)).status).toBe(200);
    }
  });

  it('take in members by invitation, who see what their role lets them', async () => {
    const { browser, organisation, at } = await made();
    const { mailer } = portal.organisations;
    const invited = await browser.submit(organisation, `${at}/invitations`, {
      email: 'Bob@Example.com',
      role: 'reader',
    });
    expect(invited.text).toContain('The invitation is sent.');
    const path = new URL(/https:\S+/.exec(mailer.mails[0]?.text ?? '')?.[0] ?? '').pathname;

    const stranger = await guest(portal, 'eve@example.com');
    const refused = await stranger.browser.get(path);
    expect([refused.status, refused.text.includes('Blue')]).toEqual([404, false]);
    const stolen = await stranger.post('/developer/invitation/accept', { secret: path.split('/').at(-1) ?? '' });
    expect([stolen.status, stolen.text.includes('Blue')]).toEqual([404, false]);

    const bob = await guest(portal, 'bob@example.com');
    const page = await bob.browser.get(path);
    expect(page.text).toContain(`${ADA} invites you to <strong>Blue &lt;Ltd&gt;</strong> as`);
    const joined = await bob.browser.submit(page, '/developer/invitation/accept');
    expect(joined.at).toBe(`${at}?done=joined`);
    expect(joined.text).not.toContain(`action="${at}/invitations"`);
    expect(joined.text).not.toContain('class="danger">Delete');
    expect((await bob.browser.get(path)).status).toBe(404);

    portal.organisations.limited.add('invitations');
    const limited = await browser.submit(invited, `${at}/invitations`, { email: 'c@example.com', role: 'reader' });
    expect([limited.status, limited.text.includes('Too many invitations were sent lately.')]).toEqual([429, true]);
    const unknown = await browser.submit(invited, `${at}/invitations`, { email: 'c@example.com', role: 'king' });
    expect([unknown.status, unknown.text.includes('Choose one of the roles')]).toEqual([422, true]);
  });

  it('keep the account of their one owner, who is told what to do', async () => {
    const { browser, at } = await made();
    const account = await browser.get('/developer/account');
    const kept = await browser.submit(account, '/developer/account/delete', { confirm: ADA });
    expect(kept.status).toBe(422);
    expect(kept.text).toContain('This person alone owns Blue &lt;Ltd&gt;. Make another member an owner there');
    const left = await browser.submit(await browser.get(at), `${at}/leave`);
    expect([left.status, left.text.includes('make another member an owner first')]).toEqual([422, true]);
    const gone = await browser.submit(left, `${at}/delete`);
    expect(gone.text).toContain('The organisation is deleted.');
    expect(heading(await browser.submit(account, '/developer/account/delete', { confirm: ADA }))).toBe(
      'Your account is deleted',
    );
  });

  it('show nothing of a project that is suspended, and all of the others', async () => {
    const { browser, organisation, at } = await made();
    const after = await browser.submit(organisation, `${at}/projects`, { name: 'Site' });
    const [home = ''] = /\/developer\/projects\/[\w-]+/.exec(after.text) ?? [];
    await portal.accounts.suspend(home.split('/').at(-1) ?? '');
    const suspended = await browser.get(home);
    expect([suspended.status, heading(suspended)]).toEqual([403, 'This account is suspended']);
    expect((await browser.get('/developer')).status).toBe(200);
    expect((await browser.get(at)).text).toContain('suspended');
  });

  it('end the token of a playground page with the membership', async () => {
    const { at, browser, organisation } = await made();
    const id = at.split('/').at(-1) ?? '';
    const after = await browser.submit(organisation, `${at}/projects`, { name: 'Site' });
    const [home = ''] = /\/developer\/projects\/[\w-]+/.exec(after.text) ?? [];
    const bob = await guest(portal, 'bob@example.com');
    await portal.organisations.members.set(OPERATOR, id, { person: bob.person, role: 'developer' });
    const page = await bob.browser.get(`${home}/playground`);
    const [, token = ''] = /data-token="([^"]+)"/.exec(page.text) ?? [];
    expect(isPageToken(token)).toBe(true);
    expect(await portal.tokens.authenticate(token)).toMatchObject({
      ok: true,
      principal: { accountId: home.split('/').at(-1) },
    });
    await portal.organisations.members.set(OPERATOR, id, { person: bob.person, role: 'reader' });
    expect(await portal.tokens.authenticate(token)).toMatchObject({ ok: false });
  });

  it('are behind the same guards as every page', async () => {
    const { browser, organisation, at } = await made();
    const forged = await browser.post(`${at}/rename`, { fields: { name: 'x', csrf: 'wrong' } });
    expect(forged.status).toBe(403);
    expect(organisation.status).toBe(200);
  });
});
