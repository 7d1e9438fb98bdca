import { describe, expect, it, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import { databases } from '../../test/databases.ts';
import { IP, MINUTE, otherThan, signInSuite } from '../../test/sign-in-suite.ts';
import { accounts as accountRows, signInCodes, webSessions } from '../database/schema.ts';
import { RULES } from '../limits/limits.ts';
import { Sessions } from './sessions.ts';
import { requestFault, verifyFault } from './wording.ts';

describe.each(databases())('signing in, $name', (kind) => {
  const suite = signInSuite(kind);
  const { asked, now } = suite;

  it('opens an account for the address that brings the code back, and the same one again', async () => {
    const { ticket, email } = await asked(' Ada@Example.com ');
    expect(email).toBe('ada@example.com');
    expect(suite.mailer.mails[0]?.to).toBe('ada@example.com');
    expect(await suite.signIn.pending(ticket)).toBe('ada@example.com');
    const first = await suite.signIn.verify(ticket, suite.mailer.code, { ip: IP });
    const again = await asked('ada@example.com');
    const second = await suite.signIn.verify(
      again.ticket,
      ` ${suite.mailer.code.slice(0, 3)} ${suite.mailer.code.slice(3)} `,
      { ip: IP },
    );
    const account = await suite.accounts.find('ada@example.com');
    expect(first).toMatchObject({ ok: true, accountId: account.id });
    expect(second).toEqual(first);
  });

  it('keeps neither the code nor anything that is quickly turned into it', async () => {
    const { ticket } = await asked('ada@example.com');
    const [row] = await suite.database.orm.select().from(signInCodes).where(eq(signInCodes.id, ticket));
    expect(JSON.stringify(row)).not.toContain(suite.mailer.code);
    expect(row?.codeHash).toMatch(/^[\w-]{43}$/);
    const other = await asked('ada@example.com');
    const [otherRow] = await suite.database.orm.select().from(signInCodes).where(eq(signInCodes.id, other.ticket));
    expect(otherRow?.salt).not.toBe(row?.salt);
  });

  it('voids a code after five wrong ones, also for who then has the right one', async () => {
    const { ticket } = await asked('ada@example.com');
    const { code } = suite.mailer;
    const wrong = otherThan(code);
    for (const triesLeft of [4, 3, 2, 1]) {
      expect(await suite.signIn.verify(ticket, wrong, { ip: IP })).toEqual({ ok: false, reason: 'wrong', triesLeft });
    }
    expect(await suite.signIn.verify(ticket, wrong, { ip: IP })).toEqual({ ok: false, reason: 'locked' });
    expect(await suite.signIn.verify(ticket, code, { ip: IP })).toEqual({ ok: false, reason: 'locked' });
  });

  it('counts tries that come at the same time one by one', async () => {
    const { ticket } = await asked('ada@example.com');
    const wrong = otherThan(suite.mailer.code);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => suite.signIn.verify(ticket, wrong, { ip: IP })),
    );
    expect(outcomes.filter((outcome) => !outcome.ok && outcome.reason === 'wrong')).toHaveLength(4);
    expect(await suite.signIn.verify(ticket, suite.mailer.code, { ip: IP })).toEqual({ ok: false, reason: 'locked' });
  });

  it('takes no try for what cannot be a code', async () => {
    const { ticket } = await asked('ada@example.com');
    for (const typed of ['', '12345', '1234567', 'abcdef', '12345a', '１２３４５６']) {
      expect(await suite.signIn.verify(ticket, typed, { ip: IP })).toEqual({ ok: false, reason: 'malformed' });
    }
    expect((await suite.signIn.verify(ticket, suite.mailer.code, { ip: IP })).ok).toBe(true);
  });

  it('lets a code in once, also when it comes twice at the same time', async () => {
    const { ticket } = await asked('ada@example.com');
    const { code } = suite.mailer;
    const outcomes = await Promise.all([1, 2, 3].map(() => suite.signIn.verify(ticket, code, { ip: IP })));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await suite.signIn.verify(ticket, code, { ip: IP })).toEqual({ ok: false, reason: 'expired' });
  });

  it('voids the other codes of the address with the first that is used', async () => {
    const first = await asked('ada@example.com');
    const firstCode = suite.mailer.code;
    const second = await asked('ada@example.com');
    expect((await suite.signIn.verify(second.ticket, suite.mailer.code, { ip: IP })).ok).toBe(true);
    expect(await suite.signIn.verify(first.ticket, firstCode, { ip: IP })).toEqual({ ok: false, reason: 'expired' });
  });

  it('ends a code after ten minutes', async () => {
    const { ticket } = await asked('ada@example.com');
    suite.shiftMs = 10 * MINUTE - 5_000;
    expect(await suite.signIn.pending(ticket)).toBe('ada@example.com');
    suite.shiftMs = 10 * MINUTE + 1;
    expect(await suite.signIn.pending(ticket)).toBeUndefined();
    expect(await suite.signIn.verify(ticket, suite.mailer.code, { ip: IP })).toEqual({ ok: false, reason: 'expired' });
    await suite.signIn.purge();
    expect(await suite.database.orm.select().from(signInCodes)).toEqual([]);
  });

  it('takes a code with its own ticket alone', async () => {
    const ada = await asked('ada@example.com');
    const adasCode = suite.mailer.code;
    const eve = await asked('eve@example.com');
    if (suite.mailer.code !== adasCode) {
      expect(await suite.signIn.verify(eve.ticket, adasCode, { ip: IP })).toMatchObject({ ok: false, reason: 'wrong' });
    }
    expect(await suite.signIn.verify('no-such-ticket', adasCode, { ip: IP })).toEqual({ ok: false, reason: 'expired' });
    expect((await suite.signIn.verify(ada.ticket, adasCode, { ip: IP })).ok).toBe(true);
  });

  it('asks nothing of the accounts before the code has come back', async () => {
    await suite.accounts.findOrCreateUser('known@example.com');
    const before = await suite.database.orm.select().from(accountRows);
    const spies = [
      vi.spyOn(suite.accounts, 'findOrCreateUser'),
      vi.spyOn(suite.accounts, 'find'),
      vi.spyOn(suite.accounts, 'byId'),
    ];
    const known = await asked('known@example.com');
    const unknown = await asked('unknown@example.com');
    expect(Object.keys(known)).toEqual(Object.keys(unknown));
    expect(suite.mailer.mails[0]?.subject).toBe(suite.mailer.mails[1]?.subject);
    await suite.signIn.verify(known.ticket, '000000', { ip: IP });
    await suite.signIn.verify(unknown.ticket, '000000', { ip: IP });
    for (const spy of spies) expect(spy).not.toHaveBeenCalled();
    expect(await suite.database.orm.select().from(accountRows)).toHaveLength(before.length);
  });

  it('keeps nothing when the message cannot be sent', async () => {
    suite.mailer.broken = true;
    expect(await suite.signIn.request('ada@example.com', { ip: IP })).toEqual({ ok: false, reason: 'mail' });
    expect(await suite.database.orm.select().from(signInCodes)).toEqual([]);
  });

  it('tells known and unknown addresses alike when no more messages may be sent, and keeps nothing', async () => {
    await suite.accounts.findOrCreateUser('known@example.com');
    suite.cap.ok = false;
    for (const email of ['known@example.com', 'unknown@example.com']) {
      const outcome = await suite.signIn.request(email, { ip: IP });
      expect(outcome).toEqual({ ok: false, reason: 'busy', retryAfterSeconds: 9 });
    }
    expect(requestFault({ ok: false, reason: 'busy', retryAfterSeconds: 9 })).toEqual({
      status: 503,
      text: 'As many codes are being sent as this server may send. Wait 9 seconds, then try again.',
      retryAfterSeconds: 9,
    });
    expect(await suite.database.orm.select().from(signInCodes)).toEqual([]);
    suite.cap.ok = true;
    // What was refused took no code from the address.
    for (let count = 0; count < RULES.sign_in_address.burst; count++) await asked('known@example.com');
  });

  it('sends nothing to what is no address', async () => {
    for (const address of ['', 'ada', 'ada@example.com\r\nBcc: eve@example.com', 'a@example.com,b@example.com']) {
      expect(await suite.signIn.request(address, { ip: IP })).toEqual({ ok: false, reason: 'address' });
    }
    expect(suite.mailer.mails).toEqual([]);
  });

  it('sends an address few codes, from wherever they are asked for, and again later', async () => {
    const { burst } = RULES.sign_in_address;
    for (let count = 0; count < burst; count++) await asked('ada@example.com', `198.51.100.${count}`);
    const refused = await suite.signIn.request('Ada@example.com', { ip: '198.51.100.99' });
    expect(refused).toMatchObject({ ok: false, reason: 'limited_address' });
    expect(suite.mailer.mails).toHaveLength(burst);
    await asked('eve@example.com', '198.51.100.99');
    suite.shiftMs = (!refused.ok && refused.reason === 'limited_address' ? refused.retryAfterSeconds : 0) * 1000;
    await asked('ada@example.com', '198.51.100.99');
  });

  it.each([
    [60, '60 seconds'],
    [91, '2 minutes'],
    [3_600, '60 minutes'],
    [7_199, '2 hours'],
  ])('says how long to wait: %d seconds as %s', (retryAfterSeconds, said) => {
    const asking = requestFault({ ok: false, reason: 'limited', retryAfterSeconds });
    const trying = verifyFault({ ok: false, reason: 'limited', retryAfterSeconds });
    expect(asking.text).toBe(`Too many codes were asked for. Wait ${said}, then try again.`);
    expect(trying.text).toBe(`Too many codes were tried. Wait ${said}, then try again.`);
    expect([asking.status, trying.status]).toEqual([429, 429]);
  });

  it('lets a client ask for few codes, whatever the addresses, and counts an IPv6 network as one client', async () => {
    const { burst } = RULES.sign_in_client;
    for (let count = 0; count < burst; count++) await asked(`a${count}@example.com`, `2001:db8:1:2::${count + 1}`);
    expect(await suite.signIn.request('b@example.com', { ip: '2001:db8:1:2:ffff::1' })).toMatchObject({
      reason: 'limited',
    });
    await asked('b@example.com', '2001:db8:1:3::1');
  });

  it('does not let one client use up the codes of an address once it is over its own limit', async () => {
    const { burst } = RULES.sign_in_client;
    for (let count = 0; count < burst; count++) await asked(`a${count}@example.com`);
    for (let count = 0; count < 20; count++) await suite.signIn.request('ada@example.com', { ip: IP });
    await asked('ada@example.com', '198.51.100.1');
  });

  it('lets a client try few codes that are none, whatever the tickets', async () => {
    const { burst } = RULES.verify_client;
    for (let count = 0; count < burst; count++) {
      expect(await suite.signIn.verify(`ticket-${count}`, '123456', { ip: IP })).toMatchObject({ reason: 'expired' });
    }
    expect(await suite.signIn.verify('ticket', '123456', { ip: IP })).toMatchObject({ reason: 'limited' });
    expect(await suite.signIn.verify('ticket', '123456', { ip: '198.51.100.1' })).toMatchObject({ reason: 'expired' });
  });

  describe('sessions', () => {
    it('are found by their id, kept as its hash, and end after a day, by signing out, and with the account', async () => {
      const { id: accountId } = await suite.accounts.findOrCreateUser('session@example.com');
      const sessions = new Sessions(suite.database.orm, now);
      const id = await sessions.start(accountId);
      const session = await sessions.read(id);
      expect(session).toMatchObject({ accountId });
      expect(session?.csrf).toMatch(/^[\w-]{32}$/);
      const [row] = await suite.database.orm.select().from(webSessions);
      expect(JSON.stringify(row)).not.toContain(id);
      expect(await sessions.read(row?.idHash ?? '')).toBeUndefined();

      suite.shiftMs = 24 * 60 * MINUTE + 1;
      expect(await sessions.read(id)).toBeUndefined();
      await sessions.purge();
      expect(await suite.database.orm.select().from(webSessions)).toEqual([]);

      suite.shiftMs = 0;
      const other = await sessions.start(accountId);
      const third = await sessions.start(accountId);
      await sessions.end(other);
      expect(await sessions.read(other)).toBeUndefined();
      expect(await sessions.read(third)).toMatchObject({ accountId });
      await suite.accounts.delete(accountId);
      expect(await sessions.read(third)).toBeUndefined();
    });
  });
});
