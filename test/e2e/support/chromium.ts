import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';

const OUTPUT = join(import.meta.dirname, '..', 'output');
const AUDIT = readFileSync(join(import.meta.dirname, 'accessibility-audit.js'), 'utf8');

export const launchChromium = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] });

/** What a program can find wrong with a page; see accessibility-audit.js. */
export const accessibilityFaults = (page: Page): Promise<readonly string[]> => page.evaluate(AUDIT);

/** A picture of the whole page in test/e2e/output. */
export async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(OUTPUT, { recursive: true });
  await page.screenshot({ path: join(OUTPUT, `${name}.png`), fullPage: true });
}
