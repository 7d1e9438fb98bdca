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

/** A picture of the whole page, once all of it is there, in test/e2e/output. */
export async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(OUTPUT, { recursive: true });
  await page.waitForLoadState();
  await page.screenshot({ path: join(OUTPUT, `${name}.png`), fullPage: true });
}
