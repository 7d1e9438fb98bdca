import {
  DRAWN_IN_FULL,
  drawFigure,
  figureChoices,
  FigureError,
  FIGURES,
  NO_FIGURE,
  noFigureSaid,
  readFigureOptions,
  subjectOf,
  type FigureOptions,
} from '@cuspal/figures';
import { figureLabelsIn } from '@cuspal/speech';
import type { ToolCatalogue } from '../../catalog/tool-catalogue.ts';
import type { Calls } from '../../mcp/calls.ts';
import { reply } from '../../http/reply.ts';
import { afterCall, contextOf, refuse, type RestExchange } from '../exchange.ts';
import type { SingleCall } from '../../metering/idempotent-request.ts';
import { repeatHeaders } from '../idempotency.ts';
import { outcomeOf } from '../outcome.ts';
import { fieldProblem, problem, type Problem } from '../problem.ts';
import { readQuery } from '../query.ts';
import { drawnFirst } from './drawn-first.ts';
import { FIGURE_HEADERS } from './figure-headers.ts';
import type { Offered } from './wants-figure.ts';

/** What a request for a figure asks for. */
interface AskedFigure {
  readonly args: object;
  readonly idempotent?: SingleCall;
}

/** Whether the result of a tool has a figure. */
export const hasFigure = (tool: string): boolean => Object.hasOwn(FIGURES, tool);

/** POST /v1/tools/{name} where the figure of the result is wanted in its place. */
export class FigureCalls {
  constructor(
    private readonly calls: Pick<Calls, 'run'>,
    private readonly catalogue: Pick<ToolCatalogue, 'find'>,
  ) {}

  /** `askedOf` reads the request, which it refuses itself where it cannot be taken. */
  async call(exchange: RestExchange, tool: string, askedOf: () => Promise<AskedFigure | undefined>): Promise<void> {
    const { request, response, requestId, admitted } = exchange;
    const options = optionsOf(request.url ?? '', tool, requestId);
    if ('problem' in options) return refuse(exchange, options.problem);
    const context = contextOf(exchange);
    const asked = await askedOf();
    if (asked === undefined) return;
    const { idempotent } = asked;
    const args = {
      ...asked.args,
      ...(DRAWN_IN_FULL.includes(tool) && { detail: 'full' }),
      // It is drawn from the lists.
      ...('tables' in asked.args && { tables: false }),
    };
    const labels = await figureLabelsIn(languageOf(args) ?? context.caller.locale);
    const said = subjectOf(args, labels);
    const subject = said === undefined ? {} : { subject: said };
    const figure = { ...options.read, ...subject, labels };
    const drawing = drawnFirst((result) => drawn(tool, result, figure), requestId);
    const setting = { ...context, finish: drawing.finish, asText: true, ...(idempotent && { idempotent }) };
    const outcome = outcomeOf(await this.calls.run(tool, args, setting), requestId);
    if (!outcome.ok) return refuse(exchange, outcome.problem);
    const headers = { ...afterCall(admitted), ...(idempotent && repeatHeaders(idempotent)), ...FIGURE_HEADERS };
    reply(response, 200, headers, [Buffer.from(drawing.svg())]);
  }

  /** For a tool without a figure, to a caller who takes nothing else. */
  refuse(exchange: RestExchange, tool: string, type: Offered['type']): void {
    const figures = Object.keys(FIGURES).filter((name) => this.catalogue.find(name));
    const nearest = NO_FIGURE[tool]?.nearest;
    const detail = `${noFigureSaid(tool) ?? `${tool} has no figure.`} Send "Accept: ${type}" for the result.`;
    const more = {
      field: 'Accept',
      nearest,
      figures,
      remedy: `Accept ${type} too, or call a tool that figures lists.`,
    };
    refuse(exchange, problem({ code: 'validation_failed', status: 406, detail, requestId: exchange.requestId, more }));
  }
}

/** The language that a call asks for itself. */
function languageOf(args: object): string | undefined {
  const { language }: { readonly language?: unknown } = args;
  return typeof language === 'string' ? language : undefined;
}

/** The options that the address names, all of them known and well formed. */
function optionsOf(
  url: string,
  tool: string,
  requestId: string,
): { readonly read: FigureOptions } | { readonly problem: Problem } {
  const query = readQuery(url, Object.keys(figureChoices(tool)));
  if (!query.ok) return { problem: fieldProblem(requestId, query.field, query.detail) };
  try {
    return { read: readFigureOptions(tool, query.values) };
  } catch (fault) {
    if (!(fault instanceof FigureError) || fault.option === undefined) throw fault;
    return { problem: fieldProblem(requestId, fault.option, fault.message) };
  }
}

function drawn(tool: string, result: unknown, options: FigureOptions): string {
  const figure = drawFigure(tool, result, options);
  if (!figure) throw new Error('a result without a figure');
  return figure.svg;
}
