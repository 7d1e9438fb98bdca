import { Accounts } from '../src/accounts/accounts.ts';
import { Revocations } from '../src/accounts/revocations.ts';
import type { Database } from '../src/database/connection.ts';
import type { LimitName } from '../src/limits/limits.ts';
import type { Mail } from '../src/mail/mailer.ts';
import { Access } from '../src/organisations/access.ts';
import { Invitations } from '../src/organisations/invitations.ts';
import { Members } from '../src/organisations/members.ts';
import { Organisations } from '../src/organisations/organisations.ts';
import { Projects } from '../src/organisations/projects.ts';
import { quiet } from './services.ts';

const free = { ok: true, limit: 1, remaining: 1, resetSeconds: 0, retryAfterSeconds: 0 } as const;

/** Keeps messages, or hands none over. */
class TestMailer {
  readonly mails: Mail[] = [];
  fault: Error | undefined;

  async send(mail: Mail): Promise<void> {
    if (this.fault) throw this.fault;
    this.mails.push(mail);
  }
}

/** All that organisations are, on a database, with a clock and limits of the test. */
export function organisationsOn({ orm }: Pick<Database, 'orm'>) {
  const clock = { ms: Date.now() };
  const mailer = new TestMailer();
  const limited = new Set<LimitName>();
  const access = new Access(orm);
  const accounts = new Accounts(orm, new Revocations(orm, quiet));
  return {
    clock,
    mailer,
    /** Limits of which nothing is left. */
    limited,
    access,
    organisations: new Organisations(orm, access),
    members: new Members(orm, access),
    projects: new Projects(orm, access, accounts),
    invitations: new Invitations({
      orm,
      access,
      mailer,
      mailCap: { take: async () => free },
      limits: {
        take: (name) => ({ ...free, ok: !limited.has(name), retryAfterSeconds: limited.has(name) ? 60 : 0 }),
        giveBack: async () => {},
      },
      page: 'https://mcp.example/developer/invitation',
      logger: quiet,
      now: () => clock.ms,
    }),
  };
}

export type TestOrganisations = ReturnType<typeof organisationsOn>;
