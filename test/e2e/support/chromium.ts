import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const OUTPUT = join(import.meta.dirname, '..', 'output');
const AUDIT = readFileSync(join(import.meta.dirname, 'accessibility-audit.js'), 'utf8');

/** What a program can find wrong with a page, once all of it is there; see accessibility-audit.js. */
export async function accessibilityFaults(page: Page): Promise<readonly string[]> {
  // A click that goes to another page ends when that page begins, before its parts are read.
  await page.waitForLoadState();
  return page.evaluate(AUDIT);
}

const SCHEMES = ['light', 'dark'] as const;

/**
 * Faults of the page by light and by dark, with a picture of each. The page is not read anew: with its colours the same
 * elements stand in the same places.
 */
export async function faultsByScheme(page: Page, name: string): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    faults.push(...(await accessibilityFaults(page)).map((fault) => `${colorScheme}: ${fault}`));
    await picture(page, `${name}-${colorScheme}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return faults;
}

/** Nobody looks at pictures where a machine runs the tests, and drawing one takes longer than looking for faults. */
const DRAWS = (process.env['CI'] ?? '') === '';

/** Pixels of a picture at most: long documents look alike further down, and take a browser half a minute to draw. */
const MOST_HIGH = 8_000;

/** Packing a long page without loss takes a browser three times as long as drawing it, and people look at it alone. */
const FORM = { type: 'jpeg', quality: 85 } as const;

/**
 * A picture of the page, once all of it is there, in test/e2e/output. What can be found wrong with it is looked for by
 * tests: with CI set, as services set it that run them, no picture is drawn.
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
