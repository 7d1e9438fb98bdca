import { Injectable } from '@nestjs/common';
import { AccountError, Accounts, Conflict, type Account } from './accounts.ts';
import { KeyChanges } from './key-changes.ts';
import type { KeyChange } from './key-restrictions.ts';
import { Keys, type KeyRow } from './keys.ts';
import { TestTwins } from './test-accounts.ts';
import { oneLine } from '../web/clean-text.ts';

/** A key as its owner manages it: of the account itself, or of the test account beside it. */
export interface ManagedKey extends KeyRow {
  readonly environment: 'live' | 'test';
  /** Its calls of this month; null where it has no share, for which they would be counted. */
  readonly usedThisMonth: number | null;
  /** Whether it has come to its end by itself. */
  readonly expired: boolean;
}

export interface NewKey extends KeyChange {
  /** One that the caller has chosen. */
  readonly id?: string | undefined;
  readonly name: string;
  /** Days until it expires; left out, it never does. */
  readonly days?: number | undefined;
  readonly environment?: ManagedKey['environment'] | undefined;
}

/** A name that another key of the account has. A request that is sent twice so makes one key. */
export class KeyNameTaken extends Conflict {
  override readonly name = 'KeyNameTaken';
  constructor() {
    super('You have a key of this name: choose another name, or revoke that key first.');
  }
}

const KEY_ID = /^[\w-]{1,64}$/;

/** The keys of an account and of its test account, for who manages both: its owner, by page or program. */
@Injectable()
export class ManagedKeys {
  constructor(
    private readonly accounts: Accounts,
    private readonly keys: Keys,
    private readonly changes: KeyChanges,
    private readonly twins: TestTwins,
  ) {}

  /** Live ones, oldest first, with recently expired ones and earlier secrets that go on; those for tests come last. */
  async list(accountId: string): Promise<readonly ManagedKey[]> {
    const twin = await this.twins.of(accountId);
    const [used, live, test] = await Promise.all([
      this.changes.used([accountId, ...(twin ? [twin.id] : [])]),
      this.keys.list(accountId),
      twin ? this.keys.list(twin.id) : [],
    ]);
    const managed = (environment: ManagedKey['environment']) => (key: KeyRow) => ({
      ...key,
      environment,
      usedThisMonth: key.monthlyCalls === null ? null : (used.get(key.secretOf ?? key.id) ?? 0),
      expired: this.keys.isExpired(key),
    });
    return [...live.map(managed('live')), ...test.map(managed('test'))];
  }

  /** Throws an AccountError for what cannot be, before anything is made. */
  async make(
    accountId: string,
    { id, name, days, environment = 'live', ...restrictions }: NewKey,
  ): Promise<{ readonly key: string; readonly row: KeyRow }> {
    const own = await this.#account(accountId);
    const account = environment === 'test' ? await this.twins.findOrCreate(own) : own;
    const checked = this.changes.check(account, restrictions);
    await this.#freeName(account.id, name);
    const made = await this.keys.create(account.id, name, days, id);
    if (Object.keys(checked).length === 0) return made;
    const row = await this.changes.restrict(account.id, made.row.id, checked);
    return { key: made.key, row: row ?? made.row };
  }

  /** Undefined where the account has no such key. */
  async change(
    accountId: string,
    keyId: string,
    { name, ...restrictions }: KeyChange & { readonly name?: string | undefined },
  ): Promise<ManagedKey | undefined> {
    const owner = await this.#ownerOf(accountId, keyId);
    if (!owner) return undefined;
    const checked = this.changes.check(owner, restrictions);
    if (name !== undefined) {
      await this.#freeName(owner.id, name, keyId);
      await this.keys.rename(owner.id, keyId, name);
    }
    if (Object.keys(checked).length > 0 && !(await this.changes.restrict(owner.id, keyId, checked))) return undefined;
    return (await this.list(accountId)).find(({ id }) => id === keyId);
  }

  /** `days`: how long the earlier secret goes on. Undefined where the account has no such key. */
  async rotate(accountId: string, keyId: string, days: number, knownHint?: string): ReturnType<KeyChanges['rotate']> {
    const owner = await this.#ownerOf(accountId, keyId);
    return owner && this.changes.rotate(owner.id, keyId, days, knownHint);
  }

  /** False where the account has no such key. */
  async revoke(accountId: string, keyId: string): Promise<boolean> {
    const owner = await this.#ownerOf(accountId, keyId);
    return owner !== undefined && this.keys.revoke(owner.id, keyId);
  }

  async #account(accountId: string): Promise<Account> {
    const account = await this.accounts.byId(accountId);
    if (!account) throw new AccountError('There is no such account.');
    return account;
  }

  /** The account of a key, where it is this one or its test account. */
  async #ownerOf(accountId: string, keyId: string): Promise<Account | undefined> {
    // An id that is none may hold what a database does not take.
    if (!KEY_ID.test(keyId)) return undefined;
    const ownerId = await this.keys.ownerOf(keyId);
    if (ownerId === undefined) return undefined;
    const owner = await this.accounts.byId(ownerId);
    return owner && (owner.id === accountId || owner.twinOf === accountId) ? owner : undefined;
  }

  async #freeName(accountId: string, typed: string, keyId?: string): Promise<void> {
    const name = oneLine(typed);
    const listed = await this.keys.list(accountId);
    if (listed.some((key) => key.name === name && key.id !== keyId && key.secretOf === null)) throw new KeyNameTaken();
  }
}
