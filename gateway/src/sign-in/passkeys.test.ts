import { beforeEach, describe, expect, it } from 'vitest';
import { Authenticator } from '../../test/authenticator.ts';
import { databases } from '../../test/databases.ts';
import { signInSuite } from '../../test/sign-in-suite.ts';
import type { Account } from '../accounts/accounts.ts';
import { MOST_PASSKEYS, Passkeys, siteOf, type Site } from './passkeys.ts';
import { WaysIn } from '../organisations/ways-in.ts';

const SITE: Site = { id: 'mcp.example', origin: 'https://mcp.example' };

describe.each(databases())('passkeys, $name', (kind) => {
  const suite = signInSuite(kind);
  let passkeys: Passkeys;
  let ada: Account;
  let people = 0;
  beforeEach(async () => {
    const { database, mailer, now } = suite;
    passkeys = new Passkeys({
      orm: database.orm,
      waysIn: new WaysIn(database.orm),
      mailer,
      now: () => now().getTime(),
    });
    people += 1;
    ada = await suite.accounts.findOrCreateUser(`ada-${people}@example.com`);
  });
  const register = async (device: Authenticator, account = ada, name = 'Firefox on Linux') => {
    const { options, ticket } = await passkeys.toRegister(SITE, account, 'session');
    return passkeys.register(SITE, account, 'session', { ticket, response: device.create(options), name });
  };
  const registered = async () => {
    const device = new Authenticator(SITE.origin);
    expect(await register(device)).toBe('made');
    return device;
  };
  const signIn = async (device: Authenticator) => {
    const { options, ticket } = await passkeys.toSignIn(SITE, 'browser');
    return passkeys.signIn(SITE, 'browser', { ticket, response: device.get(options) });
  };

  it('open the account that they were made in, without its address, and their owner is told', async () => {
    const device = await registered();
    expect(await signIn(device)).toBe(ada.id);
    expect(await signIn(device)).toBe(ada.id);
    const [listed] = await passkeys.list(ada.id);
    expect(listed).toMatchObject({ id: device.id.toString('base64url'), name: 'Firefox on Linux' });
    expect(listed?.lastUsedAt).toBeInstanceOf(Date);
    expect(suite.mailer.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [ada.email, 'A new passkey of your Cuspal account'],
    ]);
  });

  it('open nothing once they are removed, by their owner alone', async () => {
    const device = await registered();
    const eve = await suite.accounts.findOrCreateUser(`eve-${people}@example.com`);
    await passkeys.remove(eve.id, device.id.toString('base64url'));
    expect(await signIn(device)).toBe(ada.id);
    await passkeys.remove(ada.id, device.id.toString('base64url'));
    expect(await signIn(device)).toBeUndefined();
  });

  it('are gone with their account', async () => {
    const device = await registered();
    await suite.accounts.delete(ada.id);
    expect(await signIn(device)).toBeUndefined();
  });

  it('open nothing from another site, for another browser, late, or without the person having shown who they are', async () => {
    const device = await registered();
    const { options, ticket } = await passkeys.toSignIn(SITE, 'browser');
    const response = device.get(options);
    const other = { id: 'evil.example', origin: 'https://evil.example' };
    expect(await passkeys.signIn(other, 'browser', { ticket, response })).toBeUndefined();
    expect(await passkeys.signIn(SITE, 'another', { ticket, response })).toBeUndefined();
    const phished = Object.assign(new Authenticator('https://evil.example'), {});
    expect(await passkeys.signIn(SITE, 'browser', { ticket, response: phished.get(options) })).toBeUndefined();
    suite.shiftMs = 5 * 60_000 + 1;
    expect(await passkeys.signIn(SITE, 'browser', { ticket, response })).toBeUndefined();
    suite.shiftMs = 0;
    device.verifies = false;
    expect(await signIn(device)).toBeUndefined();
    device.verifies = true;
    expect(await signIn(device)).toBe(ada.id);
  });

  it('open nothing by a signature that was changed, or that is older than the last', async () => {
    const device = await registered();
    const { options, ticket } = await passkeys.toSignIn(SITE, 'browser');
    const response = device.get(options);
    const read = JSON.parse(response) as { readonly response: { readonly signature: string } };
    const bytes = Buffer.from(read.response.signature, 'base64url');
    for (const at of [0, 10, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      const forged = { ...read, response: { ...read.response, signature: changed.toString('base64url') } };
      expect(await passkeys.signIn(SITE, 'browser', { ticket, response: JSON.stringify(forged) })).toBeUndefined();
    }
    const both = await Promise.all([1, 2].map(() => passkeys.signIn(SITE, 'browser', { ticket, response })));
    expect(both.filter((id) => id === ada.id)).toHaveLength(1);
    // A copy of the authenticator counts on from where it was copied.
    expect(await passkeys.signIn(SITE, 'browser', { ticket, response })).toBeUndefined();
  });

  it('are made for the session that asked, by whoever shows who they are, once, and ten at most', async () => {
    const device = new Authenticator(SITE.origin);
    const { options, ticket } = await passkeys.toRegister(SITE, ada, 'session');
    const response = device.create(options);
    const add = (session: string, more = {}) =>
      passkeys.register(SITE, ada, session, { ticket, response, name: 'x', ...more });
    expect(await add('another session')).toBe('refused');
    expect(await add('session', { response: 'no JSON' })).toBe('refused');
    expect(await add('session', { response: '{}' })).toBe('refused');
    expect(await add('session', { response: `"${'x'.repeat(20_000)}"` })).toBe('refused');
    expect(await add('session', { ticket: 'A'.repeat(100) })).toBe('refused');
    device.verifies = false;
    expect(await add('session', { response: device.create(options) })).toBe('refused');
    expect(await add('session')).toBe('made');
    expect(await add('session')).toBe('refused');
    for (let made = 1; made < MOST_PASSKEYS; made += 1)
      expect(await register(new Authenticator(SITE.origin))).toBe('made');
    expect(await register(new Authenticator(SITE.origin))).toBe('full');
    expect(await passkeys.list(ada.id)).toHaveLength(MOST_PASSKEYS);
  });
});

it.each([
  ['https://mcp.example', { id: 'mcp.example', origin: 'https://mcp.example' }],
  ['https://mcp.example:8443', { id: 'mcp.example', origin: 'https://mcp.example:8443' }],
  ['http://localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://mcp.example', undefined],
  ['http://127.0.0.1:3000', undefined],
  ['https://[::1]:3000', undefined],
])('are made at %s as browsers make them', (baseUrl, site) => expect(siteOf(baseUrl)).toEqual(site));
