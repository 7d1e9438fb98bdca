import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';

const PLACES = [
  process.env['CHROMIUM_PATH'] ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const OUTPUT = join(import.meta.dirname, '..', 'output');
const AUDIT = readFileSync(join(import.meta.dirname, 'accessibility-audit.js'), 'utf8');

/** Path of a Chromium of this machine; undefined where there is none. */
export const chromiumPath = (): string | undefined => PLACES.find((path) => path !== '' && existsSync(path));

export const launchChromium = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] });

/** What a program can find wrong with a page; see accessibility-audit.js. */
export const accessibilityFaults = (page: Page): Promise<readonly string[]> => page.evaluate(AUDIT);

/** A picture of the whole page in test/e2e/output. */
export async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(OUTPUT, { recursive: true });
  await page.screenshot({ path: join(OUTPUT, `${name}.png`), fullPage: true });
}
