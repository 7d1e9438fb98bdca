import { describe, expect, it } from 'vitest';
import { Browser, formFields } from '../../test/browser.ts';
import { quickest } from '../../test/databases.ts';
import { send } from '../../test/http.ts';
import { interactionSuite, read } from '../../test/interaction-suite.ts';
import { authorizationUrl, newClient, signInAs, startOAuthGateway, type OAuthGateway } from '../../test/oauth.ts';

let gateway: OAuthGateway;
const { askForCode, begin, challenge, newEmail, url } = interactionSuite((started) => (gateway = started));

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
    const tls = await startOAuthGateway({
      database: await quickest().fresh(),
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
  });
});
