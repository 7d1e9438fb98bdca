import { describe, expect, it } from 'vitest';
import { databases } from '../../test/databases.ts';
import { PageBrowser, hiddenFields } from '../../test/page-browser.ts';
import type { TestPortal } from '../../test/portal.ts';
import { ADA, heading, portalSuite } from '../../test/portal-suite.ts';

const ACCOUNT = '/developer/account';

describe.each(databases())('the ways into an account on its page, $name', (kind) => {
  let portal: TestPortal;
  const { signIn } = portalSuite(kind, (opened) => (portal = opened));
  const sessionsOf = (text: string): number => [...text.matchAll(/aria-label="Sign out session/g)].length + 1;
  const codes = () => portal.mailer.mails.slice(-2).map(({ text }) => /^ {4}(\d{6})$/m.exec(text)?.[1] ?? '');

  it('lists sessions, and ends one or all others', async () => {
    const { browser: first } = await signIn();
    const { browser: second } = await signIn();
    const { browser: third } = await signIn();
    const page = await first.get(ACCOUNT);
    expect(sessionsOf(page.text)).toBe(3);
    expect(page.text.match(/This one/g)).toHaveLength(1);
    // The latest of the others.
    const after = await first.submit(page, `${ACCOUNT}/sessions`);
    expect([after.at, after.text.includes('The session is ended.')]).toEqual([`${ACCOUNT}?done=session`, true]);
    expect(heading(await third.get('/developer'))).toBe('Sign in');
    expect(heading(await second.get('/developer'))).toBe('Overview');
    const again = await first.submit(await first.get(ACCOUNT), `${ACCOUNT}/sessions/others`);
    expect(sessionsOf(again.text)).toBe(1);
    expect(heading(await second.get('/developer'))).toBe('Sign in');
    expect(heading(await first.get('/developer'))).toBe('Overview');
  });

  it('ends no session of somebody else', async () => {
    const { browser } = await signIn();
    const { browser: eve } = await signIn('eve@example.com');
    const [session] = await portal.sessions.list((await portal.accounts.find(ADA)).id);
    const { csrf = '' } = hiddenFields((await eve.get(ACCOUNT)).text, `${ACCOUNT}/delete`);
    await eve.post(`${ACCOUNT}/sessions`, { fields: { csrf, session: session?.hash ?? '' } });
    expect(heading(await browser.get('/developer'))).toBe('Overview');
  });

  it('changes the address by the codes of both, and ends the other sessions', async () => {
    const { browser } = await signIn();
    const { browser: other } = await signIn();
    const { id } = await portal.accounts.find(ADA);
    const wrong = await browser.submit(await browser.get(ACCOUNT), `${ACCOUNT}/address`, { email: 'nobody@nowhere' });
    expect([wrong.status, wrong.text.includes('value="nobody@nowhere"')]).toEqual([422, true]);
    const asked = await browser.submit(wrong, `${ACCOUNT}/address`, { email: 'lovelace@example.com' });
    expect([asked.at, heading(asked)]).toEqual([`${ACCOUNT}/address`, 'Change the address']);
    expect((await browser.get(ACCOUNT)).text).toContain('A change to lovelace@example.com waits for its codes.');
    const [old = '', fresh = ''] = codes();
    const mistyped = await browser.submit(asked, `${ACCOUNT}/address/confirm`, { old, new: '12345' });
    expect([mistyped.status, mistyped.text.includes('Each code has six digits.')]).toEqual([422, true]);
    const changed = await browser.submit(mistyped, `${ACCOUNT}/address/confirm`, { old, new: fresh });
    expect(changed.at).toBe(`${ACCOUNT}?done=address`);
    expect(changed.text).toContain('<strong>lovelace@example.com</strong>');
    expect((await portal.accounts.find('lovelace@example.com')).id).toBe(id);
    expect(heading(await other.get('/developer'))).toBe('Sign in');
    expect(portal.lines.join('\n')).not.toMatch(/lovelace|ada@example/);
  });

  it('keeps the address when that is chosen, and shows no page for codes then', async () => {
    const { browser } = await signIn();
    const asked = await browser.submit(await browser.get(ACCOUNT), `${ACCOUNT}/address`, { email: 'b@example.com' });
    expect((await browser.submit(asked, `${ACCOUNT}/address/cancel`)).at).toBe(ACCOUNT);
    expect((await browser.get(`${ACCOUNT}/address`)).at).toBe(ACCOUNT);
  });

  it('offers no passkey where browsers make none, and lets nothing in that is none', async () => {
    const { browser } = await signIn();
    expect((await browser.get(ACCOUNT)).text).toContain('Browsers make no passkeys for this address of the server.');
    const stranger = new PageBrowser(portal.url);
    const form = await stranger.get('/developer/sign-in');
    expect(form.text).not.toContain('passkey');
    const { csrf = '', next = '' } = hiddenFields(form.text, '/developer/sign-in');
    const tried = await stranger.post('/developer/sign-in/passkey', {
      fields: { csrf, next, ticket: 'x', response: '{}' },
    });
    expect([tried.status, heading(tried)]).toEqual([422, 'Sign in']);
    expect(stranger.cookies.has('cuspal_session')).toBe(false);
    const foreign = await stranger.post('/developer/sign-in/passkey', {
      fields: { csrf: 'x', ticket: 'x', response: '{}' },
    });
    expect(foreign.status).toBe(403);
  });
});
