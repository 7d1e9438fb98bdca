import { Module } from '@nestjs/common';
import { provide } from '../core/provide.ts';
import { LOGGER } from '../core/tokens.ts';
import { Deprecations } from '../http/deprecations.ts';
import { Lifecycle } from '../http/lifecycle.ts';
import { Gate } from '../mcp/gate.ts';
import { McpModule } from '../mcp/mcp.module.ts';
import { Messages } from '../mcp/messages.ts';
import { Batches } from '../rest/batch/batches.ts';
import { CalendarRequests } from '../rest/calendar/calendar-requests.ts';
import { FeedRequests } from '../rest/feeds/feed-requests.ts';
import { KeyRequests } from '../rest/keys/key-requests.ts';
import { Places } from '../rest/places.ts';
import { ReportRequests } from '../rest/reports/report-requests.ts';
import { RestModule } from '../rest/rest.module.ts';
import { ToolCalls } from '../rest/tool-calls.ts';
import { ToolDefinitions } from '../rest/tool-definitions.ts';
import { UsageAnswers } from '../rest/usage.ts';
import { McpEndpoint } from './mcp-endpoint.ts';
import { RestEndpoint } from './rest-endpoint.ts';

/** What answers calls in front of Nest, with the parts of their controllers. */
@Module({
  imports: [McpModule, RestModule],
  providers: [
    provide(
      McpEndpoint,
      [Gate, Lifecycle, Messages, LOGGER],
      (gate, lifecycle, messages, logger) => new McpEndpoint({ gate, lifecycle, messages, logger }),
    ),
    provide(
      RestEndpoint,
      [
        ...[Gate, Lifecycle, ToolDefinitions, ToolCalls, Places, UsageAnswers, KeyRequests, FeedRequests, Batches],
        ...[ReportRequests, CalendarRequests, Deprecations, LOGGER],
      ] as const,
      (
        gate,
        lifecycle,
        definitions,
        calls,
        places,
        usage,
        keys,
        feeds,
        batches,
        reports,
        calendar,
        deprecations,
        logger,
      ) =>
        new RestEndpoint({
          ...{
            gate,
            lifecycle,
            definitions,
            calls,
            places,
            usage,
            keys,
            feeds,
            batches,
            reports,
            calendar,
            deprecations,
            logger,
          },
        }),
    ),
  ],
  exports: [McpEndpoint, RestEndpoint],
})
export class FastPathModule {}
