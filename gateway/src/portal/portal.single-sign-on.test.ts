import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { PageBrowser } from '../../test/page-browser.ts';
import { singleSignOnSuite, type Company } from '../../test/single-sign-on-suite.ts';
import { accounts, auditEntries, webSessions } from '../database/schema.ts';
import { guest } from '../../test/two-organisations.ts';
import { singleSignOnAt } from './organisations/organisation-paths.ts';
import { OPERATOR } from '../organisations/actor.ts';
import { logoutAt, providerAt } from '../single-sign-on/paths.ts';

describe('signing in at the provider of an organisation', () => {
  const { suite, typeAddress, comeIn, membersOf, actionsOf } = singleSignOnSuite();

  it('leads an address of its domain there, and leaves the code open where that is not forbidden', async () => {
    const browser = new PageBrowser(suite.portal.url);
    const page = await typeAddress(browser, `ada@${suite.ours.domain.toUpperCase()}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain('Sign in at Company ours');
    expect(page.text).toContain(`href="${providerAt(suite.ours.id)}?next=%2Fdeveloper"`);
    const sent = suite.portal.mailer.mails.length;
    const code = await browser.submit(page, '/developer/sign-in');
    expect([code.at, suite.portal.mailer.mails.length]).toEqual(['/developer/code?next=%2Fdeveloper', sent + 1]);
  });

  it('lets somebody in, makes them a member, and lets them in to nothing else', async () => {
    const browser = new PageBrowser(suite.portal.url);
    const email = `first@${suite.ours.domain}`;
    const page = await comeIn(browser, suite.ours, { email });
    expect([page.status, page.at]).toEqual([200, '/developer']);
    expect((await membersOf(suite.ours)).get(email)).toBe('reader');
    expect((await membersOf(suite.theirs)).get(email)).toBeUndefined();
    expect((await browser.get(`/developer/organisations/${suite.theirs.id}`)).status).toBe(404);
    const [entry] = await suite.database.orm
      .select({ after: auditEntries.after, surface: auditEntries.surface })
      .from(auditEntries)
      .where(eq(auditEntries.action, 'sign-in.enter'))
      .orderBy(desc(auditEntries.at))
      .limit(1);
    expect(entry).toEqual({ surface: 'sign-in', after: { by: 'provider', organisation: suite.ours.id } });
  });

  it('gives roles by groups anew each time, and keeps the last owner', async () => {
    const groupRoles = [
      { group: 'staff', role: 'reader' as const },
      { group: 'dev', role: 'developer' as const },
    ];
    await suite.portal.providers.set(OPERATOR, suite.ours.id, {
      ...suite.ours.idp.settings,
      groupRoles,
      defaultRole: null,
    });
    const email = `roles@${suite.ours.domain}`;
    for (const [groups, role] of [
      [['staff', 'dev'], 'developer'],
      [['staff'], 'reader'],
    ] as const) {
      suite.ours.idp.forgetBrowser();
      expect((await comeIn(new PageBrowser(suite.portal.url), suite.ours, { email, groups })).status).toBe(200);
      expect((await membersOf(suite.ours)).get(email)).toBe(role);
    }
    suite.ours.idp.forgetBrowser();
    const refused = await comeIn(new PageBrowser(suite.portal.url), suite.ours, { email, groups: ['others'] });
    expect([refused.status, refused.text.includes('None of your groups')]).toEqual([403, true]);
    suite.ours.idp.forgetBrowser();
    const owner = `owner@${suite.ours.domain}`;
    expect(
      (await comeIn(new PageBrowser(suite.portal.url), suite.ours, { email: owner, groups: ['staff'] })).status,
    ).toBe(200);
    expect((await membersOf(suite.ours)).get(owner)).toBe('owner');
  });

  it('ends the session after the hours of the organisation', async () => {
    await suite.portal.providers.set(OPERATOR, suite.ours.id, { ...suite.ours.idp.settings, sessionHours: 1 });
    const browser = new PageBrowser(suite.portal.url);
    await comeIn(browser, suite.ours, { email: `hours@${suite.ours.domain}` });
    suite.portal.clock.shiftMs = 59 * 60_000;
    expect((await browser.get('/developer/account')).at).toBe('/developer/account');
    suite.portal.clock.shiftMs = 61 * 60_000;
    expect((await browser.get('/developer/account')).at).toContain('/developer/sign-in');
    suite.portal.clock.shiftMs = 0;
  });

  it('is set on the page of its organisation, which names the field at fault and never shows the secret', async () => {
    const owner = await guest(suite.portal, `owner@${suite.ours.domain}`);
    const at = singleSignOnAt(suite.ours.id);
    const typed = { clientId: 'cuspal', clientSecret: 'typed-secret', groupRoles: 'owner: admins', sessionHours: '3' };
    for (const [field, wrong] of Object.entries({
      issuer: 'http://a.example',
      groupRoles: 'king: all',
      sessionHours: '99',
    })) {
      const page = await owner.post(at, { issuer: 'https://a.example', ...typed, [field]: wrong });
      expect([field, page.status, page.text.includes(`id="${field}-error"`)]).toEqual([field, 422, true]);
      expect(page.text).not.toContain('typed-secret');
    }
    const page = await owner.post(at, { issuer: 'https://a.example', ...typed, defaultRole: '', required: 'yes' });
    expect([page.status, page.at]).toEqual([200, `${at}?done=saved`]);
    expect(page.text).not.toContain('typed-secret');
    expect(await suite.portal.providers.connection(suite.ours.id)).toMatchObject({
      issuer: 'https://a.example',
      clientSecret: 'typed-secret',
      groupRoles: [{ group: 'admins', role: 'owner' }],
      defaultRole: null,
      sessionHours: 3,
      required: true,
    });
  });

  describe('where it is the only way', () => {
    beforeEach(() =>
      suite.portal.providers
        .set(OPERATOR, suite.ours.id, { ...suite.ours.idp.settings, required: true })
        .then(() => {}),
    );

    it('sends no code, whoever asks and however', async () => {
      const browser = new PageBrowser(suite.portal.url);
      const sent = suite.portal.mailer.mails.length;
      for (const by of ['', 'code']) {
        const first = await browser.get('/developer/sign-in');
        const page = await browser.submit(first, '/developer/sign-in', { email: `x@${suite.ours.domain}`, by });
        expect(page.text).toContain('we send no code to them');
        expect(page.text).not.toContain('name="by"');
      }
      expect(suite.portal.mailer.mails).toHaveLength(sent);
    });

    it('takes no code that was sent before', async () => {
      await suite.portal.providers.set(OPERATOR, suite.ours.id, { ...suite.ours.idp.settings, required: false });
      const browser = new PageBrowser(suite.portal.url);
      const page = await browser.submit(await typeAddress(browser, `late@${suite.ours.domain}`), '/developer/sign-in');
      await suite.portal.providers.set(OPERATOR, suite.ours.id, { ...suite.ours.idp.settings, required: true });
      const refused = await browser.submit(page, '/developer/code', { code: suite.portal.mailer.code });
      expect(refused.status).toBe(403);
      expect(refused.text).toContain('sign in at the provider of Company ours');
      expect((await browser.get('/developer')).at).not.toBe('/developer/account');
    });

    it('is opened by the operator, who is in the log', async () => {
      await suite.portal.providers.open(OPERATOR, suite.ours.id);
      const browser = new PageBrowser(suite.portal.url);
      const page = await browser.submit(await typeAddress(browser, `gone@${suite.ours.domain}`), '/developer/sign-in');
      expect(page.at).toContain('/developer/code');
      expect(await actionsOf(suite.ours)).toContain('single-sign-on.open');
    });
  });

  describe('the provider ends sessions', () => {
    const end = (company: Company, token: string) =>
      fetch(`${suite.portal.url}${logoutAt(company.id)}`, {
        method: 'POST',
        body: new URLSearchParams({ logout_token: token }),
      });
    /** Somebody who is in, and their session there. */
    async function inside(name: string) {
      const browser = new PageBrowser(suite.portal.url);
      const email = `${name}@${suite.ours.domain}`;
      suite.ours.idp.forgetBrowser();
      expect((await comeIn(browser, suite.ours, { email })).at).toBe('/developer');
      const [row] = await suite.database.orm
        .select({ sid: webSessions.ssoSession })
        .from(webSessions)
        .innerJoin(accounts, eq(accounts.id, webSessions.accountId))
        .where(eq(accounts.email, email));
      const sid = row?.sid ?? '';
      return { browser, sub: `sub-${email}`, sid };
    }
    const isIn = async (browser: PageBrowser): Promise<boolean> =>
      (await browser.get('/developer/account')).at === '/developer/account';

    it('by a token that its own library makes', async () => {
      const one = await inside('leaves');
      const other = await inside('stays');
      const token = await suite.ours.idp.logOut(one.sub, one.sid);
      expect((await end(suite.ours, token)).status).toBe(200);
      expect([await isIn(one.browser), await isIn(other.browser)]).toEqual([false, true]);
      // The same token again ends nothing, and is no fault.
      expect((await end(suite.ours, token)).status).toBe(200);
      expect(await isIn(other.browser)).toBe(true);
    });

    it('and no other token', async () => {
      const { browser, sub, sid } = await inside('hunted');
      const seconds = Math.floor(Date.now() / 1000);
      const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
      const good = {
        iss: suite.ours.idp.issuer,
        aud: 'cuspal',
        iat: seconds,
        exp: seconds + 60,
        jti: 'j',
        sub,
        sid,
        events,
      };
      const bad = [
        { ...good, iss: suite.theirs.idp.issuer },
        { ...good, aud: 'another' },
        { ...good, exp: seconds - 3_600 },
        { ...good, iat: seconds - 3_600 },
        { ...good, nonce: 'n' },
        { ...good, events: {} },
        { ...good, events: undefined },
        { ...good, sub: undefined, sid: undefined },
      ];
      for (const claims of bad) {
        expect((await end(suite.ours, await suite.ours.idp.sign(claims, 'logout+jwt'))).status).toBe(400);
      }
      expect((await end(suite.ours, await suite.theirs.idp.sign(good, 'logout+jwt'))).status).toBe(400);
      expect((await end(suite.theirs, await suite.ours.idp.sign(good, 'logout+jwt'))).status).toBe(400);
      for (const token of ['', 'x.y.z', 'x'.repeat(10_000)]) expect((await end(suite.ours, token)).status).toBe(400);
      expect(await isIn(browser)).toBe(true);
      expect((await end(suite.ours, await suite.ours.idp.sign(good, 'logout+jwt'))).status).toBe(200);
      expect(await isIn(browser)).toBe(false);
    });
  });
});
