import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stableText } from '@cuspal/telemetry/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { newAddress } from '../../../gateway/test/browser.ts';
import { chromiumPath } from './chromium-path.ts';
import { SCREENS } from './chromium.ts';
import { BIRTH } from './caller.ts';
import { codeSentTo, sharedChromium, sharedMails, sharedSystem, type SharedSystem } from './shared.ts';

export const TIMEOUT_MS = 120_000;
export const DESKTOP: BrowserContextOptions = { viewport: SCREENS.desktop, colorScheme: 'light' };
export const PHONE: BrowserContextOptions = { viewport: SCREENS.phone, colorScheme: 'light' };

/** A describe whose tests need a Chromium; where there is none, it is skipped by name. */
export function inChromium(name: string, tests: () => void): void {
  if (chromiumPath() === undefined) {
    const missing = 'skipped: there is no Chromium here (apt-get install -y chromium, or CHROMIUM_PATH)';
    // Jest names no skipped test unless it is asked to.
    console.warn(`${name}: ${missing}`);
    describe(name, () => it.skip(missing, () => {}));
  } else {
    describe(name, tests);
  }
}

/** The system and the browser of the suite for the tests of the describe; `started` is told the system. */
export function developerPage(started: (system: SharedSystem) => void) {
  let system: SharedSystem;
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  /** Complaints of the browser: blocked by policy, failed, thrown. */
  const complaints: string[] = [];

  beforeAll(async () => {
    system = await sharedSystem();
    started(system);
    browser = await sharedChromium();
  }, TIMEOUT_MS);
  afterAll(() => browser?.close(), TIMEOUT_MS);

  const open = async (options: BrowserContextOptions): Promise<Page> => {
    const extraHTTPHeaders = { 'x-forwarded-for': newAddress() };
    const context = await browser.newContext({ baseURL: system.baseUrl, extraHTTPHeaders, ...options });
    contexts.push(context);
    const page = await context.newPage();
    page.on('console', (message) => {
      // A page that answers 422 is one that was asked for, and so is a call with a wrong argument.
      if (message.type() === 'error' && !/the server responded with a status of 4(?:00|22|29)/.test(message.text())) {
        complaints.push(message.text());
      }
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    return page;
  };
  const codeFor = (email: string): Promise<string> =>
    vi.waitUntil(() => codeSentTo(email), { timeout: 10_000, message: `no code for ${email}` });
  /** Signs in from the page that asks for the address. */
  const enterCode = async (page: Page, email: string): Promise<void> => {
    await page.getByLabel('E-mail address').fill(email);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await page.getByLabel('Six-digit code').fill(await codeFor(email));
    await page.getByRole('button', { name: 'Sign in' }).click();
  };
  const signIn = async (page: Page, email: string): Promise<void> => {
    await page.goto('/developer');
    await enterCode(page, email);
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
  };
  const makeKey = async (page: Page, name: string): Promise<string> => {
    await page.goto('/developer');
    await page.getByLabel('Name of a new key').fill(name);
    await page.getByRole('button', { name: 'Make a key' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your new key' }).waitFor();
    return page.getByLabel(/^API key/).inputValue();
  };
  const call = (key: string) => system.callTool('get_planets', BIRTH, { headers: { authorization: `Bearer ${key}` } });

  /** The last test of the describe, which reads the logs of all the others. */
  const testTheLogs = (): void => {
    it('leaves no address, code or key in a log, and the browser without complaint', async () => {
      const folder = join(system.dataDir, 'logs');
      const read = (): string =>
        readdirSync(folder)
          .map((name) => readFileSync(join(folder, name), 'utf8'))
          .join('');
      // The line of the latest call may still be on its way.
      await expect.poll(read, { timeout: 10_000 }).toContain('"tool":"get_planets"');
      const logs = stableText(read());
      const mails = await sharedMails();
      expect(mails.length).toBeGreaterThan(0);
      for (const { to, text } of mails) {
        expect(logs).not.toContain(to);
        expect(logs).not.toContain(/^ {4}(\d{6})$/m.exec(text)?.[1]);
      }
      expect(logs).not.toMatch(/mcp_[\w-]{43}|@example\.com/);
      expect(complaints).toEqual([]);
      await Promise.all(contexts.map((context) => context.close()));
    });
  };
  return { open, codeFor, enterCode, signIn, makeKey, call, testTheLogs };
}
