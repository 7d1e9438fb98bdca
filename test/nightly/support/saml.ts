import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { Browser, type Shown } from '../../../gateway/test/browser.ts';
import { providerAt } from '../../../gateway/src/single-sign-on/paths.ts';
import { DOMAIN, formAction, isIn, type KeycloakCompany } from './company.ts';

const people = z.array(z.object({ id: z.string() }));
const keys = z.object({ keys: z.array(z.object({ use: z.string(), certificate: z.string().optional() })) });

/** One realm speaks SAML alone, and another one stands between it and Cuspal, as docs/single-sign-on.md says. */
export function brokered(started: () => KeycloakCompany): void {
  let company: KeycloakCompany;
  beforeAll(async () => {
    company = started();
    await company.realm('partner');
    const told = keys.parse(await company.keycloak.manage('GET', '/partner/keys'));
    const CERTIFICATE = told.keys.find(({ use, certificate }) => use === 'SIG' && certificate)?.certificate ?? '';
    await company.realm('broker', { CERTIFICATE });
    await company.signInAt('broker');
  });

  /** Sends what a page of SAML has its script send. */
  function sent(there: Browser, page: Shown): Promise<Shown> {
    const fields = [...page.text.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/gi)];
    return there.post(
      formAction(page, /<form[^>]* action="([^"]*)"/i),
      Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value.replaceAll('&#13;&#10;', '')])),
    );
  }

  it('lets somebody in with the role of their group, and ends that', async () => {
    const browser = new Browser(company.gateway.url);
    const there = company.browserThere();
    const first = await there.get((await browser.get(providerAt(company.organisation))).url);
    const login = await there.get(formAction(first, /href="([^"]*\/broker\/company\/login[^"]*)"/));
    const answered = await company.typed(there, login, 'dora');
    const back = await sent(there, answered);
    const page = await browser.get(back.url);
    expect([page.status, await isIn(browser)]).toEqual([200, true]);
    expect(await company.roleOf(`dora@${DOMAIN}`)).toBe('developer');
    const [dora] = people.parse(await company.keycloak.manage('GET', `/broker/users?email=dora@${DOMAIN}&exact=true`));
    await company.keycloak.manage('POST', `/broker/users/${dora?.id}/logout`);
    expect(await isIn(browser)).toBe(false);
  });
}
