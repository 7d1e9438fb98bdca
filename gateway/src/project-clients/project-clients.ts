import { randomBytes, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable } from '@nestjs/common';
import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import { AccountError, Conflict } from '../accounts/account-error.ts';
import { Revocations } from '../accounts/revocations.ts';
import type { AuditAction } from '../audit/actions.ts';
import { record, type Recorded } from '../audit/record.ts';
import { CLOCK } from '../core/tokens.ts';
import type { Orm } from '../database/connection.ts';
import { ORM } from '../database/database.module.ts';
import { accounts, CLIENT_CREDENTIALS, oidc, projectClients } from '../database/schema.ts';
import { NothingThere } from '../organisations/errors.ts';
import { guardedRequest } from '../outgoing/guarded-request.ts';
import { oneLine } from '../web/clean-text.ts';
import {
  CLIENT_HINT,
  ClientFieldError,
  LONGEST_CLIENT_LIFE,
  LONGEST_CLIENT_NAME,
  MOST_CLIENTS,
  type ClientMethod,
  type ProjectClient,
  type ProofRule,
} from './client.ts';
import { ClientKeys } from './client-keys.ts';
import { say } from './faults.messages.ts';
import { READ_KEYS, readKeysBy, type ReadKeys } from './published-keys.ts';
import { isClientId, secretDigest } from './registered.ts';
import { DAY_MS } from '../core/calendar.ts';

export interface NewClient {
  /** One that the caller has chosen. */
  readonly id?: string;
  readonly name: string;
  readonly method: ClientMethod;
  /** Public keys, as text or read; with private_key_jwt alone. */
  readonly keySet?: unknown;
  /** Where it publishes them instead. */
  readonly jwksUri?: string | undefined;
  /** Whether it binds its tokens to a key; left out, it does not. */
  readonly dpop?: ProofRule | undefined;
  /** When it ends; left out or null, it never does. */
  readonly expiresAt?: Date | null | undefined;
}

/** What can be changed of a client; what is left out stays. */
export interface ClientChange {
  readonly name?: string | undefined;
  /** Keys, or where they are published; either takes the place of the other. */
  readonly keySet?: unknown;
  readonly jwksUri?: string | undefined;
  readonly dpop?: ProofRule | undefined;
  /** When it ends; null: never. */
  readonly expiresAt?: Date | null | undefined;
}

type Transaction = Pick<Orm, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

const { secretHash: _, ...SHOWN } = getTableColumns(projectClients);

/** Clients of projects: programs that get tokens for themselves. Who may see and change them is asked before. */
@Injectable()
export class ProjectClients {
  readonly #keys: ClientKeys;

  constructor(
    @Inject(ORM) private readonly orm: Orm,
    private readonly revocations: Revocations,
    @Inject(CLOCK) private readonly now: () => number = Date.now,
    @Inject(READ_KEYS) readKeys: ReadKeys = readKeysBy(guardedRequest()),
  ) {
    this.#keys = new ClientKeys(readKeys, now);
  }

  /** In the order in which they were made; those that have ended too. */
  list(accountId: string): Promise<readonly ProjectClient[]> {
    return this.#of(this.orm, accountId);
  }

  /** Makes a client; its secret, where it has one, is told this once. */
  async make(
    accountId: string,
    { id = randomUUID(), name, method, dpop = 'off', expiresAt = null, ...wish }: NewClient,
  ): Promise<{ readonly client: ProjectClient; readonly secret?: string }> {
    const keys = await this.#keys.of(method, wish);
    const end = this.#newEnd(null, expiresAt);
    const values = { id, accountId, name: nameOf(name), method, ...keys, dpop, expiresAt: end };
    const secret = keys.keySet ? undefined : newSecret();
    const kept = secret === undefined ? {} : keptOf(secret);
    const client = await this.orm.transaction(async (transaction) => {
      await this.#locked(transaction, accountId);
      const held = await this.#of(transaction, accountId);
      if (held.length >= MOST_CLIENTS) throw new Conflict(say.most({ most: MOST_CLIENTS }));
      checkFree(held, values.name);
      const [made] = await transaction
        .insert(projectClients)
        .values({ ...values, ...kept, createdAt: new Date(this.now()) })
        .onConflictDoNothing()
        .returning(SHOWN);
      if (!made) throw new NothingThere('client');
      await record(transaction, { ...recordOf('client.make', made), after: factsOf(made) });
      return made;
    });
    return secret === undefined ? { client } : { client, secret };
  }

  /** Undefined where the project has no such client. */
  async change(accountId: string, clientId: string, change: ClientChange): Promise<ProjectClient | undefined> {
    const { name, dpop, expiresAt } = change;
    const before = (await this.list(accountId)).find(({ id }) => id === clientId);
    if (!before) return undefined;
    // Outside the transaction, since it may ask another server.
    const keys = await this.#keys.changed(before, change);
    const found = await this.orm.transaction(async (transaction) => {
      await this.#locked(transaction, accountId);
      const held = await this.#of(transaction, accountId);
      const known = held.find(({ id }) => id === clientId);
      if (!known) return undefined;
      const values = {
        name: name === undefined ? known.name : nameOf(name),
        ...keys,
        dpop: dpop ?? known.dpop,
        expiresAt: this.#newEnd(known.expiresAt, expiresAt),
      };
      checkFree(held, values.name, clientId);
      const [changed] = await transaction
        .update(projectClients)
        .set(values)
        .where(eq(projectClients.id, clientId))
        .returning(SHOWN);
      if (!changed) return undefined;
      const facts = { before: factsOf(known), after: factsOf(changed) };
      if (!isDeepStrictEqual(changeableOf(known), changeableOf(changed))) {
        await record(transaction, { ...recordOf('client.change', changed), ...facts });
      }
      // What is remembered of its tokens was true of the client before.
      const isOther = facts.before.expiresAt !== facts.after.expiresAt || known.dpop !== changed.dpop;
      if (isOther) await this.revocations.publish('grant', clientId, transaction);
      return changed;
    });
    if (found && (expiresAt !== undefined || dpop !== undefined)) await this.revocations.catchUp();
    return found;
  }

  /**
   * Gives a client a new secret, which is told this once; the one before is refused from then on, and tokens go on.
   * `knownHint`: the end of the secret that is meant, so that a request that comes twice makes one.
   */
  renew(
    accountId: string,
    clientId: string,
    knownHint: string,
  ): Promise<{ readonly client: ProjectClient; readonly secret: string } | undefined> {
    return this.orm.transaction(async (transaction) => {
      await this.#locked(transaction, accountId);
      const known = (await this.#of(transaction, accountId)).find(({ id }) => id === clientId);
      if (!known) return undefined;
      if (known.hint === null) throw new Conflict(say.hasNoSecret());
      if (this.hasEnded(known)) throw new Conflict(say.hasEnded());
      if (known.hint !== knownHint) throw new Conflict(say.renewed({ hint: known.hint }));
      const secret = newSecret();
      const [client] = await transaction
        .update(projectClients)
        .set(keptOf(secret))
        .where(eq(projectClients.id, clientId))
        .returning(SHOWN);
      if (!client) throw new Error('a client vanished while it was given a new secret');
      await record(transaction, recordOf('client.renew', client));
      return { client, secret };
    });
  }

  /** Removes a client with its tokens, at once and on every gateway; false where the project has none such. */
  async remove(accountId: string, clientId: string): Promise<boolean> {
    if (!isClientId(clientId)) return false;
    const found = await this.orm.transaction(async (transaction) => {
      const [gone] = await transaction
        .delete(projectClients)
        .where(and(eq(projectClients.id, clientId), eq(projectClients.accountId, accountId)))
        .returning(SHOWN);
      if (!gone) return false;
      await transaction.delete(oidc).where(and(eq(oidc.kind, CLIENT_CREDENTIALS), eq(oidc.grantId, clientId)));
      await record(transaction, { ...recordOf('client.remove', gone), before: factsOf(gone) });
      await this.revocations.publish('grant', clientId, transaction);
      return true;
    });
    if (found) await this.revocations.catchUp();
    return found;
  }

  hasEnded({ expiresAt }: Pick<ProjectClient, 'expiresAt'>): boolean {
    return expiresAt !== null && expiresAt.getTime() <= this.now();
  }

  /** The end of a client that lives for some days from now; undefined: it has none. */
  endAfter(days: number | undefined): Date | null {
    if (days === undefined) return null;
    if (!Number.isInteger(days) || days < 1 || days > LONGEST_CLIENT_LIFE) {
      throw new ClientFieldError('expiresInDays', say.life({ days, most: LONGEST_CLIENT_LIFE }));
    }
    return new Date(this.now() + days * DAY_MS);
  }

  #of(orm: Pick<Orm, 'select'>, accountId: string): Promise<ProjectClient[]> {
    return orm
      .select(SHOWN)
      .from(projectClients)
      .where(eq(projectClients.accountId, accountId))
      .orderBy(asc(projectClients.createdAt), asc(projectClients.id));
  }

  /** The lock makes another request for the same project wait here, and then count what this one makes. */
  async #locked(transaction: Transaction, accountId: string): Promise<void> {
    const [owner] = await transaction
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.id, accountId))
      .for('no key update');
    if (!owner) throw new AccountError('There is no such account.');
  }

  /** An end that is named again as it is may have passed. */
  #newEnd(known: Date | null, wanted: Date | null | undefined): Date | null {
    if (wanted === undefined || wanted === null) return wanted === undefined ? known : null;
    const ahead = wanted.getTime() - this.now();
    if (wanted.getTime() !== known?.getTime() && !(ahead > 0 && ahead <= LONGEST_CLIENT_LIFE * DAY_MS)) {
      throw new ClientFieldError('expiresAt', say.end({ most: LONGEST_CLIENT_LIFE }));
    }
    return wanted;
  }
}

const newSecret = (): string => `cuspal_secret_${randomBytes(32).toString('base64url')}`;

const keptOf = (secret: string) => ({ secretHash: secretDigest(secret), hint: secret.slice(-CLIENT_HINT) });

function nameOf(typed: string): string {
  const name = oneLine(typed);
  if (name === '' || [...name].length > LONGEST_CLIENT_NAME) {
    throw new ClientFieldError('name', say.name({ most: LONGEST_CLIENT_NAME }));
  }
  return name;
}

/** Names tell clients apart, and a form that is sent twice makes one. */
function checkFree(held: readonly ProjectClient[], name: string, except?: string): void {
  if (held.some((each) => each.name === name && each.id !== except)) throw new Conflict(say.nameTaken());
}

const recordOf = (action: AuditAction, { id, accountId }: ProjectClient): Recorded => ({
  action,
  of: { accountId },
  target: { kind: 'client', id },
});

const changeableOf = ({ name, keySet, jwksUri, dpop, expiresAt }: ProjectClient) => ({
  name,
  keySet,
  jwksUri,
  dpop,
  expiresAt,
});

/** What the audit log keeps of a client: nothing of its secret, and of its keys how many there are. */
const factsOf = ({ name, method, keySet, jwksUri, dpop, expiresAt }: ProjectClient) => ({
  name,
  method,
  keys: keySet?.keys.length ?? 0,
  jwksUri,
  dpop,
  expiresAt: expiresAt?.toISOString() ?? null,
});
