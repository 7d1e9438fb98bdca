import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import type { Logger } from '@cuspal/telemetry';
import { RecurringWork } from '../core/recurring-work.ts';
import { faultLog } from '../database/fault-log.ts';
import type { Orm } from '../database/connection.ts';
import { accountLanguages, accounts, members, organisations, webhookEndpoints } from '../database/schema.ts';
import { inLanguageOf } from '../mail/in-language-of.ts';
import type { Mail, Mailer } from '../mail/mailer.ts';
import { say } from './mails.messages.ts';

const LOOK_MS = 30_000;
/** A message that could not be sent is tried again after this. */
const AGAIN_MS = 5 * 60_000;
const MOST_AT_ONCE = 20;

export interface DisabledNoticesParts {
  readonly orm: Orm;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly logger: Logger;
  /** Address of the list of organisations. */
  readonly page: string;
  readonly now: () => number;
}

/** Tells owners, once, that an endpoint of theirs was disabled. */
export class DisabledNotices {
  readonly #looking: RecurringWork;

  constructor(private readonly parts: DisabledNoticesParts) {
    this.#looking = new RecurringWork(() => this.#look(), {
      everyMs: LOOK_MS,
      failed: (fault) => faultLog(parts.logger).error({ fault }, 'owners could not be told of a disabled webhook'),
    });
  }

  /** Sends what is due. Never rejects: what fails is tried again. */
  look(): Promise<void> {
    return this.#looking.run();
  }

  close(): Promise<void> {
    return this.#looking.close();
  }

  async #look(): Promise<void> {
    const { orm, now } = this.parts;
    const isDue = and(isNotNull(webhookEndpoints.tellAt), lte(webhookEndpoints.tellAt, new Date(now())));
    const due = await orm.select({ id: webhookEndpoints.id }).from(webhookEndpoints).where(isDue).limit(MOST_AT_ONCE);
    for (const { id } of due) {
      // One of two gateways gets it.
      const [claimed] = await orm
        .update(webhookEndpoints)
        .set({ tellAt: new Date(now() + AGAIN_MS) })
        .where(and(eq(webhookEndpoints.id, id), isDue))
        .returning({ organisationId: webhookEndpoints.organisationId, url: webhookEndpoints.url });
      if (claimed && (await this.#tell(claimed))) {
        await orm.update(webhookEndpoints).set({ tellAt: null }).where(eq(webhookEndpoints.id, id));
      }
    }
  }

  /** Whether somebody was told, or nobody can be: others, whose mailbox may not be there, do not have them told again. */
  async #tell({ organisationId, url }: { readonly organisationId: string; readonly url: string }): Promise<boolean> {
    const { mailer, page, logger } = this.parts;
    const owners = await this.#owners(organisationId);
    let told = owners.length === 0;
    for (const { email, language, organisation } of owners) {
      const about = { organisation, host: new URL(url).host, page: `${page}/${organisationId}` };
      try {
        await mailer.send(await inLanguageOf(language, () => disabledMail(email, about)));
        told = true;
      } catch (fault) {
        logger.warn({ fault }, 'a message about a disabled webhook could not be sent');
      }
    }
    return told;
  }

  async #owners(organisationId: string) {
    const rows = await this.parts.orm
      .select({ email: accounts.email, language: accountLanguages.language, organisation: organisations.name })
      .from(members)
      .innerJoin(accounts, eq(accounts.id, members.accountId))
      .leftJoin(accountLanguages, eq(accountLanguages.accountId, accounts.id))
      .innerJoin(organisations, eq(organisations.id, members.organisationId))
      .where(and(eq(members.organisationId, organisationId), eq(members.role, 'owner')))
      .orderBy(asc(accounts.email));
    return rows.flatMap(({ email, ...row }) => (email === null ? [] : [{ email, ...row }]));
  }
}

/** The message about an endpoint that was disabled, and what to do. */
export const disabledMail = (
  to: string,
  about: { readonly organisation: string; readonly host: string; readonly page: string },
): Mail => ({ to, subject: say.disabledSubject(about), text: `${say.disabledText(about)}\n` });
