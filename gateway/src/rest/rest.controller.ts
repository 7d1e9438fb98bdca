import {
  All,
  Controller,
  createParamDecorator,
  Param,
  Res,
  UseFilters,
  UseGuards,
  type ExecutionContext,
} from '@nestjs/common';
import { Deprecations } from '../http/deprecations.ts';
import { requestIdOf } from '../http/http-message.ts';
import { takeOver, type RouteReply, type RouteRequest } from '../web/route.ts';
import { AdmissionGuard, admittedOf, TakesOnly } from '../mcp/admission.guard.ts';
import { Batches } from './batch/batches.ts';
import { CalendarRequests } from './calendar/calendar-requests.ts';
import { alsoSaying, type RestExchange } from './exchange.ts';
import { refuseUnknown } from './faults.ts';
import { FeedRequests } from './feeds/feed-requests.ts';
import { KeyRequests } from './keys/key-requests.ts';
import { Places } from './places.ts';
import { ProblemsFilter } from './problems.filter.ts';
import { ReportRequests } from './reports/report-requests.ts';
import { routeOf, subjectOf, TAKES } from './routes.ts';
import { ToolCalls } from './tool-calls.ts';
import { ToolDefinitions } from './tool-definitions.ts';
import { UsageAnswers } from './usage.ts';

/** Parameter of a method: the admitted request and its response. */
const Admitted = createParamDecorator((_data: undefined, context: ExecutionContext): RestExchange => {
  const http = context.switchToHttp();
  const { raw: request } = http.getRequest<RouteRequest>();
  const { raw: response } = http.getResponse<RouteReply>();
  return { request, response, requestId: requestIdOf(response), admitted: admittedOf(context) };
});

/**
 * The addresses under /v1. With FAST_PATH=on the same parts answer in front of Nest (docs/nest.md). Methods are refused by
 * the guard, after credentials, so that a wrong one also tells how to get in.
 */
@Controller('v1')
@UseGuards(AdmissionGuard)
@UseFilters(ProblemsFilter)
export class RestController {
  constructor(
    private readonly definitions: ToolDefinitions,
    private readonly calls: ToolCalls,
    private readonly places: Places,
    private readonly usage: UsageAnswers,
    private readonly keys: KeyRequests,
    private readonly feeds: FeedRequests,
    private readonly batches: Batches,
    private readonly reports: ReportRequests,
    private readonly calendar: CalendarRequests,
    private readonly deprecations: Deprecations,
  ) {}

  @All('tools')
  @TakesOnly(TAKES.tools)
  list(@Res() reply: RouteReply, @Admitted() exchange: RestExchange): void {
    takeOver(reply);
    this.definitions.list(this.#saying(exchange));
  }

  /** GET describes a tool, POST calls it. */
  @All('tools/:name')
  @TakesOnly(TAKES.tool)
  async tool(@Res() reply: RouteReply, @Admitted() exchange: RestExchange, @Param('name') name: string): Promise<void> {
    takeOver(reply);
    if (exchange.request.method === 'POST') await this.calls.call(this.#saying(exchange), name);
    else await this.definitions.one(this.#saying(exchange), name);
  }

  @All('answers')
  @TakesOnly(TAKES.answers)
  async answer(@Res() reply: RouteReply, @Admitted() exchange: RestExchange): Promise<void> {
    takeOver(reply);
    await this.calls.answer(this.#saying(exchange));
  }

  @All('places')
  @TakesOnly(TAKES.places)
  findPlaces(@Res() reply: RouteReply, @Admitted() exchange: RestExchange): Promise<void> {
    takeOver(reply);
    return this.places.find(this.#saying(exchange));
  }

  @All('calendar')
  @TakesOnly(TAKES.calendar)
  tellCalendar(@Res() reply: RouteReply, @Admitted() exchange: RestExchange): Promise<void> {
    takeOver(reply);
    return this.calendar.tell(this.#saying(exchange));
  }

  @All('usage')
  @TakesOnly(TAKES.usage)
  tellUsage(@Res() reply: RouteReply, @Admitted() exchange: RestExchange): Promise<void> {
    takeOver(reply);
    return this.usage.tell(this.#saying(exchange));
  }

  @All('keys')
  @TakesOnly(TAKES.keys)
  allKeys(@Res() reply: RouteReply, @Admitted() exchange: RestExchange): Promise<void> {
    takeOver(reply);
    return this.keys.all(this.#saying(exchange));
  }

  @All('keys/:id')
  @TakesOnly(TAKES.key)
  key(@Res() reply: RouteReply, @Admitted() exchange: RestExchange, @Param('id') id: string): Promise<void> {
    takeOver(reply);
    return this.keys.one(this.#saying(exchange), id);
  }

  @All('keys/:id/rotate')
  @TakesOnly(TAKES.rotation)
  rotateKey(@Res() reply: RouteReply, @Admitted() exchange: RestExchange, @Param('id') id: string): Promise<void> {
    takeOver(reply);
    return this.keys.rotate(this.#saying(exchange), id);
  }

  @All('feeds')
  @TakesOnly(TAKES.feeds)
  allFeeds(@Res() reply: RouteReply, @Admitted() exchange: RestExchange): Promise<void> {
    takeOver(reply);
    return this.feeds.all(this.#saying(exchange));
  }

  @All('batch')
  @TakesOnly(TAKES.batch)
  batch(@Res() reply: RouteReply, @Admitted() exchange: RestExchange): Promise<void> {
    takeOver(reply);
    return this.batches.run(this.#saying(exchange));
  }

  @All('reports/:kind')
  @TakesOnly(TAKES.report)
  report(@Res() reply: RouteReply, @Admitted() exchange: RestExchange, @Param('kind') kind: string): Promise<void> {
    takeOver(reply);
    return this.reports.answer(this.#saying(exchange), kind);
  }

  /** Every other address under /v1 is led here (app/routed-url.ts). */
  @All()
  @TakesOnly(TAKES.nothing)
  nothing(@Res() reply: RouteReply, @Admitted() exchange: RestExchange): void {
    takeOver(reply);
    refuseUnknown(exchange);
  }

  /** The exchange whose answer says what is deprecated. */
  #saying(exchange: RestExchange): RestExchange {
    const route = routeOf(exchange.request.url);
    const headers = route && this.deprecations.headersOf(subjectOf(route));
    return { ...exchange, admitted: alsoSaying(exchange.admitted, headers) };
  }
}
