import { describe, expect, it } from 'vitest';
import { databases } from '../../test/databases.ts';
import { IP, MINUTE, otherThan, signInSuite } from '../../test/sign-in-suite.ts';
import { RULES, type Rule } from '../limits/limits.ts';
import { CODE_TRIES } from './sign-in.ts';

describe.each(databases())('guessing sign-in codes, $name', (kind) => {
  const suite = signInSuite(kind);
  const { asked } = suite;

  it('lets an address be tried few times, from however many clients and with however many codes', async () => {
    const { burst } = RULES.verify_address;
    const day = 24 * 60 * MINUTE;
    let wrong = 0;
    for (let count = 0; suite.shiftMs < day; count += 1, suite.shiftMs += 10 * MINUTE) {
      const code = await suite.signIn.request('ada@example.com', `198.51.100.${count % 250}`);
      for (let tries = 0; code.ok && tries < 10; tries += 1) {
        const outcome = await suite.signIn.verify(
          code.ticket,
          otherThan(suite.mailer.code),
          `203.0.113.${wrong % 250}`,
        );
        if (!outcome.ok && outcome.reason === 'wrong') wrong += 1;
        // The last of a code is wrong too, and voids it.
        if (!outcome.ok && outcome.reason === 'locked' && tries > 0) break;
      }
    }
    const sent = suite.mailer.mails.length;
    expect(wrong + sent).toBeLessThanOrEqual(burst + 12);
    expect(wrong + sent).toBeGreaterThan(burst);
    await asked('eve@example.com', '198.51.100.251');
  }, 60_000);

  describe('whatever strangers do', () => {
    const tryVoid = async (ticket: string, times: number) => {
      for (let each = 0; each < times; each += 1) await suite.signIn.verify(ticket, '000000', `203.0.113.${each}`);
    };

    it('void, ended and unknown codes cost the address nothing', async () => {
      const { ticket } = await asked('ada@example.com', '198.51.100.1');
      const wrong = otherThan(suite.mailer.code);
      for (let each = 0; each < CODE_TRIES; each += 1) await suite.signIn.verify(ticket, wrong, '203.0.113.1');
      expect(await suite.signIn.verify(ticket, wrong, '203.0.113.1')).toEqual({ ok: false, reason: 'locked' });
      await tryVoid(ticket, 100);
      suite.shiftMs = 10 * MINUTE + 1;
      await tryVoid(ticket, 100);
      await tryVoid('x'.repeat(43), 100);
      // Four more codes with five tries each are what is left of 25.
      for (let code = 0; code < 4; code += 1) {
        const next = await asked('ada@example.com', '198.51.100.2');
        const other = otherThan(suite.mailer.code);
        expect(await suite.signIn.verify(next.ticket, other, IP)).toEqual({ ok: false, reason: 'wrong', triesLeft: 4 });
      }
    });

    it('the owner with the right code gets in, from the same network too', async () => {
      const owner = await asked('ada@example.com', '198.51.100.1');
      const { code } = suite.mailer;
      for (let count = 0; count < 10; count += 1) {
        const stranger = await suite.signIn.request('ada@example.com', `198.51.100.${count}`);
        await tryVoid(stranger.ok ? stranger.ticket : 'x'.repeat(43), 20);
      }
      for (let each = 0; each < 60; each += 1) await suite.signIn.verify('y'.repeat(43), '000000', IP);
      expect(await suite.signIn.verify('y'.repeat(43), '000000', IP)).toMatchObject({ reason: 'limited' });
      expect(await suite.signIn.verify(owner.ticket, otherThan(code), IP)).toMatchObject({
        reason: 'wrong',
        triesLeft: 4,
      });
      expect((await suite.signIn.verify(owner.ticket, code, IP)).ok).toBe(true);
    });

    it('signing in gives back the tries that were not used, of all codes of the address', async () => {
      for (let times = 0; times < 3; times += 1) {
        for (let code = 0; code < 4; code += 1) await asked('ada@example.com', `198.51.100.${code}`);
        const { ticket } = await asked('ada@example.com');
        await suite.signIn.verify(ticket, otherThan(suite.mailer.code), IP);
        expect((await suite.signIn.verify(ticket, suite.mailer.code, IP)).ok).toBe(true);
        // Codes that may be sent are one an hour.
        suite.shiftMs += 5 * 60 * MINUTE;
      }
      const { ticket } = await asked('ada@example.com');
      expect(await suite.signIn.verify(ticket, otherThan(suite.mailer.code), IP)).toMatchObject({ triesLeft: 4 });
    });

    it('a message that could not be sent costs no tries', async () => {
      suite.mailer.broken = true;
      for (let times = 0; times < 5; times += 1) {
        expect(await suite.signIn.request('ada@example.com', IP)).toEqual({ ok: false, reason: 'mail' });
        suite.shiftMs += 60 * MINUTE;
      }
      suite.mailer.broken = false;
      for (let times = 0; times < 5; times += 1) {
        const { ticket } = await asked('ada@example.com');
        expect(await suite.signIn.verify(ticket, otherThan(suite.mailer.code), IP)).toMatchObject({ triesLeft: 4 });
      }
    });
  });

  it('leaves whoever guesses at one address for a year a chance below one in two hundred', async () => {
    const year = 365 * 24 * 3_600;
    const most = ({ burst, perSecond }: Rule) => burst + perSecond * year;
    const { sign_in_address: codes, verify_address: tries } = RULES;
    expect(CODE_TRIES * most(codes)).toBeCloseTo(5 * (5 + 24 * 365), 3);
    expect(most(tries)).toBeCloseTo(25 + 12 * 365, 3);
    // A code takes its tries when it is sent, so both bound them.
    const guesses = Math.min(CODE_TRIES * most(codes), most(tries));
    // Each guess hits one of a million codes; guesses at one code exclude each other, which makes it no likelier.
    expect(1 - (1 - 1e-6) ** guesses).toBeLessThan(1 / 200);
  });
});
