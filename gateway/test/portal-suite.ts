import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { sql } from 'drizzle-orm';
import type { Database } from '../src/database/connection.ts';
import type { TestDatabase } from './databases.ts';
import { PageBrowser, type Visited } from './page-browser.ts';
import type { Applications } from './portal-clients.ts';
import { startPortal, type PortalSettings, type TestPortal } from './portal.ts';

export const ADA = 'ada@example.com';
export const KEY = /mcp_[\w-]{43}/;

/** An application that is connected, of which is noted when it is disconnected. */
const applicationsOf = (disconnected: string[]): Applications => ({
  applications: async () => [
    {
      grantId: 'grant-1',
      name: '<Claude>',
      hosts: ['claude.ai'],
      connectedAt: new Date('2026-11-02T14:03:00Z'),
      lastUsedAt: new Date('2026-11-03T09:30:00Z'),
    },
  ],
  revokeGrant: async (accountId, grantId) => disconnected.push(`${accountId} ${grantId}`) > 0,
});

/** For each test of the describe a developer page with nobody in it; `started` is told each that is started. */
export function portalSuite(kind: TestDatabase, started: (portal: TestPortal, database: Database) => void) {
  let database: Database;
  let portal: TestPortal;
  /** Account and grant of each application that was disconnected. */
  const disconnected: string[] = [];
  /** Whether the page that runs is the one that every test begins with. */
  let asUsual = false;
  const start = async (settings: Omit<PortalSettings, 'orm'>): Promise<void> => {
    portal = await startPortal({ orm: database.orm, ...settings });
    portal.open();
    started(portal, database);
  };
  beforeAll(async () => {
    database = await kind.fresh();
  }, 60_000);
  afterAll(async () => {
    await portal?.close();
    await database.close();
  });
  // A page takes longer to start than most tests, and keeps nothing of anybody but what is in its database.
  beforeEach(async () => {
    if (asUsual) {
      portal.mailer.mails.length = 0;
      portal.mailer.broken = false;
      portal.clock.shiftMs = 0;
      portal.lines.length = 0;
      return;
    }
    await portal?.close();
    await start({ oauth: applicationsOf(disconnected) });
    asUsual = true;
  });
  afterEach(async () => {
    // Projects first: an organisation goes without them, and its last owner without it.
    await database.orm.execute(sql`delete from accounts where kind = 'user' and email is null`);
    await database.orm.execute(sql`delete from organisations where not personal`);
    await database.orm.execute(sql`delete from accounts where kind = 'user'`);
    await database.orm.execute(sql`delete from sign_in_codes`);
  });

  return {
    disconnected,
    /** Replaces the page by one with other settings. */
    restart: async (settings: Omit<PortalSettings, 'orm'>): Promise<void> => {
      asUsual = false;
      await portal.close();
      await start(settings);
    },
    signIn: async (email = ADA): Promise<{ browser: PageBrowser; page: Visited }> => {
      const browser = new PageBrowser(portal.url);
      const page = await browser.submit(await askCode(browser, email), '/developer/code', { code: portal.mailer.code });
      return { browser, page };
    },
    liveKeys: async (email = ADA) => portal.keys.list((await portal.accounts.find(email)).id),
  };
}

export const askCode = async (browser: PageBrowser, email = ADA, path = '/developer'): Promise<Visited> =>
  browser.submit(await browser.get(path), '/developer/sign-in', { email });

export const makeKey = async (browser: PageBrowser, name: string): Promise<Visited> =>
  browser.submit(await browser.get('/developer'), '/developer/keys', { name });

export const heading = ({ text }: { readonly text: string }): string => /<h1>([^<]*)<\/h1>/.exec(text)?.[1] ?? '';
