import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { hiddenFields, PageBrowser, type Visited } from '../../test/page-browser.ts';
import { databases } from '../../test/databases.ts';
import { send } from '../../test/http.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';
import { suiteLogger } from '@cuspal/telemetry/testing';
import type { Database } from '../database/connection.ts';
import { Limits } from '../limits/limits.ts';
import { RULES } from '../limits/rules.ts';

const ADA = 'ada@example.com';
const KEY = /mcp_[\w-]{43}/;

describe.each(databases())('the developer page, $name', (kind) => {
  let database: Database;
  let portal: TestPortal;
  const disconnected: string[] = [];
  beforeAll(async () => {
    database = await kind.fresh();
  }, 60_000);
  afterAll(() => database.close());
  beforeEach(async () => {
    portal = await startPortal({
      orm: database.orm,
      oauth: {
        applications: async () => [
          { grantId: 'grant-1', name: '<Claude>', hosts: ['claude.ai'], connectedAt: new Date('2026-11-02') },
        ],
        revokeGrant: async (accountId, grantId) => disconnected.push(`${accountId} ${grantId}`) > 0,
      },
    });
    portal.open();
  });
  afterEach(async () => {
    await database.orm.execute(sql`delete from accounts where kind = 'user'`);
    await database.orm.execute(sql`delete from sign_in_codes`);
    await portal.close();
  });

  const askCode = async (browser: PageBrowser, email = ADA, path = '/developer'): Promise<Visited> =>
    browser.submit(await browser.get(path), '/developer/sign-in', { email });
  const signIn = async (email = ADA): Promise<{ browser: PageBrowser; page: Visited }> => {
    const browser = new PageBrowser(portal.url);
    const page = await browser.submit(await askCode(browser, email), '/developer/code', { code: portal.mailer.code });
    return { browser, page };
  };
  const makeKey = async (browser: PageBrowser, name: string): Promise<Visited> =>
    browser.submit(await browser.get('/developer'), '/developer/keys', { name });
  const liveKeys = async (email = ADA) => portal.keys.list((await portal.accounts.find(email)).id);
  const heading = ({ text }: { readonly text: string }): string => /<h1>([^<]*)<\/h1>/.exec(text)?.[1] ?? '';

  describe('signing in', () => {
    it('takes the address, then the code, and leads to the overview', async () => {
      const browser = new PageBrowser(portal.url);
      const first = await browser.get('/developer');
      expect([first.status, first.at, heading(first)]).toEqual([
        200,
        '/developer/sign-in?next=%2Fdeveloper',
        'Sign in',
      ]);
      const second = await browser.submit(first, '/developer/sign-in', { email: ADA });
      expect([second.status, second.at]).toEqual([200, '/developer/code?next=%2Fdeveloper']);
      expect(second.text).toContain(`<strong>${ADA}</strong>`);
      const third = await browser.submit(second, '/developer/code', { code: portal.mailer.code });
      expect([third.status, third.at, heading(third)]).toEqual([200, '/developer', 'Overview']);
      expect((await browser.get('/developer/sign-in')).at).toBe('/developer');
    });

    it('leads back to the page that was wanted', async () => {
      const browser = new PageBrowser(portal.url);
      const page = await askCode(browser, ADA, '/developer/account');
      const end = await browser.submit(page, '/developer/code', { code: portal.mailer.code });
      expect([end.at, heading(end)]).toEqual(['/developer/account', 'Account']);
    });

    it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/authorize'])(
      'leads nowhere else: next=%s',
      async (next) => {
        const browser = new PageBrowser(portal.url);
        const first = await browser.get(`/developer/sign-in?next=${encodeURIComponent(next)}`);
        expect(hiddenFields(first.text, '/developer/sign-in')['next']).toBe('/developer');
        const second = await browser.submit(first, '/developer/sign-in', { email: ADA, next });
        expect(second.at).toBe('/developer/code?next=%2Fdeveloper');
        const third = await browser.submit(second, '/developer/code', { code: portal.mailer.code, next });
        expect(third.at).toBe('/developer');
        const again = await browser.get(`/developer/sign-in?next=${encodeURIComponent(next)}`);
        expect(again.at).toBe('/developer');
      },
    );

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

    it('refuses a wrong code, voids it after five, and says so where the reader is', async () => {
      const browser = new PageBrowser(portal.url);
      let page = await askCode(browser);
      const { code } = portal.mailer;
      const wrong = code === '000000' ? '000001' : '000000';
      for (const left of ['4 tries are', '3 tries are', '2 tries are', 'One try is']) {
        page = await browser.submit(page, '/developer/code', { code: wrong });
        expect(page.status).toBe(422);
        expect(page.text).toMatch(new RegExp(`id="code-error" role="alert">[^<]*${left} left`));
        expect(page.text).toContain('<title>Error: ');
      }
      const form = page;
      page = await browser.submit(form, '/developer/code', { code: wrong });
      expect([page.status, heading(page)]).toEqual([422, 'This code cannot be used']);
      page = await browser.submit(form, '/developer/code', { code });
      expect([page.status, heading(page)]).toEqual([422, 'This code cannot be used']);
      expect((await browser.get('/developer')).at).toContain('/developer/sign-in');
    });

    it('takes a code once', async () => {
      const browser = new PageBrowser(portal.url);
      const page = await askCode(browser);
      const thief = new PageBrowser(portal.url);
      const { code } = portal.mailer;
      for (const [name, value] of browser.cookies) thief.cookies.set(name, value);
      await browser.submit(page, '/developer/code', { code });
      const replayed = await thief.submit(page, '/developer/code', { code });
      expect([replayed.status, heading(replayed)]).toEqual([422, 'This code cannot be used']);
      expect((await thief.get('/developer')).at).toContain('/developer/sign-in');
    });

    it('takes a code for ten minutes', async () => {
      const browser = new PageBrowser(portal.url);
      const page = await askCode(browser);
      portal.clock.shiftMs = 10 * 60_000 + 1;
      const late = await browser.submit(page, '/developer/code', { code: portal.mailer.code });
      expect([late.status, heading(late)]).toEqual([422, 'This code cannot be used']);
      expect((await browser.get('/developer/code')).at).toContain('/developer/sign-in');
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
      expect([...browser.cookies.keys()]).toEqual(['cuspal_session']);
    });

    it.each(['nobody', 'ada@example.com\r\nBcc: eve@example.com', 'ada@example.com, eve@example.com', ''])(
      'sends nothing to %j and says what is wrong',
      async (email) => {
        const page = await askCode(new PageBrowser(portal.url), email);
        expect(page.status).toBe(422);
        expect(page.text).toMatch(/id="email-error" role="alert">This is not an e-mail address/);
        expect(page.text).toMatch(/<input[^>]* aria-invalid="true"/);
        expect(portal.mailer.mails).toEqual([]);
      },
    );

    it('says so when the message cannot be sent', async () => {
      portal.mailer.broken = true;
      const page = await askCode(new PageBrowser(portal.url));
      expect([page.status, page.text.includes('could not be sent')]).toEqual([503, true]);
    });
  });

  describe('limits', () => {
    it('answer 429 with the time to wait, in the page too', async () => {
      await portal.close();
      const limits = new Limits({ logger: suiteLogger('test', 'silent') });
      portal = await startPortal({ orm: database.orm, limits });
      portal.open();
      for (let count = 0; count < RULES.sign_in_address.burst; count++) await askCode(new PageBrowser(portal.url));
      const page = await askCode(new PageBrowser(portal.url));
      expect(page.status).toBe(429);
      expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
      expect(page.text).toMatch(/role="alert">Too many codes were asked for\. Wait 60 minutes, then try again/);
    });

    it('count by what the trusted proxy saw', async () => {
      await portal.close();
      const limits = new Limits({ logger: suiteLogger('test', 'silent') });
      portal = await startPortal({ orm: database.orm, limits, trustProxy: 1 });
      portal.open();
      const from = (ip: string) => new PageBrowser(portal.url, { 'x-forwarded-for': `${Math.random()}, ${ip}` });
      for (let count = 0; count < RULES.sign_in_client.burst; count++) {
        await askCode(from('198.51.100.1'), `a${count}@example.com`);
      }
      expect((await askCode(from('198.51.100.1'), 'b@example.com')).status).toBe(429);
      expect((await askCode(from('198.51.100.2'), 'b@example.com')).status).toBe(200);
    });
  });

  describe('keys', () => {
    it('are shown once, with texts to copy, and listed by name and last characters', async () => {
      const { browser } = await signIn();
      const made = await makeKey(browser, 'Laptop <1>');
      expect([made.status, heading(made)]).toEqual([201, 'Your new key']);
      const key = KEY.exec(made.text)?.[0] ?? '';
      expect(made.text).toMatch(new RegExp(`<textarea id="key" readonly[^>]*>\\n?${key}</textarea>`));
      expect(made.text).toContain(`-H &#39;Authorization: Bearer ${key}&#39;`);
      expect(made.text).toContain('Laptop &lt;1&gt;');
      expect(made.headers['cache-control']).toBe('no-store');
      const overview = await browser.get('/developer');
      expect(overview.text).not.toMatch(KEY);
      expect(overview.text).toContain('Laptop &lt;1&gt;');
      expect(overview.text).toContain(`mcp_…${key.slice(-4)}`);
      expect(await liveKeys()).toMatchObject([{ name: 'Laptop <1>', hint: key.slice(-4) }]);
    });

    it('are not made twice by reloading the page', async () => {
      const { browser } = await signIn();
      await makeKey(browser, 'Laptop');
      const again = await makeKey(browser, 'Laptop');
      expect(again.status).toBe(422);
      expect(again.text).toMatch(/id="name-error" role="alert">You have a key of this name/);
      expect(await liveKeys()).toHaveLength(1);
    });

    it.each(['', '   ', 'x'.repeat(61)])('need a name: not %j', async (name) => {
      const { browser } = await signIn();
      expect((await makeKey(browser, name)).status).toBe(422);
      expect(await liveKeys()).toEqual([]);
    });

    it('are five at most, also when asked for at the same time; the form then says what to do', async () => {
      const { browser } = await signIn();
      const form = await browser.get('/developer');
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) => browser.submit(form, '/developer/keys', { name: `Key ${index}` })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 422, 422, 422]);
      expect(answers.find(({ status }) => status === 422)?.text).toContain('revoke one before you make another');
      expect(await liveKeys()).toHaveLength(5);
      const full = await browser.get('/developer');
      expect(full.text).toContain('To make another key, revoke one first.');
      expect(full.text).not.toContain('action="/developer/keys"');
    });

    it('are renamed by their owner alone, to a name that could be given to a new one', async () => {
      const { browser } = await signIn();
      const key = KEY.exec((await makeKey(browser, 'Laptop')).text)?.[0] ?? '-';
      await makeKey(browser, 'Server');
      const [laptop] = await liveKeys();
      const id = laptop?.id ?? '';
      const overview = await browser.get('/developer');
      expect(overview.text).toContain(`<label for="name-${id}">New name of Laptop</label>`);
      const { csrf = '' } = hiddenFields(overview.text, '/developer/keys/rename');
      const rename = (name: string) => browser.post('/developer/keys/rename', { fields: { csrf, key: id, name } });
      for (const name of ['', '   ', 'x'.repeat(61), 'Server']) {
        const refused = await rename(name);
        expect([name, refused.status]).toEqual([name, 422]);
        expect(refused.text).toContain(`id="name-${id}-error" role="alert"`);
      }
      const { browser: eve } = await signIn('eve@example.com');
      const { csrf: evesToken = '' } = hiddenFields((await eve.get('/developer')).text, '/developer/keys');
      await eve.post('/developer/keys/rename', { fields: { csrf: evesToken, key: id, name: 'Mine' } });
      expect((await liveKeys()).map(({ name }) => name)).toEqual(['Laptop', 'Server']);

      const renamed = await rename(' Old <laptop> ');
      expect([renamed.at, renamed.text.includes('role="status"><p>The key has its new name.')]).toEqual([
        '/developer?done=renamed',
        true,
      ]);
      expect(await liveKeys()).toMatchObject([{ ...laptop, name: 'Old <laptop>' }, { name: 'Server' }]);
      expect(renamed.text).toContain('Old &lt;laptop&gt;');
      expect(renamed.text).not.toContain(key);
    });

    it('are revoked by their owner, and by nobody else', async () => {
      const { browser } = await signIn();
      await makeKey(browser, 'Laptop');
      const [key] = await liveKeys();
      const { browser: eve } = await signIn('eve@example.com');
      const evesPage = await eve.get('/developer');
      const { csrf = '' } = hiddenFields(evesPage.text, '/developer/keys');
      await eve.post('/developer/keys/revoke', { fields: { csrf, key: key?.id ?? '' } });
      expect(await liveKeys()).toHaveLength(1);

      const page = await browser.submit(await browser.get('/developer'), '/developer/keys/revoke');
      expect([page.at, page.text.includes('role="status"><p>The key is revoked')]).toEqual([
        '/developer?done=revoked',
        true,
      ]);
      expect(await liveKeys()).toEqual([]);
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

  it('lists applications as they call themselves, and disconnects them', async () => {
    const { browser, page } = await signIn();
    expect(page.text).toMatch(/&lt;Claude&gt; <span class="soft small">claude\.ai<\/span>/);
    expect(page.text).toContain('Connected on 2 November 2026');
    disconnected.length = 0;
    const after = await browser.submit(page, '/developer/applications/revoke');
    expect(after.at).toBe('/developer?done=disconnected');
    expect(disconnected).toEqual([`${(await portal.accounts.find(ADA)).id} grant-1`]);
  });

  it('shows what the month has cost, as figures, bars and a table', async () => {
    const { browser } = await signIn();
    const { id } = await portal.accounts.find(ADA);
    const month = new Date().toISOString().slice(0, 7);
    await database.orm.execute(sql`insert into usage_months (account_id, month, used) values (${id}, ${month}, 42)`);
    for (const [day, family, calls] of [
      ['01', 'core analysis', 30],
      ['01', 'timing', 10],
      ['02', 'timing', 2],
    ] as const) {
      await database.orm.execute(
        sql`insert into usage_days (account_id, day, family, calls) values (${id}, ${`${month}-${day}`}::date, ${family}, ${calls})`,
      );
    }
    const { text } = await browser.get('/developer');
    const plain = text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
    expect(plain).toContain('42 of 300 calls used, 258 left');
    expect(plain).toMatch(/The allowance begins again on 1 \w+ \d{4}, 00:00 UTC/);
    expect(plain).toContain('Busiest day: 40 calls');
    expect(plain).toMatch(/1 \w{3} 40 core analysis 30, timing 10 2 \w{3} 2 timing 2/);
    // The day with 40 calls fills the chart: 30 of them from the bottom, 10 on top; 2 calls are a twentieth of it.
    const bars = [
      ...text.matchAll(/<rect\s+class="(c\d)"\s+x="(\d+)"\s+y="([\d.]+)"\s+width="8"\s+height="([\d.]+)"/g),
    ];
    expect(bars.map(([, ...bar]) => bar)).toEqual([
      ['c1', '1', '25.00', '75.00'],
      ['c2', '1', '0.00', '25.00'],
      ['c2', '11', '95.00', '5.00'],
    ]);
  });

  it('signs out: the session is worth nothing then', async () => {
    const { browser, page } = await signIn();
    const session = browser.cookies.get('cuspal_session') ?? '';
    const out = await browser.submit(page, '/developer/sign-out');
    expect([out.at, browser.cookies.has('cuspal_session')]).toEqual(['/developer/sign-in', false]);
    const kept = new PageBrowser(portal.url);
    kept.cookies.set('cuspal_session', session);
    expect((await kept.get('/developer')).at).toContain('/developer/sign-in');
  });

  it('ends a session after a day', async () => {
    const { browser } = await signIn();
    portal.clock.shiftMs = 24 * 3_600_000 + 1;
    expect((await browser.get('/developer')).at).toContain('/developer/sign-in');
  });

  it('deletes the account once its address is typed, with all that belongs to it', async () => {
    const { browser } = await signIn();
    await makeKey(browser, 'Laptop');
    const { id } = await portal.accounts.find(ADA);
    const form = await browser.get('/developer/account');
    for (const confirm of ['', 'yes', 'eve@example.com']) {
      const refused = await browser.submit(form, '/developer/account/delete', { confirm });
      expect([refused.status, refused.text.includes('id="confirm-error" role="alert"')]).toEqual([422, true]);
    }
    expect(await portal.accounts.byId(id)).toBeDefined();
    const session = browser.cookies.get('cuspal_session') ?? '';
    const gone = await browser.submit(form, '/developer/account/delete', { confirm: ' ADA@example.com ' });
    expect([gone.status, heading(gone), browser.cookies.size]).toEqual([200, 'Your account is deleted', 0]);
    expect(await portal.accounts.byId(id)).toBeUndefined();
    expect(await portal.keys.list(id)).toEqual([]);
    expect(await portal.sessions.read(session)).toBeUndefined();
  });

  it('shows who deleted an account and came back in the same month what is used already, and where it comes from', async () => {
    await signIn();
    const { id } = await portal.accounts.find(ADA);
    const month = new Date().toISOString().slice(0, 7);
    await database.orm.execute(sql`insert into usage_months (account_id, month, used) values (${id}, ${month}, 42)`);
    const { browser } = await signIn();
    const form = await browser.get('/developer/account');
    const gone = await browser.submit(form, '/developer/account/delete', { confirm: ADA });
    expect(gone.text).toMatch(/This month it begins with the calls that the old one has\s+made/);
    const { page } = await signIn();
    expect((await portal.accounts.find(ADA)).id).not.toBe(id);
    expect(page.text).toMatch(/<span class="figure">42<\/span> of 300 calls used/);
    expect(page.text).toContain('All of them were made with an earlier account of this address.');
  });

  it('tells a suspended account that signs in so, and whom to ask', async () => {
    const { id } = await portal.accounts.findOrCreateUser(ADA);
    await portal.accounts.suspend(id);
    const { page } = await signIn();
    expect([page.status, heading(page)]).toEqual([403, 'This account is suspended']);
    expect(page.text).toContain('Write to the operator of this server');
    expect(page.text).toContain(`<code>${id}</code>`);
    expect(page.text).not.toContain('action="/developer/keys"');
  });

  it('shows a suspended account nothing but that it is', async () => {
    const { browser } = await signIn();
    const form = await browser.get('/developer');
    const { id } = await portal.accounts.find(ADA);
    await portal.accounts.suspend(id);
    for (const path of ['/developer', '/developer/account', '/developer/connect']) {
      const page = await browser.get(path);
      expect([page.status, heading(page)]).toEqual([403, 'This account is suspended']);
    }
    const { csrf = '' } = hiddenFields(form.text, '/developer/keys');
    expect((await browser.post('/developer/keys', { fields: { csrf, name: 'x' } })).status).toBe(403);
    expect((await browser.post('/developer/account/delete', { fields: { csrf, confirm: ADA } })).status).toBe(403);
    expect(await liveKeys()).toEqual([]);
    expect(await portal.accounts.byId(id)).toBeDefined();
    expect((await browser.submit(await browser.get('/developer'), '/developer/sign-out')).at).toBe(
      '/developer/sign-in',
    );
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
      expect(failed.text).not.toMatch(/web_sessions|select|Error/);
      portal.mailer.broken = false;
      expect((await askCode(new PageBrowser(portal.url))).status).toBe(500);
    } finally {
      await database.orm.execute(sql`alter table web_sessions_gone rename to web_sessions`);
      await database.orm.execute(sql`alter table sign_in_codes_gone rename to sign_in_codes`);
    }
    const log = portal.lines.join('');
    expect(log).toContain('page failed');
    expect(log).toContain('a sign-in code could not be sent');
    for (const secret of secrets) expect(log).not.toContain(secret);
    expect(log).not.toMatch(/127\.0\.0\.1/);
  });
});
