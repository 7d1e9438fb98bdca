import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, ViewportSize } from 'playwright-core';

const OUTPUT = join(import.meta.dirname, '..', 'output');
const AUDIT = readFileSync(join(import.meta.dirname, 'accessibility-audit.js'), 'utf8');

/** What a program can find wrong with a page, once all of it is there; see accessibility-audit.js. */
export async function accessibilityFaults(page: Page): Promise<readonly string[]> {
  // A click that goes to another page ends when that page begins, before its parts are read.
  await page.waitForLoadState();
  return page.evaluate(AUDIT);
}

/** Screens of most readers. */
export const SCREENS = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } } as const;

/** Run in the page: resolves when it has been drawn since. */
const DRAWN = 'new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())))';

/** Gives the page another room, as somebody does who turns a phone, and waits until it is drawn in it. */
export async function resized(page: Page, size: ViewportSize): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(DRAWN);
}

/**
 * Faults of the page on each screen, by light and by dark. It is laid out anew for each of them and not read anew; in the
 * end it has its own room again.
 */
export async function faultsByScreen(
  page: Page,
  name: string,
  screens: Readonly<Record<string, ViewportSize>> = SCREENS,
): Promise<readonly string[]> {
  const own = page.viewportSize();
  const faults: string[] = [];
  for (const [screen, size] of Object.entries(screens)) {
    await resized(page, size);
    faults.push(...(await faultsByScheme(page, `${name}-${screen}`)).map((fault) => `${screen}, ${fault}`));
  }
  if (own !== null) await resized(page, own);
  return faults;
}

const SCHEMES = ['light', 'dark'] as const;

/**
 * Faults of the page by light and by dark, with a picture of each. The page is not read anew: with its colours the same
 * elements stand in the same places.
 */
async function faultsByScheme(page: Page, name: string): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    faults.push(...(await accessibilityFaults(page)).map((fault) => `${colorScheme}: ${fault}`));
    await picture(page, `${name}-${colorScheme}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return faults;
}

/**
 * Nobody looks at pictures where a machine or a run of all tests (scripts/lib/suite.mjs) makes them, and drawing one takes
 * longer than looking for faults.
 */
const DRAWS = (process.env['CI'] ?? '') === '' && process.env['CUSPAL_PICTURES'] !== 'none';

/** Pixels of a picture at most: long documents look alike further down, and take a browser half a minute to draw. */
const MOST_HIGH = 8_000;

/** Packing a long page without loss takes a browser three times as long as drawing it, and people look at it alone. */
const FORM = { type: 'jpeg', quality: 85 } as const;

/**
 * A picture of the page, once all of it is there, in test/e2e/output, where somebody runs the file to look at it:
 * `npm test -- test/e2e/docs-pages`. What can be found wrong with the page is looked for by tests.
 */
export async function picture(page: Page, name: string): Promise<void> {
  if (!DRAWS) return;
  mkdirSync(OUTPUT, { recursive: true });
  await page.waitForLoadState();
  const path = join(OUTPUT, `${name}.jpg`);
  const size = page.viewportSize();
  const height = await page.evaluate<number>('document.documentElement.scrollHeight');
  if (size === null || height <= MOST_HIGH) return void (await page.screenshot({ ...FORM, path, fullPage: true }));
  await page.setViewportSize({ ...size, height: MOST_HIGH });
  await page.screenshot({ ...FORM, path });
  await page.setViewportSize(size);
}
