import { and, eq } from 'drizzle-orm';
import { token } from '../core/provide.ts';
import type { Orm } from '../database/connection.ts';
import { projectClients, type KeySet } from '../database/schema.ts';
import type { GuardedRequest } from '../outgoing/guarded-request.ts';
import type { ProjectClient } from './client.ts';
import { publishedKeySetOf } from './key-set.ts';

/** What was read is used so long without another look. */
export const FRESH_MS = 5 * 60_000;
/** While an address is away, what was last read there is used so long. */
export const KEPT_MS = 24 * 3_600_000;
/** An address that failed is asked again after so long. */
const FAILURE_MS = 60_000;
const MOST_FAILURES = 1_000;

/** Reads the keys that an address publishes. It rejects where there are none. */
export type ReadKeys = (address: string) => Promise<KeySet>;
export const READ_KEYS = token<ReadKeys>('read keys');

export const readKeysBy =
  (request: GuardedRequest): ReadKeys =>
  async (address) => {
    const answer = await request(address, { method: 'GET', headers: { accept: 'application/json' } });
    if (answer.status !== 200) throw new Error(`the answer has status ${answer.status}`);
    return publishedKeySetOf(await answer.json());
  };

export interface PublishedKeysParts {
  readonly orm: Pick<Orm, 'update'>;
  readonly readKeys: ReadKeys;
  readonly now: () => number;
}

/** The keys of clients as they are now, for those that publish them at an address too. */
export class PublishedKeys {
  readonly #parts: PublishedKeysParts;
  readonly #asked = new Map<string, Promise<KeySet | undefined>>();
  /** Address and when it may be asked again. */
  readonly #failed = new Map<string, number>();

  constructor(parts: PublishedKeysParts) {
    this.#parts = parts;
  }

  /** Undefined where the address has been away for too long. */
  async of(
    client: Pick<ProjectClient, 'id' | 'jwksUri' | 'keySet' | 'keysReadAt'>,
  ): Promise<KeySet | null | undefined> {
    const { id, jwksUri, keySet, keysReadAt } = client;
    if (jwksUri === null || keysReadAt === null) return keySet;
    const age = this.#parts.now() - keysReadAt.getTime();
    if (age < FRESH_MS) return keySet;
    return (await this.#read(id, jwksUri)) ?? (age < KEPT_MS ? keySet : undefined);
  }

  /** One look at a time for each client; undefined where it came to nothing. */
  #read(clientId: string, address: string): Promise<KeySet | undefined> {
    const name = `${clientId} ${address}`;
    const known = this.#asked.get(name);
    if (known) return known;
    const asked = this.#readOnce(clientId, address).finally(() => this.#asked.delete(name));
    this.#asked.set(name, asked);
    return asked;
  }

  async #readOnce(clientId: string, address: string): Promise<KeySet | undefined> {
    const { orm, readKeys, now } = this.#parts;
    if ((this.#failed.get(address) ?? 0) > now()) return undefined;
    this.#failed.delete(address);
    let keySet: KeySet;
    try {
      keySet = await readKeys(address);
    } catch {
      if (this.#failed.size >= MOST_FAILURES) this.#failed.clear();
      this.#failed.set(address, now() + FAILURE_MS);
      return undefined;
    }
    await orm
      .update(projectClients)
      .set({ keySet, keysReadAt: new Date(now()) })
      .where(and(eq(projectClients.id, clientId), eq(projectClients.jwksUri, address)));
    return keySet;
  }
}
