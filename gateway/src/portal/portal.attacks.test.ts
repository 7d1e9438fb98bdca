import { stableText } from '@cuspal/telemetry/testing';
import { describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { databases } from '../../test/databases.ts';
import { send } from '../../test/http.ts';
import { hiddenFields, PageBrowser } from '../../test/page-browser.ts';
import type { TestPortal } from '../../test/portal.ts';
import { ADA, askCode, heading, KEY, makeKey, portalSuite } from '../../test/portal-suite.ts';
import type { Database } from '../database/connection.ts';

describe.each(databases())('attacks on the developer page, $name', (kind) => {
  let portal: TestPortal;
  let database: Database;
  const { disconnected, liveKeys, signIn } = portalSuite(kind, (opened, on) => {
    portal = opened;
    database = on;
  });

  describe('signing in', () => {
    it('says the same of a known and of an unknown address', async () => {
      await portal.accounts.findOrCreateUser('known@example.com');
      const answers = [];
      for (const name of ['known', 'newcomer']) {
        const browser = new PageBrowser(portal.url);
        const first = await browser.get('/developer/sign-in');
        const fields = { ...hiddenFields(first.text, '/developer/sign-in'), email: `${name}@example.com` };
        const posted = await send(portal.url, {
          path: '/developer/sign-in',
          headers: {
            authorization: undefined,
            'content-type': 'application/x-www-form-urlencoded',
            cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; '),
          },
          body: new URLSearchParams(fields).toString(),
        });
        const second = await browser.submit(first, '/developer/sign-in', { email: `${name}@example.com` });
        const wrong = await browser.submit(second, '/developer/code', {
          code: portal.mailer.code === '000000' ? '000001' : '000000',
        });
        const general = (text: string) =>
          text.replaceAll(name, 'NAME').replaceAll(/(name="csrf" value=")[^"]*/g, '$1TOKEN');
        const { date: _date, 'set-cookie': cookies, ...headers } = posted.headers;
        const shape = String(cookies).replace(/=[\w-]{43}/, '=TICKET');
        answers.push([posted.status, headers, shape, general(second.text), wrong.status, general(wrong.text)]);
      }
      expect(answers[0]).toEqual(answers[1]);
    });

    it('needs the browser that asked: the code alone opens nothing', async () => {
      await askCode(new PageBrowser(portal.url));
      const { code } = portal.mailer;
      const thief = new PageBrowser(portal.url);
      const own = await askCode(thief, 'eve@example.com');
      const tried = await thief.submit(own, '/developer/code', { code });
      expect(tried.status).toBe(code === portal.mailer.code ? 200 : 422);
      const bare = new PageBrowser(portal.url);
      const form = await bare.get('/developer/sign-in');
      const { csrf = '' } = hiddenFields(form.text, '/developer/sign-in');
      expect((await bare.post('/developer/code', { fields: { csrf, code } })).status).toBe(422);
    });

    it('refuses a form that another site sent, by its token alone and by its origin alone', async () => {
      const victim = new PageBrowser(portal.url);
      const form = await victim.get('/developer/sign-in');
      const { csrf = '' } = hiddenFields(form.text, '/developer/sign-in');
      const good = { csrf, email: ADA };
      const { csrf: foreign = '' } = hiddenFields(
        (await new PageBrowser(portal.url).get('/developer/sign-in')).text,
        '/developer/sign-in',
      );
      const silent = { origin: undefined, 'sec-fetch-site': undefined };
      const attempts = [
        { fields: { ...good, csrf: foreign }, headers: silent },
        { fields: { ...good, csrf: '' }, headers: silent },
        { fields: good, headers: { ...silent, origin: 'https://evil.example' } },
        { fields: good, headers: { ...silent, origin: 'null' } },
        { fields: good, headers: { ...silent, 'sec-fetch-site': 'cross-site' } },
      ];
      for (const attempt of attempts) expect((await victim.post('/developer/sign-in', attempt)).status).toBe(403);
      expect(portal.mailer.mails).toEqual([]);
      expect((await victim.post('/developer/sign-in', { fields: good, headers: silent })).status).toBe(200);

      // A code of the attacker's own account, brought by the victim's browser: who signs in as whom is the victim's say.
      const code = portal.mailer.code;
      for (const attempt of attempts) {
        const tried = { ...attempt, fields: { csrf: attempt.fields.csrf, code } };
        expect((await victim.post('/developer/code', tried)).status).toBe(403);
      }
      expect((await victim.get('/developer')).at).toContain('/developer/sign-in');
    });

    it('gives a session of its own: one that was there before is worth nothing', async () => {
      const planted = 'A'.repeat(43);
      const { browser: eve } = await signIn('eve@example.com');
      const evesSession = eve.cookies.get('cuspal_session') ?? '';
      for (const fixed of [planted, evesSession]) {
        const victim = new PageBrowser(portal.url);
        victim.cookies.set('cuspal_session', fixed);
        const page = await victim.get('/developer/sign-in');
        if (fixed === planted) {
          await victim.submit(await victim.submit(page, '/developer/sign-in', { email: ADA }), '/developer/code', {
            code: portal.mailer.code,
          });
        } else {
          // Signed in as somebody else already: signing in anew ends that session.
          const tie = new PageBrowser(portal.url);
          const asked = await askCode(tie);
          tie.cookies.set('cuspal_session', fixed);
          await tie.submit(asked, '/developer/code', { code: portal.mailer.code });
          victim.cookies.clear();
          for (const [name, value] of tie.cookies) victim.cookies.set(name, value);
        }
        expect(victim.cookies.get('cuspal_session')).not.toBe(fixed);
        expect((await victim.get('/developer/account')).text).toContain(ADA);
        const attacker = new PageBrowser(portal.url);
        attacker.cookies.set('cuspal_session', fixed);
        expect((await attacker.get('/developer')).at).toContain('/developer/sign-in');
      }
    });

    it('drops what only signing in needed', async () => {
      const { browser } = await signIn();
      expect([...browser.cookies.keys()]).toEqual(['cuspal_session', 'cuspal_known']);
    });
  });

  it('does nothing for a form that another site sent, by its token alone and by its origin alone', async () => {
    const { browser } = await signIn();
    await makeKey(browser, 'Laptop');
    const [key] = await liveKeys();
    const { csrf = '' } = hiddenFields((await browser.get('/developer')).text, '/developer/keys');
    const { browser: eve } = await signIn('eve@example.com');
    const { csrf: evesToken = '' } = hiddenFields((await eve.get('/developer')).text, '/developer/keys');
    const silent = { origin: undefined, 'sec-fetch-site': undefined };
    const actions = [
      ['/developer/keys', { name: 'Evil' }],
      ['/developer/keys/rename', { key: key?.id ?? '', name: 'Evil' }],
      ['/developer/keys/revoke', { key: key?.id ?? '' }],
      ['/developer/applications/revoke', { grant: 'grant-1' }],
      ['/developer/account/delete', { confirm: ADA }],
      ['/developer/sign-out', {}],
    ] as const;
    disconnected.length = 0;
    for (const [action, fields] of actions) {
      for (const attempt of [
        { fields: { ...fields }, headers: silent },
        { fields: { ...fields, csrf: evesToken }, headers: silent },
        { fields: { ...fields, csrf }, headers: { ...silent, origin: 'https://evil.example' } },
        { fields: { ...fields, csrf }, headers: { ...silent, 'sec-fetch-site': 'cross-site' } },
      ]) {
        expect((await browser.post(action, attempt)).status).toBe(403);
      }
    }
    expect(await liveKeys()).toMatchObject([{ name: 'Laptop' }]);
    expect(disconnected).toEqual([]);
    expect((await browser.get('/developer')).at).toBe('/developer');
  });

  it('writes nothing personal into the log, even when a request fails', async () => {
    const { browser, page } = await signIn();
    const made = await makeKey(browser, 'Laptop');
    const secrets = [
      ADA,
      portal.mailer.code,
      browser.cookies.get('cuspal_session') ?? '-',
      KEY.exec(made.text)?.[0] ?? '-',
      hiddenFields(page.text, '/developer/keys')['csrf'] ?? '-',
    ];
    portal.mailer.broken = true;
    await askCode(new PageBrowser(portal.url));
    await database.orm.execute(sql`alter table web_sessions rename to web_sessions_gone`);
    await database.orm.execute(sql`alter table sign_in_codes rename to sign_in_codes_gone`);
    try {
      const failed = await browser.get('/developer');
      expect([failed.status, heading(failed)]).toEqual([500, 'Something went wrong here']);
      expect(failed.text).toContain('name the request request-1');
      expect(failed.text.replace(/<style>[^]*<\/style>/, '')).not.toMatch(/web_sessions|select|Error/);
      portal.mailer.broken = false;
      expect((await askCode(new PageBrowser(portal.url))).status).toBe(500);
    } finally {
      await database.orm.execute(sql`alter table web_sessions_gone rename to web_sessions`);
      await database.orm.execute(sql`alter table sign_in_codes_gone rename to sign_in_codes`);
    }
    const log = stableText(portal.lines.join(''));
    expect(log).toContain('page failed');
    expect(log).toContain('a sign-in code could not be sent');
    for (const secret of secrets) expect(log).not.toContain(secret);
    expect(log).not.toMatch(/127\.0\.0\.1/);
  });
});
