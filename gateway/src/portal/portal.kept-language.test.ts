import { beforeEach, describe, expect, it } from 'vitest';
import { quickest } from '../../test/databases.ts';
import { PageBrowser } from '../../test/page-browser.ts';
import type { TestPortal } from '../../test/portal.ts';
import { portalSuite } from '../../test/portal-suite.ts';
import { languageOfAddress } from '../accounts/languages.ts';
import type { Orm } from '../database/connection.ts';
import { personOf } from '../organisations/actor.ts';

const NINA = 'nina@example.com';

describe('the language that is kept of a person', () => {
  let portal: TestPortal;
  let orm: Orm;
  const { restart } = portalSuite(quickest(), (opened, database) => {
    portal = opened;
    ({ orm } = database);
  });
  beforeEach(() => restart({ speaks: true }));
  const kept = (email = NINA) => languageOfAddress(orm, email);

  it('is that of the page where they sign in, and then what they choose', async () => {
    const browser = new PageBrowser(portal.url, { 'accept-language': 'es-MX,es;q=0.9' });
    const asked = await browser.submit(await browser.get('/developer/sign-in'), '/developer/sign-in', { email: NINA });
    expect(await kept()).toBeNull();
    await browser.submit(asked, '/developer/code', { code: portal.mailer.code });
    expect(await kept()).toBe('es');
    await browser.get('/developer?language=ta');
    expect(await kept()).toBe('ta');
    // What is remembered by the browser is no choice of this page.
    await browser.get('/developer');
    expect(await kept()).toBe('ta');
    await browser.get('/developer?language=en');
    expect(await kept()).toBe('en');
  });

  it('is that of an invitation, and else that of the page which sends it', async () => {
    const { invitations, organisations } = portal.organisations;
    const nina = await portal.accounts.findOrCreateUser(NINA);
    await portal.sessions.keepLanguage(nina.id, 'hi');
    const bob = await portal.accounts.findOrCreateUser('bob@example.com');
    const { id } = await organisations.make(bob, 'Blue');
    await invitations.send(personOf(bob), id, { address: NINA, role: 'reader' });
    await invitations.send(personOf(bob), id, { address: 'new@example.com', role: 'reader' });
    expect(portal.organisations.mailer.mails.slice(-2).map(({ subject }) => subject)).toEqual([
      'आपको Cuspal के एक संगठन में बुलाया गया है',
      'You are invited to an organisation on Cuspal',
    ]);
  });
});
