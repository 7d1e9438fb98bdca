import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Browser, formFields } from '../../gateway/test/browser.ts';
import { send } from '../../gateway/test/http.ts';
import { authorizationUrl, exchange, newClient, pkce, statusOfCall } from '../../gateway/test/oauth.ts';
import { hiddenFields } from '../../gateway/test/page-browser.ts';
import { GROUP_SCHEMA, USER_SCHEMA } from '../../gateway/test/scim.ts';
import { OPERATOR } from '../../gateway/src/organisations/actor.ts';
import { callbackAt, providerAt } from '../../gateway/src/single-sign-on/paths.ts';
import { DOMAIN, formAction, HOST, isIn, KeycloakCompany } from './support/company.ts';
import { KEYCLOAK, keycloakHome } from './support/keycloak.ts';
import { brokered } from './support/saml.ts';

const REALM = '/staff';
const MINUTES = 60_000;
/** Where a page of ours leads to the provider. */
const LINK = /href="(\/developer\/sign-in\/organisation[^"]*)"/;

const found = keycloakHome();
if ('missing' in found) describe.skip(`Keycloak ${KEYCLOAK}: ${found.missing}`, () => it('skipped', () => {}));
else {
  describe(`Keycloak ${KEYCLOAK}`, () => signingIn(found.home));
}

function signingIn(home: string): void {
  let company: KeycloakCompany;

  beforeAll(async () => {
    company = await KeycloakCompany.start(home);
    await company.realm('staff');
    await company.signInAt('staff');
  }, 10 * MINUTES);
  afterAll(() => company?.close(), MINUTES);

  const idOf = async (kind: 'users' | 'groups', name: string): Promise<string> => {
    const query = kind === 'users' ? `username=${name}&exact=true` : `search=${name}&exact=true`;
    const all = z
      .array(z.object({ id: z.string() }))
      .parse(await company.keycloak.manage('GET', `${REALM}/${kind}?${query}`));
    return all[0]?.id ?? '';
  };
  const group = async (method: 'PUT' | 'DELETE', user: string, name: string) =>
    company.keycloak.manage(method, `${REALM}/users/${await idOf('users', user)}/groups/${await idOf('groups', name)}`);

  it('is where an address of the domain signs in, and no code is sent to it', async () => {
    const browser = new Browser(company.gateway.url);
    const first = await browser.get('/developer/sign-in');
    const form = hiddenFields(first.text, '/developer/sign-in');
    const page = await browser.post('/developer/sign-in', { ...form, email: `ada@${DOMAIN}` });
    expect(page.text).toContain('Sign in at Company');
    expect(company.gateway.mailer.mails).toHaveLength(0);
    const link = formAction(page, LINK);
    const { url: back } = await company.typedAt((await browser.get(link)).url, 'ada');
    const inside = await browser.get(back);
    expect([inside.status, new URL(inside.url).pathname, await isIn(browser)]).toEqual([200, '/developer', true]);
    expect(await company.roleOf(`ada@${DOMAIN}`)).toBe('developer');
  });

  it('gives roles by its groups, anew at each sign-in', async () => {
    await group('PUT', 'ada', 'cuspal-admins');
    expect((await company.comeIn('ada')).page.status).toBe(200);
    expect(await company.roleOf(`ada@${DOMAIN}`)).toBe('owner');
    await group('DELETE', 'ada', 'cuspal-admins');
    expect((await company.comeIn('ada')).page.status).toBe(200);
    expect(await company.roleOf(`ada@${DOMAIN}`)).toBe('developer');
  });

  it('lets in nobody whom it does not vouch for', async () => {
    for (const [name, told] of [
      ['bob', 'None of your groups'],
      ['eve', 'checked'],
      ['guest', 'domain'],
    ] as const) {
      const { browser, page } = await company.comeIn(name);
      expect([name, page.status, page.text.includes(told), await isIn(browser)]).toEqual([name, 403, true, false]);
    }
    const all = await company.gateway.services.members.list(OPERATOR, company.organisation);
    expect(all.map(({ email }) => email).toSorted()).toEqual([`ada@${DOMAIN}`, 'owner@mail.example']);
  });

  it('asks for the challenge of PKCE and for an address that it knows', async () => {
    const led = new URL((await new Browser(company.gateway.url).get(providerAt(company.organisation))).url);
    expect(led.searchParams.get('code_challenge_method')).toBe('S256');
    const without = new URL(led);
    without.searchParams.delete('code_challenge');
    const refused = await company.browserThere().get(without.href);
    expect(new URL(refused.url).searchParams.get('error')).toBe('invalid_request');
    const away = new URL(led);
    away.searchParams.set('redirect_uri', `${company.gateway.url}${callbackAt('another')}`);
    expect((await company.browserThere().get(away.href)).status).toBe(400);
  });

  it('ends sessions by back-channel logout, those of the person alone', async () => {
    await group('PUT', 'bob', 'engineering');
    const [one, other] = [await company.comeIn('ada'), await company.comeIn('bob')];
    expect([await isIn(one.browser), await isIn(other.browser)]).toEqual([true, true]);
    await company.keycloak.manage('POST', `${REALM}/users/${await idOf('users', 'ada')}/logout`);
    expect([await isIn(one.browser), await isIn(other.browser)]).toEqual([false, true]);
    // And where somebody leaves by its own page.
    const there = company.browserThere();
    const again = await company.comeIn('ada', there);
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
    await company.keycloak.manage('PUT', `${REALM}/users/${id}`, { enabled: false });
    const led = (await new Browser(company.gateway.url).get(providerAt(company.organisation))).url;
    const page = await company.typedAt(led, 'bob');
    expect([new URL(page.url).host, page.text.includes('disabled')]).toEqual([HOST, true]);
  });

  it('lets somebody connect an application', async () => {
    const { verifier, challenge } = pkce();
    const clientId = await newClient(company.gateway);
    const browser = new Browser(company.gateway.url);
    const first = await browser.get(
      authorizationUrl(company.gateway, { client_id: clientId, code_challenge: challenge }).href,
    );
    const page = await browser.post(first.url, { ...formFields(first.text, 'email'), email: `ada@${DOMAIN}` });
    const link = formAction(page, LINK);
    const { url: back } = await company.typedAt((await browser.get(link)).url, 'ada');
    const consent = await browser.get(back);
    const person = await company.gateway.services.accounts.find(`ada@${DOMAIN}`);
    const done = await browser.post(consent.url, { ...formFields(consent.text, 'project'), project: person.id });
    const code = new URL(done.url).searchParams.get('code') ?? '';
    const { json } = await exchange(company.gateway, { client_id: clientId, code, code_verifier: verifier });
    expect(await statusOfCall(company.gateway, String(json['access_token']))).toBe(200);
  });

  it('is one of two that keep people out: SCIM holds at once, for groups and for those set inactive', async () => {
    const { gateway, organisation } = company;
    const { secret } = await gateway.services.scimTokens.make(OPERATOR, organisation);
    const scim = (method: string, path: string, body: object) =>
      send(gateway.url, {
        method,
        path: `/scim/v2${path}`,
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/scim+json' },
        body,
      });
    const made = await scim('POST', '/Users', { schemas: [USER_SCHEMA], userName: `ada@${DOMAIN}`, active: true });
    expect(made.status).toBe(201);
    const { id } = z.object({ id: z.string() }).parse(made.json);
    const members = [{ value: id }];
    const admins = { schemas: [GROUP_SCHEMA], displayName: 'cuspal-admins', members };
    expect((await scim('POST', '/Groups', admins)).status).toBe(201);
    const { browser } = await company.comeIn('ada');
    expect([await isIn(browser), await company.roleOf(`ada@${DOMAIN}`)]).toEqual([true, 'owner']);
    await scim('PUT', `/Users/${id}`, { schemas: [USER_SCHEMA], userName: `ada@${DOMAIN}`, active: false });
    expect([await isIn(browser), await company.roleOf(`ada@${DOMAIN}`)]).toEqual([false, undefined]);
    expect((await company.comeIn('ada')).page.status).toBe(403);
  });

  describe('between Cuspal and a provider that speaks SAML alone', () => brokered(() => company));
}
