import { Inject, Injectable } from '@nestjs/common';
import { asc, eq } from 'drizzle-orm';
import { AccountError } from '../accounts/accounts.ts';
import { CLOCK } from '../core/tokens.ts';
import type { Orm } from '../database/connection.ts';
import { ORM } from '../database/database.module.ts';
import { accountLanguages, accounts, allowanceNotices, calls } from '../database/schema.ts';
import { entriesOf } from '../audit/audit-log.ts';
import { recordAlone } from '../audit/record.ts';
import { accessQueries, invitationQueries, organisationQueries, usageQueries } from './personal-queries.ts';

const ABOUT =
  'All that this server keeps of the account. Birth data, questions and readings are not kept. Keys, sign-in codes, ' +
  'sessions and tokens are kept as hashes, which are left out, because they open nothing and say nothing.';

/**
 * What is kept of a person, in one piece that programs can read (article 20 of the GDPR). A field of the table in
 * docs/accounts.md that is not here is a hash or belongs to no account.
 */
@Injectable()
export class PersonalData {
  constructor(
    @Inject(ORM) private readonly orm: Orm,
    @Inject(CLOCK) private readonly now: () => number = Date.now,
  ) {}

  /** Throws an AccountError where there is no such account. */
  async of(accountId: string) {
    const [twin] = await this.orm.select({ id: accounts.id }).from(accounts).where(eq(accounts.twinOf, accountId));
    const data = await this.#alone(accountId);
    await recordAlone(this.orm, { action: 'account.export', of: { accountId } });
    return { ...data, ...(twin && { testAccount: await this.#alone(twin.id) }) };
  }

  async #alone(accountId: string) {
    const { orm } = this;
    const [account] = await orm.select().from(accounts).where(eq(accounts.id, accountId));
    if (!account) throw new AccountError('There is no such account.');
    return {
      about: ABOUT,
      madeAt: new Date(this.now()),
      account,
      usage: await allOf(usageQueries(orm, accountId)),
      invitations: await allOf(invitationQueries(orm, accountId, account.email)),
      ...(await allOf({
        ...accessQueries(orm, accountId, account.email, this.now()),
        ...organisationQueries(orm, accountId),
        latestCalls: orm
          .select({
            at: calls.at,
            tool: calls.tool,
            outcome: calls.outcome,
            durationMs: calls.durationMs,
            requestId: calls.requestId,
            field: calls.field,
            caller: calls.caller,
          })
          .from(calls)
          .where(eq(calls.accountId, accountId))
          .orderBy(asc(calls.at), asc(calls.seq)),
        languages: orm
          .select({ language: accountLanguages.language })
          .from(accountLanguages)
          .where(eq(accountLanguages.accountId, accountId)),
        messagesAboutTheAllowance: orm
          .select({ month: allowanceNotices.month, level: allowanceNotices.level, sentAt: allowanceNotices.sentAt })
          .from(allowanceNotices)
          .where(eq(allowanceNotices.accountId, accountId))
          .orderBy(asc(allowanceNotices.month), asc(allowanceNotices.level)),
        auditLog: entriesOf(orm, accountId),
      })),
    };
  }
}

/** What several promises come to, each under its name. */
async function allOf<T extends object>(parts: { readonly [name in keyof T]: PromiseLike<T[name]> }): Promise<T> {
  const values = await Promise.all(Object.values<PromiseLike<unknown>>(parts));
  // The names are those of the parts, and so are their types.
  return Object.fromEntries(Object.keys(parts).map((name, at) => [name, values[at]] as const)) as T;
}
