import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { faultsByScreen, resized, SCREENS } from './support/chromium.ts';
import { DESKTOP, developerPage, inChromium, TIMEOUT_MS } from './support/developer-page.ts';

const PHONE = { width: 390, height: 844 };
const TABLET = { width: 768, height: 1024 };
const screens = { desktop: SCREENS.desktop, tablet: TABLET, phone: PHONE };
const SAMPLE = '1992-08-14T10:02';

inChromium('the public playground in Chromium', () => {
  const { open, signIn, makeKey, call, testTheLogs } = developerPage(() => {});

  const asked = async (page: Page): Promise<void> => {
    await page.goto('/playground');
    await page.getByRole('button', { name: 'Fill in a sample birth' }).click();
    await page.getByRole('button', { name: 'Answer it' }).click();
    await page.locator('.answer').waitFor();
  };

  it(
    'leads a first visitor from / to a computed answer with a picture in three presses, without signing in',
    async () => {
      const page = await open(DESKTOP);
      const sent: string[] = [];
      page.on('request', (request) => {
        if ((request.headers()['authorization'] ?? '') !== '') sent.push(request.url());
      });
      await page.goto('/');
      await page.getByRole('link', { name: 'Try it' }).click();
      await page.getByRole('button', { name: 'Fill in a sample birth' }).click();
      await page.getByRole('button', { name: 'Answer it' }).click();
      await page.locator('.drawing svg[data-figure=window-strip]').waitFor();
      expect(await page.locator('.answer').textContent()).toMatch(/^The chart promises Marriage, .*\d{4}/);
      // The figure says whose it is.
      expect(await page.locator('.drawing').first().textContent()).toContain('14 Aug 1992, 10:02');
      expect(sent).toEqual([]);
      expect(await page.context().cookies()).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    'reads well and fits on each screen, by light and by dark',
    async () => {
      const page = await open(DESKTOP);
      await asked(page);
      expect(await faultsByScreen(page, 'public-playground', screens)).toEqual([]);
      for (const size of Object.values(screens)) {
        await resized(page, size);
        expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
        expect(await page.evaluate<number>(SMALLEST_LETTER)).toBeGreaterThanOrEqual(11);
      }
    },
    TIMEOUT_MS,
  );

  it(
    'has the form beside the result where there is room, and above it elsewhere',
    async () => {
      const [wide, narrow] = [await open({ viewport: { width: 1100, height: 800 } }), await open({ viewport: TABLET })];
      const places = async (page: Page) => {
        await asked(page);
        const box = (selector: string) => page.locator(selector).first().boundingBox();
        return { form: await box('.asked'), result: await box('.results') };
      };
      const [beside, below] = [await places(wide), await places(narrow)];
      expect(beside.result?.y).toBe(beside.form?.y);
      expect(beside.result?.x).toBeGreaterThan((beside.form?.x ?? 0) + (beside.form?.width ?? 0));
      expect(below.result?.x).toBe(below.form?.x);
      expect(below.result?.y).toBeGreaterThan((below.form?.y ?? 0) + (below.form?.height ?? 0));
    },
    TIMEOUT_MS,
  );

  it(
    'opens the form that a link names, and makes links that hold a birth where that is asked for alone',
    async () => {
      const page = await open(DESKTOP);
      const seen: string[] = [];
      page.on('request', (request) => seen.push(request.url()));
      await page.goto('/playground#tool=find_event_timing_v2&event=Marriage');
      await page.getByRole('button', { name: 'Run find_event_timing_v2' }).waitFor();
      expect(await page.getByLabel('Event', { exact: true }).inputValue()).toBe('Marriage');
      expect(seen.filter((url) => url.includes('Marriage'))).toEqual([]);
      await page.getByRole('button', { name: 'Fill in a sample birth' }).click();
      await page.getByRole('button', { name: 'Run find_event_timing_v2' }).click();
      await page.locator('.drawing svg').waitFor();
      await page.locator('summary', { hasText: 'Link' }).click();
      const link = page.getByRole('region', { name: 'The link' });
      expect(await link.textContent()).toMatch(/\/playground#tool=find_event_timing_v2&event=Marriage$/);
      await page.getByLabel(/^With the births in it/).check();
      expect(decodeURIComponent((await link.textContent()) ?? '')).toContain(SAMPLE);
      const other = await open(DESKTOP);
      await other.goto((await link.textContent()) ?? '');
      await other.getByRole('button', { name: 'Run find_event_timing_v2' }).waitFor();
      expect(await other.getByLabel('Date and time of birth').inputValue()).toContain(SAMPLE);
    },
    TIMEOUT_MS,
  );

  it(
    'shows how far a search is, and breaks it off',
    async () => {
      const page = await open(DESKTOP);
      await page.addInitScript(LONG_SEARCH);
      await page.goto('/playground#tool=find_election_window&event=Marriage&granularity=minute&scan_days=30');
      await page.getByRole('button', { name: 'Fill in a sample birth' }).click();
      const run = page.getByRole('button', { name: 'Run find_election_window' });
      await run.click();
      const bar = page.getByRole('progressbar', { name: 'How far the call is' });
      await expect.poll(() => bar.getAttribute('value'), { timeout: 30_000 }).not.toBeNull();
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('alert').filter({ hasText: 'You have cancelled the call.' }).waitFor();
      expect([await bar.isVisible(), await run.isEnabled()]).toEqual([false, true]);
    },
    TIMEOUT_MS,
  );

  it(
    'says where it goes on when it is used up, and what was typed is there after signing in',
    async () => {
      const page = await open(DESKTOP);
      await asked(page);
      const statuses = await page.evaluate<readonly number[]>(USE_UP);
      expect(statuses.filter((status) => status === 200)).toHaveLength(19);
      await page.getByRole('button', { name: 'Answer it' }).click();
      await page
        .getByRole('alert')
        .filter({ hasText: 'The demo is used up for this hour. Sign in to go on.' })
        .waitFor();
      await signIn(page, 'from-the-demo@example.com');
      await page.goto('/developer/playground');
      await page.getByRole('button', { name: 'Answer it' }).click();
      await page.locator('.answer').waitFor();
      expect(await page.getByLabel('Date and time of birth').inputValue()).toContain(SAMPLE);
      expect((await call(await makeKey(page, 'First'))).status).toBe(200);
    },
    TIMEOUT_MS,
  );

  testTheLogs();
});

/** Run in the page: nineteen further calls one after the other, and two that are too many. */
const USE_UP = `(async () => {
  const statuses = [];
  for (let calls = 0; calls < 21; calls += 1) {
    const body = JSON.stringify({ birth_datetime: '${SAMPLE}', latitude: 13, longitude: 80, time_zone: 'Asia/Kolkata' });
    const headers = { 'Content-Type': 'application/json' };
    statuses.push((await fetch('/playground/v1/tools/get_planets', { method: 'POST', body, headers })).status);
  }
  return statuses;
})()`;

/**
 * Run in the page: a search that tells one step and then goes on until it is broken off. A real one may end before it
 * has told any, because the first step comes after half a second.
 */
const LONG_SEARCH = `{
  const real = fetch;
  window.fetch = (url, init) => {
    if (init?.method !== 'POST' || !String(url).endsWith('/tools/find_election_window')) return real(url, init);
    const body = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('event: progress\\ndata: {"done":1,"total":4}\\n\\n'));
        init.signal.addEventListener('abort', () => stream.error(init.signal.reason));
      },
    });
    return Promise.resolve(new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }));
  };
}`;

/** Run in the page: pixels of the smallest letter that is shown, in figures too. */
const SMALLEST_LETTER = `Math.min(...[...document.querySelectorAll('body *')]
  .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== ''))
  .filter((element) => element.getClientRects().length > 0)
  .map((element) => {
    const svg = element.closest('svg');
    const drawn = svg === null || svg.viewBox.baseVal.width === 0 ? 1 : svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
    return Math.round(parseFloat(getComputedStyle(element).fontSize) * drawn * 100) / 100;
  }))`;
