import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { databases } from '../../test/databases.ts';
import { IP, MINUTE, otherThan, PAGE, signInSuite } from '../../test/sign-in-suite.ts';
import { RULES, type Rule } from '../limits/limits.ts';
import { CODE_TRIES } from './sign-in.ts';

const ADA = 'ada@example.com';
const MINUTES_OF_A_CODE = 10;

describe.each(databases())('guessing sign-in codes, $name', (kind) => {
  const suite = signInSuite(kind);
  const { asked } = suite;
  const { burst } = RULES.verify_address;

  /** Tries so many wrong codes of the address, each code and each try from another client. */
  const guess = async (email: string, times: number, ip = (at: number) => `198.51.100.${at}`): Promise<void> => {
    for (let at = 0; at < times;) {
      const code = await suite.signIn.request(email, { ip: ip(at) });
      if (!code.ok) throw new Error(code.reason);
      const wrong = otherThan(suite.mailer.code);
      for (let tries = 0; tries < CODE_TRIES && at < times; tries += 1, at += 1) {
        await suite.signIn.verify(code.ticket, wrong, { ip: ip(at) });
      }
    }
  };

  it('opens an address by one code in few tries, from however many clients and with however many codes', async () => {
    await guess(ADA, burst);
    const code = await asked(ADA, '203.0.113.1');
    const [first, sent] = [suite.mailer.code, suite.mailer.mails.length];
    expect(await suite.signIn.verify(code.ticket, first, { ip: '203.0.113.2' })).toEqual({
      ok: false,
      reason: 'another',
    });
    expect(suite.mailer.mails.length).toBe(sent + 1);
    expect(suite.mailer.mails.at(-1)).toMatchObject({ to: ADA, subject: 'Your second Cuspal sign-in code' });
    // The first code is worth nothing any more, and the second one has the tries of a code.
    if (suite.mailer.code !== first) {
      expect(await suite.signIn.verify(code.ticket, first, { ip: IP })).toEqual({
        ok: false,
        reason: 'wrong',
        triesLeft: CODE_TRIES - 1,
      });
    }
    expect(await suite.signIn.verify(code.ticket, suite.mailer.code, { ip: IP })).toMatchObject({ ok: true });
  });

  it('lets two right codes that come at the same time have one second code', async () => {
    await guess(ADA, burst);
    const { ticket } = await asked(ADA, '203.0.113.1');
    const [{ code }, sent] = [suite.mailer, suite.mailer.mails.length];
    const outcomes = await Promise.all([1, 2].map(() => suite.signIn.verify(ticket, code, { ip: IP })));
    expect(outcomes.filter((outcome) => !outcome.ok && outcome.reason === 'another')).toHaveLength(1);
    expect(suite.mailer.mails.length).toBe(sent + 1);
  });

  it('asks a client that has tried many wrong codes for a second one, whatever the addresses', async () => {
    const client = () => '203.0.113.77';
    for (let at = 0; at * CODE_TRIES < RULES.verify_client.burst; at += 1) {
      await guess(`a${at}@example.com`, CODE_TRIES, client);
    }
    const { ticket } = await asked(ADA, '198.51.100.9');
    const { code } = suite.mailer;
    expect(await suite.signIn.verify(ticket, code, { ip: client() })).toMatchObject({ reason: 'another' });
    const other = await asked('eve@example.com', '198.51.100.9');
    expect(await suite.signIn.verify(other.ticket, suite.mailer.code, { ip: IP })).toMatchObject({ ok: true });
  });

  it('counts the /48 around the networks of a client', async () => {
    for (let at = 0; at < 8 * RULES.sign_in_client.burst; at += 1) {
      await suite.limits.take('sign_in_client', '2001:db8:1::/48', 8);
    }
    expect(await suite.signIn.request(ADA, { ip: '2001:db8:1:77::1' })).toMatchObject({ reason: 'limited' });
    await asked(ADA, '2001:db8:2:77::1');
  });

  describe('keeps no owner out', () => {
    const known = async (email: string): Promise<string> => {
      const { ticket } = await asked(email);
      const outcome = await suite.signIn.verify(ticket, suite.mailer.code, { ip: IP });
      if (!outcome.ok) throw new Error(outcome.reason);
      return outcome.known;
    };
    const askFor = async (email: string, times: number): Promise<void> => {
      for (let at = 0; at < times; at += 1) await suite.signIn.request(email, { ip: `198.51.100.${at}` });
    };

    it('whose browser is known: neither tries nor messages nor the network of strangers count for it', async () => {
      const token = await known(ADA);
      await guess(ADA, burst);
      await askFor(ADA, 20);
      for (let at = 0; at < 40; at += 1) await suite.signIn.request(`a${at}@example.com`, { ip: IP });
      expect(await suite.signIn.request(ADA, { ip: IP })).toMatchObject({ reason: 'limited' });
      const code = await suite.signIn.request(ADA, { ip: IP, known: token });
      const ticket = code.ok ? code.ticket : '';
      const outcome = await suite.signIn.verify(ticket, suite.mailer.code, { ip: IP, known: token });
      expect(outcome).toEqual({ ok: true, accountId: expect.any(String), known: token });
    });

    it('in a new browser: the last message that strangers can have sent leads on', async () => {
      await askFor(ADA, 20);
      const { burst: most } = RULES.sign_in_address;
      expect(suite.mailer.mails).toHaveLength(most);
      const links = suite.mailer.mails.map(({ text }) => /^ {4}(https:\S+)$/m.exec(text)?.[1]);
      expect(links.filter(Boolean)).toEqual([links.at(-1)]);
      const link = new URL(links.at(-1) ?? '');
      expect(link.origin + link.pathname).toBe(PAGE);
      expect(await suite.signIn.request(ADA, { ip: '203.0.113.1' })).toMatchObject({ reason: 'limited_address' });
      const token = link.searchParams.get('known') ?? '';
      expect(await suite.signIn.request(ADA, { ip: '203.0.113.1', known: token })).toMatchObject({ ok: true });
      // It is the token of this address alone.
      expect(await suite.signIn.request('eve@example.com', { ip: '203.0.113.1', known: token })).toMatchObject({
        ok: true,
      });
      await askFor('eve@example.com', 20);
      expect(await suite.signIn.request('eve@example.com', { ip: '203.0.113.1', known: token })).toMatchObject({
        reason: 'limited_address',
      });
    });

    it('by a token that strangers make up', async () => {
      await askFor(ADA, 20);
      for (const token of ['', 'x'.repeat(43), 'x'.repeat(44)]) {
        expect(await suite.signIn.request(ADA, { ip: IP, known: token })).toMatchObject({ reason: 'limited_address' });
      }
    });

    it('with a code that was sent: tries of void, ended and unknown codes cost the address nothing', async () => {
      const { ticket } = await asked(ADA, '198.51.100.1');
      const { code } = suite.mailer;
      for (let at = 0; at < 60; at += 1) await suite.signIn.verify('y'.repeat(43), '000000', { ip: IP });
      expect(await suite.signIn.verify('y'.repeat(43), '000000', { ip: IP })).toMatchObject({ reason: 'limited' });
      expect(await suite.signIn.verify(ticket, code, { ip: '203.0.113.1' })).toMatchObject({ ok: true });
    });
  });

  it('gives the tries of right codes back', async () => {
    for (let times = 0; times < 2 * burst; times += 1, suite.shiftMs += 60 * MINUTE) {
      const { ticket } = await asked(ADA);
      expect(await suite.signIn.verify(ticket, suite.mailer.code, { ip: IP })).toMatchObject({ ok: true });
    }
  });

  it('a second code that cannot be sent takes nothing from the first but the wait', async () => {
    await guess(ADA, burst);
    const { ticket } = await asked(ADA, '203.0.113.1');
    const { code } = suite.mailer;
    suite.cap.ok = false;
    for (let times = 0; times < 2 * CODE_TRIES; times += 1) {
      expect(await suite.signIn.verify(ticket, code, { ip: IP })).toEqual({
        ok: false,
        reason: 'busy',
        retryAfterSeconds: 9,
      });
    }
    suite.cap.ok = true;
    expect(await suite.signIn.verify(ticket, code, { ip: IP })).toMatchObject({ reason: 'another' });
    suite.shiftMs += MINUTES_OF_A_CODE * MINUTE - 5_000;
    expect(await suite.signIn.verify(ticket, suite.mailer.code, { ip: IP })).toMatchObject({ ok: true });
  });
});

describe('the chance of whoever guesses at every bound for a year', () => {
  const YEAR_SECONDS = 365 * 24 * 3_600;
  const ADDRESSES = 10_000;
  const HIT = 1e-6;
  const most = ({ burst, perSecond }: Rule) => Math.round(burst + perSecond * YEAR_SECONDS);
  const { sign_in_address: codes, verify_address: tries } = RULES;
  /** Accounts of so many addresses that one code opens, and that two open. */
  const byOne = ADDRESSES * most(tries) * HIT;
  const byTwo = ADDRESSES * CODE_TRIES * most(codes) * HIT * (CODE_TRIES * HIT);

  it('opens fewer than five of ten thousand known addresses', () => {
    expect([most(tries), most(codes)]).toEqual([375, 8_765]);
    expect(byOne + byTwo).toBeLessThan(5);
  });

  it('is what the threat model says', () => {
    const text = readFileSync(new URL('../../../docs/threat-model.md', import.meta.url), 'utf8');
    const [, passage = ''] = /^\*\*Guessing a sign-in code\.\*\*(.*)$/m.exec(text) ?? [];
    for (const number of [most(tries), most(codes).toLocaleString('en'), byOne.toFixed(2), byTwo.toFixed(4)]) {
      expect(passage).toContain(` ${number} `);
    }
  });
});
