import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { databases } from '../../test/databases.ts';
import { organisationSuite } from '../../test/organisation-suite.ts';
import type { Account } from '../accounts/accounts.ts';
import { personOf } from './actor.ts';
import { MOST_INVITATIONS } from './invitations.ts';

describe.each(databases())('invitations on $name', (kind) => {
  const suite = organisationSuite(kind);
  const { organisation, person, rows } = suite;

  const secretIn = (text = ''): string => /invitation\/([\w-]{43})$/m.exec(text)?.[1] ?? '';
  const invite = async (id: string, owner: Account, email: string) => {
    await suite.here.invitations.send(personOf(owner), id, { address: email, role: 'developer' });
    return secretIn(suite.here.mailer.mails.at(-1)?.text);
  };

  it('make a member of who is signed in with the very address, once, within seven days', async () => {
    const { id, owner } = await organisation();
    const [bob, eve] = [await person(), await person()];
    const secret = await invite(id, owner, bob.email?.toUpperCase() ?? '');
    const [mail] = suite.here.mailer.mails;
    expect(mail?.to).toBe(bob.email);
    expect(mail?.text).toContain(`${owner.email} invites you`);
    expect(mail?.text).not.toContain('Blue');
    expect(await rows(sql`select count(*)::int as kept from invitations where secret_hash = ${secret}`)).toEqual([
      { kept: 0 },
    ]);
    await expect(suite.here.invitations.accept(eve, secret)).rejects.toThrow('no such invitation');
    expect(await suite.here.invitations.find(eve, secret)).toBeUndefined();
    expect(await suite.here.invitations.find(bob, secret)).toMatchObject({
      organisation: { name: 'Blue Ltd' },
      role: 'developer',
      from: owner.email,
    });
    const both = await Promise.allSettled([
      suite.here.invitations.accept(bob, secret),
      suite.here.invitations.accept(bob, secret),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await suite.here.members.list(personOf(bob), id)).toMatchObject([
      { role: 'owner' },
      { accountId: bob.id, role: 'developer' },
    ]);
    await expect(invite(id, owner, bob.email ?? '')).rejects.toThrow('a member already, as developer');

    const late = await invite(id, owner, eve.email ?? '');
    suite.here.clock.ms += 7 * 86_400_000;
    await expect(suite.here.invitations.accept(eve, late)).rejects.toThrow('no such invitation');
    await suite.here.invitations.purge();
    expect(await rows(sql`select count(*)::int as kept from invitations where email = ${eve.email}`)).toEqual([
      { kept: 0 },
    ]);
  });

  it('are revoked, declined, and replaced by a later one to the same address', async () => {
    const { id, owner } = await organisation();
    const bob = await person();
    const first = await invite(id, owner, bob.email ?? '');
    const second = await invite(id, owner, bob.email ?? '');
    expect(await suite.here.invitations.list(personOf(owner), id)).toHaveLength(1);
    await expect(suite.here.invitations.accept(bob, first)).rejects.toThrow('no such invitation');
    const [open] = await suite.here.invitations.list(personOf(owner), id);
    const { id: other, owner: stranger } = await organisation();
    await expect(suite.here.invitations.revoke(personOf(stranger), other, open?.id ?? '')).rejects.toThrow(
      'no such invitation',
    );
    await expect(suite.here.invitations.revoke(personOf(stranger), id, open?.id ?? '')).rejects.toThrow(
      'no such organisation',
    );
    await suite.here.invitations.revoke(personOf(owner), id, open?.id ?? '');
    await expect(suite.here.invitations.accept(bob, second)).rejects.toThrow('no such invitation');
    const third = await invite(id, owner, bob.email ?? '');
    await suite.here.invitations.decline(bob, third);
    await expect(suite.here.invitations.accept(bob, third)).rejects.toThrow('no such invitation');
  });

  it('are bounded in number, and sent no more often than the limits on messages let them', async () => {
    const { id, owner } = await organisation();
    for (let number = 0; number < MOST_INVITATIONS; number += 1) await invite(id, owner, `open-${number}@example.com`);
    await expect(invite(id, owner, 'one-more@example.com')).rejects.toThrow(`at most ${MOST_INVITATIONS} open`);
    await invite(id, owner, 'open-0@example.com');
    suite.here.limited.add('invitation_address');
    await expect(invite(id, owner, 'open-1@example.com')).rejects.toMatchObject({ name: 'TooManyInvitations' });
    suite.here.limited.clear();
    suite.here.mailer.fault = new Error('550 no such mailbox');
    await expect(invite(id, owner, 'open-2@example.com')).rejects.toThrow('could not be sent');
    suite.here.mailer.fault = undefined;
    expect(await suite.here.invitations.list(personOf(owner), id)).toHaveLength(MOST_INVITATIONS - 1);
  });
});
