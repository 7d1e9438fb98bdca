import { describe, expect, it } from 'vitest';
import { suiteLogger } from '@cuspal/telemetry/testing';
import { databases } from '../../test/databases.ts';
import { hiddenFields, PageBrowser } from '../../test/page-browser.ts';
import type { TestPortal } from '../../test/portal.ts';
import { ADA, askCode, heading, portalSuite } from '../../test/portal-suite.ts';
import { Limits, RULES } from '../limits/limits.ts';

describe.each(databases())('signing in to the developer page, $name', (kind) => {
  let portal: TestPortal;
  const { restart } = portalSuite(kind, (opened) => (portal = opened));

  it('takes the address, then the code, and leads to the overview', async () => {
    const browser = new PageBrowser(portal.url);
    const first = await browser.get('/developer');
    expect([first.status, first.at, heading(first)]).toEqual([200, '/developer/sign-in?next=%2Fdeveloper', 'Sign in']);
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

  describe('limits', () => {
    it('answer 429 with the time to wait, in the page too', async () => {
      const limits = new Limits({ logger: suiteLogger('test', 'silent') });
      await restart({ limits });
      for (let count = 0; count < RULES.sign_in_address.burst; count++) await askCode(new PageBrowser(portal.url));
      const page = await askCode(new PageBrowser(portal.url));
      expect(page.status).toBe(429);
      expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
      expect(page.text).toMatch(/role="alert">Too many codes were asked for\. Wait 60 minutes, then try again/);
    });

    it('answer 503 with the time to wait when no more messages may be sent', async () => {
      const none = { ok: false, limit: 1, remaining: 0, resetSeconds: 9, retryAfterSeconds: 9 };
      await restart({ mailCap: { take: async () => none } });
      const page = await askCode(new PageBrowser(portal.url));
      expect([page.status, page.headers['retry-after'], portal.mailer.mails]).toEqual([503, '9', []]);
      expect(page.text).toContain('Wait 9 seconds, then try again.');
    });

    it('let the browser of the owner go on, which the message makes known or an earlier sign-in', async () => {
      await restart({ limits: new Limits({ logger: suiteLogger('test', 'silent') }) });
      for (let count = 0; count < RULES.sign_in_address.burst; count++) await askCode(new PageBrowser(portal.url));
      const link = /^ {4}(http:\S+)$/m.exec(portal.mailer.mails.at(-1)?.text ?? '')?.[1] ?? '';
      const { pathname, search } = new URL(link);
      const browser = new PageBrowser(portal.url);
      expect((await browser.get(`${pathname}${search}`)).at).toBe('/developer/sign-in');
      const page = await askCode(browser);
      const end = await browser.submit(page, '/developer/code', { code: portal.mailer.code });
      expect([end.status, end.at]).toEqual([200, '/developer']);
      const earlier = new PageBrowser(portal.url);
      const kept = browser.cookies.get('cuspal_known');
      if (kept !== undefined) earlier.cookies.set('cuspal_known', kept);
      expect((await askCode(earlier)).status).toBe(200);
      expect((await askCode(new PageBrowser(portal.url))).status).toBe(429);
    });

    it('ask for a second code after many wrong ones, on the same page', async () => {
      const limits = new Limits({ logger: suiteLogger('test', 'silent') });
      for (let count = 0; count < RULES.verify_address.burst; count++) await limits.take('verify_address', ADA);
      await restart({ limits });
      const browser = new PageBrowser(portal.url);
      const first = await askCode(browser);
      const second = await browser.submit(first, '/developer/code', { code: portal.mailer.code });
      expect([second.status, second.text.includes('we have sent you a second one')]).toEqual([200, true]);
      expect(second.text).not.toContain('<title>Error: ');
      const end = await browser.submit(second, '/developer/code', { code: portal.mailer.code });
      expect([end.status, end.at]).toEqual([200, '/developer']);
    });

    it('count by what the trusted proxy saw', async () => {
      const limits = new Limits({ logger: suiteLogger('test', 'silent') });
      await restart({ limits, trustProxy: 1 });
      const from = (ip: string) => new PageBrowser(portal.url, { 'x-forwarded-for': `${Math.random()}, ${ip}` });
      for (let count = 0; count < RULES.sign_in_client.burst; count++) {
        await askCode(from('198.51.100.1'), `a${count}@example.com`);
      }
      expect((await askCode(from('198.51.100.1'), 'b@example.com')).status).toBe(429);
      expect((await askCode(from('198.51.100.2'), 'b@example.com')).status).toBe(200);
    });
  });
});
