import { Inject, Injectable } from '@nestjs/common';
import { and, eq, isNotNull } from 'drizzle-orm';
import { record } from '../audit/record.ts';
import { CLOCK } from '../core/tokens.ts';
import type { Orm } from '../database/connection.ts';
import { ORM } from '../database/database.module.ts';
import { organisationDomains, singleSignOn } from '../database/schema.ts';
import { Access } from '../organisations/access.ts';
import type { Actor } from '../organisations/actor.ts';
import { NothingThere } from '../organisations/errors.ts';
import { SealedText } from '../sealed-requests/sealed-text.ts';
import { FieldError } from '../accounts/account-error.ts';
import {
  checkedSettings,
  secretIn,
  settingsIn,
  type GivenSettings,
  type ProviderSettings,
} from './provider-settings.ts';
import { say } from './faults.messages.ts';

/** A provider with all that is needed to ask it. */
export interface Connection extends ProviderSettings {
  readonly organisationId: string;
  readonly clientSecret: string;
  /** Changes with the settings. */
  readonly version: string;
}

const ACTION = 'single-sign-on.manage';

/** The OpenID Connect providers of organisations. Their secrets are sealed, and shown to nobody. */
@Injectable()
export class Providers {
  readonly #sealed: SealedText;

  constructor(
    @Inject(ORM) private readonly orm: Orm,
    private readonly access: Access,
    @Inject(CLOCK) private readonly now: () => number = Date.now,
  ) {
    this.#sealed = new SealedText(orm, 'single_sign_on.secrets');
  }

  /** The provider of an organisation; undefined where it has none. */
  async get(actor: Actor, organisationId: string): Promise<ProviderSettings | undefined> {
    const { id } = await this.access.organisation(actor, organisationId, ACTION);
    const row = await this.#row(this.orm, id);
    return row && shown(row);
  }

  /** Sets the provider of an organisation, and returns whether it had none. */
  async set(actor: Actor, organisationId: string, given: GivenSettings): Promise<boolean> {
    const settings = checkedSettings(given);
    await this.access.organisation(actor, organisationId, ACTION);
    const typed = given.clientSecret ?? '';
    // Sealing asks the database for the key, so it comes before the transaction.
    const sealed = typed === '' ? undefined : await this.#sealed.seal(secretIn(typed), 0, organisationId);
    return this.orm.transaction(async (transaction) => {
      await this.access.locked(transaction, { actor, organisationId, action: ACTION });
      const known = await this.#row(transaction, organisationId);
      const isOther = known?.issuer !== settings.issuer || known.clientId !== settings.clientId;
      const clientSecret = sealed ?? (isOther ? undefined : known.clientSecret);
      if (clientSecret === undefined) {
        throw new FieldError('clientSecret', say.newSecret());
      }
      const row = { ...settings, clientSecret, updatedAt: new Date(this.now()) };
      await transaction
        .insert(singleSignOn)
        .values({ organisationId, ...row })
        .onConflictDoUpdate({ target: singleSignOn.organisationId, set: row });
      await record(transaction, {
        action: 'single-sign-on.set',
        of: { organisationId },
        ...(known && { before: settingsIn(known) }),
        after: { ...settingsIn(settings), newSecret: sealed !== undefined },
      });
      return known === undefined;
    });
  }

  /** Takes the provider away: its members come in by code again. */
  async remove(actor: Actor, organisationId: string): Promise<void> {
    await this.access.organisation(actor, organisationId, ACTION);
    await this.orm.transaction(async (transaction) => {
      await this.access.locked(transaction, { actor, organisationId, action: ACTION });
      const [gone] = await transaction
        .delete(singleSignOn)
        .where(eq(singleSignOn.organisationId, organisationId))
        .returning();
      if (!gone) return;
      await record(transaction, {
        action: 'single-sign-on.remove',
        of: { organisationId },
        before: settingsIn(gone),
      });
    });
  }

  /** Lets the addresses of an organisation in by code again, where its provider is gone. */
  async open(actor: Actor, organisationId: string): Promise<void> {
    await this.orm.transaction(async (transaction) => {
      await this.access.locked(transaction, { actor, organisationId, action: ACTION });
      const [opened] = await transaction
        .update(singleSignOn)
        .set({ required: false, updatedAt: new Date(this.now()) })
        .where(eq(singleSignOn.organisationId, organisationId))
        .returning();
      if (!opened) throw new NothingThere('provider');
      await record(transaction, {
        action: 'single-sign-on.open',
        of: { organisationId },
        after: { required: false },
      });
    });
  }

  /** The provider of an organisation with its secret. */
  async connection(organisationId: string): Promise<Connection | undefined> {
    const row = await this.#row(this.orm, organisationId);
    const opened = row && (await this.#sealed.open(row.clientSecret, organisationId));
    if (!row || !opened) return undefined;
    const version = row.updatedAt.toISOString();
    return { ...shown(row), organisationId, clientSecret: opened.text, version };
  }

  /** Whether a domain is shown to be that of an organisation. */
  async hasDomain(organisationId: string, domain: string): Promise<boolean> {
    const [found] = await this.orm
      .select({ domain: organisationDomains.domain })
      .from(organisationDomains)
      .where(
        and(
          eq(organisationDomains.organisationId, organisationId),
          eq(organisationDomains.domain, domain),
          isNotNull(organisationDomains.verifiedAt),
        ),
      );
    return found !== undefined;
  }

  async #row(orm: Pick<Orm, 'select'>, organisationId: string) {
    const [row] = await orm.select().from(singleSignOn).where(eq(singleSignOn.organisationId, organisationId));
    return row;
  }
}

function shown(row: typeof singleSignOn.$inferSelect): ProviderSettings {
  const { issuer, clientId, emailClaim, verifiedClaim, groupsClaim, groupRoles, defaultRole, sessionHours, required } =
    row;
  return {
    issuer,
    clientId,
    emailClaim,
    verifiedClaim,
    groupsClaim,
    groupRoles,
    defaultRole,
    sessionHours,
    required,
  };
}
