import { Module } from '@nestjs/common';
import { collected, provide, token } from '../core/provide.ts';
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
import { McpEndpoint, type McpEndpointParts } from './mcp-endpoint.ts';
import { RestEndpoint, type RestEndpointParts } from './rest-endpoint.ts';

const MCP_PARTS = token<McpEndpointParts>('parts of the endpoint of MCP');
const REST_PARTS = token<RestEndpointParts>('parts of the endpoint of REST');

/** What answers calls in front of Nest, with the parts of their controllers. */
@Module({
  imports: [McpModule, RestModule],
  providers: [
    collected(MCP_PARTS, { gate: Gate, lifecycle: Lifecycle, messages: Messages, logger: LOGGER }),
    provide(McpEndpoint, [MCP_PARTS], (parts) => new McpEndpoint(parts)),
    collected(REST_PARTS, {
      gate: Gate,
      lifecycle: Lifecycle,
      definitions: ToolDefinitions,
      calls: ToolCalls,
      places: Places,
      usage: UsageAnswers,
      keys: KeyRequests,
      feeds: FeedRequests,
      batches: Batches,
      reports: ReportRequests,
      calendar: CalendarRequests,
      deprecations: Deprecations,
      logger: LOGGER,
    }),
    provide(RestEndpoint, [REST_PARTS], (parts) => new RestEndpoint(parts)),
  ],
  exports: [McpEndpoint, RestEndpoint],
})
export class FastPathModule {}
