import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { suiteLogger } from '@cuspal/telemetry/testing';
import { Accounts } from '../src/accounts/accounts.ts';
import { Revocations } from '../src/accounts/revocations.ts';
import type { Database } from '../src/database/connection.ts';
import { signInCodes } from '../src/database/schema.ts';
import { Limits } from '../src/limits/limits.ts';
import { SignIn } from '../src/sign-in/sign-in.ts';
import type { TestDatabase } from './databases.ts';
import { quickHashes } from './portal-parts.ts';
import { MailBox } from './portal.ts';
import { WaysIn } from '../src/organisations/ways-in.ts';

const logger = suiteLogger('test', 'silent');
export const IP = '203.0.113.9';
export const MINUTE = 60_000;
export const PAGE = 'https://mcp.example/developer/sign-in';

/** What the tests of a describe sign in with: `database` and `accounts` for all, the rest anew for each. */
export class SignInSuite {
  database!: Database;
  accounts!: Accounts;
  mailer!: MailBox;
  limits!: Limits;
  signIn!: SignIn;
  /** Whether further messages may be sent. */
  readonly cap = { ok: true };
  /** What its clocks are ahead by. */
  shiftMs = 0;

  readonly now = (): Date => new Date(Date.now() + this.shiftMs);
  readonly asked = async (email: string, ip = IP): Promise<{ readonly ticket: string; readonly email: string }> => {
    const outcome = await this.signIn.request(email, { ip });
    if (!outcome.ok) throw new Error(outcome.reason);
    return outcome;
  };
}

export function signInSuite(kind: TestDatabase): SignInSuite {
  const suite = new SignInSuite();
  beforeAll(async () => {
    suite.database = await kind.fresh();
    suite.accounts = new Accounts(suite.database.orm, new Revocations(suite.database.orm, logger));
  }, 60_000);
  afterAll(() => suite.database.close());
  beforeEach(() => {
    suite.shiftMs = 0;
    suite.mailer = new MailBox();
    // Limits run on a clock of their own, which stands still unless a test waits.
    const limits = (suite.limits = new Limits({ logger, now: () => suite.shiftMs }));
    const { accounts, mailer, now } = suite;
    const { cap } = suite;
    cap.ok = true;
    const mailCap = {
      take: async () => ({ ok: cap.ok, limit: 1, remaining: 1, resetSeconds: 9, retryAfterSeconds: cap.ok ? 0 : 9 }),
    };
    suite.signIn = new SignIn({
      orm: suite.database.orm,
      accounts,
      waysIn: new WaysIn(suite.database.orm),
      mailer,
      mailCap,
      limits,
      hashes: quickHashes,
      page: PAGE,
      now,
    });
  });
  afterEach(async () => {
    await suite.database.orm.delete(signInCodes);
    vi.restoreAllMocks();
  });
  return suite;
}

export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
