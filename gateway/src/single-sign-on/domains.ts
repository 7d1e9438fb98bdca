import { randomBytes } from 'node:crypto';
import { and, asc, count, eq, isNotNull, lt } from 'drizzle-orm';
import type { Logger } from '@cuspal/telemetry';
import { parseAddress } from '../accounts/accounts.ts';
import { record } from '../audit/record.ts';
import type { Orm } from '../database/connection.ts';
import { constraintOf } from '../database/outage.ts';
import { organisationDomains } from '../database/schema.ts';
import type { Access } from '../organisations/access.ts';
import { OPERATOR, type Actor } from '../organisations/actor.ts';
import { NothingThere } from '../organisations/errors.ts';
import { AccountError, Conflict, FieldError } from '../accounts/account-error.ts';
import type { ResolveTxt } from './resolve-txt.ts';
import { say } from './faults.messages.ts';

/** Domains that an organisation can name. */
export const MOST_DOMAINS = 20;
/** How a domain is written. */
export const DOMAIN_EXAMPLE = 'example.com';
/** A record is looked for again after so long. */
const CHECK_MS = 86_400_000;
/** A domain whose record has been gone for longer belongs to nobody. */
const MISSING_MS = 7 * 86_400_000;
/** Domains that are looked at in one round. */
const MOST_CHECKED = 20;
/** The index that keeps a domain with one organisation (migration 18). */
const ONE_OWNER = 'verified_domains';
const ACTION = 'single-sign-on.manage';

export type Domain = Omit<typeof organisationDomains.$inferSelect, 'organisationId'>;

export interface DomainsParts {
  readonly orm: Orm;
  readonly access: Access;
  readonly resolveTxt: ResolveTxt;
  readonly logger?: Logger;
  readonly now?: () => number;
}

/** What the TXT record of a domain says that is verified. */
export const recordOf = ({ token }: Pick<Domain, 'token'>): string => `cuspal-verification=${token}`;

/** Domains of organisations. Whoever can write the DNS of one has it, for as long as the record is there. */
export class Domains {
  readonly #parts: DomainsParts;
  readonly #now: () => number;

  constructor(parts: DomainsParts) {
    this.#parts = parts;
    this.#now = parts.now ?? Date.now;
  }

  async list(actor: Actor, organisationId: string): Promise<readonly Domain[]> {
    const { orm, access } = this.#parts;
    const { id } = await access.organisation(actor, organisationId, ACTION);
    return orm
      .select()
      .from(organisationDomains)
      .where(eq(organisationDomains.organisationId, id))
      .orderBy(asc(organisationDomains.domain));
  }

  /** Names a domain, which is verified by its record later; one that is named already stays what it is. */
  async claim(actor: Actor, organisationId: string, typed: string): Promise<Domain> {
    const domain = domainIn(typed);
    return this.#parts.orm.transaction(async (transaction) => {
      await this.#parts.access.locked(transaction, { actor, organisationId, action: ACTION });
      const [known] = await transaction.select().from(organisationDomains).where(isOne(organisationId, domain));
      if (known) return known;
      const [all] = await transaction
        .select({ number: count() })
        .from(organisationDomains)
        .where(eq(organisationDomains.organisationId, organisationId));
      if ((all?.number ?? 0) >= MOST_DOMAINS) {
        throw new AccountError(say.domains({ most: MOST_DOMAINS }));
      }
      const token = randomBytes(24).toString('base64url');
      const [made] = await transaction
        .insert(organisationDomains)
        .values({ organisationId, domain, token })
        .returning();
      if (!made) throw new Error('a domain vanished while it was named');
      await record(transaction, {
        action: 'domain.claim',
        of: { organisationId },
        target: { kind: 'domain', id: domain },
      });
      return made;
    });
  }

  /** Looks for the record of a domain now, and returns whether it is verified. */
  async check(actor: Actor, organisationId: string, typed: string): Promise<Domain> {
    const { orm, access } = this.#parts;
    const domain = domainIn(typed);
    await access.organisation(actor, organisationId, ACTION);
    const [known] = await orm.select().from(organisationDomains).where(isOne(organisationId, domain));
    if (!known) throw new NothingThere('domain');
    return this.#look(known);
  }

  async release(actor: Actor, organisationId: string, typed: string): Promise<void> {
    const { orm, access } = this.#parts;
    const domain = domainIn(typed);
    await access.organisation(actor, organisationId, ACTION);
    await orm.transaction(async (transaction) => {
      await access.locked(transaction, { actor, organisationId, action: ACTION });
      const [gone] = await transaction
        .delete(organisationDomains)
        .where(isOne(organisationId, domain))
        .returning({ verifiedAt: organisationDomains.verifiedAt });
      if (!gone) throw new NothingThere('domain');
      await record(transaction, {
        action: 'domain.release',
        of: { organisationId },
        target: { kind: 'domain', id: domain },
        before: { verified: gone.verifiedAt !== null },
      });
    });
  }

  /** Looks again for records that were found a day ago. */
  async purge(): Promise<void> {
    const due = await this.#parts.orm
      .select()
      .from(organisationDomains)
      .where(
        and(
          isNotNull(organisationDomains.verifiedAt),
          lt(organisationDomains.checkedAt, new Date(this.#now() - CHECK_MS)),
        ),
      )
      .orderBy(asc(organisationDomains.checkedAt))
      .limit(MOST_CHECKED);
    for (const each of due) {
      await this.#look(each).catch((fault: unknown) => this.#postpone(each, fault));
    }
  }

  /** Name servers that say nothing leave a domain as it is until tomorrow. */
  async #postpone({ organisationId, domain }: typeof organisationDomains.$inferSelect, fault: unknown): Promise<void> {
    if (!(fault instanceof AccountError)) throw fault;
    this.#parts.logger?.info({ domain }, 'the record of a domain could not be looked for');
    await this.#parts.orm
      .update(organisationDomains)
      .set({ checkedAt: new Date(this.#now()) })
      .where(isOne(organisationId, domain));
  }

  async #look(known: typeof organisationDomains.$inferSelect): Promise<Domain> {
    const { organisationId, domain } = known;
    let found: readonly string[];
    try {
      found = await this.#parts.resolveTxt(domain);
    } catch {
      throw new AccountError(say.noAnswer({ domain }));
    }
    const isThere = found.some((text) => text.trim() === recordOf(known));
    try {
      return await this.#note(organisationId, domain, isThere);
    } catch (fault) {
      if (constraintOf(fault) !== ONE_OWNER) throw fault;
      throw new Conflict(say.ofAnother({ domain }));
    }
  }

  #note(organisationId: string, domain: string, isThere: boolean): Promise<Domain> {
    const { orm, access } = this.#parts;
    return orm.transaction(async (transaction) => {
      await access.locked(transaction, { actor: OPERATOR, organisationId, action: ACTION });
      const [before] = await transaction.select().from(organisationDomains).where(isOne(organisationId, domain));
      if (!before) throw new NothingThere('domain');
      const now = new Date(this.#now());
      const missingSince = isThere || before.verifiedAt === null ? null : (before.missingSince ?? now);
      const isLost = missingSince !== null && now.getTime() - missingSince.getTime() >= MISSING_MS;
      const verifiedAt = isLost ? null : (before.verifiedAt ?? (isThere ? now : null));
      const [after] = await transaction
        .update(organisationDomains)
        .set({ checkedAt: now, verifiedAt, missingSince: isLost ? null : missingSince })
        .where(isOne(organisationId, domain))
        .returning();
      if (!after) throw new NothingThere('domain');
      if ((after.verifiedAt === null) !== (before.verifiedAt === null)) {
        await record(transaction, {
          action: isLost ? 'domain.lose' : 'domain.verify',
          of: { organisationId },
          target: { kind: 'domain', id: domain },
        });
      }
      return after;
    });
  }
}

const isOne = (organisationId: string, domain: string) =>
  and(eq(organisationDomains.organisationId, organisationId), eq(organisationDomains.domain, domain));

/** A domain as those of addresses are kept. */
function domainIn(typed: string): string {
  const address = parseAddress(`x@${typed.trim()}`);
  if (address !== undefined) return address.slice('x@'.length);
  throw new FieldError('domain', say.domain({ example: DOMAIN_EXAMPLE }));
}
