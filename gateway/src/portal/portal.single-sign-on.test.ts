import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PGLITE } from '../../test/databases.ts';
import { IdentityProvider } from '../../test/identity-provider.ts';
import { PageBrowser, type Visited } from '../../test/page-browser.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';
import { asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../database/connection.ts';
import { accounts, auditEntries, webSessions } from '../database/schema.ts';
import { OPERATOR } from '../organisations/actor.ts';
import { callbackAt, logoutAt, providerAt } from '../single-sign-on/paths.ts';

const BASE = 'http://127.0.0.1';

interface Company {
  readonly id: string;
  readonly name: string;
  readonly owner: string;
  readonly domain: string;
  readonly idp: IdentityProvider;
}

describe('signing in at the provider of an organisation', () => {
  let database: Database;
  let portal: TestPortal;
  const providers = new Map<string, IdentityProvider>();
  const records = new Map<string, readonly string[]>();
  let [ours, theirs]: [Company, Company] = [undefined as never, undefined as never];
  let companies = 0;

  beforeAll(async () => {
    database = await PGLITE.fresh();
    portal = await startPortal({
      orm: database.orm,
      resolveTxt: async (domain) => records.get(domain) ?? [],
      askProvider: (address, sent) => {
        const idp = providers.get(new URL(address).host);
        return idp ? idp.ask(address, sent) : Promise.reject(new Error('nobody is there'));
      },
    });
    portal.open();
    [ours, theirs] = [await company('ours'), await company('theirs')];
  }, 60_000);
  afterAll(async () => {
    await portal.close();
    for (const idp of providers.values()) await idp.close();
    await database.close();
  });
  beforeEach(async () => {
    for (const each of [ours, theirs]) {
      Object.assign(each.idp, { change: undefined, hangs: false });
      each.idp.forgetBrowser();
      await portal.providers.set(OPERATOR, each.id, { ...each.idp.settings, defaultRole: 'reader' });
    }
  });

  /** An organisation with a provider and a verified domain. */
  async function company(name: string): Promise<Company> {
    companies += 1;
    const domain = `${name}${companies}.example`;
    const person = await portal.accounts.findOrCreateUser(`owner@${domain}`);
    const { id } = await portal.organisations.organisations.make(person, `Company ${name}`);
    const host = `login.${domain}`;
    const redirectUri = `${BASE}${callbackAt(id)}`;
    const idp = await IdentityProvider.start({ host, redirectUri, logoutUri: `https://x.example${logoutAt(id)}` });
    providers.set(host, idp);
    const { token } = await portal.domains.claim(OPERATOR, id, domain);
    records.set(domain, ['v=spf1 -all', `cuspal-verification=${token}`]);
    await portal.domains.check(OPERATOR, id, domain);
    return { id, name: `Company ${name}`, owner: person.id, domain, idp };
  }

  const typeAddress = async (browser: PageBrowser, email: string): Promise<Visited> =>
    browser.submit(await browser.get('/developer/sign-in'), '/developer/sign-in', { email });

  /** The address at the provider to which a browser is led. */
  async function begun(browser: PageBrowser, { id }: Company, query = ''): Promise<string> {
    const { headers } = await rawGet(browser, `${providerAt(id)}${query}`);
    return String(headers.location ?? '');
  }

  /** One request without following where it leads. */
  async function rawGet(browser: PageBrowser, path: string, more: Readonly<Record<string, string>> = {}) {
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
    const response = await fetch(`${portal.url}${path}`, { headers: { cookie, ...more }, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/; Max-Age=0(;|$)/.test(line)) browser.cookies.delete(name);
      else browser.cookies.set(name, value);
    }
    return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() };
  }

  const pathOf = (address: string): string => address.slice(new URL(address).origin.length);

  /** Signs a person in at the provider, and returns what the browser sees in the end. */
  async function comeIn(
    browser: PageBrowser,
    to: Company,
    person: Readonly<Record<string, unknown>>,
  ): Promise<Visited> {
    to.idp.person = { sub: `sub-${String(person['email'])}`, email_verified: true, ...person };
    const back = await to.idp.visit(await begun(browser, to));
    return browser.get(pathOf(back));
  }

  const membersOf = async ({ id }: Company) =>
    new Map((await portal.organisations.members.list(OPERATOR, id)).map(({ email, role }) => [email, role]));

  const actionsOf = async ({ id }: Company) =>
    (
      await database.orm
        .select({ action: auditEntries.action })
        .from(auditEntries)
        .where(eq(auditEntries.chain, id))
        .orderBy(asc(auditEntries.sequence))
    ).map(({ action }) => action);

  it('leads an address of its domain there, and leaves the code open where that is not forbidden', async () => {
    const browser = new PageBrowser(portal.url);
    const page = await typeAddress(browser, `ada@${ours.domain.toUpperCase()}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain('Sign in at Company ours');
    expect(page.text).toContain(`href="${providerAt(ours.id)}?next=%2Fdeveloper"`);
    const sent = portal.mailer.mails.length;
    const code = await browser.submit(page, '/developer/sign-in');
    expect([code.at, portal.mailer.mails.length]).toEqual(['/developer/code?next=%2Fdeveloper', sent + 1]);
  });

  it('lets somebody in, makes them a member, and lets them in to nothing else', async () => {
    const browser = new PageBrowser(portal.url);
    const email = `first@${ours.domain}`;
    const page = await comeIn(browser, ours, { email });
    expect([page.status, page.at]).toEqual([200, '/developer']);
    expect((await membersOf(ours)).get(email)).toBe('reader');
    expect((await membersOf(theirs)).get(email)).toBeUndefined();
    expect((await browser.get(`/developer/organisations/${theirs.id}`)).status).toBe(404);
    const [entry] = await database.orm
      .select({ after: auditEntries.after, surface: auditEntries.surface })
      .from(auditEntries)
      .where(eq(auditEntries.action, 'sign-in.enter'))
      .orderBy(desc(auditEntries.at))
      .limit(1);
    expect(entry).toEqual({ surface: 'sign-in', after: { by: 'provider', organisation: ours.id } });
  });

  it('gives roles by groups anew each time, and keeps the last owner', async () => {
    const groupRoles = [
      { group: 'staff', role: 'reader' as const },
      { group: 'dev', role: 'developer' as const },
    ];
    await portal.providers.set(OPERATOR, ours.id, { ...ours.idp.settings, groupRoles, defaultRole: null });
    const email = `roles@${ours.domain}`;
    for (const [groups, role] of [
      [['staff', 'dev'], 'developer'],
      [['staff'], 'reader'],
    ] as const) {
      ours.idp.forgetBrowser();
      expect((await comeIn(new PageBrowser(portal.url), ours, { email, groups })).status).toBe(200);
      expect((await membersOf(ours)).get(email)).toBe(role);
    }
    ours.idp.forgetBrowser();
    const refused = await comeIn(new PageBrowser(portal.url), ours, { email, groups: ['others'] });
    expect([refused.status, refused.text.includes('None of your groups')]).toEqual([403, true]);
    ours.idp.forgetBrowser();
    const owner = `owner@${ours.domain}`;
    expect((await comeIn(new PageBrowser(portal.url), ours, { email: owner, groups: ['staff'] })).status).toBe(200);
    expect((await membersOf(ours)).get(owner)).toBe('owner');
  });

  it('ends the session after the hours of the organisation', async () => {
    await portal.providers.set(OPERATOR, ours.id, { ...ours.idp.settings, sessionHours: 1 });
    const browser = new PageBrowser(portal.url);
    await comeIn(browser, ours, { email: `hours@${ours.domain}` });
    portal.clock.shiftMs = 59 * 60_000;
    expect((await browser.get('/developer/account')).at).toBe('/developer/account');
    portal.clock.shiftMs = 61 * 60_000;
    expect((await browser.get('/developer/account')).at).toContain('/developer/sign-in');
    portal.clock.shiftMs = 0;
  });

  describe('where it is the only way', () => {
    beforeEach(() => portal.providers.set(OPERATOR, ours.id, { ...ours.idp.settings, required: true }).then(() => {}));

    it('sends no code, whoever asks and however', async () => {
      const browser = new PageBrowser(portal.url);
      const sent = portal.mailer.mails.length;
      for (const by of ['', 'code']) {
        const first = await browser.get('/developer/sign-in');
        const page = await browser.submit(first, '/developer/sign-in', { email: `x@${ours.domain}`, by });
        expect(page.text).toContain('we send no code to them');
        expect(page.text).not.toContain('name="by"');
      }
      expect(portal.mailer.mails).toHaveLength(sent);
    });

    it('takes no code that was sent before', async () => {
      await portal.providers.set(OPERATOR, ours.id, { ...ours.idp.settings, required: false });
      const browser = new PageBrowser(portal.url);
      const page = await browser.submit(await typeAddress(browser, `late@${ours.domain}`), '/developer/sign-in');
      await portal.providers.set(OPERATOR, ours.id, { ...ours.idp.settings, required: true });
      const refused = await browser.submit(page, '/developer/code', { code: portal.mailer.code });
      expect(refused.status).toBe(403);
      expect(refused.text).toContain('sign in at the provider of Company ours');
      expect((await browser.get('/developer')).at).not.toBe('/developer/account');
    });

    it('is opened by the operator, who is in the log', async () => {
      await portal.providers.open(OPERATOR, ours.id);
      const browser = new PageBrowser(portal.url);
      const page = await browser.submit(await typeAddress(browser, `gone@${ours.domain}`), '/developer/sign-in');
      expect(page.at).toContain('/developer/code');
      expect(await actionsOf(ours)).toContain('single-sign-on.open');
    });
  });

  describe('nobody comes in', () => {
    const refusedWith = async (page: Visited | { status: number; text: string }, status: number, words: string) => {
      expect([page.status, page.text.includes(words)]).toEqual([status, true]);
    };
    const email = (): string => `mallory@${ours.domain}`;

    it('with a state that was changed, made up or left out', async () => {
      const browser = new PageBrowser(portal.url);
      ours.idp.person = { sub: 'm', email: email(), email_verified: true };
      const back = new URL(await ours.idp.visit(await begun(browser, ours)));
      for (const state of [`${back.searchParams.get('state') ?? ''}A`, 'x', '']) {
        back.searchParams.set('state', state);
        await refusedWith(await browser.get(pathOf(back.href)), 400, 'begun in another browser');
      }
    });

    it('in another browser, twice, or after ten minutes', async () => {
      const browser = new PageBrowser(portal.url);
      ours.idp.person = { sub: 'm', email: email(), email_verified: true };
      const back = pathOf(await ours.idp.visit(await begun(browser, ours)));
      await refusedWith(await new PageBrowser(portal.url).get(back), 400, 'begun in another browser');
      portal.clock.shiftMs = 11 * 60_000;
      await refusedWith(await browser.get(back), 400, 'older than ten minutes');
      portal.clock.shiftMs = 0;
      const again = pathOf(await ours.idp.visit(await begun(browser, ours)));
      expect((await browser.get(again)).status).toBe(200);
      await refusedWith(await browser.get(again), 400, 'begun in another browser');
    });

    it.each([
      ['of another nonce', (claims: object) => ({ ...claims, nonce: 'another' })],
      ['without a nonce', (claims: object) => ({ ...claims, nonce: undefined })],
      ['for another audience', (claims: object) => ({ ...claims, aud: 'another' })],
      ['of another issuer', (claims: object) => ({ ...claims, iss: 'https://evil.example' })],
      ['that has expired', (claims: object) => ({ ...claims, exp: Math.floor(Date.now() / 1000) - 3_600 })],
      ['without an end', (claims: object) => ({ ...claims, exp: undefined })],
    ])('with an ID token %s', async (_what, change) => {
      ours.idp.change = change;
      const page = await comeIn(new PageBrowser(portal.url), ours, { email: email() });
      await refusedWith(page, 403, 'does not fit this sign-in');
    });

    it('with an ID token that another key has signed', async () => {
      const real = ours.idp.sign.bind(ours.idp);
      ours.idp.change = (claims) => claims;
      ours.idp.sign = (claims) => theirs.idp.sign(claims);
      const page = await comeIn(new PageBrowser(portal.url), ours, { email: email() });
      ours.idp.sign = real;
      await refusedWith(page, 403, 'does not fit this sign-in');
    });

    it.each([
      ['not checked', { email_verified: false }, 'does not say that your e-mail address was checked'],
      ['of which nothing is said', { email_verified: undefined }, 'does not say that your e-mail address was checked'],
      ['left out', { email: undefined }, 'does not say that your e-mail address was checked'],
      ['of another domain', { email: 'mallory@elsewhere.example' }, 'a domain that your organisation has not verified'],
    ])('whose address is %s', async (_what, person, words) => {
      await refusedWith(await comeIn(new PageBrowser(portal.url), ours, { email: email(), ...person }), 403, words);
      expect((await membersOf(ours)).has('mallory@elsewhere.example')).toBe(false);
    });

    it('of the domain of another organisation, which its own provider alone speaks for', async () => {
      const page = await comeIn(new PageBrowser(portal.url), ours, { email: `owner@${theirs.domain}` });
      await refusedWith(page, 403, 'a domain that your organisation has not verified');
    });

    it('by the answer of one provider at the address of another (mix-up)', async () => {
      const browser = new PageBrowser(portal.url);
      ours.idp.person = { sub: 'm', email: email(), email_verified: true };
      const back = pathOf(await ours.idp.visit(await begun(browser, ours)));
      await refusedWith(await browser.get(back.replace(ours.id, theirs.id)), 400, 'begun in another browser');
      // What one has answered, with the state of the other.
      const [a, b] = [new PageBrowser(portal.url), new PageBrowser(portal.url)];
      theirs.idp.person = { sub: 't', email: `t@${theirs.domain}`, email_verified: true };
      const code = new URL(await theirs.idp.visit(await begun(a, theirs))).searchParams.get('code') ?? '';
      const mixed = new URL(await ours.idp.visit(await begun(b, ours)));
      mixed.searchParams.set('code', code);
      await refusedWith(await b.get(pathOf(mixed.href)), 403, 'does not fit this sign-in');
    });

    it('where the provider says no', async () => {
      const browser = new PageBrowser(portal.url);
      const state = new URL(await begun(browser, ours)).searchParams.get('state') ?? '';
      const query = new URLSearchParams({ error: 'access_denied', state, iss: ours.idp.issuer });
      await refusedWith(await browser.get(`${callbackAt(ours.id)}?${query}`), 403, 'did not let you in');
    });

    it('where the provider hangs or is gone, and another one goes on', async () => {
      await portal.providers.set(OPERATOR, ours.id, { ...ours.idp.settings, sessionHours: 2 });
      ours.idp.hangs = true;
      const [away, here] = await Promise.all([
        new PageBrowser(portal.url).get(providerAt(ours.id)),
        begun(new PageBrowser(portal.url), theirs),
      ]);
      await refusedWith(away, 503, 'does not answer');
      expect(here).toContain(theirs.idp.host);
      const nowhere = { issuer: 'https://nobody.example', clientId: 'x', clientSecret: 'x' };
      await portal.providers.set(OPERATOR, ours.id, nowhere);
      await refusedWith(await new PageBrowser(portal.url).get(providerAt(ours.id)), 503, 'does not answer');
    });

    it('because a page of somebody else has led there', async () => {
      const { status, headers } = await rawGet(new PageBrowser(portal.url), providerAt(ours.id), {
        'sec-fetch-site': 'cross-site',
      });
      expect([status, headers['location']]).toEqual([303, '/developer/sign-in']);
    });

    it('at a provider that there is not', async () => {
      for (const id of ['nothing', '%00', 'x'.repeat(200)]) {
        const page = await new PageBrowser(portal.url).get(`/developer/sign-in/organisation/${id}`);
        expect([id, page.status]).toEqual([id, 404]);
      }
    });
  });

  describe('the provider ends sessions', () => {
    const end = (company: Company, token: string) =>
      fetch(`${portal.url}${logoutAt(company.id)}`, {
        method: 'POST',
        body: new URLSearchParams({ logout_token: token }),
      });
    /** Somebody who is in, and their session there. */
    async function inside(name: string) {
      const browser = new PageBrowser(portal.url);
      const email = `${name}@${ours.domain}`;
      ours.idp.forgetBrowser();
      expect((await comeIn(browser, ours, { email })).at).toBe('/developer');
      const [row] = await database.orm
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
      const token = await ours.idp.logOut(one.sub, one.sid);
      expect((await end(ours, token)).status).toBe(200);
      expect([await isIn(one.browser), await isIn(other.browser)]).toEqual([false, true]);
      // The same token again ends nothing, and is no fault.
      expect((await end(ours, token)).status).toBe(200);
      expect(await isIn(other.browser)).toBe(true);
    });

    it('and no other token', async () => {
      const { browser, sub, sid } = await inside('hunted');
      const seconds = Math.floor(Date.now() / 1000);
      const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
      const good = { iss: ours.idp.issuer, aud: 'cuspal', iat: seconds, exp: seconds + 60, jti: 'j', sub, sid, events };
      const bad = [
        { ...good, iss: theirs.idp.issuer },
        { ...good, aud: 'another' },
        { ...good, exp: seconds - 3_600 },
        { ...good, iat: seconds - 3_600 },
        { ...good, nonce: 'n' },
        { ...good, events: {} },
        { ...good, events: undefined },
        { ...good, sub: undefined, sid: undefined },
      ];
      for (const claims of bad) {
        expect((await end(ours, await ours.idp.sign(claims, 'logout+jwt'))).status).toBe(400);
      }
      expect((await end(ours, await theirs.idp.sign(good, 'logout+jwt'))).status).toBe(400);
      expect((await end(theirs, await ours.idp.sign(good, 'logout+jwt'))).status).toBe(400);
      for (const token of ['', 'x.y.z', 'x'.repeat(10_000)]) expect((await end(ours, token)).status).toBe(400);
      expect(await isIn(browser)).toBe(true);
      expect((await end(ours, await ours.idp.sign(good, 'logout+jwt'))).status).toBe(200);
      expect(await isIn(browser)).toBe(false);
    });
  });
});
