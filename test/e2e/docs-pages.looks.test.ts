import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../gateway/test/gateway.ts';
import { IS_WHOLE } from '../support/whole.ts';
import { faultsByScreen, resized, SCREENS } from './support/chromium.ts';
import { DESKTOP, inChromium, TIMEOUT_MS } from './support/developer-page.ts';
import { sharedChromium } from './support/shared.ts';

const DARK: BrowserContextOptions = { ...DESKTOP, colorScheme: 'dark' };
/** In the night the width between the two as well. */
const screens = { ...SCREENS, ...(IS_WHOLE && { tablet: { width: 768, height: 1024 } }) };

/** One page of each kind, by the name of its picture. */
const PAGES: Readonly<Record<string, string>> = {
  front: '/',
  task: '/docs/guides/match-two-people',
  kp: '/docs/kp',
  documents: '/docs',
  guide: '/docs/api',
  'table-without-heads': '/docs/operations',
  tools: '/docs/tools',
  family: '/docs/tools/vargas',
  'tools-narrowed': '/docs/tools?school=jaimini&figure=yes',
  tool: '/docs/tools/get_planets',
  'tool-with-windows': '/docs/tools/find_wedding_muhurta',
  rules: '/docs/rules/r05',
  found: '/docs/search?q=moon',
  'not-found': '/docs/search?q=zzzqqq',
  privacy: '/privacy',
  terms: '/terms',
};

/** Run in the page: what a sheet of paper would cut, as nothing on it scrolls, and whether its ink is dark. */
const ON_PAPER = `({
  cut: [...document.querySelectorAll('pre,.scroll')]
    .filter(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
      scrollHeight > clientHeight + 2 || scrollWidth > clientWidth + 2)
    .map(({ textContent }) => textContent.slice(0, 40)),
  ink: getComputedStyle(document.body).color,
  navigation: document.querySelector('nav').checkVisibility(),
})`;

/** Run in the page: lays out what waits until a reader comes near, so that all of it is looked at. */
const LAID_OUT = `document.querySelectorAll('.later,.fitting,.block>pre').forEach((waiting) => {
  waiting.style.contentVisibility = 'visible';
})`;

/** Run in the page: what is written in letters below 11 pixels, figures as they are shrunk. */
const SMALL_LETTERS = `[...document.querySelectorAll('body *')].flatMap((element) => {
  const said = [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent.trim() !== '');
  if (!said || element.matches('style,title,desc,script,option') || !element.checkVisibility()) return [];
  const svg = element.closest('svg[data-figure]');
  const scale = svg ? svg.getBoundingClientRect().width / svg.viewBox.baseVal.width : 1;
  const size = parseFloat(getComputedStyle(element).fontSize) * scale;
  return size < 10.99 ? [size.toFixed(1) + ' ' + element.textContent.trim().slice(0, 40)] : [];
})`;

inChromium('the documents in Chromium, as they look', () => {
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

  it(
    'read well and fit on each screen, and the browser has no complaint',
    async () => {
      const page = await browser.newPage(DESKTOP);
      const complaints: string[] = [];
      page.on('console', (message) => complaints.push(message.text()));
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (origin !== gateway.url && protocol !== 'data:') complaints.push(request.url());
      });
      const faults: (readonly [string, readonly string[]])[] = [];
      for (const [name, address] of Object.entries(PAGES)) {
        await page.goto(`${gateway.url}${address}`);
        await page.evaluate(LAID_OUT);
        const found = [...(await faultsByScreen(page, `docs-${name}`, screens))];
        for (const size of Object.values(screens)) {
          await resized(page, size);
          found.push(...(await page.evaluate<string[]>(SMALL_LETTERS)));
        }
        faults.push([name, found]);
      }
      expect(faults.filter(([, found]) => found.length > 0)).toEqual([]);
      expect(complaints).toEqual([]);
      await page.close();
    },
    2 * TIMEOUT_MS,
  );

  it(
    'are whole and dark on light on paper',
    async () => {
      const page = await browser.newPage({ ...DARK, viewport: { width: 794, height: 1123 } });
      for (const address of ['/docs/api', '/docs/operations', '/docs/tools/get_planets']) {
        await page.goto(`${gateway.url}${address}`);
        await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
        expect([address, await page.evaluate(ON_PAPER)]).toEqual([
          address,
          { cut: [], ink: 'rgb(29, 27, 38)', navigation: false },
        ]);
        await page.emulateMedia({ media: null });
      }
      await page.close();
    },
    TIMEOUT_MS,
  );
});
