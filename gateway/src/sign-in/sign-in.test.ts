import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { suiteLogger } from '@cuspal/telemetry/testing';
import { databases } from '../../test/databases.ts';
import { MailBox } from '../../test/portal.ts';
import { Accounts } from '../accounts/accounts.ts';
import { Revocations } from '../auth/revocations.ts';
import type { Database } from '../database/connection.ts';
import { accounts as accountRows, signInCodes, webSessions } from '../database/schema.ts';
import { Limits, type Rule } from '../limits/limits.ts';
import { RULES } from '../limits/rules.ts';
import { Sessions } from './sessions.ts';
import { CODE_TRIES, SignIn } from './sign-in.ts';
import { requestFault, verifyFault } from './wording.ts';

const logger = suiteLogger('test', 'silent');
const IP = '203.0.113.9';
const MINUTE = 60_000;

describe.each(databases())('signing in, $name', (kind) => {
  let database: Database;
  let accounts: Accounts;
  let mailer: MailBox;
  let shiftMs: number;
  let signIn: SignIn;
  const now = () => new Date(Date.now() + shiftMs);
  beforeAll(async () => {
    database = await kind.fresh();
    accounts = new Accounts(database.orm, new Revocations(database.orm, logger));
  }, 60_000);
  afterAll(() => database.close());
  beforeEach(() => {
    shiftMs = 0;
    mailer = new MailBox();
    // Limits run on a clock of their own, so that a test may wait.
    const limits = new Limits({ logger, now: () => performance.now() + shiftMs });
    signIn = new SignIn({ orm: database.orm, accounts, mailer, limits, now });
  });
  afterEach(async () => {
    await database.orm.delete(signInCodes);
    jest.restoreAllMocks();
  });

  const asked = async (email: string, ip = IP) => {
    const outcome = await signIn.request(email, ip);
    if (!outcome.ok) throw new Error(outcome.reason);
    return outcome;
  };
  const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  it('opens an account for the address that brings the code back, and the same one again', async () => {
    const { ticket, email } = await asked(' Ada@Example.com ');
    expect(email).toBe('ada@example.com');
    expect(mailer.mails[0]?.to).toBe('ada@example.com');
    expect(await signIn.pending(ticket)).toBe('ada@example.com');
    const first = await signIn.verify(ticket, mailer.code, IP);
    const again = await asked('ada@example.com');
    const second = await signIn.verify(again.ticket, ` ${mailer.code.slice(0, 3)} ${mailer.code.slice(3)} `, IP);
    const account = await accounts.find('ada@example.com');
    expect(first).toEqual({ ok: true, accountId: account.id });
    expect(second).toEqual(first);
  });

  it('keeps neither the code nor anything that is quickly turned into it', async () => {
    const { ticket } = await asked('ada@example.com');
    const [row] = await database.orm.select().from(signInCodes).where(eq(signInCodes.id, ticket));
    expect(JSON.stringify(row)).not.toContain(mailer.code);
    expect(row?.codeHash).toMatch(/^[\w-]{43}$/);
    const other = await asked('ada@example.com');
    const [otherRow] = await database.orm.select().from(signInCodes).where(eq(signInCodes.id, other.ticket));
    expect(otherRow?.salt).not.toBe(row?.salt);
  });

  it('voids a code after five wrong ones, also for who then has the right one', async () => {
    const { ticket } = await asked('ada@example.com');
    const { code } = mailer;
    const wrong = otherThan(code);
    for (const triesLeft of [4, 3, 2, 1]) {
      expect(await signIn.verify(ticket, wrong, IP)).toEqual({ ok: false, reason: 'wrong', triesLeft });
    }
    expect(await signIn.verify(ticket, wrong, IP)).toEqual({ ok: false, reason: 'locked' });
    expect(await signIn.verify(ticket, code, IP)).toEqual({ ok: false, reason: 'locked' });
  });

  it('counts tries that come at the same time one by one', async () => {
    const { ticket } = await asked('ada@example.com');
    const wrong = otherThan(mailer.code);
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => signIn.verify(ticket, wrong, IP)));
    expect(outcomes.filter((outcome) => !outcome.ok && outcome.reason === 'wrong')).toHaveLength(4);
    expect(await signIn.verify(ticket, mailer.code, IP)).toEqual({ ok: false, reason: 'locked' });
  });

  it('takes no try for what cannot be a code', async () => {
    const { ticket } = await asked('ada@example.com');
    for (const typed of ['', '12345', '1234567', 'abcdef', '12345a', '１２３４５６']) {
      expect(await signIn.verify(ticket, typed, IP)).toEqual({ ok: false, reason: 'malformed' });
    }
    expect((await signIn.verify(ticket, mailer.code, IP)).ok).toBe(true);
  });

  it('lets a code in once, also when it comes twice at the same time', async () => {
    const { ticket } = await asked('ada@example.com');
    const { code } = mailer;
    const outcomes = await Promise.all([1, 2, 3].map(() => signIn.verify(ticket, code, IP)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await signIn.verify(ticket, code, IP)).toEqual({ ok: false, reason: 'expired' });
  });

  it('voids the other codes of the address with the first that is used', async () => {
    const first = await asked('ada@example.com');
    const firstCode = mailer.code;
    const second = await asked('ada@example.com');
    expect((await signIn.verify(second.ticket, mailer.code, IP)).ok).toBe(true);
    expect(await signIn.verify(first.ticket, firstCode, IP)).toEqual({ ok: false, reason: 'expired' });
  });

  it('ends a code after ten minutes', async () => {
    const { ticket } = await asked('ada@example.com');
    shiftMs = 10 * MINUTE - 5_000;
    expect(await signIn.pending(ticket)).toBe('ada@example.com');
    shiftMs = 10 * MINUTE + 1;
    expect(await signIn.pending(ticket)).toBeUndefined();
    expect(await signIn.verify(ticket, mailer.code, IP)).toEqual({ ok: false, reason: 'expired' });
    await signIn.purge();
    expect(await database.orm.select().from(signInCodes)).toEqual([]);
  });

  it('takes a code with its own ticket alone', async () => {
    const ada = await asked('ada@example.com');
    const adasCode = mailer.code;
    const eve = await asked('eve@example.com');
    if (mailer.code !== adasCode) {
      expect(await signIn.verify(eve.ticket, adasCode, IP)).toMatchObject({ ok: false, reason: 'wrong' });
    }
    expect(await signIn.verify('no-such-ticket', adasCode, IP)).toEqual({ ok: false, reason: 'expired' });
    expect((await signIn.verify(ada.ticket, adasCode, IP)).ok).toBe(true);
  });

  it('asks nothing of the accounts before the code has come back', async () => {
    await accounts.findOrCreateUser('known@example.com');
    const before = await database.orm.select().from(accountRows);
    const spies = [
      jest.spyOn(accounts, 'findOrCreateUser'),
      jest.spyOn(accounts, 'find'),
      jest.spyOn(accounts, 'byId'),
    ];
    const known = await asked('known@example.com');
    const unknown = await asked('unknown@example.com');
    expect(Object.keys(known)).toEqual(Object.keys(unknown));
    expect(mailer.mails[0]?.subject).toBe(mailer.mails[1]?.subject);
    await signIn.verify(known.ticket, '000000', IP);
    await signIn.verify(unknown.ticket, '000000', IP);
    for (const spy of spies) expect(spy).not.toHaveBeenCalled();
    expect(await database.orm.select().from(accountRows)).toHaveLength(before.length);
  });

  it('keeps nothing when the message cannot be sent', async () => {
    mailer.broken = true;
    expect(await signIn.request('ada@example.com', IP)).toEqual({ ok: false, reason: 'mail' });
    expect(await database.orm.select().from(signInCodes)).toEqual([]);
  });

  it('sends nothing to what is no address', async () => {
    for (const address of ['', 'ada', 'ada@example.com\r\nBcc: eve@example.com', 'a@example.com,b@example.com']) {
      expect(await signIn.request(address, IP)).toEqual({ ok: false, reason: 'address' });
    }
    expect(mailer.mails).toEqual([]);
  });

  it('sends an address few codes, from wherever they are asked for, and again later', async () => {
    const { burst } = RULES.sign_in_address;
    for (let count = 0; count < burst; count++) await asked('ada@example.com', `198.51.100.${count}`);
    const refused = await signIn.request('Ada@example.com', '198.51.100.99');
    expect(refused).toMatchObject({ ok: false, reason: 'limited' });
    expect(mailer.mails).toHaveLength(burst);
    await asked('eve@example.com', '198.51.100.99');
    shiftMs = (!refused.ok && refused.reason === 'limited' ? refused.retryAfterSeconds : 0) * 1000;
    await asked('ada@example.com', '198.51.100.99');
  });

  it('lets an address be tried few times, from however many clients and with however many codes', async () => {
    const { burst } = RULES.verify_address;
    let tries = 0;
    for (let count = 0; tries < burst; count++) {
      const { ticket } = await asked('ada@example.com', `198.51.100.${count}`);
      const wrong = otherThan(mailer.code);
      for (let each = 0; each < 5 && tries < burst; each++, tries++) {
        expect((await signIn.verify(ticket, wrong, `203.0.113.${tries}`)).ok).toBe(false);
      }
    }
    shiftMs = 61 * MINUTE;
    const { ticket } = await asked('ada@example.com', '198.51.100.99');
    const refused = await signIn.verify(ticket, mailer.code, '203.0.113.99');
    expect(refused).toMatchObject({ ok: false, reason: 'limited' });
    const eve = await asked('eve@example.com', '198.51.100.98');
    expect((await signIn.verify(eve.ticket, mailer.code, '203.0.113.99')).ok).toBe(true);
    shiftMs += (!refused.ok && refused.reason === 'limited' ? refused.retryAfterSeconds : 0) * 1000;
    const later = await asked('ada@example.com', '198.51.100.97');
    expect((await signIn.verify(later.ticket, mailer.code, '203.0.113.99')).ok).toBe(true);
  }, 20_000);

  it('leaves whoever guesses at one address for a year a chance below one in two hundred', async () => {
    const year = 365 * 24 * 3_600;
    const most = ({ burst, perSecond }: Rule) => burst + perSecond * year;
    const { sign_in_address: codes, verify_address: tries } = RULES;
    expect(CODE_TRIES * most(codes)).toBeCloseTo(5 * (5 + 24 * 365), 3);
    expect(most(tries)).toBeCloseTo(25 + 12 * 365, 3);
    const guesses = Math.min(CODE_TRIES * most(codes), most(tries));
    // Each guess hits one of a million codes; guesses at one code exclude each other, which makes it no likelier.
    expect(1 - (1 - 1e-6) ** guesses).toBeLessThan(1 / 200);
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
    expect(await signIn.request('b@example.com', '2001:db8:1:2:ffff::1')).toMatchObject({ reason: 'limited' });
    await asked('b@example.com', '2001:db8:1:3::1');
  });

  it('does not let one client use up the codes of an address once it is over its own limit', async () => {
    const { burst } = RULES.sign_in_client;
    for (let count = 0; count < burst; count++) await asked(`a${count}@example.com`);
    for (let count = 0; count < 20; count++) await signIn.request('ada@example.com', IP);
    await asked('ada@example.com', '198.51.100.1');
  });

  it('lets a client try few codes, whatever the tickets', async () => {
    const { burst } = RULES.verify_client;
    for (let count = 0; count < burst; count++) {
      expect(await signIn.verify(`ticket-${count}`, '123456', IP)).toMatchObject({ reason: 'expired' });
    }
    expect(await signIn.verify('ticket', '123456', IP)).toMatchObject({ reason: 'limited' });
    expect(await signIn.verify('ticket', '123456', '198.51.100.1')).toMatchObject({ reason: 'expired' });
  });

  describe('sessions', () => {
    it('are found by their id, kept as its hash, and end after a day, by signing out, and with the account', async () => {
      const { id: accountId } = await accounts.findOrCreateUser('session@example.com');
      const sessions = new Sessions(database.orm, now);
      const id = await sessions.start(accountId);
      const session = await sessions.read(id);
      expect(session).toMatchObject({ accountId });
      expect(session?.csrf).toMatch(/^[\w-]{32}$/);
      const [row] = await database.orm.select().from(webSessions);
      expect(JSON.stringify(row)).not.toContain(id);
      expect(await sessions.read(row?.idHash ?? '')).toBeUndefined();

      shiftMs = 24 * 60 * MINUTE + 1;
      expect(await sessions.read(id)).toBeUndefined();
      await sessions.purge();
      expect(await database.orm.select().from(webSessions)).toEqual([]);

      shiftMs = 0;
      const other = await sessions.start(accountId);
      const third = await sessions.start(accountId);
      await sessions.end(other);
      expect(await sessions.read(other)).toBeUndefined();
      expect(await sessions.read(third)).toMatchObject({ accountId });
      await accounts.delete(accountId);
      expect(await sessions.read(third)).toBeUndefined();
    });
  });
});
