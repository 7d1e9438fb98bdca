import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser, formFields, type Shown } from '../../test/browser.ts';
import { quickest } from '../../test/databases.ts';
import { IdentityProvider } from '../../test/identity-provider.ts';
import {
  authorizationUrl,
  exchange,
  newClient,
  pkce,
  startOAuthGateway,
  statusOfCall,
  type OAuthGateway,
} from '../../test/oauth.ts';
import type { Database } from '../database/connection.ts';
import { OPERATOR } from '../organisations/actor.ts';
import { Domains, recordOf } from '../single-sign-on/domains.ts';
import { callbackAt, logoutAt } from '../single-sign-on/paths.ts';

describe('connecting an application, for people of an organisation that has a provider', () => {
  const { verifier, challenge } = pkce();
  const email = 'ada@company.example';
  let database: Database;
  let gateway: OAuthGateway;
  let idp: IdentityProvider;
  let organisation: string;
  beforeAll(async () => {
    database = await quickest().fresh();
    gateway = await startOAuthGateway({ database, askProvider: (address, sent) => idp.ask(address, sent) });
    const { accounts, organisations, providers, access } = gateway.services;
    const owner = await accounts.findOrCreateUser('owner@mail.example');
    organisation = (await organisations.make(owner, 'Company <One>')).id;
    idp = await IdentityProvider.start({
      host: 'login.company.example',
      redirectUri: `${gateway.url}${callbackAt(organisation)}`,
      logoutUri: `https://x.example${logoutAt(organisation)}`,
    });
    await providers.set(OPERATOR, organisation, { ...idp.settings, required: true });
    const { domain, token } = await gateway.services.domains.claim(OPERATOR, organisation, 'company.example');
    const resolveTxt = async () => [recordOf({ token })];
    await new Domains({ orm: database.orm, access, resolveTxt }).check(OPERATOR, organisation, domain);
    idp.person = { sub: 'ada', email, email_verified: true };
  }, 60_000);
  afterAll(async () => {
    await gateway.gateway.close();
    await idp.close();
    await database.close();
  });

  /** The page that leads to the provider, in a browser that connects a new application. */
  async function begin(): Promise<{ browser: Browser; clientId: string; page: Shown; action: string }> {
    const clientId = await newClient(gateway);
    const browser = new Browser(gateway.url);
    const first = await browser.get(authorizationUrl(gateway, { client_id: clientId, code_challenge: challenge }).href);
    const page = await browser.post(first.url, { ...formFields(first.text, 'email'), email });
    return { browser, clientId, page, action: new URL(first.url).pathname };
  }
  const linkIn = ({ text }: Shown): string =>
    /href="(\/developer\/sign-in\/organisation[^"]*)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';

  it('leads to the provider and back to the consent, without a code and without a session of the page', async () => {
    const sent = gateway.mailer.mails.length;
    const { browser, clientId, page, action } = await begin();
    expect(page.text).toContain('Sign in at Company &lt;One&gt;');
    expect(page.text).toContain('we send no code to them');
    const there = await browser.get(linkIn(page));
    const consent = await browser.get(await idp.visit(there.url));
    expect(new URL(consent.url).pathname).toBe(action);
    expect(consent.text).toContain('Connect to this project');
    const person = await gateway.services.accounts.find(email);
    const done = await browser.post(consent.url, { ...formFields(consent.text, 'project'), project: person.id });
    const code = new URL(done.url).searchParams.get('code') ?? '';
    const { json } = await exchange(gateway, { client_id: clientId, code, code_verifier: verifier });
    expect(await statusOfCall(gateway, String(json['access_token']))).toBe(200);
    expect(gateway.mailer.mails).toHaveLength(sent);
    expect((await browser.get('/developer/account')).url).toContain('/developer/sign-in');
    const members = await gateway.services.members.list(OPERATOR, organisation);
    expect(members.map((each) => [each.email, each.role])).toContainEqual([email, 'reader']);
  });

  it('takes the way back for the authorization alone that it was begun for', async () => {
    const [one, other] = [await begin(), await begin()];
    const there = await one.browser.get(
      linkIn(one.page).replace(/interaction=[^&]*/, `interaction=${other.action.split('/').at(-1) ?? ''}`),
    );
    const led = await one.browser.get(await idp.visit(there.url));
    // The other authorization was begun in another browser, and this one has no proof.
    expect(led.status).toBe(400);
    expect((await one.browser.get(one.action)).text).not.toContain('Connect to this project');
    expect((await other.browser.get(other.action)).text).not.toContain('Connect to this project');
  });
});
