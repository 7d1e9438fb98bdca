import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { drawFigure, INLINE_STYLES } from '@cuspal/figures';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityFaults, picture } from './support/chromium.ts';
import { inChromium, TIMEOUT_MS } from './support/developer-page.ts';
import { sharedChromium, sharedSystem, type SharedSystem } from './support/shared.ts';
import { startSite } from './support/site.ts';

const ROOT = join(import.meta.dirname, '../..');
const EXAMPLE = readFileSync(join(ROOT, 'docs/examples/chart-page.html'), 'utf8');
const STYLES = [...EXAMPLE.matchAll(/<style>([^<]*)<\/style>/g)].map(([, style = '']) => style);
const ADMIN = join(ROOT, 'gateway/dist/admin/main.js');
const CLIENT = join(ROOT, 'packages/client/dist');
const BIRTH = {
  birth_datetime: '1992-08-14T10:02',
  latitude: 13.08784,
  longitude: 80.27847,
  time_zone: 'Asia/Kolkata',
};

inChromium('pages of others in Chromium', () => {
  let system: SharedSystem;
  let browser: Browser;
  let site: Awaited<ReturnType<typeof startSite>>;
  const open: Page[] = [];
  let [browserKey, keyOfOthers] = ['', ''];

  beforeAll(async () => {
    [system, browser] = await Promise.all([sharedSystem(), sharedChromium()]);
    const html = (body: string) => {
      const policy = [
        "default-src 'none'",
        `script-src 'unsafe-inline' 'self' ${system.baseUrl}`,
        `connect-src ${system.baseUrl}`,
        // The page's own styles alone: the element asks for none.
        `style-src ${STYLES.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`).join(' ')}`,
      ];
      return { body, headers: { 'Content-Type': 'text/html', 'Content-Security-Policy': policy.join('; ') } };
    };
    // The example as it stands, for the server and the key of the suite.
    const example = EXAMPLE.replaceAll('http://127.0.0.1:3000', system.baseUrl).replaceAll('mcp_your_key', system.key);
    site = await startSite((path) => {
      if (path === '/') return html(example);
      if (path === '/wrong-key') return html(example.replaceAll(system.key, `${system.key.slice(0, -3)}abc`));
      if (path === '/browser-key') return html(example.replaceAll(system.key, browserKey));
      if (path === '/key-of-others') return html(example.replaceAll(system.key, keyOfOthers));
      if (path === '/early')
        return html(example.replace('<script type="module" src', '<script data-later="" data-src'));
      if (path === '/client') return html('<!doctype html><html lang="en"><title>Client</title></html>');
      if (!/^\/dist\/[a-z/]+\.js$/.test(path)) return undefined;
      const body = readFileSync(join(CLIENT, path.slice('/dist/'.length)), 'utf8');
      return { body, headers: { 'Content-Type': 'text/javascript' } };
    });
    const { account } = await admin(['create-account', '--name', 'Embeds', '--no-key']);
    const keyFor = async (name: string, origin: string): Promise<string> =>
      String(
        (await admin(['issue-key', String(account?.id), '--name', name, '--origins', origin, '--calls', '50'])).key,
      );
    browserKey = await keyFor('Page', site.origin);
    keyOfOthers = await keyFor('Other page', 'https://shop.example');
  }, TIMEOUT_MS);
  afterAll(async () => {
    for (const page of open) await page.close();
    await browser.close();
    await site.stop();
  }, TIMEOUT_MS);

  /** The operator's command, for the system of the suite. */
  async function admin(
    words: readonly string[],
  ): Promise<{ readonly account?: { readonly id: string }; readonly key?: string }> {
    const env = { ...process.env, DATA_DIR: system.dataDir };
    const { stdout } = await promisify(execFile)(process.execPath, [ADMIN, ...words, '--json'], { env });
    return JSON.parse(stdout) as { readonly account?: { readonly id: string }; readonly key?: string };
  }

  const visit = async (path: string) => {
    const page = await browser.newPage();
    open.push(page);
    const asked: { readonly method: string; readonly url: string }[] = [];
    const complaints: string[] = [];
    page.on('request', (request) => asked.push({ method: request.method(), url: request.url() }));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(`${site.origin}${path}`);
    return { page, asked, complaints };
  };
  const fill = async (page: Page): Promise<void> => {
    await page.getByLabel('Date and time of birth').fill(BIRTH.birth_datetime);
    await page.getByLabel('Latitude').fill(String(BIRTH.latitude));
    await page.getByLabel('Longitude').fill(String(BIRTH.longitude));
    await page.getByLabel('Time zone').fill(BIRTH.time_zone);
    await page.getByRole('button', { name: 'Draw' }).click();
  };
  /** What is wrong with the page; its title need not name Cuspal. */
  const faultsOf = async (page: Page): Promise<readonly string[]> =>
    (await accessibilityFaults(page)).filter((fault) => !fault.startsWith('title: '));
  const chart = (page: Page) => page.locator('cuspal-chart').first();

  it(
    'draw the example: the figure of the result, told to those who do not see it, the birth in no address',
    async () => {
      const { page, asked, complaints } = await visit('/');
      await chart(page).getByText('no birth is given').waitFor();
      await fill(page);
      await page.locator('cuspal-chart svg[data-figure=birth-chart]').waitFor();
      await page.locator('cuspal-chart svg[data-figure=dasha-timeline]').waitFor();
      const { value } = await system.callTool('get_full_chart', BIRTH);
      const { text = '', svg = '' } = drawFigure('get_full_chart', value, { style: 'south', width: 560 }) ?? {};
      expect(await page.evaluate(`(${SAME_FIGURE})(${JSON.stringify(withoutStyles(svg))})`)).toBe(true);
      expect(await chart(page).locator('.words').textContent()).toBe(text);
      const title = text.split('.')[0] ?? '';
      expect(await page.getByRole('img', { name: title }).count()).toBe(1);
      expect(await chart(page).locator('.frame').getAttribute('aria-busy')).toBe('false');
      const calls = asked.filter(({ method }) => method === 'POST').map(({ url }) => new URL(url).pathname);
      expect(calls.toSorted()).toEqual(['/v1/tools/get_dasha_periods', '/v1/tools/get_full_chart']);
      expect(asked.filter(({ url }) => /1992|13\.08|80\.27|Kolkata/.test(url))).toEqual([]);
      expect(await page.evaluate('document.documentElement.outerHTML')).not.toContain('1992');
      expect([await faultsOf(page), complaints]).toEqual([[], []]);
      await picture(page, 'embed');

      // What changes the drawing alone asks for nothing.
      await chart(page).evaluate((element) => element.setAttribute('figure-style', 'north'));
      const north = drawFigure('get_full_chart', value, { style: 'north', width: 560 });
      await expect
        .poll(() => chart(page).locator('svg').getAttribute('viewBox'))
        .toBe(`0 0 ${north?.width} ${north?.height}`);
      // On a telephone it is laid out anew, and nothing is cut sideways.
      await page.setViewportSize({ width: 360, height: 740 });
      await expect.poll(() => chart(page).locator('svg').getAttribute('width')).toBe('328');
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
      const paper = () => page.evaluate(PAPER);
      await chart(page).evaluate((element) => element.setAttribute('theme', 'dark'));
      await expect.poll(paper).toBe('rgb(23, 24, 27)');
      await chart(page).evaluate((element) => element.setAttribute('theme', 'light'));
      await expect.poll(paper).toBe('rgb(255, 253, 248)');
      expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(2);
      // A figure that few pages show comes with a script of its own, once.
      for (const tool of ['get_shadbala', 'get_ashtakavarga']) {
        await chart(page).evaluate((element, name) => element.setAttribute('tool', name), tool);
        await chart(page)
          .locator(`svg[data-figure=${tool.slice('get_'.length)}]`)
          .waitFor();
      }
      expect(asked.filter(({ url }) => url.endsWith('/embed/cuspal-figures.js'))).toHaveLength(1);
      expect(complaints).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    'say that they wait, and keep no chart of another birth when a call fails',
    async () => {
      const { page } = await visit('/');
      await fill(page);
      await page.locator('cuspal-chart svg[data-figure=birth-chart]').waitFor();
      let go: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (go = resolve));
      await page.route('**/v1/tools/get_full_chart', async (route) => {
        await held;
        await route.abort();
      });
      await fill(page);
      await chart(page).getByRole('status').getByText('being computed').waitFor();
      expect(await chart(page).locator('.frame').getAttribute('aria-busy')).toBe('true');
      go();
      const alert = chart(page).getByRole('alert');
      await alert.getByText('cannot be reached').waitFor();
      expect(await chart(page).locator('svg').count()).toBe(0);
      await page.unroute('**/v1/tools/get_full_chart');
      await alert.getByRole('button', { name: 'Try again' }).click();
      await page.locator('cuspal-chart svg[data-figure=birth-chart]').waitFor();
      expect(await alert.isVisible()).toBe(false);
    },
    TIMEOUT_MS,
  );

  it(
    'say what the server refuses',
    async () => {
      const { page } = await visit('/wrong-key');
      await fill(page);
      await chart(page).getByRole('alert').getByText('key').waitFor();
      expect(await chart(page).locator('svg').count()).toBe(0);
      expect(await faultsOf(page)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    'draw with a browser key of their own, which no other page and no program can use',
    async () => {
      const { page, complaints } = await visit('/browser-key');
      await fill(page);
      await page.locator('cuspal-chart svg[data-figure=birth-chart]').waitFor();
      expect(complaints).toEqual([]);
      const other = await visit('/key-of-others');
      await fill(other.page);
      await chart(other.page).getByRole('alert').getByText('other origins').waitFor();
      expect(await chart(other.page).locator('svg').count()).toBe(0);
      const ask = (path: string, headers: Readonly<Record<string, string>>) =>
        fetch(`${system.baseUrl}${path}`, { headers: { Authorization: `Bearer ${browserKey}`, ...headers } });
      const answers = await Promise.all([
        ask('/v1/tools', {}),
        ask('/v1/tools', { Origin: site.origin }),
        ask('/v1/usage', { Origin: site.origin }),
        ask('/v1/keys', { Origin: site.origin }),
        ask('/v1/feeds', { Origin: site.origin }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([403, 200, 403, 403, 403]);
      for (const answer of answers) await answer.body?.cancel();
    },
    TIMEOUT_MS,
  );

  it(
    'may give the birth before the element is there',
    async () => {
      const { page } = await visit('/early');
      await fill(page);
      await page.evaluate(`document.head.append(Object.assign(document.createElement('script'), {
        type: 'module', src: document.querySelector('[data-later]').dataset.src }))`);
      await page.locator('cuspal-chart svg[data-figure=birth-chart]').waitFor();
    },
    TIMEOUT_MS,
  );

  it(
    'run the typed client as it is packed',
    async () => {
      const { page, complaints } = await visit('/client');
      const sign = await page.evaluate(`import('/dist/index.js').then(async ({ Cuspal }) => {
        const cuspal = new Cuspal(${JSON.stringify({ apiKey: system.key, baseUrl: system.baseUrl })});
        const { ascendant } = await cuspal.getFullChart(${JSON.stringify(BIRTH)}, { fields: ['ascendant'] });
        const signs = [ascendant.sign];
        const calls = [{ name: 'get_full_chart', arguments: ${JSON.stringify(BIRTH)} }];
        for await (const each of cuspal.batch(calls)) signs.push(each.result.ascendant.sign);
        return signs;
      })`);
      const { value } = await system.callTool('get_full_chart', BIRTH);
      expect(sign).toEqual([value?.ascendant.sign, value?.ascendant.sign]);
      expect(complaints).toEqual([]);
    },
    TIMEOUT_MS,
  );
});

const PAPER = `getComputedStyle(document.querySelector('cuspal-chart').shadowRoot.querySelector('.cf-paper')).fill`;

/** A figure as the element shows it, which brings the styles itself. */
const withoutStyles = (svg: string): string =>
  INLINE_STYLES.reduce((text, style) => text.replace(style, ''), svg)
    .replace('<style></style>', '')
    .replace(' style=""', '');

/** Run in the page: whether the first chart is this one, node for node. */
const SAME_FIGURE = `(svg) => {
  const expected = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  return document.querySelector('cuspal-chart').shadowRoot.querySelector('svg').isEqualNode(expected);
}`;
