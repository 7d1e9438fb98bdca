import { and, eq, gt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Orm } from '../database/connection.ts';
import { CLIENT_DOCUMENT, oidc, UNUSED_CLIENT_MS } from '../database/schema.ts';
import { clientMetadata, LONGEST_CLIENT_ID, type ClientMetadata } from './client-metadata.ts';
import type { FetchedDocument, GuardedFetch } from '../outgoing/guarded-fetch.ts';
import type { KindOfRedirect } from '../config/redirects.ts';
import type { UnusedRows } from './stored-row-quota.ts';

/** What is asked for again sooner than this comes from memory. */
export const DOCUMENT_SECONDS = { min: 60, max: 86_400 } as const;

/** A document that could not be had is not asked for again for so long. */
const FAILURE_MS = 15_000;
const MOST_FAILURES = 1_000;

const SECRET_METHODS: readonly string[] = ['client_secret_basic', 'client_secret_post', 'client_secret_jwt'];

const document = z.looseObject({ client_id: z.string(), token_endpoint_auth_method: z.unknown().optional() });

export interface ClientDocumentsParts {
  readonly orm: Orm;
  readonly fetch: GuardedFetch;
  readonly kindOfRedirect: KindOfRedirect;
  /** Told of each new row. */
  readonly unusedRows: Pick<UnusedRows, 'evict'>;
  readonly now: () => number;
}

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
    let fetched: FetchedDocument;
    try {
      fetched = await this.#fetch(url);
    } catch (fault) {
      const kept = await this.#kept(url);
      if (kept === undefined) throw fault;
      return answer(kept, `max-age=${DOCUMENT_SECONDS.min}`);
    }
    const metadata = { client_id: url, ...parse(url, fetched.bytes, this.#parts.kindOfRedirect) };
    await this.#keep(url, metadata);
    return answer(metadata, fetched.cacheControl);
  }

  async #fetch(url: string): Promise<FetchedDocument> {
    const now = this.#parts.now();
    if ((this.#failed.get(url) ?? 0) > now) throw new Error('the document could not be had a moment ago');
    this.#failed.delete(url);
    try {
      return await this.#parts.fetch(url);
    } catch (fault) {
      if (this.#failed.size >= MOST_FAILURES) this.#failed.clear();
      this.#failed.set(url, now + FAILURE_MS);
      throw fault;
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

function parse(url: string, bytes: Buffer, kindOf: KindOfRedirect): ClientMetadata {
  const said = document.parse(JSON.parse(bytes.toString()));
  if (said.client_id !== url) throw new Error('the document is that of another client_id');
  if (SECRET_METHODS.includes(String(said.token_endpoint_auth_method)) || 'client_secret' in said) {
    throw new Error('a client that publishes its metadata cannot have a secret');
  }
  const verdict = clientMetadata(said, kindOf);
  if (!verdict.ok) throw new Error(verdict.description);
  return verdict.metadata;
}

const answer = (payload: Record<string, unknown>, cacheControl: string | undefined): Response =>
  Response.json(payload, { headers: cacheControl === undefined ? {} : { 'cache-control': cacheControl } });
