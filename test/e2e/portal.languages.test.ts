import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { inTurn } from '../support/whole.ts';
import { accessibilityFaults, picture } from './support/chromium.ts';
import { DESKTOP, developerPage, inChromium, TIMEOUT_MS } from './support/developer-page.ts';

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, colorScheme: 'light' };
const PAGES = ['', '/usage', '/calls', '/connect', '/account', '/playground'];
/** In CI each page is looked at in one of them, the next page in the next one. */
const LANGUAGES = ['ta', 'hi', 'es'] as const;

inChromium('the developer page in the language of its reader, in Chromium', () => {
  const { open, signIn, makeKey, call } = developerPage(() => {});

  const readsWell = async (page: Page, language: string, name: string): Promise<void> => {
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    expect([name, await accessibilityFaults(page)]).toEqual([name, []]);
    expect([name, await page.evaluate('document.documentElement.scrollWidth - innerWidth')]).toEqual([name, 0]);
    await picture(page, `portal-${language}-${name}`);
  };

  it.each([
    ['phone', PHONE, 0],
    ['desktop', DESKTOP, 1],
  ] as const)(
    'reads well and fits on a %s',
    async (device, options, first) => {
      const page = await open(options);
      await signIn(page, `speaks-${device}@example.com`);
      expect((await call(await makeKey(page, 'Laptop'))).status).toBe(200);
      for (const [at, path] of PAGES.entries()) {
        for (const language of inTurn(first + at, LANGUAGES)) {
          await page.goto(`/developer${path}?language=${language}`);
          if (path === '/playground') await page.locator('#tool-about h3').waitFor();
          await readsWell(page, language, `${device}${path.replace('/', '-')}`);
        }
      }
      for (const language of inTurn(first, LANGUAGES)) {
        await page.goto(`/developer?language=${language}`);
        const key = (await page.locator('a[href*="/developer/key?"]').first().getAttribute('href')) ?? '';
        await page.goto(key);
        await readsWell(page, language, `${device}-key`);
        // What was wrong is said in it too, on the page that a form answers with.
        await page.locator('input[name=ratePerSecond]').fill('many');
        await page.locator('form[action$="/restrict"] button').click();
        expect(await page.locator('#ratePerSecond-error').textContent()).not.toMatch(/whole number/);
        await readsWell(page, language, `${device}-fault`);
      }
    },
    TIMEOUT_MS,
  );

  it(
    'is switched by a link, without a script, and stays so',
    async () => {
      const page = await open({ ...PHONE, javaScriptEnabled: false });
      await signIn(page, 'switched@example.com');
      await page.goto('/developer/usage?month=2026-11');
      await page.getByRole('link', { name: 'தமிழ்' }).click();
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('பயன்பாடு');
      await page.getByRole('link', { name: 'கணக்கு', exact: true }).click();
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('கணக்கு');
      await page.getByRole('link', { name: 'English' }).click();
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Account');
    },
    TIMEOUT_MS,
  );
});
