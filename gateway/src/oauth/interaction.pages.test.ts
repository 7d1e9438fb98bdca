import { describe, expect, it } from 'vitest';
import { Browser, formFields } from '../../test/browser.ts';
import { hiddenFields } from '../../test/page-browser.ts';
import { interactionSuite, main, read } from '../../test/interaction-suite.ts';
import { exchange, newClient, REDIRECT, signInAs, statusOfCall, type OAuthGateway } from '../../test/oauth.ts';

let gateway: OAuthGateway;
let clientId: string;
const { askForCode, begin, newEmail, url, verifier } = interactionSuite((started, client) => {
  gateway = started;
  clientId = client;
});

describe('the pages', () => {
  it('say who asks, that nobody has checked the name, and where the person goes on to', async () => {
    const { first } = await begin();
    expect(first.status).toBe(200);
    expect(read(first)).toContain('Reader &lt;i&gt;of&lt;/i&gt; charts wants to call the tools on your behalf');
    expect(read(first)).toContain('nobody has checked it');
    expect(read(first)).toContain('you go on to client.example');
    expect(read(first)).not.toContain('your own device');
    expect(main(first)).not.toContain('<i>of');
  });

  it.each([
    ['http://localhost:8976/callback', 'localhost'],
    ['http://127.0.0.1:8976/callback', '127.0.0.1'],
    ['http://[::1]:8976/callback', '[::1]'],
  ])('warn when the redirect stays on the device: %s', async (redirect_uri, host) => {
    const id = await newClient(gateway, { redirect_uris: [redirect_uri] });
    const { first } = await begin({ client_id: id, redirect_uri });
    expect(read(first)).toContain('runs on your own device, where any program can give any name');
    expect(read(first)).toContain(`you go on to ${host}`);
  });

  it('name the scheme of an application that opens its own links', async () => {
    const redirect_uri = 'cursor://anysphere.cursor-retrieval/oauth';
    const id = await newClient(gateway, { redirect_uris: [redirect_uri], client_name: undefined });
    const { browser, first } = await begin({ client_id: id, redirect_uri });
    expect(read(first)).toContain('An application that gives no name wants to call');
    expect(read(first)).toContain('you go on to cursor:');
    expect(first.headers.get('content-security-policy')).toContain("form-action 'self' cursor:;");
    const second = await browser.post(first.url, { ...formFields(first.text, 'email'), email: newEmail() });
    const callback = await browser.post(second.url, { ...formFields(second.text, 'code'), code: gateway.mailer.code });
    expect(callback.url).toMatch(/^cursor:\/\/anysphere\.cursor-retrieval\/oauth\?code=/);
  });

  it('let nothing in, are kept nowhere and framed by nobody; forms lead here and to the client alone', async () => {
    const { first, second } = await askForCode();
    for (const { headers } of [first, second]) {
      expect(headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; style-src 'sha256-[^']+'; img-src data:; form-action 'self' https:\/\/client\.example; base-uri 'none'; frame-ancestors 'none'$/,
      );
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-frame-options')).toBe('DENY');
    }
    expect(first.text).not.toContain('<script');
  });

  it('lead back to the client with code, state and issuer; the code opens the tools', async () => {
    const callback = await signInAs(gateway, url(), newEmail());
    const { origin, pathname, searchParams } = new URL(callback.url);
    expect([`${origin}${pathname}`, searchParams.get('state'), searchParams.get('iss')]).toEqual([
      REDIRECT,
      's',
      gateway.url,
    ]);
    const code = searchParams.get('code') ?? '';
    const { json } = await exchange(gateway, { client_id: clientId, code, code_verifier: verifier });
    expect(await statusOfCall(gateway, String(json['access_token']))).toBe(200);
  });

  it('work under another name of this machine', async () => {
    const { port } = new URL(gateway.url);
    const browser = new Browser(`http://localhost:${port}`);
    const address = url().replace('127.0.0.1', 'localhost');
    const callback = await signInAs(gateway, address, newEmail(), browser);
    expect(new URL(callback.url).searchParams.get('iss')).toBe(gateway.url);
    expect(new URL(callback.url).searchParams.has('code')).toBe(true);
  });

  it('say on the button that the code connects the application', async () => {
    const { first, second } = await askForCode();
    expect(main(first)).not.toContain('Sign in and connect');
    expect(main(second)).toMatch(/<button>Sign in and connect<\/button>/);
  });

  it('can be reloaded, and begun again with another address', async () => {
    const { browser, first, second } = await askForCode();
    expect(read(await browser.get(first.url))).toContain('Six-digit code');
    const again = await browser.get(`${first.url}?again=1`);
    expect(read(again)).toContain('E-mail address');
    const email = newEmail();
    const third = await browser.post(again.url, { ...formFields(again.text, 'email'), email });
    expect(read(third)).toContain(email);
    const callback = await browser.post(second.url, { ...formFields(third.text, 'code'), code: gateway.mailer.code });
    expect(new URL(callback.url).searchParams.has('code')).toBe(true);
  });

  it('"Do not connect" tells the client so', async () => {
    for (const { browser, shown } of [
      await begin().then(({ browser, first }) => ({ browser, shown: first })),
      await askForCode().then(({ browser, second }) => ({ browser, shown: second })),
    ]) {
      const callback = await browser.post(shown.url, formFields(shown.text, 'cancel'));
      const { origin, pathname, searchParams } = new URL(callback.url);
      expect(`${origin}${pathname}`).toBe(REDIRECT);
      expect(Object.fromEntries(searchParams)).toEqual({
        error: 'access_denied',
        error_description: 'the user did not agree',
        state: 's',
        iss: gateway.url,
      });
      expect((await browser.get(shown.url)).status).toBe(400);
    }
  });

  it('say beside the field what was wrong, with a status that says so too', async () => {
    const { browser, first } = await begin();
    const bad = await browser.post(first.url, { ...formFields(first.text, 'email'), email: 'nobody' });
    expect([bad.status, read(bad)]).toEqual([422, expect.stringContaining('not an e-mail address')]);
    const second = await browser.post(first.url, { ...formFields(first.text, 'email'), email: newEmail() });
    const wrong = gateway.mailer.code === '000000' ? '111111' : '000000';
    for (const left of ['4 tries are', '3 tries are', '2 tries are', 'One try is']) {
      const shown = await browser.post(second.url, { ...formFields(second.text, 'code'), code: wrong });
      expect([shown.status, read(shown)]).toEqual([422, expect.stringContaining(`${left} left`)]);
    }
    const locked = await browser.post(second.url, { ...formFields(second.text, 'code'), code: wrong });
    expect(read(locked)).toContain('Get a new code');
    const right = await browser.post(second.url, { ...formFields(second.text, 'code'), code: gateway.mailer.code });
    expect(new URL(right.url).origin).toBe(gateway.url);
  });

  it('limit codes by the address of the browser, not that of the proxy', async () => {
    const asked = async () => {
      const { browser, first } = await begin();
      const fields = { ...formFields(first.text, 'email'), email: newEmail() };
      return (await browser.post(first.url, fields, { 'x-forwarded-for': '203.0.113.50' })).status;
    };
    const statuses = [];
    for (let tries = 0; tries < 24; tries += 1) statuses.push(await asked());
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(200));
    expect(statuses).toContain(429);
    expect((await askForCode()).second.status).toBe(200);
  });

  it('fill in the address of whoever is signed in to the developer page, and ask for the code all the same', async () => {
    const email = newEmail();
    const browser = new Browser(gateway.url);
    const send = (page: string, path: string, fields: Readonly<Record<string, string>> = {}) =>
      browser.post(`${gateway.url}${path}`, { ...hiddenFields(page, path), ...fields });
    const form = await browser.get(`${gateway.url}/developer/sign-in`);
    const asked = await send(form.text, '/developer/sign-in', { email });
    await send(asked.text, '/developer/code', { code: gateway.mailer.code });
    const first = await browser.get(url());
    expect(read(first)).toContain(`Continue as ${email}`);
    expect(read(first)).toContain('Use another address');
    const sent = gateway.mailer.mails.length;
    const second = await browser.post(first.url, formFields(first.text, 'email'));
    expect(gateway.mailer.mails.slice(sent).map(({ to }) => to)).toEqual([email]);
    expect(second.text).toContain('name="code"');
    const wrong = gateway.mailer.code === '000000' ? '000001' : '000000';
    expect((await browser.post(second.url, { ...formFields(second.text, 'code'), code: wrong })).status).toBe(422);
    const callback = await browser.post(second.url, { ...formFields(second.text, 'code'), code: gateway.mailer.code });
    expect(callback.url).toContain(`${REDIRECT}?code=`);

    // Nobody else's browser knows the address, and none does after signing out.
    expect(read((await begin()).first)).not.toContain('Continue as');
    await send((await browser.get(`${gateway.url}/developer`)).text, '/developer/sign-out');
    expect(read(await browser.get(url()))).not.toContain('Continue as');
  });
});
