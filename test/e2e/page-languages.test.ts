import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PGLITE } from '../../gateway/test/databases.ts';
import { authorizationUrl, newClient, pkce, startOAuthGateway, type OAuthGateway } from '../../gateway/test/oauth.ts';
import { accessibilityFaults, resized, SCREENS } from './support/chromium.ts';
import { inChromium, TIMEOUT_MS } from './support/developer-page.ts';
import { sharedChromium } from './support/shared.ts';

const PHONE_SIZE = { width: 390, height: 844 };
const PHONE: BrowserContextOptions = { viewport: PHONE_SIZE, colorScheme: 'light' };
const HINDI: BrowserContextOptions = { ...PHONE, locale: 'hi-IN' };

inChromium('pages in Hindi, in Chromium', () => {
  let gateway: OAuthGateway;
  let browser: Browser;
  beforeAll(async () => {
    gateway = await startOAuthGateway({ database: await PGLITE.fresh() });
    browser = await sharedChromium();
  }, TIMEOUT_MS);
  afterAll(async () => {
    await browser?.close();
    await gateway?.gateway.close();
  }, TIMEOUT_MS);

  const open = async (options: BrowserContextOptions): Promise<Page> =>
    (await browser.newContext({ ...options, baseURL: gateway.url })).newPage();

  /** On a desk and on a phone. */
  const readsWell = async (page: Page): Promise<void> => {
    expect(await page.locator('html').getAttribute('lang')).toBe('hi');
    for (const size of [SCREENS.desktop, PHONE_SIZE]) {
      await resized(page, size);
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    }
  };

  it(
    'read well and fit, those that anybody sees',
    async () => {
      const page = await open(HINDI);
      for (const path of ['/', '/developer/sign-in', '/nothing']) {
        await page.goto(path);
        await readsWell(page);
      }
    },
    TIMEOUT_MS,
  );

  it(
    'signing in and consent read well and fit, and lead to the client',
    async () => {
      const { challenge } = pkce();
      const id = await newClient(gateway, { client_name: 'Reader' });
      const page = await open(HINDI);
      await page.goto(authorizationUrl(gateway, { client_id: id, code_challenge: challenge }).href);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Reader को जोड़ें');
      await readsWell(page);
      await page.getByLabel('ई-मेल पता').fill('reader@example.com');
      await page.getByRole('button', { name: 'मुझे कोड भेजें' }).click();
      await page.getByLabel('छह अंकों का कोड').fill(gateway.mailer.code);
      await readsWell(page);
      // The client is nowhere, so that the browser asks for its page and gets none.
      const back = page.waitForRequest(/^https:\/\/client\.example\/.*code=/);
      await page.getByRole('button', { name: 'साइन इन करें और जोड़ें' }).click();
      await back;
    },
    TIMEOUT_MS,
  );

  it(
    'are switched by a link, without a script, and stay so',
    async () => {
      const page = await open({ ...PHONE, javaScriptEnabled: false });
      await page.goto('/developer/sign-in?next=%2Fdeveloper%2Fconnect');
      await page.getByRole('link', { name: 'हिन्दी' }).click();
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('साइन इन');
      expect(await page.locator('input[name=next]').first().getAttribute('value')).toBe('/developer/connect');
      await page.goto('/');
      expect(await page.locator('html').getAttribute('lang')).toBe('hi');
      await page.getByRole('link', { name: 'English' }).click();
      await page.goto('/developer/sign-in');
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Sign in');
    },
    TIMEOUT_MS,
  );
});
