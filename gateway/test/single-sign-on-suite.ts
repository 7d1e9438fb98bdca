import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { quickest } from './databases.ts';
import { IdentityProvider } from './identity-provider.ts';
import type { PageBrowser, Visited } from './page-browser.ts';
import { startPortal, type TestPortal } from './portal.ts';
import type { Database } from '../src/database/connection.ts';
import { auditEntries } from '../src/database/schema.ts';
import { OPERATOR } from '../src/organisations/actor.ts';
import { callbackAt, logoutAt, providerAt } from '../src/single-sign-on/paths.ts';

const BASE = 'http://127.0.0.1';

/** An organisation with a provider and a verified domain. */
export interface Company {
  readonly id: string;
  readonly domain: string;
  readonly idp: IdentityProvider;
}

interface Started {
  database: Database;
  portal: TestPortal;
  ours: Company;
  theirs: Company;
}

/** The developer page with two organisations, each with a provider of its own and a domain. */
export function singleSignOnSuite() {
  const providers = new Map<string, IdentityProvider>();
  const records = new Map<string, readonly string[]>();
  const suite: Started = {
    database: undefined as never,
    portal: undefined as never,
    ours: undefined as never,
    theirs: undefined as never,
  };
  let companies = 0;

  beforeAll(async () => {
    const database = await quickest().fresh();
    const portal = await startPortal({
      orm: database.orm,
      resolveTxt: async (domain) => records.get(domain) ?? [],
      askProvider: (address, sent) => {
        const idp = providers.get(new URL(address).host);
        return idp ? idp.ask(address, sent) : Promise.reject(new Error('nobody is there'));
      },
    });
    portal.open();
    Object.assign(suite, { database, portal });
    suite.ours = await company('ours');
    suite.theirs = await company('theirs');
  }, 60_000);
  afterAll(async () => {
    await suite.portal.close();
    for (const idp of providers.values()) await idp.close();
    await suite.database.close();
  });
  beforeEach(async () => {
    for (const each of [suite.ours, suite.theirs]) {
      Object.assign(each.idp, { change: undefined, hangs: false });
      each.idp.forgetBrowser();
      await suite.portal.providers.set(OPERATOR, each.id, { ...each.idp.settings, defaultRole: 'reader' });
    }
  });

  async function company(name: string): Promise<Company> {
    companies += 1;
    const domain = `${name}${companies}.example`;
    const person = await suite.portal.accounts.findOrCreateUser(`owner@${domain}`);
    const { id } = await suite.portal.organisations.organisations.make(person, `Company ${name}`);
    const host = `login.${domain}`;
    const redirectUri = `${BASE}${callbackAt(id)}`;
    const idp = await IdentityProvider.start({ host, redirectUri, logoutUri: `https://x.example${logoutAt(id)}` });
    providers.set(host, idp);
    const { token } = await suite.portal.domains.claim(OPERATOR, id, domain);
    records.set(domain, ['v=spf1 -all', `cuspal-verification=${token}`]);
    await suite.portal.domains.check(OPERATOR, id, domain);
    return { id, domain, idp };
  }

  const typeAddress = async (browser: PageBrowser, email: string): Promise<Visited> =>
    browser.submit(await browser.get('/developer/sign-in'), '/developer/sign-in', { email });

  /** The address at the provider to which a browser is led. */
  async function begun(browser: PageBrowser, { id }: Company, query = ''): Promise<string> {
    const { headers } = await rawGet(browser, `${providerAt(id)}${query}`);
    return String(headers.location ?? '');
  }

  /** One request without following where it leads. */
  async function rawGet(browser: PageBrowser, path: string, more: Readonly<Record<string, string>> = {}) {
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
    const response = await fetch(`${suite.portal.url}${path}`, { headers: { cookie, ...more }, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/; Max-Age=0(;|$)/.test(line)) browser.cookies.delete(name);
      else browser.cookies.set(name, value);
    }
    return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() };
  }

  const pathOf = (address: string): string => address.slice(new URL(address).origin.length);

  /** Signs a person in at the provider, and returns what the browser sees in the end. */
  async function comeIn(
    browser: PageBrowser,
    to: Company,
    person: Readonly<Record<string, unknown>>,
  ): Promise<Visited> {
    to.idp.person = { sub: `sub-${String(person['email'])}`, email_verified: true, ...person };
    const back = await to.idp.visit(await begun(browser, to));
    return browser.get(pathOf(back));
  }

  const membersOf = async ({ id }: Company) =>
    new Map((await suite.portal.organisations.members.list(OPERATOR, id)).map(({ email, role }) => [email, role]));

  const actionsOf = async ({ id }: Company) =>
    (
      await suite.database.orm
        .select({ action: auditEntries.action })
        .from(auditEntries)
        .where(eq(auditEntries.chain, id))
        .orderBy(asc(auditEntries.sequence))
    ).map(({ action }) => action);

  return { suite, typeAddress, begun, rawGet, pathOf, comeIn, membersOf, actionsOf };
}
