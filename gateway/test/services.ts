import { suiteLogger } from '@cuspal/telemetry/testing';
import type { NewAccount } from '../src/accounts/accounts.ts';
import { NO_PLANS, type PlanBook } from '../src/accounts/plans.ts';
import { servicesOn as operatorServices } from '../src/admin/services-on.ts';
import type { Database } from '../src/database/connection.ts';
import type { Mail } from '../src/mail/mailer.ts';
import { testConfig } from './gateway.ts';

export { eventually } from '../../test/support/wait.ts';

export const quiet = suiteLogger('gateway', 'silent');

/** Keeps messages, or hands none over. */
class TestMailer {
  readonly route = 'smtp';
  readonly mails: Mail[] = [];
  fault: Error | undefined;

  async send(mail: Mail): Promise<void> {
    if (this.fault) throw this.fault;
    this.mails.push(mail);
  }
}

/** What stands on a database, as another gateway or the operator command has it. */
export function servicesOn({ orm }: Database, now?: () => number, plans: PlanBook = NO_PLANS) {
  const services = operatorServices({
    ...{ orm, plans, now },
    config: testConfig(),
    mailer: new TestMailer(),
    invitationPage: 'http://localhost:3000/invitation',
    resolveTxt: async () => [],
    logger: quiet,
  });
  return {
    ...services,
    /** An account with limits of its own, and a key. */
    async customer(limits: Partial<NewAccount> = {}) {
      const account = await services.accounts.create({ name: 'Customer', ...limits });
      const { key, row } = await services.keys.create(account.id, 'Test');
      return { account, key, keyId: row.id };
    },
  };
}

export type TestServices = ReturnType<typeof servicesOn>;

export const total = (perDay: readonly { readonly calls: number }[]): number =>
  perDay.reduce((sum, { calls }) => sum + calls, 0);
