import type { IncomingMessage } from 'node:http';
import { Controller, Inject, Req, Res, UseGuards } from '@nestjs/common';
import type { FeedAddresses, FeedNames, OpenedFeed } from '../../feeds/feed-addresses.ts';
import { FeedCalendars } from '../../feeds/feed-calendars.ts';
import { namesTag } from '../../http/entity-tag.ts';
import { requestIdOf } from '../../http/http-message.ts';
import { pathOf } from '../../http/paths.ts';
import { reply as send } from '../../http/reply.ts';
import type { CallerChecks } from '../../mcp/gate.ts';
import { CALLER_CHECKS } from '../../mcp/tokens.ts';
import { networkOf } from '../../web/client-address.ts';
import { HostGuard, RouteGuard, ServingGuard } from '../../web/guards.ts';
import { takeOver, Route, type RouteReply, type RouteRequest, type RouteSettings } from '../../web/route.ts';
import { BASE_URL_OF, CLIENT_ADDRESS_OF } from '../../web/web.module.ts';
import { contextOf, refuse, type RestExchange } from '../exchange.ts';
import { guardProblems } from '../guard-problems.ts';
import { problemOf } from '../outcome.ts';
import { problem, type Problem } from '../problem.ts';
import { FEED_PREFIX } from '../routes.ts';
import { CALENDAR, FEED_ADDRESSES, FEED_GUIDE, tooOften } from './feed-requests.ts';

const FILE = /^([A-Za-z0-9_-]+)\.ics$/;
const HOUR_SECONDS = 3_600;

const NO_FEED =
  'There is no calendar at this address. It was revoked with the key that made it or with all others, it has ended, or ' +
  'it is not whole. Make another one by POST /v1/feeds, and subscribe to that.';
const SUSPENDED = 'The account of this calendar is suspended. Ask the operator of the server.';

/** An address is a secret: no page that shows it tells it to others, and no search engine keeps it. */
const SECRET = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex', 'X-Content-Type-Options': 'nosniff' };

const FAULTS = guardProblems({
  logged: 'a calendar failed',
  headers: SECRET,
  wrongMethod: () => 'Ask for a calendar by GET.',
});

const SETTINGS: RouteSettings = { methods: ['GET', 'HEAD'], needsHost: true, faults: FAULTS };

/**
 * The addresses of calendars, which programs ask for again and again without a key: the address is one. The fast path
 * leaves them to Nest. Neither a log nor a metric nor a trace has them.
 */
@Controller()
@UseGuards(HostGuard, RouteGuard, ServingGuard)
export class FeedController {
  constructor(
    @Inject(FEED_ADDRESSES) private readonly addresses: Pick<FeedAddresses, 'open' | 'namesOf'>,
    private readonly calendars: FeedCalendars,
    @Inject(CALLER_CHECKS) private readonly checks: CallerChecks,
    @Inject(BASE_URL_OF) private readonly baseUrlOf: (request: IncomingMessage) => string,
    @Inject(CLIENT_ADDRESS_OF) private readonly clientAddress: (request: IncomingMessage) => string,
  ) {}

  @Route(`${FEED_PREFIX}*`, SETTINGS)
  async read(@Req() { raw: request }: RouteRequest, @Res() reply: RouteReply): Promise<void> {
    const response = takeOver(reply);
    const requestId = requestIdOf(response);
    const token = FILE.exec(pathOf(request.url).slice(FEED_PREFIX.length))?.[1];
    const opened = token === undefined ? undefined : await this.addresses.open(token);
    const exchange = exchangeOf(request, response, requestId, opened);
    if (!opened) return refuse(exchange, await this.#unknown(request, requestId));
    const { entitlements } = opened;
    if (entitlements.suspended) {
      return refuse(exchange, problem({ code: 'auth_invalid', status: 403, detail: SUSPENDED, requestId }));
    }
    const taken = await this.checks.limits.take('feeds', entitlements.accountId);
    if (!taken.ok) return refuse(exchange, tooOften(requestId, taken.retryAfterSeconds));
    const names = await this.addresses.namesOf(entitlements, opened.feed);
    const { 'if-none-match': known } = request.headers;
    if (names.isFresh(known)) return send(response, 304, { ...SECRET, ETag: known, ...KEPT }, []);
    await this.#compute(exchange, opened, names);
  }

  async #compute(exchange: RestExchange, { feed }: OpenedFeed, names: FeedNames): Promise<void> {
    const { request, response, requestId } = exchange;
    const guide = `${this.baseUrlOf(request)}${FEED_GUIDE}`;
    const outcome = await this.calendars.compute(feed, names, contextOf(exchange), guide);
    if (!outcome.ok) return refuse(exchange, problemOf(outcome.answer, requestId));
    const tag = names.tagOf(outcome.feed.moment);
    const headers = { ...SECRET, ...KEPT, ETag: tag };
    if (namesTag(request.headers['if-none-match'], tag, 'weak')) return send(response, 304, headers, []);
    const file = { 'Content-Type': CALENDAR, 'Content-Disposition': 'inline; filename="cuspal.ics"' };
    send(response, 200, { ...headers, ...file }, [Buffer.from(outcome.feed.text)]);
  }

  /** Addresses that open nothing are counted as keys are that open nothing. */
  async #unknown(request: IncomingMessage, requestId: string): Promise<Problem> {
    const tried = await this.checks.limits.take('bad_credential', networkOf(this.clientAddress(request)));
    return tried.ok
      ? problem({ code: 'not_found', detail: NO_FEED, requestId })
      : tooOften(requestId, tried.retryAfterSeconds);
  }
}

/** What programs may keep, for themselves alone, and for how long before they ask whether it has changed. */
const KEPT = { 'Cache-Control': `private, max-age=${HOUR_SECONDS}` };

/** The request as those of REST are seen that came with a key. */
function exchangeOf(
  request: IncomingMessage,
  response: RestExchange['response'],
  requestId: string,
  opened: OpenedFeed | undefined,
): RestExchange {
  const { principal, entitlements } = opened ?? NOBODY;
  return { request, response, requestId, admitted: { kind: 'admitted', principal, entitlements, headers: SECRET } };
}

const NOBODY: Pick<OpenedFeed, 'principal' | 'entitlements'> = {
  principal: { accountId: '' },
  entitlements: { accountId: '', suspended: true, metered: true, rate: undefined },
};
