import { Browser, type Shown } from '../../../gateway/test/browser.ts';
import { PGLITE } from '../../../gateway/test/databases.ts';
import { startOAuthGateway, type OAuthGateway } from '../../../gateway/test/oauth.ts';
import { OPERATOR } from '../../../gateway/src/organisations/actor.ts';
import { Domains, recordOf } from '../../../gateway/src/single-sign-on/domains.ts';
import { callbackAt, logoutAt, providerAt } from '../../../gateway/src/single-sign-on/paths.ts';
import { Keycloak, realmOf } from './keycloak.ts';

export const HOST = 'login.company.example';
export const DOMAIN = 'company.example';
const SECRET = 'the-secret-of-cuspal-at-keycloak';
const PASSWORD = 'a-password-of-everybody';

/** A gateway with an organisation that signs in at a realm of Keycloak. */
export class KeycloakCompany {
  private constructor(
    readonly gateway: OAuthGateway,
    readonly keycloak: Keycloak,
    readonly organisation: string,
    /** What is filled in to files of realms. */
    readonly words: Readonly<Record<string, string>>,
  ) {}

  static async start(home: string): Promise<KeycloakCompany> {
    const database = await PGLITE.fresh();
    // The gateway names the addresses that realms are made with, so it starts first.
    const there: { keycloak?: Keycloak } = {};
    const gateway = await startOAuthGateway({
      database,
      askProvider: (address, sent) =>
        there.keycloak?.guarded(address, sent) ?? Promise.reject(new Error('Keycloak has not started')),
    });
    const { accounts, organisations, domains, access } = gateway.services;
    const owner = await accounts.findOrCreateUser('owner@mail.example');
    const { id } = await organisations.make(owner, 'Company');
    const { token } = await domains.claim(OPERATOR, id, DOMAIN);
    const resolveTxt = async () => [recordOf({ token })];
    await new Domains({ orm: database.orm, access, resolveTxt }).check(OPERATOR, id, DOMAIN);
    const keycloak = await Keycloak.start(home, HOST);
    there.keycloak = keycloak;
    return new KeycloakCompany(gateway, keycloak, id, {
      PASSWORD,
      SECRET,
      HOST,
      CALLBACK: `${gateway.url}${callbackAt(id)}`,
      LOGOUT: `${gateway.url}${logoutAt(id)}`,
    });
  }

  /** Makes a realm of a file. */
  async realm(name: string, more: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.keycloak.manage('POST', '', realmOf(name, { ...this.words, ...more }));
  }

  /** Has the organisation sign in at a realm, and at nothing else; groups give all roles. */
  async signInAt(realm: string): Promise<void> {
    await this.gateway.services.providers.set(OPERATOR, this.organisation, {
      issuer: `${this.keycloak.origin}/realms/${realm}`,
      clientId: 'cuspal',
      clientSecret: SECRET,
      groupRoles: [
        { group: 'cuspal-admins', role: 'owner' },
        { group: 'engineering', role: 'developer' },
      ],
      defaultRole: null,
      required: true,
    });
  }

  /** A new browser as Keycloak has it. */
  browserThere(): Browser {
    return new Browser(this.keycloak.origin, this.keycloak.ask);
  }

  /** Types a name and the password at Keycloak, where its page asks for them. */
  async typedAt(address: string, name: string, there = this.browserThere()): Promise<Shown> {
    const page = await there.get(address);
    return new URL(page.url).host === HOST ? this.typed(there, page, name) : page;
  }
  typed(there: Browser, page: Shown, name: string): Promise<Shown> {
    return there.post(formAction(page, /<form[^>]* id="kc-form-login"[^>]* action="([^"]*)"/), {
      username: name,
      password: PASSWORD,
    });
  }

  /** Comes in by Keycloak, in a new browser; `there`: the browser as Keycloak has it. */
  async comeIn(name: string, there?: Browser): Promise<{ readonly browser: Browser; readonly page: Shown }> {
    const browser = new Browser(this.gateway.url);
    const led = await this.typedAt((await browser.get(providerAt(this.organisation))).url, name, there);
    return { browser, page: await browser.get(led.url) };
  }

  async roleOf(email: string): Promise<string | undefined> {
    const all = await this.gateway.services.members.list(OPERATOR, this.organisation);
    return all.find((each) => each.email === email)?.role;
  }

  async close(): Promise<void> {
    await this.gateway.gateway.close();
    await this.keycloak.stop();
    await this.gateway.database.close();
  }
}

export const isIn = async (browser: Browser): Promise<boolean> =>
  new URL((await browser.get('/developer/account')).url).pathname === '/developer/account';

/** The address that a page names at a place. */
export function formAction({ text }: Shown, pattern: RegExp): string {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`there is no ${String(pattern)} in:\n${text}`);
  return found.replaceAll('&amp;', '&');
}
