import { and, eq, gt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Orm } from '../database/connection.ts';
import { CLIENT_DOCUMENT, oidc, UNUSED_CLIENT_MS, type KeySet } from '../database/schema.ts';
import { ClientFieldError } from '../project-clients/client.ts';
import { publishedKeySetOf } from '../project-clients/key-set.ts';
import { FRESH_MS, type ReadKeys } from '../project-clients/published-keys.ts';
import { clientMetadata, LONGEST_CLIENT_ID, type ClientMetadata } from './client-metadata.ts';
import { DOCUMENT_BYTES, type GuardedFetch } from '../outgoing/guarded-fetch.ts';
import type { KindOfRedirect } from '../config/redirects.ts';
import type { UnusedRows } from './stored-row-quota.ts';

/** What is asked for again sooner than this comes from memory. */
export const DOCUMENT_SECONDS = { min: 60, max: 86_400 } as const;

/** A client whose keys stand at an address of their own has both read again after so long. */
const KEYS_SECONDS = FRESH_MS / 1_000;

/** A document, or the keys of one, that could not be had is not asked for again for so long. */
const FAILURE_MS = 15_000;
const MOST_FAILURES = 1_000;

const SECRET_METHODS: readonly string[] = ['client_secret_basic', 'client_secret_post', 'client_secret_jwt'];
const SIGNED = 'private_key_jwt';

const document = z.looseObject({
  client_id: z.string(),
  token_endpoint_auth_method: z.unknown().optional(),
  grant_types: z.unknown().optional(),
  jwks: z.unknown().optional(),
  jwks_uri: z.unknown().optional(),
});
type Said = z.infer<typeof document>;

export interface ClientDocumentsParts {
  readonly orm: Orm;
  readonly fetch: GuardedFetch;
  /** Reads the keys of a document that names the address of them. */
  readonly readKeys: ReadKeys;
  readonly kindOfRedirect: KindOfRedirect;
  /** Grants that clients with keys may name beside those of all. */
  readonly signedGrants: readonly string[];
  /** Told of each new row. */
  readonly unusedRows: Pick<UnusedRows, 'evict'>;
  readonly now: () => number;
}

/** What is asked for does not come just now, which says nothing against it. */
class Away extends Error {}

/** Client ID Metadata Documents: fetched under guard, brought into our form, the last good copy kept. */
export class ClientDocuments {
  readonly #parts: ClientDocumentsParts;
  /** Address and when it may be asked for again. */
  readonly #failed = new Map<string, number>();

  constructor(parts: ClientDocumentsParts) {
    this.#parts = parts;
  }

  /**
   * The document of a client as the authorization server takes it. A document that cannot be fetched just now is taken
   * from the last good copy; one that says something wrong is not.
   */
  async fetch(url: string): Promise<Response> {
    if (url.length > LONGEST_CLIENT_ID) throw new Error(`the address is longer than ${LONGEST_CLIENT_ID} characters`);
    try {
      const { metadata, cacheControl } = await this.#read(url);
      await this.#keep(url, metadata);
      return answer(metadata, cacheControl);
    } catch (fault) {
      const kept = fault instanceof Away ? await this.#kept(url) : undefined;
      if (kept === undefined) throw fault;
      return answer(kept, `max-age=${DOCUMENT_SECONDS.min}`);
    }
  }

  async #read(url: string) {
    const { fetch, kindOfRedirect, signedGrants } = this.#parts;
    const { bytes, cacheControl } = await this.#ask(url, fetch);
    const said = documentOf(url, bytes);
    const metadata = { client_id: url, ...metadataOf(said, kindOfRedirect) };
    if (said.token_endpoint_auth_method !== SIGNED) return { metadata, cacheControl };
    const jwks = await this.#keysOf(said);
    const isElsewhere = said.jwks_uri !== undefined;
    const more = signedGrants.filter((each) => Array.isArray(said.grant_types) && said.grant_types.includes(each));
    const grant_types = [...metadata.grant_types, ...more];
    return {
      metadata: { ...metadata, grant_types, token_endpoint_auth_method: SIGNED, jwks },
      cacheControl: isElsewhere ? `max-age=${KEYS_SECONDS}` : cacheControl,
    };
  }

  /** The keys with which a client signs what it proves itself by: in its document, or where that says. */
  async #keysOf({ jwks, jwks_uri: address }: Said): Promise<KeySet> {
    if ((jwks === undefined) === (address === undefined)) {
      throw new Error(`a client with ${SIGNED} publishes its keys by either jwks or jwks_uri`);
    }
    if (address === undefined) return publishedKeySetOf(jwks);
    if (typeof address !== 'string' || address.length > LONGEST_CLIENT_ID) {
      throw new Error(`jwks_uri must be an address of at most ${LONGEST_CLIENT_ID} characters`);
    }
    const keys = await this.#ask(address, this.#parts.readKeys);
    if (JSON.stringify(keys).length > DOCUMENT_BYTES)
      throw new Error(`the keys are longer than ${DOCUMENT_BYTES} bytes`);
    return keys;
  }

  /** Asks an address, and not again at once where nothing came. */
  async #ask<T>(address: string, ask: (address: string) => Promise<T>): Promise<T> {
    const now = this.#parts.now();
    if ((this.#failed.get(address) ?? 0) > now) throw new Away('nothing came from there a moment ago');
    this.#failed.delete(address);
    try {
      return await ask(address);
    } catch (fault) {
      // Something came, and it is wrong.
      if (fault instanceof ClientFieldError) throw fault;
      if (this.#failed.size >= MOST_FAILURES) this.#failed.clear();
      this.#failed.set(address, now + FAILURE_MS);
      throw new Away('nothing comes from there', { cause: fault });
    }
  }

  async #kept(url: string): Promise<Record<string, unknown> | undefined> {
    const { orm, now } = this.#parts;
    const [row] = await orm
      .select({ payload: oidc.payload })
      .from(oidc)
      .where(and(eq(oidc.kind, CLIENT_DOCUMENT), eq(oidc.id, url), gt(oidc.expiresAt, new Date(now()))));
    return row?.payload;
  }

  async #keep(url: string, payload: Record<string, unknown>): Promise<void> {
    const expiresAt = new Date(this.#parts.now() + UNUSED_CLIENT_MS);
    await this.#parts.orm
      .insert(oidc)
      .values({ kind: CLIENT_DOCUMENT, id: url, payload, expiresAt })
      .onConflictDoUpdate({
        target: [oidc.kind, oidc.id],
        set: { payload, expiresAt: sql`greatest(${oidc.expiresAt}, excluded.expires_at)` },
      });
    await this.#parts.unusedRows.evict(CLIENT_DOCUMENT);
  }
}

function documentOf(url: string, bytes: Buffer): Said {
  const said = document.parse(JSON.parse(bytes.toString()));
  if (said.client_id !== url) throw new Error('the document is that of another client_id');
  if (SECRET_METHODS.includes(String(said.token_endpoint_auth_method)) || 'client_secret' in said) {
    throw new Error('a client that publishes its metadata cannot have a secret');
  }
  return said;
}

function metadataOf(said: Said, kindOf: KindOfRedirect): ClientMetadata {
  const verdict = clientMetadata(said, kindOf);
  if (!verdict.ok) throw new Error(verdict.description);
  return verdict.metadata;
}

const answer = (payload: Record<string, unknown>, cacheControl: string | undefined): Response =>
  Response.json(payload, { headers: cacheControl === undefined ? {} : { 'cache-control': cacheControl } });
