import { beforeEach, describe, expect, it } from 'vitest';
import { databases } from '../../test/databases.ts';
import { quickHashes } from '../../test/portal-parts.ts';
import { MINUTE, signInSuite } from '../../test/sign-in-suite.ts';
import type { Account } from '../accounts/accounts.ts';
import { AddressChanges } from './address-changes.ts';
import { WaysIn } from '../organisations/ways-in.ts';

describe.each(databases())('the change of an address, $name', (kind) => {
  const suite = signInSuite(kind);
  let changes: AddressChanges;
  let ada: Account;
  let people = 0;
  beforeEach(async () => {
    const { cap, database, limits, mailer, now } = suite;
    const mailCap = {
      take: async () => ({ ok: cap.ok, limit: 1, remaining: 1, resetSeconds: 9, retryAfterSeconds: cap.ok ? 0 : 9 }),
    };
    changes = new AddressChanges({
      orm: database.orm,
      waysIn: new WaysIn(database.orm),
      hashes: quickHashes,
      ...{ mailer, mailCap, limits, now },
    });
    people += 1;
    ada = await suite.accounts.findOrCreateUser(`ada-${people}@example.com`);
  });
  const fresh = () => `new-${people}@example.com`;
  /** The codes that went to the old address and to the new one. */
  const codes = () => suite.mailer.mails.slice(-2).map(({ text }) => /^ {4}(\d{6})$/m.exec(text)?.[1] ?? '');
  const other = (code: string): string => (code === '000000' ? '000001' : '000000');

  it('takes the code of the old address and that of the new one', async () => {
    expect(await changes.ask(ada, ` New-${people}@Example.com `)).toEqual({ ok: true });
    expect(suite.mailer.mails.map(({ to }) => to)).toEqual([ada.email, fresh()]);
    expect(suite.mailer.mails[1]?.text).not.toContain(ada.email);
    expect(await changes.pending(ada.id)).toBe(fresh());
    const [old = '', next = ''] = codes();
    expect(await changes.confirm(ada.id, `${old.slice(0, 3)} ${old.slice(3)}`, next)).toEqual({
      ok: true,
      email: fresh(),
    });
    expect(await suite.accounts.byId(ada.id)).toMatchObject({ email: fresh(), name: fresh() });
    expect(await changes.confirm(ada.id, old, next)).toEqual({ ok: false, reason: 'expired' });
    // The old address is free, and opens an account of its own.
    expect((await suite.accounts.findOrCreateUser(ada.email ?? '')).id).not.toBe(ada.id);
  });

  it.each([
    ['the old one', (old: string, next: string) => [other(old), next] as const],
    ['the new one', (old: string, next: string) => [old, other(next)] as const],
    [
      'both, exchanged',
      (old: string, next: string): [string, string] => (old === next ? [other(old), old] : [next, old]),
    ],
  ])('does not happen with a wrong code of %s', async (_which, wrong) => {
    await changes.ask(ada, fresh());
    const [old = '', next = ''] = codes();
    expect(await changes.confirm(ada.id, ...wrong(old, next))).toEqual({ ok: false, reason: 'wrong', triesLeft: 4 });
    expect((await suite.accounts.byId(ada.id))?.email).toBe(ada.email);
    expect(await changes.confirm(ada.id, old, next)).toMatchObject({ ok: true });
  });

  it('is void after five wrong tries, ten minutes, or when it is given up', async () => {
    await changes.ask(ada, fresh());
    const [old = '', next = ''] = codes();
    expect(await changes.confirm(ada.id, '12', next)).toEqual({ ok: false, reason: 'malformed' });
    const outcomes = [];
    for (let tries = 0; tries < 5; tries += 1) outcomes.push(await changes.confirm(ada.id, other(old), next));
    expect(outcomes.at(-1)).toEqual({ ok: false, reason: 'locked' });
    expect(await changes.confirm(ada.id, old, next)).toEqual({ ok: false, reason: 'expired' });
    expect(await changes.pending(ada.id)).toBeUndefined();
    await changes.ask(ada, fresh());
    const [again = '', anew = ''] = codes();
    suite.shiftMs = 10 * MINUTE + 1;
    expect(await changes.confirm(ada.id, again, anew)).toEqual({ ok: false, reason: 'expired' });
    await changes.purge();
    suite.shiftMs = 0;
    expect(await changes.confirm(ada.id, again, anew)).toEqual({ ok: false, reason: 'expired' });
  });

  it('tells whether the new address has an account to those alone who have its code', async () => {
    const bob = await suite.accounts.findOrCreateUser(`bob-${people}@example.com`);
    expect(await changes.ask(ada, bob.email ?? '')).toEqual({ ok: true });
    const [old = '', next = ''] = codes();
    expect(await changes.confirm(ada.id, old, other(next))).toMatchObject({ reason: 'wrong' });
    expect(await changes.confirm(ada.id, old, next)).toEqual({ ok: false, reason: 'taken' });
    expect((await suite.accounts.byId(ada.id))?.email).toBe(ada.email);
  });

  it('happens once when both codes come twice at the same time', async () => {
    await changes.ask(ada, fresh());
    const [old = '', next = ''] = codes();
    const both = await Promise.all([1, 2].map(() => changes.confirm(ada.id, old, next)));
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it('is refused for what is no address, the same one, too many codes, and messages that cannot be sent', async () => {
    expect(await changes.ask(ada, 'nobody@nowhere')).toEqual({ ok: false, reason: 'address' });
    expect(await changes.ask(ada, ada.email ?? '')).toEqual({ ok: false, reason: 'same' });
    suite.mailer.broken = true;
    expect(await changes.ask(ada, fresh())).toEqual({ ok: false, reason: 'mail' });
    expect(await changes.pending(ada.id)).toBeUndefined();
    suite.mailer.broken = false;
    for (let asked = 0; asked < 4; asked += 1) expect(await changes.ask(ada, fresh())).toEqual({ ok: true });
    expect(await changes.ask(ada, fresh())).toMatchObject({ ok: false, reason: 'limited' });
    // What others ask for the new address leaves its owner's own codes alone.
    expect(await suite.signIn.request(ada.email ?? '', { ip: '203.0.113.77' })).toMatchObject({ ok: true });
  });

  it('is gone with the account', async () => {
    await changes.ask(ada, fresh());
    await suite.accounts.delete(ada.id);
    expect(await changes.pending(ada.id)).toBeUndefined();
  });
});
