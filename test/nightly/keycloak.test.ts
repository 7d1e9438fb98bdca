import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Browser, formFields, type Shown } from '../../gateway/test/browser.ts';
import { PGLITE } from '../../gateway/test/databases.ts';
import {
  authorizationUrl,
  exchange,
  newClient,
  pkce,
  startOAuthGateway,
  statusOfCall,
  type OAuthGateway,
} from '../../gateway/test/oauth.ts';
import { hiddenFields } from '../../gateway/test/page-browser.ts';
import type { Database } from '../../gateway/src/database/connection.ts';
import { OPERATOR } from '../../gateway/src/organisations/actor.ts';
import { Domains, recordOf } from '../../gateway/src/single-sign-on/domains.ts';
import { callbackAt, logoutAt, providerAt } from '../../gateway/src/single-sign-on/paths.ts';
import { Keycloak, KEYCLOAK, keycloakHome, realmOf } from './support/keycloak.ts';

const HOST = 'login.company.example';
const DOMAIN = 'company.example';
const SECRET = 'the-secret-of-cuspal-at-keycloak';
const PASSWORD = 'a-password-of-everybody';
const REALM = '/staff';
const MINUTES = 60_000;

const found = keycloakHome();
if ('missing' in found) describe.skip(`Keycloak ${KEYCLOAK}: ${found.missing}`, () => it('skipped', () => {}));
else describe(`Keycloak ${KEYCLOAK}`, { timeout: 2 * MINUTES }, () => signingIn(found.home));

function signingIn(home: string): void {
  let database: Database;
  let gateway: OAuthGateway;
  let keycloak: Keycloak;
  let organisation: string;

  beforeAll(async () => {
    database = await PGLITE.fresh();
    gateway = await startOAuthGateway({ database, askProvider: (address, sent) => keycloak.guarded(address, sent) });
    const { accounts, organisations, providers, domains, access } = gateway.services;
    const owner = await accounts.findOrCreateUser('owner@mail.example');
    organisation = (await organisations.make(owner, 'Company')).id;
    keycloak = await Keycloak.start(home, HOST);
    const realm = realmOf('staff', {
      PASSWORD,
      SECRET,
      CALLBACK: `${gateway.url}${callbackAt(organisation)}`,
      LOGOUT: `${gateway.url}${logoutAt(organisation)}`,
    });
    await keycloak.manage('POST', '', realm);
    await providers.set(OPERATOR, organisation, {
      issuer: `${keycloak.origin}/realms/staff`,
      clientId: 'cuspal',
      clientSecret: SECRET,
      groupRoles: [
        { group: 'cuspal-admins', role: 'owner' },
        { group: 'engineering', role: 'developer' },
      ],
      defaultRole: null,
      required: true,
    });
    const { token } = await domains.claim(OPERATOR, organisation, DOMAIN);
    const resolveTxt = async () => [recordOf({ token })];
    await new Domains({ orm: database.orm, access, resolveTxt }).check(OPERATOR, organisation, DOMAIN);
  }, 10 * MINUTES);
  afterAll(async () => {
    await gateway.gateway.close();
    await keycloak?.stop();
    await database.close();
  }, MINUTES);

  /** Types a name and the password at Keycloak, and returns the address to which that leads. */
  async function typedAt(address: string, name: string, there = new Browser(keycloak.origin, keycloak.ask)) {
    const page = await there.get(address);
    const led = new URL(page.url).origin === keycloak.origin ? await typed(there, page, name) : page;
    return { back: led.url, page: led };
  }
  function typed(there: Browser, page: Shown, name: string): Promise<Shown> {
    const action = /<form[^>]* id="kc-form-login"[^>]* action="([^"]*)"/.exec(page.text)?.[1]?.replaceAll('&amp;', '&');
    if (action === undefined) throw new Error(`no form of Keycloak in:\n${page.text}`);
    return there.post(action, { username: name, password: PASSWORD });
  }

  /** Comes in by Keycloak, in a new browser; `there`: the browser as Keycloak has it. */
  async function comeIn(name: string, there?: Browser): Promise<{ browser: Browser; page: Shown }> {
    const browser = new Browser(gateway.url);
    const { back } = await typedAt((await browser.get(providerAt(organisation))).url, name, there);
    return { browser, page: await browser.get(back) };
  }
  const isIn = async (browser: Browser): Promise<boolean> =>
    new URL((await browser.get('/developer/account')).url).pathname === '/developer/account';
  const roleOf = async (email: string) =>
    (await gateway.services.members.list(OPERATOR, organisation)).find((each) => each.email === email)?.role;

  const idOf = async (kind: 'users' | 'groups', name: string): Promise<string> => {
    const query = kind === 'users' ? `username=${name}&exact=true` : `search=${name}&exact=true`;
    const all = z.array(z.object({ id: z.string() })).parse(await keycloak.manage('GET', `${REALM}/${kind}?${query}`));
    return all[0]?.id ?? '';
  };
  const group = async (method: 'PUT' | 'DELETE', user: string, name: string) =>
    keycloak.manage(method, `${REALM}/users/${await idOf('users', user)}/groups/${await idOf('groups', name)}`);

  it('is where an address of the domain signs in, and no code is sent to it', async () => {
    const browser = new Browser(gateway.url);
    const first = await browser.get('/developer/sign-in');
    const form = hiddenFields(first.text, '/developer/sign-in');
    const page = await browser.post('/developer/sign-in', { ...form, email: `ada@${DOMAIN}` });
    expect(page.text).toContain('Sign in at Company');
    expect(gateway.mailer.mails).toHaveLength(0);
    const link =
      /href="(\/developer\/sign-in\/organisation[^"]*)"/.exec(page.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const { back } = await typedAt((await browser.get(link)).url, 'ada');
    const inside = await browser.get(back);
    expect([inside.status, new URL(inside.url).pathname, await isIn(browser)]).toEqual([200, '/developer', true]);
    expect(await roleOf(`ada@${DOMAIN}`)).toBe('developer');
  });

  it('gives roles by its groups, anew at each sign-in', async () => {
    await group('PUT', 'ada', 'cuspal-admins');
    expect((await comeIn('ada')).page.status).toBe(200);
    expect(await roleOf(`ada@${DOMAIN}`)).toBe('owner');
    await group('DELETE', 'ada', 'cuspal-admins');
    expect((await comeIn('ada')).page.status).toBe(200);
    expect(await roleOf(`ada@${DOMAIN}`)).toBe('developer');
  });

  it('lets in nobody whom it does not vouch for', async () => {
    for (const [name, told] of [
      ['bob', 'None of your groups'],
      ['eve', 'checked'],
      ['guest', 'domain'],
    ] as const) {
      const { browser, page } = await comeIn(name);
      expect([name, page.status, page.text.includes(told), await isIn(browser)]).toEqual([name, 403, true, false]);
    }
    const all = await gateway.services.members.list(OPERATOR, organisation);
    expect(all.map(({ email }) => email).toSorted()).toEqual([`ada@${DOMAIN}`, 'owner@mail.example']);
  });

  it('asks for the challenge of PKCE and for an address that it knows', async () => {
    const led = new URL((await new Browser(gateway.url).get(providerAt(organisation))).url);
    expect(led.searchParams.get('code_challenge_method')).toBe('S256');
    const without = new URL(led);
    without.searchParams.delete('code_challenge');
    const refused = await new Browser(keycloak.origin, keycloak.ask).get(without.href);
    expect(new URL(refused.url).searchParams.get('error')).toBe('invalid_request');
    const away = new URL(led);
    away.searchParams.set('redirect_uri', `${gateway.url}${callbackAt('another')}`);
    expect((await new Browser(keycloak.origin, keycloak.ask).get(away.href)).status).toBe(400);
  });

  it('ends sessions by back-channel logout, those of the person alone', async () => {
    await group('PUT', 'bob', 'engineering');
    const [one, other] = [await comeIn('ada'), await comeIn('bob')];
    expect([await isIn(one.browser), await isIn(other.browser)]).toEqual([true, true]);
    await keycloak.manage('POST', `${REALM}/users/${await idOf('users', 'ada')}/logout`);
    expect([await isIn(one.browser), await isIn(other.browser)]).toEqual([false, true]);
    // And where somebody leaves by its own page.
    const there = new Browser(keycloak.origin, keycloak.ask);
    const again = await comeIn('ada', there);
    expect(await isIn(again.browser)).toBe(true);
    const page = await there.get('/realms/staff/protocol/openid-connect/logout');
    const action =
      /<form[^>]* action="([^"]*logout-confirm[^"]*)"/.exec(page.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const hidden = /name="session_code" value="([^"]*)"/.exec(page.text)?.[1] ?? '';
    await there.post(action, { session_code: hidden, confirmLogout: 'Logout' });
    expect([await isIn(again.browser), await isIn(other.browser)]).toEqual([false, true]);
  });

  it('lets in nobody whom it has shut out', async () => {
    const id = await idOf('users', 'bob');
    await keycloak.manage('PUT', `${REALM}/users/${id}`, { enabled: false });
    const led = (await new Browser(gateway.url).get(providerAt(organisation))).url;
    const { page } = await typedAt(led, 'bob');
    expect([new URL(page.url).host, page.text.includes('disabled')]).toEqual([HOST, true]);
  });

  it('lets somebody connect an application', async () => {
    const { verifier, challenge } = pkce();
    const clientId = await newClient(gateway);
    const browser = new Browser(gateway.url);
    const first = await browser.get(authorizationUrl(gateway, { client_id: clientId, code_challenge: challenge }).href);
    const page = await browser.post(first.url, { ...formFields(first.text, 'email'), email: `ada@${DOMAIN}` });
    const link =
      /href="(\/developer\/sign-in\/organisation[^"]*)"/.exec(page.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const { back } = await typedAt((await browser.get(link)).url, 'ada');
    const consent = await browser.get(back);
    const person = await gateway.services.accounts.find(`ada@${DOMAIN}`);
    const done = await browser.post(consent.url, { ...formFields(consent.text, 'project'), project: person.id });
    const code = new URL(done.url).searchParams.get('code') ?? '';
    const { json } = await exchange(gateway, { client_id: clientId, code, code_verifier: verifier });
    expect(await statusOfCall(gateway, String(json['access_token']))).toBe(200);
  });
}
