import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Browser, formFields, type Shown } from '../../test/browser.ts';
import { databases } from '../../test/databases.ts';
import {
  authorizationUrl,
  exchange,
  newClient,
  pkce,
  REDIRECT,
  signInAs,
  startOAuthGateway,
  statusOfCall,
  type OAuthGateway,
} from '../../test/oauth.ts';
import { send } from '../../test/http.ts';

let gateway: OAuthGateway;
let clientId: string;
const { verifier, challenge } = pkce();
beforeAll(async () => {
  const [database] = databases();
  if (!database) throw new Error('no database');
  gateway = await startOAuthGateway({ database: await database.fresh() });
  clientId = await newClient(gateway, { client_name: 'Reader <i>of</i> charts' });
}, 60_000);
afterAll(() => gateway.gateway.close());

let people = 0;
const newEmail = () => `person-${(people += 1)}@example.com`;
const url = (parameters: Record<string, string> = {}) =>
  authorizationUrl(gateway, { client_id: clientId, code_challenge: challenge, state: 's', ...parameters }).href;
const begin = async (parameters: Record<string, string> = {}) => {
  const browser = new Browser(gateway.url);
  return { browser, first: await browser.get(url(parameters)) };
};
const askForCode = async (email = newEmail()) => {
  const { browser, first } = await begin();
  const second = await browser.post(first.url, { ...formFields(first.text, 'email'), email });
  return { browser, first, second };
};
const main = ({ text }: Shown) => /<main[^]*<\/main>/.exec(text)?.[0] ?? '';
/** Text as a person reads it. */
const read = (shown: Shown) =>
  main(shown)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

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
    const door = await browser.post(second.url, { ...formFields(second.text, 'code'), code: gateway.mailer.code });
    expect(door.url).toMatch(/^cursor:\/\/anysphere\.cursor-retrieval\/oauth\?code=/);
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
    const door = await signInAs(gateway, url(), newEmail());
    const { origin, pathname, searchParams } = new URL(door.url);
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
    const door = await signInAs(gateway, address, newEmail(), browser);
    expect(new URL(door.url).searchParams.get('iss')).toBe(gateway.url);
    expect(new URL(door.url).searchParams.has('code')).toBe(true);
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
    const door = await browser.post(second.url, { ...formFields(third.text, 'code'), code: gateway.mailer.code });
    expect(new URL(door.url).searchParams.has('code')).toBe(true);
  });

  it('"Do not connect" tells the client so', async () => {
    for (const { browser, shown } of [
      await begin().then(({ browser, first }) => ({ browser, shown: first })),
      await askForCode().then(({ browser, second }) => ({ browser, shown: second })),
    ]) {
      const door = await browser.post(shown.url, formFields(shown.text, 'cancel'));
      const { origin, pathname, searchParams } = new URL(door.url);
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
  }, 30_000);
});

describe('attacks', () => {
  it('a form without the token, with that of another browser, or from another site sends no code (CSRF)', async () => {
    const { browser, first } = await begin();
    const stranger = await begin();
    const fields: Record<string, string> = { ...formFields(first.text, 'email'), email: newEmail() };
    const before = gateway.mailer.mails.length;
    const { csrf: _, ...without } = fields;
    const foreign = formFields(stranger.first.text, 'email')['csrf'] ?? '';
    const answers = [
      await browser.post(first.url, without),
      await browser.post(first.url, { ...fields, csrf: '' }),
      await browser.post(first.url, { ...fields, csrf: foreign }),
      await browser.post(first.url, fields, { origin: 'https://evil.example' }),
      await browser.post(first.url, fields, { origin: 'null' }),
      await browser.post(first.url, fields, { 'sec-fetch-site': 'cross-site' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
    expect(gateway.mailer.mails).toHaveLength(before);
  });

  it('nor can another site confirm a code or refuse for the person (CSRF)', async () => {
    const { browser, second } = await askForCode();
    for (const step of ['code', 'cancel']) {
      const { csrf: _, ...fields } = formFields(second.text, step);
      expect((await browser.post(second.url, { ...fields, code: gateway.mailer.code })).status).toBe(403);
    }
    const fields = { ...formFields(second.text, 'code'), code: gateway.mailer.code };
    expect(new URL((await browser.post(second.url, fields)).url).searchParams.has('code')).toBe(true);
  });

  it('the address of a sign-in is worth nothing in another browser (session fixation)', async () => {
    const { browser, first } = await begin();
    const victim = new Browser(gateway.url);
    expect((await victim.get(first.url)).status).toBe(400);
    expect((await victim.post(first.url, { ...formFields(first.text, 'email'), email: newEmail() })).status).toBe(400);
    // A cookie that somebody else made up or changed is not taken.
    for (const cookie of browser.cookies.filter(({ name }) => !name.endsWith('.sig'))) victim.plant(cookie);
    expect((await victim.get(first.url)).status).toBe(400);
    for (const cookie of browser.cookies) {
      victim.plant(
        cookie.name === '_interaction.sig'
          ? { ...cookie, value: cookie.value.replace(/^./, (first) => (first === 'x' ? 'y' : 'x')) }
          : cookie,
      );
    }
    expect((await victim.get(first.url)).status).toBe(400);
  });

  it('a finished sign-in cannot be gone on with in another browser', async () => {
    const { browser, second } = await askForCode();
    // All but the last step: where the browser is sent to, another one arrives.
    const cookie = browser.cookies
      .filter(({ path }) => path === '/' || path.startsWith('/interaction'))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    const posted = await send(gateway.url, {
      path: new URL(second.url).pathname,
      headers: {
        authorization: undefined,
        cookie,
        origin: gateway.url,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ ...formFields(second.text, 'code'), code: gateway.mailer.code }).toString(),
    });
    expect(posted.status).toBe(303);
    const onward = posted.headers.location ?? '';
    expect(onward).toMatch(/^\/authorize\/[A-Za-z0-9_-]+$/);
    expect((await new Browser(gateway.url).get(onward)).status).toBe(400);
    expect(new URL((await browser.get(onward)).url).searchParams.has('code')).toBe(true);
  });

  it('nobody stays signed in: the next authorization asks again, and no session cookie is set', async () => {
    const browser = new Browser(gateway.url);
    await signInAs(gateway, url(), newEmail(), browser);
    expect(browser.cookies.filter(({ name }) => name.startsWith('_session'))).toEqual([]);
    const next = await browser.get(url());
    expect(read(next)).toContain('E-mail address');
    // A made-up session is none.
    browser.plant({ name: '_session', value: 'x'.repeat(43), path: '/', line: '' });
    expect(read(await browser.get(url()))).toContain('E-mail address');
  });

  it('cookies are out of reach for scripts and other sites, and go to their own page alone', async () => {
    const { browser, first } = await begin();
    const { pathname } = new URL(first.url);
    for (const { name, path, line } of browser.cookies) {
      expect(line).toMatch(/; httponly/i);
      expect(line).toMatch(/; samesite=lax/i);
      if (name === '_interaction') expect(path).toBe(pathname);
      if (name === '_interaction_resume') expect(path).toBe(pathname.replace('interaction', 'authorize'));
    }
  });

  it('a sign-in cannot be used twice', async () => {
    const { browser, second } = await askForCode();
    const fields = { ...formFields(second.text, 'code'), code: gateway.mailer.code };
    expect(new URL((await browser.post(second.url, fields)).url).searchParams.has('code')).toBe(true);
    expect((await browser.post(second.url, fields)).status).toBe(400);
  });

  it('what is no form is refused', async () => {
    const { browser, first } = await begin();
    const cookie = browser.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const ask = (body: string, type: string) =>
      send(gateway.url, {
        path: new URL(first.url).pathname,
        headers: { authorization: undefined, cookie, origin: gateway.url, 'content-type': type },
        body,
      });
    expect((await ask('{}', 'application/json')).status).toBe(415);
    expect((await ask('x'.repeat(300_000), 'application/x-www-form-urlencoded')).status).toBe(413);
    for (const body of ['', 'step=unknown', 'step=email&step=code']) {
      expect((await ask(body, 'application/x-www-form-urlencoded')).status).toBe(403);
    }
  });
});

describe('behind TLS', () => {
  it('cookies are for https, and the pages work under the public address', async () => {
    const [database] = databases();
    if (!database) throw new Error('no database');
    const tls = await startOAuthGateway({
      database: await database.fresh(),
      config: { baseUrl: 'https://mcp.example' },
    });
    const id = await newClient(tls);
    const address = authorizationUrl(tls, { client_id: id, code_challenge: challenge });
    const answer = await fetch(address, { redirect: 'manual' });
    expect(answer.headers.get('location')).toMatch(/^\/interaction\//);
    const cookies = answer.headers.getSetCookie();
    expect(cookies).toHaveLength(4);
    for (const cookie of cookies) expect(cookie).toMatch(/; secure/i);
    const page = await fetch(new URL(answer.headers.get('location') ?? '', tls.url), {
      headers: { cookie: cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ') },
    });
    expect([page.status, page.headers.getSetCookie()[0]]).toEqual([200, expect.stringMatching(/^__Host-.*; Secure/)]);
    await tls.gateway.close();
  }, 30_000);
});
