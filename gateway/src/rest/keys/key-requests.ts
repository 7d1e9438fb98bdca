import type { IncomingMessage } from 'node:http';
import type { z } from 'zod';
import { AccountError } from '../../accounts/accounts.ts';
import { RotatedMeanwhile } from '../../accounts/key-changes.ts';
import { KeyFieldError } from '../../accounts/key-restrictions.ts';
import type { KeyRow } from '../../accounts/keys.ts';
import { KeyNameTaken, type ManagedKey, type ManagedKeys } from '../../accounts/managed-keys.ts';
import { token } from '../../core/provide.ts';
import { NO_STORE } from '../../http/answer-headers.ts';
import { reply, replyJson } from '../../http/reply.ts';
import type { Limits } from '../../limits/limits.ts';
import { bodyOf, queryOf, refuse, type RestExchange, auditedByKey } from '../exchange.ts';
import { fieldProblem, problem, rateLimited, type Problem } from '../problem.ts';
import { changedKeyBody, newKeyBody, readKeyBody, rotationBody, type ReadBody } from './key-body.ts';

/** What manages the keys of an account. */
export type ManagesKeys = Pick<ManagedKeys, 'list' | 'make' | 'change' | 'rotate' | 'revoke'>;

/** Given by what keeps the accounts, which stands above this folder. */
export const MANAGED_KEYS = token<ManagesKeys>('managed keys');

const MAX_BODY_BYTES = 16 * 1024;
/** Stands for the id of the key that asks. */
const SELF = 'self';

const NOT_MANAGING =
  'This credential does not manage keys. Send an API key for which its owner has said so at /developer, ' +
  'or read this key alone, at GET /v1/keys/self.';

/**
 * /v1/keys: the keys of an account and of its test account, for an API key that was made to manage them. Any key reads
 * itself. Access tokens, browser keys and pages manage none (docs/adr/0089-keys-that-may-do-less.md).
 */
export class KeyRequests {
  constructor(
    private readonly keys: ManagesKeys,
    private readonly limits: Pick<Limits, 'take'>,
    private readonly clientAddress: (request: IncomingMessage) => string,
  ) {}

  /** GET and POST /v1/keys. */
  all(exchange: RestExchange): Promise<void> {
    return this.#audited(exchange, () => this.#all(exchange));
  }

  async #all(exchange: RestExchange): Promise<void> {
    const keys = await this.#managed(exchange);
    if (!keys) return;
    const { accountId } = exchange.admitted.principal;
    if (exchange.request.method !== 'POST') {
      return answer(exchange, 200, { keys: (await keys.list(accountId)).map((key) => printed(key, exchange)) });
    }
    const read = await bodyAs(exchange, newKeyBody);
    if (!read) return;
    const { expiresInDays: days, ...wanted } = read;
    await told(exchange, async () => {
      const { key, row } = await keys.make(accountId, { days, ...wanted });
      const made = (await keys.list(accountId)).find(({ id }) => id === row.id);
      answer(exchange, 201, { key, ...(made ? printed(made, exchange) : { id: row.id }) });
    });
  }

  /** GET, PATCH and DELETE /v1/keys/{id}. */
  one(exchange: RestExchange, named: string): Promise<void> {
    return this.#audited(exchange, () => this.#one(exchange, named));
  }

  async #one(exchange: RestExchange, named: string): Promise<void> {
    const { request, admitted, requestId } = exchange;
    const { accountId, keyId } = admitted.principal;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isOwn = isRead && named === SELF && keyId !== undefined;
    const keys = await (isOwn ? this.#readable(exchange) : this.#managed(exchange));
    if (!keys) return;
    const id = named === SELF ? (keyId ?? '') : named;
    if (isRead) {
      const found = (await keys.list(accountId)).find((key) => key.id === id);
      return found ? answer(exchange, 200, printed(found, exchange)) : refuse(exchange, noKey(requestId));
    }
    if (request.method === 'DELETE') {
      if (!(await keys.revoke(accountId, id))) return refuse(exchange, noKey(requestId));
      return reply(exchange.response, 204, { ...admitted.headers }, []);
    }
    const change = await bodyAs(exchange, changedKeyBody);
    if (!change) return;
    await told(exchange, async () => {
      const changed = await keys.change(accountId, id, change);
      if (changed) answer(exchange, 200, printed(changed, exchange));
      else refuse(exchange, noKey(requestId));
    });
  }

  /** POST /v1/keys/{id}/rotate. */
  rotate(exchange: RestExchange, named: string): Promise<void> {
    return this.#audited(exchange, () => this.#rotate(exchange, named));
  }

  async #rotate(exchange: RestExchange, named: string): Promise<void> {
    const keys = await this.#managed(exchange);
    const read = keys && (await bodyAs(exchange, rotationBody));
    if (!keys || !read) return;
    const { accountId, keyId = '' } = exchange.admitted.principal;
    await told(exchange, async () => {
      const { earlierSecretDays: days, knownHint } = read;
      const rotated = await keys.rotate(accountId, named === SELF ? keyId : named, days, knownHint);
      if (!rotated) return refuse(exchange, noKey(exchange.requestId));
      const { key, row, earlier } = rotated;
      answer(exchange, 200, { key, id: row.id, earlierSecret: earlier ? earlierSecret(earlier) : null });
    });
  }

  #audited<T>(exchange: RestExchange, run: () => T): T {
    return auditedByKey(exchange, this.clientAddress, run);
  }

  /** The keys, unless the request cannot be taken or came too soon; then it is refused. */
  async #readable(exchange: RestExchange): Promise<ManagesKeys | undefined> {
    const { requestId, admitted } = exchange;
    if (!queryOf(exchange, [])) return undefined;
    const taken = await this.limits.take('keys', admitted.principal.accountId);
    if (taken.ok) return this.keys;
    const { retryAfterSeconds } = taken;
    const detail = `Keys were asked for too often. Try again in ${retryAfterSeconds} s.`;
    refuse(exchange, rateLimited(requestId, detail, retryAfterSeconds));
    return undefined;
  }

  /** The keys, for a credential that manages them; another one is refused. */
  async #managed(exchange: RestExchange): Promise<ManagesKeys | undefined> {
    const { key } = exchange.admitted.entitlements;
    if (key?.manages === true && key.origins === undefined) return this.#readable(exchange);
    const { requestId } = exchange;
    refuse(exchange, problem({ code: 'auth_invalid', status: 403, detail: NOT_MANAGING, requestId }));
    return undefined;
  }
}

const noKey = (requestId: string): Problem =>
  problem({ code: 'not_found', detail: 'There is no live key with this id. GET /v1/keys lists them.', requestId });

function answer(exchange: RestExchange, status: number, body: object): void {
  // A new key is in some of them.
  replyJson(exchange.response, status, { ...exchange.admitted.headers, ...NO_STORE }, JSON.stringify(body));
}

/** Undefined when the body was refused, or its sender has gone. */
async function bodyAs<T>(exchange: RestExchange, shape: z.ZodType<T>): Promise<T | undefined> {
  const bytes = await bodyOf(exchange, MAX_BODY_BYTES);
  if (!bytes) return undefined;
  const read: ReadBody<T> = readKeyBody(bytes, shape, exchange.requestId);
  if (read.ok) return read.value;
  refuse(exchange, read.problem);
  return undefined;
}

/** Tells of what cannot be as a fault of the field. */
async function told(exchange: RestExchange, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (fault) {
    if (!(fault instanceof AccountError)) throw fault;
    const told = fieldProblem(exchange.requestId, fieldOf(fault), fault.message);
    refuse(exchange, fault instanceof RotatedMeanwhile ? { ...told, title: 'Conflict', status: 409 } : told);
  }
}

function fieldOf(fault: AccountError): string {
  if (fault instanceof KeyFieldError) return fault.field;
  if (fault instanceof RotatedMeanwhile) return 'knownHint';
  return fault instanceof KeyNameTaken ? 'name' : 'body';
}

const earlierSecret = ({ id, hint, expiresAt }: KeyRow) => ({ id, hint, expiresAt });

/** As the `Key` of openapi/schemas.ts. All keys of a test account are for tests. */
const printed = (key: ManagedKey, { admitted }: RestExchange) => ({
  id: key.id,
  name: key.name,
  environment: admitted.entitlements.testClockMs === undefined ? key.environment : 'test',
  hint: key.hint,
  createdAt: key.createdAt,
  lastUsedAt: key.lastUsedAt,
  expiresAt: key.expiresAt,
  expired: key.expired,
  earlierSecretOf: key.secretOf,
  monthlyCalls: key.monthlyCalls,
  usedThisMonth: key.usedThisMonth,
  ratePerSecond: key.ratePerSecond,
  addressRanges: key.addressRanges,
  allowedOrigins: key.allowedOrigins,
  toolsets: key.toolsets,
  manages: key.manages,
});
