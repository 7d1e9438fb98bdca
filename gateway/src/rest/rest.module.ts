import { Module, type MiddlewareConsumer, type NestModule } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module.ts';
import { ToolCatalogue } from '../catalog/tool-catalogue.ts';
import { provide } from '../core/provide.ts';
import { CLOCK, LOGGER } from '../core/tokens.ts';
import { FeedCalendars } from '../feeds/feed-calendars.ts';
import { Lifecycle } from '../http/lifecycle.ts';
import { requestMiddleware } from '../http/request.middleware.ts';
import { Calls } from '../mcp/calls.ts';
import { Gate } from '../mcp/gate.ts';
import { McpModule } from '../mcp/mcp.module.ts';
import { CALLER_CHECKS } from '../mcp/tokens.ts';
import { PlaceFinder } from '../routing/place-finder.ts';
import { Reports } from '../reports/reports.ts';
import { ReportsModule } from '../reports/reports.module.ts';
import { RoutingModule } from '../routing/routing.module.ts';
import { ToolRouter } from '../routing/tool-router.ts';
import { BASE_URL_OF, CLIENT_ADDRESS_OF, WebModule } from '../web/web.module.ts';
import { Batches } from './batch/batches.ts';
import { CalendarRequests } from './calendar/calendar-requests.ts';
import { FigureCalls } from './figures/figure-calls.ts';
import { REQUEST_KEYS } from './idempotency.ts';
import { FeedController } from './feeds/feed.controller.ts';
import { FEED_ADDRESSES, FeedRequests } from './feeds/feed-requests.ts';
import { KeyRequests, MANAGED_KEYS } from './keys/key-requests.ts';
import { Places } from './places.ts';
import { ReportRequests } from './reports/report-requests.ts';
import { RestController } from './rest.controller.ts';
import { FEED_PREFIX, routeOf } from './routes.ts';
import { ToolCalls } from './tool-calls.ts';
import { ToolDefinitions } from './tool-definitions.ts';
import { USAGE_REPORTS, UsageAnswers } from './usage.ts';

/** The name of a span has nothing of the address, which is a secret. */
const FeedReads = requestMiddleware(() => '/v1 feed');
const RestRequests = requestMiddleware((url) => `/v1 ${routeOf(url)?.kind ?? 'nothing'}`);

/** The addresses under /v1, on the gate and the call path of /mcp. */
@Module({
  imports: [WebModule, McpModule, RoutingModule, CatalogModule, ReportsModule],
  controllers: [RestController, FeedController],
  providers: [
    provide(ToolDefinitions, [ToolCatalogue], (catalogue) => new ToolDefinitions(catalogue)),
    provide(FigureCalls, [Calls, ToolCatalogue], (calls, catalogue) => new FigureCalls(calls, catalogue)),
    provide(
      ToolCalls,
      [Calls, ToolCatalogue, FigureCalls, REQUEST_KEYS],
      (calls, catalogue, figures, keys) => new ToolCalls(calls, catalogue, figures, keys),
    ),
    provide(Places, [PlaceFinder, CALLER_CHECKS], (finder, { limits }) => new Places(finder, limits)),
    provide(UsageAnswers, [USAGE_REPORTS, CALLER_CHECKS], (reports, { limits }) => new UsageAnswers(reports, limits)),
    provide(
      KeyRequests,
      [MANAGED_KEYS, CALLER_CHECKS, CLIENT_ADDRESS_OF],
      (keys, { limits }, clientAddress) => new KeyRequests(keys, limits, clientAddress),
    ),
    provide(
      CalendarRequests,
      [Calls, PlaceFinder, CALLER_CHECKS],
      (calls, finder, { limits }) => new CalendarRequests(calls, finder, limits),
    ),
    provide(ReportRequests, [Reports, CALLER_CHECKS], (reports, { limits }) => new ReportRequests(reports, limits)),
    provide(
      FeedCalendars,
      [Calls, ToolRouter, ToolCatalogue, CLOCK],
      (calls, router, catalogue, now) => new FeedCalendars(calls, router, catalogue, now),
    ),
    provide(
      FeedRequests,
      [FEED_ADDRESSES, FeedCalendars, CALLER_CHECKS, BASE_URL_OF, CLIENT_ADDRESS_OF],
      (addresses, calendars, { limits }, baseUrlOf, clientAddress) =>
        new FeedRequests({ addresses, calendars, limits, baseUrlOf, clientAddress }),
    ),
    provide(
      Batches,
      [ToolCalls, Gate, Lifecycle, CALLER_CHECKS, LOGGER, REQUEST_KEYS],
      (calls, gate, lifecycle, { limits }, logger, keys) =>
        new Batches({ calls, gate, lifecycle, limits, logger, keys }),
    ),
  ],
  exports: [
    ...[ToolDefinitions, ToolCalls, Places, UsageAnswers, KeyRequests],
    ...[FeedRequests, Batches, ReportRequests, CalendarRequests],
  ],
})
export class RestModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(RestRequests).forRoutes(RestController);
    // The wildcard of its route as middleware writes one.
    consumer.apply(FeedReads).forRoutes(`${FEED_PREFIX}*path`);
  }
}
