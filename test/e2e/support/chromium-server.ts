import { chromium, type BrowserServer } from 'playwright-core';
import { chromiumPath } from './chromium-path.ts';

/** A Chromium to which test files connect, each with contexts of its own. */
export async function launchChromium(): Promise<BrowserServer> {
  const executablePath = chromiumPath();
  if (executablePath === undefined) throw new Error('there is no Chromium here');
  return chromium.launchServer({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] });
}
