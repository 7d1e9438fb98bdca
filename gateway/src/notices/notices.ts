import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Logger } from '@cuspal/telemetry';
import { faultLog } from '../database/fault-log.ts';
import type { Orm } from '../database/connection.ts';
import { accountLanguages, accounts, allowanceNotices, members, usedMonths } from '../database/schema.ts';
import { announce } from '../webhooks/announce.ts';
import { RecurringWork } from '../core/recurring-work.ts';
import { inLanguageOf } from '../mail/in-language-of.ts';
import type { Mailer } from '../mail/mailer.ts';
import { monthOf, nextMonth } from '../core/calendar.ts';
import { allowanceMail, type Level, type AllowanceState } from './message.ts';

const LOOK_MS = 10_000;
/** A message that was claimed and not sent by then is tried again: its gateway has ended, or it could not be sent. */
const CLAIM_MS = 5 * 60_000;
/**
 * A call takes its unit when it begins and gives it back when it fails, at most 50 s later. What is used for longer than
 * that is used for good.
 */
const SETTLED_MS = 60_000;
/** Accounts that are looked at, and messages that are sent, in one go. */
const MOST_AT_ONCE = 500;

export interface NoticesParts {
  readonly orm: Orm;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly logger: Logger;
  readonly defaultAllowance: number;
  /** Address of the developer page. */
  readonly page: string;
  readonly now: () => number;
}

const LEVELS: readonly Level[] = [50, 80, 100];

const persons = alias(accounts, 'persons');
const languagesOfPersons = alias(accountLanguages, 'languages_of_persons');

/** Somebody who is told, and in which language. */
interface Reader {
  readonly email: string;
  readonly language: string | null;
}

interface Spending extends AllowanceState {
  readonly accountId: string;
  /** The person of the account, or for a project owners and those for billing. */
  readonly readers: readonly Reader[];
  /** Name of the project; left out where it is the account of a person. */
  readonly project?: string;
  readonly level: Level;
  readonly organisationId: string;
}

/** The highest level that is reached. */
function levelOf({ used, allowance }: { readonly used: number; readonly allowance: number }): Level {
  if (used >= allowance) return 100;
  return used * 100 >= allowance * 80 ? 80 : 50;
}

/** The owners of the organisation of an account, and those who have to do with billing there, by their addresses. */
const membersTold = (orm: Orm) =>
  sql<readonly Reader[] | null>`(${orm
    .select({
      readers: sql`json_agg(json_build_object('email', ${persons.email}, 'language', ${languagesOfPersons.language}) order by ${persons.email})`,
    })
    .from(members)
    .innerJoin(persons, eq(persons.id, members.accountId))
    .leftJoin(languagesOfPersons, eq(languagesOfPersons.accountId, persons.id))
    .where(and(eq(members.organisationId, accounts.organisationId), inArray(members.role, ['owner', 'billing'])))})`;

/** What an account has reached, and since when in milliseconds. */
interface Reached {
  readonly month: string;
  readonly level: Level;
  readonly since: number;
}

/**
 * Tells owners once a month when 80 % of their allowance is used and once when all of it is, and with a plan when half is. Only accounts that have
 * called a moment ago are looked at; a call costs an entry in a set. What failed calls give back is waited for. What is due and was missed, because a gateway ended
 * or a mail server was away, is sent after the next call.
 */
export class Notices {
  #called = new Set<string>();
  /** Accounts whose usage has reached a level and has not settled. */
  readonly #reached = new Map<string, Reached>();
  readonly #looking: RecurringWork;

  constructor(private readonly parts: NoticesParts) {
    this.#looking = new RecurringWork(() => this.#look(), {
      everyMs: LOOK_MS,
      failed: (fault) => faultLog(parts.logger).error({ fault }, 'owners could not be told of their allowance'),
    });
  }

  /** Notes that a metered account has called. */
  note(accountId: string): void {
    this.#called.add(accountId);
  }

  /** Sends what is due to those who have called. Never rejects: what fails is tried again. */
  look(): Promise<void> {
    return this.#looking.run();
  }

  /** Pending notices are sent after the next call. */
  close(): Promise<void> {
    return this.#looking.close();
  }

  /** Deletes claims of past months. */
  async purge(): Promise<void> {
    const { orm, now } = this.parts;
    await orm.delete(allowanceNotices).where(lt(allowanceNotices.month, monthOf(now())));
  }

  async #look(): Promise<void> {
    const called = [...this.#called].slice(0, MOST_AT_ONCE);
    for (const id of called) this.#called.delete(id);
    if (called.length === 0) return;
    try {
      const spending = await this.#spending(called);
      const owing = new Set(spending.map(({ accountId }) => accountId));
      for (const id of called) if (!owing.has(id)) this.#reached.delete(id);
      for (const one of spending) if (!this.#looking.isClosed) await this.#consider(one);
    } catch (fault) {
      for (const id of called) this.#called.add(id);
      throw fault;
    }
  }

  /** Accounts of which somebody is to be told, and that have used as much. */
  async #spending(ids: readonly string[]): Promise<readonly Spending[]> {
    const { orm, now, defaultAllowance } = this.parts;
    const month = monthOf(now());
    const allowance = sql<number>`coalesce(${accounts.monthlyAllowance}, ${defaultAllowance}::bigint)`;
    const rows = await orm
      .select({
        accountId: accounts.id,
        email: accounts.email,
        language: accountLanguages.language,
        name: accounts.name,
        members: membersTold(orm),
        used: usedMonths.used,
        extra: accounts.extraCalls,
        allowance,
        softCap: accounts.softCap,
        plan: accounts.plan,
        organisationId: accounts.organisationId,
      })
      .from(usedMonths)
      .innerJoin(accounts, eq(accounts.id, usedMonths.accountId))
      .leftJoin(accountLanguages, eq(accountLanguages.accountId, accounts.id))
      .where(
        and(
          inArray(usedMonths.accountId, [...ids]),
          eq(usedMonths.month, month),
          eq(accounts.unmetered, false),
          isNull(accounts.suspendedAt),
          sql`${allowance} > 0 and ${usedMonths.used}::bigint * 100 >= ${allowance}::bigint * case when ${accounts.plan} is null then 80 else 50 end`,
        ),
      );
    const resetsAt = nextMonth(now());
    return rows.flatMap(({ email, language, name, members: told, plan, ...row }) => {
      const level = levelOf(row);
      const readers = email === null ? (told ?? []) : [{ email, language }];
      const project = email === null ? { project: name } : {};
      return readers.length === 0
        ? []
        : [{ ...row, planned: plan !== null, readers, ...project, month, resetsAt, level }];
    });
  }

  /** Sends the notice of a usage that has settled; others are looked at again. */
  async #consider(spending: Spending): Promise<void> {
    const { accountId, month, level } = spending;
    const now = this.parts.now();
    const before = this.#reached.get(accountId);
    const known = before?.month === month && before.level === level;
    if (!known) this.#reached.set(accountId, { month, level, since: now });
    if (known && now - before.since >= SETTLED_MS) await this.#tell(spending);
    else if (!(await this.#isSent(accountId, month, level))) this.#called.add(accountId);
  }

  async #tell(spending: Spending): Promise<void> {
    const { accountId, month, level } = spending;
    if (!(await this.#claim(spending))) {
      if (!(await this.#isSent(accountId, month, level))) this.#called.add(accountId);
      return;
    }
    if (await this.#sendToAll(spending)) await this.#sent(spending);
    else this.#called.add(accountId);
  }

  /** Whether somebody was told: others, whose mailbox may not be there, do not have them told again. */
  async #sendToAll(spending: Spending): Promise<boolean> {
    const { mailer, page, logger } = this.parts;
    let told = false;
    for (const { email, language } of spending.readers) {
      const write = () => allowanceMail(email, spending.level, spending, page);
      try {
        await mailer.send(await inLanguageOf(language, write));
        told = true;
      } catch (fault) {
        logger.warn({ fault }, 'a message about an allowance could not be sent');
      }
    }
    return told;
  }

  /** Claims a message; false when it was sent, or another gateway is sending it. */
  async #claim({ accountId, month, level, used, allowance, organisationId }: Spending): Promise<boolean> {
    const { orm, now } = this.parts;
    const claimedAt = new Date(now());
    const forgotten = lt(allowanceNotices.claimedAt, new Date(now() - CLAIM_MS));
    return orm.transaction(async (transaction) => {
      const [first] = await transaction
        .insert(allowanceNotices)
        .values({ accountId, month, level, claimedAt })
        .onConflictDoNothing()
        .returning({ level: allowanceNotices.level });
      if (first) {
        // Endpoints are told with the first claim, once, whatever becomes of the messages.
        const data = { project: accountId, month, percent: level, used, allowance };
        await announce(transaction, { organisationId, type: 'allowance.reached', data });
        return true;
      }
      const { accountId: account, month: of, level: at, sentAt } = allowanceNotices;
      const claimed = await transaction
        .update(allowanceNotices)
        .set({ claimedAt })
        .where(and(eq(account, accountId), eq(of, month), eq(at, level), isNull(sentAt), forgotten))
        .returning({ level: allowanceNotices.level });
      return claimed.length > 0;
    });
  }

  async #isSent(accountId: string, month: string, level: Level): Promise<boolean> {
    const { accountId: account, month: of, level: at, sentAt } = allowanceNotices;
    const one = and(eq(account, accountId), eq(of, month), eq(at, level), isNotNull(sentAt));
    return (await this.parts.orm.select({ level: at }).from(allowanceNotices).where(one)).length > 0;
  }

  /** A notice makes later ones of lower levels pointless. */
  async #sent({ accountId, month, level, planned }: Spending): Promise<void> {
    const { orm, now } = this.parts;
    const sentAt = new Date(now());
    const levels = LEVELS.filter((each) => each <= level && (each > 50 || planned === true));
    await orm
      .insert(allowanceNotices)
      .values(levels.map((each) => ({ accountId, month, level: each, claimedAt: sentAt, sentAt })))
      .onConflictDoUpdate({
        target: [allowanceNotices.accountId, allowanceNotices.month, allowanceNotices.level],
        set: { sentAt },
      });
  }
}
