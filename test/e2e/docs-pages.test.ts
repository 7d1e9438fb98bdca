import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../gateway/test/gateway.ts';
import { DESKTOP, inChromium, TIMEOUT_MS } from './support/developer-page.ts';
import { sharedChromium } from './support/shared.ts';

const PAGE = '/docs/tools/get_planets';

inChromium('the documents in Chromium', () => {
  let gateway: TestGateway;
  let browser: Browser;
  beforeAll(async () => {
    gateway = await startTestGateway({ logLevel: 'silent' });
    browser = await sharedChromium();
  }, TIMEOUT_MS);
  afterAll(async () => {
    await browser?.close();
    await gateway?.gateway.close();
  }, TIMEOUT_MS);

  /** A tool's page, and the code that it shows. */
  const opened = async (options: BrowserContextOptions) => {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    await page.goto(`${gateway.url}${PAGE}`);
    return { context, page, shown: () => page.locator('.tab:visible pre').allTextContents() };
  };
  const choose = (page: Page, language: string) => page.getByText(language, { exact: true }).click();

  it.each([
    ['without a script', { ...DESKTOP, javaScriptEnabled: false }],
    ['with one', DESKTOP],
  ])('show a call in the language that is chosen, %s', async (_, options) => {
    const { context, page, shown } = await opened(options);
    expect(await shown()).toEqual([expect.stringMatching(/^curl /)]);
    await choose(page, 'Python');
    expect(await shown()).toEqual([expect.stringMatching(/^import os\n/)]);
    // The group is one stop of the keyboard; arrows move within it.
    await page.keyboard.press('ArrowRight');
    expect(await shown()).toEqual([expect.stringMatching(/^package main\n/)]);
    await context.close();
  });

  it('remember the language over pages, in the browser alone', async () => {
    const { context, page, shown } = await opened(DESKTOP);
    await choose(page, 'Go');
    await page.goto(`${gateway.url}/docs/tools/get_house_cusps`);
    expect(await shown()).toEqual([expect.stringMatching(/^package main\n/)]);
    expect(await context.cookies()).toEqual([]);
    await context.close();
  });

  it('copy a block of code as it stands', async () => {
    const { context, page, shown } = await opened(DESKTOP);
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: gateway.url });
    const [code] = await shown();
    await page.locator('.tab:visible button').click();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(code);
    expect(await page.locator('.tab:visible [role=status]').textContent()).toBe('Copied');
    await context.close();
  });

  it('narrow the list of tools without a script', async () => {
    const context = await browser.newContext({ ...DESKTOP, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${gateway.url}/docs/tools`);
    const all = await page.locator('.tools > li').count();
    await page.getByLabel('School').selectOption({ label: 'Tajik' });
    await page.getByRole('button', { name: 'Show' }).click();
    expect(await page.getByLabel('School').inputValue()).toBe('tajik');
    const some = await page.locator('.tools > li').count();
    expect([some > 0, some < all]).toEqual([true, true]);
    await context.close();
  });
});
