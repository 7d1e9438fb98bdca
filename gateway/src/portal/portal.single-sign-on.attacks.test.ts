import { describe, expect, it } from 'vitest';
import { PageBrowser, type Visited } from '../../test/page-browser.ts';
import { singleSignOnSuite } from '../../test/single-sign-on-suite.ts';
import { OPERATOR } from '../organisations/actor.ts';
import { callbackAt, providerAt } from '../single-sign-on/paths.ts';

describe('nobody comes in at the provider of an organisation', () => {
  const { suite, begun, rawGet, pathOf, comeIn, membersOf } = singleSignOnSuite();

  const refusedWith = async (page: Visited | { status: number; text: string }, status: number, words: string) => {
    expect([page.status, page.text.includes(words)]).toEqual([status, true]);
  };
  const email = (): string => `mallory@${suite.ours.domain}`;

  it('with a state that was changed, made up or left out', async () => {
    const browser = new PageBrowser(suite.portal.url);
    suite.ours.idp.person = { sub: 'm', email: email(), email_verified: true };
    const back = new URL(await suite.ours.idp.visit(await begun(browser, suite.ours)));
    for (const state of [`${back.searchParams.get('state') ?? ''}A`, 'x', '']) {
      back.searchParams.set('state', state);
      await refusedWith(await browser.get(pathOf(back.href)), 400, 'begun in another browser');
    }
  });

  it('in another browser, twice, or after ten minutes', async () => {
    const browser = new PageBrowser(suite.portal.url);
    suite.ours.idp.person = { sub: 'm', email: email(), email_verified: true };
    const back = pathOf(await suite.ours.idp.visit(await begun(browser, suite.ours)));
    await refusedWith(await new PageBrowser(suite.portal.url).get(back), 400, 'begun in another browser');
    suite.portal.clock.shiftMs = 11 * 60_000;
    await refusedWith(await browser.get(back), 400, 'older than ten minutes');
    suite.portal.clock.shiftMs = 0;
    const again = pathOf(await suite.ours.idp.visit(await begun(browser, suite.ours)));
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
    suite.ours.idp.change = change;
    const page = await comeIn(new PageBrowser(suite.portal.url), suite.ours, { email: email() });
    await refusedWith(page, 403, 'does not fit this sign-in');
  });

  it('with an ID token that another key has signed', async () => {
    const real = suite.ours.idp.sign.bind(suite.ours.idp);
    suite.ours.idp.change = (claims) => claims;
    suite.ours.idp.sign = (claims) => suite.theirs.idp.sign(claims);
    const page = await comeIn(new PageBrowser(suite.portal.url), suite.ours, { email: email() });
    suite.ours.idp.sign = real;
    await refusedWith(page, 403, 'does not fit this sign-in');
  });

  it.each([
    ['not checked', { email_verified: false }, 'does not say that your e-mail address was checked'],
    ['of which nothing is said', { email_verified: undefined }, 'does not say that your e-mail address was checked'],
    ['left out', { email: undefined }, 'does not say that your e-mail address was checked'],
    ['of another domain', { email: 'mallory@elsewhere.example' }, 'a domain that your organisation has not verified'],
  ])('whose address is %s', async (_what, person, words) => {
    await refusedWith(
      await comeIn(new PageBrowser(suite.portal.url), suite.ours, { email: email(), ...person }),
      403,
      words,
    );
    expect((await membersOf(suite.ours)).has('mallory@elsewhere.example')).toBe(false);
  });

  it('of the domain of another organisation, which its own provider alone speaks for', async () => {
    const page = await comeIn(new PageBrowser(suite.portal.url), suite.ours, { email: `owner@${suite.theirs.domain}` });
    await refusedWith(page, 403, 'a domain that your organisation has not verified');
  });

  it('by the answer of one provider at the address of another (mix-up)', async () => {
    const browser = new PageBrowser(suite.portal.url);
    suite.ours.idp.person = { sub: 'm', email: email(), email_verified: true };
    const back = pathOf(await suite.ours.idp.visit(await begun(browser, suite.ours)));
    await refusedWith(await browser.get(back.replace(suite.ours.id, suite.theirs.id)), 400, 'begun in another browser');
    // What one has answered, with the state of the other.
    const [a, b] = [new PageBrowser(suite.portal.url), new PageBrowser(suite.portal.url)];
    suite.theirs.idp.person = { sub: 't', email: `t@${suite.theirs.domain}`, email_verified: true };
    const code = new URL(await suite.theirs.idp.visit(await begun(a, suite.theirs))).searchParams.get('code') ?? '';
    const mixed = new URL(await suite.ours.idp.visit(await begun(b, suite.ours)));
    mixed.searchParams.set('code', code);
    await refusedWith(await b.get(pathOf(mixed.href)), 403, 'does not fit this sign-in');
  });

  it('where the provider says no', async () => {
    const browser = new PageBrowser(suite.portal.url);
    const state = new URL(await begun(browser, suite.ours)).searchParams.get('state') ?? '';
    const query = new URLSearchParams({ error: 'access_denied', state, iss: suite.ours.idp.issuer });
    await refusedWith(await browser.get(`${callbackAt(suite.ours.id)}?${query.toString()}`), 403, 'did not let you in');
  });

  it('where the provider hangs or is gone, and another one goes on', async () => {
    await suite.portal.providers.set(OPERATOR, suite.ours.id, { ...suite.ours.idp.settings, sessionHours: 2 });
    suite.ours.idp.hangs = true;
    const [away, here] = await Promise.all([
      new PageBrowser(suite.portal.url).get(providerAt(suite.ours.id)),
      begun(new PageBrowser(suite.portal.url), suite.theirs),
    ]);
    await refusedWith(away, 503, 'does not answer');
    expect(here).toContain(suite.theirs.idp.host);
    const nowhere = { issuer: 'https://nobody.example', clientId: 'x', clientSecret: 'x' };
    await suite.portal.providers.set(OPERATOR, suite.ours.id, nowhere);
    await refusedWith(await new PageBrowser(suite.portal.url).get(providerAt(suite.ours.id)), 503, 'does not answer');
  });

  it('because a page of somebody else has led there', async () => {
    const { status, headers } = await rawGet(new PageBrowser(suite.portal.url), providerAt(suite.ours.id), {
      'sec-fetch-site': 'cross-site',
    });
    expect([status, headers['location']]).toEqual([303, '/developer/sign-in']);
  });

  it('at a provider that there is not', async () => {
    for (const id of ['nothing', '%00', 'x'.repeat(200)]) {
      const page = await new PageBrowser(suite.portal.url).get(`/developer/sign-in/organisation/${id}`);
      expect([id, page.status]).toEqual([id, 404]);
    }
  });
});
