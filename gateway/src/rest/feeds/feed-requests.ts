import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';
import { token } from '../../core/provide.ts';
import type { FeedAddresses } from '../../feeds/feed-addresses.ts';
import type { ComputedFeed, FeedCalendars } from '../../feeds/feed-calendars.ts';
import { readFeed, type FeedRequest } from '../../feeds/feed-request.ts';
import { NO_STORE } from '../../http/answer-headers.ts';
import type { HttpRequest } from '../../http/http-message.ts';
import { reply, replyJson } from '../../http/reply.ts';
import type { Limits } from '../../limits/limits.ts';
import { readJson } from '../../core/json.ts';
import { isCleanJson } from '../../web/clean-text.ts';
import {
  auditedByKey,
  afterCall,
  bodyOf,
  contextOf,
  queryOf,
  refuse,
  varying,
  type RestExchange,
} from '../exchange.ts';
import { problemOf } from '../outcome.ts';
import { fieldProblem, problem, rateLimited, unreadableBody } from '../problem.ts';
import { languageOf } from '../result-language.ts';

/** Given by what keeps the accounts, which stands above this folder. */
export const FEED_ADDRESSES =
  token<Pick<FeedAddresses, 'seal' | 'open' | 'revokeAll' | 'hasAny' | 'namesOf'>>('feed addresses');

export const CALENDAR = 'text/calendar; charset=utf-8';
const MAX_BODY_BYTES = 8 * 1024;

const NOT_OF_KEY =
  'This API key may do less than its account, and an address of a calendar could do what the account may. ' +
  'Use a key without a share, rate, addresses or origins.';
const NOT_OF_APPLICATION =
  'A connected application makes no addresses of calendars, because they would outlast its connection. Use an API key.';

/** The part of the page of feeds that explains them. */
export const FEED_GUIDE = '/docs/feeds';

export interface FeedRequestsParts {
  readonly addresses: Pick<FeedAddresses, 'seal' | 'revokeAll' | 'hasAny' | 'namesOf'>;
  readonly calendars: Pick<FeedCalendars, 'compute'>;
  readonly limits: Pick<Limits, 'take'>;
  readonly baseUrlOf: (request: Pick<HttpRequest, 'headers'>) => string;
  readonly clientAddress: (request: IncomingMessage) => string;
}

/** GET, POST and DELETE /v1/feeds: makes a calendar or an address of one, and ends all addresses of an account. */
export class FeedRequests {
  constructor(private readonly parts: FeedRequestsParts) {}

  all(exchange: RestExchange): Promise<void> {
    return auditedByKey(exchange, this.parts.clientAddress, () => this.#all(exchange));
  }

  async #all(exchange: RestExchange): Promise<void> {
    const { request, requestId, response, admitted } = exchange;
    const { addresses, limits } = this.parts;
    const { accountId } = admitted.principal;
    if (!queryOf(exchange, [])) return;
    const misfit = misfitOf(exchange);
    if (misfit !== undefined) {
      return refuse(exchange, problem({ code: 'auth_invalid', status: 403, detail: misfit, requestId }));
    }
    const taken = await limits.take('feeds', accountId);
    if (!taken.ok) return refuse(exchange, tooOften(requestId, taken.retryAfterSeconds));
    if (request.method === 'POST') return this.#make(varying(exchange, 'Accept'));
    if (request.method === 'DELETE') {
      await addresses.revokeAll(accountId);
      return reply(response, 204, { ...admitted.headers }, []);
    }
    answer(exchange, 200, { addresses: await addresses.hasAny(accountId) });
  }

  async #make(exchange: RestExchange): Promise<void> {
    const { request, requestId, response, admitted } = exchange;
    const { addresses, calendars, baseUrlOf } = this.parts;
    const asked = await feedIn(exchange);
    if (!asked) return;
    const base = baseUrlOf(request);
    const names = await addresses.namesOf(admitted.entitlements, asked);
    const outcome = await calendars.compute(asked, names, contextOf(exchange), `${base}${FEED_GUIDE}`);
    if (!outcome.ok) return refuse(exchange, problemOf(outcome.answer, requestId));
    if (wantsCalendar(request)) {
      const headers = { ...afterCall(admitted), ...NO_STORE, 'Content-Type': CALENDAR };
      return reply(response, 200, headers, [Buffer.from(outcome.feed.text)]);
    }
    const sealed = await addresses.seal(admitted.principal, asked);
    answer(exchange, 201, printed(`${base}/v1/feeds/${sealed}.ics`, outcome.feed));
  }
}

/** Why a credential makes no addresses; undefined where it does. */
function misfitOf({ admitted: { principal, entitlements } }: RestExchange): string | undefined {
  if (principal.grantId !== undefined) return NOT_OF_APPLICATION;
  const { key } = entitlements;
  const isWhole =
    key === undefined ||
    (key.keyWithShare === undefined &&
      key.ratePerSecond === null &&
      key.addresses === undefined &&
      key.origins === undefined);
  return isWhole ? undefined : NOT_OF_KEY;
}

export const tooOften = (requestId: string, retryAfterSeconds: number) => {
  const detail = `Calendars were asked for too often. Try again in ${retryAfterSeconds} s.`;
  return rateLimited(requestId, detail, retryAfterSeconds);
};

/** The calendar that a body asks for; undefined when it was refused, or its sender has gone. */
async function feedIn(exchange: RestExchange): Promise<FeedRequest | undefined> {
  const { requestId } = exchange;
  const bytes = await bodyOf(exchange, MAX_BODY_BYTES);
  if (!bytes) return undefined;
  const json = readJson(bytes);
  if (!json.ok || !isCleanJson(json.value)) {
    refuse(exchange, unreadableBody(requestId));
    return undefined;
  }
  const read = readFeed(json.value);
  if (read.ok) return { ...read.feed, ...languageOf(exchange.request, read.feed) };
  const detail = `Member "${read.field}" cannot be taken: ${read.fault}.`;
  refuse(exchange, fieldProblem(requestId, read.field, detail));
  return undefined;
}

const wantsCalendar = ({ headers: { accept } }: RestExchange['request']): boolean =>
  new Negotiator({ headers: { accept } }).mediaType(['application/json', 'text/calendar']) === 'text/calendar';

const printed = (address: string, { name, span, entries, found }: ComputedFeed) => ({
  address,
  webcal: address.replace(/^https?:/, 'webcal:'),
  name,
  from: span.from,
  to: span.to,
  entries: entries.length,
  found,
});

const answer = (exchange: RestExchange, status: number, body: object): void =>
  replyJson(exchange.response, status, { ...afterCall(exchange.admitted), ...NO_STORE }, JSON.stringify(body));
