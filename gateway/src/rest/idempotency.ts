import { createHmac } from 'node:crypto';
import { token } from '../core/provide.ts';
import { SharedSecret } from '../database/shared-setting.ts';
import type { Orm } from '../database/connection.ts';
import { searchOf } from '../http/paths.ts';
import { KEY_HEADER } from '../metering/refused-answer.ts';
import type { IdempotentCalls } from '../metering/idempotent-calls.ts';
import type { IdempotentRequest } from '../metering/idempotency-ledger.ts';
import { CallsOfBatch, SingleCall } from '../metering/idempotent-request.ts';
import { refuse, type RestExchange } from './exchange.ts';
import { fieldProblem } from './problem.ts';
import { addressOf, routeOf } from './routes.ts';

const MOST_CHARACTERS = 255;
const PRINTABLE = /^[ -~]+$/;

/** What a request asks for, in the words that two requests must share to be the same. */
export interface Asked {
  /** Form of the answer, where the address leaves it open. */
  readonly form: 'result' | 'figure' | 'batch';
  readonly body: Uint8Array;
}

/** Requests by their Idempotency-Key; undefined where there is nothing that is charged. */
export interface RequestKeys {
  single(exchange: RestExchange, key: string, asked: Asked): Promise<SingleCall | undefined>;
  batch(exchange: RestExchange, key: string, body: Uint8Array): Promise<CallsOfBatch | undefined>;
}

/** Given by what keeps the accounts, which stands above this folder. */
export const REQUEST_KEYS = token<RequestKeys>('request keys');

/** Requests by their key, of which hashes alone go further. */
export class HashedKeys implements RequestKeys {
  readonly #secret: SharedSecret;

  constructor(
    orm: Orm,
    private readonly calls: IdempotentCalls,
  ) {
    this.#secret = new SharedSecret(orm, 'rest.idempotency_keys');
  }

  async single(exchange: RestExchange, key: string, asked: Asked): Promise<SingleCall> {
    return new SingleCall(this.calls, await this.#request(exchange, key, asked));
  }

  async batch(exchange: RestExchange, key: string, body: Uint8Array): Promise<CallsOfBatch> {
    return new CallsOfBatch(this.calls, await this.#request(exchange, key, { form: 'batch', body }));
  }

  /** The hash of the request is made with its key, so that nobody finds a birth in it by trying all births. */
  async #request({ request, admitted }: RestExchange, key: string, { form, body }: Asked): Promise<IdempotentRequest> {
    const { accountId: account, testClockMs: clock } = admitted.entitlements;
    const named = await this.#secret.hmac(`key\n${account}\n${key}`);
    const salt = await this.#secret.hmac(`request\n${account}\n${key}`);
    const whole = createHmac('sha256', salt)
      .update(`${form}\n${addressed(request.url)}\n`)
      .update(body);
    return this.calls.request({
      account,
      key: named.toString('base64url'),
      request: whole.digest('base64url'),
      ...(clock !== undefined && { clock }),
    });
  }
}

/** The address as every gateway writes it, whether the fast path reads it or Nest. */
const addressed = (url: string | undefined): string =>
  `${addressOf(routeOf(url) ?? { kind: 'nothing' })}${searchOf(url)}`;

/** The key of a request, which may have none; undefined where it was refused for it. */
export function keyOf(exchange: RestExchange): { readonly key?: string } | undefined {
  const sent = exchange.request.headers['idempotency-key'];
  if (sent === undefined) return NO_KEY;
  const key = String(sent);
  if (key.length <= MOST_CHARACTERS && PRINTABLE.test(key)) return { key };
  refuse(exchange, fieldProblem(exchange.requestId, KEY_HEADER, faultOf(key)));
  return undefined;
}

const NO_KEY = {};

const faultOf = (key: string): string => {
  const fault =
    key === ''
      ? 'is empty'
      : key.length > MOST_CHARACTERS
        ? `has ${key.length} characters`
        : 'has characters other than printable ASCII';
  return `${KEY_HEADER} ${fault}. Send 1 to ${MOST_CHARACTERS} printable ASCII characters, such as a UUID, or leave it out.`;
};

/** Headers of an answer that was given before. */
export const repeatHeaders = (
  idempotent: { readonly status: string | undefined } | undefined,
): Record<string, string> => (idempotent?.status === undefined ? {} : { 'Idempotency-Status': idempotent.status });
